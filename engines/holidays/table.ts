import type { DayNumber } from './calendar';
import { yearOf } from './calendar';
import { parseRun, type Run } from './runs';

/** One holiday as the pack has it: `[name, local name or '' for the same, flags, dates, days it lasts]`. */
export type PackedDay = readonly [name: string, localName: string, flags: number, dates: string, length?: number];
/** `[name, its own days, indices of the country's days that it does not have]` */
export type PackedSubdivision = readonly [name: string, days: readonly PackedDay[], without: readonly number[]];
/** A line of the pack: a country's days, and what its subdivisions have otherwise. */
export interface PackedCountry {
	readonly days: readonly PackedDay[];
	readonly subdivisions: Readonly<Record<string, PackedSubdivision>>;
}

/** Bits of a day's flags. */
export const OBSERVED = 1;
export const ESTIMATED = 2;
export const HALF = 4;

export interface Holiday {
	readonly day: DayNumber;
	readonly name: string;
	readonly localName: string;
	/** A day off in place of one that fell on a weekend. */
	readonly observed: boolean;
	/** By reckoning: the day itself is told by a sighting or announced later. */
	readonly estimated: boolean;
	/** From noon or from the evening on. */
	readonly half: boolean;
}

interface Rule {
	readonly name: string;
	readonly localName: string;
	readonly flags: number;
	readonly length: number;
	readonly runs: readonly Run[];
}

export interface Country {
	readonly days: readonly Rule[];
	/** By code, `CA`; with all that holds there, nationwide days included. */
	readonly subdivisions: ReadonlyMap<string, { readonly name: string; readonly days: readonly Rule[] }>;
}

/** The holidays of every country, taken apart one country at a time. */
export interface HolidayTable {
	/** Undefined when nothing is known of the country. */
	country(code: string): Country | undefined;
	readonly codes: readonly string[];
}

/** Opens the pack: lines of `<code> <JSON>`. */
export function openTable(pack: ArrayBuffer): HolidayTable {
	const lines = new Map<string, string>();
	for (const line of new TextDecoder().decode(pack).split('\n'))
		if (line !== '') lines.set(line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1));
	const opened = new Map<string, Country>();
	return {
		codes: [...lines.keys()],
		country(code) {
			let country = opened.get(code);
			const line = lines.get(code);
			if (!country && line !== undefined) opened.set(code, (country = parse(line)));
			return country;
		}
	};
}

function parse(line: string): Country {
	const { days: packed, subdivisions } = JSON.parse(line) as PackedCountry;
	const days = packed.map(toRule);
	return {
		days,
		subdivisions: new Map(
			Object.entries(subdivisions).map(([code, [name, own, without]]) => {
				// Taken apart when it is asked for: a country may have hundreds.
				let all: readonly Rule[] | undefined;
				const rules = () => [...days.filter((_, index) => !without.includes(index)), ...own.map(toRule)];
				return [
					code,
					{
						name,
						get days() {
							return (all ??= rules());
						}
					}
				];
			})
		)
	};
}

const toRule = ([name, localName, flags, dates, length = 1]: PackedDay): Rule => ({
	name,
	localName: localName || name,
	flags,
	length,
	runs: dates.split(' ').map(parseRun)
});

/** The holidays of a year by date; a name stands once a day. */
export function holidaysOf(rules: readonly Rule[], year: number): Holiday[] {
	const found = new Map<string, Holiday>();
	for (const { name, localName, flags, length, runs } of rules)
		for (const { first, last, on } of runs)
			// A feast of several days may have begun in the year before.
			for (let start = length > 1 ? year - 1 : year; start <= year; start++) {
				if (start < first || start > last) continue;
				const begin = on(start);
				for (let day = begin; day < begin + length; day++)
					if (yearOf(day) === year)
						found.set(`${day} ${name}`, {
							day,
							name,
							localName,
							observed: (flags & OBSERVED) !== 0,
							estimated: (flags & ESTIMATED) !== 0,
							half: (flags & HALF) !== 0
						});
			}
	return [...found.values()].sort((a, b) => a.day - b.day || Number(a.observed) - Number(b.observed));
}
