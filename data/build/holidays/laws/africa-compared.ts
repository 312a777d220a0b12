import type { Correction } from '../overlay';
import { asListed } from './dates';
import { byLaw } from './parts';

const AS_LISTED = 'as vacanza/holidays (MIT) lists them';
const FITR = 'End of Ramadan (Eid al-Fitr)';
const ADHA = 'Feast of the Sacrifice (Eid al-Adha)';
const MAWLID = 'Birthday of Muhammad (Mawlid)';

/** Days off for one time that another collection lists and no notice was read of: `places|English name|local name|days`. */
const ONCE = [
	'AO|Public holiday|Feriado|20100104 20100405 20100525 20100601 20110104 20110502 20121112 20150309 20160502 20170823 20170918 20180205',
	'CI|Public holiday|Jour férié|20101029 20240212',
	'GA|Public holiday|Jour férié|20241114 20241115 20241116 20250411 20250412 20250502 20250927',
	'KE|Eid al-Fitr (substitute day)||20120820 20250331',
	'MU|Public holiday||20190729 20190909',
	'MW|Christmas holiday||20101226 20101228 20111227',
	'NE|Feast of the Sacrifice (substitute day)|Lendemain de la Tabaski|20170904 20250609',
	'TD|Funeral of Idriss Déby Itno|Obsèques d’Idriss Déby Itno|20210423',
	'ZM|Kenneth Kaunda Day||20240428 20300428'
].flatMap((line) => {
	const [places = '', name = '', local = '', dates = ''] = line.split('|');
	return byLaw(places, `Days off, ${AS_LISTED}`, undefined, [
		{ days: [[name, local, `on ${dates}`]], basis: 'one_off' }
	]);
});

/** Days on which feasts were kept, where no notice was read. */
const KEPT: readonly Correction[] = [
	...asListed(
		'TZ',
		{
			[FITR]: '20100911 20120820 20130808 20160707',
			[ADHA]: '20111107 20121027 20131015 20150923 20160913 20170902 20190813',
			'Maulid Day': '20150103 20151224 20181121 20250904'
		},
		`Tanzania, ${AS_LISTED}`
	),
	...asListed('ET', { [ADHA]: '20180822', [MAWLID]: '20181121 20191110 20250905' }, `Ethiopia, ${AS_LISTED}`),
	...asListed('RW', { [ADHA]: '20180822' }, `Rwanda, ${AS_LISTED}`)
];

const NIGERIA = [
	...byLaw(
		'NG',
		'Nigeria, Minister of Interior, 17 March 2026: 19 and 20 March',
		'https://www.kristinareports.com/fg-declares-public-holidays-for-eid-ul-fitr',
		[
			{
				years: [2026, 2026],
				without: ['Id el Fitr', 'Id el Fitr (substitute day)'],
				days: [['Id el Fitr', '', 'on 20260319 20260320']]
			}
		]
	),
	...byLaw(
		'NG',
		'Nigeria, Minister of Interior, 16 August 2018: 21 and 22 August',
		'http://dailypost.ng/2018/08/17/eid-el-kabir-fg-declares-tuesday-wednesday-public-holidays/',
		[{ years: [2018, 2018], without: ['Id el Kabir'], days: [['Id el Kabir', '', 'on 20180821 20180822']] }]
	)
];

const SENEGAL: readonly Correction[] = [
	{
		places: 'SN',
		years: [1950, 2011],
		without: ['Magal de Touba'],
		source: 'Senegal, Décret 2011-1978: from 2012 on',
		url: 'https://www.senxibar.com/Jeudi-jour-du-Magal-decrete-chome-et-paye-officiel_a2432.html'
	},
	...byLaw(
		'SN',
		'Senegal, Loi n° 10/2013 and the day on which the Magal was',
		'http://seneplus.com/article/magal-ch%C3%B4m%C3%A9-et-paye-historique-d%E2%80%99une-d%C3%A9cision',
		[
			{ years: [2013, 2013], redated: { 'Magal de Touba': 'on 20131222' } },
			{ years: [2012, 2012], redated: { 'Magal de Touba': 'on 20120112 20121231' } }
		]
	),
	...byLaw(
		'SN',
		'Senegal, Ministry of Labour: the Magal on Sunday 28 October 2018, the Monday off',
		'https://galsen221.com/societe/magal-de-touba-la-journee-du-lundi-decretee-pont-et-feriee-par-macky-sall/',
		[{ years: [2018, 2018], redated: { 'Magal de Touba': 'on 20181028' } }]
	),
	...byLaw(
		'SN',
		'Senegal, the President: Monday 27 September 2021 after the Magal',
		'https://voaafrique.com/a/le-grand-magal-de-touba-d%C3%A9clar%C3%A9-jour-f%C3%A9ri%C3%A9/6246999.html',
		[{ days: [['Public holiday', 'Jour férié', 'on 20210927']], basis: 'one_off' }]
	)
];

const TOGO = [
	['20210503', 'Council of ministers, 29 April 2021', 'https://gnadoemedia.com/togo-la-journee-du-3-mai-feriee'],
	['20250502', 'communiqué of the Government, 2025', 'https://africabeacon.news/author/admin/page/137'],
	['20260102', 'Ministry of Labour, 31 December 2025', 'https://togo-today.com/o1vy']
].flatMap(([date = '', notice = '', url]) =>
	byLaw('TG', `Togo, ${notice}`, url, [{ days: [['Public holiday', 'Jour férié', `on ${date}`]], basis: 'one_off' }])
);

/** No notice of these years was read; the ordinance of 1979 has other days. */
const CONGO_BEFORE = byLaw('CD', 'DR Congo, days as they are kept, before the ordinance of 2014', undefined, [
	{
		years: [2010, 2013],
		redated: {
			'Day of the Martyrs': '01-04',
			'Anniversary of President Laurent Kabila': '01-16',
			'Anniversary of Prime Minister Patrice Emery Lumumba': '01-17',
			'Liberation Day': '05-17'
		}
	}
]);

const CONGO = byLaw(
	'CD',
	'DR Congo, Minister of Employment, 30 December 2020: the Monday after',
	'https://www.adiac-congo.com/node/123269',
	[
		{
			years: [2010, 2100],
			without: ['Anniversary of Prime Minister Patrice Emery Lumumba (substitute day)']
		},
		{ years: [2016, 2016], without: ['Public Holiday'] },
		{
			years: [2021, 2021],
			days: [['Anniversary of Prime Minister Patrice Emery Lumumba (substitute day)', '', 'on 20210118']]
		}
	]
);

/** What falls on a Monday that is a holiday already is not given on a Tuesday. */
const NO_TUESDAYS: readonly Correction[] = (
	[
		['BF', 2016, 2100, "Martyrs' Day (substitute day)"],
		['BF', 2022, 2022, 'Labour Day (substitute day)'],
		['BF', 2016, 2016, 'Proclamation of the Republic (substitute day)'],
		['BI', 2022, 2022, 'Labour Day (substitute day)']
	] as const
).map(([places, first, last, name]) => ({
	places,
	years: [first, last],
	without: [name],
	source: 'No law names the day after a Monday that is a holiday itself'
}));

/** What was decided of Africa's days beside a second list. */
export const AFRICA_COMPARED: readonly Correction[] = [
	...ONCE,
	...KEPT,
	...NIGERIA,
	...SENEGAL,
	...TOGO,
	...CONGO,
	...CONGO_BEFORE,
	...NO_TUESDAYS,
	...byLaw(
		'EG',
		'Egypt, Prime Minister, 11 March 2026: 19 to 23 March',
		'https://egyptianstreets.com/2026/03/12/egypt-declares-19-march-start-of-eid-al-fitr-holiday/',
		[
			{
				years: [2026, 2026],
				without: [FITR],
				days: [[FITR, 'عيد الفطر', 'on 20260319 20260320 20260321 20260322 20260323']]
			}
		]
	),
	...[
		[
			'20221226',
			'https://camerounweb.com/CameroonHomePage/NewsArchive/Cameroun-Paul-Biya-annonce-une-journ-eacute-e-f-eacute-ri-eacute-e-pour-la-f-ecirc-te-700943'
		],
		[
			'20210816',
			'https://agencepressecamertest.com/2021-politique/2021-institutionnel/depuis-la-suisse,-le-président-de-la-république-déclare-la-journée-du-lundi-16-août-2021-fériée.html'
		]
	].flatMap(([date = '', url]) =>
		byLaw('CM', `Cameroon, decree of the President of ${date.slice(0, 4)} (Loi 76/8, article 4)`, url, [
			{ days: [['Public holiday', 'Jour férié', `on ${date}`]], basis: 'one_off' }
		])
	),
	...byLaw('CM', `Cameroon, decrees of the President, ${AS_LISTED}`, undefined, [
		{
			days: [
				['Public holiday', 'Jour férié', 'on 20100816 20111226 20120820 20141006 20190812 20200525 20240617 20250331']
			],
			basis: 'one_off'
		}
	]),
	...[
		['20160707', 'https://www.qppstudio.net/public-holidays-news/2016/malawi-public-holidays-july-6-7-009505.htm'],
		[
			'20170626',
			'http://www.maravipost.com/malawi-govt-declares-%E2%80%AAjune-26%E2%80%AC-public-holiday-eid-al-fitr-end-fasting/'
		],
		['20190605', 'https://www.nyasatimes.com/malawi-observes-eid-ul-fitr-holiday-wednesday-a-day-of-feast-gratitude/']
	].flatMap(([date = '', url]) =>
		byLaw('MW', `Malawi, Ministry of Local Government, notice of ${date.slice(0, 4)}`, url, [
			{
				years: [Number(date.slice(0, 4)), Number(date.slice(0, 4))],
				without: ['Eid al Fitri', 'Eid al Fitri (substitute day)'],
				days: [['Eid al Fitri', '', `on ${date}`]]
			}
		])
	),
	{
		places: 'TG',
		without: ['Birthday of Muhammad (Mawlid)'],
		source: 'Togo, list of public holidays: two Islamic feasts',
		url: 'https://en.wikipedia.org/wiki/Public_holidays_in_Togo'
	},
	...byLaw('TG', 'Togo, Islamic feasts as they were kept since 2020: by the calendar of Mecca', undefined, [
		{ years: [2026, 2100], redated: { [ADHA]: 'hijri 12-10' } },
		{ years: [2027, 2100], redated: { [FITR]: 'hijri 10-1' } }
	]),
	...byLaw('TD', `Chad, the Monday for the proclamation of the Republic, ${AS_LISTED}`, undefined, [
		{ years: [2010, 2100], substitutes: { of: ['Proclamation of the Republic'], moves: 'sunday>monday' } }
	]),
	...byLaw('GH', `Ghana, Public Holidays Act, 2001 (Act 601): 7 January on a weekend, ${AS_LISTED}`, undefined, [
		{ days: [['Constitution Day (substitute day)', '', 'on 20230109 20240108 20290108']] }
	]),
	...byLaw(
		'TZ',
		'Tanzania, the President, 4 November 2015: the inauguration of President Magufuli',
		'https://en.wikipedia.org/wiki/Public_holidays_in_Tanzania',
		[{ days: [['Inauguration of President John Magufuli', '', 'on 20151105']], basis: 'one_off' }]
	),
	...byLaw(
		'MG',
		'Madagascar, Ministry of Labour, March 2025: Monday 31 March',
		'https://fr.allafrica.com/stories/202503220080.html',
		[{ years: [2025, 2025], redated: { [FITR]: 'on 20250331' } }]
	),
	...byLaw('MU', 'Mauritius, list of public holidays; day by our own calendar', undefined, [
		{
			years: [2027, 2100],
			without: ['Thaipoosam Cavadee'],
			days: [['Thaipoosam Cavadee', '', 'hindu thaipusam']]
		}
	]),
	...byLaw(
		'SZ',
		'Eswatini, Government Gazette LIII (88): a Sunday is kept on the Monday; days of festivals are announced by the King each year',
		'https://en.wikipedia.org/wiki/Public_holidays_in_Eswatini',
		[
			{
				years: [1968, 2100],
				withoutSubstitutes: ['*'],
				without: ['Incwala Festival', 'Umhlanga Reed Dance'],
				days: [
					['Incwala Festival', '', 'about 12-28'],
					['Umhlanga Reed Dance', 'Umhlanga', 'about 1 monday 09']
				]
			},
			{
				years: [1968, 2100],
				substitutes: {
					of: [
						"New Year's Day",
						'Birthday of King Mswati III',
						'National Flag Day',
						'Labour Day',
						'Birthday of the late King Sobhuza',
						'Independence Day'
					],
					moves: 'sunday>monday',
					shared: true
				},
				estimated: false
			},
			{
				years: [1968, 2100],
				substitutes: { of: ['Christmas Day'], moves: 'sunday>monday' },
				estimated: false
			}
		]
	)
];
