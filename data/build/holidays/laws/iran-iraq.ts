import type { Correction } from '../overlay';

const IRAN =
	'Iran, law on official holidays of 1980 as amended; days of the Islamic year by our own reckoning of the crescent there, a day off in one year of fifteen';
const IRAN_LAW = 'https://web.archive.org/web/20170222200759/http://www.hvm.ir/LawDetailNews.aspx?id=9017';

const TIME_IR = 'https://web.archive.org/web/20250426102648/https://www.time.ir/';

/** The official calendar of Iran starts a month when the crescent can be seen with a telescope within the country. */
export const IRAN_IRAQ: readonly Correction[] = [
	{
		places: 'IR',
		redated: {
			Tasoua: 'tehran 1-9',
			Ashoura: 'tehran 1-10',
			'Arbaeen-e Hosseini': 'tehran 2-20',
			'Demise of Prophet Muhammad and Imam Hassan (Mujtaba)': 'tehran 2-28',
			'Martyrdom of Imam Reza': 'tehran 3-1 -1',
			'Martyrdom of Imam Hassan': 'tehran 3-8',
			'Birthday of Muhammad Prophet': 'tehran 3-17',
			'Martyrdom of Fatima-Zahara': 'tehran 6-3',
			'Birthday of Imam Ali': 'tehran 7-13',
			'Mabaas of Muhammad': 'tehran 7-27',
			'Birthday of Imam Mahdi': 'tehran 8-15',
			'Martyrdom of Imam Ali': 'tehran 9-21',
			'End of Ramadan (Eid al-Fitr)': 'tehran 10-1',
			'Holyday for Fetr Eeid': 'tehran 10-2',
			'Martyrdom of Imam Jafar': 'tehran 10-25',
			'Feast of the Sacrifice (Eid al-Adha)': 'tehran 12-10',
			'Eid al-Ghadeer': 'tehran 12-18'
		},
		source: IRAN,
		url: IRAN_LAW
	},
	{
		places: 'IR',
		years: [2020, 2020],
		redated: { Tasoua: 'on 20200829', Ashoura: 'on 20200830' },
		estimated: true,
		source: 'Iran, official calendar of 1399 (time.ir), as vacanza/holidays (MIT) lists it; the calendar was not read',
		url: TIME_IR
	},
	{
		places: 'IR',
		years: [2022, 2022],
		redated: { 'End of Ramadan (Eid al-Fitr)': 'on 20220503', 'Holyday for Fetr Eeid': 'on 20220504' },
		estimated: true,
		source: 'Iran, official calendar of 1401 (time.ir), as vacanza/holidays (MIT) lists it; the calendar was not read',
		url: TIME_IR
	},
	{
		places: 'IR',
		renamed: { 'Holyday for Fetr Eeid': ['Eid al-Fitr (second day)'] },
		source: IRAN,
		url: IRAN_LAW
	},
	{
		places: 'IR',
		years: [2010, 2032],
		// 30 Esfand, in leap years of the Persian calendar only.
		days: [['Last Day of the Year', 'آخرین روز سال', 'on 20130320 20170320 20210320 20250320 20300320']],
		basis: 'law',
		source: 'Iran, law on official holidays of 1980 as amended: 30 Esfand',
		url: IRAN_LAW
	},
	{
		places: 'IQ',
		years: [2025, 2100],
		without: ['National Day'],
		days: [
			["Commemoration of the Ba'ath regime's crimes against the Iraqi people", 'ذكرى جرائم البعث الصدامي', '03-16']
		],
		source: 'Iraq, Law of Official Holidays No. 12 of 2024',
		url: 'https://en.964media.com/20140/'
	}
];
