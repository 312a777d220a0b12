import type { Correction } from '../overlay';
import { daysOfParts, partsOf } from './parts';

const NEXT_MONDAY = 'saturday>monday sunday>monday';
const NEAREST = 'saturday<friday sunday>monday';

const SOLOMON_ACT = {
	source: 'Solomon Islands, Public Holidays Act (chapter 151): a Sunday to the Monday after',
	url: 'https://web.archive.org/web/20250615054807/https://www.paclii.org/sb/legis/consol_act_1996/pha163.pdf'
} as const;
const SOLOMON_GAZETTE = {
	source: 'Solomon Islands, Gazette: a Saturday to the Friday before, in notices since 2016',
	url: 'https://web.archive.org/web/20250615054517/https://solomons.gov.sb/wp-content/uploads/2024/11/Gaz-No.-178-Monday-25th-November-2024.pdf'
} as const;

/** Province, name, its day. */
const PROVINCES: readonly string[] = [
	'CE|Central|06-29',
	'CH|Choiseul|02-25',
	'GU|Guadalcanal|08-01',
	'IS|Isabel|06-02',
	'MK|Makira-Ulawa|08-03',
	'ML|Malaita|08-15',
	'RB|Rennell and Bellona|07-20',
	'TE|Temotu|06-08',
	'WE|Western|12-07'
];

const SOLOMON_ISLANDS: readonly Correction[] = [
	{
		places: 'SB',
		years: [1979, 2021],
		days: [["Queen's Birthday", '', '2 saturday 06']],
		...SOLOMON_ACT
	},
	{
		places: 'SB',
		years: [1979, 2021],
		substitutes: { of: ["Queen's Birthday"], moves: NEAREST },
		...SOLOMON_ACT
	},
	{
		places: 'SB',
		years: [2022, 2022],
		days: [["Queen's Birthday", '', 'on 20220603']],
		source: 'Solomon Islands, Gazette 171 of 27 May 2022',
		url: 'https://web.archive.org/web/20240727184251/https://solomons.gov.sb/wp-content/uploads/2022/05/Gaz-No.-171-Friday-27th-May-2022.pdf'
	},
	{ places: 'SB', years: [2023, 2024], days: [["King's Birthday", '', '3 saturday 06 -1']], ...SOLOMON_GAZETTE },
	{
		places: 'SB',
		years: [2025, 2025],
		days: [["King's Birthday", '', 'on 20250613']],
		source: 'Solomon Islands, Gazette 33 of 9 April 2025',
		url: 'https://web.archive.org/web/20250615054519/https://solomons.gov.sb/wp-content/uploads/2025/04/Gaz-No.-33-Wednesday-9th-April-2025.pdf'
	},
	{
		places: 'SB',
		years: [2026, 2100],
		days: [["King's Birthday", '', '3 saturday 06 -1']],
		estimated: true,
		...SOLOMON_GAZETTE
	},
	{
		places: 'SB',
		years: [2022, 2024],
		days: [['Public holiday', '', 'on 20220912 20240417']],
		basis: 'one_off',
		source: 'Solomon Islands, Gazettes 269 of 2022 and 61 of 2024 (general election)',
		url: 'https://web.archive.org/web/20240711032116/https://solomonchamber.com.sb/media/2618/gaz-no-61-monday-8th-april-2024.pdf'
	},
	...partsOf('SB', ['CT|Honiara', ...PROVINCES]),
	...daysOfParts(
		'SB',
		'',
		PROVINCES.map((line) => {
			const [code, name, date] = line.split('|');
			return `${code}|${name} Province Day||${date}|1979|${SOLOMON_GAZETTE.source.split(':')[0]}, yearly|${SOLOMON_GAZETTE.url.slice(8)}`;
		})
	),
	{
		places: 'SB-CH SB-GU',
		years: [2020, 2020],
		days: [['Public holiday', '', 'on 20201118']],
		basis: 'one_off',
		source: 'Solomon Islands, Gazette 173 of 11 November 2020 (by-elections)',
		url: 'https://web.archive.org/web/20241011021616/https://solomons.gov.sb/wp-content/uploads/2020/11/GAZ-173-11th-November-2020-1.pdf'
	},
	{
		places: 'SB',
		years: [1978, 2100],
		substitutes: { of: ["New Year's Day"], moves: 'sunday>monday' },
		...SOLOMON_ACT
	},
	{
		places: 'SB',
		years: [1978, 2100],
		substitutes: { of: ['Christmas Day', 'National Day of Thanksgiving'], moves: NEXT_MONDAY },
		...SOLOMON_ACT
	},
	{
		places: 'SB',
		years: [1978, 2015],
		substitutes: { of: ['Independence Day'], moves: 'sunday>monday' },
		...SOLOMON_ACT
	},
	{ places: 'SB', years: [2016, 2100], substitutes: { of: ['Independence Day'], moves: NEAREST }, ...SOLOMON_GAZETTE },
	{
		places: 'SB',
		years: [2016, 2100],
		substitutes: { of: ["New Year's Day"], moves: 'saturday<friday' },
		...SOLOMON_GAZETTE
	},
	...PROVINCES.flatMap((line): Correction[] => {
		const [code = '', name = ''] = line.split('|');
		const of = [`${name} Province Day`];
		return [
			{
				places: `SB-${code}`,
				years: [1979, 2015],
				substitutes: { of, moves: 'sunday>monday', shared: true },
				...SOLOMON_ACT
			},
			{
				places: `SB-${code}`,
				years: [2016, 2100],
				substitutes: { of, moves: NEAREST, shared: true },
				...SOLOMON_GAZETTE
			}
		];
	})
];

const TUVALU_ACT = {
	source: 'Tuvalu, Public Holidays Act, with the amendments of 1990 and 2018',
	url: 'https://tuvalu-legislation.tv/cms/images/LEGISLATION/PRINCIPAL/1937/1937-0005/1937-0005_2.pdf'
} as const;
const TUVALU_ISLANDS =
	'web.archive.org/web/20140915180104/http://www.tuvalu-news.tv/archives/2007/01/island_special_public_holidays.html';

const TUVALU: readonly Correction[] = [
	{
		places: 'TV',
		years: [1990, 2100],
		redated: { 'Gospel Day': '2 sunday 05 +1' },
		...TUVALU_ACT
	},
	{ places: 'TV', years: [1990, 2020], days: [['Commonwealth Day', '', '2 monday 03']], ...TUVALU_ACT },
	{ places: 'TV', years: [1990, 2022], days: [["Queen's Birthday", '', '2 saturday 06']], ...TUVALU_ACT },
	{ places: 'TV', years: [2023, 2100], days: [["King's Birthday", '', '2 saturday 06']], ...TUVALU_ACT },
	{
		places: 'TV',
		years: [1990, 2022],
		days: [["Heir to the Throne's Birthday", '', '2 monday 11']],
		...TUVALU_ACT
	},
	{
		places: 'TV',
		years: [2019, 2100],
		without: ["National Children's Day"],
		days: [
			['National Youth Day', 'Aso tupulaga', '1 monday 08'],
			["National Children's Day", 'Aso Tamaliki', '2 sunday 10 +1']
		],
		...TUVALU_ACT
	},
	{
		places: 'TV',
		years: [1990, 2100],
		substitutes: { of: ["New Year's Day", 'Tuvalu Day', 'Christmas Day', 'Boxing Day'], moves: NEXT_MONDAY },
		...TUVALU_ACT
	},
	...partsOf('TV', [
		'FUN|Funafuti',
		'NIT|Niutao',
		'NKF|Nukufetau',
		'NKL|Nukulaelae',
		'NMA|Nanumea',
		'NMG|Nanumaga',
		'NUI|Nui',
		'VAI|Vaitupu'
	]),
	...daysOfParts(
		'TV',
		'Tuvalu, special public holiday of the island',
		[
			'FUN|Day of the Bombing|Te Aso o te Paula|04-23',
			'FUN|Cyclone Day|Aso o te matagi|10-21',
			'NIT|Niutao Day|Te Aso o te Setema|09-17',
			'NKF|Nukufetau Day|Te Aso O Tutasi|02-11',
			'NKL|Gospel Day of Nukulaelae|Te Aso o te Tala Lei|05-10',
			'NMA|Golden Jubilee|Te Po o Tefolaha|01-08',
			'NMA|Big Day|Po Lahi|02-03',
			'NMG|Nanumaga Day|Aho o te Fakavae|04-15',
			'NUI|Day of the Flood|Bogin te Ieka|02-16',
			'VAI|Happy Day|Te Aso Fiafia|11-25'
		].map((line) => `${line}|1990||${TUVALU_ISLANDS}`)
	)
];

const FSM_CODE = {
	source:
		'Code of the Federated States of Micronesia, title 1, sections 601 and 602: a Saturday to Friday, a Sunday to Monday',
	url: 'https://web.archive.org/web/20241213112548/http://www.fsmlaw.org/fsm/code/PDF/FSMCA2014Tit01.pdf'
} as const;

/** As `daysOfParts` reads them. */
const FSM_STATES: readonly string[] = [
	'TRK|State Charter Day||09-26|1987|Chuuk State, title 1|web.archive.org/web/20241213113932/http://fsmlaw.org/chuuk/pdf/tsl_a/TSL%203-10%20EV.pdf',
	'TRK|Chuuk State Constitution Day||10-01|1990|Chuuk State Law 190-03|web.archive.org/web/20241213113821/http://fsmlaw.org/chuuk/pdf/csl_a/CSL%20190-03%20EV.pdf',
	'KSA|Kosrae State Constitution Day||01-11|1991|Kosrae State Law 4-32|www.kosraestatelegislature.com/4th-ksl-state-laws',
	'KSA|Good Friday||easter-2|2000|Kosrae State Law 7-27|web.archive.org/web/20241213115951/https://fsmlaw.org/kosrae/Law/pdf/123.pdf',
	'KSA|Gospel Day||08-21|2000|Kosrae State Law 7-76|www.kosraestatelegislature.com/7th-ksl-state-laws',
	'KSA|Kosrae Liberation Day||09-08|1991|Kosrae State Law 4-135|www.kosraestatelegislature.com/4th-ksl-state-laws',
	'KSA|Thanksgiving Day||4 thursday 11|2011|Kosrae State Law 9-50|www.kosraestatelegislature.com/9th-ksl-state-laws',
	'KSA|Kosrae Disability Day||12-03|2024|Kosrae State Law 13-79|web.archive.org/web/20241211232231/https://www.kosraestatelegislature.com/_files/ugd/f1e94d_cc244ef15bea4c74ba81cb1a4621c30f.pdf',
	"PNI|Women's Day||03-08|2022|Pohnpei State|web.archive.org/web/20250403093235/https://pohnpeistate.gov.fm/2022/02/22/congratulations-pohnpei-womens-council-and-all-who-supported-this-important-undertaking/",
	'PNI|Pohnpei Cultural Day||03-31|1987|Pohnpei State Code, section 7-101|web.archive.org/web/20250209195119/https://fsmlaw.org/pohnpei/code/pdf/pohnpei%20state%202012%20code.pdf',
	'PNI|Good Friday||easter-2|1987|Pohnpei State Code, section 7-101|web.archive.org/web/20250209195119/https://fsmlaw.org/pohnpei/code/pdf/pohnpei%20state%202012%20code.pdf',
	'PNI|Liberation Day||09-11|1987|Pohnpei State Code, section 7-101|web.archive.org/web/20250209195119/https://fsmlaw.org/pohnpei/code/pdf/pohnpei%20state%202012%20code.pdf',
	'PNI|Pohnpei Constitution Day||11-08|1987|Pohnpei State Code, section 7-101|web.archive.org/web/20250209195119/https://fsmlaw.org/pohnpei/code/pdf/pohnpei%20state%202012%20code.pdf',
	'YAP|Yap Day||03-01|1987|Yap State Code, title 1, chapter 8|web.archive.org/web/20250223222339/http://fsmlaw.org/yap/code/title01/T01_Ch08.htm',
	'YAP|Yap State Constitution Day||12-24|1987|Yap State Code, title 1, chapter 8|web.archive.org/web/20250223222339/http://fsmlaw.org/yap/code/title01/T01_Ch08.htm'
];

const MICRONESIA: readonly Correction[] = [
	{
		places: 'FM',
		years: [2011, 2100],
		days: [['Micronesian Culture and Tradition Day', '', '03-31']],
		source: 'Federated States of Micronesia, Public Law 16-27',
		url: 'https://web.archive.org/web/20241213114748/http://fsmlaw.org/fsm/code/PDF/CODE%201/PL%2016-27.pdf'
	},
	{
		places: 'FM',
		years: [2021, 2100],
		days: [['Presidents Day', '', '11-23']],
		source: 'Federated States of Micronesia, Public Law 21-209',
		url: 'https://web.archive.org/web/20241213120719/http://www.fsmlaw.org/fsm/code/PDF/CODE%201/PL%2021-209.pdf'
	},
	{
		places: 'FM',
		years: [1987, 1990],
		without: ['United Nations Day'],
		source: 'Federated States of Micronesia, Public Law 7-20',
		url: 'https://web.archive.org/web/20241213120703/http://www.fsmlaw.org/fsm/code/PDF/CODE%201/PL%207-20.pdf'
	},
	{
		places: 'FM',
		years: [1987, 2003],
		without: ['Veterans Day'],
		source: 'Federated States of Micronesia, Public Law 13-38',
		url: 'https://web.archive.org/web/20241213120631/http://www.fsmlaw.org/fsm/code/PDF/CODE%201/PL%2013-38.pdf'
	},
	...partsOf('FM', ['TRK|Chuuk', 'KSA|Kosrae', 'PNI|Pohnpei', 'YAP|Yap']),
	...daysOfParts('FM', '', FSM_STATES),
	{
		places: 'FM',
		years: [1987, 2100],
		substitutes: { of: ['*'], except: ['Good Friday', 'Thanksgiving Day'], moves: NEAREST, shared: true },
		...FSM_CODE
	}
];

/** Solomon Islands, Tuvalu, Federated States of Micronesia, with their provinces, islands and states. */
export const PACIFIC_ISLANDS: readonly Correction[] = [...SOLOMON_ISLANDS, ...TUVALU, ...MICRONESIA];
