import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import Holidays from 'date-holidays';
import { FIRST_YEAR, LAST_YEAR } from '../../../engines/holidays/years';

/**
 * What date-holidays says of every place and year, as one JSON text a line: kept in git, since asking takes minutes.
 *
 * A line is `[place, name, days]`, a day either a `LibraryDay` or the number of one that an earlier line has, counted from 0
 * in the order in which they stand.
 */
export type LibraryLine = readonly [place: string, name: string, days: readonly (LibraryDay | number)[]];

/**
 * Public holidays only. Local name '' is the same as the English one; `hours` is how long one lasts; the rule is that of the library, with
 * ` @HH:MM` when it does not start with its day; the dates are packed by `packDates`.
 */
export type LibraryDay = readonly [
	name: string,
	localName: string,
	observed: 0 | 1,
	hours: number,
	rule: string,
	dates: string
];

export const LIBRARY_FILE = path.resolve(import.meta.dirname, '../../packs/holidays-library.jsonl');

/** Runs of equal steps are most of the dates: `[19500101, 2, 10000]` is two more, a year apart each. */
export function packDates(dates: readonly number[]): string {
	const parts: string[] = [];
	for (let i = 0; i < dates.length;) {
		const first = dates[i] as number;
		let count = 0;
		while ((dates[i + count + 1] as number) - (dates[i + count] as number) === 10_000) count++;
		parts.push(count > 0 ? `${first}x${count + 1}` : String(first));
		i += count + 1;
	}
	return parts.join(' ');
}

export const unpackDates = (text: string): number[] =>
	text.split(' ').flatMap((part) => {
		const [first = 0, count = 1] = part.split('x').map(Number);
		return Array.from({ length: count }, (_, year) => first + 10_000 * year);
	});

/** Years whose local names are asked for: rules seldom change. */
const NAMED_YEARS = Array.from({ length: 22 }, (_, index) => FIRST_YEAR + 7 * index).concat([
	2017, 2021, 2022, 2024, 2025, 2026
]);

/** What the holidays of a place are called there, by rule. */
export function localNames(place: readonly string[]): Map<string, string> {
	// An instance of its own: asking in English once makes the library answer in English ever after.
	const library = new Holidays(...(place as [string]));
	const names = new Map<string, string>();
	for (const year of NAMED_YEARS)
		for (const { rule, name, substitute } of library.getHolidays(year) ?? [])
			names.set(`${rule} ${Boolean(substitute)}`, name);
	return names;
}

/** The days of one place. */
function daysOf(place: readonly string[]): LibraryDay[] {
	const library = new Holidays(...(place as [string]));
	const locals = localNames(place);
	const found = new Map<string, { readonly day: LibraryDay; readonly dates: number[] }>();
	for (let year = FIRST_YEAR; year <= LAST_YEAR; year++)
		for (const { type, name, rule, date, start, end, substitute } of library.getHolidays(year, 'en') ?? []) {
			if (type !== 'public') continue;
			const hours = Math.round((end.getTime() - start.getTime()) / 3_600_000);
			const at = /^\S+ 00:00/.test(date) ? '' : ` @${date.slice(11, 16)}`;
			const localName = locals.get(`${rule} ${Boolean(substitute)}`) ?? name;
			const day: LibraryDay = [name, localName === name ? '' : localName, substitute ? 1 : 0, hours, rule + at, ''];
			const id = JSON.stringify(day);
			const entry = found.get(id) ?? { day, dates: [] };
			found.set(id, entry);
			entry.dates.push(Number(date.slice(0, 10).replaceAll('-', '')));
		}
	return [...found.values()].map(({ day, dates }) => [...day.slice(0, 5), packDates(dates)] as unknown as LibraryDay);
}

/** Writes places as the lines of the file. */
export function packLines(
	places: readonly (readonly [place: string, name: string, days: readonly LibraryDay[]])[]
): string {
	const numbers = new Map<string, number>();
	const lines = places.map(([place, name, days]): LibraryLine => [
		place,
		name,
		days.map((day) => {
			const id = JSON.stringify(day);
			const number = numbers.get(id);
			if (number !== undefined) return number;
			numbers.set(id, numbers.size);
			return day;
		})
	]);
	return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** Reads the lines of the file. */
export function unpackLines(text: string): [place: string, name: string, days: LibraryDay[]][] {
	const known: LibraryDay[] = [];
	return text
		.trimEnd()
		.split('\n')
		.map((line) => {
			const [place, name, days] = JSON.parse(line) as LibraryLine;
			return [
				place,
				name,
				days.map((day) => {
					if (typeof day !== 'number') known.push(day);
					const found = typeof day === 'number' ? known[day] : day;
					if (!found) throw new Error(`${place} has a day that no line before has: ${JSON.stringify(day)}`);
					return found;
				})
			];
		});
}

/** Asks the library for every country, state and region, and writes the file anew. Takes minutes. */
export async function main(): Promise<void> {
	const library = new Holidays();
	const places: [string, string, LibraryDay[]][] = [];
	const add = (place: readonly string[], name: string) => places.push([place.join('-'), name, daysOf(place)]);
	for (const [country, name] of Object.entries(library.getCountries('en')).sort()) {
		add([country], name);
		for (const [state, stateName] of Object.entries(library.getStates(country, 'en') ?? {}).sort()) {
			add([country, state], stateName);
			for (const [region, regionName] of Object.entries(library.getRegions(country, state, 'en') ?? {}).sort())
				add([country, state, region], regionName);
		}
		console.log(country, places.length);
	}
	await writeFile(LIBRARY_FILE, packLines(places));
}
