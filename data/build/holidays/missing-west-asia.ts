import { ARAFAH, ASHURA, CHRISTMAS, ISRA, LABOUR, MAWLID, MUHARRAM, NEW_YEAR, adha, fitr } from './days-of-asia';
import type { Correction } from './overlay';

/** Countries of West Asia that date-holidays lacks, or of which it has little. */
export const MISSING_WEST_ASIA: readonly Correction[] = [
	{
		places: 'AF',
		days: [
			['Liberation Day', '', '02-15'],
			['Labour Day', '', '05-01'],
			['Independence Day', '', '08-19'],
			['First Day of Ramadan', '', 'hijri 9-1'],
			fitr(3),
			ARAFAH,
			adha(3),
			ASHURA,
			MAWLID
		],
		source: 'Labour Law of Afghanistan (2007), public holidays'
	},
	{
		places: 'AF',
		years: [1950, 2021],
		days: [['Nowruz', 'نوروز', '03-21']],
		source: 'Labour Law of Afghanistan (2007), public holidays; not kept since 2022'
	},
	{
		places: 'IQ',
		days: [
			NEW_YEAR,
			['Army Day', 'عيد الجيش', '01-06'],
			['Nowruz', 'نوروز', '03-21'],
			LABOUR,
			MUHARRAM,
			ASHURA,
			MAWLID,
			fitr(3),
			adha(4)
		],
		source: 'Iraq, Law of Official Holidays No. 12 of 2024, and its forerunner of 1972'
	},
	{
		places: 'IQ',
		years: [1959, 2023],
		days: [['Republic Day', 'عيد الجمهورية', '07-14']],
		source: 'Iraq, Law of Official Holidays No. 110 of 1972; not in that of 2024'
	},
	{
		places: 'IQ',
		years: [2020, 2100],
		days: [['National Day', 'اليوم الوطني العراقي', '10-03']],
		source: 'Iraq, Council of Ministers 2020; Law of Official Holidays No. 12 of 2024'
	},
	{
		places: 'IQ',
		years: [2018, 2100],
		days: [CHRISTMAS],
		source: 'Iraq, Council of Ministers, December 2018; Law of Official Holidays No. 12 of 2024'
	},
	{
		places: 'IQ',
		years: [2024, 2100],
		days: [['Eid al-Ghadir', 'عيد الغدير', 'hijri 12-18']],
		source: 'Iraq, Law of Official Holidays No. 12 of 2024'
	},
	{
		places: 'JO',
		days: [
			NEW_YEAR,
			LABOUR,
			['Independence Day', 'عيد الاستقلال', '05-25'],
			CHRISTMAS,
			MUHARRAM,
			MAWLID,
			fitr(3),
			ARAFAH,
			adha(4)
		],
		source: 'Jordan, official communiqués of the Prime Ministry on public holidays'
	},
	{
		places: 'KW',
		days: [NEW_YEAR, ISRA, fitr(3), ARAFAH, adha(3), MUHARRAM, MAWLID],
		source: 'Kuwait, Civil Service Commission, official holidays'
	},
	{
		places: 'KW',
		years: [1963, 2100],
		days: [['National Day', 'العيد الوطني', '02-25']],
		source: 'Kuwait, Civil Service Commission, official holidays'
	},
	{
		places: 'KW',
		years: [1992, 2100],
		days: [['Liberation Day', 'يوم التحرير', '02-26']],
		source: 'Kuwait, Civil Service Commission, official holidays'
	},
	{
		places: 'LB',
		days: [
			NEW_YEAR,
			['Armenian Christmas', '', '01-06'],
			['Saint Maron’s Day', 'عيد مار مارون', '02-09'],
			['Good Friday', '', 'easter-2'],
			['Easter', '', 'easter'],
			['Orthodox Good Friday', '', 'orthodox-2'],
			['Orthodox Easter', '', 'orthodox'],
			LABOUR,
			['Assumption of Mary', '', '08-15'],
			['Independence Day', 'عيد الاستقلال', '11-22'],
			CHRISTMAS,
			MUHARRAM,
			ASHURA,
			MAWLID,
			fitr(3),
			adha(3)
		],
		source: 'Lebanon, Decree No. 15215 of 2005 on official holidays'
	},
	{
		places: 'LB',
		years: [2010, 2100],
		days: [['Annunciation', 'عيد البشارة', '03-25']],
		source: 'Lebanon, decree of February 2010 on official holidays'
	},
	{
		places: 'LB',
		years: [2001, 2100],
		days: [['Resistance and Liberation Day', 'عيد المقاومة والتحرير', '05-25']],
		source: 'Lebanon, Decree No. 15215 of 2005 on official holidays'
	},
	{
		places: 'OM',
		days: [MUHARRAM, MAWLID, ISRA, fitr(3), ARAFAH, adha(3)],
		source: 'Oman, Royal Decree 88/2022 on official holidays, and its forerunners'
	},
	{
		places: 'OM',
		years: [1971, 2024],
		days: [['National Day', 'العيد الوطني', '11-18', 2]],
		source: 'Oman, Royal Decree 56/2020 and 88/2022 on official holidays'
	},
	{
		places: 'OM',
		years: [2025, 2100],
		days: [['National Day', 'اليوم الوطني', '11-20', 2]],
		source: 'Oman, Royal Decree 15/2025 on official holidays'
	},
	{
		places: 'OM',
		years: [1970, 2019],
		days: [['Renaissance Day', 'يوم النهضة', '07-23']],
		source: 'Oman, Royal Decree 56/2020, which ended it'
	},
	{
		places: 'OM',
		years: [2023, 2100],
		days: [['Accession Day', 'ذكرى تولي السلطان', '01-11']],
		source: 'Oman, Royal Decree 88/2022 on official holidays'
	},
	{
		places: 'PS',
		years: [1995, 2100],
		days: [
			NEW_YEAR,
			LABOUR,
			['Independence Day', 'عيد الاستقلال', '11-15'],
			CHRISTMAS,
			MUHARRAM,
			MAWLID,
			ISRA,
			fitr(3),
			ARAFAH,
			adha(4)
		],
		source: 'State of Palestine, General Personnel Council, official holidays'
	},
	{ places: 'QA', days: [fitr(3), adha(3)], source: 'Qatar, Human Resources Law No. 15 of 2016, official holidays' },
	{
		places: 'QA',
		years: [1971, 2006],
		days: [['Independence Day', 'عيد الاستقلال', '09-03']],
		source: 'Qatar, Emiri Decision No. 11 of 2007, which moved the national day'
	},
	{
		places: 'QA',
		years: [2007, 2100],
		days: [['National Day', 'اليوم الوطني', '12-18']],
		source: 'Qatar, Emiri Decision No. 11 of 2007'
	},
	{
		places: 'QA',
		years: [2012, 2100],
		days: [['National Sport Day', 'اليوم الرياضي', '2 tuesday 02']],
		source: 'Qatar, Emiri Decision No. 80 of 2011'
	},
	{
		places: 'SY',
		days: [
			NEW_YEAR,
			['Easter', '', 'easter'],
			['Orthodox Easter', '', 'orthodox'],
			['Independence Day', 'عيد الجلاء', '04-17'],
			LABOUR,
			CHRISTMAS,
			MUHARRAM,
			MAWLID,
			fitr(3),
			adha(4)
		],
		source: 'Syria, Basic Law of State Employees No. 50 of 2004, official holidays'
	},
	{
		places: 'SY',
		years: [1988, 2024],
		days: [["Mother's Day", 'عيد الأم', '03-21']],
		source: 'Syria, Basic Law of State Employees No. 50 of 2004, official holidays'
	},
	{
		places: 'SY',
		years: [1963, 2024],
		days: [['Revolution Day', 'ثورة الثامن من آذار', '03-08']],
		source: 'Syria, Basic Law of State Employees No. 50 of 2004, official holidays'
	},
	{
		places: 'SY',
		years: [1974, 2024],
		days: [['October War Day', 'حرب تشرين', '10-06']],
		source: 'Syria, Basic Law of State Employees No. 50 of 2004; ended by Decree No. 188 of 2025'
	},
	{
		places: 'SY',
		years: [2025, 2100],
		days: [['Liberation Day', 'عيد التحرير', '12-08']],
		source: 'Syria, Decree No. 188 of 2025 on official holidays'
	},
	{
		places: 'YE',
		years: [1990, 2100],
		days: [
			LABOUR,
			['Unity Day', 'عيد الوحدة', '05-22'],
			['Revolution Day', 'ثورة 26 سبتمبر', '09-26'],
			['Liberation Day', 'ثورة 14 أكتوبر', '10-14'],
			['Independence Day', 'عيد الاستقلال', '11-30'],
			MUHARRAM,
			fitr(3),
			ARAFAH,
			adha(4)
		],
		source: 'Yemen, Law No. 2 of 2000 on official holidays'
	}
];
