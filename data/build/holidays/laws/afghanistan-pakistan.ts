import type { Correction } from '../overlay';
import { asListed } from './dates';

const LISTED = ', as vacanza/holidays (MIT) lists them; the notices were not read';
const FITR = 'End of Ramadan (Eid al-Fitr)';
const ADHA = 'Feast of the Sacrifice (Eid al-Adha)';

const LABOUR_LAW = 'Labour Law of Afghanistan (2007), article 41';
const TALIBAN_2022 = {
	source: 'Afghanistan, Ministry of Labour and Social Affairs, March 2022: not in the calendar of the Islamic Emirate',
	url: 'http://www.aopnews.com/taliban/ahmad-shah-massouds-assassination-anniversary-commemorated-in-silence/'
} as const;

const AFGHANISTAN: readonly Correction[] = [
	{
		places: 'AF',
		years: [1950, 2021],
		redated: { Nowruz: 'nowruz 3.5' },
		source: `${LABOUR_LAW}: 1 Hamal`,
		basis: 'law'
	},
	{
		places: 'AF',
		years: [1993, 2100],
		days: [["Mojahedin's Victory Day", 'روز پیروزی مجاهدین', '04-28']],
		source: 'Afghanistan: 8 Sawr, in lists of holidays before and after 2021',
		url: 'https://en.xn--itdonnes-g1a.vn/en/Public_holidays_in_Afghanistan'
	},
	{
		places: 'AF',
		years: [2012, 2020],
		days: [["Martyrs' Day", 'روز شهیدان', '09-09']],
		source: `${LABOUR_LAW}: the day of the death of Ahmad Shah Massoud, taken off by the Taliban`,
		url: TALIBAN_2022.url
	},
	{
		places: 'AF',
		years: [2022, 2100],
		without: ['Ashura'],
		...TALIBAN_2022,
		source: `${TALIBAN_2022.source}${LISTED}`
	},
	{
		places: 'AF',
		years: [2023, 2100],
		without: ['Labour Day'],
		...TALIBAN_2022,
		source: `${TALIBAN_2022.source}${LISTED}`
	},
	{
		places: 'AF',
		years: [2022, 2100],
		// 24 Asad.
		days: [['Islamic Emirate Victory Day', 'روز پیروزی امارت اسلامی', 'nowruz 3.5 +147']],
		basis: 'law',
		source: 'Afghanistan, Ministry of Labour and Social Affairs, August 2024: 24 Asad, a holiday since 2022',
		url: 'https://menafn.com/1108542226/Afghan-Govt-Announces-Victory-Day-As-Public-Holiday'
	},
	{
		places: 'AF',
		years: [2022, 2100],
		days: [['American Withdrawal Day', 'روز خروج آمریکاییها', '08-31']],
		source: 'Afghanistan, Islamic Emirate: a holiday since 2022, as vacanza/holidays (MIT) lists it; no notice was read'
	},
	...asListed(
		'AF',
		{
			"Prophet's Birthday": '20140114 20150103 20151224 20161212 20171201 20181121 20191110 20211019 20240916 20250905',
			'First Day of Ramadan': '20140629 20160607',
			'Eid al-Fitr': '20140729 20150718 20160707 20170626 20220501 20230422',
			'Day of Arafah': '20141004 20160912 20170901 20180821 20240616 20250606',
			'Eid al-Adha': '20141005 20160913 20170902 20180822 20240617 20250607',
			Ashura: '20151024 20161012 20171001 20180921 20190910 20200830'
		},
		`Afghanistan, days of the Islamic year${LISTED}`
	)
];

const CABINET = 'Pakistan, Cabinet Division, notifications of holidays';

const PAKISTAN: readonly Correction[] = [
	...asListed(
		'PK',
		{
			'Birthday of Muhammad (Mawlid)': '20100301 20110217 20150104 20181121 20201030 20240917',
			[FITR]: '20180616 20210513',
			[ADHA]: '20141006'
		},
		`${CABINET}; days${LISTED}`
	),
	// The other collection begins Ashura a day before the notices.
	...(
		[
			[
				'Ashura',
				'20161011 20161012',
				'http://www.paknewspage.com/govt-announces-ashura-holidays-on-9-and-10-muharram-notification-issued/'
			],
			['Ashura', '20210818 20210819', 'https://propakistani.pk/2021/08/13/govt-announces-ashura-holidays/'],
			[
				'Ashura',
				'20220808 20220809',
				'https://en.dailypakistan.com.pk/03-Aug-2022/pakistan-announces-two-public-holidays-on-aug-8-9-for-ashura'
			],
			[
				'Ashura',
				'20230728 20230729',
				'https://www.bolnews.com/pakistan/2023/07/ashura-2023-govt-officially-announces-public-holidays-on-muharram-9-10/'
			],
			[
				'Birthday of Muhammad (Mawlid)',
				'20230929',
				'https://en.dailypakistan.com.pk/21-Sep-2023/pakistan-announces-public-holiday-on-september-29'
			],
			[
				'Birthday of Muhammad (Mawlid)',
				'20250906',
				'https://pakobserver.net/september-6-public-holiday-announced-for-eid-milad-un-nabi-saw/'
			]
		] as const
	).map(([name, dates, url]): Correction => ({
		places: 'PK',
		announced: { [name]: dates },
		source: CABINET,
		url
	})),
	{
		places: 'PK',
		years: [2023, 2023],
		days: [[ADHA, 'عيد الأضحى', 'on 20230628']],
		source: `${CABINET}, 22 June 2023: from 28 June to 1 July`,
		url: 'https://www.thenews.com.pk/print/1083491-pm-announces-day-of-arafah-holiday'
	},
	{
		places: 'PK',
		years: [2025, 2025],
		redated: { [FITR]: 'on 20250331' },
		source: `${CABINET}, 19 March 2025: from 31 March to 2 April`,
		url: 'https://dnanews.com.pk/govt-announces-public-holidays-for-eid-u-fitr/'
	}
];

const EID_DAYS =
	'Bangladesh, Ministry of Public Administration, list of holidays: the day of the feast, the one before and the one after';

const BANGLADESH: readonly Correction[] = [
	{
		places: 'BD',
		years: [2023, 2024],
		redated: { [FITR]: 'on 20230421 20240410' },
		source: EID_DAYS,
		url: 'https://bangladeshinfo.com/article/13193/Eid-vacation-to-remain-three-days'
	},
	{
		places: 'BD',
		years: [2023, 2023],
		days: [['Eid-ul-Fitr holiday', 'ঈদুল ফিতরের ছুটি', 'on 20230420']],
		basis: 'one_off',
		source: 'Bangladesh, Cabinet, 10 April 2023: by executive order',
		url: 'https://outlookbangla.com/2023/04/10/eid-holiday-extended-by-one-day/'
	},
	{
		places: 'BD',
		years: [2025, 2025],
		redated: { [FITR]: 'on 20250330' },
		days: [['Eid-ul-Fitr holiday', 'ঈদুল ফিতরের ছুটি', 'on 20250329 20250402 20250403']],
		basis: 'announced',
		source: 'Bangladesh, Ministry of Public Administration, 2025: from 29 March to 2 April, 3 April by executive order',
		url: 'https://bssnews.net/news-flash/258770'
	},
	...asListed(
		'BD',
		{ [ADHA]: '20141005 20150924 20160912', 'Shab-e-Barat': '20250215' },
		`Bangladesh, Ministry of Public Administration, list of holidays; days${LISTED}`
	)
];

const IRAN: readonly Correction[] = [
	{
		places: 'IR',
		years: [2023, 2023],
		days: [['Public Holiday', 'تعطیل عمومی', 'on 20230802 20230803']],
		basis: 'one_off',
		source: 'Iran, Council of Ministers, 1 August 2023: for the heat',
		url: 'https://www.middleeastmonitor.com/20230801-iran-announces-2-day-public-holiday-due-to-severe-heat/'
	},
	{
		places: 'IR',
		years: [2026, 2026],
		days: [
			[
				'Mourning for the Supreme Leader',
				'عزای عمومی',
				'on 20260301 20260302 20260303 20260304 20260305 20260306 20260307'
			]
		],
		basis: 'one_off',
		source: 'Iran, government, 1 March 2026: seven days off',
		url: 'https://report.az/en/region/iran-declares-40-day-mourning-after-khamenei-s-death'
	},
	...asListed(
		'IR',
		{
			'Birthday of Imam Ali': '20110616',
			'Mabaas of Muhammad': '20110630',
			'Martyrdom of Imam Ali': '20110821',
			'End of Ramadan (Eid al-Fitr)': '20120819',
			'Eid al-Fitr (second day)': '20120820',
			'Martyrdom of Imam Jafar': '20120912 20220527',
			'Birthday of Imam Mahdi': '20130624 20140613',
			'Martyrdom of Imam Reza': '20140102 20141223',
			'Martyrdom of Imam Hassan': '20140110 20141231',
			'Birthday of Muhammad Prophet': '20150109 20151229'
		},
		'Iran, official calendar (time.ir), as vacanza/holidays (MIT) lists it; the calendar was not read',
		'https://web.archive.org/web/20250426102648/https://www.time.ir/'
	)
];

const TURKEY: readonly Correction[] = asListed(
	'TR',
	{ [ADHA]: '20121025 20150924' },
	'Turkey, Presidency of Religious Affairs (Diyanet), days of the feast as vacanza/holidays (MIT) lists them'
);

/** Afghanistan, Pakistan, Bangladesh, Iran, Turkey. */
export const AFGHANISTAN_PAKISTAN: readonly Correction[] = [
	...AFGHANISTAN,
	...PAKISTAN,
	...BANGLADESH,
	...IRAN,
	...TURKEY
];
