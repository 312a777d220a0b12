import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import Holidays from 'date-holidays';
import { FIRST_YEAR, LAST_YEAR } from '../../../engines/holidays/years';

/**
 * What date-holidays says of every place and year, as one JSON text a line: kept in git, since asking takes minutes.
 *
 * A line is `[place, name, languages, days]`, a day `[English name, local name, observed, hours, rule, dates]`. Dates are
 * `YYYYMMDD`, of public holidays only; `hours` is how long one lasts.
 */
export type LibraryLine = readonly [
	place: string,
	name: string,
	languages: readonly string[],
	days: readonly LibraryDay[]
];
export type LibraryDay = readonly [
	name: string,
	localName: string,
	observed: 0 | 1,
	hours: number,
	rule: string,
	dates: readonly number[]
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

/** The days of one place. Names in English by rule, where the library has them; else in its first language. */
function daysOf(place: readonly string[]): { languages: string[]; days: LibraryDay[] } {
	const library = new Holidays(...(place as [string]));
	const languages = library.getLanguages();
	const days = new Map<string, { day: Omit<LibraryDay, never>; dates: number[] }>();
	const english = new Map<string, string>();
	for (const year of [1955, 1975, 1990, 2000, 2010, 2020, 2026, 2040, 2090])
		for (const { rule, name, substitute } of library.getHolidays(year, 'en') ?? [])
			english.set(`${rule} ${Boolean(substitute)}`, name);
	for (let year = FIRST_YEAR; year <= LAST_YEAR; year++)
		for (const day of library.getHolidays(year) ?? []) {
			if (day.type !== 'public') continue;
			const observed = day.substitute ? 1 : 0;
			const hours = Math.round((day.end.getTime() - day.start.getTime()) / 3_600_000);
			// The time at which it starts, of those that do not start with their day.
			const at = /^\S+ 00:00/.test(day.date) ? '' : ` @${day.date.slice(11, 16)}`;
			const rule = day.rule + at;
			const id = [day.name, observed, hours, rule].join('\n');
			const entry = days.get(id) ?? {
				day: [
					english.get(`${day.rule} ${Boolean(day.substitute)}`) ?? day.name,
					day.name,
					observed,
					hours,
					rule,
					[]
				] as const,
				dates: []
			};
			days.set(id, entry);
			entry.dates.push(Number(day.date.slice(0, 10).replaceAll('-', '')));
		}
	return {
		languages,
		days: [...days.values()].map(({ day: [name, localName, observed, hours, rule], dates }) => [
			name,
			localName,
			observed,
			hours,
			rule,
			dates
		])
	};
}

/** Asks the library for every country, state and region, and writes the file anew. Takes minutes. */
export async function main(): Promise<void> {
	const library = new Holidays();
	const lines: string[] = [];
	const add = (place: readonly string[], name: string) => {
		const { languages, days } = daysOf(place);
		const packed = days.map(([english, local, observed, hours, rule, dates]) => [
			english,
			local === english ? '' : local,
			observed,
			hours,
			rule,
			packDates(dates)
		]);
		lines.push(JSON.stringify([place.join('-'), name, languages, packed]));
	};
	for (const [country, name] of Object.entries(library.getCountries('en')).sort()) {
		add([country], name);
		for (const [state, stateName] of Object.entries(library.getStates(country, 'en') ?? {}).sort()) {
			add([country, state], stateName);
			for (const [region, regionName] of Object.entries(library.getRegions(country, state, 'en') ?? {}).sort())
				add([country, state, region], regionName);
		}
		console.log(country, lines.length);
	}
	await writeFile(LIBRARY_FILE, `${lines.join('\n')}\n`);
}
