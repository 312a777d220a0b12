import type { AddedDay, Correction } from '../overlay';
import { byLaw } from './parts';

const AS_LISTED = 'as vacanza/holidays (MIT) lists it';
const WEEKEND = 'saturday>monday sunday>monday';

const KOREA: readonly AddedDay[] = [
	['Day of the Shining Star (second day)', '', '02-17'],
	["International Women's Day", '국제부녀절', '03-08'],
	['Day of the Sun (second day)', '', '04-16'],
	["Founding Day of the Korean People's Revolutionary Army", '', '04-25'],
	["Foundation Day of the Children's Union", '조선소년단 창립절', '06-06'],
	['Youth Day', '청년절', '08-28'],
	['Daeboreum', '대보름', 'korean 1-15']
];

/** Laos: the days beside the three of the new year, and those that make up for a weekend before 2018. */
const LAO_DAYS = '20110413 20120413 20120417 20130417 20150417 20160413 20160418 20170413 20170417 20200413 20200417';
const LAOS_2024 = {
	source: 'Laos, Prime Minister’s Office, notice on the holidays of 2024: days are added for those on a weekend',
	url: 'https://jclao.com/govt-announces-public-holidays-for-2024/'
} as const;
const FIXED = ["New Year's Day", "International Women's Day", 'Labour Day', 'National Day'];

const LAOS: readonly Correction[] = [
	...byLaw('LA', `Laos, compensatory days and 1 June until 2017, ${AS_LISTED}`, undefined, [
		{ years: [2011, 2020], days: [['Lao New Year (additional day)', '', `on ${LAO_DAYS}`]] },
		{ years: [2010, 2017], days: [["International Children's Day", '', '06-01']] },
		{ years: [2012, 2016], substitutes: { of: FIXED, moves: 'sunday>monday' } },
		{ years: [2017, 2023], substitutes: { of: FIXED, moves: WEEKEND } },
		{ years: [2018, 2019], substitutes: { of: ['Lao New Year'], moves: WEEKEND } },
		{ years: [2023, 2023], substitutes: { of: ['Lao New Year'], moves: WEEKEND } }
	]),
	{
		places: 'LA',
		years: [2022, 2022],
		days: [['Lao New Year (additional day)', '', 'on 20220413']],
		basis: 'announced',
		source: 'Laos, Prime Minister’s Office, notice of 23 March 2022',
		url: 'https://jclao.com/longer-lao-new-year-holiday-announced-state-offices-banned-from-celebrating/?fbclid=IwAR2A2adbFJ0phWTyiQQcElgLSjodUSnWw4RY5a95EYjTXC55_yXNgLcF5j4'
	},
	{
		places: 'LA',
		years: [2024, 2024],
		days: [['Lao New Year (additional day)', '', 'on 20240413 20240417 20240418']],
		basis: 'announced',
		...LAOS_2024
	},
	{
		places: 'LA',
		years: [2025, 2100],
		substitutes: { of: [...FIXED, 'Lao New Year'], moves: WEEKEND },
		estimated: true,
		...LAOS_2024
	}
];

const PARAGUAY_LAW = 'Paraguay, Ley 1723/2001: holidays moved by decree';
const PARAGUAY: readonly Correction[] = [
	...(
		[
			['20150929>20150928', 'https://www.ultimahora.com/solo-un-feriado-sera-adelantado-el-2015-n856876?p=3'],
			['20210929>20210927', 'https://unicanal.com.py/pais/feriado-victoria-de-boqueron/'],
			['20240929>20240930', 'https://prensamercosur.org/?p=528303']
		] as const
	).map(([move, url]): Correction => ({
		places: 'PY',
		instead: { 'Boqueron Battle Victory Day': move },
		source: PARAGUAY_LAW,
		url
	})),
	{
		places: 'PY',
		instead: { "Heroes' Day": '20260301>20260302' },
		source: PARAGUAY_LAW,
		url: 'https://www.villaricafm.com.ar/articulo/gobierno-traslada-el-feriado-del-1-de-marzo-al-lunes-2-de-marzo.php'
	},
	{
		places: 'PY',
		instead: { 'Chaco Armistice': '20200615>20200612' },
		source: 'Paraguay, Decreto 3668 of 2020: 12 June is not moved',
		url: 'https://capitanbado.com/notas/ejecutivo-mantiene-feriado-por-la-paz-del-chaco-en-el-viernes-12-de-junio/163339'
	},
	{
		places: 'PY',
		years: [2026, 2100],
		days: [['Constitution Day', 'Día de la Constitución Nacional', '06-20']],
		source: 'Paraguay, law that makes 20 June a holiday; calendar of 2026',
		url: 'https://portalamambay.com.py/feriados-en-paraguay-calendario-completo-hasta-el-20-de-junio'
	},
	{
		places: 'PY',
		instead: {
			"Heroes' Day":
				'20130301>20130304 20160301>20160229 20170301>20170227 20180301>20180226 20190301>20190304 20220301>20220228 20230301>20230227 20250301>20250303',
			'Chaco Armistice':
				'20130612>20130610 20140612>20140616 20180612>20180611 20190612>20190617 20240612>20240610 20250612>20250616',
			'Boqueron Battle Victory Day': '20160929>20161003 20170929>20171002 20220929>20221003'
		},
		estimated: true,
		source: `${PARAGUAY_LAW}, ${AS_LISTED}`
	}
];

const BRAZIL: readonly Correction[] = [
	{
		places: 'BR-PR',
		years: [2014, 2100],
		without: ['Political Emancipation of Paraná'],
		source: 'Paraná, Lei 18.384 of 17 December 2014: 19 December is no holiday any more',
		url: 'https://gazetadopovo.com.br/vida-e-cidadania/governador-sanciona-lei-que-revoga-feriado-em-19-de-dezembro-ehi1rgrx9l75nfiqe6j1getzi'
	},
	{
		places: 'BR-PB',
		years: [2016, 2100],
		without: ['João Pessoa Memorial Day'],
		source: 'Paraíba, Lei 10.601 of 16 December 2015: 5 August only, 26 July of Lei 3.489/67 no more',
		url: 'https://www.pbagora.com.br/noticia/paraiba/e-lei-feriado-do-dia-05-de-agosto-esta-mantido-em-toda-a-paraiba/amp'
	}
];

const BOLIVIA: readonly Correction[] = [
	{
		places: 'BO',
		years: [2012, 2014],
		days: [['Labour Day (bridge day)', 'Puente del Día del Trabajo', 'on 20120430 20140502']],
		basis: 'law',
		source: 'Bolivia, Decreto Supremo 1210 of 2012: the Monday before a Tuesday, the Friday after a Thursday',
		url: 'https://www.qppstudio.net/public-holidays-news/2014/bolivian-public-holiday-may-2-007470.htm'
	},
	{
		places: 'BO',
		years: [2014, 2014],
		days: [["All Souls' Day (substitute day)", 'Traslado de Todos Santos', 'on 20141103']],
		basis: 'announced',
		source: 'Bolivia, Decreto Supremo 22352 of 1989: the Monday after a Sunday',
		url: 'https://www.qppstudio.net/public-holidays-news/2014/bolivian-sunday-public-holidays-update-007784.htm'
	}
];

const FUNERAL: AddedDay = ['Funeral of Queen Elizabeth II', '', 'on 20220919'];
const CANADA: readonly Correction[] = [
	{
		places: 'CA-NB CA-NL CA-NS CA-PE',
		days: [FUNERAL],
		basis: 'one_off',
		source: 'Provinces on the Atlantic, 13 September 2022: offices and schools; in Prince Edward Island for all',
		url: 'https://www.thestar.com/news/canada/2022/09/13/all-four-atlantic-provinces-to-mark-queens-funeral-monday-with-holidays.html'
	},
	{
		places: 'CA-BC CA-YT',
		days: [FUNERAL],
		basis: 'one_off',
		source: 'British Columbia and Yukon, September 2022: public offices and schools',
		url: 'https://www.ctvnews.ca/canada/what-s-open-and-closed-across-canada-on-sept-19-the-day-of-the-queen-s-funeral-1.6070110'
	}
];

const SOUTH_CAROLINA = byLaw(
	'US-SC',
	'South Carolina Code § 53-5-10: 10 May, the day after Thanksgiving, 26 December',
	'https://holidays.uslegal.com/state-holidays/south-carolina-legal-holidays/',
	[
		{
			renamed: { 'Boxing Day': ['Day after Christmas', 'Day after Christmas'] },
			days: [['Day after Thanksgiving', '', '4 thursday 11 +1']]
		},
		{
			years: [2010, 2100],
			substitutes: { of: ['Confederate Memorial Day'], moves: 'saturday<friday sunday>monday', shared: true }
		}
	]
);

/** What rests on the list of another collection, and some that the press or a law confirms. */
export const SECOND_LIST: readonly Correction[] = [
	...LAOS,
	...PARAGUAY,
	...BRAZIL,
	...BOLIVIA,
	...CANADA,
	...SOUTH_CAROLINA,
	...byLaw('KP', `North Korea, ${AS_LISTED}`, undefined, [
		{ years: [2010, 2100], days: KOREA },
		{ years: [2010, 2011], renamed: { 'Day of the Shining Star': ["Kim Jong Il's Birthday"] } },
		{
			years: [2012, 2100],
			days: [
				['Cheongmyeong', '청명', 'qingming 8'],
				["Mother's Day", '어머니날', '11-16']
			]
		},
		{ years: [2013, 2100], days: [['Day of Songun', '선군절', '08-25']] },
		{ years: [2018, 2100], days: [["Founding Day of the Korean People's Army", '건군절', '02-08']] }
	]),
	...byLaw('DJ', `Djibouti, two days of either Eid and of independence, ${AS_LISTED}`, undefined, [
		{ shifted: { 'End of Ramadan (Eid al-Fitr)': [0, 2], 'Feast of the Sacrifice (Eid al-Adha)': [0, 2] } },
		{ days: [['Independence Day (second day)', '', '06-28']] }
	]),
	...byLaw('EH', `Western Sahara, ${AS_LISTED}`, undefined, [
		{
			shifted: { 'End of Ramadan (Eid al-Fitr)': [0, 1], 'Feast of the Sacrifice (Eid al-Adha)': [0, 1] },
			days: [
				['Commencement of the Armed Struggle', '', '05-20'],
				['National Unity Day', '', '10-12']
			]
		}
	]),
	...byLaw('NE', `Niger, the day after Tabaski, ${AS_LISTED}`, undefined, [
		{ years: [2010, 2100], shifted: { 'Feast of the Sacrifice (Eid al-Adha)': [0, 2] } }
	]),
	...byLaw('ML', `Mali, the baptism of the Prophet, a week after Mawlid, ${AS_LISTED}`, undefined, [
		...(
			[
				[2010, 2014, 'hijri 3-19'],
				[
					2015,
					2024,
					'on 20150110 20151231 20161219 20171208 20181128 20191117 20201105 20211026 20221016 20231005 20240923'
				],
				[2025, 2100, 'hijri 3-19']
			] as const
		).map(([first, last, rule]) => ({
			years: [first, last] as const,
			days: [["Prophet's Baptism", 'Baptême du Prophète', rule]] as const
		}))
	]),
	...byLaw('SO', `Somalia, ${AS_LISTED}`, undefined, [
		{
			years: [2010, 2100],
			days: [
				["Isra and Mi'raj", '', 'hijri 7-27'],
				['Islamic New Year', '', 'hijri 1-1']
			]
		}
	]),
	...byLaw(
		'SR',
		`Suriname, 25 February from 2012 to 2020, the Chinese New Year from 2022 on, ${AS_LISTED}`,
		undefined,
		[
			{ years: [2021, 2100], without: ['Day of Liberation and Innovation'] },
			{ years: [2010, 2011], without: ['Day of Liberation and Innovation', 'Day of the Maroons'] },
			{ years: [2010, 2021], without: ['Chinese New Year'] }
		]
	)
];
