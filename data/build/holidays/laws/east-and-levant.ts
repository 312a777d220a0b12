import type { Correction } from '../overlay';

const ORDER_60 = {
	source: 'Macao, Executive Order No. 60/2000 on public holidays',
	url: 'https://bo.io.gov.mo/BO/i/2000/40/ordem60.asp'
} as const;

/** Macao, Hong Kong, Brunei, Lebanon. */
export const EAST_AND_LEVANT: readonly Correction[] = [
	{
		places: 'MO',
		years: [2000, 2100],
		days: [
			['Ching Ming Festival', '清明節', 'qingming 8'],
			['Winter Solstice', '冬至', 'dongzhi 8']
		],
		...ORDER_60
	},
	{
		places: 'HK',
		years: [1998, 2100],
		confirmed: ['*'],
		basis: 'law',
		source: 'Hong Kong, General Holidays Ordinance (Cap. 149), Schedule; the lists gazetted for 2010 and 2014 agree',
		url: 'http://www.hklii.org/hk/legis/en/ord/149/sch.html'
	},
	{
		places: 'HK',
		years: [2010, 2010],
		days: [['The day following Ching Ming Festival', '清明節翌日', 'on 20100406']],
		source: 'Hong Kong, general holidays gazetted for 2010: Ching Ming was on Easter Monday',
		url: 'http://www.mayloon.com/upload/holidays%20for%202010.files/sheet002.htm'
	},
	{
		places: 'BN',
		redated: { 'Armed Forces Day': '05-31' },
		source: 'Brunei, Prime Minister’s Office, public holidays of 2025',
		url: 'https://publicholidays.asia/brunei/2025-dates/'
	},
	{
		places: 'BN',
		announced: {
			'First day of Ramadan': '20250302',
			'Nuzul Al-Quran': '20250318',
			'End of Ramadan (Eid al-Fitr)': '20250331 20250401 20250402',
			'Feast of the Sacrifice (Eid al-Adha)': '20250607',
			'Islamic New Year': '20250627',
			'Birthday of Muhammad (Mawlid)': '20250905'
		},
		source: 'Brunei, Prime Minister’s Office, public holidays of 2025',
		url: 'https://publicholidays.asia/brunei/2025-dates/'
	},
	{
		places: 'BN',
		years: [2010, 2100],
		substitutes: { of: ['*'], moves: 'friday>saturday sunday>monday' },
		source: 'Brunei, Prime Minister’s Office, public holidays of 2025: one on a day of rest is kept on the next day',
		url: 'https://publicholidays.asia/brunei/2025-dates/'
	},
	{
		places: 'LB',
		years: [2005, 2100],
		shifted: { 'Eid al-Fitr': [0, 2] },
		source: 'Lebanon, memoranda of the Council of Ministers under Decree No. 15215 of 2005: two days',
		url: 'https://www.lbcgroup.tv/news/lebanon-news/845607/lebanese-pm-nawaf-salam-announces-public-holiday-for-first-two-days-of/en'
	}
];
