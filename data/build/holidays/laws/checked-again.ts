import type { Correction } from '../overlay';
import { asListed } from './dates';
import { byLaw, exchanges } from './parts';

const AS_LISTED = 'as vacanza/holidays (MIT) lists it';

const WEEKEND = 'saturday>monday sunday>monday';

/** Saturdays and Sundays worked for days between holidays. */
const EXCHANGED: readonly Correction[] = [
	...exchanges('BY', 'Перенос рабочего дня', `Belarus, Council of Ministers, ${AS_LISTED},`, () => undefined, [
		'2016|20160108 20160116 20160307 20160305',
		'2017|20170102 20170121 20170424 20170429 20170508 20170506 20171106 20171104',
		'2018|20180102 20180120 20180309 20180303 20180416 20180414 20180430 20180428 20180702 20180707 20181224 20181222 20181231 20181229',
		'2020|20200427 20200404',
		'2021|20210108 20210116 20210510 20210515'
	]),
	...exchanges(
		'BY',
		'Перенос рабочего дня',
		'Belarus, Council of Ministers, resolution 572 of 11 October 2021, for days',
		() => 'https://neg.by/novosti/otkrytj/grafik-perenosa-rabochih-dnej-v-2022-godu',
		['2022|20220307 20220312 20220502 20220514']
	),
	...exchanges('KZ', 'Перенос выходного дня', `Kazakhstan, Government, ${AS_LISTED},`, () => undefined, [
		'2010|20100108 20100110 20100705 20100703',
		'2011|20110307 20110305 20110829 20110827',
		'2012|20120309 20120311 20120430 20120428 20121231 20121229',
		'2013|20130510 20130504 20131014 20131012',
		'2014|20140103 20131228 20140502 20140504 20140508 20140511',
		'2016|20160307 20160305',
		'2017|20170320 20170318 20170707 20170701',
		'2018|20180309 20180303 20180430 20180428 20180508 20180505 20180831 20180825 20181231 20181229',
		'2019|20190510 20190504',
		'2020|20200103 20200105 20201218 20201220',
		'2021|20210705 20210703',
		'2024|20240508 20240504',
		'2025|20250103 20250105'
	]),
	...exchanges(
		'KZ',
		'Перенос выходного дня',
		'Kazakhstan, Government, decree 713 of 6 October 2021, for days',
		() => 'https://pm.kz/en/news/kr-ukimeti-2022-zhyly-demalys-kunderin-auystyrudy-bekitti-1195927',
		['2022|20220307 20220305 20220829 20220827']
	),
	...exchanges(
		'KZ',
		'Перенос выходного дня',
		'Kazakhstan, Government, amendment of decree 713, for days',
		() => 'https://ortcom.kz/ru/novosti/1665217461',
		['2022|20221024 20221022']
	),
	...exchanges(
		'KZ',
		'Перенос выходного дня',
		'Kazakhstan, Government, decree on moving a day of rest, for days',
		() => 'https://aqparat.info/news/amp/10530445-v_kazahstane_utverzhden_perenos_dnei_otd.html',
		['2023|20230707 20230701']
	),
	...exchanges('AZ', 'İş gününün dəyişdirilməsi', `Azerbaijan, Cabinet of Ministers, ${AS_LISTED},`, () => undefined, [
		'2011|20110829 20110827',
		'2013|20130103 20121229 20130104 20121230',
		'2014|20140103 20131228 20140106 20131229',
		'2020|20200103 20191228 20200106 20191229 20200327 20200329 20200527 20200530',
		'2021|20210511 20210508 20210512 20210516 20210719 20210717',
		'2022|20220307 20220305 20221107 20221105',
		'2023|20230627 20230624 20230630 20230625 20231110 20231104',
		'2024|20240104 20231230 20240105 20240107 20240412 20240406 20241112 20241116 20241113 20241123 20241230 20241228'
	]),
	...exchanges('UA', 'Перенесення робочого дня', `Ukraine, Cabinet of Ministers, ${AS_LISTED},`, () => undefined, [
		'2014|20140102 20140111 20140103 20140125 20140106 20140208',
		'2015|20150102 20150117 20150108 20150131 20150109 20150214',
		'2016|20160108 20160116 20160307 20160312 20160627 20160702',
		'2017|20170508 20170513 20170825 20170819'
	])
];

const BELIZE = 'tuesday<monday wednesday<monday thursday<monday friday>monday sunday>monday';
const RESTS = 'saturday<friday sunday>monday tuesday<monday wednesday>friday thursday>friday';

/** Ecuador moves the rest itself: the day that is celebrated is worked. */
const ECUADOR: readonly Correction[] = [
	...byLaw(
		'EC',
		'Ecuador, Ley Orgánica Reformatoria of December 2016, article 2: the rest is moved',
		'https://www.diariolosandes.com.ec/ecuador-se-prepara-para-disfrutar-del-septimo-feriado-del-ano/',
		[
			{
				years: [2017, 2100],
				withoutSubstitutes: [
					'Labour Day (substitute day)',
					'The Battle of Pichincha (substitute day)',
					'Declaration of Independence of Quito (substitute day)',
					'Independence of Guayaquil (substitute day)'
				],
				redated: {
					'Labour Day': `05-01 ${RESTS}`,
					'The Battle of Pichincha': `05-24 ${RESTS}`,
					'Declaration of Independence of Quito': `08-10 ${RESTS}`,
					'Independence of Guayaquil': `10-09 ${RESTS}`
				},
				basis: 'law'
			}
		]
	),
	...byLaw(
		'EC',
		'Ecuador, Ley de Feriados: the two days of November, of which one is moved beside the other',
		'https://www.elcomercio.com/actualidad/feriado-descanso-difuntos-independencia-cuenca.html',
		[
			{
				years: [2017, 2100],
				redated: {
					"All Souls' Day": '11-02 wednesday>friday saturday<friday sunday>tuesday',
					'Independence of Cuenca': '11-03 saturday<thursday sunday>monday'
				},
				basis: 'law'
			}
		]
	)
];

const SENEGAL = asListed(
	'SN',
	{
		'Feast of the Sacrifice (Eid al-Adha)': '20210721 20220710 20230629 20240617',
		'Day of Ashura': '20240717'
	},
	`Senegal, as sighted there, ${AS_LISTED}`
);

/** Countries and parts of which days were found to be missing, moved or out of their years. */
export const CHECKED_AGAIN: readonly Correction[] = [
	...EXCHANGED,
	...ECUADOR,
	...SENEGAL,
	...byLaw(
		'SN',
		'Senegal, Grand Magal of 18 Safar as sighted there, each year a day later than by Umm al-Qura',
		'http://news.adakar.com/h/134667.html',
		[{ years: [2020, 2100], redated: { 'Magal de Touba': 'hijri 2-18 +1' }, estimated: true }]
	),
	...byLaw(
		'SK',
		'Slovakia, Act 241/1993 as amended in 2018: 30 October 2018, once',
		'https://hnonline.sk/slovensko/1808445-den-volna-navyse-poslanci-schvalili-jednorazovy-statny-sviatok',
		[
			{
				years: [2018, 2018],
				days: [
					[
						'100th Anniversary of the Declaration of the Slovak Nation',
						'Výročie Deklarácie slovenského národa',
						'on 20181030'
					]
				],
				basis: 'one_off'
			}
		]
	),
	...byLaw(
		'IM',
		'Isle of Man, Treasury, bank holidays of 2026: the Friday of the races',
		'https://www.iomtoday.co.im/news/mark-your-calendars-2026-bank-holidays-announced-for-isle-of-man-831415',
		[{ years: [2021, 2100], redated: { 'Tourist Trophy, Senior Race Day': 'friday>=06-05' } }]
	),
	...byLaw(
		'ES-GA',
		'Galicia, calendario laboral 2026, Diario Oficial de Galicia of 20 June 2025',
		'https://xornal21.com/art/64603/la-xunta-fija-el-19-de-marzo-24-de-junio-y-25-de-julio-como-festivos-gallegos-en-2026',
		[
			{
				years: [2026, 2026],
				without: ['Galician Literature Day'],
				days: [['Saint John', 'San Xoán', 'on 20260624']],
				basis: 'law'
			}
		]
	),
	...byLaw(
		'GT',
		'Guatemala, Decreto 19-2018, in force at once: 20 October to Monday',
		'https://www.qppstudio.net/public-holidays-news/2018/guatemalan-public-holiday-october-22-011401.htm',
		[{ years: [2018, 2018], redated: { 'Revolution Day': 'on 20181022' } }]
	),
	...byLaw(
		'ZM',
		'Zambia, Constitution, article 56(2): the day of a general election',
		'https://www.zambianobserver.com/president-lungu-declares-thursday-12th-and-friday-13th-august-2021-as-non-working-days/',
		[
			{
				years: [2016, 2026],
				days: [['General Election Day', '', 'on 20160811 20210812 20260813']],
				basis: 'law'
			},
			{ years: [2021, 2021], days: [['Day after the Election', '', 'on 20210813']], basis: 'one_off' }
		]
	),
	...byLaw('ZM', `Zambia, statutory instruments, ${AS_LISTED}`, undefined, [
		{
			years: [2014, 2022],
			days: [
				['State Funeral', '', 'on 20141111 20210707 20220318'],
				['Memorial Service for Kenneth Kaunda', '', 'on 20210702'],
				['Bridge Public Holiday', '', 'on 20141226 20150102 20180309 20191025'],
				['Presidential Election', '', 'on 20150120'],
				['Mayoral and Ward By-elections', '', 'on 20180726'],
				['Inauguration of the President', '', 'on 20160913 20210824']
			],
			basis: 'one_off'
		}
	]),
	...byLaw(
		'BZ',
		'Belize, S.I. 311 of 30 December 2020: two holidays from 2021',
		'https://belize.com/news/belize-public-and-bank-holidays-2021/',
		[{ years: [1950, 2020], without: ['George Price Day', 'Emancipation Day'] }]
	),
	...byLaw(
		'BZ',
		'Belize, Holidays Act, chapter 289: from Tuesday to Thursday the Monday before, from Friday and Sunday the Monday after',
		undefined,
		[
			{ years: [2010, 2021], days: [['Commonwealth Day', '', `05-24 ${BELIZE}`]] },
			{
				years: [2010, 2100],
				redated: {
					'National Heroes and Benefactor Day': `03-09 ${BELIZE}`,
					'Indigenous People’s Resistance Day': `10-12 ${BELIZE}`
				}
			},
			{ years: [2021, 2100], redated: { 'Emancipation Day': `08-01 ${BELIZE}` } }
		]
	),
	...byLaw(
		'FJ',
		'Fiji, Cabinet of 16 February 2023: Girmit Day and Ratu Sir Lala Sukuna Day for Constitution Day',
		'https://fijilive.com/news/2023/03/29/govt-approves-two-new-public-holidays/24463/',
		[
			{
				years: [2023, 2100],
				without: ['Constitution Day'],
				days: [
					[
						'Girmit Day',
						'',
						'05-14 tuesday<monday wednesday<monday thursday<monday friday>monday saturday>monday sunday>monday'
					]
				],
				basis: 'law'
			},
			{ years: [2023, 2023], days: [['Ratu Sir Lala Sukuna Day', '', 'on 20230529']] },
			{ years: [2024, 2100], days: [['Ratu Sir Lala Sukuna Day', '', 'last friday 05']], basis: 'law' }
		]
	),
	...byLaw('FJ', `Fiji, Public Holidays Act, ${AS_LISTED}`, undefined, [
		{ years: [2016, 2018], days: [['National Sports Day', '', 'on 20160624 20170630 20180629']] },
		{ years: [2016, 2016], redated: { Diwali: 'on 20161031' } },
		{ years: [2022, 2022], redated: { Diwali: 'on 20221025' } },
		{ years: [2026, 2100], without: ['Diwali'], days: [['Diwali', '', 'hindu diwali']] },
		{ years: [2026, 2100], substitutes: { of: ['Diwali'], moves: WEEKEND } },
		{
			years: [2016, 2100],
			substitutes: {
				of: ["New Year's Day", 'Birthday of Muhammad (Mawlid)', 'Christmas Day', 'Boxing Day'],
				moves: WEEKEND
			}
		}
	]),
	...byLaw(
		'GI',
		'Gibraltar, Banking and Financial Dealings Act, LN 2023/293',
		'https://www.gibraltarlaws.gov.gi/legislations/bank-and-public-holidays-order-2023-7215',
		[
			{ years: [2021, 2021], redated: { 'Commonwealth Day': 'on 20210215' } },
			{ years: [2022, 2022], redated: { 'Commonwealth Day': 'on 20220221' } },
			{
				years: [2023, 2100],
				without: ['Commonwealth Day'],
				renamed: { "Queen's Birthday": ["King's Birthday"] },
				days: [['Winter Midterm Bank Holiday', '', '3 monday 02']],
				basis: 'law',
				estimated: false
			},
			{ years: [2024, 2024], redated: { 'Winter Midterm Bank Holiday': 'on 20240212' } },
			{ years: [2014, 2100], redated: { 'Workers Memorial Day': `04-28 ${WEEKEND}` } },
			{
				years: [2022, 2100],
				withoutSubstitutes: ['Gibraltar National Day (substitute day)'],
				substitutes: { of: ['Gibraltar National Day'], moves: WEEKEND }
			}
		]
	),
	...byLaw(
		'GE',
		'Georgia, Law on Family Values and Protection of Minors: 17 May from 2025',
		'https://unn.ua/en/news/georgia-sets-a-european-record-for-the-number-of-official-holidays',
		[
			{
				years: [2025, 2100],
				days: [
					['Day of Family Purity and Respect for Parents', 'ოჯახის სიწმინდისა და მშობლების პატივისცემის დღე', '05-17']
				],
				basis: 'law'
			}
		]
	),
	...byLaw('MU', `Mauritius, Public Holidays Act, ${AS_LISTED}`, undefined, [
		{
			years: [2010, 2019],
			days: [
				[
					'Thaipoosam Cavadee',
					'',
					'on 20100129 20110118 20120206 20130126 20140214 20150203 20160124 20170209 20180131 20190120'
				]
			],
			basis: 'announced'
		},
		{ years: [2026, 2026], days: [['Thaipoosam Cavadee', '', 'on 20260201']], basis: 'announced' }
	]),
	...byLaw(
		'MU',
		'Mauritius, list of public holidays of 2017',
		'https://invent.kde.org/frameworks/kholidays/commit/ee5105887014ad9035da0fbafb4d606f673a91d7',
		[{ years: [2017, 2017], redated: { Ugadi: 'on 20170329' }, confirmed: ['*'], estimated: false }]
	),
	...byLaw(
		'MU',
		'Mauritius, list of public holidays of 2023',
		'https://newsmoris.com/2022/07/16/half-of-mauritius-public-holidays-in-2023-to-fall-on-weekends/?amp=1',
		[
			{ years: [2023, 2023], redated: { 'Thaipoosam Cavadee': 'on 20230204' }, estimated: false },
			{ years: [2023, 2023], confirmed: ['*'] }
		]
	),
	...byLaw(
		'KE',
		'Kenya Gazette: the burial of President Mwai Kibaki',
		'https://nairobinews.nation.africa/matiangi-gives-kenyans-five-day-holiday/',
		[{ years: [2022, 2022], days: [['State Funeral of Mwai Kibaki', '', 'on 20220429']], basis: 'one_off' }]
	),
	...[
		['20200731', 'https://www.kahawatungu.com/friday-declared-public-holiday-to-celebrate-idd-ul-azha/'],
		['20210720', 'https://www.kbc.co.ke/interior-cs-public-holiday-on-20th-to-celebrate-idd-ul-adha/'],
		['20220711', 'https://www.standardmedia.co.ke/article/2001449822/government-declares-monday-a-public-holiday'],
		['20230628', 'https://www.kbc.co.ke/kindiki-declares-wednesday-a-public-holiday-to-celebrate-eid-ul-adha/']
	].flatMap(([day = '', page = '']) =>
		byLaw('KE', 'Kenya Gazette: the day of Idd-ul-Azha', page, [
			{
				years: [Number(day.slice(0, 4)), Number(day.slice(0, 4))],
				announced: { 'Feast of the Sacrifice (Eid al-Adha)': day }
			}
		])
	),
	...byLaw('KE', `Kenya Gazette, ${AS_LISTED}`, undefined, [
		{ years: [2020, 2020], days: [['Memorial of President Daniel arap Moi', '', 'on 20200211']], basis: 'one_off' }
	]),
	...[
		[
			'20161011 20161012',
			'http://www.paknewspage.com/govt-announces-ashura-holidays-on-9-and-10-muharram-notification-issued/'
		],
		[
			'20180920 20180921',
			'https://www.thenews.com.pk/latest/368562-government-announces-public-holiday-on-9th-10th-muharram'
		],
		['20200829 20200830', 'https://en.dailypakistan.com.pk/25-Aug-2020/public-holidays-announced-for-muharram-9-10'],
		[
			'20210818 20210819',
			'https://www.urdupoint.com/en/pakistan/two-public-holidays-on-august-18-19-in-view-1325852.html'
		]
	].flatMap(([days = '', page = '']) =>
		byLaw('PK', 'Pakistan, Ministry of Interior: the days of Ashura', page, [
			{ years: [Number(days.slice(0, 4)), Number(days.slice(0, 4))], announced: { Ashura: days } }
		])
	),
	{
		places: 'AU-QLD-BNE',
		named: 'Brisbane',
		inside: true,
		source: 'Queensland, Holidays Act 1983: show holidays by district'
	},
	...byLaw('AU-QLD-BNE', `Queensland, Holidays Act 1983, the show holiday of Brisbane, ${AS_LISTED}`, undefined, [
		{
			years: [2010, 2100],
			days: [['Royal Queensland Show', 'Ekka', 'wednesday>=08-10']],
			basis: 'law',
			estimated: false
		},
		{ years: [2020, 2020], redated: { 'Royal Queensland Show': 'on 20200814' } },
		{ years: [2021, 2021], redated: { 'Royal Queensland Show': 'on 20211029' } }
	])
];
