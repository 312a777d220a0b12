import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { countryInside, subdivisionNamed, subdivisionOfCode } from '../../engines/holidays/subdivision-names';
import { holidaysOf, openTable, type HolidayTable, type PlaceDays } from '../../engines/holidays/table';
import { isoDate } from '../../engines/kit/calendar';
import { build } from '../../data/build/holidays.pack';
import { readLawBooks } from '../../data/build/holidays/books';
import type { Decision } from '../../data/build/holidays/law-book';
import { daysByRule } from '../../data/build/holidays/rules';

/** A line of a source: the days of a place and year, `[MM-DD, English name, …]` each. */
interface SourceRow {
	readonly place: string;
	readonly year: number;
	readonly days: readonly (readonly [date: string, name: string, ...unknown[]])[];
}

/** Names by date, `MM-DD`. */
type YearDays = ReadonlyMap<string, readonly string[]>;

interface Difference {
	readonly place: string;
	readonly year: number;
	readonly date: string;
	readonly names: readonly string[];
	/** Ours has it and the source does not. */
	readonly extra: boolean;
	readonly estimated: boolean;
}

interface Count {
	years: number;
	perfect: number;
	theirs: number;
	ours: number;
	missing: number;
	extra: number;
	certain: number;
}

const FIRST = 1990;
const LAST = 2030;

/**
 * Compares the holidays with those of other collections and of governments, 1990–2030, a table a source by decade:
 * recall (share of its days that are ours), unsupported (share of ours that it has not), certain (those of them that are no estimates) and perfect
 * (share of place-years that are equal). `agreed` is the list of the days that two sources have, and days of one source count neither way.
 * `SECOND_SOURCES` is a folder with one file a source, `<name>.jsonl[.gz]`.
 *
 * Words: `A` or `B` takes one half of the countries, by a hash of the code; `kinds` names the most frequent kinds of difference of `agreed`, and a
 * code (`US`, `US-TX`) lists every difference there, `+` ours alone, `-` the source's alone, `~` an estimate. With `decided`, differences that a
 * `decided` line of a law book settles do not count.
 */
export async function main(...words: string[]): Promise<void> {
	const folder = process.env['SECOND_SOURCES'] ?? '';
	if (!existsSync(folder)) return console.log('no second sources here: set SECOND_SOURCES to a folder of them');
	const half = words.find((word) => word === 'A' || word === 'B');
	const codes = words.filter((word) => /^[A-Z]{2}(-.+)?$/.test(word));
	const settledBy = words.includes('decided') ? readDecisions() : undefined;
	const table = openTable((await build()).buffer as ArrayBuffer);
	const sources = readSources(folder, (place) => half === undefined || halfOf(place.slice(0, 2)) === half);
	if (sources.size > 1) sources.set('agreed', new Map());
	const counts = new Map<string, Count>();
	const differences = new Map<string, Difference[]>();
	const names = [...sources.keys()];
	const places = new Set([...sources.values()].flatMap((source) => [...source.keys()]));
	for (const place of places) {
		const days = daysOf(place, table);
		if (!days) continue;
		for (let year = FIRST; year <= LAST; year++) {
			const lists = names.flatMap((name) => sources.get(name)?.get(place)?.get(year) ?? []);
			for (const name of names) {
				const list = sources.get(name)?.get(place)?.get(year);
				const [must, may] = name === 'agreed' ? agreed(lists) : [list, list];
				if (must === undefined || may === undefined) continue;
				const found = compare(place, year, days, must, may, settledBy);
				const decade = `${name.padEnd(14)} ${place.length === 2 ? 'countries' : 'parts    '} ${year < 2000 ? '1990s' : year < 2010 ? '2000s' : year < 2020 ? '2010s' : '2020–30'}`;
				add(counts, decade, found.count);
				differences.set(name, [...(differences.get(name) ?? []), ...found.differences]);
			}
		}
	}
	print(counts);
	const shown = differences.get(words.find((word) => sources.has(word)) ?? 'agreed') ?? [];
	if (words.includes('kinds')) printKinds(shown);
	for (const code of codes)
		printDays(shown.filter(({ place }) => place === code || (code.length === 2 && place.startsWith(`${code}-`))));
}

/** The half of the countries to which one belongs: rules are mended by one, and measured by the other. */
const halfOf = (country: string) => ((createHash('sha256').update(country).digest()[0] ?? 0) % 2 === 0 ? 'A' : 'B');

function readSources(
	folder: string,
	wanted: (place: string) => boolean
): Map<string, Map<string, Map<number, YearDays>>> {
	const sources = new Map<string, Map<string, Map<number, YearDays>>>();
	for (const file of readdirSync(folder).sort()) {
		const name = /^(.*)\.jsonl(\.gz)?$/.exec(file);
		if (!name) continue;
		const bytes = readFileSync(path.join(folder, file));
		const text = (name[2] ? gunzipSync(bytes) : bytes).toString('utf8').trim();
		const source = new Map<string, Map<number, YearDays>>();
		for (const line of text.split('\n')) {
			const { place, year, days } = JSON.parse(line) as SourceRow;
			if (!wanted(place) || year < FIRST || year > LAST) continue;
			const years = source.get(place) ?? new Map<number, YearDays>();
			source.set(place, years.set(year, byDate(days)));
		}
		sources.set(name[1] ?? file, source);
	}
	return sources;
}

function byDate(days: SourceRow['days']): YearDays {
	const found = new Map<string, string[]>();
	for (const [date, name] of days) found.set(date, [...(found.get(date) ?? []), ...name.split('; ')]);
	return found;
}

/** The days that two lists have, and those that any has; undefined where there are not two lists. */
function agreed(lists: readonly YearDays[]): readonly [must?: YearDays, may?: YearDays] {
	if (lists.length < 2) return [];
	const may = new Map<string, readonly string[]>();
	const must = new Map<string, readonly string[]>();
	for (const list of lists)
		for (const [date, names] of list) (may.has(date) ? must : may).set(date, may.get(date) ?? names);
	return [must, may];
}

/** The days of a place by its code or name as the API reads it; undefined where it has none of its own. */
function daysOf(place: string, table: HolidayTable): PlaceDays | undefined {
	const code = place.slice(0, 2);
	const country = table.country(code);
	const part = place.slice(3);
	if (!country || part === '') return country;
	const own = country.subdivisions.has(part) ? undefined : countryInside(part, code);
	if (own !== undefined) return table.country(own);
	const known = country.subdivisions.has(part)
		? part
		: (subdivisionOfCode(place, code, country) ?? subdivisionNamed(part, code, country));
	return known === undefined ? undefined : country.subdivisions.get(known);
}

function compare(
	place: string,
	year: number,
	days: PlaceDays,
	must: YearDays,
	may: YearDays,
	settledBy: ((difference: Difference) => boolean) | undefined
): { count: Count; differences: Difference[] } {
	const ours = new Map<string, { names: string[]; estimated: boolean }>();
	for (const { day, name, estimated } of holidaysOf(days.days, year, days)) {
		const date = isoDate(day).slice(5);
		const known = ours.get(date) ?? { names: [], estimated: true };
		ours.set(date, { names: [...known.names, name], estimated: known.estimated && estimated });
	}
	const on = { place, year };
	const differences = [
		...[...must].flatMap(([date, names]) =>
			ours.has(date) ? [] : [{ ...on, date, names, extra: false, estimated: false }]
		),
		...[...ours].flatMap(([date, { names, estimated }]) =>
			may.has(date) ? [] : [{ ...on, date, names, extra: true, estimated }]
		)
	].filter((one) => !settledBy?.(one));
	const extra = differences.filter((one) => one.extra);
	return {
		count: {
			years: 1,
			perfect: differences.length === 0 ? 1 : 0,
			theirs: must.size,
			ours: ours.size,
			missing: differences.length - extra.length,
			extra: extra.length,
			certain: extra.filter(({ estimated }) => !estimated).length
		},
		differences
	};
}

function add(counts: Map<string, Count>, key: string, more: Count): void {
	const sum = counts.get(key);
	if (!sum) counts.set(key, { ...more });
	else for (const field of Object.keys(sum) as (keyof Count)[]) sum[field] += more[field];
}

function print(counts: ReadonlyMap<string, Count>): void {
	const line = (...cells: readonly string[]) =>
		console.log(cells.map((cell, at) => cell.padStart(at ? 12 : 36)).join(''));
	const share = (part: number, whole: number) => (whole === 0 ? '-' : ((100 * part) / whole).toFixed(2));
	line('', 'place-years', 'recall', 'unsupported', 'certain', 'perfect');
	for (const [key, one] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1)))
		line(
			key,
			String(one.years),
			share(one.theirs - one.missing, one.theirs),
			share(one.extra, one.ours),
			share(one.certain, one.ours),
			share(one.perfect, one.years)
		);
}

/** How a difference comes about, told by the days near it and the years in which it is one. */
function kindOf(one: Difference, here: readonly Difference[], years: number): string {
	const apart = (other: Difference) =>
		Math.abs(Date.parse(`${other.year}-${other.date}`) - Date.parse(`${one.year}-${one.date}`)) / 86_400_000;
	const side = one.extra ? 'ours alone' : 'missing';
	if (one.names.some((name) => /observed|substitute|in lieu|day off|bridge/i.test(name))) return `${side}: substitute`;
	if (here.some((other) => other.year === one.year && other.extra !== one.extra && apart(other) <= 2))
		return 'a day or two apart';
	return years <= 2 ? `${side}: once` : `${side}: a rule`;
}

function printKinds(differences: readonly Difference[]): void {
	const byPlace = new Map<string, Difference[]>();
	for (const one of differences) byPlace.set(one.place, [...(byPlace.get(one.place) ?? []), one]);
	const kinds = new Map<string, Map<string, number>>();
	for (const here of byPlace.values())
		for (const one of here) {
			const years = here.filter(({ names, extra }) => extra === one.extra && names[0] === one.names[0]).length;
			const kind = kindOf(one, here, years);
			const countries = kinds.get(kind) ?? new Map<string, number>();
			const country = one.place.slice(0, 2);
			kinds.set(kind, countries.set(country, (countries.get(country) ?? 0) + 1));
		}
	const sum = (countries: ReadonlyMap<string, number>) => [...countries.values()].reduce((all, one) => all + one, 0);
	for (const [kind, countries] of [...kinds].sort(([, a], [, b]) => sum(b) - sum(a))) {
		const most = [...countries].sort(([, a], [, b]) => b - a).slice(0, 40);
		console.log(`${kind}, ${sum(countries)} days: ${most.map(([country, days]) => `${country} ${days}`).join(', ')}`);
	}
}

function printDays(differences: readonly Difference[]): void {
	const rows = new Map<string, Map<string, string[]>>();
	for (const { place, year, date, names, extra, estimated } of differences) {
		const id = `${extra ? '+' : '-'} ${names.join(', ')}${estimated ? ' ~' : ''}`;
		const at = rows.get(id) ?? new Map<string, string[]>();
		rows.set(id, at.set(place, [...(at.get(place) ?? []), `${date} ${year}`]));
	}
	const size = (at: ReadonlyMap<string, readonly string[]>) =>
		[...at.values()].reduce((all, one) => all + one.length, 0);
	for (const [id, at] of [...rows].sort(([, a], [, b]) => size(b) - size(a))) {
		const same = new Map<string, string[]>();
		for (const [place, dates] of at) same.set(inShort(dates), [...(same.get(inShort(dates)) ?? []), place]);
		for (const [dates, places] of same) console.log(`${id}: ${places.join(' ')}: ${dates}`);
	}
}

/** `10-17 2020–2032, 10-18 2033`: years of one date in a row together. */
function inShort(dates: readonly string[]): string {
	const runs: { date: string; first: number; last: number }[] = [];
	for (const [date, year] of dates.map((one) => [one.slice(0, 5), Number(one.slice(6))] as const)) {
		const run = runs.at(-1);
		if (run && run.date === date && run.last === year - 1) run.last = year;
		else runs.push({ date, first: year, last: year });
	}
	return runs.map(({ date, first, last }) => `${date} ${first}${last > first ? `–${last}` : ''}`).join(', ');
}

/** Tells whether a `decided` line of a law book settles a difference. */
function readDecisions(): (difference: Difference) => boolean {
	const decisions = new Map<string, Decision[]>();
	for (const [code, book] of readLawBooks())
		for (const row of book.decisions)
			for (const part of row.places) {
				const place = part === 'national' ? code : `${code}-${part}`;
				decisions.set(place, [...(decisions.get(place) ?? []), row]);
			}
	return (one) =>
		[one.place.replaceAll(' ', '_'), one.place.replace(/-.*/, '-*')]
			.flatMap((place) => decisions.get(place) ?? [])
			.some((row) => settles(row, one));
}

/** A name without what the second source says of its certainty. */
const bare = (name: string) => name.replace(/ \(estimated\)$/, '').replace(', estimated)', ')');

function settles({ from, to, named, on, verdict }: Decision, { year, date, names, extra }: Difference): boolean {
	if (year < from || year >= to || (verdict !== 'dated' && (verdict === 'yes') !== extra)) return false;
	if (named && !names.some((name) => named.includes(bare(name)))) return false;
	return on === undefined
		? named !== undefined
		: daysByRule(on, year, year).some((day) => isoDate(day).slice(5) === date);
}
