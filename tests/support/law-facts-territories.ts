import type { LawFact } from './law-facts';

/** Islands and small states that were read beside a second list: days off, days that are not, by what. */
export const FACTS_OF_TERRITORIES: readonly LawFact[] = [
	['CX', 2025, '03-24 10-06 03-31 06-07', '03-17 01-31', 'proclamation of 2025'],
	['CX', 2024, '03-18 10-07 02-12 02-13 04-10 06-17', '03-25 06-16', 'proclamation of 2024'],
	['CX', 2022, '01-03 09-22 12-26 12-27', '12-28', 'a Sunday to the next day that is none'],
	['CC', 2024, '03-29 06-06 04-08 09-16', '02-12 03-20 06-10 07-08', 'proclamation of 2024'],
	['CC', 2022, '06-06 05-03 09-22', '05-02 06-13', 'proclamation of 2022, change of Hari Raya Puasa'],
	['VG', 2025, '07-07 10-20 11-24 03-03', '03-10 07-01', 'Public Holidays (Amendment) Act 2021'],
	['VG', 2020, '03-09 10-23', '11-23', 'before the Act of 2021'],
	['TC', 2026, '08-01 08-30 08-31', '11-27 08-03', 'Constitution Day for Thanksgiving in November'],
	['TC', 2025, '11-28 06-23', '08-25 08-04', 'before the change'],
	['MF', 2017, '05-27', '05-28', 'Décret 2012-553'],
	['MF', 2019, '05-28', '05-27', 'circular of 3 May 2019'],
	['FR-MF', 2024, '05-28', '05-27', 'circular of 3 May 2019'],
	['FR-BL', 2013, '10-09', '05-27', 'Décret 2012-553'],
	['FR-BL', 2011, '07-14', '10-09', 'Décret 2012-553: not yet']
];

/** Countries and states of which single days were decided once more. */
export const FACTS_DECIDED_AGAIN: readonly LawFact[] = [
	['GB', 2026, '04-03 05-04 05-25 12-28', '04-06 08-31', 'Act of 1971, schedule 1: not in Scotland'],
	['GB-ENG', 2026, '04-06 08-31', '08-03', 'Act of 1971, schedule 1'],
	['GB-SCT', 2026, '08-03 11-30', '04-06', 'Act of 1971, schedule 1'],
	['CH', 2026, '01-01 05-14 08-01 12-25', '04-03 04-06 05-25 12-26', 'days of all cantons'],
	['CH-ZH', 2026, '04-03 04-06 05-25 12-26', '08-15', 'Zürich, Ruhetagsgesetz'],
	['AU', 2026, '01-26 04-03 04-06 12-25', '04-04 04-05', 'days of all states'],
	['AU-NSW', 2026, '04-04 04-05', '04-07', 'Public Holidays Act 2010'],
	['MY', 2026, '05-01 08-31', '01-01', 'Holidays Act 1951: New Year is a holiday of states'],
	['UY', 2024, '01-01 05-01 07-18 08-25 12-25', '03-28 03-29', 'Ley 12.590, artículo 7'],
	['UY', 2020, '03-01', '03-02', 'the President takes office'],
	['GR', 2024, '05-03 05-06 06-24', '05-05 06-23', 'Royal Decree 748/1966: no Sunday as such'],
	['CG', 2024, '05-20 06-10 11-28', '05-19', 'Whit Monday only'],
	['SS', 2023, '04-07 04-10 05-01 05-16 07-09 07-30 12-26', '03-08 12-28 12-31', 'circular of the Ministry of Labour'],
	['CM', 2021, '05-14 07-19', '07-21', 'Loi 73/5, article 4; decree of 16 July 2021'],
	['CM', 2016, '12-26', '12-27', 'Loi 73/5, article 4'],
	['GM', 2021, '12-27 08-16 08-19', '08-17', 'declarations of 12 August and 22 December 2021'],
	['TM', 2020, '09-27 09-28', '09-29', 'edict of 24 September 2020'],
	['TM', 2019, '10-06 10-07', '10-08', 'edict of 4 October 2019'],
	['TM', 2017, '09-02 09-03 09-04 09-05', '09-01', 'edict of 26 August 2017'],
	['TM', 2024, '06-16 06-17 06-18 06-19', '06-20', 'edict on Gurban baýramy'],
	['HT', 2024, '02-12 02-13 02-14 05-30', '08-14', 'Décret of 23 May 1989'],
	['HT', 2025, '08-14 09-20', '05-29', 'Décret of 11 December 2024'],
	['TG', 2013, '01-13', '01-14', 'the last time'],
	['TG', 2014, '04-27', '01-13', 'communiqué of January 2014'],
	['TG', 2026, '03-20', '03-21', 'communiqué of 19 March 2026'],
	['CL', 2012, '09-17', '09-20', 'a bridge of that year'],
	['CL-AP', 2013, '06-07', '06-08', 'Ley 20.663'],
	['CL-AP', 2012, '05-21', '06-07', 'Ley 20.663: not yet'],
	['ES-CB', 2026, '07-28 12-07', '06-28', 'list of 2026'],
	['ES-CM', 2026, '04-06 11-02', '05-31', 'list of 2026'],
	['ES-IB', 2026, '03-02 12-26', '03-01', 'list of 2026'],
	['ES-CE', 2026, '05-27', '05-26', 'list of 2026'],
	['US-MI', 2023, '12-22 12-24', '12-21', 'eves of the state service'],
	['US-MD', 2011, '11-25', '05-27', 'furlough days are no holidays'],
	['KE', 2010, '12-12', '11-16', 'Public Holidays Act: for Muslims']
];

/** Decrees and acts that the press tells of. */
export const FACTS_OF_DECREES: readonly LawFact[] = [
	['GN', 2023, '01-02 06-28 06-29 10-02', '04-03 11-01', 'Décret D/2022/0526'],
	['GN', 2024, '06-16 06-17 09-15', '09-16', 'communiqué of September 2024: no day after the Maouloud'],
	['GN', 2027, '10-02 10-04 05-16 05-17', '10-05', 'Décret D/2022/0526: a Saturday to Monday'],
	['GN', 2021, '04-03', '01-02', 'before the decree'],
	['CI', 2011, '05-02 08-08 11-07 12-26', '12-27', 'Décrets 96-205 and 2011-371'],
	['CI', 2016, '05-02 08-08 09-12', '12-27', 'Décret 96-205'],
	['VC', 2025, '05-21 07-07', '05-22', 'Public Holiday (Amendment) Act 2024'],
	['VC', 2024, '07-08 07-09', '05-21 07-01', 'before the act; carnival a week later'],
	['BJ', 2025, '01-09 01-10', '01-08', 'Loi 2024-32'],
	['BJ', 2026, '01-08 01-09', '01-10', 'Loi 2024-32'],
	['BJ', 2024, '01-10', '01-11', 'Loi 97-031'],
	['SX', 2018, '10-08 07-02 04-30', '10-09 07-01 12-15', 'AB 2012 no. 19, AB 2015 no. 24'],
	['SX', 2013, '12-16 07-01', '10-14', 'before AB 2015 no. 24'],
	['MM', 2025, '01-01 01-29 03-12 03-14 04-21 11-03 12-26', '04-22', 'continuous holidays of 2025'],
	['MM', 2015, '04-12 04-17 04-21', '04-11 04-22', 'ten days of the New Year'],
	['MM', 2018, '04-13 04-17', '04-12 04-18', 'five days since 2017'],
	['TT', 2010, '11-05', '11-06', 'Divali'],
	['TT', 2031, '11-14', '11-13', 'Divali'],
	['SR', 2012, '03-08 11-13', '03-07', 'Holi, Divali'],
	['JM', 2021, '05-23 05-24 08-01 08-02', '05-25', 'a Sunday and the Monday after'],
	['RW', 2013, '03-29', '01-02 04-01 10-15', 'before the orders of 2015 and 2017'],
	['RW', 2018, '01-02 04-02', '01-03', 'Presidential Order 54 of 2017'],
	['DO', 2023, '08-16', '08-14', 'Supreme Court, 20 February 2008: it is not moved']
];

/** Single rules that were mended. */
export const FACTS_MENDED: readonly LawFact[] = [
	['TJ', 2016, '05-01', '06-01', 'Law on Holidays before November 2016'],
	['TJ', 2017, '01-01 01-02 03-21 03-24', '05-01', 'Law on Holidays as amended: 1 May is worked'],
	['MD', 2017, '06-01', '06-02', 'decision of 2017: 1 June for 24 June'],
	['MD', 2016, '03-07 08-29 08-30', '06-01', 'Hotărîri 867/2015 and 1005/2016'],
	['MD', 2024, '06-01 12-25', '06-02', 'Codul muncii since 30 June 2023'],
	['MD', 2012, '01-07', '12-25', 'Codul muncii: not yet'],
	['VE', 2014, '02-27 02-28', '02-26', 'Decreto 802'],
	['VE', 2025, '10-19 10-20', '10-21', 'Decreto 5.170'],
	['AW', 2018, '03-18', '03-19', 'no day in lieu'],
	['CF', 2014, '12-25', '07-28 10-04', 'Islamic feasts since 2015'],
	['BF', 2012, '01-02 08-06', '08-20', 'a Sunday to Monday'],
	['ID', 2029, '03-15', '03-14', 'Nyepi'],
	['CA-ON', 2026, '12-26 12-28', '12-29', 'Boxing Day on a Saturday'],
	['CA-NL', 2023, '07-03 11-13', '07-04', 'Memorial and Armistice Day on a Saturday'],
	['CA-SK', 2023, '07-03', '07-02', 'Canada Day on a Saturday'],
	['GI', 2021, '05-01 05-03', '05-04', 'May Day on a Saturday'],
	['GU', 2024, '07-21 07-22 12-08 12-09', '02-19 03-29', '1 GCA § 1000'],
	['BT', 2011, '05-12 06-15', '04-13', 'the month before that of the Parinirvana'],
	['BT', 2010, '04-23', '05-23', 'the month before that of the Parinirvana'],
	['NA', 2019, '11-27 12-10', '09-10', 'general election; Public Holidays Act 1990']
];
