import type { Correction } from '../overlay';
import { byLaw } from './parts';

const WEEKEND = 'saturday>monday sunday>monday';
const AS_LISTED = 'as vacanza/holidays (MIT) lists it';

/** Days that are off in some parts only go from the list of the whole. */
const NATIONWIDE: readonly Correction[] = [
	{
		places: 'GB',
		alone: true,
		without: ['Easter Monday'],
		source: 'Banking and Financial Dealings Act 1971, schedule 1: no bank holiday in Scotland'
	},
	{
		places: 'CH',
		alone: true,
		without: ['Good Friday', 'Easter Monday', 'Whit Monday', 'Boxing Day'],
		source: 'Switzerland, Federal Office of Justice, list of the holidays of the cantons: not of all'
	},
	{
		places: 'AU',
		alone: true,
		without: ['Easter Saturday', 'Easter Sunday'],
		source: 'Australia, acts of the states: not of all'
	},
	{
		places: 'MY',
		alone: true,
		without: ["New Year's Day", "New Year's Day (substitute day)"],
		source: 'Malaysia, Holidays Act 1951, schedule 1: a holiday of states, not of five of them'
	},
	{
		places: 'SH',
		alone: true,
		without: ['Saint Helena Day', 'August Bank Holiday'],
		source: 'Saint Helena, Ascension and Tristan da Cunha: each has its own list'
	}
];

/** Sundays that no law makes a holiday, days of leave for which nobody is paid, feasts of the faithful alone. */
const NO_HOLIDAYS: readonly Correction[] = [
	{
		places: 'GR',
		without: ['Easter Sunday', 'Pentecost'],
		source: 'Greece, Royal Decree 748/1966, article 4: Sundays as such'
	},
	{ places: 'CG', without: ['Pentecost'], source: 'Congo, list of public holidays: Whit Monday, and Sundays as such' },
	{
		places: 'US-MD',
		without: ['Service Reduction Day'],
		source: 'Maryland, State Personnel and Pensions § 9-201: furlough days of 2008 to 2015 are no holidays'
	},
	{
		places: 'TG',
		years: [2014, 2100],
		without: ['Liberation Day'],
		source: 'Togo, communiqué of January 2014: 13 January is a working day'
	},
	{
		places: 'KE',
		years: [1950, 2017],
		without: ['Feast of the Sacrifice (Eid al-Adha)'],
		source: 'Kenya, Public Holidays Act, second schedule: for Muslims, unless a notice makes it one for all'
	},
	{ places: 'CL-AP', years: [1950, 2012], without: ['Battle of Arica'], source: 'Chile, Ley 20.663 of 2013' }
];

const URUGUAY = [
	...byLaw(
		'UY',
		'Uruguay, Ley 12.590, artículo 7: five paid holidays; others are worked',
		'https://infotrabajo.uy/dias-feriados-en-uruguay-en-2024',
		[
			{ years: [1958, 2100], without: ['Maundy Thursday', 'Good Friday'] },
			{ years: [1958, 2100], confirmed: ['*'], basis: 'law' }
		]
	),
	...byLaw('UY', `Uruguay, 1 March when the President takes office, ${AS_LISTED}`, undefined, [
		{
			days: [['Inauguration of the President', 'Transmisión del Mando Presidencial', 'on 20100301 20150301 20200301']],
			basis: 'one_off'
		}
	])
];

/** No law was found: what lists of the country have in common, the Islamic feasts a day for all and more for Muslims. */
const SOUTH_SUDAN = byLaw(
	'SS',
	'South Sudan, yearly circular of the Ministry of Labour, as lists of the press have it',
	'https://www.officeholidays.com/countries/south-sudan/2023',
	[
		{
			years: [2011, 2100],
			without: ["International Women's Day", 'Republic Day', "New Year's Eve"],
			redated: {
				'End of Ramadan (Eid al-Fitr)': 'hijri 10-1',
				'Feast of the Sacrifice (Eid al-Adha)': 'hijri 12-10'
			},
			days: [
				['Good Friday', '', 'easter-2'],
				['Holy Saturday', '', 'easter-1'],
				['Easter Sunday', '', 'easter'],
				['Easter Monday', '', 'easter+1'],
				['Labour Day', '', '05-01'],
				['Christmas Eve', '', '12-24'],
				['Boxing Day', '', '12-26']
			],
			basis: 'announced'
		},
		{
			announced: {
				'End of Ramadan (Eid al-Fitr)': '20180614 20190604 20200522 20210513 20220503 20230421 20240410 20250331',
				'Feast of the Sacrifice (Eid al-Adha)':
					'20180821 20190811 20200731 20210718 20220709 20230628 20240616 20250606'
			},
			estimated: true
		}
	]
);

const CAMEROON = byLaw(
	'CM',
	'Cameroon, Loi 73/5, article 4: the day between a holiday and a Sunday, by decree',
	'https://arreyb.com/biya-declares-monday-public-holiday/',
	[
		{
			days: [['Public holiday', 'Jour férié', 'on 20161226 20210514 20210719 20230814']],
			basis: 'one_off',
			estimated: false
		}
	]
);

const THE_GAMBIA = byLaw('GM', `The Gambia, declared each year by the President, ${AS_LISTED}`, undefined, [
	{ years: [1950, 2014], redated: { 'Lailat al-Qadr': 'hijri 9-27' } },
	{
		years: [2026, 2100],
		redated: { 'Lailat al-Qadr': 'hijri 9-27', Korité: 'hijri 10-1', Tabaski: 'hijri 12-10' }
	},
	{ years: [2026, 2100], shifted: { Korité: [0, 2], Tabaski: [0, 2] } },
	{ days: [['Boxing Day', '', '12-26']], estimated: false },
	{ years: [2021, 2100], substitutes: { of: ['*'], except: ['Good Friday', 'Easter Monday'], moves: WEEKEND } }
]);

const TURKMENISTAN = [
	...byLaw('TM', `Turkmenistan, Labour Code before its amendments, ${AS_LISTED}`, undefined, [
		{
			years: [2009, 2017],
			days: [
				['State Flag Day', 'Türkmenistanyň Döwlet baýdagynyň güni', '02-19'],
				['Victory Day', 'Ýeňiş güni', '05-09']
			]
		},
		{ years: [2009, 2014], days: [['Memorial Day', 'Hatyra güni', '01-12']] }
	]),
	...byLaw(
		'TM',
		'Turkmenistan, Labour Code, article 81(2): the day after a holiday on a Sunday',
		'https://www.parahat.info/edict/1802',
		[
			{ announced: { 'Eid al-Adha': '20170902 20170903 20170904' } },
			{ announced: { 'Eid al-Adha': '20240616 20240617 20240618 20250606 20250607 20250608' } },
			{ years: [2010, 2100], substitutes: { of: ['*'], moves: 'sunday>monday' } }
		]
	)
];

const HAITI = [
	...byLaw(
		'HT',
		'Haiti, Décret of 23 May 1989 and notes of the Primature: Monday from noon, Tuesday and Wednesday of carnival',
		'https://tedactu.com/2024/02/09/periode-carnavalesque-le-gouvernement-decrete-trois-jours-de-conge',
		[{ years: [1990, 2100], days: [['Ash Wednesday', 'Mercredi des Cendres', 'easter-46']], basis: 'law' }]
	),
	...byLaw(
		'HT',
		'Haiti, Décret of 11 December 2024 on legal holidays',
		'https://www.leplacentin.com/post/13-08-2025-bois-caiman-le-14-aout-inscrit-dans-la-liste-des-fetes-legales-haitiennes',
		[
			{
				years: [2025, 2100],
				without: ['Ascension Day'],
				days: [
					['Bois Caïman Day', 'Jour du Bois-Caïman et de l’Union pour la Liberté', '08-14'],
					['Dessalines Day', 'Jour de Dessalines', '09-20']
				]
			}
		]
	)
];

const SPAIN_2026_AS_LISTED = {
	years: [2026, 2026],
	basis: 'announced',
	estimated: false,
	source: `Spain, Dirección General de Trabajo, relación de fiestas laborales para 2026, ${AS_LISTED}`
} as const;

const SPAIN_SINCE_2026: readonly Correction[] = [
	{
		places: 'ES-AS ES-CB ES-CL ES-EX ES-MC ES-ML ES-RI',
		days: [['Constitution Day (substitute day)', 'Lunes siguiente al Día de la Constitución', 'on 20261207']],
		...SPAIN_2026_AS_LISTED
	},
	{
		places: 'ES-CM',
		without: ['Castilla-La Mancha Day'],
		days: [['Easter Monday', 'Lunes de Pascua', 'on 20260406']],
		...SPAIN_2026_AS_LISTED
	},
	{
		places: 'ES-IB',
		without: ['Balearic Islands Day'],
		days: [
			['Balearic Islands Day (substitute day)', 'Lunes siguiente al Día de las Islas Baleares', 'on 20260302'],
			["Saint Stephen's Day", 'Segunda Fiesta de Navidad', 'on 20261226']
		],
		...SPAIN_2026_AS_LISTED
	},
	{
		places: 'ES-CB',
		years: [2026, 2100],
		redated: { 'Cantabria Institutions Day': '07-28' },
		source: 'Spain, Dirección General de Trabajo, relación de fiestas laborales para 2026'
	},
	{
		places: 'ES-CE',
		years: [2026, 2100],
		without: ['Arafat Day'],
		days: [['Feast of the Sacrifice', 'Fiesta del Sacrificio', 'hijri 12-10']],
		source: 'Spain, Dirección General de Trabajo, relación de fiestas laborales para 2026'
	}
];

/** What was decided once more, law by law, beside a second list. */
export const DECIDED_AGAIN: readonly Correction[] = [
	...NATIONWIDE,
	...NO_HOLIDAYS,
	...URUGUAY,
	...SOUTH_SUDAN,
	...CAMEROON,
	...THE_GAMBIA,
	...TURKMENISTAN,
	...HAITI,
	...SPAIN_SINCE_2026,
	...byLaw('CL', `Chile, 2012: a bridge to the national holidays by a law of that year, ${AS_LISTED}`, undefined, [
		{ days: [['National holiday (bridge)', 'Feriado puente', 'on 20120917']], basis: 'one_off' }
	]),
	...byLaw(
		'TG',
		'Togo, communiqué of 19 March 2026',
		'https://togoactualite.com/togo-vendredi-20-mars-declare-ferie-chome-et-paye',
		[{ announced: { 'End of Ramadan (Eid al-Fitr)': '20260320' }, estimated: false }]
	),
	...byLaw(
		'US-MI',
		`Michigan, holidays of the state service, ${AS_LISTED}: a day before the weekend for an eve`,
		undefined,
		[
			{
				years: [2016, 2100],
				substitutes: { of: ['Christmas Eve'], moves: 'friday<thursday saturday<friday sunday<friday' },
				estimated: false
			},
			{ years: [2016, 2100], substitutes: { of: ["New Year's Eve"], moves: 'saturday<friday' }, estimated: false }
		]
	)
];
