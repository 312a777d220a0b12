import type { Correction } from '../overlay';
import { byLaw, exchanges } from './parts';

const WEEKEND = 'saturday>monday sunday>monday';
const AS_LISTED = 'as vacanza/holidays (MIT) lists them';

/** Days off for one time that another collection lists and no notice was read of: `places|English name|local name|days`. */
const ONCE = [
	'AL|Public holiday|Ditë pushimi|20200103 20220321 20240315',
	'DM|Public holiday||20100104 20190919',
	'GD|Bank holiday||20130222 20180314 20220624',
	'GE|Public holiday|უქმე დღე|20240517 20250829',
	'GG|Royal Wedding||20110429',
	'GG|Royal visit||20240716',
	'IM JE|Royal Wedding||20110429',
	'JE|Corn Riots Anniversary||20210927',
	'JE|Royal visit||20240715',
	'MK|Election Day|Избори|20240424 20240508',
	'QA|New Year holiday||20250102',
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
	...byLaw(
		'NA',
		'Namibia, Public Holidays Act 26 of 1990 as amended in 2004',
		'https://namiblii.org/akn/na/act/1990/26/eng@2004-12-17',
		[
			{
				years: [2005, 2100],
				renamed: { 'Human Rights Day': ['Day of the Namibian Women and International Human Rights Day'] }
			},
			{ years: [1991, 2100], confirmed: ['*'], basis: 'law' }
		]
	),
	{
		places: 'SH SH-HL',
		alone: true,
		years: [2015, 2100],
		without: ["New Year's Day", "New Year's Day (substitute day)", 'Whit Monday'],
		source: 'St Helena Government, notice of 3 November 2023: government holidays, no public ones'
	},
	{
		places: 'SH-HL',
		years: [2015, 2100],
		without: ['August Bank Holiday'],
		source: 'St Helena Government, notice of 3 November 2023: a government holiday, no public one'
	},
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
	...byLaw(
		'JP',
		'Japan, Act on National Holidays (Act 178 of 1948), article 3(3): a day between two holidays; not checked against the law',
		undefined,
		[
			{
				estimated: false,
				days: [["Citizens' Holiday", '国民の休日', 'on 20320921 20490921 20600921 20770921 20880921 20940921']],
				basis: 'law'
			}
		]
	),
	{ places: 'RO', years: [1950, 2011], without: ["St Andrew's Day"], source: 'Romania, Legea 147/2012: since 2012' },
	{ places: 'CU', years: [1962, 2011], without: ['Good Friday'], source: 'Cuba: Good Friday since 2012' },
	...exchanges('UA', 'Перенесення робочого дня', `Ukraine, Cabinet of Ministers, ${AS_LISTED},`, () => undefined, [
		'2010|20100104 20100130 20100105 20100213 20100106 20100227 20100108 20100313 20100823 20100821',
		'2011|20110307 20110312 20110627 20110625',
		'2012|20120309 20120303 20120430 20120428 20120629 20120707 20121231 20121229',
		'2013|20130503 20130518 20130510 20130601'
	]),
	...byLaw('GY', `Guyana, Phagwah as it was kept, ${AS_LISTED}`, undefined, [
		{ instead: { Phagwah: '20160324>20160323 20230308>20230307 20260304>20260303' } }
	]),
	...byLaw('JE GI', `The Queen’s Diamond Jubilee, ${AS_LISTED}`, undefined, [
		{ instead: { 'Spring bank holiday': '20120528>20120604' } }
	]),
	...byLaw('GI', `Gibraltar, Banking and Financial Dealings Act, ${AS_LISTED}`, undefined, [
		{ instead: { "Queen's Birthday": '20180618>20180611' } },
		{ years: [2025, 2100], redated: { "King's Birthday": '2 saturday 06 +2' }, estimated: false },
		{ years: [2010, 2013], without: ['Workers Memorial Day'] }
	]),
	...byLaw('GI', `Gibraltar, Banking and Financial Dealings Act, ${AS_LISTED}`, undefined, [
		{ redated: { 'May Day': '05-01' }, estimated: false },
		{ substitutes: { of: ['May Day'], moves: WEEKEND }, estimated: false }
	]),
	...byLaw('GU', 'Guam, 1 GCA § 1000: the Monday after a Sunday', 'http://www.guamwaterworks.org/holidays.html', [
		{ redated: { 'Liberation Day': '07-21', 'Our Lady of Camarin Day': '12-08' } },
		{ substitutes: { of: ['Liberation Day', 'Our Lady of Camarin Day'], moves: 'sunday>monday' } }
	]),
	...[
		['AD', 'Immaculada Concepció'],
		['CL CO ES GQ GT NI PE', 'Inmaculada Concepción']
	].map(([places = '', local = '']): Correction => ({
		places,
		renamed: { 'Immaculate Conception': ['Immaculate Conception', local] },
		source: 'The spelling of the feast'
	}))
];
