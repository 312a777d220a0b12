import { LISTS } from './india-lists';
import type { Correction } from '../overlay';

const UT_2021 = {
	source: 'Uttarakhand, General Administration Department, public holidays for 2021',
	url: 'https://www.indiatoday.in/information/story/uttarakhand-government-holiday-list-2021-1764844-2021-02-01'
} as const;

const NORTH: readonly Correction[] = [
	{
		places: 'IN-UP',
		years: [2021, 2021],
		confirmed: ['*'],
		source: `${LISTS.UP} for 2021`,
		url: 'https://www.indiatoday.in/information/story/uttar-pradesh-government-holiday-list-2021-1755777-2021-01-04'
	},
	{
		places: 'IN-UP',
		years: [2022, 2022],
		days: [['Holi (second day)', 'होली (दूसरा दिन)', 'on 20220319']],
		confirmed: ['Holi'],
		source: 'Uttar Pradesh, announcement of March 2022: Holi on 18 and 19 March',
		url: 'https://hindi.news18.com/amp/news/uttar-pradesh/lucknow-holi-holiday-up-government-announces-holiday-for-holi-on-18th-and-19th-march-2022-4073822.html'
	},
	{
		places: 'IN-UP',
		years: [2022, 2022],
		confirmed: ['Janmashtami'],
		source: 'Uttar Pradesh, notice of 17 August 2022: Janmashtami on 19 August',
		url: 'https://www.latestly.com/socially/india/news/up-declares-august-19-as-a-public-holiday-for-the-occasion-of-janmashtami-instead-of-the-latest-tweet-by-ani-uputtarakhand-4092153.html'
	},
	{ places: 'IN-UT', years: [2021, 2021], days: [['Harela', 'हरेला', 'on 20210716']], ...UT_2021 },
	{ places: 'IN-UT', years: [2021, 2021], confirmed: ['*'], ...UT_2021 }
];

const MH = 'Maharashtra, General Administration Department, public holidays';
const MH_2023 = {
	source: `${MH}, PHD-1122/C.R.117/Desk-29 of 2 December 2022`,
	url: 'https://taxguru.in/corporate-law/public-holidays-year-2023-negotiable-instruments-act-1881-maharashtra.html'
} as const;
const MH_2026 = {
	source: `${MH} for 2026, notification of 9 December 2025`,
	url: 'https://www.news9live.com/india/maharashtra-state-government-holiday-list-2026-check-public-holidays-calendar-for-new-year-here-2912229'
} as const;
const FEASTS_OF_MAHARASHTRA = [
	'Maha Shivaratri',
	'Holi (second day)',
	'Parsi New Year',
	'Ganesh Chaturthi',
	'Diwali (Bali Pratipada)'
];

const MAHARASHTRA: readonly Correction[] = [
	{
		places: 'IN-MH',
		years: [2021, 2021],
		confirmed: [...FEASTS_OF_MAHARASHTRA, 'Chhatrapati Shivaji Maharaj Jayanti', 'Gudi Padwa', 'Ram Navami'],
		source: `${MH} for 2021, PHD. 1119/C.R.69/Desk-29`,
		url: 'https://99employee.com/maharashtra-bank-holidays/'
	},
	{
		places: 'IN-MH',
		years: [2022, 2022],
		confirmed: FEASTS_OF_MAHARASHTRA,
		source: `${MH}, PHD. 1121/C.R. 97/Desk-29 of 2 December 2021`,
		url: 'https://taxguru.in/corporate-law/maharashtra-govt-notifies-public-holidays-for-the-year-2022.html'
	},
	{ places: 'IN-MH', years: [2023, 2023], redated: { 'Holi (second day)': 'on 20230307' }, ...MH_2023 },
	{ places: 'IN-MH', years: [2023, 2023], confirmed: FEASTS_OF_MAHARASHTRA, ...MH_2023 },
	{
		places: 'IN-MH',
		instead: { 'Milad-un-Nabi': '20230928>20230929' },
		source: `${MH}: Id-e-Milad on 29 September 2023, the day after Anant Chaturdashi`,
		url: 'https://www.greythr.com/notifications/holiday-date-change-for-eid-e-milad-in-maharashtra/'
	},
	{
		places: 'IN-MH',
		years: [2024, 2024],
		redated: { 'Diwali (Deepavali)': 'on 20241101' },
		confirmed: FEASTS_OF_MAHARASHTRA,
		source: `${MH} for 2024, 9 November 2023`,
		url: 'https://csdnearme.com/holiday-list/maharashtra-government-public-holiday-list-year/'
	},
	{
		places: 'IN-MH',
		years: [2026, 2026],
		redated: { 'Holi (second day)': 'on 20260303', 'Id-ul-Zuha (Bakrid)': 'on 20260528' },
		days: [['Bhaubeej', 'भाऊबीज', 'on 20261111']],
		...MH_2026
	},
	{ places: 'IN-MH', years: [2026, 2026], confirmed: ['*'], ...MH_2026 }
];

const TN = 'Tamil Nadu, public holidays under the Negotiable Instruments Act';
const FEASTS_OF_TAMIL_NADU = [
	'Pongal',
	'Thiruvalluvar Day',
	'Uzhavar Thirunal',
	"Telugu New Year's Day",
	'Krishna Jayanti',
	'Vinayaka Chaturthi',
	'Ayudha Puja'
];
const AFTER_DEEPAVALI = ['Day after Deepavali', 'தீபாவளிக்கு மறுநாள்'] as const;

const TAMIL_NADU: readonly Correction[] = [
	{
		places: 'IN-TN',
		years: [2021, 2021],
		redated: { Muharram: 'on 20210820' },
		confirmed: FEASTS_OF_TAMIL_NADU,
		source: `${TN} for 2021`,
		url: 'https://www.indiatoday.in/information/story/tamil-nadu-government-holiday-list-2021-1764297-2021-01-30'
	},
	{
		places: 'IN-TN',
		years: [2022, 2022],
		confirmed: [...FEASTS_OF_TAMIL_NADU, 'Thai Poosam'],
		source: `${TN}, order of 2 November 2021`,
		url: 'https://www.thehindu.com/news/national/tamil-nadu/no-change-in-tamil-new-years-day/article37313813.ece'
	},
	{
		places: 'IN-TN',
		years: [2023, 2023],
		redated: { 'Krishna Jayanti': 'on 20230906' },
		confirmed: [...FEASTS_OF_TAMIL_NADU, 'Thai Poosam'],
		source: `${TN} for 2023, October 2022`,
		url: 'https://www.kalaignarseithigal.com/amp/story/tamilnadu%2F2022%2F10%2F12%2Fthe-tamil-nadu-government-has-officially-released-the-holiday-list-for-the-year-2023'
	},
	{
		places: 'IN-TN',
		years: [2023, 2023],
		redated: { 'Vinayaka Chaturthi': 'on 20230918' },
		source: `${TN}: Vinayakar Chathurthi on 18 September 2023 in place of 17 September`,
		url: 'https://www.thehindu.com/news/national/tamil-nadu/public-holiday-for-vinayakar-chathurthi-in-tamil-nadu-on-sept-18/article67256472.ece/amp/'
	},
	{
		places: 'IN-TN',
		years: [2023, 2023],
		days: [[...AFTER_DEEPAVALI, 'on 20231113']],
		source: 'Tamil Nadu, announcement of a holiday on 13 November 2023',
		url: 'https://www.vellorecity.com/tamil-nadu-government-declares-holiday-on-november-13-for-diwali/'
	},
	{
		places: 'IN-TN',
		years: [2024, 2024],
		redated: { 'Ayudha Puja': 'on 20241011' },
		confirmed: [...FEASTS_OF_TAMIL_NADU, 'Thai Poosam'],
		source: `${TN} for 2024, November 2023`,
		url: 'https://www.thehindu.com/news/national/tamil-nadu/tn-government-announces-list-of-public-holidays-for-2024/article67521555.ece'
	},
	{
		places: 'IN-TN',
		years: [2024, 2024],
		days: [[...AFTER_DEEPAVALI, 'on 20241101']],
		source: 'Tamil Nadu, announcement of 19 October 2024: 1 November off',
		url: 'https://www.newindianexpress.com/states/tamil-nadu/2024/Oct/19/day-after-deepavali-will-also-be-a-holiday-says-tn-government-2'
	},
	{
		places: 'IN-TN',
		years: [2025, 2025],
		confirmed: ['Thai Poosam', "Telugu New Year's Day", 'Krishna Jayanti', 'Vinayaka Chaturthi', 'Ayudha Puja'],
		source: `${TN} for 2025, November 2024`,
		url: 'https://www.dtnext.in/news/tamilnadu/tamil-nadu-govt-releases-list-of-holidays-for-2025-six-long-weekends-upcoming-812144'
	}
];

const MUHARRAM_2021: readonly Correction[] = [
	{
		places: 'IN-UP IN-MH IN-CT IN-HP IN-TG IN-JH IN-PY',
		instead: { Muharram: '20210819>20210820' },
		source: 'India, holidays of states: Muharram on 20 August 2021',
		url: 'https://zeenews.india.com/india/muharram-2021-delhi-govt-shifts-holiday-to-august-20-assam-declares-half-day-2386376.html'
	},
	{
		places: 'IN-WB',
		instead: { Muharram: '20210819>20210820' },
		source: 'West Bengal, August 2021: Muharram on 20 August',
		url: 'http://www.millenniumpost.in/kolkata/date-of-muharram-holiday-changed-to-august-20-449639'
	}
];

/** Days of single years that were compared with the notices of Uttar Pradesh, Uttarakhand, Maharashtra and Tamil Nadu. */
export const INDIAN_NOTICES: readonly Correction[] = [...NORTH, ...MAHARASHTRA, ...TAMIL_NADU, ...MUHARRAM_2021];
