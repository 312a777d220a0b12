import { type DayNumber, isoDate, yearOf } from '../kit/calendar';
import { openColumns, type PackedCountry, type PackedDay, type PackedSource } from './columns';
import { parseRun, readLists, type DayLists, type Run } from './runs';

/** In place of a last day: no announced dates are in; no law or notice was read either. */
export const NONE = '-';
export const UNREAD = '';

/** The last day on which a day by a standing law is certain: laws change. */
export const LAST_CERTAIN = '2030-12-31';

/** Bits of a day's flags. */
export const OBSERVED = 1;
export const ESTIMATED = 2;
export const HALF = 4;
/** A day of the weekend that is worked, no holiday. */
export const WORKING = 8;
/** Where the basis begins: an index into `BASES`. */
export const BASIS_SHIFT = 4;
const BASIS_BITS = 7;
/** Where the kind begins: an index into `KINDS`. */
export const KIND_SHIFT = 7;

/** Whose day off: everybody's, banks', public servants' or pupils'; by custom without a law; collective leave. */
export const KINDS = ['public', 'bank', 'government', 'customary', 'collective', 'school'] as const;
/** A kind of day as answers have it: a public holiday may be half a day. */
export type Kind = (typeof KINDS)[number] | 'half';
/** The default kinds of an answer: public holidays. */
export const USUAL_KINDS: ReadonlySet<Kind> = new Set(['public']);

/** By a law that was read, a notice that names the day, a calendar reckoned ahead, for that one time, as a collection of rules has it. */
export const BASES = ['law', 'announced', 'computed', 'one_off', 'collection'] as const;
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
	readonly kind: Kind;
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

/** The holidays of a country or a part of it. */
export interface PlaceDays {
	readonly days: readonly Rule[];
	/** The first year of which the list was looked at. */
	readonly knownFrom: number;
	/** The last day, YYYY-MM-DD, with announced dates, or null. */
	readonly known: string | null;
}

export interface Subdivision extends PlaceDays {
	readonly name: string;
}

export interface Country extends PlaceDays {
	readonly unread: boolean;
	/** By code, `CA`; with all that holds there, nationwide days included. */
	readonly subdivisions: ReadonlyMap<string, Subdivision>;
}

/** The holidays of every country, taken apart one country at a time. */
export interface HolidayTable {
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
	// Parsed on demand: a country may have hundreds of parts.
	const rules: Rule[] = [];
	const rulesAt = (indices: readonly number[]): Rule[] =>
		indices.flatMap((at) => (packed[at] ? [(rules[at] ??= toRule(packed[at]))] : []));
	const whole = Array.from({ length: own }, (_, at) => at);
	return {
		...readKnown(known),
		unread: known.endsWith(` ${UNREAD}`),
		days: rulesAt(whole),
		subdivisions: new Map(
			Object.entries(subdivisions).map(([code, [name, days, without, ownKnown = known]]) => {
				let all: readonly Rule[] | undefined;
				return [
					code,
					{
						name,
						...readKnown(ownKnown),
						get days() {
							return (all ??= rulesAt([...whole.filter((at) => !without.includes(at)), ...days]));
						}
					}
				];
			})
		)
	};
}

/** Reads `1990 2026-12-31`. */
function readKnown(text: string): Pick<PlaceDays, 'knownFrom' | 'known'> {
	const [from, until = UNREAD] = text.split(' ');
	return { knownFrom: Number(from), known: until === UNREAD || until === NONE ? null : until };
}

/** A year's holidays by date, each name once a day, of `kinds`. Days outside of `known` are estimates. */
export function holidaysOf(
	rules: readonly Rule[],
	year: number,
	known?: Pick<PlaceDays, 'knownFrom' | 'known'>,
	kinds: ReadonlySet<Kind> = USUAL_KINDS
): Holiday[] {
	const found = new Map<string, Holiday>();
	const until = known === undefined ? '' : (known.known ?? LAST_CERTAIN);
	for (const [day, { name, localName, flags, source }] of daysOf(rules, year)) {
		if (flags & WORKING) continue;
		const kind = flags & HALF ? 'half' : (KINDS[flags >> KIND_SHIFT] ?? 'public');
		if (!kinds.has(kind)) continue;
		const isOutside = known !== undefined && (year < known.knownFrom || isoDate(day) > until);
		const basis = BASES[(flags >> BASIS_SHIFT) & BASIS_BITS] ?? 'law';
		found.set(`${day} ${name}`, {
			day,
			name,
			localName,
			observed: (flags & OBSERVED) !== 0,
			estimated: isOutside || (flags & ESTIMATED) !== 0,
			half: kind === 'half',
			kind,
			basis: isOutside && basis === 'announced' ? 'computed' : basis,
			source
		});
	}
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
