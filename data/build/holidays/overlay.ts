import { yearOf, weekdayOf, type DayNumber } from '../../../engines/kit/calendar';
import { FIRST_YEAR, LAST_YEAR } from '../../../engines/holidays/years';
import { COUNTRY_NAMES } from '../../../engines/kit/country-names';
import type { Basis } from '../../../engines/holidays/table';
import type { ListedDay, Place, Source } from './places';
import { readDay } from './lunar';
import { daysByRule, isEstimate, isReckoned, readMoves, type RuleText } from './rules';

/** A day that a correction adds: `[English name, local name or '' for the same, rule, days it lasts]`. */
export type AddedDay = readonly [name: string, localName: string, rule: RuleText, length?: number];

/** What the law has otherwise than the library. Corrections are carried out in the order in which they stand. */
export interface Correction {
	/** `US`, or several: `BR-RJ BR-SP`. One of a country holds in its subdivisions too. */
	readonly places: string;
	/** Only the place itself, not its subdivisions. */
	readonly alone?: true;
	/** The name of a subdivision that the library lacks: it begins with the days of its country as they are then. */
	readonly named?: string;
	/** It begins with those of the subdivision that it lies in. */
	readonly inside?: true;
	/** The first and the last year to which it applies; all years when not given. */
	readonly years?: readonly [first: number, last: number];
	/** English names of days that go; `*` for all. Those in place of them have names of their own and stay. */
	readonly without?: readonly string[];
	/** Those in place of days that go, go too. */
	readonly substitutesToo?: true;
	/** English names of days whose substitutes go, the days themselves stay; `*` for all. */
	readonly withoutSubstitutes?: readonly string[];
	readonly days?: readonly AddedDay[];
	/**
	 * Substitutes for these English names (`*` for all): `sunday>monday`; the next day that is none itself when that is taken. Of two
	 * on one day one is moved; with `once` a feast of several days has one substitute, after its last day; with `shared` one falls on the
	 * day that the law names, even where that is a holiday already.
	 */
	readonly substitutes?: {
		readonly of: readonly string[];
		readonly except?: readonly string[];
		readonly moves: string;
		readonly once?: true;
		readonly shared?: true;
	};
	/** Days with another name: English name → [English name, local name; the one it has when not given]. */
	readonly renamed?: Readonly<Record<string, readonly [name: string, localName?: string]>>;
	/** Days that are there, by another rule: English name → rule. Where there is no such day in these years nothing is done. */
	readonly redated?: Readonly<Record<string, RuleText>>;
	/** Days that begin earlier or later, and how long they last: English name → [days to add, days it lasts]. */
	readonly shifted?: Readonly<Record<string, readonly [days: number, length: number]>>;
	/** English names of days of which only the afternoon or the evening is off. */
	readonly halved?: readonly string[];
	/** Days on which a feast was in the years of which days are listed: English name → `20240617 20250607`, each day of it. */
	readonly announced?: Readonly<Record<string, string>>;
	/** Single days of a feast that were on another: English name → `20120128>20120127 20150404>20150403`. */
	readonly instead?: Readonly<Record<string, string>>;
	/** Days of the weekend that are worked in place of others: `20240204 20240218`. */
	readonly worked?: string;
	/** English names of days that were compared with the source in these years, `*` for all: they are on record there. */
	readonly confirmed?: readonly string[];
	/** What added and redated days rest on; by default what their rule says. */
	readonly basis?: Basis;
	/** Whether added, redated and announced days may turn out otherwise; by default what their rule says, announced ones do not. */
	readonly estimated?: boolean;
	/** The law, gazette or calendar that says so, by name. */
	readonly source: string;
	/** A page where it can be read. */
	readonly url?: string;
}

/** The places with all corrections carried out, those that were missing added; equal days of a place joined. */
export function correct(places: readonly Place[], corrections: readonly Correction[]): Place[] {
	const corrected = new Map(places.map((place) => [place.code, place]));
	for (const correction of corrections) {
		const unmet = new Set(namesIn(correction));
		for (const code of correction.places.split(' ')) {
			if (!corrected.has(code))
				corrected.set(code, {
					code,
					name: correction.named ?? nameOf(code),
					days:
						code.length > 2
							? (corrected.get(code.slice(0, correction.inside ? code.lastIndexOf('-') : 2))?.days ?? [])
							: []
				});
			for (const place of [...corrected.values()]) {
				if (place.code !== code && (correction.alone || !place.code.startsWith(`${code}-`))) continue;
				for (const { name } of place.days) unmet.delete(name);
				corrected.set(place.code, { ...place, days: carryOut(place, correction) });
			}
		}
		if (unmet.size > 0) throw new Error(`${correction.places} has no ${[...unmet].join(', ')} to correct`);
	}
	return [...corrected.values()].map((place) => ({ ...place, days: join(place.days) }));
}

/** The English names of days that a correction is about. */
const namesIn = ({
	without,
	withoutSubstitutes,
	substitutes,
	renamed,
	redated,
	shifted,
	halved,
	announced,
	instead
}: Correction): string[] =>
	[
		...(without ?? []),
		...(withoutSubstitutes ?? []),
		...(substitutes?.of ?? []),
		...(halved ?? []),
		...Object.keys({ ...renamed, ...redated, ...shifted, ...announced, ...instead })
	].filter((name) => name !== '*');

function nameOf(code: string): string {
	const name = COUNTRY_NAMES[code];
	if (name === undefined) throw new Error(`a correction names ${code}, which is not known`);
	return name;
}

function carryOut(place: Place, correction: Correction): readonly ListedDay[] {
	const { years: [first, last] = [FIRST_YEAR, LAST_YEAR], without, withoutSubstitutes } = correction;
	const { renamed = {}, redated = {}, shifted = {} } = correction;
	const inYears = (day: DayNumber) => yearOf(day) >= first && yearOf(day) <= last;
	const source: Source = { text: correction.source, ...(correction.url !== undefined && { url: correction.url }) };
	const added = (name: string, localName: string, rule: RuleText) => ({
		name,
		localName: localName || name,
		observed: false,
		half: false,
		estimated: correction.estimated ?? isEstimate(rule),
		basis: correction.basis ?? basisBy(rule),
		source,
		length: 1
	});
	let days = place.days;
	const only = (goes: (day: ListedDay) => boolean) => {
		days = days.map((day) => (goes(day) ? { ...day, days: day.days.filter((one) => !inYears(one)) } : day));
	};
	if (without) only((day) => names(without, correction.substitutesToo ? takenFor(day.name) : day.name));
	if (withoutSubstitutes) only((day) => day.observed && names(withoutSubstitutes, day.name));
	days = days.flatMap((day) => {
		const there = day.days.filter(inYears);
		const name = renamed[day.name];
		const rule = redated[day.name];
		const shift = shifted[day.name];
		if (there.length === 0 || !(name || (rule && !day.observed) || shift)) return [day];
		return [
			{ ...day, days: day.days.filter((one) => !inYears(one)) },
			{
				...day,
				...(name && { name: name[0], localName: name[1] ?? day.localName }),
				...(shift && { length: shift[1], source }),
				...(rule && {
					source,
					estimated: correction.estimated ?? isEstimate(rule),
					basis: correction.basis ?? basisBy(rule)
				}),
				days: rule ? daysByRule(rule, first, last) : there.map((one) => one + (shift?.[0] ?? 0))
			}
		];
	});
	for (const name of correction.halved ?? [])
		days = days.flatMap((day) =>
			day.name === name
				? [
						{ ...day, days: day.days.filter((one) => !inYears(one)) },
						{ ...day, half: true, days: day.days.filter(inYears) }
					]
				: [day]
		);
	for (const [name, dates] of Object.entries(correction.announced ?? {}))
		days = announce(days, name, daysByRule(`on ${dates}`, FIRST_YEAR, LAST_YEAR), source, correction.estimated);
	for (const [name, moves] of Object.entries(correction.instead ?? {})) {
		const to = new Map(moves.split(' ').map((move) => [readDay(move.slice(0, 8)), readDay(move.slice(9))]));
		days = days.flatMap((day) => {
			const moved = day.name === name ? day.days.flatMap((one) => to.get(one) ?? []) : [];
			if (moved.length === 0) return [day];
			const estimated = correction.estimated ?? false;
			return [
				{ ...day, days: day.days.filter((one) => !to.has(one)) },
				{ ...day, estimated, basis: 'announced', source, days: moved }
			];
		});
	}
	if (correction.worked !== undefined)
		days = [
			...days,
			{
				...added('Working day', '', `on ${correction.worked}`),
				working: true,
				days: daysByRule(`on ${correction.worked}`, first, last)
			}
		];
	for (const [name, localName, rule, length = 1] of correction.days ?? [])
		days = [...days, { ...added(name, localName, rule), length, days: daysByRule(rule, first, last) }];
	if (correction.confirmed)
		days = days.flatMap((day) => {
			const there = names(correction.confirmed ?? [], day.name) ? day.days.filter(inYears) : [];
			if (there.length === 0) return [day];
			const basis = correction.basis ?? (day.basis === 'computed' ? 'announced' : day.basis);
			return [
				{ ...day, days: day.days.filter((one) => !inYears(one)) },
				{ ...day, days: there, estimated: false, basis, source }
			];
		});
	if (correction.substitutes) days = [...days, ...substitutesOf(days, correction, inYears, source)];
	return days;
}

/** Days that are named stand in a notice. */
const basisBy = (rule: RuleText): Basis =>
	rule.startsWith('on ') ? 'announced' : isReckoned(rule) ? 'computed' : 'law';

/** In the years of which days are listed, the feast is on these and no others. */
function announce(
	days: readonly ListedDay[],
	name: string,
	dates: readonly DayNumber[],
	source: Source,
	estimated = false
): readonly ListedDay[] {
	const model = days.find((day) => day.name === name && !day.observed);
	if (!model) return days;
	const years = new Set(dates.map(yearOf));
	const [first, last] = [Math.min(...years), Math.max(...years)];
	const listed = (day: DayNumber) => yearOf(day) >= first && yearOf(day) <= last;
	return [
		...days.flatMap((day) => {
			if (day.name !== name || !day.days.some(listed)) return [day];
			return [{ ...day, days: day.days.filter((one) => !listed(one)) }];
		}),
		{ ...model, length: 1, estimated, basis: estimated ? 'computed' : 'announced', source, days: dates }
	];
}

const names = (list: readonly string[], name: string) => list.includes('*') || list.includes(name);

function substitutesOf(
	days: readonly ListedDay[],
	{ substitutes: { of, except = [], moves, once, shared } = { of: [], moves: '' }, estimated }: Correction,
	inYears: (day: DayNumber) => boolean,
	source: Source
): ListedDay[] {
	const steps = readMoves(moves.split(' '));
	const taken = new Set(
		days.flatMap((day) =>
			day.working ? [] : day.days.flatMap((one) => Array.from({ length: day.length }, (_, at) => one + at))
		)
	);
	// What would be the substitute is worked in place of another day: that one is the substitute.
	const worked = new Set(days.flatMap((day) => (day.working ? day.days : [])));
	const found: ListedDay[] = [];
	const moved = new Set<DayNumber>();
	const wanted = days
		.filter((day) => !day.observed && !day.working && names(of, day.name) && !except.includes(day.name))
		.flatMap((day) => day.days.filter(inYears).map((one) => ({ day, one })))
		.sort((a, b) => a.one - b.one);
	for (const { day, one } of wanted) {
		for (let at = 0; at < day.length; at++) {
			const step = steps.get(weekdayOf(one + at));
			if (step === undefined || moved.has(one + at)) continue;
			moved.add(one + at);
			let target = one + at + step;
			// Another holiday is there already: the next day in that direction, as the laws on substitutes have it.
			while (!shared && taken.has(target)) target += step > 0 ? 1 : -1;
			if (worked.has(target)) continue;
			taken.add(target);
			const name = `${day.name} (substitute day)`;
			const localName = day.localName === day.name ? name : day.localName;
			found.push({
				...day,
				name,
				localName,
				observed: true,
				estimated: estimated ?? day.estimated,
				source,
				length: 1,
				days: [target]
			});
			if (once) break;
		}
	}
	return found;
}

/** The English name of the day that one is taken in place of, its own where it is no substitute. */
const takenFor = (name: string) => name.replace(/ \(substitutes?(?: day)?\)$/, '');

/** A place without substitutes of more than a year before there was the day that they are in place of: rules carried back too far. */
export function withoutEarlySubstitutes(place: Place): Place {
	const first = new Map<string, number>();
	for (const { name, days } of place.days)
		if (takenFor(name) === name)
			first.set(name, Math.min(first.get(name) ?? Infinity, ...days.map((day) => yearOf(day))));
	const days = place.days.map((day) => {
		const from = first.get(takenFor(day.name));
		return takenFor(day.name) === day.name || from === undefined
			? day
			: { ...day, days: day.days.filter((one) => yearOf(one) >= from - 1) };
	});
	return { ...place, days: days.filter((day) => day.days.length > 0) };
}

/** Days that differ only in their dates become one. */
function join(days: readonly ListedDay[]): ListedDay[] {
	const joined = new Map<string, ListedDay>();
	for (const day of days) {
		const { name, localName, observed, half, estimated, working, basis, source, length } = day;
		const id = [name, localName, observed, half, estimated, working, basis, source.text, source.url, length].join('\n');
		const before = joined.get(id);
		const all = new Set([...(before?.days ?? []), ...day.days].filter(known));
		joined.set(id, { ...day, days: [...all].sort((a, b) => a - b) });
	}
	return [...joined.values()].filter((day) => day.days.length > 0);
}

const known = (day: DayNumber) => yearOf(day) >= FIRST_YEAR && yearOf(day) <= LAST_YEAR;
