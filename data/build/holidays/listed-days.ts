/** The days of a place by the rules and notices of its book. */
import { yearOf, type DayNumber } from '../../../engines/kit/calendar';
import type { Holds, NoticeDays } from '../../../engines/holidays/notice-lines';
import type { ListedDay, Source } from './places';

/** A rule of a book, its places still as they are written. */
export interface BookRule {
	readonly day: ListedDay;
	readonly holdsIn: Holds;
	/** It is on the eves of another day, which has this name, in these years. */
	readonly eveOf?: { readonly name: string; readonly from: number; readonly to: number };
}

/** A notice of a book, with its source. */
export interface Notice extends NoticeDays {
	/** `collection` where the notice itself was not opened. */
	readonly basis: 'announced' | 'collection';
	readonly source: Source;
}

/** The days of a place with a notice: each feast in it is on its days in that year, on no others, and without substitutes. */
export function followNotice(
	days: readonly ListedDay[],
	{ year, off, worked, basis, source }: Notice
): readonly ListedDay[] {
	const mark = { observed: false, half: false, estimated: false, basis, source, length: 1 } as const;
	const named = off.map((feast): ListedDay => {
		const known = days.find(({ name, working }) => name === feast.name && !working);
		return { ...mark, name: feast.name, localName: known?.localName ?? feast.name, days: feast.days };
	});
	const feasts = new Set(off.flatMap(({ name }) => [name, `${name} (substitute day)`]));
	return [
		...days.map((day) =>
			feasts.has(day.name) ? { ...day, days: day.days.filter((one) => yearOf(one) !== year) } : day
		),
		...named,
		...(worked.length === 0
			? []
			: [{ ...mark, name: 'Working day', localName: 'Working day', working: true, days: worked }])
	];
}

/** The days of a holiday without those that a later line of its name has too: the general rule stands first, the notices of single years follow. */
export function withoutRepeated(days: readonly ListedDay[]): readonly ListedDay[] {
	const later = new Set<string>();
	return days
		.toReversed()
		.map((day) => {
			const idOf = (one: DayNumber) => `${one} ${day.working} ${day.name}`;
			const own = day.days.filter((one) => !later.has(idOf(one)));
			for (const one of own) later.add(idOf(one));
			return { ...day, days: own };
		})
		.toReversed();
}

/** Days between two feasts of one name, at least; an announced day is closer to the one that was reckoned for it. */
const APART = 12;

/** The days of a holiday, those that are reckoned only where no other line of its name has days near them. */
export function withoutReckoned(days: readonly ListedDay[]): readonly ListedDay[] {
	const isReckoned = ({ basis, estimated }: ListedDay) => basis === 'computed' && estimated;
	const given = new Map<string, DayNumber[]>();
	for (const day of days) if (!isReckoned(day)) given.set(day.name, [...(given.get(day.name) ?? []), ...day.days]);
	return days.map((day) => {
		const near = isReckoned(day) ? given.get(day.name) : undefined;
		if (near === undefined) return day;
		return { ...day, days: day.days.filter((one) => !near.some((other) => Math.abs(other - one) <= APART)) };
	});
}

/** Joins days that differ in nothing but their dates. */
export function joined(days: readonly ListedDay[]): readonly ListedDay[] {
	const byId = new Map<string, ListedDay>();
	for (const day of days) {
		const id = JSON.stringify({ ...day, days: 0 });
		const known = byId.get(id);
		byId.set(id, known ? { ...known, days: [...new Set([...known.days, ...day.days])].sort((a, b) => a - b) } : day);
	}
	return [...byId.values()];
}

/** The days of a place by its rules. The eve of a day that is an estimate is one, too. */
export const listedIn = (rules: readonly BookRule[]): readonly ListedDay[] =>
	rules.flatMap(({ day, eveOf }) => {
		if (!eveOf) return [day];
		const feasts = rules.filter((one) => one.day.name === eveOf.name && !one.day.working).map((one) => one.day);
		const all = new Set(feasts.flatMap(({ days }) => days));
		return feasts.map((feast) => ({
			...day,
			estimated: feast.estimated,
			days: feast.days
				.map((one) => one - 1)
				.filter((one) => !all.has(one) && yearOf(one) >= eveOf.from && yearOf(one) < eveOf.to)
		}));
	});
