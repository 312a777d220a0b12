import type { DayNumber } from '../kit/calendar';
import { yearOf } from '../kit/calendar';
import { openColumns, type PackedCountry, type PackedDay, type PackedSource } from './columns';
import { parseRun, readLists, type DayLists, type Run } from './runs';

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

/** Opens the pack (`columns.ts`). */
export function openTable(pack: ArrayBuffer): HolidayTable {
	const { steps, countries } = openColumns(new TextDecoder().decode(pack));
	const lists = readLists(steps);
	const opened = new Map<string, Country>();
	return {
		codes: [...countries.keys()].sort(),
		country(code) {
			let country = opened.get(code);
			const packed = countries.get(code);
			if (!country && packed) opened.set(code, (country = readCountry(packed(), lists)));
			return country;
		}
	};
}

function readCountry({ sources, known, days: packed, own, subdivisions }: PackedCountry, lists: DayLists): Country {
	const toRule = ([name, localName, flags, dates, source, length]: PackedDay): Rule => ({
		name,
		localName: localName || name,
		flags,
		source: sources[source] ?? [''],
		length,
		runs: dates.split(' ').map((run) => parseRun(run, lists))
	});
	// Each taken apart when it is asked for: a country may have hundreds of parts.
	const rules: Rule[] = [];
	const rulesAt = (indices: readonly number[]): Rule[] =>
		indices.flatMap((at) => (packed[at] ? [(rules[at] ??= toRule(packed[at]))] : []));
	const whole = Array.from({ length: own }, (_, at) => at);
	return {
		known: lastDay(known),
		unread: known === UNREAD,
		days: rulesAt(whole),
		subdivisions: new Map(
			Object.entries(subdivisions).map(([code, [name, days, without, ownKnown = known]]) => {
				let all: readonly Rule[] | undefined;
				return [
					code,
					{
						name,
						known: lastDay(ownKnown),
						get days() {
							return (all ??= rulesAt([...whole.filter((at) => !without.includes(at)), ...days]));
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
