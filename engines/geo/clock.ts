import { lowerBound } from '../kit/lower-bound';
import { TZDATA } from './tzdata';

/** State of a zone's clocks during an interval. */
export interface Clock {
	/** Seconds east of Greenwich. */
	readonly offset: number;
	readonly daylight: boolean;
	/** tzdata's abbreviation: letters, or the offset in digits when it has no letters. */
	readonly abbreviation: string;
}
/** A change of the clocks: from `time` (seconds since 1970) on they are these. */
export interface Transition extends Clock {
	readonly time: number;
}

/** A yearly change on the `week`-th (5: last) `weekday` (0: Sunday) of `month`, at `seconds` of UTC after its midnight. */
export interface YearlyRule {
	readonly clock: Clock;
	readonly month: number;
	readonly week: number;
	readonly weekday: number;
	readonly seconds: number;
}
interface Zone {
	readonly first: Clock;
	readonly transitions: readonly Transition[];
	/** The rule after the last transition: two changes a year, or none. */
	readonly rules: readonly YearlyRule[];
}

/** The tables' years: before them most places used solar time, and later laws are unknown. */
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;
const AFTER_LAST = Date.UTC(LAST_YEAR + 1, 0) / 1000;
const START = Date.UTC(FIRST_YEAR, 0) / 1000;
/** Clocks never differ by more from UTC, seconds; nor jump by more, but for the date line. */
const FARTHEST = 26 * 3600;

/** Whether a time is so early that the clocks of the years before 1970 are needed: see `useEarlyClocks`. */
export const isEarly = (time: number): boolean => time < 2 * FARTHEST;

let early: Map<string, string> | undefined;

/** Gives the table of the clocks before 1970, which only few questions need: the lazy part `geo/early-clocks`. */
export function useEarlyClocks(table: string): void {
	if (early) return;
	early = indexOf(table);
	opened.clear();
}

/** Clocks of a zone from a moment on (seconds since 1970): one kind of time, or the first of two that change by yearly rules. */
export interface NewerClocks {
	readonly from: number;
	readonly first: Clock;
	readonly rules: readonly YearlyRule[];
}

let newer: ReadonlyMap<string, readonly NewerClocks[]> = new Map();

/** Sets clocks that are newer than the table, by zone: those of an update. */
export function useNewerClocks(clocks: ReadonlyMap<string, readonly NewerClocks[]>): void {
	newer = clocks;
	opened.clear();
}

/**
 * The clocks of a zone at a time.
 *
 * @param zone IANA name of a zone of the map, or `Etc/GMT±n`.
 * @param time seconds since 1970; before 1970, without `useEarlyClocks`, the clocks of its first day are given.
 * @throws Error for an unknown zone.
 */
export function clockAt(zone: string, time: number): Clock {
	const { first, transitions, rules } = openZone(zone);
	const last = lastBefore(transitions, time);
	if (last + 1 < transitions.length || rules.length === 0) return transitions[last] ?? first;
	let latest = transitions[last];
	for (const change of yearlyChanges(rules, yearOf(time) - 1, yearOf(time)))
		if (change.time <= time && change.time > (latest?.time ?? -Infinity)) latest = change;
	return latest ?? first;
}

/** The first change of the clocks after `time` (seconds since 1970) and before the year 2101, or null. */
export function nextTransition(zone: string, time: number): Transition | null {
	const { transitions, rules } = openZone(zone);
	const next = transitions[lastBefore(transitions, time) + 1];
	if (next) return next;
	const after = Math.max(time, transitions.at(-1)?.time ?? -Infinity);
	for (const change of yearlyChanges(rules, yearOf(after) - 1, yearOf(after) + 1))
		if (change.time > after && change.time < AFTER_LAST) return change;
	return null;
}

/** Moments of a wall clock's time: one, none (the clocks skip it), or two (they show it twice). */
export interface WallTime {
	readonly kind: 'plain' | 'gap' | 'fold';
	/** Seconds since 1970. In a fold both times that clocks show; in a gap by the clock after the change and before. */
	readonly earlier: number;
	readonly later: number;
}

/**
 * The moments at which a zone's wall clocks show a time.
 *
 * @param wall seconds since 1970, counted as if the clocks were on UTC.
 */
export function wallTime(zone: string, wall: number): WallTime {
	const clocks = [clockAt(zone, wall - FARTHEST)];
	for (
		let next = nextTransition(zone, wall - FARTHEST);
		next && next.time <= wall + FARTHEST;
		next = nextTransition(zone, next.time)
	)
		clocks.push(next);
	const moments = [...new Set(clocks.map(({ offset }) => wall - offset))].filter(
		(moment) => clockAt(zone, moment).offset === wall - moment
	);
	if (moments.length > 0)
		return {
			kind: moments.length === 1 ? 'plain' : 'fold',
			earlier: Math.min(...moments),
			later: Math.max(...moments)
		};
	// Skipped: the change lies between the moments by the clocks on both sides of it.
	const at = clocks.findIndex(
		({ offset }, i) =>
			i > 0 &&
			wall - offset < (clocks[i] as Transition).time &&
			wall - (clocks[i - 1] as Clock).offset >= (clocks[i] as Transition).time
	);
	const [before, after] = [clocks[at - 1], clocks[at]];
	if (!before || !after) throw new Error(`${zone} has no clock for ${wall}`);
	return { kind: 'gap', earlier: wall - after.offset, later: wall - before.offset };
}

/** Names of all zones of the table. */
export const zoneNames = (): string[] => [...index().keys()];

/** Index of the last transition at or before a time, −1 when all come later. */
const lastBefore = (transitions: readonly Transition[], time: number): number =>
	lowerBound(transitions.length, (index) => (transitions[index] as Transition).time <= time) - 1;

function yearlyChanges(rules: readonly YearlyRule[], from: number, to: number): Transition[] {
	const changes: Transition[] = [];
	for (let year = from; year <= to; year++)
		for (const { clock, month, week, weekday, seconds } of rules) {
			const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
			let day = 1 + ((weekday - first + 7) % 7) + 7 * (week - 1);
			if (day > new Date(Date.UTC(year, month, 0)).getUTCDate()) day -= 7;
			changes.push({ ...clock, time: Date.UTC(year, month - 1, day) / 1000 + seconds });
		}
	return changes.sort((a, b) => a.time - b.time);
}

const yearOf = (time: number): number => new Date(time * 1000).getUTCFullYear();

const opened = new Map<string, Zone>();
let lines: Map<string, string> | undefined;

function indexOf(table: string): Map<string, string> {
	const found = new Map<string, string>();
	for (const line of table.split('\n'))
		for (const name of line.slice(0, line.indexOf('|')).split(' ')) found.set(name, line);
	return found;
}

/** The lines from 1970 on, made at the first question. */
const index = (): Map<string, string> => (lines ??= indexOf(TZDATA));

function openZone(name: string): Zone {
	const known = opened.get(name);
	if (known) return known;
	const line = index().get(name);
	const past = early?.get(name);
	const late = line === undefined ? nautical(name) : readZone(line, 0, 30);
	const table = past === undefined ? late : joined(readZone(past, START, 1), late);
	const zone = (newer.get(name) ?? []).toSorted((a, b) => a.from - b.from).reduce(continued, table);
	opened.set(name, zone);
	return zone;
}

/** A zone with other clocks from a moment on. */
function continued({ first, transitions, rules }: Zone, { from, first: clock, rules: later }: NewerClocks): Zone {
	const last = transitions.at(-1)?.time ?? -Infinity;
	const yearly = rules.length === 0 ? [] : yearlyChanges(rules, yearOf(Math.max(last, 0)), yearOf(from));
	const known = [...transitions, ...yearly.filter(({ time }) => time > last)].filter(({ time }) => time < from);
	// The latest change of the new rules says in which of their clocks they begin.
	const begun = yearlyChanges(later, yearOf(from) - 1, yearOf(from)).findLast(({ time }) => time <= from) ?? clock;
	return { first, transitions: [...known, { ...begun, time: from }], rules: later };
}

/** One zone of its clocks before 1970 and since. */
function joined(before: Zone, since: Zone): Zone {
	const last = before.transitions.at(-1) ?? before.first;
	const goesOn =
		last.offset === since.first.offset &&
		last.daylight === since.first.daylight &&
		last.abbreviation === since.first.abbreviation;
	const change = goesOn ? [] : [{ ...since.first, time: 0 }];
	return { ...since, first: before.first, transitions: [...before.transitions, ...change, ...since.transitions] };
}

/** @param unit seconds of a step; the first counts from `start`. */
function readZone(line: string, start: number, unit: number): Zone {
	const [, kinds = '', order = '', steps = '', tail = ''] = line.split('|');
	const clocks = kinds.split(',').map((kind): Clock => {
		const [abbreviation = '', offset, daylight] = kind.split(' ');
		return { abbreviation, offset: Number(offset), daylight: daylight === '1' };
	});
	const clock = (digit: string | undefined) => clocks[Number.parseInt(digit ?? '', 36)] as Clock;
	let time = start;
	const transitions = (steps === '' ? [] : steps.split(' ')).map((step, i) => {
		time += Number.parseInt(step, 36) * unit;
		return { ...clock(order[i + 1]), time };
	});
	const yearly = (tail === '' ? [] : tail.split(',')).map((rule) => rule.split(' '));
	const rules = yearly.map(([kind, day = '', wall], i): YearlyRule => {
		const [month = 0, week = 0, weekday = 0] = day.split('.').map(Number);
		// Wall time counts in the clock that the other rule has set.
		const before = clock(yearly[1 - i]?.[0]);
		return { clock: clock(kind), month, week, weekday, seconds: Number(wall) - before.offset };
	});
	return { first: clock(order[0]), transitions, rules };
}

/** `Etc/GMT+5` is five hours behind: the sign of these names is that of POSIX. */
function nautical(name: string): Zone {
	const [, sign, hours] = /^Etc\/GMT(?:([+-])(\d{1,2}))?$/.exec(name) ?? [];
	if (!name.startsWith('Etc/GMT')) throw new Error(`no zone ${name} in the time zone table`);
	if (!sign || !hours)
		return { first: { offset: 0, daylight: false, abbreviation: 'GMT' }, transitions: [], rules: [] };
	const east = sign === '-';
	const abbreviation = (east ? '+' : '-') + hours.padStart(2, '0');
	return {
		first: { offset: (east ? 1 : -1) * Number(hours) * 3600, daylight: false, abbreviation },
		transitions: [],
		rules: []
	};
}
