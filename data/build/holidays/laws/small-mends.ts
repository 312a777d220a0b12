import type { Correction } from '../overlay';
import { byLaw, exchanges } from './parts';

const WEEKEND = 'saturday>monday sunday>monday';
const AS_LISTED = 'as vacanza/holidays (MIT) lists them';

/** Days off for one time that another collection lists and no notice was read of: `places|English name|local name|days`. */
const ONCE = [
	'AL|Public holiday|Ditë pushimi|20200103 20220321 20240315',
	'MN|Republic Day|Бүгд Найрамдах Улс тунхагласан өдөр|20101126 20111126',
	'MN|National holiday|Нийтээр амрах өдөр|20111229 20140714 20140715',
	'NA|General or regional election||20141128 20151127 20191127 20201125 20241127',
	'NA|Burial of a President||20240225 20250301',
	'PY|Public holiday|Asueto|20100614 20110419 20110516 20130814 20150710 20150711',
	'SN|Public holiday|Jour férié|20181029 20221226',
	'VE|Non-working day|Día no laborable|20100329 20100330 20100331 20131208 20140227 20140228 20160321 20160322 20160323 20160408 20160415 20160418 20160422 20160429 20160506 20160513 20160520 20160527 20170410 20170411 20170412 20180820 20190228 20190301 20190311 20190312 20190326'
].flatMap((line) => {
	const [places = '', name = '', local = '', dates = ''] = line.split('|');
	return byLaw(places, `Days off for one time, ${AS_LISTED}`, undefined, [
		{ days: [[name, local, `on ${dates}`]], basis: 'one_off' }
	]);
});

const TAJIKISTAN = [
	...byLaw(
		'TJ',
		'Tajikistan, Law on Holidays as amended in November 2016: 1 May is worked from 2017',
		'https://asiaplus.news/2016/11/16/u-trudyashhihsya-tadzhikistana-otobrali-vyhodnoj',
		[{ years: [1992, 2016], days: [['International Workers’ Solidarity Day', '', '05-01']] }]
	),
	...byLaw(
		'TJ',
		'Tajikistan, Law on Holidays of 2011, article 3: the next working day for a Saturday or Sunday',
		'https://khovar.tj/rus/2017/03/tadzhikistantsy-s-uchyotom-vyhodnyh-dnej-i-prazdnikov-budut-otdyhat-13-dnej',
		[{ years: [2011, 2100], substitutes: { of: ['*'], moves: WEEKEND } }]
	)
];

const MOLDOVA = [
	{
		places: 'MD',
		years: [1950, 2012],
		without: ['Christmas Day'],
		source: 'Moldova, Codul muncii, article 111, i1): since 2013'
	} satisfies Correction,
	...exchanges(
		'MD',
		'Zi de odihnă',
		'Moldova, Guvern, hotărîri',
		() => 'http://lex.justice.md/index.php?action=view&view=doc&lang=1&id=362480',
		['2016|20160307 20160312 20160829 20160924 20160830 20161022', '2017|20170601 20170624']
	)
];

const GUINEA_BISSAU = byLaw(
	'GW',
	'Guinea-Bissau, Decreto 1/2023 of 18 January 2023: eight mandatory holidays',
	'https://odemocratagb.com/?p=42600',
	[
		{
			years: [2023, 2100],
			without: ["International Women's Day", 'Pidjiguiti Day', 'Readjustment Movement Day'],
			days: [['Easter Sunday', 'Páscoa', 'easter']],
			basis: 'law'
		},
		{
			years: [2023, 2100],
			confirmed: ["New Year's Day", 'Heroes Day', 'Labour Day', 'Independence Day', 'Christmas Day'],
			basis: 'law'
		}
	]
);

/** Single rules that were mended beside a second list. */
export const SMALL_MENDS: readonly Correction[] = [
	...ONCE,
	...TAJIKISTAN,
	...MOLDOVA,
	...GUINEA_BISSAU,
	{
		places: 'GL',
		without: ['Epiphany', 'National Day', 'Christmas Eve'],
		source: 'Greenland, Nordic Council on public holidays: days off by collective agreement, a flag day'
	},
	{
		places: 'MG',
		years: [1950, 2018],
		without: ['End of Ramadan (Eid al-Fitr)', 'Feast of the Sacrifice (Eid al-Adha)'],
		source: 'Madagascar, decree of March 2019: Islamic feasts for the first time'
	},
	{ places: 'MG', without: ['Africa Day'], source: 'Madagascar, yearly lists of the Ministry of Labour: it is none' },
	{
		places: 'AW',
		without: ['National Anthem and Flag Day (substitute day)'],
		source: 'Aruba: no law on days in lieu of 18 March was found'
	},
	{
		places: 'CF',
		years: [1950, 2014],
		without: ['End of Ramadan (Eid al-Fitr)', 'Feast of the Sacrifice (Eid al-Adha)'],
		source: 'Central African Republic: Islamic feasts since 2015'
	},
	...byLaw(
		'VE',
		'Venezuela, Decreto 5.170 of 2025: the canonisation',
		'https://meridiano.net/servicios/servicios/sectores-que-operan-pese-al-decreto-de-dia-de-jubilo-nacional-por-canonizacion-202510197160',
		[
			{
				days: [['Canonisation of José Gregorio Hernández', 'Día de Júbilo Nacional', 'on 20251019 20251020']],
				basis: 'one_off'
			}
		]
	),
	...byLaw('BF', `Burkina Faso, days after a Sunday until the law of 2015, ${AS_LISTED}`, undefined, [
		{
			years: [2000, 2015],
			substitutes: {
				of: ['*'],
				except: ['End of Ramadan (Eid al-Fitr)', 'Feast of the Sacrifice (Eid al-Adha)'],
				moves: 'sunday>monday'
			},
			estimated: true
		}
	]),
	...byLaw('ID', `Indonesia, days of Nyepi ahead, ${AS_LISTED}`, undefined, [
		{ days: [['Day of Silence', 'Hari Suci Nyepi', 'on 20280326 20290315 20300305 20310324 20320312']] }
	]),
	...byLaw('CA-ON', `Canada, acts of the provinces, ${AS_LISTED}`, undefined, [
		{ years: [2010, 2100], substitutes: { of: ['Boxing Day'], moves: WEEKEND } }
	]),
	...byLaw('CA-NL', `Canada, acts of the provinces, ${AS_LISTED}`, undefined, [
		{ years: [2010, 2100], substitutes: { of: ['Memorial Day', 'Armistice Day'], moves: WEEKEND } }
	]),
	...byLaw('CA-PE CA-SK CA-YT', `Canada, acts of the provinces, ${AS_LISTED}`, undefined, [
		{ years: [2010, 2100], substitutes: { of: ['Canada Day'], moves: 'saturday>monday' } }
	]),
	...byLaw('GI', `Gibraltar, Banking and Financial Dealings Act, ${AS_LISTED}`, undefined, [
		{ redated: { 'May Day': '05-01' }, estimated: false },
		{ substitutes: { of: ['May Day'], moves: WEEKEND }, estimated: false }
	]),
	...byLaw('GU', 'Guam, 1 GCA § 1000: the Monday after a Sunday', 'https://guamwaterworks.org/?p=8546', [
		{ redated: { 'Liberation Day': '07-21', 'Our Lady of Camarin Day': '12-08' } },
		{ substitutes: { of: ['Liberation Day', 'Our Lady of Camarin Day'], moves: 'sunday>monday' } }
	])
];
