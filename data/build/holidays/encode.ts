import { easter, orthodoxEaster, weekdayOf, yearOf, type DayNumber } from '../../../engines/holidays/calendar';
import { onOrAfter, parseRun } from '../../../engines/holidays/runs';
import type { PackedCountry, PackedDay, PackedSource, PackedSubdivision } from '../../../engines/holidays/table';
import { BASES, BASIS_SHIFT, ESTIMATED, HALF, OBSERVED, WORKING } from '../../../engines/holidays/table';
import { FIRST_YEAR, LAST_YEAR } from '../../../engines/holidays/years';
import type { ListedDay, Place, Source } from './places';

/** A country's own place first, then its subdivisions → what the pack has of it. */
export function encodeCountry([country, ...subdivisions]: readonly Place[], known: string): PackedCountry {
	if (!country) throw new Error('a country without days');
	const sources: PackedSource[] = [];
	const numbers = new Map<string, number>();
	const numberOf = ({ text, url }: Source): number => {
		const id = `${text}\n${url ?? ''}`;
		let number = numbers.get(id);
		if (number === undefined) {
			numbers.set(id, (number = sources.length));
			sources.push(url === undefined ? [text] : [text, url]);
		}
		return number;
	};
	const pack = (day: ListedDay) => packDay(day, numberOf(day.source));
	const days = country.days.map(pack);
	const index = new Map(days.map((day, at) => [JSON.stringify(day), at]));
	return {
		sources,
		known,
		days,
		subdivisions: Object.fromEntries(
			subdivisions.map((place): [string, PackedSubdivision] => {
				const all = place.days.map(pack);
				const shared = new Set(all.map((day) => index.get(JSON.stringify(day))));
				return [
					place.code.slice(country.code.length + 1),
					[
						place.name,
						all.filter((day) => !index.has(JSON.stringify(day))),
						[...days.keys()].filter((at) => !shared.has(at))
					]
				];
			})
		)
	};
}

function packDay(
	{ name, localName, observed, half, estimated, working, basis, length, days }: ListedDay,
	source: number
): PackedDay {
	const flags =
		(observed ? OBSERVED : 0) |
		(estimated ? ESTIMATED : 0) |
		(half ? HALF : 0) |
		(working ? WORKING : 0) |
		(BASES.indexOf(basis) << BASIS_SHIFT);
	const local = localName === name ? '' : localName;
	const dates = encodeDates(days);
	return length === 1 ? [name, local, flags, dates, source] : [name, local, flags, dates, source, length];
}

const known = new Map<string, string>();

/** Dates as runs, the longest first from each date on; those of a feast that comes twice in a year stand in two runs. */
export function encodeDates(days: readonly DayNumber[]): string {
	const key = days.join();
	let text = known.get(key);
	if (text === undefined) known.set(key, (text = runsOf(days).join(' ')));
	return text;
}

function runsOf(days: readonly DayNumber[]): string[] {
	const left = new Set(days);
	const runs: string[] = [];
	for (const day of days) {
		if (!left.has(day)) continue;
		const first = yearOf(day);
		let best = { text: '', covered: [] as DayNumber[] };
		for (const rule of rulesFor(day)) {
			const { on } = parseRun(`0${rule}`);
			const covered: DayNumber[] = [];
			for (let year = first, on_; year <= LAST_YEAR && left.has((on_ = on(year))) && yearOf(on_) === year; year++)
				covered.push(on_);
			if (covered.length > best.covered.length) {
				const last = first + covered.length - 1;
				const from = (first - FIRST_YEAR).toString(36);
				const to = last > first ? `-${(last - FIRST_YEAR).toString(36)}` : '';
				best = { text: `${from}${to}${rule}`, covered };
			}
		}
		for (const one of best.covered) left.delete(one);
		runs.push(best.text);
	}
	return runs;
}

/** The rules by which a day may be the first of a run, the plainest first. */
function rulesFor(day: DayNumber): string[] {
	const year = yearOf(day);
	const rules = [`:${monthDay(day)}`];
	const west = day - easter(year);
	if (Math.abs(west) <= 70) rules.push(`e${west}`);
	const east = day - orthodoxEaster(year);
	if (Math.abs(east) <= 70) rules.push(`o${east}`);
	for (let start = day - 6; start <= day; start++)
		if (yearOf(start) === year && onOrAfter(start, weekdayOf(day)) === day)
			rules.push(`a${monthDay(start)}${weekdayOf(day)}`);
	return rules;
}

const monthDay = (day: DayNumber) => new Date(day * 86_400_000).toISOString().slice(5, 10).replace('-', '');
