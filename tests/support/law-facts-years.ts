import type { LawFact } from './law-facts';

/** Facts about single years: what a notice or law of that year moved, and the days of 2027 as they were announced. */
export const FACTS_OF_YEARS: readonly LawFact[] = [
	['IN', 2021, '08-20', '08-19', 'Department of Personnel and Training, August 2021: Muharram'],
	['IN', 2026, '05-28', '05-27', 'Press Information Bureau, 21 May 2026: Id-ul-Zuha'],
	['IN', 2027, '03-10 03-23 04-15 05-17 06-16 08-25 10-29', '03-22', 'memorandum of 16 July 2026'],
	['IN-WB', 2025, '04-06 08-15 10-27', '08-16 10-28', 'Finance (Audit) Department, list of 2025'],
	['IN-WB', 2026, '01-23 03-03 03-26 04-15 05-09', '03-04', '4188-F(P2) of 27 November 2025'],
	['IN-BR', 2026, '01-23 03-03 03-04 04-23 08-04 11-10 11-16', '11-11', 'list of 2026'],
	['SG', 2027, '02-08 03-10 05-17 05-20 10-28', '03-09 05-16', 'Ministry of Manpower, 18 June 2026'],
	['ID', 2027, '01-05 03-08 03-10 03-11 05-17 08-15 12-26', '01-06 03-12', 'decree of 15 September 2026'],
	['KR', 2026, '05-01 07-17', '05-04', 'Public Holidays Act as amended on 31 March 2026'],
	['KR', 2025, '05-05', '05-01 07-17', 'Public Holidays Act before 2026'],
	['KR', 2027, '05-01 05-03 07-17 07-19', '05-04 07-20', 'Public Holidays Act: Saturdays are made up for'],
	['RU', 2027, '02-22 05-03 05-10 06-14 11-05 12-31', '01-11 02-24', 'resolution 1187 of 17 September 2026'],
	['TH', 2021, '10-22', '10-25 07-27', 'Cabinet, 29 December 2020; 27 July was revoked'],
	['BR-SP', 2020, '05-25', '07-09', 'Lei 17.264 of 22 May 2020'],
	['BR-SP', 2021, '07-09', '05-25', 'Lei 9.497 of 1997'],
	['BR-RJ', 2021, '03-26 03-29 03-30 03-31 04-01 04-21', '04-23', 'Assembleia Legislativa, 23 March 2021'],
	['CA-BC', 2021, '12-25', '12-27', 'Employment Standards Act: no other day for a Saturday'],
	['GA', 2023, '04-09 05-28 05-29', '04-08', 'Ministry of Labour: the Sunday and the Monday'],
	['PS', 2023, '04-20 04-21 04-23', '04-19', 'Cabinet, 30 January 2023: the eve and three days'],
	['OM', 2017, '12-03 12-04', '11-18 11-19', 'Minister of the Diwan of Royal Court, 19 November 2017'],
	['OM', 2018, '11-20 11-21 11-22', '11-18 11-19', 'the feast and National Day together'],
	['OM', 2019, '11-27 11-28', '11-18 11-19', 'Minister of the Diwan of Royal Court, 17 November 2019'],
	['ER', 2022, '01-07 05-24', '02-10', 'lists of 2021 and 2022'],
	['PR', 2018, '03-02', '07-25 07-27', 'Ley 26-2017; memorandum 33-2017']
];
