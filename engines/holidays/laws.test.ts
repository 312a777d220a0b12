import { expect, test } from 'vitest';
import { testContext } from '../../tests/support/context';
import { FACTS_BY_PART, type LawFact } from '../../tests/support/law-facts';
import { FACTS_COMPARED } from '../../tests/support/law-facts-compared';
import { FACTS_CHECKED } from '../../tests/support/law-facts-checked';
import { FACTS_READ_AGAIN } from '../../tests/support/law-facts-again';
import { FACTS_OF_PARTS } from '../../tests/support/law-facts-parts';
import { FACTS_OF_STATES } from '../../tests/support/law-facts-states';
import { FACTS_FROM_LIBYA_TO_BANGLADESH } from '../../tests/support/law-facts-islamic';
import {
	FACTS_DECIDED_AGAIN,
	FACTS_MENDED,
	FACTS_OF_DECREES,
	FACTS_OF_TERRITORIES
} from '../../tests/support/law-facts-territories';
import { FACTS_OF_YEARS } from '../../tests/support/law-facts-years';
import { isoDate } from '../kit/calendar';
import { engine } from './engine';
import { holidaysOf, openTable, workedWeekends } from './table';

const table = testContext().pack('holidays').then(openTable);

async function rulesOf(place: string) {
	const country = (await table).country(place.slice(0, 2));
	return (place.length === 2 ? country?.days : country?.subdivisions.get(place.slice(3))?.days) ?? [];
}

/** `MM-DD` of the days off of a year, each once. */
const daysOff = async (place: string, year: number) => [
	...new Set(holidaysOf(await rulesOf(place), year).map(({ day }) => isoDate(day).slice(5)))
];

// The day, and the year of what it remembers: none until then, one in the year after.
test.each([
	['HR', '06-25', 1991, 'independence'],
	['SS', '07-09', 2011, 'independence'],
	['HK', '10-01', 1996, 'its last year before the Hong Kong Special Administrative Region'],
	['ZA', '04-27', 1994, 'the first election of all'],
	['NA', '03-21', 1990, 'independence'],
	['IR', '02-11', 1979, 'the Islamic Revolution'],
	['TZ', '10-14', 1999, 'the death of Nyerere'],
	['PT', '04-25', 1974, 'the Carnation Revolution'],
	['XK', '02-17', 2008, 'independence'],
	['KZ', '12-16', 1991, 'independence'],
	['TH', '07-28', 2016, 'the accession of King Vajiralongkorn'],
	['TN', '01-14', 2011, 'the Revolution'],
	['CU', '01-01', 1959, 'the Revolution'],
	['GU', '01-20', 1985, 'the last year before the first Martin Luther King Jr. Day, 20 January 1986'],
	['BD', '12-16', 1971, 'victory']
])('%s keeps no %s up to %i, the year of %s', async (place, day, year) => {
	for (const before of [1950, 1951, year - 1, year])
		expect(await daysOff(place, before), `${before}`).not.toContain(day);
	expect(await daysOff(place, place === 'GU' ? 1986 : year + 1)).toContain(day);
});

test('South Africa before and after its Public Holidays Act of 1994', async () => {
	const namesOf = async (year: number) =>
		holidaysOf(await rulesOf('ZA'), year)
			.sort((a, b) => a.day - b.day)
			.map(({ day, name }) => `${isoDate(day).slice(5)} ${name}`);
	expect(await namesOf(1985)).toEqual([
		"01-01 New Year's Day",
		'04-05 Good Friday',
		"04-06 Founder's Day",
		'04-08 Family Day',
		'05-16 Ascension Day',
		'05-31 Republic Day',
		'10-10 Kruger Day',
		'12-16 Day of the Vow',
		'12-25 Christmas Day',
		'12-26 Day of Goodwill'
	]);
	expect(await namesOf(1958)).toContain("07-14 Queen's Birthday");
	expect(await namesOf(1995)).toContain('04-27 Freedom Day');
});

// Each a law or notice: days off in that year, then days of that year that are not.
test.each<LawFact>([
	['CN', 2020, '01-31 02-01 02-02 05-04 05-05 10-08', '02-03 05-06', 'extended to 2 February; notice of November 2019'],
	['CN', 2023, '01-22 01-25 01-27 05-02 09-29 10-06', '01-21 05-04 10-07', 'notice of December 2022'],
	['CN', 2024, '02-10 02-16 04-05 09-16 10-04 10-07', '02-09 04-07 09-14 10-08', 'notice of October 2023'],
	['CN', 2025, '01-28 02-04 05-02 05-05 10-08', '01-27 02-05 10-09', 'State Council Decree 795: the eve and 2 May'],
	['HU', 2024, '08-19 12-24 12-27', '08-03 12-23', '15/2023. (VII. 13.) GFM rendelet'],
	['HU', 2025, '05-02 10-24 12-24', '12-31', '11/2024. (IV. 8.) NGM rendelet'],
	['RU', 2020, '05-04 05-05 02-24 03-09 05-11', '05-06', 'resolution of July 2019; Labour Code, article 112'],
	['RU', 2024, '04-29 04-30 05-10 12-30 12-31', '05-08 05-13', 'resolution 1314 of 10 August 2023'],
	['RU', 2014, '11-03 03-10', '02-24', 'the day off of 23 February is moved to November'],
	['KR', 2024, '04-10 10-01', '10-02', 'election of the National Assembly; Armed Forces Day'],
	['KR', 2020, '04-15 08-17', '08-18', 'temporary holiday of 2020'],
	['KR', 2012, '04-11 12-19', '10-09', 'Hangul Day is a holiday again from 2013'],
	['KR', 2018, '06-13', '06-12', 'Act, article 34: a week later beside Memorial Day'],
	['TH', 2024, '01-01 02-26 04-08 04-12 04-16 05-06 07-22 07-29 10-14 12-30', '01-02 07-23', 'days in lieu of 2024'],
	[
		'TH',
		2020,
		'07-27 09-04 09-07 11-19 11-20 12-11',
		'04-13 04-14 04-15 12-07',
		'Songkran postponed; 7 December moved'
	],
	['TH', 2025, '05-12 06-02 08-11 04-16', '04-17', 'Cabinet of 12 November 2024'],
	['TH', 2026, '01-02 06-01 07-29 07-30 12-07', '07-31', 'Visakha Bucha of 31 May in lieu'],
	['SG', 2022, '05-02 05-03 07-10 07-11', '05-04 07-09', 'MOM of 21 October 2021'],
	['SG', 2023, '01-24 04-22 06-02 06-29 09-01 11-13', '04-21 06-03', 'MOM: Vesak Day revised; polling day'],
	['SG', 2025, '03-31 05-03 06-07 10-20', '03-30 06-06', 'MOM'],
	['ID', 2017, '06-01 09-01 09-21 12-01 02-15', '11-30', 'Keppres 24/2016: from 2017; SKB 2017'],
	['ID', 2016, '05-06 09-12', '06-01', 'Keppres 24/2016: not yet'],
	['ID', 2024, '02-14 03-31 06-17 09-16 11-27', '06-16 09-15', 'Keppres 8/2024: Easter'],
	['MY', 2022, '05-02 05-03 05-04 07-10 07-11 11-18 11-19 11-28', '07-09', 'Act 369; general election'],
	['MY', 2025, '03-31 04-01 06-07 06-27 09-05 09-15', '03-30 06-06', 'list of 2025'],
	['MY-01', 2024, '03-12 08-11 02-11', '02-12 03-11', 'Johor: Friday was made up for on Sunday until 2024'],
	['MY-02', 2011, '01-16', '06-19', 'Kedah: list of the state for 2011'],
	['MY-02', 2019, '01-20', '06-16', 'Kedah: in January until the state moved the birthday'],
	['MY-02', 2020, '06-21', '01-19', 'Kedah: in June since 2020'],
	['NZ-CAN-S', 2022, '09-26 11-11', '09-19', 'South Canterbury: Memorial Day on 26 September'],
	['NZ-CAN-S', 2023, '09-25', '11-10', 'South Canterbury: the fourth Monday'],
	['MY-02', 2024, '06-30 06-18', '06-23', 'Kedah'],
	['MY-03', 2024, '09-29 09-30 09-01', '11-11 11-12', 'Kelantan: the Sultan’s birthday since 2023'],
	['MY-04', 2024, '02-20', '04-15', 'Malacca: Independence Declaration Day since 2024'],
	['MY-12', 2025, '03-30 05-30 05-31', '10-04', 'Sabah: the Governor’s birthday since 2025'],
	['MY-13', 2024, '06-04 07-22', '10-31', 'Sarawak has no Deepavali'],
	['MY-10', 2015, '01-01 01-03 02-03 05-04 06-06 07-04 12-11', '06-08', 'list of 2015'],
	['ES-MD', 2020, '11-02 12-07', '03-19 11-01 12-06', 'BOE-A-2019-14552'],
	['ES-MD', 2021, '03-19 05-03', '05-02 07-25', 'BOE-A-2020-13343'],
	['ES-MD', 2023, '03-20', '01-02 07-25', 'BOE-A-2022-16755'],
	['ES-MD', 2024, '07-25 03-28', '12-09 03-19', 'BOE-A-2023-22014: 8 December is not moved'],
	['ES-MD', 2025, '07-25 04-17 05-02', '10-13', 'BOE-A-2024-21316'],
	['ES-AN', 2024, '12-09 02-28', '07-25', 'BOE-A-2023-22014'],
	['ES-CT', 2022, '06-06 12-26 06-24', '09-12', 'BOE-A-2021-17113'],
	['ES-PV', 2022, '09-06 07-25', '12-26', 'BOE-A-2021-17113: 500 years since the first voyage round the world'],
	['ES-NC', 2023, '12-04', '12-03', 'the Day of Navarre on a Sunday'],
	['IN', 2020, '05-25 08-01 08-30 10-25 10-30 11-14 11-30', '05-24 10-26', 'memorandum of 18 June 2019'],
	['IN', 2022, '05-03 10-05 10-09 10-24 11-08 03-01', '10-04', 'memorandum of 8 June 2021'],
	['IN', 2025, '03-31 06-07 07-06 10-02 10-20 11-05 02-26 03-14', '10-21', 'memorandum for 2025'],
	['IN-DL', 2024, '03-25 04-17 08-26 04-11 10-31', '04-10 11-01', 'annex I: offices in Delhi'],
	['IN-UP', 2025, '01-14 03-13 03-14 08-09 10-01 10-22 10-23', '05-01 10-21', 'list of December 2024'],
	['IN-RJ', 2025, '01-06 02-04 03-30 04-11 05-29 09-02 09-22 12-27', '05-09 05-12', 'list for 2025'],
	['IN-PB', 2025, '01-06 04-08 05-30 11-25 12-27', '05-12 07-06 09-05', 'gazetted holidays of 2025'],
	['IN-HR', 2024, '01-17 02-14 05-10 08-19 09-23 10-03 10-17', '03-29 05-23 07-17 09-16', 'notification of 2023'],
	['IN-AP', 2026, '01-14 01-15 01-16 03-03 03-27 06-25 08-21 10-18', '03-26 03-31 05-01', 'list of December 2025'],
	['IN-TG', 2025, '01-01 01-13 04-01 07-21 09-21 10-03 12-26', '04-10 05-12', 'list for 2025'],
	['IN-OR', 2021, '03-05 06-10 06-14 06-15 07-12 10-20', '04-25', 'list for 2021'],
	['IN-AS', 2021, '01-14 01-15 02-27 04-14 04-15 04-16 10-18 12-02', '04-25 10-19', 'list of 18 December 2020'],
	['IN-KL', 2022, '01-02 04-14 04-15 07-28 09-07 09-08 09-09 09-21', '05-16 11-01', 'Cabinet of 21 October 2021'],
	['IN-GJ', 2021, '01-14 03-29 04-13 05-14 08-16 09-10', '05-26', 'list for 2021'],
	['IN-WB', 2026, '01-23 03-03 04-15 05-09', '05-08', 'notification 4188-F(P2) of 27 November 2025'],
	['IN-JH', 2021, '04-15 10-13 11-10', '05-01', 'list for 2021'],
	['IR', 2023, '04-22 04-23 06-29 07-27 07-28', '04-21 06-28', 'Institute of Geophysics: 1 Shawwal 1444 was 22 April'],
	['IR', 2021, '03-20 07-21 08-18 08-19', '07-20', '30 Esfand 1399, a leap year'],
	['IR', 2022, '03-20 03-21', '03-19', '29 Esfand'],
	['ET', 2023, '01-19 09-12 09-28', '09-11', 'Ethiopian year 2016 began on 12 September'],
	['ET', 2024, '01-20 09-11 09-27', '01-19 03-11', 'Epiphany is a day later after a leap year'],
	['CD', 2025, '04-05 04-06 08-02', '04-07 05-18', 'Ordonnance 14/010: a Sunday is kept on the Saturday before'],
	['CD', 2022, '01-15 04-30 12-24', '04-06 08-02', 'not yet'],
	['TZ', 2021, '01-12 03-22 03-25', '01-02', 'Public Holidays Act: 12 January'],
	['DZ', 2022, '07-09 07-10 01-12', '07-11', 'communiqué of 6 July 2022: two days'],
	['DZ', 2023, '06-28 06-29 06-30', '07-01', 'communiqué of 26 June 2023: three days'],
	['DZ', 2017, '01-01', '01-12', 'Loi 18-12 is of 2018'],
	['MA', 2025, '01-14', '01-13', 'Décret 2.23.1000'],
	['IQ', 2025, '03-16', '10-03 07-14', 'Law No. 12 of 2024'],
	['CL', 2010, '09-17 09-20 04-03', '04-04', 'Ley 20.450; Ley 2.977: Friday and Saturday of Holy Week'],
	['NI', 2027, '01-18 02-02 02-21 05-30 11-08', '06-01 10-12', 'Ley 1118 and Ley 1272'],
	['NI', 2021, '07-19', '05-30 02-02', 'not yet'],
	['SV', 2023, '01-01 01-02 05-10 06-17', '12-26', 'Código de Trabajo, artículo 190'],
	['SV', 2015, '01-01 06-17', '05-10', '10 May since 2016'],
	['BT', 2015, '01-02 02-19 02-20 04-28 06-02 06-26 07-20 10-22 11-03', '02-18 12-25', 'list of 2015'],
	['MM', 2017, '07-08 10-05 11-03 11-13 12-18 05-10', '07-09', 'list of 2017'],
	['MM', 2021, '01-13 05-25 07-23 10-19 10-20 10-21 11-17 11-18', '11-19', 'Ministry of Labour, list of 2021'],
	['KH', 2023, '05-04 05-08 10-13 10-15 11-26 11-28', '05-05 12-29', 'Sub-decree 166'],
	['KH', 2025, '05-11 05-15 09-21 09-23 11-04 11-06 12-29', '11-07', 'Prakas of 9 October 2024'],
	['MO', 2000, '04-04 12-21 02-05', '04-05', 'Regulamento Administrativo 4/1999'],
	['HK', 2010, '02-13 02-15 02-16 04-06 12-27 10-16', '02-14', 'list gazetted for 2010'],
	['HK', 2014, '01-31 02-03 04-19 09-09 12-26', '02-02', 'list gazetted for 2014'],
	['BN', 2025, '02-24 03-03 05-31 06-28 09-06', '03-30', 'Prime Minister’s Office'],
	['ME', 2025, '07-13 07-14 07-15 11-13 11-14', '01-07 12-25', 'Zakon o državnim i drugim praznicima'],
	['ME', 2022, '11-13', '11-14', 'one day in 2022'],
	['BA-SRP', 2023, '01-01 01-02 01-09 05-09 11-21', '01-07 03-01 11-25', 'Zakon o praznicima, article 3'],
	['BA-BIH', 2021, '05-01 05-02 05-03', '01-07 12-25', 'Federal Ministry of Labour, 2021'],
	['BY', 2024, '01-02 05-13 05-14 11-08', '11-09', 'resolution 814 of 23 November 2023'],
	['BY', 2019, '05-06 05-08 11-08', '01-02', 'resolution 906 of 15 December 2018'],
	['UA', 2021, '01-08 08-23 10-15', '01-06', 'Cabinet of Ministers, 30 September 2020'],
	['TN', 2024, '06-16 06-17 12-17', '01-14 06-18', 'décret présidentiel 2021-223'],
	['TN', 2025, '03-30 03-31 04-01', '01-14', 'communiqué of 28 March 2025'],
	['SD', 2020, '07-30 07-31 08-01 08-02 08-03', '12-19', 'list of 2020'],
	['MU', 2024, '03-08 04-09 08-15 09-08 10-31', '11-01', 'list of 2024'],
	['MU', 2022, '03-01 04-02 05-03 08-15 09-01 10-24', '11-01', 'list of 2022'],
	['EC', 2019, '05-03 05-24 08-09 10-11', '08-12', 'Ley de Feriados: El Comercio, list of 2019'],
	['EC', 2017, '01-02 05-26 08-11 10-09', '04-13', 'list of 2017'],
	['HN', 2023, '10-04 10-05 10-06', '10-03 10-12', 'Decreto 78-2015'],
	['PR', 2018, '03-30 03-22 11-19', '01-08 07-16', 'Ley 26-2017, artículo 2.05'],
	['LI', 2024, '08-15 11-01 05-30', '03-29 05-10', 'Arbeitsgesetz, Art. 18'],
	['CH-ZH', 2024, '03-29 04-01 05-20', '03-31 05-19', 'Ruhetags- und Ladenöffnungsgesetz, § 1'],
	['BO', 2026, '01-23', '01-22', 'Decreto Supremo 5521'],
	['AR', 2022, '06-17 06-20', '06-21', 'feriados de 2022'],
	['BD', 2024, '01-07 04-05 08-05', '08-15', 'orders of 2024; the last Friday of Ramadan'],
	['US-GA', 2025, '04-18 11-28 12-26', '02-17 04-28 12-24', 'state holidays of 2025'],
	['US-GA', 2024, '03-29 12-24', '04-22 12-26', 'state holidays of 2024'],
	['US-NC', 2026, '12-24 12-25 12-28', '12-29', 'G.S. 126-4: three days for Christmas'],
	['US-MI', 2026, '11-03 11-27', '11-02', 'Election Day of an even year'],
	['US-MI', 2025, '11-28', '11-04', 'none in an odd year'],
	['NP', 2022, '04-14 08-12 08-19 09-26 10-02 10-07 10-30', '04-15', 'list of 2079 BS'],
	['NP', 2023, '01-22 02-18 02-21 03-06 03-07', '03-09', 'list of 2079 BS'],
	['NP', 2024, '10-10 10-11 10-14 10-31 11-01 11-04', '10-15 11-05', 'list of 2081 BS'],
	['AM', 2021, '01-05 01-07', '01-08', 'until the law of 17 November 2021'],
	['AM', 2022, '01-02 01-06 12-31', '01-03 01-05 01-07', 'law of 17 November 2021'],
	['AZ', 2016, '03-20 03-24 03-25', '10-18 11-12 11-17', 'Labour Code, article 105; Cabinet for 2016'],
	['AZ', 2021, '11-08 11-09', '11-12', 'Victory Day'],
	['IT-MI', 2025, '11-02 12-07', '10-04', 'Legge 54/1977; Saint Ambrose'],
	['GH', 2018, '05-25 07-01 09-21', '01-08 08-04', 'before Act 986 of 2019'],
	['GH', 2020, '01-07 08-04 09-21', '07-01', 'Act 986 of 2019'],
	['GH', 2027, '07-01 09-21', '08-04', 'Act of 2025'],
	['TW', 2025, '01-27 04-03 05-30 09-29 10-24 10-10', '05-01 02-03', 'Act of 28 May 2025'],
	[
		'TW',
		2026,
		'02-15 02-20 02-27 04-03 04-06 05-01 10-09 10-26',
		'02-21 12-24',
		'Act of 28 May 2025; work calendar 2026'
	],
	['TW', 2023, '01-20 01-27 02-27 04-03 06-23 10-09', '04-06', 'work calendar 2023'],
	['VN', 2023, '01-20 01-26 05-02 05-03 09-01 09-04', '01-19 01-27', 'Labour Code, article 112'],
	['VN', 2024, '04-29 09-03 02-08 02-14', '09-01 05-02', 'dispatch 2450/VPCP-KGVX'],
	['PH', 2023, '01-02 02-24 04-10 10-30 11-27 12-26', '01-22 02-25 11-30', 'Proclamations 90/2022 and 42/2022'],
	['PH', 2021, '12-08 02-25', '12-31', 'RA 10966; Proclamation 1107'],
	['PH', 2024, '08-23 04-10 06-17 02-09', '08-21 06-16', 'Proclamations 368/2023 and 665/2024'],
	['LV', 2021, '05-03 06-25 11-19', '05-08', 'Cabinet order on moving working days'],
	['LV', 2023, '05-05 05-29 07-10', '05-20', 'Cabinet order; bronze medal; Song and Dance Festival'],
	['BG', 2026, '01-02', '01-05', 'decision 808 of 19 November 2025'],
	['CA-BC', 2023, '09-30 11-11 07-01', '07-03 11-13', 'no other day for one on a Saturday'],
	['CA-BC', 2018, '07-02', '11-12', 'Canada Day on a Sunday is kept on 2 July'],
	['CA-MB', 2024, '09-30', '10-01', 'Bill 4: Orange Shirt Day'],
	['CA-MB', 2023, '10-09', '09-30', 'not yet'],
	['BR-SP', 2024, '07-09 11-20', '04-23', 'Lei 14.759/2023'],
	['BR-RJ', 2025, '04-23 11-20', '07-09', 'Lei estadual 5.198/2008'],
	['AR', 2018, '04-30 12-24 12-31', '12-26', 'Decreto 923/2017'],
	['PT', 2014, '04-25', '10-05 11-01 12-01 06-19', 'Lei 23/2012: suspended'],
	['PT', 2016, '05-26 10-05 11-01 12-01', '02-09', 'Lei 8/2016'],
	['IE', 2022, '03-17 03-18', '03-21', 'Day of Remembrance and Recognition'],
	['SK', 2026, '05-01', '05-08 09-15', 'consolidation: working days in 2026 only'],
	['SK', 2027, '05-08 09-15', '11-17', 'and back in 2027'],
	['TR', 2016, '07-05 07-07 09-12 09-15', '07-08 09-11', 'Diyanet 2016'],
	['ZA', 2022, '12-26 12-27', '12-28', 'Public Holidays Act, section 2A'],
	['ZA', 2021, '11-01', '11-02', 'Proclamation Notice 38 of 2021'],
	['EG', 2022, '01-27 06-30 07-13 07-14', '01-25', 'decision 1193 of 2020: to the Thursday'],
	['EG', 2025, '07-03 07-24 10-09', '06-30 07-23 10-06', 'decision 1193 of 2020'],
	['NG', 2022, '01-03 06-13 10-03 12-27', '05-27 12-28', 'on the next working day; no Children’s Day in the Act'],
	['NG', 2018, '05-29', '06-12', 'Democracy Day was on 29 May'],
	['KE', 2015, '10-20 11-26', '10-10', 'Constitution of 2010: no Moi Day'],
	['KE', 2023, '11-13', '11-14', 'National Tree Growing Day'],
	['LK', 2024, '01-25 05-23 05-24 10-17', '01-03 05-02 11-08', 'Poya days are by the moon'],
	['LK', 2025, '02-12 05-12 11-05 10-20', '02-15 05-28', 'Poya days, Deepavali'],
	['BD', 2025, '08-05 10-02', '08-15 03-17 10-08', 'Cabinet Division 2024 and 2025'],
	['PK', 2018, '05-01', '05-28 11-09', 'circulars of 2015 and of 2024'],
	['PK', 2024, '05-28 11-09', '05-27', 'Cabinet Division, 27 May 2024'],
	['UA', 2021, '01-01 03-08 08-24', '01-02 01-04', 'Labour Code, article 73: New Year is one day'],
	['UA', 2022, '01-01 01-03 03-08', '04-25 05-09 06-28 08-24 12-26', 'Act 2136-IX: none under martial law'],
	['GR', 2024, '05-07 05-06', '05-01', 'decision of the Minister of Labour'],
	['NZ-AUK', 2011, '02-06', '02-07', 'no Monday before the Act of 2013'],
	['NZ-AUK', 2022, '02-06 02-07', '02-08', 'Holidays Act 2003, section 45A'],
	['HK', 2010, '02-13 02-15 02-16', '02-17', 'Cap. 149 as it stood then'],
	['HK', 2015, '09-03', '09-04', 'Special Holiday (3 September 2015) Ordinance'],
	['SA', 2023, '09-23 09-24', '09-22', 'circular of February 2023'],
	['SA', 2023, '04-23 04-24 04-25 04-26', '04-27', 'Eid on Friday and Saturday is made up'],
	['SA', 2022, '11-23', '09-22', 'royal order; the circular was not there yet'],
	['IN-KA', 2024, '05-10 11-18 10-31 11-02 04-09', '04-30 11-08 09-17', 'gazette of 13 December 2023'],
	['IN-KA', 2026, '03-19 04-20 05-28 10-21 11-01 11-27', '04-30 05-27 11-08', 'list for 2026'],
	['IN-MH', 2025, '02-19 03-14 03-30 08-27 10-21 10-22', '10-20', 'notification of 4 December 2024'],
	['IN-TN', 2026, '01-15 01-16 01-17 04-14 05-28 10-19', '01-14 05-27', 'list of November 2025'],
	['US-WA', 2025, '11-28', '10-13', 'RCW 1.16.050'],
	['US-TN', 2025, '11-28', '10-13', 'Book of the States'],
	['MY-11', 2015, '01-03 03-04 04-26 07-17 07-18 09-25', '01-01', 'list of 2015: no New Year in Terengganu'],
	...FACTS_BY_PART,
	...FACTS_FROM_LIBYA_TO_BANGLADESH,
	...FACTS_OF_TERRITORIES,
	...FACTS_DECIDED_AGAIN,
	...FACTS_OF_DECREES,
	...FACTS_MENDED,
	...FACTS_OF_STATES,
	...FACTS_OF_PARTS,
	...FACTS_CHECKED,
	...FACTS_OF_YEARS,
	...FACTS_READ_AGAIN,
	...FACTS_COMPARED
])('%s %i has %s off, not %s: %s', async (place, year, off, on) => {
	const days = await daysOff(place, year);
	expect(off.split(' ').filter((day) => !days.includes(day))).toEqual([]);
	expect(on.split(' ').filter((day) => days.includes(day))).toEqual([]);
});

test.each([
	['CN', 2021, '02-07 02-20 04-25 05-08 09-18 09-26 10-09'],
	['CN', 2025, '01-26 02-08 04-27 09-28 10-11'],
	['HU', 2018, '03-10 04-21 10-13 11-10 12-01 12-15'],
	['HU', 2022, '03-26 10-15'],
	['HU', 2023, ''],
	['RU', 2024, '04-27 11-02 12-28'],
	['TW', 2023, '01-07 02-04 02-18 03-25 06-17 09-23'],
	['VN', 2024, '05-04'],
	['LV', 2024, '12-14 12-28'],
	['BG', 2015, '01-24 03-21 09-12 12-12'],
	['RU', 2021, '02-20'],
	['RU', 2027, '02-20']
])('%s %i: weekends worked are %s', async (place, year, dates) => {
	const worked = workedWeekends(await rulesOf(place), year).map((day) => isoDate(day).slice(5));
	expect(worked.join(' ')).toBe(dates);
});

test('a law that suspends holidays is told, so that an empty list is no false "none"', async () => {
	const of = (country: string, year: number) => engine.holidays({ country, year }, testContext());
	expect(await of('UA', 2024)).toMatchObject({ count: 0, note: expect.stringContaining('martial law') });
	expect((await of('UA', 2021)) as object).toHaveProperty('note', null);
	expect((await of('DE', 2024)) as object).toHaveProperty('note', null);
	// The list of a whole country has what is off in all its parts, and says that there is more.
	expect(await of('CH', 2026)).toMatchObject({ note: expect.stringContaining('Good Friday') });
	const zurich = await engine.holidays({ country: 'CH', subdivision: 'ZH', year: 2026 }, testContext());
	expect(zurich as object).toHaveProperty('note', null);
	// No law of it was read: neither a day up to which notices are in nor silence about it.
	expect(await of('LR', 2024)).toMatchObject({ known_until: null, note: expect.stringContaining('No law') });
});
