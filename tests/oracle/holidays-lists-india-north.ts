import type { Lists } from './holidays-lists-india';

const NORTH: readonly Lists[] = [
	{
		place: 'IN-UP',
		from: 2015,
		has: [
			'Ram Navami',
			"Hazrat Ali's Birthday",
			'Maha Shivaratri',
			'Holika Dahan',
			'Raksha Bandhan',
			'Durga Puja (Maha Navami)',
			'Govardhan Puja',
			'Bhai Dooj',
			'Cheti Chand',
			'Maharshi Kashyap and Nishadraj Guhya Jayanti',
			'Parshuram Jayanti',
			'Urs of Khwaja Moinuddin Chishti',
			'Jumat-ul-Vida',
			'Vishwakarma Puja',
			'Maharaja Agrasen Jayanti'
		],
		not: [': UP Formation Day'],
		source: 'Uttar Pradesh, lists of 2015, 2021 and 2025',
		url: 'https://holidaystracker.com/?p=9409'
	},
	{
		place: 'IN-UP',
		from: 2017,
		not: [': Chhath Puja'],
		source: 'Uttar Pradesh, Cabinet of 25 April 2017, and lists of 2021 and 2025',
		url: 'http://www.business-standard.com/article/current-affairs/yogi-govt-cancels-15-up-holidays-on-vips-birth-death-anniversaries-117042501352_1.html'
	},
	{
		place: 'IN-UK',
		from: 2025,
		has: [
			'Ram Navami',
			'Govardhan Puja',
			'Raksha Bandhan',
			'Maharishi Valmiki Jayanti',
			'Holika Dahan',
			'Maha Shivaratri',
			'Harela',
			'Igas Bagwal'
		],
		source: 'Uttarakhand, public holidays of 2025 and 2026',
		url: 'https://postmanindia.in/the-state-government-released-a-holiday-calendar-including-25-public-holidays'
	},
	{
		place: 'IN-HP',
		from: 2015,
		has: [
			'Ram Navami',
			'Guru Ravidas Jayanti',
			'Kabir Jayanti',
			'Maharishi Valmiki Jayanti',
			'State Day',
			'Maharana Pratap Jayanti',
			'Parshuram Jayanti',
			'Maha Shivaratri'
		],
		not: ['mahavir', 'milad'],
		source: 'Himachal Pradesh, GAD-A(F)9-5/2014 of 10 November 2014, lists of 2023 and 2026',
		url: 'http://holidaystracker.com/state-holidays/india-himachal-pradesh-public-holidays-2015'
	},
	{
		place: 'IN-HR',
		from: 2013,
		has: [
			'Ram Navami',
			'Maharaja Agrasen Jayanti',
			"Haryana War Heroes' Martyrdom Day",
			'Maharishi Valmiki Jayanti',
			'Vasant Panchami',
			'Guru Gobind Singh Jayanti',
			'Parshuram Jayanti',
			'Guru Ravidas Jayanti',
			'Kabir Jayanti',
			'Maharana Pratap Jayanti',
			'Shaheedi Diwas',
			'Vaisakhi',
			'Maha Shivaratri',
			'Maharshi Dayanand Saraswati Jayanti',
			'Haryali Teej',
			'Birthday of Shaheed Udham Singh',
			'Vishwakarma Day'
		],
		not: ['friday'],
		source: 'Haryana, lists of 2013, 2017, 2024 and 2025',
		url: 'https://teacherharyana.blogspot.com/2013/09/list-of-holidays-2013.html'
	},
	{
		place: 'IN-HR',
		from: 2017,
		has: ['Martyrdom Day of Shaheed Udham Singh'],
		source: 'Haryana, lists of 2017 and 2024',
		url: 'https://holidayslist.in/haryana-govt-holidays-2017'
	},
	{
		place: 'IN-HR',
		from: 2024,
		has: ['Raksha Bandhan'],
		not: ['buddha', 'milad', 'muharram'],
		source: 'Haryana, lists of 2024 and 2025',
		url: 'https://timesofindia.indiatimes.com/city/chandigarh/haryana-announces-public-holidays-and-special-days-for-2024/amp_articleshow/106218531.cms'
	},
	{
		place: 'IN-HR',
		from: 2013,
		to: 2013,
		not: ['buddha', 'milad', 'muharram'],
		source: 'Haryana, list of 2013: restricted',
		url: 'https://teacherharyana.blogspot.com/2013/09/list-of-holidays-2013.html'
	},
	{
		place: 'IN-PB',
		from: 2016,
		has: [
			'Ram Navami',
			'Guru Ravidas Jayanti',
			'Martyrdom Day of Guru Arjan Dev',
			'Martyrdom Day of Guru Tegh Bahadur',
			'Maharishi Valmiki Jayanti',
			'Maha Shivaratri',
			'Kabir Jayanti',
			'Maharaja Agrasen Jayanti',
			'Vishwakarma Day',
			'Shaheed Diwas',
			'May Day',
			'Parshuram Jayanti',
			'Vaisakhi'
		],
		not: ['buddha', 'milad', 'muharram', ': Lohri', ': New Punjab Day'],
		source: 'Punjab, lists of 2016, 2018, 2019 and 2025',
		url: 'https://www.tribuneindia.com/news/archive/governance/govt-releases-list-of-holidays-for-2016-171419'
	},
	{
		place: 'IN-PB',
		from: 2025,
		has: [
			'Birthday of Guru Nabha Das',
			'Martyrdom Day of Kartar Singh Sarabha',
			'Shaheedi Sabha, Fatehgarh Sahib',
			'Guru Gobind Singh Jayanti'
		],
		source: 'Punjab, gazetted holidays of 2025',
		url: 'https://punjabsarokarnews.com/news/3037'
	},
	{
		place: 'IN-JK',
		from: 2020,
		has: [
			'Shab-i-Qadr',
			'Guru Gobind Singh Jayanti',
			'First Navratra',
			'Accession Day',
			'Eid-ul-Azha (second day)',
			'Maha Shivaratri',
			'Jumat-ul-Vida',
			"Guru Hargobind's Birthday",
			'Friday following Eid-i-Milad-ul-Nabi',
			'Birthday of Maharaja Hari Singh'
		],
		not: ['holi', 'ram', 'mahavir', 'friday'],
		source: 'Jammu and Kashmir, holidays of 2020 and 2023',
		url: 'https://www.greaterkashmir.com/todays-paper/state/jk-govt-issues-list-of-holidays-for-2023'
	},
	{
		place: 'IN-LA',
		from: 2025,
		has: ['Nauroz', 'Losar'],
		not: ['janmashtami', 'ram', 'mahavir', 'shivaratri', 'friday'],
		source: 'Ladakh, public holidays of 2025',
		url: 'https://www.sakshipost.com/news/national/ladakh-public-holidays-2025-complete-list-351735'
	},
	{
		place: 'IN-CH',
		from: 2023,
		has: ['Ram Navami', 'Maha Shivaratri', 'Govardhan Puja'],
		source: 'Chandigarh, public holidays of 2023',
		url: 'https://ptcnews.tv/amp/punjab-2/chandigarh-administration-holidays-list-2023-check-list-in-detail-714756'
	}
];

const MIDDLE: readonly Lists[] = [
	{
		place: 'IN-MP',
		from: 2018,
		has: [
			'Ram Navami',
			'Guru Ravidas Jayanti',
			'Raksha Bandhan',
			'Maharishi Valmiki Jayanti',
			'Parshuram Jayanti',
			'Maha Shivaratri'
		],
		source: 'Madhya Pradesh, list of holidays of 2018',
		url: 'http://holidayslist.in/madhya-pradesh-govt-holidays-2018/'
	},
	{
		place: 'IN-CG',
		from: 2021,
		has: [
			'Ram Navami',
			'Kabir Jayanti',
			'Guru Ghasidas Jayanti',
			'Bhakta Mata Karma Jayanti',
			'Hareli',
			'Hartalika Teej',
			'Chhath Puja',
			'World Tribal Day',
			'Maha Shivaratri'
		],
		not: ['mahavir'],
		source: 'Chhattisgarh, list of 2021 and orders of 2019',
		url: 'https://www.indiatoday.in/information/story/chhattisgarh-government-holiday-list-2021-1773942-2021-02-28'
	},
	{
		place: 'IN-BR',
		from: 2015,
		has: [
			'Ram Navami',
			'Kabir Jayanti',
			'Chhath Puja',
			'Chehallum',
			'Chitragupta Puja and Bhai Dooj',
			'Durga Puja (Maha Ashtami)',
			'Durga Puja (Maha Saptami)',
			'Durga Puja (Maha Navami)',
			'Vasant Panchami',
			'Janaki Navami',
			'Shab-e-Barat',
			'Labour Day',
			'Veer Kunwar Singh Jayanti',
			'Maha Shivaratri',
			'Holi (other day)'
		],
		source: 'Bihar, gazette 847 of 13 October 2014, lists of 2021, 2023 and 2026',
		url: 'https://holidaystracker.com/state-holidays/india-bihar-public-holidays-2015/'
	},
	{
		place: 'IN-BR',
		from: 2021,
		has: ['Guru Ravidas Jayanti', 'Guru Gobind Singh Jayanti', 'Samrat Ashok Ashtami'],
		source: 'Bihar, holidays of 2021 and 2026',
		url: 'https://www.thedailyjagran.com/bihar/bihar-govt-holiday-calendar-2026-check-full-list-of-holidays-for-state-govt-employees-10261572'
	},
	{
		place: 'IN-JH',
		from: 2021,
		has: [
			'Ram Navami',
			'Durga Puja (Maha Ashtami)',
			'Durga Puja (Maha Navami)',
			'Karma Puja',
			'Sarhul',
			'Maha Shivaratri'
		],
		source: 'Jharkhand, holidays of 2021',
		url: 'https://www.indiatoday.in/information/story/jharkhand-government-holiday-list-2021-1773057-2021-02-25'
	}
];

/** States of the north and the middle. */
export const NORTH_AND_MIDDLE: readonly Lists[] = [...NORTH, ...MIDDLE];
