import type { AddedDay, Correction } from '../overlay';

/** Feasts that states keep: English name, name in Hindi, rule. */
const FEASTS = {
	'hazrat-ali': ["Hazrat Ali's Birthday", 'हजरत अली जयंती', 'delhi 7-13'],
	'guru-gobind': ['Guru Gobind Singh Jayanti', 'गुरु गोबिंद सिंह जयंती', 'hindu guru-gobind'],
	makara: ['Makar Sankranti', 'मकर संक्रांति', 'hindu makara'],
	'vasant-panchami': ['Vasant Panchami', 'वसंत पंचमी', 'hindu vasant-panchami'],
	ravidas: ['Guru Ravidas Jayanti', 'संत रविदास जयंती', 'hindu magha-purnima'],
	shivaratri: ['Maha Shivaratri', 'महाशिवरात्रि', 'hindu shivaratri'],
	barat: ['Shab-e-Barat', 'शब-ए-बारात', 'delhi 8-15'],
	holika: ['Holika Dahan', 'होलिका दहन', 'hindu holika'],
	holi: ['Holi', 'होली', 'hindu holi'],
	'mata-karma': ['Bhakta Mata Karma Jayanti', 'भक्त माता कर्मा जयंती', 'hindu mata-karma'],
	'cheti-chand': ['Cheti Chand', 'चेटी चंड', 'hindu cheti-chand'],
	sarhul: ['Sarhul', 'सरहुल', 'hindu sarhul'],
	'ashoka-ashtami': ['Samrat Ashok Ashtami', 'सम्राट अशोक अष्टमी', 'hindu ashoka-ashtami'],
	'ram-navami': ['Ram Navami', 'राम नवमी', 'hindu ram-navami'],
	parashurama: ['Parshuram Jayanti', 'परशुराम जयंती', 'hindu parashurama'],
	'janaki-navami': ['Janaki Navami', 'जानकी नवमी', 'hindu janaki-navami'],
	'maharana-pratap': ['Maharana Pratap Jayanti', 'महाराणा प्रताप जयंती', 'hindu maharana-pratap'],
	kabir: ['Kabir Jayanti', 'कबीर जयंती', 'hindu kabir'],
	hareli: ['Hareli', 'हरेली', 'hindu hareli'],
	'raksha-bandhan': ['Raksha Bandhan', 'रक्षाबंधन', 'hindu raksha-bandhan'],
	chehallum: ['Chehallum', 'चेहल्लुम', 'delhi 2-20'],
	janmashtami: ['Janmashtami', 'जन्माष्टमी', 'hindu janmashtami'],
	teej: ['Hartalika Teej', 'हरितालिका तीज', 'hindu teej'],
	ramdev: ['Ramdev Jayanti and Teja Dashami', 'रामदेव जयंती, तेजा दशमी', 'hindu ramdev'],
	karma: ['Karma Puja', 'करमा पूजा', 'hindu karma'],
	agrasen: ['Maharaja Agrasen Jayanti', 'महाराजा अग्रसेन जयंती', 'hindu ghatasthapana'],
	saptami: ['Durga Puja (Maha Saptami)', 'दुर्गा पूजा (महासप्तमी)', 'hindu saptami'],
	ashtami: ['Durga Puja (Maha Ashtami)', 'दुर्गा पूजा (महाअष्टमी)', 'hindu ashtami'],
	navami: ['Durga Puja (Maha Navami)', 'दुर्गा पूजा (महानवमी)', 'hindu navami'],
	valmiki: ['Maharishi Valmiki Jayanti', 'महर्षि वाल्मीकि जयंती', 'hindu ashvina-purnima'],
	bali: ['Govardhan Puja', 'गोवर्धन पूजा', 'hindu bali'],
	'bhai-dooj': ['Bhai Dooj', 'भाई दूज', 'hindu bhai-dooj'],
	devnarayan: ['Devnarayan Jayanti', 'देवनारायण जयंती', 'hindu devnarayan'],
	ganesh: ['Ganesh Chaturthi', 'गणेश चतुर्थी', 'hindu ganesh']
} as const satisfies Readonly<Record<string, AddedDay>>;

const feasts = (keys: string): AddedDay[] => keys.split(' ').map((key) => FEASTS[key as keyof typeof FEASTS]);

/** The Parsi year (Shahenshahi) has 365 days: 15 August 2024, a day earlier every four years. */
const PARSI_NEW_YEAR = `on ${Array.from({ length: 91 }, (_, at) =>
	new Date(Date.UTC(2010, 7, 19) + at * 365 * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')
).join(' ')}`;

const BY_OUR_CALENDAR = 'a list of one year was read, the others by the same feasts and our own calendar';

/** What the lists of a state have in other years too; the years looked at are those from 2010 on. */
const kept = (
	places: string,
	list: string,
	url: string,
	days: readonly AddedDay[],
	without: readonly string[] = [],
	years: readonly [number, number] = [2010, 2100]
): Correction => ({
	places,
	years,
	...(without.length > 0 && { without }),
	days,
	source: `${list}: ${BY_OUR_CALENDAR}`,
	url
});

/** Each day of a year that was compared with the list of that year, those that differ put right. */
const read = (
	places: string,
	year: number,
	source: string,
	url: string,
	redated: Readonly<Record<string, string>> = {}
): Correction[] => [
	...(Object.keys(redated).length > 0 ? [{ places, years: [year, year] as const, redated, source, url }] : []),
	{ places, years: [year, year], confirmed: ['*'], source, url }
];

/** The yearly lists of the states. */
const LISTS = {
	UP: 'Uttar Pradesh, General Administration Department, list of public holidays',
	BR: 'Bihar, General Administration Department, holidays under the Negotiable Instruments Act and by executive order',
	WB: 'West Bengal, Finance (Audit) Department, public holidays under the Negotiable Instruments Act',
	MP: 'Madhya Pradesh, General Administration Department, list of holidays',
	RJ: 'Rajasthan, General Administration Department, list of public holidays',
	GJ: 'Gujarat, General Administration Department, list of public holidays',
	AP: 'Andhra Pradesh, General Administration Department, general holidays',
	TG: 'Telangana, General Administration Department, general holidays',
	OR: 'Odisha, Revenue and Disaster Management Department, list of holidays',
	KL: 'Kerala, list of public holidays as the Cabinet approved it',
	JH: 'Jharkhand, Department of Personnel, holidays under the Negotiable Instruments Act and by executive order',
	AS: 'Assam, General Administration Department, list of holidays',
	PB: 'Punjab, Department of Personnel, gazetted holidays',
	CT: 'Chhattisgarh, General Administration Department, public and general holidays',
	HR: 'Haryana, Chief Secretary, public holidays',
	MH: 'Maharashtra, General Administration Department, notification under the Negotiable Instruments Act, section 25',
	KA: 'Karnataka, Department of Personnel and Administrative Reforms, list of general holidays',
	TN: 'Tamil Nadu, yearly government order under the Negotiable Instruments Act'
} as const;

const UP_2025 =
	'https://www.janmediatv.com/2024/12/19/up-%E0%A4%AE%E0%A5%87%E0%A4%82-%E0%A4%9B%E0%A5%81%E0%A4%9F%E0%A5%8D%E0%A4%9F%E0%A4%BF%E0%A4%AF%E0%A5%8B%E0%A4%82-%E0%A4%95%E0%A4%BE-%E0%A4%95%E0%A5%88%E0%A4%B2%E0%A5%87%E0%A4%82%E0%A4%A1%E0%A4%B0/';
const BR_2026 =
	'https://www.thedailyjagran.com/bihar/bihar-govt-holiday-calendar-2026-check-full-list-of-holidays-for-state-govt-employees-10261572';
const WB_2026 = 'https://wbxpress.com/holiday-list-west-bengal-government-employees-2026';
const MP_2018 = 'http://holidayslist.in/madhya-pradesh-govt-holidays-2018/';
const RJ_2025 = 'https://reflectu.in/rajasthan-government-calendar-2025-pdf-download-with-all-holidays-list';
const GJ_2021 =
	'https://www.indiatoday.in/information/story/gujarat-government-public-holiday-list-2021-1765923-2021-02-04';
const AP_2026 =
	'https://www.indiaherald.com/Politics/Read/994865975/2026-PRABUTVA-SELAULAU-EAVE-UTHAYRULU-JARICHESINA-AP-PRABUTVAM';
const TG_2025 = 'https://www.sakshipost.com/news/telangana/telangana-public-holidays-2025-complete-list-359848';
const TG_2026 = 'https://www.telugutechbadi.com/2025/12/telangana-govt-holidays-2026.html';
const OR_2021 = 'https://www.indiatoday.in/information/story/odisha-government-holiday-list-2021-1773490-2021-02-26';
const KL_2022 =
	'https://www.onmanorama.com/news/kerala/2021/10/21/here-are-the-public-holidays-announced-by-kerala-govt-for-2022.html';
const JH_2021 = 'https://www.indiatoday.in/information/story/jharkhand-government-holiday-list-2021-1773057-2021-02-25';
const AS_2021 = 'https://www.northeasttoday.in/2020/12/18/assam-government-releases-holiday-list-for-2021/';
const AS_2024 = 'https://snnlive.in/assam-government-holiday-list-2024';
const PB_2025 = 'https://punjabsarokarnews.com/news/3037';
const PB_2016 = 'https://www.tribuneindia.com/news/archive/governance/govt-releases-list-of-holidays-for-2016-171419';
const CT_2021 =
	'https://www.indiatoday.in/information/story/chhattisgarh-government-holiday-list-2021-1773942-2021-02-28';
const HR_2024 =
	'https://timesofindia.indiatimes.com/city/chandigarh/haryana-announces-public-holidays-and-special-days-for-2024/amp_articleshow/106218531.cms';
const MH_2023 =
	'https://taxguru.in/corporate-law/public-holidays-year-2023-negotiable-instruments-act-1881-maharashtra.html';
const KA_2026 = 'https://www.postalstudy.in/2025/12/kannada-calendar-2026-download.html';
const TN_2026 =
	'https://www.dtnext.in/news/tamilnadu/tamil-nadu-govt-releases-list-of-24-public-holidays-for-2026-852791';

const NORTH: readonly Correction[] = [
	kept(
		'IN-UP',
		LISTS.UP,
		UP_2025,
		feasts('hazrat-ali shivaratri holika holi ram-navami raksha-bandhan janmashtami navami bali bhai-dooj')
	),
	...read('IN-UP', 2025, `${LISTS.UP} for 2025`, UP_2025),
	kept('IN-BR', LISTS.BR, BR_2026, [
		...feasts(
			'guru-gobind vasant-panchami ravidas barat shivaratri holi ashoka-ashtami ram-navami janaki-navami kabir chehallum janmashtami saptami ashtami navami'
		),
		['Veer Kunwar Singh Jayanti', 'वीर कुंवर सिंह जयंती', '04-23'],
		['Chitragupta Puja and Bhai Dooj', 'चित्रगुप्त पूजा, भाई दूज', 'hindu bhai-dooj'],
		['Chhath Puja', 'छठ पूजा', 'hindu chhath', 2]
	]),
	kept(
		'IN-MP',
		LISTS.MP,
		MP_2018,
		feasts('ravidas shivaratri holi ram-navami parashurama raksha-bandhan janmashtami valmiki')
	),
	kept(
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
	kept('IN-JH', LISTS.JH, JH_2021, [
		...feasts('shivaratri holi sarhul ram-navami janmashtami karma ashtami navami'),
		['Chhath Puja', 'छठ पूजा', 'hindu chhath'],
		['Birsa Munda Jayanti', 'बिरसा मुंडा जयंती', '11-15']
	]),
	kept('IN-CT', LISTS.CT, CT_2021, feasts('shivaratri holi ram-navami kabir janmashtami'), ['Mahavir Jayanti']),
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
	kept(
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
	kept(
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
	kept(
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
	kept(
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
	kept('IN-MH', LISTS.MH, MH_2023, [
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

const EAST: readonly Correction[] = [
	kept(
		'IN-WB',
		LISTS.WB,
		WB_2026,
		[
			['Saraswati Puja', 'সরস্বতী পূজা', 'hindu vasant-panchami'],
			['Dol Jatra', 'দোলযাত্রা', 'hindu dol'],
			['Bengali New Year', 'বাংলা নববর্ষ', 'hindu boishakh'],
			['Rabindra Jayanti', 'রবীন্দ্র জয়ন্তী', 'hindu boishakh +24'],
			['Janmashtami', 'জন্মাষ্টমী', 'hindu janmashtami'],
			['Mahalaya', 'মহালয়া', 'hindu mahalaya'],
			['Durga Puja (Maha Saptami)', 'দুর্গাপূজা (মহাসপ্তমী)', 'hindu saptami'],
			['Durga Puja (Maha Ashtami)', 'দুর্গাপূজা (মহাষ্টমী)', 'hindu ashtami'],
			['Durga Puja (Maha Navami)', 'দুর্গাপূজা (মহানবমী)', 'hindu navami'],
			['Lakshmi Puja', 'লক্ষ্মীপূজা', 'hindu lakshmi-purnima'],
			['Kali Puja', 'কালীপূজা', 'hindu kali'],
			['Bhai Dooj', 'ভ্রাতৃদ্বিতীয়া', 'hindu bhai-dooj']
		],
		['Bengali New Year', 'Rabindra Jayanti', 'Diwali (Deepavali)']
	),
	{
		places: 'IN-WB',
		years: [2024, 2100],
		days: [
			["New Year's Day", 'ইংরেজি নববর্ষ', '01-01'],
			['Chhath Puja', 'ছট পূজা', 'hindu chhath']
		],
		source: 'West Bengal, notification of December 2023: 1 January, Janmashtami and Chhath under the Act',
		url: 'https://www.millenniumpost.in/bengal/state-declares-three-holidays-under-ni-act-545761'
	},
	kept(
		'IN-OR',
		LISTS.OR,
		OR_2021,
		[
			['Makar Sankranti', 'ମକର ସଂକ୍ରାନ୍ତି', '01-14'],
			['Netaji Subhas Chandra Bose Jayanti', 'ନେତାଜୀ ସୁଭାଷ ଚନ୍ଦ୍ର ବୋଷ ଜୟନ୍ତୀ', '01-23'],
			['Vasant Panchami', 'ବସନ୍ତ ପଞ୍ଚମୀ', 'hindu vasant-panchami'],
			['Maha Shivaratri', 'ମହା ଶିବରାତ୍ରି', 'hindu shivaratri'],
			['Dola Purnima', 'ଦୋଳ ପୂର୍ଣ୍ଣିମା', 'hindu dol'],
			['Holi', 'ହୋଲି', 'hindu holi'],
			['Ram Navami', 'ରାମ ନବମୀ', 'hindu ram-navami'],
			['Savitri Amavasya', 'ସାବିତ୍ରୀ ଅମାବାସ୍ୟା', 'hindu savitri'],
			['Pahili Raja', 'ପହିଲି ରଜ', '06-14'],
			['Raja Sankranti', 'ରଜ ସଂକ୍ରାନ୍ତି', '06-15'],
			['Ratha Yatra', 'ରଥ ଯାତ୍ରା', 'hindu rath-yatra'],
			['Janmashtami', 'ଜନ୍ମାଷ୍ଟମୀ', 'hindu janmashtami'],
			['Ganesh Chaturthi', 'ଗଣେଶ ଚତୁର୍ଥୀ', 'hindu ganesh'],
			['Nuakhai', 'ନୂଆଖାଇ', 'hindu nuakhai'],
			['Durga Puja (Maha Saptami)', 'ଦୁର୍ଗା ପୂଜା (ମହାସପ୍ତମୀ)', 'hindu saptami'],
			['Durga Puja (Maha Ashtami)', 'ଦୁର୍ଗା ପୂଜା (ମହାଷ୍ଟମୀ)', 'hindu ashtami'],
			['Durga Puja (Maha Navami)', 'ଦୁର୍ଗା ପୂଜା (ମହାନବମୀ)', 'hindu navami'],
			['Kumar Purnima', 'କୁମାର ପୂର୍ଣ୍ଣିମା', 'hindu ashvina-purnima']
		],
		['Mahavir Jayanti']
	),
	kept('IN-OR', LISTS.OR, OR_2021, [['Panchayati Raj Day', 'ପଞ୍ଚାୟତିରାଜ ଦିବସ', '03-05']], [], [2010, 2024]),
	kept(
		'IN-AS',
		LISTS.AS,
		AS_2021,
		[
			['Magh Bihu and Tusu Puja', 'মাঘ বিহু, টুছু পূজা', 'hindu makara', 2],
			['Me-Dam-Me-Phi', 'মে-ডাম-মে-ফী', '01-31'],
			['Bir Chilarai Day', 'বীৰ চিলাৰায় দিৱস', 'hindu magha-purnima'],
			['Dol Jatra', 'দৌল যাত্ৰা', 'hindu dol'],
			['Bohag Bihu', 'ব’হাগ বিহু', 'hindu boishakh -1', 3],
			['Birth of Madhabdev', 'মাধৱদেৱৰ জন্মোৎসৱ', 'hindu vaishakha-purnima +1'],
			['Janmashtami', 'জন্মাষ্টমী', 'hindu janmashtami'],
			['Durga Puja (Maha Saptami)', 'দুৰ্গা পূজা (মহাসপ্তমী)', 'hindu saptami'],
			['Durga Puja (Maha Ashtami)', 'দুৰ্গা পূজা (মহাষ্টমী)', 'hindu ashtami'],
			['Durga Puja (Maha Navami)', 'দুৰ্গা পূজা (মহানৱমী)', 'hindu navami'],
			['Kati Bihu', 'কাতি বিহু', 'about 10-18'],
			['Lachit Day', 'লাচিত দিৱস', '11-24'],
			['Asom Day (Sukaphaa Day)', 'অসম দিৱস', '12-02']
		],
		['Mahavir Jayanti', 'Milad-un-Nabi']
	),
	kept(
		'IN-AS',
		LISTS.AS,
		AS_2021,
		[
			['Sati Sadhani Day', 'সতী সাধনী দিৱস', 'about 04-21'],
			['Bhai Dooj', 'ভাতৃ দ্বিতীয়া', 'hindu bhai-dooj'],
			['Chhath Puja', 'ছট পূজা', 'hindu chhath']
		],
		[],
		[2021, 2100]
	),
	{
		places: 'IN-AS',
		years: [2024, 2024],
		redated: { 'Kati Bihu': 'on 20241017', 'Sati Sadhani Day': 'on 20240420' },
		source: `${LISTS.AS} for 2024, 2 November 2023`,
		url: AS_2024
	}
];

const SOUTH: readonly Correction[] = [
	kept(
		'IN-AP',
		LISTS.AP,
		AP_2026,
		[
			['Bhogi', 'భోగి', 'hindu makara -1'],
			['Makara Sankranti', 'మకర సంక్రాంతి', 'hindu makara'],
			['Kanuma', 'కనుమ', 'hindu makara +1'],
			['Maha Shivaratri', 'మహా శివరాత్రి', 'hindu shivaratri'],
			['Holi', 'హోలీ', 'hindu dol'],
			['Ugadi', 'ఉగాది', 'hindu ugadi'],
			['Ram Navami', 'శ్రీరామనవమి', 'hindu ram-navami'],
			['Babu Jagjivan Ram Jayanti', 'బాబు జగ్జీవన్ రామ్ జయంతి', '04-05'],
			['Janmashtami', 'శ్రీ కృష్ణాష్టమి', 'hindu janmashtami'],
			['Ganesh Chaturthi', 'వినాయక చవితి', 'hindu ganesh'],
			['Durgashtami', 'దుర్గాష్టమి', 'hindu ashtami']
		],
		['Mahavir Jayanti', 'Buddha Purnima', "Guru Nanak's Birthday"]
	),
	...read('IN-AP', 2026, `${LISTS.AP} for 2026, December 2025`, AP_2026, {
		Bhogi: 'on 20260114',
		'Makara Sankranti': 'on 20260115',
		Kanuma: 'on 20260116',
		'Id-ul-Fitr': 'on 20260320',
		'Ram Navami': 'on 20260327',
		Muharram: 'on 20260625',
		'Milad-un-Nabi': 'on 20260825',
		Durgashtami: 'on 20261018'
	}),
	{
		places: 'IN-AP',
		years: [2026, 2026],
		without: ['Formation Day'],
		days: [['Varalakshmi Vratam', 'వరలక్ష్మీ వ్రతం', 'on 20260821']],
		source: `${LISTS.AP} for 2026, December 2025`,
		url: AP_2026
	},
	kept(
		'IN-TG',
		LISTS.TG,
		TG_2025,
		[
			['Bhogi', 'భోగి', 'hindu makara -1'],
			['Makara Sankranti', 'సంక్రాంతి', 'hindu makara'],
			['Maha Shivaratri', 'మహా శివరాత్రి', 'hindu shivaratri'],
			['Holi', 'హోలీ', 'hindu dol'],
			['Ugadi', 'ఉగాది', 'hindu ugadi'],
			['Day following Id-ul-Fitr', 'రంజాన్ తరువాతి రోజు', 'delhi 10-2'],
			['Ram Navami', 'శ్రీరామ నవమి', 'hindu ram-navami'],
			['Janmashtami', 'శ్రీ కృష్ణాష్టమి', 'hindu janmashtami'],
			['Ganesh Chaturthi', 'వినాయక చవితి', 'hindu ganesh'],
			['Day following Christmas', 'క్రిస్మస్ తరువాతి రోజు', '12-26']
		],
		['Mahavir Jayanti', 'Buddha Purnima']
	),
	{
		places: 'IN-TG',
		years: [2025, 2025],
		days: [
			["New Year's Day", '', 'on 20250101'],
			['Babu Jagjivan Ram Jayanti', 'బాబు జగ్జీవన్ రామ్ జయంతి', 'on 20250405'],
			['Bonalu', 'బోనాలు', 'on 20250721'],
			['Bathukamma (first day)', 'బతుకమ్మ ప్రారంభం', 'on 20250921'],
			['Day following Dussehra', 'విజయదశమి తరువాతి రోజు', 'on 20251003']
		],
		redated: { 'Day following Id-ul-Fitr': 'on 20250401' },
		source: `${LISTS.TG} for 2025`,
		url: TG_2025
	},
	{
		places: 'IN-TG',
		years: [2026, 2026],
		days: [
			['Bonalu', 'బోనాలు', 'on 20260810'],
			['Saddula Bathukamma', 'సద్దుల బతుకమ్మ', 'on 20261018']
		],
		redated: {
			Bhogi: 'on 20260114',
			'Makara Sankranti': 'on 20260115',
			'Day following Id-ul-Fitr': 'on 20260322',
			'Ram Navami': 'on 20260327'
		},
		source: `${LISTS.TG} for 2026, 8 December 2025`,
		url: TG_2026
	},
	kept(
		'IN-KL',
		LISTS.KL,
		KL_2022,
		[
			['Mannam Jayanti', 'മന്നം ജയന്തി', '01-02'],
			['Maha Shivaratri', 'മഹാശിവരാത്രി', 'hindu shivaratri'],
			['Maundy Thursday', 'പെസഹാ വ്യാഴം', 'easter-3'],
			['Easter Sunday', 'ഈസ്റ്റർ', 'easter'],
			['Vishu', 'വിഷു', 'hindu vishu'],
			['Karkidaka Vavu', 'കർക്കടക വാവ്', 'hindu hareli'],
			['First Onam', 'ഒന്നാം ഓണം', 'hindu thiruvonam -1'],
			['Thiruvonam', 'തിരുവോണം', 'hindu thiruvonam'],
			['Third Onam', 'മൂന്നാം ഓണം', 'hindu thiruvonam +1'],
			['Fourth Onam', 'നാലാം ഓണം', 'hindu thiruvonam +2'],
			['Janmashtami', 'ശ്രീകൃഷ്ണ ജയന്തി', 'hindu janmashtami'],
			['Sree Narayana Guru Samadhi', 'ശ്രീനാരായണ ഗുരു സമാധി', '09-21'],
			['Maha Navami', 'മഹാനവമി', 'hindu navami']
		],
		['Vaisakhi', 'Kerala Formation Day', 'Mahavir Jayanti', 'Buddha Purnima', "Guru Nanak's Birthday"]
	),
	kept(
		'IN-TN',
		LISTS.TN,
		TN_2026,
		[
			['Pongal', 'பொங்கல்', 'hindu makara'],
			['Thiruvalluvar Day', 'திருவள்ளுவர் தினம்', 'hindu makara +1'],
			['Uzhavar Thirunal', 'உழவர் திருநாள்', 'hindu makara +2'],
			["Telugu New Year's Day", 'தெலுங்கு வருடப் பிறப்பு', 'hindu ugadi'],
			['Krishna Jayanti', 'கிருஷ்ண ஜெயந்தி', 'hindu janmashtami'],
			['Vinayaka Chaturthi', 'விநாயகர் சதுர்த்தி', 'hindu ganesh'],
			['Ayudha Puja', 'ஆயுத பூஜை', 'hindu navami']
		],
		['Buddha Purnima', "Guru Nanak's Birthday"]
	),
	kept(
		'IN-KA',
		LISTS.KA,
		KA_2026,
		[
			['Makara Sankranti', 'ಮಕರ ಸಂಕ್ರಾಂತಿ', 'hindu makara'],
			['Maha Shivaratri', 'ಮಹಾ ಶಿವರಾತ್ರಿ', 'hindu shivaratri'],
			['Ugadi', 'ಯುಗಾದಿ', 'hindu ugadi'],
			['Basava Jayanti', 'ಬಸವ ಜಯಂತಿ', 'hindu parashurama'],
			['Labour Day', 'ಕಾರ್ಮಿಕ ದಿನಾಚರಣೆ', '05-01'],
			['Ganesh Chaturthi', 'ಗಣೇಶ ಚತುರ್ಥಿ', 'hindu ganesh'],
			['Maha Navami (Ayudha Puja)', 'ಮಹಾನವಮಿ, ಆಯುಧಪೂಜೆ', 'hindu navami'],
			['Valmiki Jayanti', 'ಮಹರ್ಷಿ ವಾಲ್ಮೀಕಿ ಜಯಂತಿ', 'hindu ashvina-purnima'],
			['Bali Padyami (Deepavali)', 'ಬಲಿಪಾಡ್ಯಮಿ, ದೀಪಾವಳಿ', 'hindu bali']
		],
		['Buddha Purnima', "Guru Nanak's Birthday"]
	)
];

/** Feasts of the states beside the days of all offices, before the lists of single years. */
export const INDIAN_FEASTS: readonly Correction[] = [...NORTH, ...WEST, ...EAST, ...SOUTH];
