import { isoDate } from '../../../../engines/kit/calendar';
import type { Correction } from '../overlay';
import { daysByRule } from '../rules';
import { asListed } from './dates';

const LISTED = ', as vacanza/holidays (MIT) lists them; the notices were not read';
const FITR = 'End of Ramadan (Eid al-Fitr)';
const ADHA = 'Feast of the Sacrifice (Eid al-Adha)';

const CIRCULAR = {
	source: 'Bahrain, circulars of the Prime Minister on official holidays',
	url: 'https://www.eastcoastdaily.in/2020/05/20/ramadan-2020-gcc-country-announced-eid-al-fitr-holidays-2.html'
} as const;

const BAHRAIN: readonly Correction[] = [
	{ places: 'BH', shifted: { [FITR]: [0, 3] }, ...CIRCULAR, source: `${CIRCULAR.source}: the feast and two days` },
	{
		places: 'BH',
		shifted: { 'Day of Ashura': [-1, 2] },
		source: 'Bahrain, circular of the Prime Minister of September 2017: 9 and 10 Muharram, as each year',
		url: 'http://bh-mirror.no-ip.org/en/news/download-41843'
	},
	{
		places: 'BH',
		years: [2017, 2017],
		redated: { 'Day of Ashura': 'on 20170930' },
		days: [['Day of Ashura (substitute day)', 'تعويض عن عاشوراء', 'on 20171002']],
		source: 'Bahrain, circular of the Prime Minister of September 2017',
		url: 'http://bh-mirror.no-ip.org/en/news/download-41843'
	},
	{
		places: 'BH',
		years: [2023, 2023],
		redated: { 'Day of Ashura': 'on 20230728' },
		days: [['Day of Ashura (substitute day)', 'تعويض عن عاشوراء', 'on 20230730 20230731']],
		source: 'Bahrain, circular of the Prime Minister of July 2023',
		url: 'https://www.eastcoastdaily.in/2023/07/22/gulf-country-issues-ashura-holiday-circular.html'
	},
	{
		places: 'BH',
		years: [2025, 2025],
		redated: { 'Day of Ashura': 'on 20250705' },
		days: [['Day of Ashura (substitute day)', 'تعويض عن عاشوراء', 'on 20250707']],
		source: 'Bahrain, circular of the Prime Minister of July 2025',
		url: 'https://www.sathyamonline.com/pravasi/bahrain/ashura-holiday-in-bahrain-from-july-5-to-7-9452984'
	},
	...(
		[
			[
				'20220712',
				'https://www.eastcoastdaily.in/2022/07/02/gulf-country-announces-eid-al-adha-holidays.html',
				'July 2022'
			],
			[
				'20250609 20250610',
				'https://gulfnews.com/world/mena/eid-al-adha-six-day-holiday-in-bahrain-1.500145133',
				'May 2025'
			]
		] as const
	).map(([dates, url, when]): Correction => ({
		places: 'BH',
		years: [Number(dates.slice(0, 4)), Number(dates.slice(0, 4))],
		days: [[`${ADHA} (substitute day)`, 'تعويض عن عيد الأضحى', `on ${dates}`]],
		source: `Bahrain, circular of the Prime Minister of ${when}: in place of days of rest`,
		url
	}))
];

const DECREE_56 = {
	source: 'Oman, Royal Decrees 56/2020 and 88/2022: from 29 Ramadan to 3 Shawwal',
	url: 'https://www.omanobserver.om/his-majesty-issues-royal-decree-2/'
} as const;

/** From 29 Ramadan on: the 30th is the eve where there is one. */
const fromTheEve = (
	places: string,
	first: number,
	last: number,
	law: { source: string; url?: string }
): Correction[] => [
	{
		places,
		years: [first, last],
		days: [
			['Eid al-Fitr', 'عيد الفطر', 'hijri 9-29'],
			['Eid al-Fitr', 'عيد الفطر', 'hijri 10-1 -1']
		],
		...law
	}
];

const OMAN: readonly Correction[] = [
	...fromTheEve('OM', 1970, 2019, {
		source: 'Oman, forerunners of Royal Decree 56/2020, as vacanza/holidays (MIT) lists the days; they were not read'
	}),
	...fromTheEve('OM', 2020, 2022, DECREE_56),
	...fromTheEve('OM', 2026, 2100, DECREE_56),
	...asListed(
		'OM',
		{
			'Islamic New Year': '20190901 20200821 20210810 20230720',
			"Prophet's Birthday": '20211019 20221009 20230928',
			"Isra and Mi'raj": '20220301 20230219',
			'Eid al-Fitr': '20230422 20250331',
			'Day of Arafah': '20240616',
			'Eid al-Adha': '20240617'
		},
		`Oman, Royal Decrees 56/2020 and 88/2022; days${LISTED}`
	),
	{
		places: 'OM',
		years: [2023, 2025],
		days: [['Eid al-Fitr', 'عيد الفطر', 'on 20230420 20230421 20240409 20250329 20250330']],
		estimated: true,
		source: `Oman, Royal Decree 88/2022; days${LISTED}`
	}
];

const LAW_2_OF_2000 = 'Yemen, Law No. 2 of 2000 on holidays, article 3';
const YEMEN_2026 = 'https://yemennownews.com/article/3285248';
const YEMENI = [
	'Labour Day',
	'Unity Day',
	'Revolution Day',
	'Liberation Day',
	'Independence Day',
	'Islamic New Year',
	'Eid al-Fitr',
	'Day of Arafah',
	'Eid al-Adha'
];

const YEMEN: readonly Correction[] = [
	...fromTheEve('YE', 2000, 2100, { source: `${LAW_2_OF_2000}: from 29 Ramadan to 3 Shawwal`, url: YEMEN_2026 }),
	...asListed('YE', { 'Islamic New Year': '20210810' }, `${LAW_2_OF_2000}; day${LISTED}`),
	...(
		[
			[2000, 2012, 'friday>saturday'],
			[2013, 2100, 'friday>sunday']
		] as const
	).map(([first, last, moves]): Correction => ({
		places: 'YE',
		years: [first, last],
		substitutes: { of: YEMENI, moves },
		source: `${LAW_2_OF_2000}: a Friday is made up for on the next working day`,
		url: YEMEN_2026
	}))
];

const CABINET_2019 = {
	source: 'United Arab Emirates, Cabinet Resolution 27 of 2019 and the lists under it: from 29 Ramadan to 3 Shawwal',
	url: 'https://gulfnews.com/uae/eid-al-fitr-2022-uae-public-sector-holidays-announced-1.1650525019316'
} as const;

/** The 30th of Ramadan in the years that have one. */
const lastOfThirty = (first: number, last: number): string => {
	const feasts = new Set(daysByRule('hijri 10-1', first, last));
	return daysByRule('hijri 9-30', first, last)
		.filter((day) => !feasts.has(day))
		.map((day) => isoDate(day).replaceAll('-', ''))
		.join(' ');
};

const EMIRATES: readonly Correction[] = [
	{
		places: 'AE',
		years: [2019, 2024],
		days: [
			[
				FITR,
				'عيد الفطر',
				'on 20190603 20200522 20200523 20210511 20210512 20220430 20220501 20230420 20240408 20240409'
			]
		],
		...CABINET_2019
	},
	{
		places: 'AE',
		years: [2025, 2100],
		days: [[FITR, 'عيد الفطر', `on ${lastOfThirty(2025, 2100)}`]],
		basis: 'computed',
		estimated: true,
		source: 'United Arab Emirates, Cabinet Resolution 27 of 2024: the 30th of Ramadan, where there is one, is added',
		url: 'https://www.siasat.com/uae-announces-public-holidays-for-2025-check-dates-here-3034662/'
	},
	...(
		[
			[
				'Islamic New Year',
				'20210812',
				'list of December 2020',
				'https://www.expatmedia.net/uae-official-public-holidays-2021-announced/2020/12/'
			],
			[
				'Birthday of Muhammad (Mawlid)',
				'20211021',
				'list of December 2020',
				'https://www.expatmedia.net/uae-official-public-holidays-2021-announced/2020/12/'
			],
			[
				'Birthday of Muhammad (Mawlid)',
				'20230929',
				'list of 2023',
				'https://pakobserver.net/public-holiday-announced-on-september-29-in-uae/'
			],
			[
				'Birthday of Muhammad (Mawlid)',
				'20250905',
				'August 2025',
				'https://www.siasat.com/uae-announces-holiday-for-govt-employees-for-prophets-birthday-3263672/'
			]
		] as const
	).map(([name, date, when, url]): Correction => ({
		places: 'AE',
		years: [Number(date.slice(0, 4)), Number(date.slice(0, 4))],
		redated: { [name]: `on ${date}` },
		source: `United Arab Emirates, Cabinet, ${when}`,
		url
	})),
	...asListed(
		'AE',
		{
			"Laylat al-Mi'raj": '20170423 20180414',
			'Islamic New Year': '20170922 20200823 20230721',
			'Birthday of Muhammad (Mawlid)': '20181118'
		},
		`United Arab Emirates, Cabinet; days${LISTED}`
	),
	{
		places: 'AE',
		years: [2022, 2022],
		days: [
			[
				'Mourning for Sheikh Khalifa bin Zayed Al Nahyan',
				'حداد على الشيخ خليفة بن زايد آل نهيان',
				'on 20220514 20220515 20220516'
			]
		],
		basis: 'one_off',
		source: 'United Arab Emirates, Ministry of Presidential Affairs, 13 May 2022',
		url: 'https://www.khaleejtimes.com/uae/sheikh-khalifa-passes-away-3-day-mourning-period-announced-for-public-private-sectors'
	}
];

const SAUDI_LISTED = 'Saudi Arabia, practice before the circular of 2023, as vacanza/holidays (MIT) lists the days';

const SAUDI_2015 = 'Saudi Arabia, holidays of 2015, as vacanza/holidays (MIT) lists them';

/** The weekend was Thursday and Friday until June 2013. */
const SAUDI_ARABIA: readonly Correction[] = [
	{
		places: 'SA',
		years: [2005, 2012],
		substitutes: { of: ['National Day'], moves: 'thursday<wednesday friday>saturday' },
		estimated: true,
		source: SAUDI_LISTED
	},
	{
		places: 'SA',
		years: [2013, 2021],
		substitutes: { of: ['National Day'], moves: 'friday<thursday saturday>sunday' },
		estimated: true,
		source: SAUDI_LISTED
	},
	{
		places: 'SA',
		years: [2005, 2012],
		substitutes: { of: [FITR, ADHA], moves: 'thursday>saturday friday>saturday' },
		estimated: true,
		source: SAUDI_LISTED
	},
	{
		places: 'SA',
		years: [2013, 2013],
		substitutes: { of: [FITR, ADHA], moves: 'friday>sunday saturday>sunday' },
		estimated: true,
		source: SAUDI_LISTED
	},
	...asListed('SA', { [ADHA]: '20150923' }, SAUDI_2015),
	{
		places: 'SA',
		years: [2015, 2015],
		days: [[`${ADHA} (substitute day)`, 'عطلة عيد الأضحى', 'on 20150928']],
		estimated: true,
		source: SAUDI_2015
	},
	{
		places: 'SA',
		years: [2011, 2011],
		days: [["King Abdullah's return", 'عودة الملك عبد الله', 'on 20110226']],
		basis: 'one_off',
		source: 'Saudi Arabia, royal order of February 2011, as vacanza/holidays (MIT) lists it'
	},
	{
		places: 'SA',
		years: [2015, 2015],
		days: [['Mourning for King Abdullah', 'حداد على الملك عبد الله', 'on 20150125']],
		basis: 'one_off',
		source: 'Saudi Arabia, royal order of January 2015, as vacanza/holidays (MIT) lists it'
	}
];

const QATAR: readonly Correction[] = asListed(
	'QA',
	{ 'Eid al-Fitr': '20110831 20150718', 'Eid al-Adha': '20101115 20160910 20170831 20180822' },
	`Qatar, Amiri Diwan; days${LISTED}`
);

/** Bahrain, Oman, Yemen, the United Arab Emirates, Saudi Arabia, Qatar. */
export const ARABIA: readonly Correction[] = [...BAHRAIN, ...OMAN, ...YEMEN, ...EMIRATES, ...SAUDI_ARABIA, ...QATAR];
