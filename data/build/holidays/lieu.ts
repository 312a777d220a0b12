import { weekdayOf, yearOf, type DayNumber } from '../../../engines/kit/calendar';
import { readPlaces, type Holds } from '../../../engines/holidays/notice-lines';
import { citationOf, readCitations, readMarks, readRange, type BookSource, type Citation } from './book-sources';
import type { ListedDay } from './places';
import { readMoves, type Moves } from './rules';

/** A law on days in lieu: on which weekdays a holiday is made up for, when, and which holidays are. */
export interface LieuRule {
	readonly holdsIn: Holds;
	/** Moves to a given weekday, and the weekdays that move to the next free day. */
	readonly clauses: readonly {
		readonly moves: Moves;
		readonly toNext: ReadonlySet<number>;
		readonly from: number;
		readonly to: number;
	}[];
	/** Names of the holidays, or of those that the law leaves out. */
	readonly named: ReadonlySet<string>;
	readonly isExcept: boolean;
	readonly suffix: string;
	readonly marks: ReadonlySet<string>;
	readonly citations: readonly Citation[];
}

/** Follows the name of a holiday in that of its day in lieu. */
export const IN_LIEU = ' (substitute day)';

const NEXT = '>next';

/**
 * Reads `saturday>next sunday>next [2001,) | all | in ZH | collection | <source>`: the moves with their years, the holidays (`all`, `all but A; B` or
 * `A; B`), places and marks. `as (remplacé)` follows the local names. Throws for other words.
 */
export function readLieu(fields: readonly string[], sources: ReadonlyMap<string, BookSource>): LieuRule {
	const [dates = '', names = '', ...between] = fields.slice(0, -1);
	const isExcept = names === 'all' || names.startsWith('all but ');
	const marks = new Set<string>();
	let holdsIn: Holds = () => true;
	let suffix = '';
	for (const field of between) {
		const places = readPlaces(field);
		if (places) holdsIn = places;
		else if (field.startsWith('as ')) suffix = field.slice('as '.length);
		else for (const mark of field.split(' ')) marks.add(mark);
	}
	return {
		holdsIn,
		clauses: dates.split(', ').map(readClause),
		named: new Set(names.replace(/^all(?: but )?/, '').split('; ')),
		isExcept,
		suffix,
		marks,
		citations: readCitations(fields.at(-1) ?? '', sources)
	};
}

function readClause(text: string): LieuRule['clauses'][number] {
	const at = text.indexOf('[');
	const words = (at < 0 ? text : text.slice(0, at)).trim().split(' ');
	const toNext = words.filter((word) => word.endsWith(NEXT)).map((word) => word.replace(NEXT, '>sunday'));
	return {
		moves: readMoves(words.filter((word) => !word.endsWith(NEXT))),
		toNext: new Set(readMoves(toNext).keys()),
		...readRange(at < 0 ? '' : text.slice(at))
	};
}

/** Days from a holiday to the one in lieu of it, at most. */
const APART = 12;

const isOff = ({ working, half, kind = 'public' }: ListedDay) => !working && !half && kind === 'public';

const allDays = ({ days, length }: ListedDay): DayNumber[] =>
	days.flatMap((first) => Array.from({ length }, (_, at) => first + at));

/**
 * The days of a place with those in lieu. A holiday that always falls on one weekday has none. Where another line names the day
 * in lieu of a holiday, it stands. Two holidays on one day have one day in lieu. A day in lieu of an estimate is one, too.
 */
export function withLieuDays(days: readonly ListedDay[], rules: readonly LieuRule[]): readonly ListedDay[] {
	if (rules.length === 0) return days;
	const taken = new Set(days.filter(isOff).flatMap(allDays));
	const given = new Map<string, DayNumber[]>();
	for (const { name, days: named, observed } of days)
		if (observed) given.set(name, [...(given.get(name) ?? []), ...named]);
	const made = new Set<DayNumber>();
	const found: ListedDay[] = [];
	for (const rule of rules) {
		const feasts = feastDays(days, rule).map((one) => {
			const name = `${one.feast.name}${IN_LIEU}`;
			return { ...one, name, isGiven: given.get(name)?.some((other) => Math.abs(other - one.day) <= APART) };
		});
		for (const { day, isGiven } of feasts) if (isGiven) made.add(day);
		for (const { feast, day, name } of feasts) {
			const year = yearOf(day);
			const clause = made.has(day) ? undefined : rule.clauses.find(({ from, to }) => year >= from && year < to);
			const free = clause && freeDay(day, clause, taken);
			if (free === undefined) continue;
			made.add(day);
			taken.add(free);
			found.push({ ...marksOf(rule, feast, year), name, localName: localNameOf(rule, feast, name), days: [free] });
		}
	}
	return [...days, ...found];
}

/** The days of the holidays that a law makes up for, ascending; without those that always fall on one weekday. */
function feastDays(
	days: readonly ListedDay[],
	{ named, isExcept }: LieuRule
): { readonly feast: ListedDay; readonly day: DayNumber }[] {
	const all = days
		.filter((day) => isOff(day) && !day.observed && day.basis !== 'one_off' && named.has(day.name) !== isExcept)
		.flatMap((feast) => allDays(feast).map((day) => ({ feast, day })));
	const weekdays = new Map<string, Set<number>>();
	for (const { feast, day } of all)
		weekdays.set(feast.name, (weekdays.get(feast.name) ?? new Set<number>()).add(weekdayOf(day)));
	return all.filter(({ feast }) => (weekdays.get(feast.name)?.size ?? 0) > 1).sort((a, b) => a.day - b.day);
}

function freeDay(
	day: DayNumber,
	{ moves, toNext }: LieuRule['clauses'][number],
	taken: ReadonlySet<DayNumber>
): DayNumber | undefined {
	const weekday = weekdayOf(day);
	const steps = moves.get(weekday);
	if (steps !== undefined) return day + steps;
	if (!toNext.has(weekday)) return undefined;
	let free = day + 1;
	while (taken.has(free) || toNext.has(weekdayOf(free))) free++;
	return free;
}

const localNameOf = ({ suffix }: LieuRule, feast: ListedDay, name: string): string =>
	suffix !== '' ? `${feast.localName} ${suffix}` : feast.localName === feast.name ? name : feast.localName;

function marksOf(
	{ citations, marks }: LieuRule,
	feast: ListedDay,
	year: number
): Omit<ListedDay, 'name' | 'localName' | 'days'> {
	const cited = citationOf(citations, year) ?? citations.at(-1);
	if (!cited) throw new Error('a law on days in lieu without a source');
	const source = cited.source(year);
	const mark = readMarks(marks, cited, source, false);
	const isSpokenOf = source.speaksOf(year);
	return {
		...mark,
		observed: true,
		estimated: mark.estimated || feast.estimated || !isSpokenOf,
		basis: feast.estimated && feast.basis === 'computed' ? 'computed' : mark.basis,
		source: isSpokenOf ? source.source : source.elsewhere
	};
}
