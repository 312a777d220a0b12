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
