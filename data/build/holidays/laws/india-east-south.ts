import type { Correction } from '../overlay';
import { feasts, fromFirstList } from './india-lists';

const MANIPUR = {
	places: 'IN-MN',
	source: 'Manipur, lists of general holidays of 2014, 2018, 2021 and 2022',
	url: 'http://34.80.245.248/content_html/2018-01-04/0a8efffb6968e00b6de1114e95a815d0.html'
} as const;
const NAGALAND = {
	places: 'IN-NL',
	source: 'Nagaland, general holidays of 2021, 2023 and 2024',
	url: 'https://csdnearme.com/holiday-list/nagaland-government-public-holiday-list-year/'
} as const;
const SIKKIM = {
	places: 'IN-SK',
	source: 'Sikkim, notification 104/Home/2022 and almanacs of 2021 and 2025',
	url: 'https://hrinformative.com/sikkim-public-holidays-list-2023'
} as const;
const PUDUCHERRY = {
	places: 'IN-PY',
	source: 'Puducherry, lists of holidays of 2020, 2021, 2024 (G.O. Ms. 59 of 7 November 2023) and 2026',
	url: 'https://8thpaycommissionnews.in/puducherry-govt-holiday-list-2021-pdf/'
} as const;

const STATES: readonly Correction[] = [
	{
		...MANIPUR,
		years: [2010, 2100],
		without: [
			'Mahavir Jayanti',
			'Buddha Purnima',
			'Muharram',
			"Guru Nanak's Birthday",
			'Ambedkar Jayanti',
			'Dussehra (Vijaya Dashami)',
			'Holi',
			'Ram Navami',
			'Maha Shivaratri'
		],
		days: [
			["New Year's Day", '', '01-01'],
			['Lui-Ngai-Ni', '', '02-15'],
			['Yaoshang', 'যাওশং', 'hindu dol', 2],
			['Cheiraoba', '', '04-14'],
			['Khongjom Day', '', '04-23'],
			['May Day', '', '05-01'],
			...feasts('ashtami'),
			['Ningol Chakkouba', '', 'hindu bhai-dooj'],
			['Kut', '', '11-01']
		]
	},
	{
		...MANIPUR,
		years: [2018, 2100],
		days: [
			['Sajibu Nongmapanba (Cheiraoba)', '', 'hindu ugadi'],
			['Kang (Ratha Yatra)', '', 'hindu rath-yatra'],
			['Mera Chaoren Houba', '', 'hindu ghatasthapana'],
			['Birthday of Jananeta Irawat', '', '09-30'],
			['Nupi Lal Day', '', '12-12']
		]
	},
	{
		...MANIPUR,
		days: [
			['Gaan-Ngai', '', 'on 20140113 20210126 20220115 20230104'],
			['Imoinu Iratpa', '', 'on 20210125 20220114']
		]
	},
	{
		...NAGALAND,
		years: [2010, 2100],
		without: ['Mahavir Jayanti', 'Buddha Purnima', 'Muharram', 'Ambedkar Jayanti', 'Ram Navami', 'Maha Shivaratri'],
		days: [["New Year's Day", '', '01-01'], ...feasts('navami')]
	},
	{
		...NAGALAND,
		years: [2021, 2100],
		days: [
			['Easter Saturday', '', 'easter-1'],
			['Easter Sunday', '', 'easter']
		]
	},
	{ ...NAGALAND, years: [2023, 2023], days: [['Christmas holidays', '', 'on 20231223', 9]] },
	{
		...SIKKIM,
		years: [2010, 2100],
		without: ['Mahavir Jayanti', 'Muharram', 'Milad-un-Nabi', 'Id-ul-Zuha (Bakrid)', 'Maha Shivaratri'],
		days: [
			["New Year's Day", '', '01-01'],
			['Maghe Sankranti', 'माघे सङ्क्रान्ति', 'hindu makara'],
			['Bhanu Jayanti', 'भानु जयन्ती', '07-13'],
			['Tendong Lho Rum Faat', '', '08-08'],
			['Durga Puja (Dasain)', 'दसैं', 'hindu ashtami', 3]
		]
	},
	{
		...SIKKIM,
		years: [2021, 2100],
		days: [...feasts('teej'), ['Birthday of Nar Bahadur Bhandari', '', '10-05']]
	},
	{ ...SIKKIM, years: [2023, 2100], days: [['Nepali Bhasa Manyata Diwas', '', '08-20']] },
	{
		...SIKKIM,
		days: [
			['Sonam Lochhar', 'सोनाम ल्होछार', 'on 20210212 20230122 20250128'],
			['Losar', '', 'on 20210212 20230221 20250228'],
			['Bhumchu', '', 'on 20210227 20230307'],
			['Saga Dawa', '', 'on 20210526 20230604 20250611'],
			['Drukpa Tshe-zi', '', 'on 20210714 20230721 20250728'],
			['Thungkar Tshechu of Guru Rinpoche', '', 'on 20210719 20230728 20250804'],
			['Pang-Lhabsol', '', 'on 20210822 20230831 20250907'],
			['Indrajatra', '', 'on 20210920 20230929 20250906'],
			['Lhabab Duchen', '', 'on 20251111'],
			['Losoong', '', 'on 20250102 20250103 20250104']
		]
	},
	{
		...PUDUCHERRY,
		years: [2010, 2100],
		without: [
			'Mahavir Jayanti',
			'Buddha Purnima',
			'Muharram',
			"Guru Nanak's Birthday",
			'Dussehra (Vijaya Dashami)',
			'Holi',
			'Ram Navami',
			'Janmashtami',
			'Maha Shivaratri'
		],
		days: [
			["New Year's Day", '', '01-01'],
			['Pongal', 'பொங்கல்', 'hindu makara'],
			['Thiruvalluvar Day', 'திருவள்ளுவர் தினம்', 'hindu makara +1'],
			["Tamil New Year's Day", 'தமிழ்ப் புத்தாண்டு', '04-14'],
			['May Day', 'மே தினம்', '05-01'],
			['Vinayaka Chaturthi', 'விநாயகர் சதுர்த்தி', 'hindu ganesh'],
			['Ayudha Puja', 'ஆயுத பூஜை', 'hindu navami']
		]
	}
];

/** States that had the feasts of the offices of Delhi until their own lists were read. */
export const INDIA_EAST_SOUTH: readonly Correction[] = STATES.flatMap(fromFirstList);
