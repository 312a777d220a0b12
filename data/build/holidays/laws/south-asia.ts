import type { Correction } from '../overlay';

const HOLIDAYS_ACT =
	'Sri Lanka, Holidays Act No. 29 of 1971; dates by our own calendars, as the Gazette may name others';

/** As the crescent is seen there. */
const LATER = ['colombo 10-1', 'colombo 12-10', 'colombo 3-12'] as const;

const SRI_LANKA: readonly Correction[] = [
	{
		places: 'LK',
		without: ['*'],
		days: [
			['Full Moon Poya Day', 'පුර පසළොස්වක පොහොය දිනය', 'full -10.5'],
			['Day following Vesak Full Moon Poya Day', 'වෙසක් පුර පසළොස්වක පොහොය දිනට පසු දිනය', 'full -10.5 04-29 +1'],
			['Tamil Thai Pongal Day', 'දෙමළ තෛපොංගල් දිනය', 'hindu makara'],
			['National Day', 'ජාතික දිනය', '02-04'],
			['Maha Sivarathri Day', 'මහා ශිවරාත්‍රී දිනය', 'hindu shivaratri'],
			['Sinhala and Tamil New Year', 'සිංහල හා දෙමළ අලුත් අවුරුදු දිනය', 'hindu mesha -1', 2],
			['Good Friday', 'මහ සිකුරාදා දිනය', 'easter-2'],
			['May Day', 'ලෝක කම්කරු දිනය', '05-01'],
			['Id-Ul-Fitr', 'ඊදුල් ෆිතර්', LATER[0]],
			['Id-Ul-Alha', 'ඊදුල් අල්හා', LATER[1]],
			['Milad-Un-Nabi', 'මිලාදුන් නබි', LATER[2]],
			['Deepavali Festival Day', 'දීපවාලී උත්සව දිනය', 'hindu diwali'],
			['Christmas Day', 'නත්තල් දිනය', '12-25']
		],
		source: HOLIDAYS_ACT
	}
];

const BANGLADESH: readonly Correction[] = [
	{
		places: 'BD',
		redated: {
			'End of Ramadan (Eid al-Fitr)': 'dhaka 10-1',
			'Feast of the Sacrifice (Eid al-Adha)': 'dhaka 12-10',
			'Day of Ashura': 'dhaka 1-10',
			'Birthday of Muhammad (Mawlid)': 'dhaka 3-12',
			"Buddha's Birthday": 'hindu vaishakha-purnima',
			'Krishna Janmashtami': 'hindu janmashtami',
			'Durga Puja': 'hindu dussehra'
		},
		shifted: {
			'End of Ramadan (Eid al-Fitr)': [1, 3],
			'Feast of the Sacrifice (Eid al-Adha)': [1, 3],
			'Day of Ashura': [1, 1],
			'Birthday of Muhammad (Mawlid)': [1, 1]
		},
		days: [
			['Shab-e-Barat', 'শবে বরাত', 'dhaka 8-15'],
			['Shab-e-Qadr', 'শবে কদর', 'dhaka 9-27'],
			[
				"Jumu'atul-Wida",
				'জুমাতুল বিদা',
				'dhaka 10-1 -1 saturday<friday sunday<friday monday<friday tuesday<friday wednesday<friday thursday<friday'
			]
		],
		source:
			'Bangladesh, Ministry of Public Administration, yearly list of holidays; by our own calendars and the crescent as it is seen there'
	}
];

const BANGLADESH_SINCE: readonly Correction[] = [
	{
		places: 'BD',
		years: [2025, 2100],
		without: ["Mujib's Birthday & Children's Day", 'National Mourning Day'],
		source: 'Bangladesh, Cabinet Division, October 2024: eight national days cancelled',
		url: 'https://en.prothomalo.com/bangladesh/government/ialn7oykq5'
	},
	{
		places: 'BD',
		years: [2024, 2024],
		without: ['National Mourning Day'],
		source: 'Bangladesh, Cabinet Division, 13 August 2024: no holiday on 15 August',
		url: 'https://dailyenglishtimes.com/?p=10271'
	},
	{
		places: 'BD',
		years: [2024, 2024],
		days: [
			['General election', 'জাতীয় সংসদ নির্বাচন', 'on 20240107'],
			['General holiday', 'সাধারণ ছুটি', 'on 20240805 20240806 20240807']
		],
		basis: 'one_off',
		source: 'Bangladesh, Ministry of Public Administration, 2024, as vacanza/holidays (MIT) lists the orders'
	},
	{
		places: 'BD',
		years: [2025, 2100],
		days: [['July Mass Uprising Day', 'জুলাই গণঅভ্যুত্থান দিবস', '08-05']],
		source: 'Bangladesh, Cabinet Division, gazette of 2 July 2025',
		url: 'https://www.thedailystar.net/news/bangladesh/news/govt-makes-august-5-public-holiday-3930901'
	}
];

const PAKISTAN: readonly Correction[] = [
	{
		places: 'PK',
		shifted: {
			'Feast of the Sacrifice (Eid al-Adha)': [0, 3],
			'Birthday of Muhammad (Mawlid)': [0, 1]
		},
		redated: {
			'End of Ramadan (Eid al-Fitr)': 'karachi 10-1',
			'Feast of the Sacrifice (Eid al-Adha)': 'karachi 12-10',
			Ashura: 'karachi 1-9',
			'Birthday of Muhammad (Mawlid)': 'karachi 3-12'
		},
		source:
			'Pakistan, Cabinet Division, yearly notification of holidays; by our own reckoning of the crescent as it is seen there'
	},
	{
		places: 'PK',
		years: [2022, 2022],
		announced: {
			'End of Ramadan (Eid al-Fitr)': '20220503 20220504 20220505',
			'Feast of the Sacrifice (Eid al-Adha)': '20220710 20220711 20220712',
			Ashura: '20220807 20220808',
			'Birthday of Muhammad (Mawlid)': '20221009'
		},
		source: 'Pakistan, Cabinet Division, circular 10-01/2021-Min-II of 17 December 2021',
		url: 'https://jrtpost.com/govt-restores-nov-9-public-holiday-to-mark-allama-iqbals-birth-anniversary/'
	},
	{
		places: 'PK',
		years: [2015, 2021],
		without: ['Iqbal Day'],
		source:
			'Pakistan, circular of the Interior Ministry of 4 November 2015; a holiday again by the Cabinet Division, 2022',
		url: 'https://pakobserver.net/federal-govt-announces-public-holiday-on-nov-9/'
	},
	{
		places: 'PK',
		years: [1950, 2023],
		without: ['Youm-e-Takbeer'],
		source: 'Pakistan, Cabinet Division, 27 May 2024: declared a holiday, in the lists since',
		url: 'https://www.brecorder.com/news/40305607/youm-e-takbeer-public-holiday-today'
	}
];

export const SOUTH_ASIA: readonly Correction[] = [...SRI_LANKA, ...BANGLADESH, ...BANGLADESH_SINCE, ...PAKISTAN];
