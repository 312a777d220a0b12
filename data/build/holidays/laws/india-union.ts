import { feasts, kept, read } from './india-lists';
import type { AddedDay, Correction } from '../overlay';

const HP = 'Himachal Pradesh, General Administration Department, gazetted holidays';
const HP_LISTS = 'https://himachal.nic.in/en-IN/holidays.html';
const UT = 'Uttarakhand, General Administration Department, public holidays';
const UT_2026 =
	'https://www.patrika.com/dehradun-2/holiday-calendar-for-2026-released-find-out-how-many-government-holidays-are-in-the-new-year-and-when-are-holidays-for-which-festivals-20203318';
const UT_2025 = 'https://postmanindia.in/the-state-government-released-a-holiday-calendar-including-25-public-holidays';
const GA = 'Goa, General Administration Department, public holidays';
const GA_2025 = 'https://www.sakshipost.com/news/national/goa-government-and-public-holidays-2025-complete-list-369379';
const JK = 'Jammu and Kashmir, General Administration Department, holidays of the Union Territory';
const JK_2020 =
	'http://news.statetimes.in/jk-drops-sheikhs-birth-anniversary-adds-accession-day-in-holidays-calender-2020/';
const JK_2023 = 'https://www.greaterkashmir.com/todays-paper/state/jk-govt-issues-list-of-holidays-for-2023';
const CH = 'Chandigarh, Home Secretary, public holidays of 2023';
const CH_2023 =
	'https://ptcnews.tv/amp/punjab-2/chandigarh-administration-holidays-list-2023-check-list-in-detail-714756';
const TR = 'Tripura, General Administration Department, list of holidays';
const TR_2021 = 'https://www.indiatoday.in/information/story/tripura-government-holiday-list-2021-1778546-2021-03-12';
const TR_2025 = 'https://cgstaffportal.in/tripura-government-holiday-list-in-2025/';
const MZ = 'Mizoram, General Administration Department, list of holidays';
const MZ_2021 = 'https://www.indiatoday.in/information/story/mizoram-government-holiday-list-2021-1776372-2021-03-06';
const AR = 'Arunachal Pradesh, gazetted holidays';
const AR_2020 = 'https://govtempdiary.com/arunachal-pradesh-holidays-list-2020';
const ML = 'Meghalaya, list of public holidays';
const ML_2014 = 'http://holidayslist.in/indian-govt-holidays/state-govt-holidays/meghalaya-govt-holidays-2014/';
const AN = 'Andaman and Nicobar Islands, public holidays';
const AN_2021 =
	'https://www.indiatoday.in/information/story/andaman-and-nicobar-government-holiday-list-2021-1778888-2021-03-13';
const LA = 'Ladakh, General Administration Department, public holidays';
const LA_2025 = 'https://www.sakshipost.com/news/national/ladakh-public-holidays-2025-complete-list-351735';
const DELHI_2016 = 'India, Department of Personnel and Training, 12/7/2015-JCA-2 of 11 June 2015, holidays of 2016';

/** The days of the library that belong to a neighbour, each in the state that it names. */
const MIXED_UP: readonly Correction[] = [
	{ places: 'IN-TR', without: ['Himachal Day'], source: TR, url: TR_2021 },
	{ places: 'IN-ML', without: ['YMA Day', "Bhanu Jayanti / Martyrs' Day"], source: ML, url: ML_2014 },
	{
		places: 'IN-NL',
		renamed: { 'Indigenous Faith Day': ['Statehood Day', 'Statehood Day'] },
		source: 'Nagaland, a state since 1 December 1963'
	}
];

const JAMMU: readonly Correction[] = [
	{
		places: 'IN-JK',
		renamed: { "Bhanu Jayanti / Martyrs' Day": ["Martyrs' Day", "Martyrs' Day"] },
		source: `${JK}, until 2019`,
		url: JK_2020
	},
	{
		places: 'IN-JK',
		years: [2010, 2019],
		days: [['Birthday of Sheikh Mohammad Abdullah', '', '12-05']],
		source: `${JK}, until 2019`,
		url: JK_2020
	},
	...kept(
		'IN-JK',
		JK,
		JK_2020,
		[
			...feasts('guru-gobind shivaratri janmashtami'),
			['First Navratra', '', 'hindu ugadi'],
			['Shab-i-Qadr', '', 'delhi 9-27'],
			['Eid-ul-Azha (second day)', '', 'delhi 12-11'],
			['Jumat-ul-Vida', '', 'on 20200522 20230421 20240405'],
			["Guru Hargobind's Birthday", '', 'on 20200618 20230705'],
			['Friday following Eid-i-Milad-ul-Nabi', '', 'on 20201030 20230929 20240920'],
			['Accession Day', '', '10-26']
		],
		["Martyrs' Day", 'Good Friday', 'Mahavir Jayanti'],
		[2020, 2100]
	),
	{
		places: 'IN-JK',
		years: [2020, 2020],
		instead: {
			'Id-ul-Zuha (Bakrid)': '20200801>20200731',
			'Eid-ul-Azha (second day)': '20200802>20200801',
			Muharram: '20200830>20200829',
			'Milad-un-Nabi': '20201030>20201029'
		},
		source: `${JK} for 2020`,
		url: JK_2020
	},
	{
		places: 'IN-JK',
		years: [2023, 2100],
		days: [['Birthday of Maharaja Hari Singh', '', '09-23']],
		source: `${JK} for 2023`,
		url: JK_2023
	}
];

const EAST: readonly Correction[] = [
	...kept(
		'IN-TR',
		TR,
		TR_2025,
		[
			...feasts('vasant-panchami shivaratri holi janmashtami saptami ashtami navami'),
			['Pous Parban', '', 'hindu makara'],
			['Birthday of Netaji Subhash Chandra Bose', '', '01-23'],
			["Bengali New Year's Day", '', '04-15'],
			['Garia Puja', '', '04-21'],
			['May Day', '', '05-01'],
			['Birthday of Kazi Nazrul Islam', '', '05-26'],
			['Kharchi Puja', '', 'on 20210717 20230626 20250703'],
			['Ker Puja', '', 'on 20210731 20230711 20250719'],
			['Lakshmi Puja', '', 'hindu lakshmi-purnima']
		],
		['Mahavir Jayanti', "Guru Nanak's Birthday"]
	),
	{
		places: 'IN-TR',
		years: [2021, 2100],
		days: [['Birthday of Maharaja Bir Bikram Kishore Manikya Bahadur', '', '08-19']],
		source: `${TR} for 2021 and 2025`,
		url: TR_2021
	},
	...kept('IN-MZ', MZ, MZ_2021, [
		...feasts('holi'),
		["New Year's Day", '', '01-01'],
		['New Year festival', '', '01-02'],
		['Missionary Day', '', '01-11'],
		['State Day', '', '02-20'],
		['Chapchar Kut', '', '1 friday 03'],
		['YMA Day', '', '06-15'],
		['Christmas Eve', '', '12-24'],
		['Christmas festival', '', '12-26 sunday>monday'],
		["New Year's Eve", '', '12-31']
	]),
	...kept(
		'IN-AR',
		AR,
		AR_2020,
		[
			...feasts('holi ashtami'),
			['Makar Sankranti', '', 'hindu makara'],
			['Bohag Bihu', '', 'about 04-14'],
			['Indigenous Faith Day', '', '12-01']
		],
		['Muharram', 'Milad-un-Nabi', 'Mahavir Jayanti']
	),
	...kept('IN-ML', ML, ML_2014, [
		...feasts('holi navami'),
		["New Year's Day", '', '01-01'],
		['U Tirot Sing Day', '', '07-17'],
		['Death Anniversary of Pa Togan Nengminza Sangma', '', '12-12'],
		['Death Anniversary of U Soso Tham', '', '12-18'],
		['Christmas festival', '', '12-26'],
		['Death Anniversary of U Kiang Nangbah', '', '12-30']
	]),
	...kept('IN-AN', AN, AN_2021, [
		...feasts('holi'),
		['Onam', '', 'hindu thiruvonam'],
		['Makar Sankranti', '', 'hindu makara']
	])
];

/** Where the feasts of the central offices of Delhi stand in. */
const AS_DELHI = 'IN-NL IN-SK IN-MN IN-LD IN-PY';
const ELSEWHERE: readonly AddedDay[] = feasts('holi ram-navami janmashtami');
const CHOSEN =
	'India, central offices of Delhi: Maha Shivaratri where another of the three feasts falls on a Sunday or a holiday';

/** Years of which the third feast was another: what it was not. */
const OTHERWISE: readonly Correction[] = (
	[[2011, 'Holi'], [2012, 'Ram Navami'], [2017], [2018, 'Ram Navami'], [2019]] as const
).flatMap(([year, not]) =>
	['IN', 'IN-DL', ...AS_DELHI.split(' ')].map((places): Correction => ({
		places,
		alone: true,
		years: [year, year],
		...(not && { without: [not] }),
		days: feasts('shivaratri'),
		source: year === 2011 ? CHOSEN : `${CHOSEN}, as vacanza/holidays (MIT) lists it`,
		...(year === 2011 && {
			url: 'https://paycommissionnews.blogspot.com/2010/06/only-14-holidays-for-central-govt-staff.html'
		})
	}))
);
const LATER: readonly Correction[] = [2022, 2025].map((year) => ({
	places: AS_DELHI,
	years: [year, year],
	without: ['Ram Navami'],
	days: feasts('shivaratri'),
	source: `${CHOSEN}: in ${year}`
}));

/** States and Union Territories whose own lists were read in one or a few years, and those of which none was. */
export const INDIAN_UNION: readonly Correction[] = [
	...MIXED_UP,
	{
		places: 'IN',
		years: [2016, 2016],
		announced: { 'Mahavir Jayanti': '20160420' },
		source: DELHI_2016,
		url: 'https://postalemployeesportal.blogspot.com/2015/10/dopt-released-list-of-holidays-in-2016.html'
	},
	...kept(
		'IN-HP',
		HP,
		HP_LISTS,
		feasts('ravidas shivaratri holi ram-navami parashurama maharana-pratap kabir janmashtami valmiki'),
		['Mahavir Jayanti', 'Milad-un-Nabi', 'Maharana Pratap Jayanti', 'Maharishi Valmiki Jayanti']
	),
	...read('IN-HP', 2023, `${HP} of 2023`, HP_LISTS),
	...read('IN-HP', 2026, `${HP} of 2026`, HP_LISTS),
	...kept('IN-UT', UT, UT_2025, feasts('shivaratri holika holi ram-navami raksha-bandhan janmashtami valmiki bali')),
	{
		places: 'IN-UT',
		years: [2025, 2100],
		days: [['Harela', 'हरेला', '07-16']],
		source: `${UT} for 2025 and 2026`,
		url: UT_2025
	},
	{
		places: 'IN-UT',
		years: [2022, 2026],
		days: [['Igas Bagwal', 'ईगास बग्वाल', 'on 20221104 20251101 20261120']],
		source: `${UT}: by orders of 2022, 2025 and 2026`,
		url: UT_2026
	},
	...read('IN-UT', 2026, `${UT} for 2026`, UT_2026),
	...kept(
		'IN-GA',
		GA,
		GA_2025,
		[
			...feasts('holi'),
			['Gudi Padva', '', 'hindu ugadi'],
			['May Day', '', '05-01'],
			['Ganesh Chaturthi', '', 'hindu ganesh']
		],
		['Mahavir Jayanti', 'Buddha Purnima', 'Muharram', 'Milad-un-Nabi', "Guru Nanak's Birthday"]
	),
	{
		places: 'IN-GA',
		years: [2023, 2100],
		days: [['Ganesh Chaturthi (second day)', '', 'hindu ganesh +1']],
		source: `${GA} for 2024 and 2025`,
		url: GA_2025
	},
	{ places: 'IN-GA', years: [2024, 2100], days: feasts('ram-navami'), source: `${GA} for 2024 and 2025`, url: GA_2025 },
	...read('IN-GA', 2025, `${GA} for 2025`, GA_2025),
	...JAMMU,
	...kept('IN-CH', CH, CH_2023, feasts('shivaratri holi ram-navami janmashtami'), ['Guru Gobind Singh Jayanti']),
	{
		places: 'IN-CH',
		years: [2023, 2025],
		days: [['Govardhan Puja', '', 'on 20231113 20251022']],
		basis: 'announced',
		source: `${CH}, order of 21 October 2025`,
		url: 'https://timesofindia.indiatimes.com/city/chandigarh/oct-22-a-public-holiday-in-ut/articleshow/124728507.cms'
	},
	...EAST,
	...kept(
		'IN-LA',
		LA,
		LA_2025,
		[...feasts('holi'), ['Nauroz', '', '03-21'], ['Losar', '', 'on 20251220 20261209']],
		['Mahavir Jayanti', 'Good Friday'],
		[2020, 2100]
	),
	{
		places: AS_DELHI,
		years: [2010, 2100],
		days: ELSEWHERE,
		estimated: true,
		source:
			'India, central offices outside Delhi choose three of twelve feasts; those of Delhi, as vacanza/holidays (MIT) lists them for every state: the list of this state was not read'
	},
	{
		places: 'IN-DL',
		years: [2010, 2100],
		days: [['Chhath Puja', 'छठ पूजा', 'hindu chhath']],
		source: 'Delhi, public holiday by yearly orders of its government, as vacanza/holidays (MIT) lists it'
	},
	{
		places: 'IN-PY',
		years: [2014, 2100],
		days: [['Puducherry Liberation Day', '', '11-01']],
		estimated: true,
		source: 'Puducherry, 1 November since 2014, as vacanza/holidays (MIT) lists it'
	},
	...OTHERWISE,
	...LATER
];
