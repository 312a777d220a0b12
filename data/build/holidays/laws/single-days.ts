import type { Correction } from '../overlay';
import { byLaw } from './parts';

const AS_LISTED = 'as vacanza/holidays (MIT) lists it';
const TSAGAAN_SAR = 'Mongolia, Law on Public Holidays and Days of Observation: the first days of the lunar year';
const TSAGAAN_SAR_PAGE = 'https://www.news.mn/r/234402';
/** Days on which Mongolia began the year, where that is not by the calendar of Phugpa. */
const OTHERWISE = [
	[2014, '20140131'],
	[2022, '20220202'],
	[2025, '20250301']
] as const;

const MONGOLIA: readonly Correction[] = [
	...byLaw('MN', TSAGAAN_SAR, TSAGAAN_SAR_PAGE, [
		{ years: [1992, 2013], days: [['Tsagaan Sar (Lunar New Year)', 'Цагаан сар', 'tibetan losar', 2]] },
		{ years: [2014, 2100], days: [['Tsagaan Sar (Lunar New Year)', 'Цагаан сар', 'tibetan losar', 3]] },
		...OTHERWISE.map(([year, day]) => ({
			years: [year, year] as const,
			redated: { 'Tsagaan Sar (Lunar New Year)': `on ${day}` },
			estimated: true
		}))
	]),
	...byLaw(
		'MN',
		`Mongolia, Chinggis Khaan’s birthday, the first day of the first month of winter, ${AS_LISTED}`,
		undefined,
		[
			{
				years: [2012, 2032],
				days: [
					[
						"Chinggis Khaan's Birthday",
						'Чингис хааны төрсөн өдөр',
						'on 20121114 20131104 20141123 20151112 20161031 20171119 20181108 20191127 20201116 20211105 20221124 20231114 20241102 20251121 20261110 20271129 20281117 20291107 20301126 20311115 20321104'
					]
				],
				basis: 'computed'
			},
			{
				years: [2033, 2100],
				days: [["Chinggis Khaan's Birthday", 'Чингис хааны төрсөн өдөр', 'full 8 11-14 -14']],
				basis: 'computed'
			}
		]
	),
	...byLaw(
		'MN',
		'Mongolia, Law on Public Holidays and Days of Observation: the first day of the first month of winter',
		'https://montsame.mn/en/read/167152',
		[{ years: [2018, 2018], confirmed: ["Chinggis Khaan's Birthday"] }]
	),
	...byLaw('MN', `Mongolia, Law on Public Holidays and Days of Observation as amended, ${AS_LISTED}`, undefined, [
		{ years: [2020, 2100], days: [["The Buddha's Great Day", 'Бурхан багшийн их дүйчэн өдөр', 'tibetan parinirvana']] },
		{ years: [2023, 2100], days: [['National Flag Day', 'Монгол Улсын төрийн далбааны өдөр', '07-10']] }
	])
];

const MAN = 'Isle of Man, Treasury, bank holidays under the Bank Holidays Act 1989';
const MAN_2022 = 'https://www.gov.im/news/2021/jul/06/bank-holidays-in-the-isle-of-man-2022/';

const ISLE_OF_MAN = byLaw('IM', MAN, MAN_2022, [
	{
		years: [1972, 2100],
		days: [['Summer bank holiday', '', 'last monday 08']],
		redated: { 'Tourist Trophy, Senior Race Day': 'friday>=06-06' }
	},
	{ years: [2020, 2020], redated: { 'Tourist Trophy, Senior Race Day': 'on 20200828' } },
	{ years: [2012, 2012], redated: { 'Spring bank holiday': 'on 20120604' } },
	{ years: [1990, 2100], redated: { 'Tynwald Day': '07-05 saturday>monday sunday>monday' } }
]);

const ARMY_DAY = 'Guatemala, Ley que promueve el turismo interno, Decreto 19-2018: 30 June to a Monday';

const GUATEMALA = byLaw(
	'GT',
	ARMY_DAY,
	'https://guatevision.com/nacionales/dia-del-ejercitohabra-fin-de-semana-largo-por-el-asueto-del-30-de-junio-en-guatemala',
	[
		{ years: [1970, 2018], redated: { 'Army Day': '06-30' } },
		{
			years: [2019, 2100],
			redated: {
				'Army Day': '06-30 tuesday<monday wednesday<monday thursday>monday friday>monday saturday>monday sunday>monday'
			}
		},
		{ years: [2019, 2019], redated: { 'Labour Day': 'on 20190429', 'Revolution Day': 'on 20191021' } }
	]
);

/** Countries of which one or two days were not as their law has them. */
export const SINGLE_DAYS: readonly Correction[] = [
	...MONGOLIA,
	...ISLE_OF_MAN,
	...GUATEMALA,
	...byLaw(
		'HN',
		'Honduras, Código del Trabajo, artículo 339: Thursday, Friday and Saturday of Holy Week',
		'https://www.elheraldo.hn/honduras/semana-santa-2026-cuando-feriado-empresa-privada-FJ29640252',
		[{ days: [['Holy Saturday', 'Sábado Santo', 'easter-1']], basis: 'law' }]
	),
	...byLaw(
		'MW',
		'Malawi, Ministry of Local Government: Boxing Day is a holiday again since December 2012',
		'https://www.nyasatimes.com/jb-administration-reinstates-boxing-day-holiday-in-malawi/',
		[
			{
				years: [2012, 2100],
				without: ['Christmas Day (substitute day)'],
				days: [['Boxing Day', '', '12-26']]
			},
			{
				years: [2012, 2100],
				substitutes: { of: ['Christmas Day', 'Boxing Day'], moves: 'saturday>monday sunday>monday' }
			}
		]
	),
	...byLaw(
		'FO',
		'Faroe Islands, Ólavsøka on 29 July, flag day on 25 April',
		'https://worlddaysoff.com/holiday/fo/2026/saint-olavs-day',
		[{ days: [["Saint Olav's Day", 'Ólavsøkudagur', '07-29']], redated: { 'Flag Day': '04-25' } }]
	),
	...byLaw(
		'MK',
		'North Macedonia, Law on holidays (54/97, 21/2007), article 2: the second day of Easter',
		'https://mk.wikisource.org/wiki/%D0%97%D0%B0%D0%BA%D0%BE%D0%BD_%D0%B7%D0%B0_%D0%B4%D1%80%D0%B6%D0%B0%D0%B2%D0%BD%D0%B8%D1%82%D0%B5_%D0%BF%D1%80%D0%B0%D0%B7%D0%BD%D0%B8%D1%86%D0%B8_%D0%BD%D0%B0_%D0%A0%D0%B5%D0%BF%D1%83%D0%B1%D0%BB%D0%B8%D0%BA%D0%B0_%D0%9C%D0%B0%D0%BA%D0%B5%D0%B4%D0%BE%D0%BD%D0%B8%D1%98%D0%B0',
		[{ years: [2007, 2100], without: ['Orthodox Easter'] }]
	),
	...byLaw(
		'MD',
		'Moldova, Labour Code, article 111 as amended by Law 154 of 2023: 1 June',
		'https://224320.siukjm.asia/ru/news/2023/06/30/23005215',
		[{ years: [2024, 2100], days: [["International Children's Day", 'Ziua Ocrotirii Copilului', '06-01']] }]
	),
	...byLaw(
		'MD',
		'Moldova, Government decision on 1 June 2017',
		'https://primariacahul.md/media-category/noutati-si-evenimente/hotarare-cu-privire-la-ziua-de-odihna-din-luna-iunie-2017',
		[
			{
				years: [2017, 2017],
				days: [["International Children's Day", 'Ziua Ocrotirii Copilului', 'on 20170601']],
				worked: '20170624'
			}
		]
	),
	...byLaw(
		'MD',
		'Moldova, Government decision on 1 June 2018',
		'http://oficial.md/social/ziua-de-1-iunie-2018-declarata-zi-libera',
		[
			{
				years: [2018, 2018],
				days: [["International Children's Day", 'Ziua Ocrotirii Copilului', 'on 20180601']],
				worked: '20180623'
			}
		]
	),
	...byLaw('TL', 'Timor-Leste, Lei 10/2005 as it stood until 2016', 'http://timor-leste.gov.tl/?lang=en&p=7627', [
		{
			years: [2005, 2015],
			days: [['National Heroes Day', 'Dia dos Heróis Nacionais', '12-07']]
		}
	]),
	...byLaw(
		'TL',
		'Timor-Leste, Lei 10/2005 as amended by Lei 3/2016 of 25 May 2016',
		'https://timor-leste.gov.tl/?lang=tp&p=30266&print=1',
		[
			{ years: [1950, 2016], without: ["Veterans' Day"] },
			{ years: [2016, 2100], days: [['National Heroes Day', 'Dia dos Heróis Nacionais', '12-31']] }
		]
	),
	...byLaw('TL', `Timor-Leste, Lei 10/2005 as amended by Lei 10/2023, ${AS_LISTED}`, undefined, [
		{ years: [2023, 2100], days: [["National Women's Day", 'Dia Nacional da Mulher', '11-03']] }
	])
];
