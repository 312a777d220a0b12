import type { DayNumber } from '../kit/calendar';
import { yearOf } from '../kit/calendar';
import { parseRun, readLists, type DayLists, type Run } from './runs';

/** One holiday as the pack has it: `[name, local name or '' for the same, flags, dates, index of its source, days it lasts]`. */
export type PackedDay = readonly [
	name: string,
	localName: string,
	flags: number,
	dates: string,
	source: number,
	length?: number
];
/** A law, notice, almanac or collection by name, with a page where it can be read. */
export type PackedSource = readonly [text: string, url?: string];
/** `[name, its own days, indices of the country's days that it does not have, its own last day where it has another]` */
export type PackedSubdivision = readonly [
	name: string,
	days: readonly PackedDay[],
	without: readonly number[],
	known?: string
];
/** A line of the pack: a country's days, and what its subdivisions have otherwise. */
export interface PackedCountry {
	readonly sources: readonly PackedSource[];
	/** The last day, YYYY-MM-DD, up to which announced dates are in; `NONE` or `UNREAD` where there is none. */
	readonly known: string;
	readonly days: readonly PackedDay[];
	readonly subdivisions: Readonly<Record<string, PackedSubdivision>>;
}

/** In place of a last day: no announced dates are in; no law or notice was read either. */
export const NONE = '-';
export const UNREAD = '';

/** Bits of a day's flags. */
export const OBSERVED = 1;
export const ESTIMATED = 2;
export const HALF = 4;
/** A day of the weekend that is worked, no holiday. */
export const WORKING = 8;
/** Where the basis begins: an index into `BASES`. */
export const BASIS_SHIFT = 4;

/** By a standing law, by a notice that names the day, by a calendar that is reckoned ahead, for that one time. */
export const BASES = ['law', 'announced', 'computed', 'one_off'] as const;
export type Basis = (typeof BASES)[number];

export interface Holiday {
	readonly day: DayNumber;
	readonly name: string;
	readonly localName: string;
	/** A day off in place of one that fell on a weekend. */
	readonly observed: boolean;
	/** Computed; the official date depends on a moon sighting or an announcement. */
	readonly estimated: boolean;
	/** From noon or from the evening on. */
	readonly half: boolean;
	readonly basis: Basis;
	readonly source: PackedSource;
}

export interface Rule {
	readonly name: string;
	readonly localName: string;
	readonly flags: number;
	readonly source: PackedSource;
	readonly length: number;
	readonly runs: readonly Run[];
}

export interface Subdivision {
	readonly name: string;
	readonly days: readonly Rule[];
	readonly known: string | null;
}

export interface Country {
	/** The last day, YYYY-MM-DD, up to which announced dates are in; null where none are. */
	readonly known: string | null;
	/** No law or notice was read. */
	readonly unread: boolean;
	readonly days: readonly Rule[];
	/** By code, `CA`; with all that holds there, nationwide days included. */
	readonly subdivisions: ReadonlyMap<string, Subdivision>;
}

/** The holidays of every country, taken apart one country at a time. */
export interface HolidayTable {
	/** Undefined when nothing is known of the country. */
	country(code: string): Country | undefined;
	readonly codes: readonly string[];
}

/** Opens the pack: lines of `<code> <JSON>`, and `@@ <JSON>` with the days of feasts of other calendars. */
export function openTable(pack: ArrayBuffer): HolidayTable {
	const lines = new Map<string, string>();
	for (const line of new TextDecoder().decode(pack).split('\n'))
		if (line !== '') lines.set(line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1));
	const lists = readLists(JSON.parse(lines.get('@@') ?? '[]') as number[][]);
	lines.delete('@@');
	const opened = new Map<string, Country>();
	return {
		codes: [...lines.keys()].sort(),
		country(code) {
			let country = opened.get(code);
			const line = lines.get(code);
			if (!country && line !== undefined) opened.set(code, (country = parse(line, lists)));
			return country;
		}
	};
}

function parse(line: string, lists: DayLists): Country {
	const { sources, known, days: packed, subdivisions } = JSON.parse(line) as PackedCountry;
	const toRule = ([name, localName, flags, dates, source, length = 1]: PackedDay): Rule => ({
		name,
		localName: localName || name,
		flags,
		source: sources[source] ?? [''],
		length,
		runs: dates.split(' ').map((run) => parseRun(run, lists))
	});
	const days = packed.map(toRule);
	return {
		known: lastDay(known),
		unread: known === UNREAD,
		days,
		subdivisions: new Map(
			Object.entries(subdivisions).map(([code, [name, own, without, ownKnown = known]]) => {
				// Taken apart when it is asked for: a country may have hundreds.
				let all: readonly Rule[] | undefined;
				const rules = () => [...days.filter((_, index) => !without.includes(index)), ...own.map(toRule)];
				return [
					code,
					{
						name,
						known: lastDay(ownKnown),
						get days() {
							return (all ??= rules());
						}
					}
				];
			})
		)
	};
}

const lastDay = (known: string): string | null => (known === UNREAD || known === NONE ? null : known);

/** The holidays of a year by date; a name stands once a day. */
export function holidaysOf(rules: readonly Rule[], year: number): Holiday[] {
	const found = new Map<string, Holiday>();
	for (const [day, { name, localName, flags, source }] of daysOf(rules, year))
		if (!(flags & WORKING))
			found.set(`${day} ${name}`, {
				day,
				name,
				localName,
				observed: (flags & OBSERVED) !== 0,
				estimated: (flags & ESTIMATED) !== 0,
				half: (flags & HALF) !== 0,
				basis: BASES[flags >> BASIS_SHIFT] ?? 'law',
				source
			});
	return [...found.values()].sort((a, b) => a.day - b.day || Number(a.observed) - Number(b.observed));
}

/** Days of the weekend that are worked in a year in place of others, ascending. */
export const workedWeekends = (rules: readonly Rule[], year: number): DayNumber[] =>
	[...daysOf(rules, year)].flatMap(([day, { flags }]) => (flags & WORKING ? [day] : [])).sort((a, b) => a - b);

function* daysOf(rules: readonly Rule[], year: number): Generator<readonly [DayNumber, Rule]> {
	for (const rule of rules)
		for (const { first, last, on } of rule.runs)
			// A feast of several days may have begun in the year before.
			for (let start = rule.length > 1 ? year - 1 : year; start <= year; start++) {
				if (start < first || start > last) continue;
				for (const begin of on(start))
					for (let day = begin; day < begin + rule.length; day++) if (yearOf(day) === year) yield [day, rule];
			}
}
