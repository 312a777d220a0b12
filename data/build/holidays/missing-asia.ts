import { CHRISTMAS, LABOUR, NEW_YEAR, WOMEN } from './days-of-asia';
import type { Correction } from './overlay';

/** Countries of the rest of Asia that date-holidays lacks, or of which it has little. */
export const MISSING_ASIA: readonly Correction[] = [
	{
		places: 'BT',
		years: [2008, 2100],
		days: [
			['Birth Anniversary of the King', '', '02-21', 3],
			['Birth Anniversary of the Third King', '', '05-02'],
			['Coronation of the King', '', '11-01'],
			['Birth Anniversary of the Fourth King and Constitution Day', '', '11-11'],
			['National Day', '', '12-17']
		],
		source: 'Royal Civil Service Commission of Bhutan, list of government holidays'
	},
	{
		places: 'KG',
		years: [1992, 2100],
		days: [
			NEW_YEAR,
			['Orthodox Christmas', '', '01-07'],
			['Defender of the Fatherland Day', '', '02-23'],
			WOMEN,
			['Nooruz', 'Нооруз', '03-21'],
			LABOUR,
			['Constitution Day', '', '05-05'],
			['Victory Day', '', '05-09'],
			['Independence Day', '', '08-31'],
			['Orozo Ait', 'Орозо айт', 'hijri 10-1'],
			['Kurman Ait', 'Курман айт', 'hijri 12-10']
		],
		source: 'Kyrgyzstan, Labour Code, article 113'
	},
	{
		places: 'KG',
		years: [2016, 2100],
		days: [['Day of the People’s April Revolution', '', '04-07']],
		source: 'Kyrgyzstan, Labour Code, article 113 as amended 2016'
	},
	{
		places: 'KG',
		years: [2017, 2100],
		days: [['Days of History and Commemoration of Ancestors', '', '11-07', 2]],
		source: 'Kyrgyzstan, presidential decree of October 2017'
	},
	{
		places: 'KH',
		years: [1994, 2100],
		days: [
			NEW_YEAR,
			['Victory over Genocide Day', '', '01-07'],
			WOMEN,
			['Khmer New Year', 'ចូលឆ្នាំខ្មែរ', '04-14', 3],
			LABOUR,
			["Queen Mother's Birthday", '', '06-18'],
			['Constitution Day', '', '09-24'],
			['Independence Day', '', '11-09']
		],
		source: 'Cambodia, yearly sub-decrees on public holidays'
	},
	{
		places: 'KH',
		years: [2005, 2100],
		days: [
			["King's Birthday", '', '05-14'],
			["King's Coronation Day", '', '10-29']
		],
		source: 'Cambodia, yearly sub-decrees on public holidays'
	},
	{
		places: 'KH',
		years: [2013, 2100],
		days: [['Commemoration Day of the King Father', '', '10-15']],
		source: 'Cambodia, yearly sub-decrees on public holidays'
	},
	{
		places: 'KP',
		years: [1975, 2100],
		days: [
			NEW_YEAR,
			['Day of the Shining Star', '광명성절', '02-16'],
			['Day of the Sun', '태양절', '04-15'],
			LABOUR,
			['Victory Day', '', '07-27'],
			['Liberation Day', '', '08-15'],
			['Foundation Day of the Republic', '', '09-09'],
			['Party Foundation Day', '', '10-10'],
			['Constitution Day', '', '12-27'],
			['Lunar New Year', '설날', 'chinese 1-1'],
			['Chuseok', '추석', 'chinese 8-15']
		],
		source: 'North Korea, state calendar'
	},
	{
		places: 'LA',
		years: [1976, 2100],
		days: [NEW_YEAR, WOMEN, ['Lao New Year', 'ປີໃໝ່ລາວ', '04-14', 3], LABOUR, ['National Day', 'ວັນຊາດ', '12-02']],
		source: 'Laos, Labour Law and decree on official holidays'
	},
	{
		places: 'MM',
		days: [
			['Independence Day', '', '01-04'],
			['Union Day', '', '02-12'],
			["Peasants' Day", '', '03-02'],
			['Armed Forces Day', '', '03-27'],
			['Thingyan', 'သင်္ကြန်', '04-13', 4],
			['Myanmar New Year', '', '04-17'],
			LABOUR,
			["Martyrs' Day", '', '07-19'],
			CHRISTMAS
		],
		source: 'Myanmar, yearly notification of gazetted holidays'
	},
	{
		places: 'MN',
		years: [1992, 2100],
		days: [NEW_YEAR, WOMEN, ["Mother and Children's Day", '', '06-01'], ['Naadam', 'Наадам', '07-11', 3]],
		source: 'Mongolia, Law on Public Holidays and Days of Observation (2003)'
	},
	{
		places: 'MN',
		years: [2015, 2100],
		days: [['Naadam', 'Наадам', '07-14', 2]],
		source: 'Mongolia, Law on Public Holidays and Days of Observation as amended 2014'
	},
	{
		places: 'MN',
		years: [2012, 2100],
		days: [['National Freedom and Independence Day', '', '12-29']],
		source: 'Mongolia, Law on Public Holidays and Days of Observation as amended 2011'
	},
	{
		places: 'MN',
		years: [2016, 2100],
		days: [['Republic Day', '', '11-26']],
		source: 'Mongolia, Law on Public Holidays and Days of Observation as amended 2016'
	},
	{
		places: 'MO',
		years: [2000, 2100],
		days: [
			NEW_YEAR,
			['Lunar New Year', '農曆新年', 'chinese 1-1', 3],
			['Good Friday', '耶穌受難日', 'easter-2'],
			['Holy Saturday', '復活節前日', 'easter-1'],
			LABOUR,
			["Buddha's Birthday", '佛誕節', 'chinese 4-8'],
			['Dragon Boat Festival', '端午節', 'chinese 5-5'],
			['Day after Mid-Autumn Festival', '中秋節翌日', 'chinese 8-16'],
			['National Day', '國慶日', '10-01', 2],
			['Chung Yeung Festival', '重陽節', 'chinese 9-9'],
			["All Souls' Day", '追思節', '11-02'],
			['Immaculate Conception', '聖母無原罪瞻禮', '12-08'],
			['Macao SAR Establishment Day', '澳門特別行政區成立紀念日', '12-20'],
			['Christmas Eve', '聖誕節前日', '12-24'],
			['Christmas Day', '聖誕節', '12-25']
		],
		source: 'Macao, Executive Order No. 60/2000 on public holidays'
	},
	{
		places: 'MV',
		days: [
			NEW_YEAR,
			['First Day of Ramadan', '', 'hijri 9-1'],
			['Eid al-Fitr', '', 'hijri 10-1', 3],
			['Day of Arafah', '', 'hijri 12-9'],
			['Eid al-Adha', '', 'hijri 12-10', 4],
			['Islamic New Year', '', 'hijri 1-1'],
			['National Day', '', 'hijri 3-1'],
			["Prophet's Birthday", '', 'hijri 3-12'],
			['Day Maldives Embraced Islam', '', 'hijri 4-1']
		],
		source: 'Maldives, government calendar of public holidays'
	},
	{
		places: 'MV',
		years: [1968, 2100],
		days: [
			['Independence Day', '', '07-26'],
			['Republic Day', '', '11-11']
		],
		source: 'Maldives, government calendar of public holidays'
	},
	{
		places: 'MV',
		years: [1989, 2100],
		days: [['Victory Day', '', '11-03']],
		source: 'Maldives, government calendar of public holidays'
	},
	{ places: 'MV', years: [2012, 2100], days: [LABOUR], source: 'Maldives, government calendar of public holidays' },
	{
		places: 'NP',
		years: [2008, 2100],
		days: [WOMEN, LABOUR, CHRISTMAS],
		source: 'Nepal, Ministry of Home Affairs, notices of public holidays in the Nepal Gazette'
	},
	{
		places: 'NP',
		years: [2008, 2100],
		days: [
			['Prithvi Jayanti', 'पृथ्वी जयन्ती', 'about 01-11'],
			['Maghe Sankranti', 'माघे संक्रान्ति', 'about 01-15'],
			["Martyrs' Day", 'शहीद दिवस', 'about 01-30'],
			['Democracy Day', 'प्रजातन्त्र दिवस', 'about 02-19'],
			['Nepali New Year', 'नयाँ वर्ष', 'about 04-14'],
			['Republic Day', 'गणतन्त्र दिवस', 'about 05-29']
		],
		source: 'Nepal Gazette; by the Bikram Sambat calendar, whose months begin within a day of these dates'
	},
	{
		places: 'NP',
		years: [2015, 2100],
		days: [['Constitution Day', 'संविधान दिवस', 'about 09-19']],
		source: 'Constitution of Nepal of 2015 (3 Ashwin)'
	},
	{
		places: 'TJ',
		years: [1992, 2100],
		days: [
			NEW_YEAR,
			["Mother's Day", '', '03-08'],
			['Nowruz', 'Наврӯз', '03-21', 4],
			['Victory Day', '', '05-09'],
			['Independence Day', '', '09-09'],
			['Eid al-Fitr', 'Иди Рамазон', 'hijri 10-1'],
			['Eid al-Adha', 'Иди Қурбон', 'hijri 12-10']
		],
		source: 'Tajikistan, Law on Holidays (2011)'
	},
	{
		places: 'TJ',
		years: [1995, 2100],
		days: [['Constitution Day', '', '11-06']],
		source: 'Tajikistan, Law on Holidays (2011)'
	},
	{
		places: 'TJ',
		years: [1998, 2100],
		days: [['Day of National Unity', 'Рӯзи Ваҳдат', '06-27']],
		source: 'Tajikistan, Law on Holidays (2011)'
	},
	{
		places: 'TM',
		years: [1992, 2100],
		days: [
			NEW_YEAR,
			WOMEN,
			['Nowruz', 'Nowruz baýramy', '03-21', 2],
			['Constitution and Flag Day', '', '05-18'],
			['Day of Remembrance', '', '10-06'],
			['Eid al-Fitr', 'Oraz baýramy', 'hijri 10-1'],
			['Eid al-Adha', 'Gurban baýramy', 'hijri 12-10', 3]
		],
		source: 'Turkmenistan, Labour Code, article 81'
	},
	{
		places: 'TM',
		years: [1992, 2017],
		days: [['Independence Day', '', '10-27', 2]],
		source: 'Turkmenistan, Labour Code, before the amendment of 2017'
	},
	{
		places: 'TM',
		years: [2018, 2100],
		days: [['Independence Day', '', '09-27']],
		source: 'Turkmenistan, Labour Code as amended 2017'
	},
	{
		places: 'TM',
		years: [1996, 2100],
		days: [['Neutrality Day', '', '12-12']],
		source: 'Turkmenistan, Labour Code, article 81'
	}
];
