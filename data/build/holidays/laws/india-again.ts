import type { AddedDay, Correction } from '../overlay';
import { feasts, fromFirstList, LISTS } from './india-lists';

const BANKS_2017 = 'https://docslib.org/doc/201452/state-jan-feb-mar-apr-may-jun-july-aug-sept-oct-nov-dec';
const ASSAM_2013 = 'http://www.assamyellowpage.com/ayp/holiday-list-2013-government-assam';
const ODISHA_2014 =
	'https://holidayslist.in/indian-govt-holidays-2014/state-govt-holidays-2014/odisha-govt-holidays-2014';
const HARYANA_2013 = 'https://teacherharyana.blogspot.com/2013/09/list-of-holidays-2013.html';
const MIZORAM_2014 = 'https://gad.mizoram.gov.in/page/holiday-list-2014';
const MEGHALAYA_2021 =
	'https://www.indiatoday.in/information/story/meghalaya-government-holiday-list-2021-1778520-2021-03-12';
const GOA_2017 = 'http://india-public-holidays.com/goa/2017';
const PUNJAB_2018 = 'https://docslib.org/doc/10702971/holidays-pdf';
const PUNJAB_2019 =
	'https://www.rozanaspokesman.com/amp/news/punjab/191218/punjab-government-announces-gazetted-and-restricted-holidays-for-2019.html';
const KARNATAKA_2017 = 'https://it.scribd.com/document/333590845/Karnataka-Holidays-List-2017';
const TAMIL_NADU_2012 = 'https://shansinvestmentideas.blogspot.com/2011/10/holidays-2012-tamilnadu.html';
const UP_2015 = 'https://holidaystracker.com/?p=9409';
const BIHAR_2015 = 'https://holidaystracker.com/state-holidays/india-bihar-public-holidays-2015/';

const HIMACHAL_2015 = 'http://holidaystracker.com/state-holidays/india-himachal-pradesh-public-holidays-2015';
const WEST_BENGAL_2020 = 'https://school.banglarshiksha.gov.in/ws/website/school_calender/19220402503';

/** Corrections of a state by one of its lists. */
const by = (
	places: string,
	source: string,
	url: string,
	corrections: readonly Omit<Correction, 'places' | 'source' | 'url'>[]
): readonly Correction[] => corrections.flatMap((one) => fromFirstList({ ...one, places, source, url }));

const ASSAM = by('IN-AS', `${LISTS.AS}, as in 2013, 2016 and 2021 to 2024`, ASSAM_2013, [
	{
		days: [
			['Tithi of Damodardeva', '', 'on 20130510 20160507 20210512 20220501 20230420 20240508'],
			['Tithi of Madhabdeva', '', 'on 20130825 20160822 20210827 20220914 20230904 20240823'],
			['Tithi of Srimanta Sankardeva', '', 'on 20130907 20160903 20210908 20220829 20230818 20240904'],
			['Gwthar Bathou San', '', 'on 20220125 20230124 20240123'],
			['Karam Puja', '', 'on 20220906 20230827 20240914']
		]
	},
	{ years: [2023, 2023], days: [['Holi', 'হোলী', 'on 20230308']] },
	{ halved: ['Muharram'] },
	{ years: [2010, 2013], halved: ['Kati Bihu'] }
]);

const ODISHA = by('IN-OR', `${LISTS.OR}, as in 2014 and 2021`, ODISHA_2014, [
	{ years: [2010, 2100], without: ['Buddha Purnima'], days: [['Mahalaya', 'ମହାଳୟା', 'hindu mahalaya']] }
]);

const HARYANA = by('IN-HR', `${LISTS.HR}, as in 2013, 2017 and, where they fall on a weekend, 2025`, HARYANA_2013, [
	{
		years: [2013, 2100],
		days: [
			...feasts('ravidas kabir maharana-pratap'),
			['Shaheedi Diwas', 'शहीदी दिवस', '03-23'],
			['Vaisakhi', 'वैसाखी', '04-13']
		]
	},
	{ years: [2013, 2017], days: [['Maharshi Dayanand Saraswati Jayanti', '', 'on 20130307 20170221']] },
	{ years: [2013, 2017], days: [['Haryali Teej', 'हरियाली तीज', 'on 20130810 20170726']] },
	{ years: [2010, 2017], without: ['Raksha Bandhan'] },
	{ years: [2010, 2013], without: ['Martyrdom Day of Shaheed Udham Singh'] },
	{
		years: [2013, 2013],
		days: [
			['Birthday of Shaheed Udham Singh', '', '12-26'],
			['Vishwakarma Day', '', '11-04']
		]
	}
]);

const NORTH_EAST: readonly Correction[] = [
	...by('IN-MZ', 'Mizoram, General Administration Department, lists of 2014, 2021 and 2024', MIZORAM_2014, [
		{ without: ['Ambedkar Jayanti'] },
		{
			years: [2014, 2014],
			days: [
				['Ram Navami', '', 'on 20140408'],
				['Janmashtami', '', 'on 20140818']
			]
		}
	]),
	...by('IN-ML', 'Meghalaya, lists of public holidays of 2014, 2021 and 2025', MEGHALAYA_2021, [
		{
			years: [2010, 2100],
			without: [
				'Mahavir Jayanti',
				'Buddha Purnima',
				'Muharram',
				'Milad-un-Nabi',
				"Guru Nanak's Birthday",
				'Ambedkar Jayanti'
			]
		},
		{ years: [2014, 2100], days: [['Wangala Festival', '', 'friday>=11-07']] },
		{ years: [2021, 2100], days: [...feasts('janmashtami'), ['Christmas Eve', '', '12-24']] },
		{ years: [2014, 2025], days: [['Behdienkhlam', '', 'on 20140716 20210711 20250714']] }
	])
];

const KARNATAKA_BY_THE_MOON: readonly AddedDay[] = [
	['Basava Jayanti', 'ಬಸವ ಜಯಂತಿ', 'hindu parashurama'],
	['Kanakadasa Jayanti', 'ಕನಕದಾಸ ಜಯಂತಿ', 'hindu guru-nanak +3']
];

const WEST_AND_SOUTH: readonly Correction[] = [
	...by('IN-GA', 'Goa, General Administration Department, public holidays of 2012, 2017 and 2023', GOA_2017, [
		{ years: [2012, 2022], days: [['Ganesh Chaturthi (second day)', '', 'hindu ganesh +1']] },
		{ years: [2017, 2100], redated: { 'Feast of St. Francis Xavier': '12-03 sunday>monday' } }
	]),
	...by('IN-KA', `${LISTS.KA}, as in 2017, 2024 and 2026`, KARNATAKA_2017, [
		{ years: [2017, 2100], days: [['Mahalaya Amavasya', 'ಮಹಾಲಯ ಅಮಾವಾಸ್ಯೆ', 'hindu mahalaya']] },
		{ years: [2010, 2023], days: KARNATAKA_BY_THE_MOON },
		{ years: [2027, 2100], days: KARNATAKA_BY_THE_MOON },
		{
			years: [2017, 2017],
			redated: { Ugadi: 'on 20170329', 'Basava Jayanti': 'on 20170429', 'Kanakadasa Jayanti': 'on 20171106' }
		}
	]),
	...by('IN-TN', `${LISTS.TN}, as in 2012`, TAMIL_NADU_2012, [
		{ years: [2010, 2100], days: [["New Year's Day", 'ஆங்கிலப் புத்தாண்டு', '01-01']] },
		{
			years: [2021, 2026],
			days: [['Thai Poosam', 'தைப்பூசம்', 'on 20210128 20220118 20230205 20240125 20250211 20260201']],
			estimated: true
		}
	])
];

const PUNJAB: readonly Correction[] = [
	...by('IN-PB', `${LISTS.PB} for 2018`, PUNJAB_2018, [
		{
			years: [2018, 2018],
			without: [
				'May Day',
				'Shaheed Diwas',
				'Parshuram Jayanti',
				'Kabir Jayanti',
				'Maharaja Agrasen Jayanti',
				'Vishwakarma Day'
			],
			redated: { Vaisakhi: '04-14', 'Maha Shivaratri': 'on 20180214' }
		}
	]),
	...by('IN-PB', `${LISTS.PB} for 2019; restricted in that year`, PUNJAB_2019, [
		{
			years: [2019, 2019],
			without: ['May Day', 'Shaheed Diwas', 'Parshuram Jayanti'],
			redated: { Vaisakhi: '04-14' }
		}
	])
];

const GANGES: readonly Correction[] = [
	...by('IN-UP', `${LISTS.UP} for 2015`, UP_2015, [
		{
			years: [2015, 2015],
			days: [
				['Cheti Chand', 'चेटी चंड', 'on 20150322'],
				['Maharshi Kashyap and Nishadraj Guhya Jayanti', '', 'on 20150405'],
				['Parshuram Jayanti', 'परशुराम जयंती', 'on 20150420'],
				['Urs of Khwaja Moinuddin Chishti', '', 'on 20150426'],
				['Jumat-ul-Vida', '', 'on 20150717'],
				['Vishwakarma Puja', '', 'on 20150917'],
				['Maharaja Agrasen Jayanti', 'महाराजा अग्रसेन जयंती', 'on 20151013']
			]
		}
	]),
	...by('IN-UP', `${LISTS.UP} for 2015`, UP_2015, [
		{ years: [2015, 2015], redated: { 'Durga Puja (Maha Navami)': 'on 20151021' } }
	]),
	...by('IN-BR', `${LISTS.BR} for 2015`, BIHAR_2015, [{ years: [2015, 2015], redated: { Chehallum: 'on 20151204' } }]),
	...by('IN-HP', 'Himachal Pradesh, GAD-A(F)9-5/2014 of 10 November 2014', HIMACHAL_2015, [
		{ years: [2015, 2015], redated: { 'Maharana Pratap Jayanti': 'on 20150520' } }
	]),
	...by('IN-WB', `${LISTS.WB} for 2020`, WEST_BENGAL_2020, [
		{ years: [2020, 2020], redated: { 'Saraswati Puja': 'on 20200130' } }
	]),
	...by('IN-BR', `${LISTS.BR} of 2015, 2016, 2021, 2023 and 2026: two days of Holi`, BIHAR_2015, [
		{ years: [2015, 2026], days: [['Holi (other day)', 'होली', 'on 20150305 20160323 20210330 20230309 20260303']] }
	])
];

const TELANGANA: readonly Correction[] = [
	{
		places: 'IN-TG',
		years: [2014, 2024],
		days: [['Bathukamma (first day)', 'బతుకమ్మ ప్రారంభం', 'hindu mahalaya']],
		source: `${LISTS.TG}, as in 2025; other years as vacanza/holidays (MIT) lists them`
	},
	{
		places: 'IN-TG',
		years: [2018, 2024],
		days: [['Bonalu', 'బోనాలు', 'on 20180806 20190729 20200720 20210802 20220725 20230717 20240729']],
		estimated: true,
		source: `${LISTS.TG}, as in 2025; other years as vacanza/holidays (MIT) lists them`
	}
];

/** What the lists of the states have otherwise, read for two years or more that lie apart. */
export const INDIA_AGAIN: readonly Correction[] = [
	...by('IN', 'India, holidays of banks in 2017 by state: 2 December', BANKS_2017, [
		{ years: [2017, 2017], redated: { 'Milad-un-Nabi': 'on 20171202' } }
	]),
	...by('IN-AP IN-TG IN-TN IN-KL IN-PY IN-KA', 'India, holidays of banks in 2017 by state: 1 December', BANKS_2017, [
		{ years: [2017, 2017], redated: { 'Milad-un-Nabi': 'on 20171201' } }
	]),
	...ASSAM,
	...ODISHA,
	...HARYANA,
	...NORTH_EAST,
	...WEST_AND_SOUTH,
	...PUNJAB,
	...GANGES,
	...TELANGANA,
	{ places: 'IN-DH', named: 'Dadra and Nagar Haveli and Daman and Diu', source: 'ISO 3166-2, since 2020' }
];
