import type { AddedDay, Correction } from '../overlay';

const ACT = 'Nigeria, Public Holidays Act (Laws of the Federation, cap. P40), schedule';
const ACT_URL = 'https://placng.org/lawsofnigeria/view2.php?sn=467';
const DECLARED = 'Nigeria, declarations of the Minister of the Interior; these days as other collections have them';
const DECLARED_URL = 'https://www.timeanddate.com/holidays/nigeria/';

const NIGERIA: readonly Correction[] = [
	{
		places: 'NG',
		years: [2010, 2100],
		without: ['*'],
		days: [
			["New Year's Day", '', '01-01'],
			['Good Friday', '', 'easter-2'],
			['Easter Monday', '', 'easter+1'],
			["Workers' Day", '', '05-01'],
			['National Day', '', '10-01'],
			['Christmas Day', '', '12-25'],
			['Boxing Day', '', '12-26']
		],
		basis: 'law',
		source: ACT,
		url: ACT_URL
	},
	{
		places: 'NG',
		years: [2010, 2018],
		days: [['Democracy Day', '', '05-29']],
		source: 'Nigeria, Public Holidays Act, before the amendment of 2019'
	},
	{
		places: 'NG',
		years: [2019, 2100],
		days: [['Democracy Day', '', '06-12']],
		source: 'Nigeria, Public Holidays (Amendment) Act of 2019',
		url: 'https://statehouse.gov.ng/news/president-buhari-declares-june-12-the-new-democracy-day/'
	},
	{
		places: 'NG',
		years: [2010, 2026],
		days: [['Presidential Inauguration Day', '', 'on 20110529 20150529 20190529 20230529']],
		basis: 'one_off',
		source: 'Nigeria, Ministry of the Interior, work-free day for the inauguration',
		url: 'https://interior.gov.ng/fg-declares-monday-may-29th-2023-work-free-day-for-presidential-inauguration/'
	},
	{
		places: 'NG',
		years: [2010, 2025],
		days: [
			[
				'Id el Fitr',
				'',
				'on 20100909 20110830 20120820 20130808 20140728 20150717 20160706 20170626 20180615 20190604 20200524 20210513 20220502 20230421 20240410 20250330',
				2
			],
			[
				'Id el Kabir',
				'',
				'on 20101117 20111107 20121026 20131015 20141006 20150924 20160912 20170902 20180822 20190812 20200731 20210720 20220709 20230628 20240616 20250606',
				2
			],
			[
				'Id el Maulud',
				'',
				'on 20100226 20110216 20120206 20130124 20140113 20150102 20151224 20161212 20171201 20181120 20191109 20201029 20211019 20221008 20230927 20240916 20250905'
			]
		],
		basis: 'computed',
		estimated: true,
		source: DECLARED,
		url: DECLARED_URL
	},
	{
		places: 'NG',
		years: [2026, 2100],
		days: [
			['Id el Fitr', '', 'hijri 10-1', 2],
			['Id el Kabir', '', 'hijri 12-10', 2],
			['Id el Maulud', '', 'hijri 3-12']
		],
		source: `${ACT}; reckoned`,
		url: ACT_URL
	},
	{
		places: 'NG',
		years: [2010, 2100],
		substitutes: {
			of: ['*'],
			except: ['Good Friday', 'Easter Monday', 'Presidential Inauguration Day'],
			moves: 'saturday>monday sunday>monday'
		},
		source:
			'Nigeria, declarations of the Minister of the Interior: a holiday on a weekend is made up for on the next working day'
	},
	{
		places: 'NG',
		years: [2010, 2025],
		days: [
			["Day of Mourning for President Yar'Adua", '', 'on 20100506'],
			['Holiday for elections', '', 'on 20190222'],
			['Day of Mourning for President Buhari', '', 'on 20250715']
		],
		basis: 'one_off',
		source: 'Nigeria, Federal Government, declarations of 2010, 2019 and July 2025',
		url: 'https://statehouse.gov.ng/news/new-date-for-special-federal-executive-council-session-in-honour-of-president-muhammadu-buhari-to-be-announced/'
	}
];

const EGYPT_ACT = 'Egypt, Prime Minister’s decisions on official holidays';
const THURSDAY = 'sunday>thursday monday>thursday tuesday>thursday wednesday>thursday';
const MOVED =
	'Egypt, Prime Minister’s decision 1193 of 2020: holidays between Sunday and Wednesday are kept on the Thursday';
const MOVED_URL = 'https://manshurat.org/node/44922';
/** Days of which the Prime Minister moves those between Sunday and Wednesday to the Thursday since mid-2020, and years in which they stayed. */
const MOVABLE: readonly (readonly [
	day: readonly [string, string, string],
	first: number,
	stayed: readonly number[]
])[] = [
	[['January 25 Revolution and Police Day', 'ثورة ٢٥ يناير وعيد الشرطة', '01-25'], 2021, []],
	[['Sinai Liberation Day', 'عيد تحرير سيناء', '04-25'], 2021, [2022]],
	[['Labour Day', 'عيد العمال', '05-01'], 2021, [2024]],
	[['June 30 Revolution Day', 'عيد ثورة ٣٠ يونيو', '06-30'], 2020, [2024]],
	[['July 23 Revolution Day', 'عيد ثورة ٢٣ يوليو', '07-23'], 2020, [2023]],
	[['Armed Forces Day', 'عيد القوات المسلحة', '10-06'], 2020, [2024]]
];
const LAST = 2026;

const EGYPT: readonly Correction[] = [
	{
		places: 'EG',
		years: [2020, 2100],
		without: [
			'National Police Day',
			'Revolution Day 2011',
			'Sinai Liberation Day',
			'Labour Day',
			'30 June Day',
			'Revolution Day',
			'Armed Forces Day'
		],
		source: MOVED,
		url: MOVED_URL
	},
	...MOVABLE.flatMap(([[name, local, date], since, stayed]): Correction[] => {
		const years = Array.from({ length: LAST - 2020 + 1 }, (_, index) => 2020 + index);
		const kept = years.filter((year) => year < since || stayed.includes(year));
		const of = (year: number, rule: string): Correction => ({
			places: 'EG',
			years: [year, year],
			days: [[name, local, rule]],
			basis: 'announced',
			source: rule === date ? EGYPT_ACT : MOVED,
			...(rule !== date && { url: MOVED_URL })
		});
		return [
			...years.map((year) => of(year, kept.includes(year) ? date : `${date} ${THURSDAY}`)),
			{
				places: 'EG',
				years: [LAST + 1, 2100],
				days: [[name, local, `${date} ${THURSDAY}`]],
				estimated: true,
				source: `${MOVED}, as each time decided`,
				url: MOVED_URL
			}
		];
	}),
	{
		places: 'EG',
		years: [2024, 2024],
		without: ['Labour Day'],
		days: [['Labour Day', 'عيد العمال', 'on 20240505']],
		source: 'Egypt, Prime Minister’s decision of April 2024: Labour Day is kept on Sunday 5 May'
	},
	{
		places: 'EG',
		years: [2022, 2022],
		days: [['Feast of the Sacrifice (Eid al-Adha)', 'عيد الأضحى', 'on 20220713 20220714']],
		source: 'Egypt, Cabinet decision 2452 of 2022: from 9 to 14 July',
		url: 'https://centeryosry.blogspot.com/2022/07/blog-post_74.html'
	}
];

const ZA = 'South Africa, Public Holidays Act 36 of 1994, section 2A, presidential proclamations';
const SOUTH_AFRICA: readonly Correction[] = [
	{
		places: 'ZA',
		years: [2011, 2022],
		days: [
			['Election day', '', 'on 20110518 20140507 20160803 20190508 20211101'],
			['Public holiday in place of Christmas Day', '', 'on 20111227 20161227 20221227']
		],
		basis: 'one_off',
		source: ZA,
		url: 'https://www.timeslive.co.za/news/south-africa/2022-12-08-ramaphosa-declares-december-27-a-public-holiday/'
	}
];

const gazette = (date: string, name: string, notice: string): Correction => ({
	places: 'KE',
	years: [Number(date.slice(0, 4)), Number(date.slice(0, 4))],
	days: [[name, '', `on ${date}`] satisfies AddedDay],
	basis: 'one_off',
	source: 'Kenya Gazette, notice under the Public Holidays Act (cap. 110)',
	url: `https://new.kenyalaw.org/akn/ke/officialGazette/${notice}`
});
const KENYA: readonly Correction[] = [
	{
		places: 'KE',
		years: [2010, 2017],
		without: ['Moi Day', 'Moi Day (substitute day)'],
		source: 'Kenya, Constitution of 2010, article 9: not among the national days; a holiday again from 2018'
	},
	{
		places: 'KE',
		years: [2014, 2024],
		without: ['End of Ramadan (Eid al-Fitr)'],
		days: [
			[
				'Idd-ul-Fitr',
				'',
				'on 20140729 20150718 20160707 20170626 20180615 20190605 20200525 20210514 20220503 20230421 20240410'
			]
		],
		basis: 'computed',
		estimated: true,
		source: 'Kenya, Public Holidays Act (cap. 110); these days as other collections have them'
	},
	gazette('20151126', 'Visit of Pope Francis', '2015-11-24/129/eng@2015-11-24'),
	gazette('20170808', 'Election day', '2017-08-01/107/eng@2017-08-01'),
	gazette('20171025', 'Election day', '2017-10-24/159/eng@2017-10-24'),
	gazette('20171026', 'Election day', '2017-10-19/156/eng@2017-10-19'),
	gazette('20171128', 'Presidential inauguration', '2017-11-23/174/eng@2017-11-23'),
	gazette('20220809', 'Election day', 'gazette/2022-07-29/147/eng@2022-07-29'),
	gazette('20220913', 'Presidential inauguration', 'gazette/2022-09-08/182/eng@2022-09-08'),
	gazette('20231113', 'National Tree Growing Day', 'gazette/2023-11-06/238/eng@2023-11-06'),
	gazette('20240510', 'National Tree Growing Day', 'gazette/2024-05-08/61/eng@2024-05-08'),
	gazette('20241101', 'Inauguration of the Deputy President', '2024-10-31/184/eng@2024-10-31')
];

export const AFRICA: readonly Correction[] = [...NIGERIA, ...EGYPT, ...SOUTH_AFRICA, ...KENYA];
