import type { Correction } from '../overlay';

type Listed = readonly [name: string, date: string];

const days = (year: number, listed: readonly Listed[]) =>
	listed.map(([name, date]) => [name, '', `on ${year}${date}`] as const);

/** All days of a state's list for one year, in place of what was there. */
const list = (places: string, year: number, source: string, url: string, listed: readonly Listed[]): Correction => ({
	places,
	years: [year, year],
	without: ['*'],
	days: days(year, listed),
	source,
	url
});

/** Days of a state's list for one year beside those that were there. */
const besides = (places: string, year: number, source: string, url: string, listed: readonly Listed[]): Correction => ({
	places,
	years: [year, year],
	days: days(year, listed),
	source,
	url
});

const KARNATAKA_LIST = 'Karnataka, Department of Personnel and Administrative Reforms, list of general holidays';

/** The lists leave out what falls on a Sunday or a second Saturday; what is known of that is here too. */
const KARNATAKA: readonly Correction[] = [
	{
		places: 'IN-KA',
		without: ['Basava Jayanti', 'Kanakadasa Jayanti', 'Hyderabad-Karnataka Liberation Day'],
		source: `${KARNATAKA_LIST}: the first two are by the moon, the third is not in it`,
		url: 'https://www.postalstudy.in/2025/12/kannada-calendar-2026-download.html'
	},
	list(
		'IN-KA',
		2024,
		`${KARNATAKA_LIST}, gazette of 13 December 2023`,
		'https://scribd.com/document/738515067/Holidays-List-2024',
		[
			['Makara Sankranti', '0115'],
			['Republic Day', '0126'],
			['Maha Shivaratri', '0308'],
			['Good Friday', '0329'],
			['Ugadi', '0409'],
			['Id-ul-Fitr', '0411'],
			['Ambedkar Jayanti', '0414'],
			['Labour Day', '0501'],
			['Basava Jayanti', '0510'],
			['Id-ul-Zuha (Bakrid)', '0617'],
			['Muharram', '0717'],
			['Independence Day', '0815'],
			['Ganesh Chaturthi', '0907'],
			['Milad-un-Nabi', '0916'],
			['Gandhi Jayanti', '1002'],
			['Maha Navami (Ayudha Puja)', '1011'],
			['Dussehra (Vijaya Dashami)', '1012'],
			['Valmiki Jayanti', '1017'],
			['Naraka Chaturdashi', '1031'],
			['Karnataka Formation Day', '1101'],
			['Bali Padyami (Deepavali)', '1102'],
			['Kanakadasa Jayanti', '1118'],
			['Christmas Day', '1225']
		]
	),
	list(
		'IN-KA',
		2025,
		`${KARNATAKA_LIST}, 14 November 2024`,
		'https://udayavani.com/english-news/karnataka-govt-announces-holiday-calendar-for-2025',
		[
			['Makara Sankranti', '0114'],
			['Republic Day', '0126'],
			['Maha Shivaratri', '0226'],
			['Id-ul-Fitr', '0331'],
			['Mahavir Jayanti', '0410'],
			['Ambedkar Jayanti', '0414'],
			['Good Friday', '0418'],
			['Basava Jayanti', '0430'],
			['Labour Day', '0501'],
			['Id-ul-Zuha (Bakrid)', '0607'],
			['Independence Day', '0815'],
			['Ganesh Chaturthi', '0827'],
			['Milad-un-Nabi', '0905'],
			['Maha Navami (Ayudha Puja)', '1001'],
			['Gandhi Jayanti', '1002'],
			['Valmiki Jayanti', '1007'],
			['Naraka Chaturdashi', '1020'],
			['Bali Padyami (Deepavali)', '1022'],
			['Karnataka Formation Day', '1101'],
			['Christmas Day', '1225']
		]
	),
	list('IN-KA', 2026, KARNATAKA_LIST, 'https://www.postalstudy.in/2025/12/kannada-calendar-2026-download.html', [
		['Makara Sankranti', '0114'],
		['Republic Day', '0126'],
		['Maha Shivaratri', '0215'],
		['Ugadi', '0319'],
		['Id-ul-Fitr', '0321'],
		['Mahavir Jayanti', '0331'],
		['Good Friday', '0403'],
		['Ambedkar Jayanti', '0414'],
		['Basava Jayanti', '0420'],
		['Labour Day', '0501'],
		['Id-ul-Zuha (Bakrid)', '0528'],
		['Muharram', '0626'],
		['Independence Day', '0815'],
		['Milad-un-Nabi', '0826'],
		['Ganesh Chaturthi', '0914'],
		['Gandhi Jayanti', '1002'],
		['Maha Navami (Ayudha Puja)', '1020'],
		['Dussehra (Vijaya Dashami)', '1021'],
		['Karnataka Formation Day', '1101'],
		['Bali Padyami (Deepavali)', '1110'],
		['Kanakadasa Jayanti', '1127'],
		['Christmas Day', '1225']
	])
];

const MAHARASHTRA_LIST =
	'Maharashtra, General Administration Department, notification under the Negotiable Instruments Act, section 25';

const MAHARASHTRA: readonly Correction[] = [
	{
		places: 'IN-MH',
		years: [2023, 2100],
		days: [['Chhatrapati Shivaji Maharaj Jayanti', 'छत्रपती शिवाजी महाराज जयंती', '02-19']],
		source: MAHARASHTRA_LIST,
		url: 'https://taxguru.in/corporate-law/public-holidays-year-2023-negotiable-instruments-act-1881-maharashtra.html'
	},
	besides(
		'IN-MH',
		2023,
		`${MAHARASHTRA_LIST}, 2 December 2022`,
		'https://taxguru.in/corporate-law/public-holidays-year-2023-negotiable-instruments-act-1881-maharashtra.html',
		[
			['Maha Shivaratri', '0218'],
			['Holi (second day)', '0307'],
			['Gudi Padwa', '0322'],
			['Ram Navami', '0330'],
			['Parsi New Year', '0816'],
			['Ganesh Chaturthi', '0919']
		]
	),
	besides(
		'IN-MH',
		2024,
		`${MAHARASHTRA_LIST}, 9 November 2023`,
		'https://economictimes.indiatimes.com/wealth/save/state-govt-and-bank-holidays-in-maharashtra-2024/articleshow/105386282.cms',
		[
			['Maha Shivaratri', '0308'],
			['Holi (second day)', '0325'],
			['Gudi Padwa', '0409'],
			['Ram Navami', '0417']
		]
	),
	list(
		'IN-MH',
		2025,
		`${MAHARASHTRA_LIST}, 4 December 2024`,
		'https://www.sakshipost.com/news/national/maharashtra-public-holidays-2025check-maharashtra-state-government-holiday-list-2025',
		[
			['Republic Day', '0126'],
			['Chhatrapati Shivaji Maharaj Jayanti', '0219'],
			['Maha Shivaratri', '0226'],
			['Holi (second day)', '0314'],
			['Gudi Padwa', '0330'],
			['Id-ul-Fitr', '0331'],
			['Ram Navami', '0406'],
			['Mahavir Jayanti', '0410'],
			['Ambedkar Jayanti', '0414'],
			['Good Friday', '0418'],
			['Maharashtra Day', '0501'],
			['Buddha Purnima', '0512'],
			['Id-ul-Zuha (Bakrid)', '0607'],
			['Muharram', '0706'],
			['Independence Day', '0815'],
			['Parsi New Year', '0815'],
			['Ganesh Chaturthi', '0827'],
			['Milad-un-Nabi', '0905'],
			['Gandhi Jayanti', '1002'],
			['Dussehra (Vijaya Dashami)', '1002'],
			['Diwali (Lakshmi Pujan)', '1021'],
			['Diwali (Bali Pratipada)', '1022'],
			["Guru Nanak's Birthday", '1105'],
			['Christmas Day', '1225']
		]
	),
	besides(
		'IN-MH',
		2026,
		`${MAHARASHTRA_LIST}, for 2026`,
		'https://iconsuperspecialityhospital.in/public-holiday-2026-list/',
		[
			['Maha Shivaratri', '0215'],
			['Holi (second day)', '0303'],
			['Gudi Padwa', '0319'],
			['Ram Navami', '0326']
		]
	)
];

const TAMIL_NADU: readonly Correction[] = [
	{
		places: 'IN-TN',
		years: [2022, 2100],
		days: [["Tamil New Year's Day", 'தமிழ்ப் புத்தாண்டு', '04-14']],
		source: 'Tamil Nadu, yearly government order under the Negotiable Instruments Act',
		url: 'https://www.dtnext.in/news/tamilnadu/tamil-nadu-govt-releases-list-of-24-public-holidays-for-2026-852791'
	},
	{
		places: 'IN-TN',
		years: [2025, 2025],
		without: ['Pongal', 'Thiruvalluvar Day', 'Uzhavar Thirunal'],
		days: [
			['Pongal', 'பொங்கல்', 'on 20250114'],
			['Thiruvalluvar Day', 'திருவள்ளுவர் தினம்', 'on 20250115'],
			['Uzhavar Thirunal', 'உழவர் திருநாள்', 'on 20250116'],
			['Pongal holiday', 'பொங்கல் விடுமுறை', 'on 20250117']
		],
		source: 'Tamil Nadu, list for 2025; 17 January by a later order',
		url: 'https://www.newstamil.tv/article/news/pongal-festival-17th-is-a-public-holiday'
	},
	{
		places: 'IN-TN',
		years: [2026, 2026],
		without: ['Pongal', 'Thiruvalluvar Day', 'Uzhavar Thirunal', 'Ayudha Puja'],
		days: [
			['Pongal', 'பொங்கல்', 'on 20260115'],
			['Thiruvalluvar Day', 'திருவள்ளுவர் தினம்', 'on 20260116'],
			['Uzhavar Thirunal', 'உழவர் திருநாள்', 'on 20260117'],
			['Ayudha Puja', 'ஆயுத பூஜை', 'on 20261019']
		],
		redated: { 'Id-ul-Zuha (Bakrid)': 'on 20260528' },
		source: 'Tamil Nadu, list of 24 public holidays for 2026, November 2025',
		url: 'https://www.newindianexpress.com/states/tamil-nadu/2025/Nov/13/tamil-nadu-govt-announces-24-public-holidays-for-2026'
	}
];

/** Lists of states that were looked up; other states have the days of all offices only. */
export const INDIAN_STATES: readonly Correction[] = [...KARNATAKA, ...MAHARASHTRA, ...TAMIL_NADU];
