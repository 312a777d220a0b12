import type { Correction } from '../overlay';
import { byLaw, exchanges } from './parts';

const WEEKEND = 'saturday>monday sunday>monday';
const AS_LISTED = 'as vacanza/holidays (MIT) lists it';

const GUINEA = [
	...byLaw(
		'GN',
		'Guinea, Décret D/2022/0526 of 2 November 2022 on legal holidays',
		'https://guineenews.org/fetes-legales-desormais-le-lendemain-de-la-fete-de-tabaski-est-ferie-en-guinee/',
		[
			{ years: [2022, 2100], without: ['National Holiday'] },
			{ years: [2023, 2100], shifted: { 'Feast of the Sacrifice (Eid al-Adha)': [0, 2] } },
			{
				years: [2023, 2100],
				substitutes: {
					of: ['Independence Day', "New Year's Day", 'End of Ramadan (Eid al-Fitr)'],
					moves: WEEKEND
				}
			},
			// Announced days of single years have lost their length.
			{
				years: [2023, 2025],
				days: [['Feast of the Sacrifice (second day)', 'Lendemain de la Tabaski', 'on 20230629 20240617 20250608']],
				estimated: true
			}
		]
	),
	...byLaw('GN', `Guinea, ${AS_LISTED}`, undefined, [
		{ years: [1995, 2021], days: [["All Saints' Day", 'Toussaint', '11-01']] },
		{
			announced: {
				'Birthday of Muhammad (Mawlid)':
					'20151224 20161212 20171201 20181120 20191110 20201029 20211018 20221008 20230927 20240915 20250905',
				'Laylat al-Qadr':
					'20150714 20160703 20170622 20180612 20190601 20200520 20210509 20220429 20230418 20240406 20250327'
			}
		}
	])
];

const IVORY_COAST = byLaw(
	'CI',
	'Côte d’Ivoire, Décret 96-205 of 1996, article 2, and 2011-371 of 2011: the day after a Sunday',
	'https://studylibfr.com/doc/10170874/rci---travail---jours-feries',
	[
		{
			years: [1996, 2100],
			substitutes: { of: ['Labour Day', 'Independence Day'], moves: 'sunday>monday' },
			estimated: false
		},
		{
			years: [2011, 2100],
			substitutes: {
				of: ['Christmas Day', 'End of Ramadan (Eid al-Fitr)', 'Feast of the Sacrifice (Eid al-Adha)'],
				moves: 'sunday>monday'
			}
		}
	]
);

const SAINT_VINCENT = [
	...byLaw(
		'VC',
		'Saint Vincent and the Grenadines, Public Holiday (Amendment) Act 2024',
		'https://www.searchlight.vc/front-page/2024/08/30/svg-honours-spiritual-baptists-with-may-21-public-holiday/',
		[{ years: [2025, 2100], days: [['National Spiritual Baptist Day', '', '05-21']] }]
	),
	...byLaw('VC', `Saint Vincent and the Grenadines, days of the carnival, ${AS_LISTED}`, undefined, [
		{
			instead: {
				'Carnival Monday':
					'20130701>20130708 20180702>20180709 20190701>20190708 20200706>20200803 20210705>20210906 20230703>20230710 20240701>20240708',
				'Carnival Tuesday':
					'20130702>20130709 20180703>20180710 20190702>20190709 20200707>20200804 20210706>20210907 20230704>20230711 20240702>20240709'
			}
		}
	])
];

const BENIN = byLaw(
	'BJ',
	'Benin, Loi 2024-32 of 2 September 2024: the second Friday of January and the Thursday before',
	'https://www.beninintelligent.com/2024/09/13/fete-du-vodun-talon-promulgue-la-loi-sur-la-reforme-du-10-janvier/',
	[
		{
			years: [2025, 2100],
			without: ['Vodoun Festival'],
			days: [['Vodoun Festival', 'Fête annuelle des religions traditionnelles', '2 friday 01 -1', 2]]
		}
	]
);

const SINT_MAARTEN = byLaw(
	'SX',
	'Sint Maarten, AB 2012 no. 19, AB 2015 no. 24 and the yearly schedule of holidays, as vacanza/holidays (MIT) cites them',
	undefined,
	[
		{
			years: [2011, 2100],
			without: ['Constitution Day', 'Carnival', 'Labour Day'],
			days: [
				['Carnival Day', '', '04-30 saturday<friday sunday>tuesday'],
				['Labour Day', '', '05-01']
			],
			estimated: false
		},
		{ years: [2011, 2011], without: ['Emancipation Day'] },
		{ years: [2012, 2100], redated: { 'Emancipation Day': '07-01 sunday>monday' }, estimated: false },
		{ years: [2015, 2100], days: [['Constitution Day', '', '2 monday 10']], estimated: false },
		{ years: [2011, 2014], days: [['Kingdom Day', '', '12-15 sunday>monday']], estimated: false }
	]
);

const MYANMAR = [
	...byLaw('MM', `Myanmar, yearly notification of gazetted holidays, ${AS_LISTED}`, undefined, [
		{
			years: [2007, 2016],
			days: [
				['Myanmar New Year holidays', '', '04-12'],
				['Myanmar New Year holidays', '', '04-18', 3],
				[
					'Myanmar New Year holidays',
					'',
					'on 20070421 20080411 20090421 20100421 20110421 20120411 20130421 20140421 20150421 20160411'
				]
			]
		},
		{ years: [2022, 2023], days: [['Myanmar New Year holidays', '', '04-09', 4]] },
		{ years: [2024, 2100], days: [['Myanmar New Year holidays', '', '04-18', 4]] },
		{
			years: [2025, 2100],
			days: [
				["New Year's Day", '', '01-01'],
				['Chinese New Year', '', 'chinese 1-1']
			]
		}
	]),
	...exchanges(
		'MM',
		'',
		'Myanmar, Global New Light of Myanmar: continuous holidays',
		() =>
			'https://web.archive.org/web/20241221214023/https://www.gnlm.com.mm/govt-designates-continuous-public-days-for-2024-2025-to-ease-travel-and-extend-leisure/',
		['2025|20241231 20250111 20250312 20250322 20250314 20250329 20251103 20251108', '2026|20251226 20260103']
	)
];

/** Feasts of the Hindu year in years for which the library has no dates. */
const HINDU_YEARS = [
	...byLaw('TT', 'Trinidad and Tobago, Public Holidays and Festivals Act; day by our own calendar', undefined, [
		{ years: [1966, 2011], without: ['Deepavali'], days: [['Deepavali', 'Divali', 'hindu diwali']] },
		{ years: [2027, 2100], without: ['Deepavali'], days: [['Deepavali', 'Divali', 'hindu diwali']] }
	]),
	...byLaw('SR', 'Suriname, decrees on public holidays; day by our own calendar', undefined, [
		{ years: [1975, 2014], without: ['Holi Phagwa'], days: [['Holi Phagwa', 'Holi', 'hindu holi']] },
		{ years: [2031, 2100], without: ['Holi Phagwa'], days: [['Holi Phagwa', 'Holi', 'hindu holi']] },
		{ years: [2012, 2013], days: [['Deepavali', 'Divali', 'hindu diwali']] },
		{ years: [2031, 2100], without: ['Deepavali'], days: [['Deepavali', 'Divali', 'hindu diwali']] }
	])
];

const JAMAICA = byLaw('JM', `Jamaica, Holidays (Public General) Act, ${AS_LISTED}`, undefined, [
	{
		years: [1962, 2100],
		redated: { 'Labour Day': '05-23', 'Emancipation Day': '08-01' },
		estimated: false
	},
	{ years: [1962, 2100], substitutes: { of: ['Labour Day'], moves: WEEKEND }, estimated: false },
	{ years: [1962, 2100], substitutes: { of: ['Emancipation Day'], moves: 'sunday>monday' }, estimated: false }
]);

/** Days that orders of 2015 and 2017 have added. */
const RWANDA: readonly Correction[] = [
	{
		places: 'RW',
		years: [1950, 2014],
		without: ['National Harvest Day', 'Feast of the Sacrifice (Eid al-Adha)'],
		source: `Rwanda, Presidential Orders of 2011 and 2015, ${AS_LISTED}`
	},
	{
		places: 'RW',
		years: [1950, 2015],
		without: ["Day after New Year's Day"],
		source: `Rwanda, Presidential Orders of 2011 and 2015, ${AS_LISTED}`
	},
	{
		places: 'RW',
		years: [1950, 2016],
		without: ['Easter Monday'],
		source: `Rwanda, Presidential Orders of 2015 and 2017, ${AS_LISTED}`
	}
];

/** Decrees and acts that the press tells of, and lists where none was found. */
export const DECREES_READ: readonly Correction[] = [
	...GUINEA,
	...IVORY_COAST,
	...SAINT_VINCENT,
	...BENIN,
	...SINT_MAARTEN,
	...MYANMAR,
	...HINDU_YEARS,
	...JAMAICA,
	...RWANDA
];
