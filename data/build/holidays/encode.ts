import { easter, orthodoxEaster } from '../../../engines/kit/easter';
import { dayOf, weekdayOf, yearOf, type DayNumber } from '../../../engines/kit/calendar';
import { onOrAfter, parseRun, type DayLists } from '../../../engines/holidays/runs';
import type { PackedCountry, PackedDay, PackedSource, PackedSubdivision } from '../../../engines/holidays/columns';
import {
	BASES,
	BASIS_SHIFT,
	ESTIMATED,
	HALF,
	KIND_SHIFT,
	KINDS,
	OBSERVED,
	WORKING
} from '../../../engines/holidays/table';
import { FIRST_YEAR, LAST_YEAR } from '../../../engines/holidays/years';
import type { LawBook } from './law-book';
import type { ListedDay, Place, Source } from './places';

/** Packs a country and its parts, days and sources in the order of the book. */
export function encodeCountry(
	{ sources: listed, places: [country, ...subdivisions] }: LawBook,
	knownOf: (place: Place) => string,
	lists: DayLists
): PackedCountry {
	const sources = listed.map(({ text, url }): PackedSource => (url === undefined ? [text] : [text, url]));
	const numbers = new Map(listed.map((source, at) => [source, at]));
	const numberOf = (source: Source): number => {
		const number = numbers.get(source);
		if (number === undefined) throw new Error(`${country.code} has no source ${source.text}`);
		return number;
	};
	const days: PackedDay[] = [];
	const indices = new Map<string, number>();
	const indexOf = (listed: ListedDay): number => {
		const day = packDay(listed, numberOf(listed.source), lists);
		const id = JSON.stringify(day);
		let index = indices.get(id);
		if (index === undefined) indices.set(id, (index = days.push(day) - 1));
		return index;
	};
	const known = knownOf(country);
	const whole = [...new Set(country.days.map(indexOf))];
	return {
		sources,
		known,
		days,
		own: whole.length,
		subdivisions: Object.fromEntries(
			subdivisions.map((place): [string, PackedSubdivision] => {
				const all = new Set(place.days.map(indexOf));
				const own = [...all].filter((index) => index >= whole.length).sort((a, b) => a - b);
				const without = whole.filter((index) => !all.has(index));
				const ownKnown = knownOf(place);
				return [
					place.code.slice(country.code.length + 1),
					ownKnown === known ? [place.name, own, without] : [place.name, own, without, ownKnown]
				];
			})
		)
	};
}

function packDay(
	{ name, localName, observed, half, estimated, working, kind = 'public', basis, length, days }: ListedDay,
	source: number,
	lists: DayLists
): PackedDay {
	const flags =
		(observed ? OBSERVED : 0) |
		(estimated ? ESTIMATED : 0) |
		(half ? HALF : 0) |
		(working ? WORKING : 0) |
		(BASES.indexOf(basis) << BASIS_SHIFT) |
		(KINDS.indexOf(kind) << KIND_SHIFT);
	const local = localName === name ? '' : localName;
	return [name, local, flags, encodeDates(days, lists), source, length];
}

const known = new Map<string, string>();

/** Dates as runs, the longest first from each date on. A feast twice in a year has two runs, or one of `lists`. */
export function encodeDates(days: readonly DayNumber[], lists: DayLists = []): string {
	const key = `${lists.length} ${days.join()}`;
	let text = known.get(key);
	if (text === undefined) {
		known.set(key, (text = runsOf(days, lists).join(' ')));
		if (days.length > 0 && decodeDates(text, lists).join() !== days.join())
			throw new Error(`dates are not read back: ${text}`);
	}
	return text;
}

/** The days of runs, ascending. */
export function decodeDates(text: string, lists: DayLists = []): DayNumber[] {
	const days = text.split(' ').flatMap((one) => {
		const { first, last, on } = parseRun(one, lists);
		return Array.from({ length: last - first + 1 }, (_, index) => on(first + index)).flat();
	});
	return days.sort((a, b) => a - b);
}

function runsOf(days: readonly DayNumber[], lists: DayLists): string[] {
	const left = new Set(days);
	const runs: string[] = [];
	const own = listOf(days, lists);
	for (const day of days) {
		if (!left.has(day)) continue;
		let best = longest(day, rulesFor(day, lists, own), left, lists);
		// What holds on some weekdays only is looked for where nothing plainer goes on for more than a weekday's turn.
		if (best.covered.length <= 6) {
			const conditional = longest(day, conditionalRules(day, left), left, lists);
			if (conditional.covered.length > best.covered.length) best = conditional;
		}
		for (const one of best.covered) left.delete(one);
		runs.push(best.text);
	}
	return runs;
}

/** The run from `day` on by the rule that covers most of the days that are left. */
function longest(day: DayNumber, rules: readonly string[], left: ReadonlySet<DayNumber>, lists: DayLists) {
	const first = yearOf(day);
	let best = { text: '', covered: [] as DayNumber[] };
	for (const rule of rules) {
		const on = yearsOf(rule, lists);
		const covered: DayNumber[] = [];
		let last = first;
		for (let year = first; year <= LAST_YEAR; year++) {
			const here = on(year);
			if (!here.every((one) => left.has(one) && yearOf(one) === year)) break;
			covered.push(...here);
			if (here.length > 0) last = year;
		}
		if (covered.length <= best.covered.length || !covered.includes(day)) continue;
		const from = (first - FIRST_YEAR).toString(36);
		const to = last > first ? `-${(last - FIRST_YEAR).toString(36)}` : '';
		best = { text: `${from}${to}${rule}`, covered };
	}
	return best;
}

const tried = new WeakMap<DayLists, Map<string, (year: number) => readonly DayNumber[]>>();

/** The days of a rule by year, reckoned once: the same rules are tried for most days. */
function yearsOf(rule: string, lists: DayLists): (year: number) => readonly DayNumber[] {
	const rules = tried.get(lists) ?? new Map<string, (year: number) => readonly DayNumber[]>();
	tried.set(lists, rules);
	let on = rules.get(rule);
	if (!on) {
		const run = parseRun(`0${rule}`, lists);
		const years = new Map<number, readonly DayNumber[]>();
		on = (year) => {
			let days = years.get(year);
			if (!days) years.set(year, (days = run.on(year)));
			return days;
		};
		rules.set(rule, on);
	}
	return on;
}

/** Rules for days that are there by the weekday on which a date falls: substitutes, and holidays that make room for one. */
function conditionalRules(day: DayNumber, left: ReadonlySet<DayNumber>): string[] {
	const year = yearOf(day);
	const rules: string[] = [];
	for (const shift of [1, 2, -1, 3, -2, -3, 4, -4]) {
		const base = day - shift;
		if (yearOf(base) === year) rules.push(`:${monthDay(base)}/${weekdayOf(base)}${shift > 0 ? '+' : ''}${shift}`);
	}
	// The weekdays on which the date is there for the next years.
	const [month, date] = [new Date(day * 86_400_000).getUTCMonth() + 1, new Date(day * 86_400_000).getUTCDate()];
	const absent = new Set<number>();
	for (let one = year; one < year + 12 && one <= LAST_YEAR; one++)
		if (!left.has(dayOf(one, month, date))) absent.add(weekdayOf(dayOf(one, month, date)));
	const present = [0, 1, 2, 3, 4, 5, 6].filter((weekday) => !absent.has(weekday));
	if (absent.size > 0 && present.length > 0) rules.push(`:${monthDay(day)}/${present.join('')}+0`);
	return rules;
}

/** The list that four days or more are closest to: told by it, the days of a feast look alike and pack smaller. */
function listOf(days: readonly DayNumber[], lists: DayLists): number {
	const apart = (list: DayLists[number], day: DayNumber) =>
		Math.min(...(list.get(yearOf(day)) ?? []).map((near) => Math.abs(day - near)), 30);
	let closest = -1;
	let least = 2 * days.length + 1;
	for (const [index, list] of lists.entries()) {
		if (days.length < 4 || apart(list, days[0] ?? 0) > 5) continue;
		let sum = 0;
		for (let at = 0; at < days.length && sum < least; at++) sum += apart(list, days[at] ?? 0);
		if (sum < least) [closest, least] = [index, sum];
	}
	return closest;
}

/** The rules by which a day may be the first of a run, that of its list and the plainest first. */
function rulesFor(day: DayNumber, lists: DayLists, own: number): string[] {
	const year = yearOf(day);
	const near = lists[own]?.get(year)?.find((one) => Math.abs(day - one) <= 2);
	const rules = [...(near === undefined ? [] : [`l${own}.${day - near}`]), `:${monthDay(day)}`];
	const west = day - easter(year);
	if (Math.abs(west) <= 70) rules.push(`e${west}`);
	const east = day - orthodoxEaster(year);
	if (Math.abs(east) <= 70) rules.push(`o${east}`);
	for (let start = day - 6; start <= day; start++)
		if (yearOf(start) === year && onOrAfter(start, weekdayOf(day)) === day)
			rules.push(`a${monthDay(start)}${weekdayOf(day)}`);
	for (const [index, list] of lists.entries())
		for (const near of list.get(year) ?? []) if (Math.abs(day - near) <= 5) rules.push(`l${index}.${day - near}`);
	return rules;
}

const monthDay = (day: DayNumber) => new Date(day * 86_400_000).toISOString().slice(5, 10).replace('-', '');
