import { LISTS } from './india-lists';
import type { Correction } from '../overlay';

const WB_2025 = { source: `${LISTS.WB} for 2025`, url: 'https://banglayojona.in/?p=687' } as const;
const WB_SUNDAYS = {
	source: `${LISTS.WB} for 2025: those on a Sunday`,
	url: 'https://www.sakshipost.com/news/national/west-bengal-holidays-2025-list-here-356648'
} as const;
const WB_2026 = {
	source: 'West Bengal, Finance (Audit) Department, 4188-F(P2) of 27 November 2025, holidays of 2026',
	url: 'https://wbxpress.com/holiday-list-west-bengal-government-employees-2026'
} as const;
const CHHATH_2025 = {
	source: 'West Bengal, list of 2025: Chhath on 27 and 28 October',
	url: 'https://newsable.asianetnews.com/gallery/business/dol-yatra-2025-west-bengal-announces-3-consecutive-days-off-check-full-holiday-list-ajr-sqivni'
} as const;

const WEST_BENGAL: readonly Correction[] = [
	{
		places: 'IN-WB',
		years: [2025, 2100],
		days: [['Ram Navami', 'রাম নবমী', 'hindu ram-navami']],
		...WB_2026
	},
	{ places: 'IN-WB', years: [2025, 2025], confirmed: ['Ram Navami', 'Mahalaya'], ...WB_SUNDAYS },
	{
		places: 'IN-WB',
		instead: { Janmashtami: '20250816>20250815' },
		...WB_2025
	},
	{
		places: 'IN-WB',
		years: [2025, 2025],
		confirmed: [
			'Netaji Subhas Chandra Bose Jayanti',
			'Dol Jatra',
			'Bengali New Year',
			'Rabindra Jayanti',
			'Durga Puja (Maha Saptami)',
			'Durga Puja (Maha Ashtami)',
			'Durga Puja (Maha Navami)'
		],
		...WB_2025
	},
	{ places: 'IN-WB', years: [2025, 2025], redated: { 'Chhath Puja': 'on 20251027' }, ...CHHATH_2025 },
	{ places: 'IN-WB', years: [2025, 2025], confirmed: ['Kali Puja', 'Lakshmi Puja', 'Bhai Dooj'], ...CHHATH_2025 },
	{
		places: 'IN-WB',
		years: [2026, 2026],
		confirmed: [
			"New Year's Day",
			'Swami Vivekananda Jayanti',
			'Netaji Subhas Chandra Bose Jayanti',
			'Saraswati Puja',
			'Dol Jatra',
			'Ram Navami',
			'Bengali New Year',
			'Labour Day',
			'Rabindra Jayanti'
		],
		...WB_2026
	},
	{
		places: 'IN-WB',
		years: [2026, 2026],
		confirmed: [
			'Durga Puja (Maha Saptami)',
			'Durga Puja (Maha Ashtami)',
			'Durga Puja (Maha Navami)',
			'Lakshmi Puja',
			'Kali Puja',
			'Bhai Dooj'
		],
		source: 'West Bengal, list of 2026: from 15 to 26 October, 8 and 11 November',
		url: 'https://www.millenniumpost.in/nation/bengal-government-announces-2026-holiday-list-with-12-day-puja-break-637423'
	}
];

const BR_2026 = {
	source: `${LISTS.BR} for 2026`,
	url: 'https://www.thedailyjagran.com/bihar/bihar-govt-holiday-calendar-2026-check-full-list-of-holidays-for-state-govt-employees-10261572'
} as const;

const BIHAR_AND_GUJARAT: readonly Correction[] = [
	{
		places: 'IN-BR',
		instead: { 'Chitragupta Puja and Bhai Dooj': '20261111>20261110' },
		...BR_2026
	},
	{
		places: 'IN-BR',
		years: [2026, 2026],
		confirmed: [
			'Vasant Panchami',
			'Guru Ravidas Jayanti',
			'Shab-e-Barat',
			'Maha Shivaratri',
			'Holi',
			'Holi (other day)',
			'Bihar Day',
			'Samrat Ashok Ashtami',
			'Veer Kunwar Singh Jayanti',
			'Janaki Navami',
			'Kabir Jayanti',
			'Chehallum',
			'Durga Puja (Maha Saptami)',
			'Chhath Puja'
		],
		...BR_2026
	},
	{
		places: 'IN-BR',
		years: [2025, 2025],
		redated: { 'Chhath Puja': 'on 20251027' },
		estimated: true,
		...CHHATH_2025
	},
	{
		places: 'IN-CT IN-DL IN-JH',
		years: [2025, 2025],
		redated: { 'Chhath Puja': 'on 20251027' },
		estimated: true,
		...CHHATH_2025
	},
	{
		places: 'IN-GJ',
		years: [2021, 2021],
		confirmed: [
			'Maha Shivaratri',
			'Holi (second day, Dhuleti)',
			'Cheti Chand',
			'Ram Navami',
			'Parshuram Jayanti',
			'Janmashtami',
			'Samvatsari'
		],
		source: `${LISTS.GJ} for 2021`,
		url: 'https://www.indiatoday.in/information/story/gujarat-government-public-holiday-list-2021-1765923-2021-02-04'
	}
];

/** Days of single years that were compared with a state's own list. */
export const INDIAN_YEARS: readonly Correction[] = [...WEST_BENGAL, ...BIHAR_AND_GUJARAT];
