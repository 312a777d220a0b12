import { feasts, kept, LISTS, PARSI_NEW_YEAR, read } from './india-lists';
import type { Correction } from '../overlay';

const UP_2025 =
	'https://www.janmediatv.com/2024/12/19/up-%E0%A4%AE%E0%A5%87%E0%A4%82-%E0%A4%9B%E0%A5%81%E0%A4%9F%E0%A5%8D%E0%A4%9F%E0%A4%BF%E0%A4%AF%E0%A5%8B%E0%A4%82-%E0%A4%95%E0%A4%BE-%E0%A4%95%E0%A5%88%E0%A4%B2%E0%A5%87%E0%A4%82%E0%A4%A1%E0%A4%B0/';
const BR_2026 =
	'https://www.thedailyjagran.com/bihar/bihar-govt-holiday-calendar-2026-check-full-list-of-holidays-for-state-govt-employees-10261572';
const MP_2018 = 'http://holidayslist.in/madhya-pradesh-govt-holidays-2018/';
const RJ_2025 = 'https://reflectu.in/rajasthan-government-calendar-2025-pdf-download-with-all-holidays-list';
const GJ_2021 =
	'https://www.indiatoday.in/information/story/gujarat-government-public-holiday-list-2021-1765923-2021-02-04';
const JH_2021 = 'https://www.indiatoday.in/information/story/jharkhand-government-holiday-list-2021-1773057-2021-02-25';
const PB_2025 = 'https://punjabsarokarnews.com/news/3037';
const PB_2016 = 'https://www.tribuneindia.com/news/archive/governance/govt-releases-list-of-holidays-for-2016-171419';
const CT_2021 =
	'https://www.indiatoday.in/information/story/chhattisgarh-government-holiday-list-2021-1773942-2021-02-28';
const HR_2024 =
	'https://timesofindia.indiatimes.com/city/chandigarh/haryana-announces-public-holidays-and-special-days-for-2024/amp_articleshow/106218531.cms';
const MH_2023 =
	'https://taxguru.in/corporate-law/public-holidays-year-2023-negotiable-instruments-act-1881-maharashtra.html';

const NORTH: readonly Correction[] = [
	...kept(
		'IN-UP',
		LISTS.UP,
		UP_2025,
		feasts('hazrat-ali shivaratri holika holi ram-navami raksha-bandhan janmashtami navami bali bhai-dooj')
	),
	...read('IN-UP', 2025, `${LISTS.UP} for 2025`, UP_2025),
	...kept('IN-BR', LISTS.BR, BR_2026, [
		...feasts(
			'guru-gobind vasant-panchami ravidas barat shivaratri holi ashoka-ashtami ram-navami janaki-navami kabir chehallum janmashtami saptami ashtami navami'
		),
		['Veer Kunwar Singh Jayanti', 'वीर कुंवर सिंह जयंती', '04-23'],
		['Chitragupta Puja and Bhai Dooj', 'चित्रगुप्त पूजा, भाई दूज', 'hindu bhai-dooj'],
		['Chhath Puja', 'छठ पूजा', 'hindu chhath', 2]
	]),
	...kept(
		'IN-MP',
		LISTS.MP,
		MP_2018,
		feasts('ravidas shivaratri holi ram-navami parashurama raksha-bandhan janmashtami valmiki')
	),
	...kept(
		'IN-RJ',
		LISTS.RJ,
		RJ_2025,
		[
			...feasts(
				'guru-gobind devnarayan shivaratri holika holi cheti-chand ram-navami parashurama maharana-pratap raksha-bandhan janmashtami ramdev agrasen ashtami bali bhai-dooj'
			),
			['Mahatma Jyotirao Phule Jayanti', 'महात्मा ज्योतिबा फुले जयंती', '04-11']
		],
		['Rabindra Jayanti', 'Maharana Pratap Jayanti', 'Buddha Purnima']
	),
	...read('IN-RJ', 2025, `${LISTS.RJ} for 2025`, RJ_2025),
	...kept('IN-JH', LISTS.JH, JH_2021, [
		...feasts('shivaratri holi sarhul ram-navami janmashtami karma ashtami navami'),
		['Chhath Puja', 'छठ पूजा', 'hindu chhath'],
		['Birsa Munda Jayanti', 'बिरसा मुंडा जयंती', '11-15']
	]),
	...kept('IN-CT', LISTS.CT, CT_2021, feasts('shivaratri holi ram-navami kabir janmashtami'), ['Mahavir Jayanti']),
	{
		places: 'IN-CT',
		years: [2019, 2100],
		days: [
			...feasts('mata-karma hareli teej'),
			['World Tribal Day', 'विश्व आदिवासी दिवस', '08-09'],
			['Chhath Puja', 'छठ पूजा', 'hindu chhath']
		],
		source: 'Chhattisgarh, 2019: Hareli, Teej and Karma Jayanti, World Tribal Day and Chhath are public holidays',
		url: 'https://mediajagat24.com/?amp=1&p=37248'
	},
	...kept(
		'IN-PB',
		LISTS.PB,
		PB_2016,
		[
			['Guru Gobind Singh Jayanti', 'ਪ੍ਰਕਾਸ਼ ਪੁਰਬ ਸ੍ਰੀ ਗੁਰੂ ਗੋਬਿੰਦ ਸਿੰਘ ਜੀ', 'hindu guru-gobind'],
			['Guru Ravidas Jayanti', 'ਜਨਮ ਦਿਵਸ ਸ੍ਰੀ ਗੁਰੂ ਰਵਿਦਾਸ ਜੀ', 'hindu magha-purnima'],
			['Maha Shivaratri', 'ਮਹਾਂ ਸ਼ਿਵਰਾਤਰੀ', 'hindu shivaratri'],
			['Holi', 'ਹੋਲੀ', 'hindu holi'],
			['Ram Navami', 'ਰਾਮ ਨੌਮੀ', 'hindu ram-navami'],
			['Vaisakhi', 'ਵਿਸਾਖੀ', '04-13'],
			['Parshuram Jayanti', 'ਭਗਵਾਨ ਪਰਸ਼ੂਰਾਮ ਜਯੰਤੀ', 'hindu parashurama'],
			['May Day', 'ਮਈ ਦਿਵਸ', '05-01'],
			['Martyrdom Day of Guru Arjan Dev', 'ਸ਼ਹੀਦੀ ਦਿਵਸ ਸ੍ਰੀ ਗੁਰੂ ਅਰਜਨ ਦੇਵ ਜੀ', 'hindu guru-arjan'],
			['Kabir Jayanti', 'ਕਬੀਰ ਜਯੰਤੀ', 'hindu kabir'],
			['Janmashtami', 'ਜਨਮ ਅਸ਼ਟਮੀ', 'hindu janmashtami'],
			['Maharaja Agrasen Jayanti', 'ਮਹਾਰਾਜਾ ਅਗਰਸੈਨ ਜਯੰਤੀ', 'hindu ghatasthapana'],
			['Maharishi Valmiki Jayanti', 'ਮਹਾਰਿਸ਼ੀ ਵਾਲਮੀਕਿ ਜਯੰਤੀ', 'hindu ashvina-purnima'],
			['Vishwakarma Day', 'ਵਿਸ਼ਵਕਰਮਾ ਦਿਵਸ', 'hindu bali'],
			['Martyrdom Day of Guru Tegh Bahadur', 'ਸ਼ਹੀਦੀ ਦਿਵਸ ਸ੍ਰੀ ਗੁਰੂ ਤੇਗ ਬਹਾਦਰ ਜੀ', 'hindu guru-tegh']
		],
		['Buddha Purnima', 'Muharram', 'Milad-un-Nabi']
	),
	...kept(
		'IN-PB',
		LISTS.PB,
		PB_2025,
		[
			['Birthday of Guru Nabha Das', 'ਜਨਮ ਦਿਵਸ ਗੁਰੂ ਨਾਭਾ ਦਾਸ ਜੀ', '04-08'],
			['Martyrdom Day of Kartar Singh Sarabha', 'ਸ਼ਹੀਦੀ ਦਿਵਸ ਸ. ਕਰਤਾਰ ਸਿੰਘ ਸਰਾਭਾ', '11-16'],
			['Shaheedi Sabha, Fatehgarh Sahib', 'ਸ਼ਹੀਦੀ ਸਭਾ, ਸ੍ਰੀ ਫ਼ਤਹਿਗੜ੍ਹ ਸਾਹਿਬ', '12-27']
		],
		[],
		[2025, 2100]
	),
	...read('IN-PB', 2025, `${LISTS.PB} for 2025`, PB_2025, { 'Guru Gobind Singh Jayanti': 'on 20250106' }),
	...kept(
		'IN-HR',
		LISTS.HR,
		HR_2024,
		[
			...feasts(
				'guru-gobind vasant-panchami shivaratri holi ram-navami parashurama raksha-bandhan janmashtami agrasen valmiki'
			),
			["Haryana War Heroes' Martyrdom Day", 'शहीदी दिवस', '09-23']
		],
		[
			'Guru Gobind Singh Jayanti',
			'Maharaja Agrasen Jayanti',
			'Shaheed Udham Singh Jayanti',
			'Good Friday',
			'Buddha Purnima',
			'Muharram',
			'Milad-un-Nabi'
		]
	),
	...['IN', 'IN-DL'].map((places): Correction => ({
		places,
		alone: true,
		years: [2010, 2019],
		days: feasts('holi janmashtami ram-navami'),
		source:
			'India, Department of Personnel and Training, memorandum on holidays, annex I (offices in Delhi): of these years none was read, the feasts are those of 2020 to 2026'
	}))
];

const WEST: readonly Correction[] = [
	...kept(
		'IN-GJ',
		LISTS.GJ,
		GJ_2021,
		[
			['Makar Sankranti (Uttarayan)', 'મકરસંક્રાંતિ (ઉત્તરાયણ)', '01-14'],
			['Maha Shivaratri', 'મહાશિવરાત્રી', 'hindu shivaratri'],
			['Holi (second day, Dhuleti)', 'ધૂળેટી', 'hindu holi'],
			['Cheti Chand', 'ચેટીચાંદ', 'hindu cheti-chand'],
			['Ram Navami', 'રામનવમી', 'hindu ram-navami'],
			['Parshuram Jayanti', 'પરશુરામ જયંતી', 'hindu parashurama'],
			['Parsi New Year', 'પતેતી', PARSI_NEW_YEAR],
			['Raksha Bandhan', 'રક્ષાબંધન', 'hindu raksha-bandhan'],
			['Janmashtami', 'જન્માષ્ટમી', 'hindu janmashtami'],
			['Samvatsari', 'સંવત્સરી', 'hindu ganesh'],
			['Vikram Samvat New Year', 'નૂતન વર્ષ', 'hindu bali'],
			['Bhai Bij', 'ભાઈબીજ', 'hindu bhai-dooj']
		],
		['Buddha Purnima']
	),
	...kept('IN-MH', LISTS.MH, MH_2023, [
		['Chhatrapati Shivaji Maharaj Jayanti', 'छत्रपती शिवाजी महाराज जयंती', '02-19'],
		['Maha Shivaratri', 'महाशिवरात्री', 'hindu shivaratri'],
		['Holi (second day)', 'होळी (दुसरा दिवस)', 'hindu holi'],
		['Gudi Padwa', 'गुढीपाडवा', 'hindu ugadi'],
		['Ram Navami', 'रामनवमी', 'hindu ram-navami'],
		['Parsi New Year', 'पारशी नववर्ष', PARSI_NEW_YEAR],
		['Ganesh Chaturthi', 'गणेश चतुर्थी', 'hindu ganesh'],
		['Diwali (Bali Pratipada)', 'दिवाळी (बलिप्रतिपदा)', 'hindu bali']
	])
];

/** States of the north, the middle and the west. */
export const INDIA_NORTH_WEST: readonly Correction[] = [...NORTH, ...WEST];
