import type { Lists } from './holidays-lists-india';

const SOUTH: readonly Lists[] = [
	{
		place: 'IN-KL',
		from: 2015,
		has: [
			'Maha Shivaratri',
			'Labour Day',
			'Vishu',
			'First Onam',
			'Thiruvonam',
			'Sree Narayana Guru Samadhi',
			'Maha Navami'
		],
		not: ['mahavir', 'buddha', 'nanak', 'holi', 'ram', ': Kerala Foundation Day'],
		source: 'Kerala, lists of 2015, 2021, 2022 and 2023',
		url: 'http://holidayslist.in/kerala-govt-holidays-2015/'
	},
	{
		place: 'IN-KL',
		from: 2022,
		has: ['Mannam Jayanti', 'Maundy Thursday', 'Easter Sunday', 'Karkidaka Vavu', 'Third Onam', 'Fourth Onam'],
		source: 'Kerala, lists of the Cabinet for 2022 and 2023',
		url: 'https://www.onmanorama.com/news/kerala/2021/10/21/here-are-the-public-holidays-announced-by-kerala-govt-for-2022.html'
	},
	{
		place: 'IN-TN',
		from: 2012,
		has: ["New Year's Day", 'Labour Day', "Telugu New Year's Day", 'Vinayaka Chaturthi', 'Ayudha Puja'],
		not: ['buddha', 'nanak', 'holi', 'ram', 'shivaratri'],
		source: 'Tamil Nadu, government orders for 2012 and 2026',
		url: 'https://shansinvestmentideas.blogspot.com/2011/10/holidays-2012-tamilnadu.html'
	},
	{
		place: 'IN-TN',
		from: 2021,
		has: ['Thai Poosam'],
		source: 'Tamil Nadu, a public holiday since 2021',
		url: 'https://when.com/content;_ylt=AwrFG6.Qq4BnUXkE2uioCmVH'
	},
	{
		place: 'IN-KA',
		from: 2017,
		has: [
			'Makara Sankranti',
			'Maha Shivaratri',
			'Labour Day',
			'Ganesh Chaturthi',
			'Mahalaya Amavasya',
			'Maha Navami (Ayudha Puja)',
			'Valmiki Jayanti',
			'Bali Padyami (Deepavali)',
			'Basava Jayanti',
			'Kanakadasa Jayanti'
		],
		not: ['buddha', 'nanak', 'holi', 'ram', 'janmashtami'],
		source: 'Karnataka, DPAR 23 HHL 2016 and lists of 2024 to 2026',
		url: 'https://it.scribd.com/document/333590845/Karnataka-Holidays-List-2017'
	},
	{
		place: 'IN-AP',
		from: 2012,
		has: [
			'Ram Navami',
			'Maha Shivaratri',
			'Babu Jagjivan Ram Jayanti',
			'Ganesh Chaturthi',
			'Durgashtami',
			'Makara Sankranti'
		],
		not: ['mahavir', 'buddha', 'nanak'],
		source: 'Andhra Pradesh, G.O.Rt. 4773 of 2011, 5364 of 2012, and lists of 2016, 2020, 2024 and 2026',
		url: 'https://ro.scribd.com/doc/136730329/Holidays-2012'
	},
	{
		place: 'IN-AP',
		from: 2020,
		has: ['Bhogi', 'Kanuma'],
		source: 'Andhra Pradesh, general holidays of 2020 and 2026',
		url: 'http://paatashaala.in/2018/11/ap-general-holidays-and-optional-holidays-for-the-year-2019-download.html'
	},
	{
		place: 'IN-TS',
		from: 2014,
		has: ['Ram Navami', 'Maha Shivaratri', 'Ganesh Chaturthi', 'Makara Sankranti'],
		not: ['mahavir', 'buddha'],
		source: 'Andhra Pradesh, G.O.Rt. 5364 of 2012, which Telangana took over; lists of 2025 and 2026',
		url: 'https://www.sakshipost.com/news/telangana/telangana-public-holidays-2025-complete-list-359848'
	},
	{
		place: 'IN-TS',
		from: 2025,
		has: [
			'Bhogi',
			'Day following Id-ul-Fitr',
			'Day following Christmas',
			"New Year's Day",
			'Babu Jagjivan Ram Jayanti',
			'Day following Dussehra',
			'Saddula Bathukamma',
			'Bathukamma (first day)'
		],
		source: 'Telangana, general holidays of 2025 and 2026',
		url: 'https://www.sakshipost.com/news/telangana/telangana-public-holidays-2025-complete-list-359848'
	}
];

const WEST: readonly Lists[] = [
	{
		place: 'IN-GJ',
		from: 2014,
		has: [
			'Ram Navami',
			'Cheti Chand',
			'Raksha Bandhan',
			'Samvatsari',
			'Parshuram Jayanti',
			'Vikram Samvat New Year',
			'Bhai Bij',
			'Maha Shivaratri',
			'Makar Sankranti (Uttarayan)'
		],
		not: ['buddha', ': Uttarayan'],
		source: 'Gujarat, notifications of 21 October 2013, 14 December 2016 and for 2021',
		url: 'https://geod.in/holidays/gujarat-holiday-list-2017'
	},
	{
		place: 'IN-GA',
		from: 2012,
		has: ['Gudi Padva', 'May Day', 'Ganesh Chaturthi', 'Ganesh Chaturthi (second day)', 'Feast of St. Francis Xavier'],
		not: ['mahavir', 'buddha', 'nanak', 'muharram', 'janmashtami'],
		source: 'Goa, notifications of 3 October 2011 and for 2017, 2023 and 2025',
		url: 'https://centralgovernmentemployeenews.blogspot.com/2012/01/goa-government-holidays-list-2012.html'
	},
	{
		place: 'IN-GA',
		from: 2017,
		not: ['milad', 'shivaratri'],
		source: 'Goa, special holidays: offices work, each official may take them',
		url: 'http://india-public-holidays.com/goa/2017'
	},
	{
		place: 'IN-GA',
		from: 2017,
		to: 2023,
		not: ['ram'],
		source: 'Goa, public holidays of 2017 and 2023; in the list since 2024',
		url: 'https://nethindi.in/goa-calendar/'
	},
	{
		place: 'IN-MH',
		from: 2023,
		has: ['Ram Navami', 'Ganesh Chaturthi', 'Diwali (Bali Pratipada)', 'Maha Shivaratri', 'Diwali (Lakshmi Pujan)'],
		not: ['janmashtami', ': Diwali (Deepavali)'],
		source: 'Maharashtra, notifications for 2023, 2024 and 2025',
		url: 'https://taxguru.in/corporate-law/public-holidays-year-2023-negotiable-instruments-act-1881-maharashtra.html'
	},
	{
		place: 'IN-RJ',
		from: 2025,
		has: [
			'Ram Navami',
			'Maharaja Agrasen Jayanti',
			'Durga Puja (Maha Ashtami)',
			'Raksha Bandhan',
			'Holika Dahan',
			'Devnarayan Jayanti',
			'Ramdev Jayanti and Teja Dashami',
			'Guru Gobind Singh Jayanti',
			'Parshuram Jayanti',
			'Cheti Chand',
			'Bhai Dooj',
			'Govardhan Puja',
			'Mahatma Jyotirao Phule Jayanti',
			'Maha Shivaratri'
		],
		not: ['buddha', ': Rajasthan Day'],
		source: 'Rajasthan, list of public holidays for 2025',
		url: 'https://reflectu.in/rajasthan-government-calendar-2025-pdf-download-with-all-holidays-list'
	}
];

/** States of the south and the west. */
export const SOUTH_AND_WEST: readonly Lists[] = [...SOUTH, ...WEST];
