/** Place, year, days off (`MM-DD`), days that are not, and the law or notice that says so. */
export type LawFact = readonly [place: string, year: number, off: string, on: string, law: string];

/** Facts about provinces, islands and small states: each by the law that is named. */
export const FACTS_BY_PART: readonly LawFact[] = [
	['AR', 2026, '04-02 04-03', '04-04', 'Ley 27.399: Maundy Thursday is a non-working day'],
	['AR-A', 2025, '02-20 06-17 09-13 09-14 09-15', '09-24', 'Salta, Ley 5032'],
	['AR-T', 2025, '09-24', '02-20', 'Tucumán, Ley 1765'],
	['AR-Z', 2014, '01-31 10-27', '08-16 12-07', 'Santa Cruz, Ley 2882 and 3342'],
	['AR-Z', 2019, '08-16 12-07', '01-31', 'Santa Cruz, Ley 3419 and 3668'],
	['AR-C', 2018, '11-30', '11-29', 'G20 in the city'],
	['AM', 2012, '03-09 04-30 07-16', '03-24 04-28', 'government decisions on exchanged days'],
	['AM', 2005, '01-06 01-28', '01-05 04-07', 'no days before Christmas until 2010'],
	['AM', 2027, '01-27 01-28', '01-03', 'Law HO-1-N of 20 January 2026'],
	['AM-LO', 2018, '12-07', '12-14', '30 years after the earthquake'],
	['AM-ER', 2018, '04-30', '12-07', 'not in Yerevan'],
	['CV-PR', 2026, '05-19', '01-22', 'Lei 93/82'],
	['CV-SV', 2026, '01-22 02-17', '05-19', 'Lei 93/82'],
	['GQ', 2024, '03-08 03-28 05-25 08-03 08-05', '08-04', 'Decreto 9/2007: a Saturday to Monday'],
	['GQ-AN', 2024, '06-13', '06-14', 'Decreto 9/2007'],
	['ST', 2018, '09-30', '10-01 12-21', 'nothing is moved, São Tomé Day is not yet'],
	['SB', 2025, '06-13 07-07', '06-20', 'Gazette 33 of 9 April 2025'],
	['SB-WE', 2024, '12-07 12-06', '12-09', 'a Saturday to Friday since 2016'],
	['TV', 2023, '06-10 08-07 10-02 10-03 10-09', '11-13', 'Public Holidays Act'],
	['FM', 2026, '03-31 05-11 11-23 10-23', '11-24', 'Code, section 602; Public Law 21-209'],
	['FM-YAP', 2021, '03-01 12-24', '12-23', 'Christmas on a Saturday is kept on the Friday, a holiday already'],
	['FM-KSA', 2025, '11-27 12-03 08-21', '11-28', 'Kosrae State Laws 9-50, 13-79, 7-76'],
	['AD', 2024, '02-12', '02-20', 'Carnival Monday'],
	['AD-06', 2025, '01-07 05-31 07-28 07-29', '07-26', 'edict of the council'],
	['AD-08', 2026, '05-07 06-14 07-25 07-26', '06-15', 'edict of the council']
];
