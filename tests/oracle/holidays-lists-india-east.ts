import type { Lists } from './holidays-lists-india';

/** States of the east, and some that were read after the others. */
export const EAST: readonly Lists[] = [
	{
		place: 'IN-AS',
		from: 2013,
		to: 2022,
		not: ['holi'],
		source: 'Assam, lists of 2013, 2016, 2021 and 2022: Dol Jatra alone',
		url: 'http://www.assamportal.com/assam-government-holiday-list-2016/'
	},
	{
		place: 'IN-WB',
		from: 2014,
		to: 2020,
		not: ['holi'],
		source: 'West Bengal, lists of 2014 and 2020: Dol Jatra alone',
		url: 'https://school.banglarshiksha.gov.in/ws/website/school_calender/19220402503'
	},
	{
		place: 'IN-WB',
		from: 2014,
		has: ['Rabindra Jayanti'],
		not: [': Rabindra Jayanti', ': Pohela Boishakh'],
		source: 'West Bengal, list of 2020: 8 May and 14 April in a leap year',
		url: 'https://school.banglarshiksha.gov.in/ws/website/school_calender/19220402503'
	},
	{
		place: 'IN-MN',
		from: 2014,
		has: [
			"New Year's Day",
			'Lui-Ngai-Ni',
			'Yaoshang',
			'Cheiraoba',
			'Khongjom Day',
			'May Day',
			"Patriots' Day",
			'Durga Puja (Maha Ashtami)',
			'Ningol Chakkouba',
			'Kut',
			'Gaan-Ngai',
			'Imoinu Iratpa'
		],
		not: ['mahavir', 'buddha', 'muharram', 'nanak', 'ambedkar', 'dussehra', 'holi', 'ram', 'shivaratri'],
		source: 'Manipur, general holidays of 2014, 2018, 2021 and 2022',
		url: 'https://holidaystracker.com/calender/india-manipur-public-holidays-2014'
	},
	{
		place: 'IN-MN',
		from: 2018,
		has: [
			'Sajibu Nongmapanba (Cheiraoba)',
			'Kang (Ratha Yatra)',
			'Mera Chaoren Houba',
			'Birthday of Jananeta Irawat',
			'Nupi Lal Day'
		],
		source: 'Manipur, general holidays of 2018, 2021 and 2022',
		url: 'http://34.80.245.248/content_html/2018-01-04/0a8efffb6968e00b6de1114e95a815d0.html'
	},
	{
		place: 'IN-NL',
		from: 2021,
		has: ["New Year's Day", 'Durga Puja (Maha Navami)', 'Easter Saturday', 'Easter Sunday', 'Christmas holidays'],
		not: ['mahavir', 'buddha', 'muharram', 'ambedkar', 'ram', 'shivaratri'],
		source: 'Nagaland, general holidays of 2021, 2023 and 2024',
		url: 'https://csdnearme.com/holiday-list/nagaland-government-public-holiday-list-year/'
	},
	{
		place: 'IN-SK',
		from: 2021,
		has: [
			"New Year's Day",
			'Maghe Sankranti',
			'Bhanu Jayanti',
			'Tendong Lho Rum Faat',
			'Durga Puja (Dasain)',
			'Hartalika Teej',
			'Birthday of Nar Bahadur Bhandari',
			'Nepali Bhasa Manyata Diwas',
			'Sonam Lochhar',
			'Losar',
			'Bhumchu',
			'Saga Dawa',
			'Drukpa Tshe-zi',
			'Thungkar Tshechu of Guru Rinpoche',
			'Pang-Lhabsol',
			'Indrajatra',
			'Lhabab Duchen',
			'Losoong',
			'Ram Navami'
		],
		not: ['mahavir', 'muharram', 'milad', 'bakrid', 'shivaratri'],
		source: 'Sikkim, notification 104/Home/2022 and almanacs of 2021 and 2025',
		url: 'https://hrinformative.com/sikkim-public-holidays-list-2023'
	},
	{
		place: 'IN-PY',
		from: 2020,
		has: [
			"New Year's Day",
			'Pongal',
			'Thiruvalluvar Day',
			"Tamil New Year's Day",
			'May Day',
			'Vinayaka Chaturthi',
			'Ayudha Puja'
		],
		not: ['mahavir', 'buddha', 'muharram', 'nanak', 'dussehra', 'holi', 'ram', 'janmashtami', 'shivaratri'],
		source: 'Puducherry, lists of 2020, 2021, 2024 and 2026',
		url: 'https://8thpaycommissionnews.in/puducherry-govt-holiday-list-2021-pdf/'
	},
	{
		place: 'IN-RJ',
		from: 2017,
		to: 2024,
		has: [
			'Raksha Bandhan',
			'Govardhan Puja',
			'Guru Gobind Singh Jayanti',
			'Holika Dahan',
			'Cheti Chand',
			'Maha Shivaratri',
			'Ram Navami'
		],
		source: 'Rajasthan, holidays of 2017 and 2025',
		url: 'https://newsnazar.com/rajasthan/13586/amp'
	},
	{
		place: 'IN-OD',
		from: 2014,
		has: [
			'Ram Navami',
			'Pahili Raja',
			'Raja Sankranti',
			'Nuakhai',
			'Durga Puja (Maha Ashtami)',
			'Durga Puja (Maha Saptami)',
			'Durga Puja (Maha Navami)',
			'Ganesh Chaturthi',
			'Netaji Subhas Chandra Bose Jayanti',
			'Mahalaya',
			'Makar Sankranti',
			'Vasant Panchami',
			'Ratha Yatra',
			'Panchayati Raj Day',
			'Dola Purnima',
			'Maha Shivaratri'
		],
		not: ['mahavir', 'buddha', ': Maha Vishuva Sankranti / Pana Sankranti'],
		source: 'Odisha, lists of 2014 and 2021',
		url: 'https://holidayslist.in/indian-govt-holidays-2014/state-govt-holidays-2014/odisha-govt-holidays-2014'
	},
	{
		place: 'IN-OD',
		from: 2021,
		has: ['Savitri Amavasya', 'Kumar Purnima'],
		source: 'Odisha, list of 2021',
		url: 'https://www.indiatoday.in/information/story/odisha-government-holiday-list-2021-1773490-2021-02-26'
	},
	{
		place: 'IN-WB',
		from: 2014,
		has: [
			'Bhai Dooj',
			'Swami Vivekananda Jayanti',
			'Durga Puja (Maha Ashtami)',
			'Durga Puja (Maha Saptami)',
			'Durga Puja (Maha Navami)',
			'Labour Day',
			'Netaji Subhas Chandra Bose Jayanti',
			'Mahalaya',
			'Saraswati Puja',
			'Lakshmi Puja',
			'Dol Jatra',
			'Kali Puja',
			"New Year's Day"
		],
		not: ['shivaratri'],
		source: 'West Bengal, lists of 2014, 2020 and 2026',
		url: 'http://www.webel-india.com/wbchse/html/holidays.html'
	},
	{
		place: 'IN-WB',
		from: 2014,
		to: 2023,
		not: ['ram'],
		source: 'West Bengal, lists of 2014 and 2020',
		url: 'https://school.banglarshiksha.gov.in/ws/website/school_calender/19220402503'
	},
	{
		place: 'IN-WB',
		from: 2024,
		has: ['Chhath Puja'],
		source: 'West Bengal, notification of December 2023',
		url: 'https://www.millenniumpost.in/bengal/state-declares-three-holidays-under-ni-act-545761'
	},
	{
		place: 'IN-AS',
		from: 2013,
		has: [
			'Bohag Bihu',
			'Magh Bihu and Tusu Puja',
			'Netaji Subhas Chandra Bose Jayanti',
			'Durga Puja (Maha Ashtami)',
			'Durga Puja (Maha Saptami)',
			'Durga Puja (Maha Navami)',
			'Bir Chilarai Day',
			'Me-Dam-Me-Phi',
			'Birth of Madhabdev',
			'Lachit Day',
			'Kati Bihu',
			'Labour Day',
			'Dol Jatra',
			'Tithi of Damodardeva',
			'Tithi of Madhabdeva',
			'Tithi of Srimanta Sankardeva',
			'Gwthar Bathou San',
			'Karam Puja'
		],
		not: ['mahavir', 'milad', 'shivaratri', 'ram'],
		source: 'Assam, lists of 2013, 2016 and 2021 to 2024',
		url: 'http://www.assamyellowpage.com/ayp/holiday-list-2013-government-assam'
	},
	{
		place: 'IN-AS',
		from: 2021,
		has: ['Bhai Dooj', 'Chhath Puja', 'Sati Sadhani Day'],
		source: 'Assam, lists of 2021 to 2024',
		url: 'https://snnlive.in/assam-government-holiday-list-2024'
	},
	{
		place: 'IN-MZ',
		from: 2014,
		has: [
			"New Year's Day",
			'Christmas festival',
			'New Year festival',
			'Missionary Day',
			'YMA Day',
			'Remna Ni',
			"New Year's Eve",
			'Christmas Eve',
			'Chapchar Kut',
			'MHIP Day'
		],
		not: ['shivaratri', 'ambedkar'],
		source: 'Mizoram, No.F.23012/3/2012-GAD and lists of 2021 and 2024',
		url: 'https://gad.mizoram.gov.in/page/holiday-list-2014'
	},
	{
		place: 'IN-MZ',
		from: 2021,
		not: ['janmashtami', 'ram'],
		source: 'Mizoram, lists of 2021 and 2024',
		url: 'https://northeastjob.in/2024/01/mizoram-government-holiday-list.html'
	},
	{
		place: 'IN-ML',
		from: 2014,
		has: [
			"New Year's Day",
			'Christmas festival',
			'Death Anniversary of Pa Togan Nengminza Sangma',
			'Death Anniversary of U Soso Tham',
			'Death Anniversary of U Kiang Nangbah',
			'U Tirot Sing Day',
			'Seng Kut Snem',
			'Wangala Festival',
			'Behdienkhlam',
			'Durga Puja (Maha Navami)'
		],
		not: ['mahavir', 'buddha', 'nanak', 'ram', 'milad', 'muharram', 'shivaratri', 'ambedkar'],
		source: 'Meghalaya, lists of 2014, 2021 and 2025',
		url: 'http://holidayslist.in/indian-govt-holidays/state-govt-holidays/meghalaya-govt-holidays-2014/'
	},
	{
		place: 'IN-ML',
		from: 2014,
		to: 2014,
		not: ['janmashtami'],
		source: 'Meghalaya, list of 2014',
		url: 'http://holidayslist.in/indian-govt-holidays/state-govt-holidays/meghalaya-govt-holidays-2014/'
	},
	{
		place: 'IN-ML',
		from: 2021,
		has: ['Christmas Eve'],
		source: 'Meghalaya, lists of 2021 and 2025: 24 to 26 December',
		url: 'https://www.indiatoday.in/information/story/meghalaya-government-holiday-list-2021-1778520-2021-03-12'
	},
	{
		place: 'IN-TR',
		from: 2021,
		has: [
			'Durga Puja (Maha Ashtami)',
			'Durga Puja (Maha Saptami)',
			'Durga Puja (Maha Navami)',
			'May Day',
			'Birthday of Netaji Subhash Chandra Bose',
			'Birthday of Kazi Nazrul Islam',
			'Vasant Panchami',
			'Pous Parban',
			"Bengali New Year's Day",
			'Garia Puja',
			'Lakshmi Puja',
			'Maha Shivaratri',
			'Birthday of Maharaja Bir Bikram Kishore Manikya Bahadur',
			'Kharchi Puja',
			'Ker Puja'
		],
		not: ['nanak', 'mahavir', 'ram'],
		source: 'Tripura, lists of holidays of 2021 and 2025',
		url: 'https://www.greythr.com/wiki/acts/st-tripura/holidays/2021/'
	},
	{
		place: 'IN-AR',
		from: 2020,
		has: ["New Year's Day", 'Indigenous Faith Day', 'Durga Puja (Maha Ashtami)', 'Makar Sankranti', 'State Day'],
		not: ['mahavir', 'janmashtami', 'ram', 'milad', 'muharram', 'shivaratri'],
		source: 'Arunachal Pradesh, gazetted holidays of 2020',
		url: 'https://govtempdiary.com/arunachal-pradesh-holidays-list-2020'
	},
	{
		place: 'IN-AN',
		from: 2021,
		has: ['Makar Sankranti', 'Onam'],
		not: ['janmashtami', 'ram', 'shivaratri'],
		source: 'Andaman and Nicobar Islands, holidays of 2021',
		url: 'https://www.indiatoday.in/information/story/andaman-and-nicobar-government-holiday-list-2021-1778888-2021-03-13'
	}
];
