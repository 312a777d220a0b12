import { easter } from '../../../../engines/kit/easter';
import { isoDate } from '../../../../engines/kit/calendar';
import type { Correction } from '../overlay';
import { byLaw } from './parts';

const SUNDAY = 'sunday>monday';
const WEEKEND = 'saturday>monday sunday>monday';
const CHRISTMAS = ['Christmas Day', 'Boxing Day'];

const CAYMAN = byLaw(
	'KY',
	'Cayman Islands, Public Holidays Act; lists and orders of the government',
	'https://legislation.gov.ky/cms/images/LEGISLATION/PRINCIPAL/1964/1964-0140/PublicHolidaysAct_2007%20Revision_g.pdf',
	[
		{
			years: [2006, 2100],
			redated: { 'Constitution Day': '1 monday 07' },
			days: [['Remembrance Day', '', '2 monday 11']]
		},
		{ years: [2024, 2100], days: [['Emancipation Day', '', '1 monday 05']] },
		{
			years: [2006, 2022],
			without: ["Queen's Birthday"],
			days: [
				[
					"Queen's Birthday",
					'',
					'on 20060612 20070618 20080616 20090615 20100614 20110613 20120618 20130617 20140616 20150615 20160613 20170619 20180611 20190610 20200615 20210614 20220606'
				]
			],
			basis: 'law'
		},
		{ years: [2023, 2100], without: ["Queen's Birthday"], days: [["King's Birthday", '', '3 saturday 06 +2']] },
		{ years: [2006, 2100], substitutes: { of: CHRISTMAS, moves: WEEKEND } },
		{
			years: [2009, 2025],
			days: [
				['General Election Day', '', 'on 20090520 20130522 20250430'],
				['Constitution Day 2009', '', 'on 20091106'],
				['Royal Wedding', '', 'on 20110429'],
				["Queen's Diamond Jubilee", '', 'on 20120604'],
				['Referendum Day', '', 'on 20120718'],
				["Queen's Funeral", '', 'on 20220919'],
				["King's Coronation", '', 'on 20230508']
			],
			basis: 'one_off'
		}
	]
);

const BERMUDA = byLaw(
	'BM',
	'Bermuda, Public Holidays Act 1947 and its amendments; proclamations',
	'https://www.bermudalaws.bm/Laws/Consolidated%20Law/1947/Public%20Holidays%20Act%201947',
	[
		{ years: [1950, 2017], redated: { 'Bermuda Day': '05-24' } },
		{ years: [1950, 2017], substitutes: { of: ['Bermuda Day'], moves: WEEKEND } },
		{ years: [2018, 2018], redated: { 'Bermuda Day': '05-25' } },
		{ years: [2019, 2019], redated: { 'Bermuda Day': '05-24' } },
		{ years: [2020, 2020], redated: { 'Bermuda Day': '05-29' } },
		{ years: [2021, 2100], redated: { 'Bermuda Day': 'last monday 05 -3' } },
		{ substitutes: { of: ["New Year's Day", 'Remembrance Day', ...CHRISTMAS], moves: WEEKEND } },
		{
			years: [2007, 2023],
			days: [
				['Public holiday', '', 'on 20070605'],
				['Portuguese Welcome 170th Anniversary', '', 'on 20191104'],
				['Flora Duffy Day', '', 'on 20211018'],
				["King's Coronation", '', 'on 20230508']
			],
			basis: 'one_off'
		}
	]
);

const BARBADOS = byLaw(
	'BB',
	'Barbados, Public Holidays Act (chapter 352)',
	'https://barbadosparliament-laws.com/en/showdoc/cs/352',
	[
		{ without: ['Pentecost'], redated: { 'May Day': '05-01' } },
		{
			years: [1969, 2100],
			substitutes: {
				of: ["New Year's Day", 'Errol Barrow Day', 'National Heroes Day', 'May Day', 'Independence Day'],
				moves: SUNDAY
			}
		},
		{ years: [1969, 2100], substitutes: { of: ['Emancipation Day'], moves: 'sunday>tuesday monday>tuesday' } },
		{
			years: [2021, 2023],
			days: [
				['Public holiday', '', 'on 20210104 20210105'],
				['CARICOM 50th Anniversary', '', 'on 20230731']
			],
			basis: 'one_off'
		}
	]
);

const SAINT_LUCIA = byLaw(
	'LC',
	'Saint Lucia, list of public holidays: a Sunday is made up for',
	'https://web.archive.org/web/20241201164546/https://archive.stlucia.gov.lc/saint_lucia/public_holidays.htm',
	[
		{ without: ['Carnival'] },
		{
			years: [1979, 2100],
			substitutes: {
				of: [
					"New Year's Day",
					"Second New Year's Day",
					'Independence Day',
					'Labour Day',
					'Emancipation Day',
					'National Day',
					...CHRISTMAS
				],
				moves: SUNDAY
			}
		}
	]
);

const ANTIGUA = byLaw(
	'AG',
	'Antigua and Barbuda, Public Holidays Act with the amendments of 2005, 2014 and 2019',
	'https://laws.gov.ag/wp-content/uploads/2018/08/cap-354.pdf',
	[
		{ years: [1955, 2100], redated: { 'Labour Day': '1 monday 05', "J'Ouvert Morning": '1 monday 08' } },
		{
			renamed: { "J'Ouvert Morning": ['Carnival Monday'], 'Last Lap': ['Carnival Tuesday'] }
		},
		{ years: [2006, 2100], redated: { 'Carnival Tuesday': '1 monday 08 +1' } },
		{ years: [1950, 2005], without: ['Carnival Tuesday'] },
		{
			withoutSubstitutes: ['*'],
			redated: { 'Independence Day': '11-01' }
		},
		{ years: [1955, 2100], substitutes: { of: ["New Year's Day"], moves: SUNDAY } },
		{ years: [2005, 2100], substitutes: { of: ['Independence Day'], moves: WEEKEND } },
		{ years: [2012, 2012], redated: { 'V.C Bird Day': '12-10' } },
		{ years: [2020, 2100], substitutes: { of: ['V.C Bird Day'], moves: WEEKEND } },
		{ years: [1955, 2100], substitutes: { of: CHRISTMAS, moves: WEEKEND } },
		{ years: [2018, 2023], days: [['Day after the General Election', '', 'on 20180322 20230119']], basis: 'one_off' }
	]
);

const ANGUILLA = byLaw(
	'AI',
	'Anguilla, Public Holidays Regulations and the lists of the government',
	'https://web.archive.org/web/20250425025259/https://www.gov.ai/service/public-holidays-for-2025',
	[
		{
			years: [2001, 2100],
			withoutSubstitutes: ['*'],
			redated: { 'August Thursday': '1 monday 08 +3', 'Constitution Day': '1 monday 08 +4' },
			days: [['Easter Sunday', '', 'easter+0']]
		},
		{
			years: [2022, 2100],
			without: ['Celebration of the Birthday of Her Majesty the Queen']
		},
		{ years: [2022, 2022], days: [["Queen's Birthday", '', '06-03']] },
		{ years: [2023, 2100], days: [["King's Birthday", '', '3 monday 06']] },
		{
			years: [2001, 2100],
			substitutes: {
				of: ["New Year's Day", 'James Ronald Webster Day', 'Labour Day', 'Anguilla Day', ...CHRISTMAS],
				moves: WEEKEND
			}
		},
		{
			years: [2011, 2100],
			substitutes: { of: ['National Heroes and Heroines Day'], moves: 'saturday<friday sunday<friday' }
		},
		{
			years: [2011, 2025],
			days: [
				['Royal Wedding', '', 'on 20110429'],
				["Queen's Diamond Jubilee", '', 'on 20120604'],
				["Queen's Funeral", '', 'on 20220919'],
				['Special public holiday', '', 'on 20250228']
			],
			basis: 'one_off'
		}
	]
);

const GRENADA = byLaw(
	'GD',
	'Grenada, Bank Holidays Act (chapter 25): a Sunday to the Monday; lists of the government',
	'https://www.gov.gd/component/edocman/grenadas-public-holidays-2025/viewdocument/1386',
	[
		{ years: [2025, 2100], redated: { 'Emancipation Day': '08-01' } },
		{ years: [2023, 2100], days: [["National Heroes' Day", '', '10-19']] },
		{ years: [2023, 2023], days: [['CARICOM 50th Anniversary', '', 'on 20230704']], basis: 'one_off' },
		{
			years: [1975, 2100],
			substitutes: {
				of: ["New Year's Day", 'Independence Day', 'Labour Day', 'Thanksgiving Day', ...CHRISTMAS],
				moves: SUNDAY
			}
		},
		{ years: [2023, 2100], substitutes: { of: ["National Heroes' Day"], moves: SUNDAY } },
		{ years: [2025, 2100], substitutes: { of: ['Emancipation Day'], moves: SUNDAY } }
	]
);

const BAHAMAS = byLaw(
	'BS',
	'Bahamas, Public Holidays Act; Majority Rule (Public Holiday) Act 2013',
	'https://laws.bahamas.gov.bs/cms/images/LEGISLATION/PRINCIPAL/2013/2013-0040/MajorityRulePublicHolidayAct2013_1.pdf',
	[
		{ years: [1950, 2013], without: ['Majority Rule Day', 'Majority Rule Day (substitute day)'] },
		{ years: [1974, 2012], renamed: { "National Heroes' Day": ['Discovery Day'] } },
		{
			years: [1974, 2012],
			redated: { 'Discovery Day': '10-12' }
		},
		{
			years: [1974, 2012],
			substitutes: {
				of: ['Discovery Day'],
				moves: 'saturday>monday sunday>monday tuesday<monday wednesday>friday thursday>friday'
			}
		},
		{ years: [2013, 2100], redated: { "National Heroes' Day": '2 monday 10' } },
		{ years: [2012, 2100], substitutes: { of: ["New Year's Day"], moves: SUNDAY } },
		{ years: [2011, 2011], days: [["New Year's Day (substitute day)", '', 'on 20110103']] },
		{ years: [1974, 2100], substitutes: { of: ['Boxing Day'], moves: WEEKEND } },
		{ years: [1974, 2100], substitutes: { of: ['Christmas Day'], moves: SUNDAY } },
		{ years: [2022, 2022], days: [["Queen's Funeral", '', 'on 20220919']], basis: 'one_off' }
	]
);

/** Years in which Corpus Christi is on a day (MMDD): the holiday that is on it goes to the next. */
const CORPUS_CHRISTI = (date: string) =>
	Array.from({ length: 105 }, (_, at) => 1996 + at).filter(
		(year) =>
			isoDate(easter(year) + 60)
				.slice(5)
				.replace('-', '') === date
	);

const TRINIDAD = byLaw(
	'TT',
	'Trinidad and Tobago, Public Holidays and Festivals Act (chapter 19:05): Easter Monday',
	'https://otp.tt/trinidad-and-tobago/national-holidays-and-awards',
	[
		{ without: ['Easter Sunday'], days: [['Easter Monday', '', 'easter+1']] },
		{
			years: [1996, 2100],
			days: [
				[
					'Indian Arrival Day (substitute day)',
					'',
					`on ${CORPUS_CHRISTI('0530')
						.map((year) => `${year}0531`)
						.join(' ')}`
				],
				[
					'Labour Day (substitute day)',
					'',
					`on ${CORPUS_CHRISTI('0619')
						.map((year) => `${year}0620`)
						.join(' ')}`
				]
			],
			basis: 'law'
		}
	]
);

const CUBA = [
	...byLaw(
		'CU',
		'Cuba, Decreto-Ley 254 of 2007: 31 December and 2 January',
		'https://cubasi.cu/es/cubasi-noticias-cuba-mundo-ultima-hora/item/3003-cuba-aclaracion-sobre-los-dias-feriados',
		[{ years: [2007, 2100], days: [["New Year's Eve", 'Fiesta de fin de año', '12-31']] }]
	),
	...byLaw(
		'CU',
		'Cuba, Código de Trabajo: 1 May and 10 October on a Sunday are made up for',
		'https://rcabaiguan.cu/dias-feriados-o-festivos/amp',
		[{ years: [2007, 2100], substitutes: { of: ['Labour Day', 'Independence Day'], moves: SUNDAY } }]
	)
];

const COSTA_RICA = [
	...byLaw(
		'CR',
		'Costa Rica, 12 October from Tuesday to Friday to the Monday after, 2006 to 2019, as vacanza/holidays (MIT) lists it',
		undefined,
		[
			{
				years: [2006, 2019],
				redated: {
					'Columbus Day': '10-12 tuesday>monday wednesday>monday thursday>monday friday>monday'
				}
			}
		]
	),
	...byLaw(
		'CR',
		'Costa Rica, Ley 9803 of 2020: 1 December in place of 12 October',
		'https://publicaciones.bdsasesores.com/blog/costarica-alertalaboralbds-dia-de-la-abolicion-del-ejercito',
		[{ years: [2020, 2100], without: ['Columbus Day'] }]
	),
	...byLaw(
		'CR',
		'Costa Rica, Ley 9875 of 2020: holidays moved to Monday until 2024',
		'https://www.amcham.cr/traslado-de-feriados-2020-2024/',
		[
			{
				years: [2020, 2020],
				redated: { 'Guanacaste Day': '07-27', "Mother's Day": '08-17', 'Independence Day': '09-14' }
			},
			{
				years: [2021, 2021],
				redated: { 'Labour Day': '05-03', 'Guanacaste Day': '07-26', 'Independence Day': '09-13' }
			},
			{ years: [2022, 2022], redated: { 'Independence Day': '09-19' } },
			{
				years: [2023, 2023],
				redated: { 'Juan Santamaría Day': '04-10', 'Guanacaste Day': '07-24', "Mother's Day": '08-14' }
			},
			{
				years: [2024, 2024],
				redated: { 'Juan Santamaría Day': '04-15', 'Guanacaste Day': '07-29', "Mother's Day": '08-19' }
			}
		]
	)
];

export const CARIBBEAN: readonly Correction[] = [
	...CAYMAN,
	...BERMUDA,
	...BARBADOS,
	...SAINT_LUCIA,
	...ANTIGUA,
	...ANGUILLA,
	...GRENADA,
	...BAHAMAS,
	...TRINIDAD,
	...CUBA,
	...COSTA_RICA
];
