import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { dayOf, isoDate, weekdayOf, yearOf, type DayNumber } from '../../../engines/holidays/calendar';
import type { Basis } from '../../../engines/holidays/table';
import { isWeekend } from '../../../engines/holidays/weekends';
import { LAST_YEAR } from '../../../engines/holidays/years';
import { CORRECTIONS } from './corrections';
import { decodeDates, encodeDates } from './encode';
import { correct } from './overlay';
import { LIBRARY, libraryPlaces, type ListedDay, type Place, type Source } from './places';
import { daysOfRule, ruleOf } from './series';

/**
 * Where a second collection has a place otherwise than the first, by kind: what goes and what is added.
 * `[place, name, days that go: [name, dates], days that are added]`, dates as runs of `engines/holidays/runs.ts`.
 */
export type DifferenceLine = readonly [
	place: string,
	name: string,
	gone: readonly (readonly [name: string, dates: string])[],
	added: readonly AddedLine[]
];
type AddedLine = readonly [name: string, localName: string, kind: string, dates: string];

export const DIFFERENCES_FILE = path.resolve(import.meta.dirname, '../../packs/holidays-differences.jsonl');

export const SECOND: Source = {
	text: 'vacanza/holidays 0.102, a collection',
	url: 'https://github.com/vacanza/holidays'
};
const CARRIED: Source = { ...SECOND, text: `${SECOND.text}; carried back from 2010 by the same rule` };
/** The last day for which the second source could know notices: that of its version. */
const SEEN = '2026-12-31';
/** Years to which what it has from 2010 on is carried back. */
const CARRIED_FROM = 1990;

interface PeerDay {
	readonly day: DayNumber;
	readonly name: string;
	readonly observed: boolean;
	readonly estimated: boolean;
	/** The day that is worked for it. */
	readonly worked?: DayNumber;
}
type PeerYears = Map<number, PeerDay[]>;

/** Reads rows `{place, year, days: [[MM-DD, name, local, moved?]]}`. */
function readPeer(file: string): Map<string, PeerYears> {
	const peer = new Map<string, PeerYears>();
	for (const line of gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')) {
		const { place, year, days } = JSON.parse(line) as {
			place: string;
			year: number;
			days: [string, string, string | null, string?][];
		};
		const years: PeerYears = peer.get(place) ?? new Map<number, PeerDay[]>();
		peer.set(place, years);
		const listed = days.map(([date, name, , moved]) => ({
			day: dayOf(year, Number(date.slice(0, 2)), Number(date.slice(3))),
			name: name.replace(/ \((observed|estimated|observed, estimated|substituted[^)]*)\)/g, '').trim(),
			observed: moved !== undefined || / \((observed|substituted)/.test(name),
			estimated: name.includes('estimated'),
			...workedFor(name)
		}));
		// Sundays stand among Sweden's holidays there.
		const kept = place === 'SE' ? listed.filter(({ name }) => name !== 'Sunday') : listed;
		if (kept.length > 0) years.set(year, kept);
	}
	return peer;
}

/** `Day off (substituted from 11/01/2025)` */
function workedFor(name: string): { worked?: DayNumber } {
	const match = /substituted from (\d\d)\/(\d\d)\/(\d{4})/.exec(name);
	return match ? { worked: dayOf(Number(match[3]), Number(match[1]), Number(match[2])) } : {};
}

/** What a day off for a day of the weekend that is worked is called. */
const DAY_OFF: Readonly<Record<string, string>> = {
	BG: 'Почивен ден',
	CN: '调休',
	HU: 'Pihenőnap',
	KZ: 'Демалыс күні',
	LV: 'Pārceltā brīvdiena',
	RU: 'Перенесённый выходной день',
	TW: '調整放假',
	UA: 'Перенесений вихідний день',
	UZ: 'Dam olish kuni',
	VN: 'Nghỉ bù'
};

/** A third voter: place → year → days. */
type Votes = ReadonlyMap<string, ReadonlyMap<number, ReadonlySet<DayNumber>>>;

/** One beginning day of a listed holiday, with the holiday. */
interface Occurrence {
	readonly listed: ListedDay;
	readonly day: DayNumber;
}

/** As Map.groupBy, which the oldest Node that is supported lacks. */
function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
	const groups = new Map<string, T[]>();
	for (const item of items) {
		const key = keyOf(item);
		const group = groups.get(key);
		if (group) group.push(item);
		else groups.set(key, [item]);
	}
	return groups;
}

const expand = (days: readonly ListedDay[]): Occurrence[] =>
	days.flatMap((listed) =>
		listed.days.flatMap((first) => Array.from({ length: listed.length }, (_, at) => ({ listed, day: first + at })))
	);

/** What differs between a place as we have it and the second source, with what follows for the years that this leaves out. */
function differencesOf(
	place: Place,
	peer: PeerYears,
	votes: ReadonlyMap<number, ReadonlySet<DayNumber>> | undefined
): DifferenceLine {
	const years = [...peer.keys()].sort((a, b) => a - b);
	const [first = 0, last = 0] = [years[0], years.at(-1)];
	const theirs = new Map<DayNumber, PeerDay>();
	for (const days of peer.values()) for (const one of days) theirs.set(one.day, one);
	const voted = (day: DayNumber) => votes?.get(yearOf(day))?.has(day) ?? false;
	const ours = expand(place.days).filter(({ listed }) => !listed.working);
	const gone: Occurrence[] = [];
	for (const group of groupBy(ours, ({ listed }) => `${listed.name}\n${listed.observed}`).values())
		gone.push(...goneOf(group));
	// A reckoned day that is there as announced: the same day, with that source.
	gone.push(
		...ours.filter(({ listed, day }) => {
			const their = theirs.get(day);
			return listed.estimated && their !== undefined && !their.estimated && isoDate(day) <= SEEN;
		})
	);
	const isGone = new Set(gone.map(({ listed, day }) => `${listed.name}\n${day}`));
	const left = ours.filter(({ listed, day }) => !isGone.has(`${listed.name}\n${day}`));
	const there = new Set(left.map(({ day }) => day));

	const added = new Map<string, { line: readonly [string, string, string]; days: DayNumber[] }>();
	const add = (name: string, localName: string, kind: string, day: DayNumber) => {
		const id = `${name}\n${localName}\n${kind}`;
		const entry = added.get(id) ?? { line: [name, localName, kind] as const, days: [] };
		added.set(id, entry);
		entry.days.push(day);
	};
	const byName = groupBy(
		[...theirs.values()].sort((a, b) => a.day - b.day),
		({ name }) => name
	);
	for (const [name, series] of byName) {
		const exchanged = series.some(({ worked }) => worked !== undefined);
		const own = exchanged ? undefined : ownName(name, series);
		const dates = series.map(({ day }) => day);
		const forward = ruleOf(dates, first, last, 'last');
		const backward = ruleOf(dates, first, last, 'first');
		const reckoned =
			(forward?.reckoned ?? false) ||
			(backward?.reckoned ?? false) ||
			(own?.estimated ?? false) ||
			series.some(({ estimated }) => estimated);
		for (const { worked } of series)
			if (worked !== undefined && !theirs.has(worked) && isWeekend(place.code.slice(0, 2), null, worked))
				add('Working day', '', kindOf(false, false, 'announced', false).replace(' ', 'w '), worked);
		if (exchanged) {
			for (const { day } of series)
				if (!there.has(day)) add('Day off in exchange', DAY_OFF[place.code.slice(0, 2)] ?? '', 'o announced', day);
			continue;
		}
		const [shown, local] = [own?.name ?? name, own && own.localName !== own.name ? own.localName : ''];
		for (const { day, observed, estimated } of series) {
			if (there.has(day)) continue;
			const sure = !estimated && !(reckoned && isoDate(day) > SEEN);
			add(
				shown,
				local,
				kindOf(observed, !sure, reckoned ? (sure ? 'announced' : 'computed') : forward ? 'law' : 'one_off', false),
				day
			);
		}
		if (forward)
			for (const day of daysOfRule(forward, last + 1, LAST_YEAR))
				if (!there.has(day))
					add(shown, local, kindOf(isObserved(forward, day), reckoned, reckoned ? 'computed' : 'law', false), day);
		if (backward && backward.last - backward.first >= 5)
			for (const day of daysOfRule(backward, CARRIED_FROM, first - 1))
				if (!there.has(day) && (!votes || voted(day)))
					add(shown, local, kindOf(isObserved(backward, day), true, reckoned ? 'computed' : 'law', true), day);
	}
	const packed = (days: readonly DayNumber[]) =>
		encodeDates([...new Set(days)].filter((day) => yearOf(day) <= LAST_YEAR).sort((one, other) => one - other));
	return [
		place.code,
		place.name,
		[...groupBy(gone, ({ listed }) => listed.name)]
			.map(([name, days]) => [name, packed(days.map(({ day }) => day))] as const)
			.filter(([, dates]) => dates !== ''),
		[...added.values()]
			.map(({ line, days }): AddedLine => [...line, packed(days)])
			.filter(([, , , dates]) => dates !== '')
	];

	/** Days of one holiday that the second source has not, where nobody else does; and those of other years that follow from it. */
	function goneOf(group: readonly Occurrence[]): Occurrence[] {
		const byLaw = new Set(
			group.flatMap(({ listed, day }) => (listed.source.text === LIBRARY.text || listed.estimated ? [] : [day]))
		);
		// The third collection reckons the days by the moon as the first does: its vote does not count for them.
		const stays = ({ listed, day }: Occurrence) =>
			theirs.has(day) || byLaw.has(day) || (voted(day) && !listed.estimated);
		const seen = group.filter(({ day }) => peer.has(yearOf(day)));
		const wrong = seen.filter((one) => !stays(one));
		// A day by the moon that is announced for another one near it is moved, not gone.
		const moved = wrong.filter(
			({ listed, day }) => listed.estimated && [-3, -2, -1, 1, 2, 3].some((by) => theirs.has(day + by))
		);
		const found = [...wrong];
		if (moved.length > wrong.length / 2) return found;
		for (const weekday of [0, 1, 2, 3, 4, 5, 6]) {
			const ofWeekday = (list: readonly Occurrence[]) => list.filter(({ day }) => weekdayOf(day) === weekday);
			const outside = ofWeekday(group).filter(({ day }) => !peer.has(yearOf(day)));
			if (outside.length === 0) continue;
			const all = wrong.length === seen.length;
			const here = all ? seen : ofWeekday(seen);
			const bad = new Set(wrong);
			const late = here.slice(-3);
			const early = here.slice(0, 3);
			if (late.length > 0 && late.every((one) => bad.has(one)))
				found.push(...outside.filter(({ day }) => yearOf(day) > last));
			if (early.length > 1 && early.every((one) => bad.has(one)))
				found.push(...outside.filter((one) => yearOf(one.day) < first && !stays(one)));
		}
		return found;
	}

	/** Our own holiday that theirs is, by the days on which both are. */
	function ownName(name: string, series: readonly PeerDay[]): ListedDay | undefined {
		const counts = new Map<ListedDay, number>();
		const days = new Set(series.map(({ day }) => day));
		for (const { listed, day } of ours) {
			if (listed.observed) continue;
			const near = days.has(day) ? 3 : listed.estimated && (days.has(day - 1) || days.has(day + 1)) ? 2 : 0;
			if (near > 0) counts.set(listed, (counts.get(listed) ?? 0) + near);
		}
		const [best, count = 0] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
		return best && count >= Math.max(6, 1.2 * series.length)
			? best
			: ours.find(({ listed }) => listed.name === name)?.listed;
	}
}

const isObserved = (
	{ offsets, days }: { offsets: ReadonlyMap<number, readonly number[]>; days: readonly DayNumber[] },
	day: DayNumber
) =>
	[...offsets].some(([weekday, all]) =>
		all.some(
			(offset) =>
				offset !== 0 &&
				all.length < 3 &&
				!(all.length === 1 && offsets.size > 5 && sameEverywhere(offsets, offset)) &&
				days.includes(day - offset) &&
				weekdayOf(day - offset) === weekday
		)
	);
const sameEverywhere = (offsets: ReadonlyMap<number, readonly number[]>, offset: number) =>
	[...offsets.values()].every((all) => all.length === 0 || all.includes(offset));

/** `o` observed · `e` estimated · `c` carried back · `w` worked, no holiday · the basis. */
const kindOf = (observed: boolean, estimated: boolean, basis: Basis, carried: boolean) =>
	`${observed ? 'o' : ''}${estimated ? 'e' : ''}${carried ? 'c' : ''} ${basis}`;

/** Writes the file anew from the second source's rows (gzipped JSON lines), with the votes of a third (`{place: {year: [[date, name]]}}`). */
export async function main(peerFile: string, votesFile: string, namesFile: string): Promise<void> {
	const peer = readPeer(peerFile);
	const votes: Votes = new Map(
		Object.entries(
			JSON.parse(readFileSync(votesFile, 'utf8')) as Record<string, Record<string, [string, string][]>>
		).map(([code, years]) => [
			code,
			new Map(
				Object.entries(years).map(([year, days]) => [
					Number(year),
					new Set(days.map(([date]) => Date.parse(date) / 86_400_000))
				])
			)
		])
	);
	const names = new Map(
		(JSON.parse(readFileSync(namesFile, 'utf8')) as { '3166-2': { code: string; name: string }[] })['3166-2'].map(
			({ code, name }) => [code, name]
		)
	);
	const places = new Map(correct(await libraryPlaces(), CORRECTIONS).map((place) => [place.code, place]));
	const lines: DifferenceLine[] = [];
	for (const [code, years] of [...peer].sort(([a], [b]) => (a < b ? -1 : 1))) {
		const known = places.get(code);
		if (!known && (!names.has(code) || same(years, peer.get(code.slice(0, 2))))) continue;
		const line = differencesOf(known ?? { code, name: names.get(code) ?? code, days: [] }, years, votes.get(code));
		if (line[2].length + line[3].length > 0) lines.push(line);
	}
	await writeFile(DIFFERENCES_FILE, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

const same = (a: PeerYears, b: PeerYears | undefined) =>
	b !== undefined &&
	[...a].every(
		([year, days]) => days.map(({ day }) => day).join() === (b.get(year) ?? []).map(({ day }) => day).join()
	);

/** The places with the differences of the second source; parts of a country that it does not have follow the country. */
export function withDifferences(places: readonly Place[]): Place[] {
	const lines = new Map(
		readFileSync(DIFFERENCES_FILE, 'utf8')
			.trimEnd()
			.split('\n')
			.map((line) => {
				const parsed = JSON.parse(line) as DifferenceLine;
				return [parsed[0], parsed];
			})
	);
	const known = new Set(places.map(({ code }) => code));
	const missing = [...lines.values()]
		.filter(([code]) => !known.has(code))
		.map(([code, name]): Place => ({ code, name, days: [] }));
	return [...places, ...missing].map((place) => {
		const line =
			lines.get(place.code) ??
			(place.code.length > 6 ? lines.get(place.code.slice(0, place.code.lastIndexOf('-'))) : undefined);
		return line ? carryOut(place, line) : place;
	});
}

const decoded = new Map<string, DayNumber[]>();

/** The days of runs, read once: parts of a country share most of theirs. */
function daysFrom(text: string): DayNumber[] {
	let days = decoded.get(text);
	if (!days) decoded.set(text, (days = decodeDates(text)));
	return days;
}

function carryOut(place: Place, [, , gone, added]: DifferenceLine): Place {
	const goes = new Map(gone.map(([name, dates]) => [name, new Set(daysFrom(dates))]));
	const left = place.days.flatMap((listed): ListedDay[] => {
		const days = goes.get(listed.name);
		if (!days) return [listed];
		const whole = listed.days.filter(
			(first) => !Array.from({ length: listed.length }, (_, at) => first + at).some((day) => days.has(day))
		);
		const cut = listed.days
			.filter((first) => !whole.includes(first))
			.flatMap((first) => Array.from({ length: listed.length }, (_, at) => first + at))
			.filter((day) => !days.has(day));
		return [
			{ ...listed, days: whole },
			{ ...listed, length: 1, days: cut }
		];
	});
	return {
		...place,
		days: [
			...left,
			...added.map(([name, localName, kind, dates]): ListedDay => {
				const [marks = '', basis] = kind.split(' ');
				return {
					name,
					localName: localName || name,
					observed: marks.includes('o'),
					half: false,
					...(marks.includes('w') && { working: true }),
					estimated: marks.includes('e'),
					basis: basis as Basis,
					source: marks.includes('c') ? CARRIED : SECOND,
					length: 1,
					days: daysFrom(dates)
				};
			})
		]
	};
}
