import type { Correction } from '../overlay';
import { byLaw, daysOfParts, partsOf } from './parts';
import { elections } from './us-more';

const SUNDAY = 'sunday>monday';
const WEEKEND = 'saturday>monday sunday>monday';
const NEAREST = 'saturday<friday sunday>monday';
const CHRISTMAS = ['Christmas Day', 'Boxing Day'];
/** Tuesdays and Wednesdays to the Monday before, the days after them to the Monday after. */
const TO_MONDAY = 'tuesday<monday wednesday<monday thursday>monday friday>monday saturday>monday sunday>monday';

const SAINT_HELENA = [
	...byLaw(
		'SH',
		'Saint Helena, Public Holidays Ordinance and notices 2015 to 2026',
		'https://www.sainthelena.gov.sh/wp-content/uploads/2025/08/Public-Notice-Public-Holidays-2026.pdf',
		[
			{ years: [2015, 2100], without: ["Queen's Birthday"] },
			{ years: [2015, 2019], days: [["Queen's Birthday", '', '3 monday 06']] },
			{ years: [2020, 2022], days: [["Queen's Birthday", '', '2 monday 06']] },
			{ years: [2023, 2023], days: [["King's Birthday", '', 'on 20230619']] },
			{ years: [2024, 2100], days: [["King's Birthday", '', 'friday>=11-11']] },
			{
				years: [2018, 2023],
				days: [
					['Departure of R.M.S. St Helena', '', 'on 20180209'],
					["Queen's Platinum Jubilee", '', 'on 20220603'],
					["Queen's Funeral", '', 'on 20220919'],
					["The Duke of Edinburgh's Visit", '', 'on 20230124'],
					["King's Coronation", '', 'on 20230508']
				],
				basis: 'one_off'
			}
		]
	),
	...byLaw(
		'SH-HL',
		'Saint Helena, proclamations: a Saturday to Friday, a Sunday to Monday',
		'https://www.sainthelena.gov.sh/wp-content/uploads/2022/09/EX-GAZ-100-Proclamation-St-Helena-Day-2023.pdf',
		[{ years: [2015, 2100], substitutes: { of: ['Saint Helena Day'], moves: NEAREST } }]
	),
	...byLaw(
		'SH-AC SH-TA',
		'Saint Helena Day is of that island alone: Public Holidays (Ascension) Ordinance',
		'https://www.sainthelena.gov.sh/wp-content/uploads/2017/12/Public-Holidays-Asc-Ordinance.pdf',
		[{ years: [2015, 2100], without: ['Saint Helena Day'] }]
	),
	...byLaw('SH-TA', 'Tristan da Cunha, Ratting Day', 'https://www.tristandc.com/newsratting.php', [
		{ years: [2019, 2025], days: [['Ratting Day', '', 'on 20190524 20200425 20210409 20230602 20250530']] }
	])
];

const OFFICIAL_BES = 'https://english.rijksdienstcn.com/social-affairs-work/employment/official-holidays';

const CARIBBEAN_NETHERLANDS = [
	...byLaw('BQ', 'Caribbean Netherlands, Arbeidsregeling 2000 and the official list of 2025', OFFICIAL_BES, [
		{
			years: [2011, 2100],
			without: ['Kingdom Day'],
			redated: { 'Labour Day': '05-01' },
			days: [
				['Easter Sunday', 'Eerste Paasdag', 'easter+0'],
				['Whit Sunday', 'Eerste Pinksterdag', 'easter+49']
			]
		}
	]),
	...byLaw('BQ-BO', 'Bonaire, official list of 2025; Rincon Day from 2020 on', OFFICIAL_BES, [
		{ years: [2011, 2100], without: ['Carnival Monday'] },
		{ years: [1950, 2019], without: ['Rincon Day'] },
		{ years: [2025, 2025], days: [['Bridge day', 'Brugdag', 'on 20250502']], basis: 'one_off' }
	]),
	...byLaw('BQ-SA', 'Saba, official list of 2025', OFFICIAL_BES, [
		{ years: [2011, 2100], redated: { 'Carnival Monday': 'last monday 07' } }
	]),
	...byLaw('BQ-SE', 'Sint Eustatius, official list of 2025: 1 July from 2022 on', OFFICIAL_BES, [
		{ years: [2011, 2100], without: ['Emancipation Day'] },
		{ years: [2022, 2100], days: [['Emancipation Day', 'Emancipatiedag', '07-01']] }
	]),
	...[
		['BQ AW CW', 'Kings Day'],
		['SX', "King's Day"]
	].flatMap(([places = '', name = '']) =>
		byLaw(
			places,
			'Kingdom of the Netherlands: Queen’s Day on 30 April until 2013, King’s Day on 27 April since; a Sunday to the Saturday before',
			OFFICIAL_BES,
			[
				{ years: [1980, 2013], without: [name], days: [["Queen's Day", 'Koninginnedag', '04-30 sunday<saturday']] },
				{ years: [2014, 2100], redated: { [name]: '04-27 sunday<saturday' } }
			]
		)
	)
];

const TONGA = byLaw(
	'TO',
	'Tonga, Public Holidays Act as amended in 2010 and 2013',
	'https://ago.gov.to/cms/images/LEGISLATION/PRINCIPAL/1919/1919-0008/PublicHolidaysAct_3.pdf',
	[
		{
			years: [2010, 2100],
			withoutSubstitutes: ['*'],
			redated: {
				'Emancipation Day': `06-04 ${TO_MONDAY}`,
				'Constitutional Day': `11-04 ${TO_MONDAY}`,
				'Anniversary of the Coronation of H.M. King George Tupou I': `12-04 ${TO_MONDAY}`
			}
		},
		{
			years: [2010, 2012],
			without: ['Official Birthday of His Majesty King Tupou VI']
		},
		{
			years: [2010, 2011],
			without: ['Birthday of His Royal Highness The Crown Prince Tupotoʻa-ʻUlukalala'],
			days: [
				["King's Birthday", '', 'on 20100504 20110502'],
				["Heir's Birthday", '', 'on 20100712 20110711'],
				['Coronation Day', '', 'on 20100802 20110801']
			]
		},
		{
			years: [2012, 2100],
			substitutes: {
				of: [
					'Official Birthday of His Majesty King Tupou VI',
					'Birthday of His Royal Highness The Crown Prince Tupotoʻa-ʻUlukalala'
				],
				moves: SUNDAY
			}
		},
		{ years: [2010, 2016], substitutes: { of: ["New Year's Day", 'ANZAC Day'], moves: SUNDAY } },
		{
			years: [2017, 2021],
			days: [
				['Public holiday', '', 'on 20171129 20190919 20191115'],
				['Boxing Day (substitute day)', '', 'on 20211227']
			],
			basis: 'one_off'
		}
	]
);

const MONTSERRAT = byLaw(
	'MS',
	'Montserrat, Public Holidays Act as amended in 2017 and 2019; lists of the government',
	'https://www.gov.ms/wp-content/uploads/2020/06/Public-Holidays-Act.pdf',
	[
		{
			years: [2017, 2100],
			without: ["Queen's Birthday Celebration"],
			redated: { 'Emancipation Day': '1 monday 08' }
		},
		{ years: [2017, 2021], days: [["Queen's Birthday", '', '2 saturday 06 +2']] },
		{ years: [2022, 2022], days: [["Queen's Birthday", '', 'on 20220602 20220603']] },
		{ years: [2023, 2023], days: [["King's Birthday", '', 'on 20230619']] },
		{ years: [2024, 2024], days: [["King's Birthday", '', 'on 20240617']] },
		{ years: [2025, 2100], days: [["King's Birthday", '', '2 saturday 06 +2']] },
		{ years: [2021, 2022], days: [['Day of Prayer and Thanksgiving', '', 'on 20210721 20220720']] },
		{ years: [2023, 2100], days: [['Day of Prayer and Thanksgiving', '', '2 wednesday 07']] },
		{
			years: [2018, 2023],
			days: [['Public holiday', '', 'on 20180914 20190510 20200715 20220919 20230412 20230506']],
			basis: 'one_off'
		}
	]
);

const SAINT_KITTS = byLaw(
	'KN',
	'Saint Kitts and Nevis, Public Holidays Act (chapter 23.23): a Sunday to Monday; proclamations',
	'https://aglcskn.info/wp-content/documents/Act02and09TOC/Ch-23_23-Public-Holidays-Act.pdf',
	[
		{
			years: [1983, 2100],
			withoutSubstitutes: ['*'],
			redated: { 'Independence Day': '09-19', 'Culturama Day': '1 monday 08 +1' }
		},
		{
			years: [1983, 2100],
			substitutes: {
				of: ["New Year's Day", 'Carnival Day', 'Independence Day', ...CHRISTMAS],
				moves: SUNDAY
			}
		},
		{ years: [1998, 2100], substitutes: { of: ["National Heroes' Day"], moves: SUNDAY } },
		{
			years: [2015, 2023],
			days: [['Public holiday', '', 'on 20150218 20170920 20171219 20220808 20230704']],
			basis: 'one_off'
		}
	]
);

const GUYANA = byLaw(
	'GY',
	'Guyana, Public Holidays Act (chapter 19:07): a Sunday to Monday; notices in the Gazette',
	'https://mola.gov.gy/laws/Volume%206%20Cap.%2018.01%20-%2023.011696968337.pdf',
	[
		{ years: [1968, 2100], substitutes: { of: ["New Year's Day", ...CHRISTMAS], moves: WEEKEND } },
		{
			years: [1970, 2100],
			substitutes: {
				of: ['Labour Day', 'Emancipation Day', 'Phagwah', 'Deepavali', 'Youman Nabi', 'Eid Ul Adha'],
				moves: SUNDAY
			}
		},
		{ years: [2019, 2100], substitutes: { of: ['Arrival Day'], moves: SUNDAY } },
		{ years: [2020, 2020], days: [['Public holiday', '', 'on 20200302']], basis: 'one_off' }
	]
);

const US_TERRITORIES = [
	...byLaw(
		'MP',
		'Northern Mariana Islands, 1 CMC § 311, and memoranda of the Governor on legal holidays',
		'https://governor.gov.mp/archived-news/executive-actions-archive/memorandum-2022-legal-holidays/',
		[
			{ years: [2021, 2100], days: [['Juneteenth', '', '06-19']] },
			{
				years: [2008, 2100],
				days: [['Election Day', '', elections(2008)]],
				basis: 'law'
			},
			{
				years: [1978, 2100],
				substitutes: {
					of: [
						"New Year's Day",
						'Commonwealth Covenant Day',
						'Independence Day',
						'Citizenship Day',
						'Veterans Day',
						'Constitution Day',
						'Christmas Day'
					],
					moves: NEAREST,
					shared: true
				}
			},
			{ years: [2021, 2100], substitutes: { of: ['Juneteenth'], moves: NEAREST } }
		]
	),
	...byLaw('AS', 'American Samoa Code Annotated 1.0501', 'https://asbar.org/code-annotated/1-0501-public-holidays/', [
		{
			years: [1983, 2100],
			days: [
				["Manu'a Islands Cession Day", '', '07-16'],
				['White Sunday', '', '2 sunday 10']
			]
		},
		{
			years: [1983, 2100],
			withoutSubstitutes: ['American Samoa Flag Day (substitute day)'],
			substitutes: {
				of: ['American Samoa Flag Day', "Manu'a Islands Cession Day", 'Veterans Day'],
				moves: NEAREST
			}
		}
	])
];

const VIRGIN_ISLANDS = byLaw(
	'VI',
	'United States Virgin Islands: Hurricane Supplication Day is no holiday since 2000; Liberty Day and 26 December are',
	'https://www.qppstudio.net/public-holidays-news/2011/us-virgin-islands-considers-dropping-3-more-public-holidays-006075.htm',
	[
		{ years: [2000, 2100], without: ['Hurricane Supplication Day'] },
		{
			years: [1982, 2100],
			days: [
				['Liberty Day', '', '11-01'],
				['Christmas Second Day', '', '12-26']
			],
			substitutes: { of: ['Veterans Day'], moves: NEAREST }
		}
	]
);

const DOMINICA = byLaw(
	'DM',
	'Dominica, public holidays: Labour Day on the first Monday of May; a Sunday is made up for',
	'https://www.officeholidays.com/holidays/dominica/dominica-labour-day',
	[
		{
			years: [1979, 2100],
			withoutSubstitutes: ['*'],
			redated: {
				'Labour Day': '1 monday 05',
				'Independence Day': '11-03',
				'National Day of Community Service': '11-04'
			}
		},
		{
			years: [1979, 2100],
			substitutes: {
				of: ["New Year's Day", 'Independence Day', 'National Day of Community Service', ...CHRISTMAS],
				moves: SUNDAY
			}
		}
	]
);

const NICARAGUA = [
	...partsOf('NI', [
		'AN|Costa Caribe Norte',
		'AS|Costa Caribe Sur',
		'BO|Boaco',
		'CA|Carazo',
		'CI|Chinandega',
		'CO|Chontales',
		'ES|Estelí',
		'GR|Granada',
		'JI|Jinotega',
		'LE|León',
		'MD|Madriz',
		'MN|Managua',
		'MS|Masaya',
		'MT|Matagalpa',
		'NS|Nueva Segovia',
		'RI|Rivas',
		'SJ|Río San Juan'
	]),
	...daysOfParts('NI', 'Nicaragua, Managua’s feast of Santo Domingo, as vacanza/holidays (MIT) lists it', [
		'MN|Descent of Saint Dominic|Bajada de Santo Domingo|08-01',
		'MN|Ascent of Saint Dominic|Subida de Santo Domingo|08-10'
	])
];

export const ISLANDS_MORE: readonly Correction[] = [
	...SAINT_HELENA,
	...CARIBBEAN_NETHERLANDS,
	...TONGA,
	...MONTSERRAT,
	...SAINT_KITTS,
	...GUYANA,
	...US_TERRITORIES,
	...VIRGIN_ISLANDS,
	...DOMINICA,
	...NICARAGUA
];
