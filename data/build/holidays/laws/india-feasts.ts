import { INDIA_NORTH_WEST } from './india-north-west';
import { kept, LISTS, read } from './india-lists';
import type { Correction } from '../overlay';

const WB_2026 = 'https://wbxpress.com/holiday-list-west-bengal-government-employees-2026';
const AP_2026 =
	'https://www.indiaherald.com/Politics/Read/994865975/2026-PRABUTVA-SELAULAU-EAVE-UTHAYRULU-JARICHESINA-AP-PRABUTVAM';
const TG_2025 = 'https://www.sakshipost.com/news/telangana/telangana-public-holidays-2025-complete-list-359848';
const TG_2026 = 'https://www.telugutechbadi.com/2025/12/telangana-govt-holidays-2026.html';
const OR_2021 = 'https://www.indiatoday.in/information/story/odisha-government-holiday-list-2021-1773490-2021-02-26';
const KL_2022 =
	'https://www.onmanorama.com/news/kerala/2021/10/21/here-are-the-public-holidays-announced-by-kerala-govt-for-2022.html';
const AS_2021 = 'https://www.northeasttoday.in/2020/12/18/assam-government-releases-holiday-list-for-2021/';
const AS_2024 = 'https://snnlive.in/assam-government-holiday-list-2024';
const KA_2026 = 'https://www.postalstudy.in/2025/12/kannada-calendar-2026-download.html';
const TN_2026 =
	'https://www.dtnext.in/news/tamilnadu/tamil-nadu-govt-releases-list-of-24-public-holidays-for-2026-852791';

const EAST: readonly Correction[] = [
	...kept(
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
	...kept(
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
	...kept('IN-OR', LISTS.OR, OR_2021, [['Panchayati Raj Day', 'ପଞ୍ଚାୟତିରାଜ ଦିବସ', '03-05']], [], [2010, 2024]),
	...kept(
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
	...kept(
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
	...kept(
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
	...kept(
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
	...kept(
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
	...kept(
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
	...kept(
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
export const INDIAN_FEASTS: readonly Correction[] = [...INDIA_NORTH_WEST, ...EAST, ...SOUTH];
