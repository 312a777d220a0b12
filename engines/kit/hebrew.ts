import { dayOf, yearOf, type DayNumber } from './calendar';

/** Days from 1970-01-01 back to the day before 1 Tishri of the year 1: 7 October 3761 BCE (Julian) is that day. */
const EPOCH = dayOf(1970, 1, 1) - 2_092_590;

/** Days from the epoch to 1 Tishri of a Hebrew year. Source: Reingold, Dershowitz, Calendrical Calculations, ch. 8. */
function elapsedDays(year: number): number {
	const months = Math.floor((235 * year - 234) / 19);
	const day = 29 * months + Math.floor((12_084 + 13_753 * months) / 25_920);
	return (3 * (day + 1)) % 7 < 3 ? day + 1 : day;
}

function newYear(year: number): DayNumber {
	const [before, at, after] = [elapsedDays(year - 1), elapsedDays(year), elapsedDays(year + 1)];
	return EPOCH + at + (after - at === 356 ? 2 : at - before === 382 ? 1 : 0);
}

const isLeap = (year: number) => (7 * year + 1) % 19 < 7;

/** Months from Tishri on; the Adar of a leap year that feasts are in is its second, `Adar`. */
function monthsOf(year: number): [name: string, length: number][] {
	const length = newYear(year + 1) - newYear(year);
	return [
		['Tishri', 30],
		['Heshvan', length % 10 === 5 ? 30 : 29],
		['Kislev', length % 10 === 3 ? 29 : 30],
		['Tevet', 29],
		['Shevat', 30],
		...(isLeap(year) ? ([['Adar I', 30]] as [string, number][]) : []),
		['Adar', 29],
		['Nisan', 30],
		['Iyar', 29],
		['Sivan', 30],
		['Tamuz', 29],
		['Av', 30],
		['Elul', 29]
	];
}

/** The day of a Hebrew date in every year from `first` to `last` of the civil calendar, ascending; months as `Nisan`. */
export function hebrewDays(month: string, date: number, first: number, last: number): DayNumber[] {
	const days: DayNumber[] = [];
	for (let year = first + 3760; year <= last + 3762; year++) {
		let start = newYear(year);
		for (const [name, length] of monthsOf(year)) {
			if (name === month && date <= length) days.push(start + date - 1);
			start += length;
		}
	}
	return days.filter((day) => yearOf(day) >= first && yearOf(day) <= last);
}
