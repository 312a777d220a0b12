import type { LawFact } from './law-facts';

/** Days of countries that were looked at last: those off in the year, those that are worked. */
export const FACTS_CHECKED: readonly LawFact[] = [
	['EC', 2018, '11-01 11-02', '11-05', 'El Comercio: Thursday 1 to Sunday 4 November'],
	['EC', 2019, '05-03 08-09 10-11 11-01 11-04', '05-01 10-09', 'El Comercio: the rest is moved, two days of November'],
	['EC', 2022, '05-23 11-03 11-04', '05-24 11-02', 'El Universo: Thursday 3 and Friday 4 November'],
	['EC', 2025, '11-03 11-04', '10-09', 'Tuesday 4 November for Sunday the 2nd'],
	['SK', 2018, '10-30', '10-29', 'once, by Act of September 2018'],
	['SK', 2019, '11-01', '10-30', 'once'],
	['IM', 2022, '06-03 06-10', '06-09', 'Treasury, list of 2022: the Platinum Jubilee too'],
	['IM', 2026, '06-05', '06-12', 'Treasury, list of 2026'],
	['ES-GA', 2026, '03-19 06-24 07-25', '05-17', 'Diario Oficial de Galicia, 20 June 2025'],
	['GT', 2018, '10-22', '10-20', 'Decreto 19-2018, in force at once'],
	['ZM', 2021, '08-12 08-13 08-24', '08-16', 'Constitution, article 56(2), and declarations'],
	['BY', 2022, '03-07 05-02', '03-12 05-14', 'resolution 572 of 11 October 2021'],
	['KZ', 2022, '03-07 08-29 10-24', '03-05 10-22', 'decree 713 of 6 October 2021'],
	['BZ', 2018, '05-21', '01-15 08-01', 'S.I. 311 of 2020: George Price Day and Emancipation Day from 2021'],
	['BZ', 2024, '01-15 03-09 07-29', '03-11 08-01', 'Holidays Act, chapter 289: Saturdays stay'],
	['FJ', 2023, '01-02 05-15 05-29 10-02 11-13', '09-07', 'Gazette of 20 March 2023'],
	['GI', 2024, '02-12 04-29 06-17', '03-11 04-28', 'LN 2023/293'],
	['GE', 2025, '05-17', '05-16', 'Law on Family Values: the Day of Family Purity'],
	['MU', 2017, '02-09 03-29 08-26', '03-28', 'list of 2017'],
	['MU', 2023, '02-04 03-22 09-20', '02-05', 'list of 2023'],
	['KE', 2022, '04-29 07-11', '07-09', 'Gazette: the burial of President Kibaki, Idd-ul-Azha'],
	['SN', 2022, '09-15', '09-14', 'the Grand Magal as sighted'],
	['SN', 2024, '08-23', '08-22', 'the Grand Magal as sighted'],
	['PK', 2018, '09-20 09-21', '09-19', 'Ministry of Interior'],
	['PK', 2021, '08-18 08-19', '08-20', 'Ministry of Interior'],
	['AU-QLD-BNE', 2025, '08-13', '08-12', 'the Royal Queensland Show, a Wednesday']
];
