import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { build } from '../../data/build/holidays.pack';
import { readLawBooks } from '../../data/build/holidays/books';
import type { Decision } from '../../data/build/holidays/law-book';
import { daysByRule } from '../../data/build/holidays/rules';
import { countryInside, subdivisionNamed, subdivisionOfCode } from '../../engines/holidays/subdivision-names';
import { holidaysOf, openTable, type HolidayTable, type Rule } from '../../engines/holidays/table';
import { isoDate } from '../../engines/kit/calendar';

/** A line of the second source: `[MM-DD, English name, local name, 'moved']` a day. */
interface Row {
	readonly place: string;
	readonly year: number;
	readonly days: readonly (readonly [date: string, name: string, local: string | null, moved?: string])[];
}

/** A day that one list has and the other has not, and the decisions that settle it. */
interface Difference {
	readonly place: string;
	readonly year: number;
	/** MM-DD */
	readonly date: string;
	readonly names: readonly string[];
	readonly ours: boolean;
	readonly estimated: boolean;
	readonly decided: Decision | undefined;
}

interface Count {
	years: number;
	equal: number;
	settled: number;
	theirs: number;
	ours: number;
	missing: number;
	extra: number;
	/** Of the missing, and of the extra, those that a decision settles. */
	noHoliday: number;
	isHoliday: number;
	/** Extra days that are neither decided nor marked as estimates. */
	certain: number;
}

/**
 * Our days beside those of a second source that covers every country, no truth. Raw: recall is the share of its days that are ours, unsupported
 * the share of ours that it has not, perfect the share of place-years that are equal. Decided: differences that a `decided` line of a law book settles
 * for us are none; then how many of each list's own days are left and settled, and how many of ours that are left are no estimates.
 * With `LINKED=1` only rows that name a page count. `SECOND_SOURCE` is its path (JSON lines, gzipped). With codes of countries or places (`US`, `US-TX`, `all`): every difference that is not decided
 * there, `+` ours, `-` the second's, `~` an estimate; with the word `decided` those that are, too.
 */
export async function main(...asked: string[]): Promise<void> {
	const file = process.env['SECOND_SOURCE'] ?? '../shared/facts/holidays-peer.jsonl.gz';
	if (!existsSync(file)) return console.log('no second source here: set SECOND_SOURCE to the path of one');
	const rows = gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n');
	const table = openTable((await build()).buffer as ArrayBuffer);
	const known = new Map<string, readonly Rule[] | undefined>();
	const counts = new Map<string, Count>();
	const used = new Map<Decision, number>();
	const differences: Difference[] = [];
	const unread = new Set<string>();
	for (const line of rows) {
		const { place, year, days } = JSON.parse(line) as Row;
		if (!known.has(place)) known.set(place, rulesOf(place, table));
		const rules = known.get(place);
		if (!rules) {
			unread.add(place);
			continue;
		}
		const theirs = byDate(
			days.flatMap(([date, name]) =>
				place === 'SE' && name === 'Sunday' ? [] : name.split('; ').map((one) => [date, one])
			)
		);
		const found = holidaysOf(rules, year);
		const ours = byDate(found.map(({ day, name }) => [isoDate(day).slice(5), name]));
		const sure = new Set(found.filter(({ estimated }) => !estimated).map(({ day }) => isoDate(day).slice(5)));
		const here: Difference[] = [];
		for (const [date, names] of theirs)
			if (!ours.has(date)) here.push(differenceOf({ place, year, date, names, ours: false, estimated: false }));
		for (const [date, names] of ours)
			if (!theirs.has(date))
				here.push(differenceOf({ place, year, date, names, ours: true, estimated: !sure.has(date) }));
		for (const { decided } of here) if (decided) used.set(decided, (used.get(decided) ?? 0) + 1);
		differences.push(...here);
		for (const part of new Set(['', place.slice(0, 2)])) {
			const count = counts.get(part) ?? newCount();
			counts.set(part, count);
			count.years++;
			if (here.length === 0) count.equal++;
			if (here.every(({ decided }) => decided)) count.settled++;
			count.theirs += theirs.size;
			count.ours += ours.size;
			for (const one of here) {
				if (one.ours) count.extra++;
				else count.missing++;
				if (one.decided && one.ours) count.isHoliday++;
				else if (one.decided) count.noHoliday++;
				else if (one.ours && !one.estimated) count.certain++;
			}
		}
	}
	const places = asked.filter((one) => one !== 'decided');
	for (const place of places) show(place, differences, asked.includes('decided'));
	print(counts, places);
	const kinds = new Map<string, number>();
	for (const [{ kind }, times] of used) kinds.set(kind, (kinds.get(kind) ?? 0) + times);
	console.log(`decided by kind: ${[...kinds].map(([kind, times]) => `${kind} ${times}`).join(', ')}`);
	if (unread.size > 0) console.log(`places that the API does not read: ${[...unread].join(' ')}`);
	for (const row of counted)
		if (!used.has(row))
			console.log(`dead decision: ${row.places.join(' ')} ${(row.named ?? [row.on]).join(', ')}: ${row.why}`);
}

const newCount = (): Count => ({
	years: 0,
	equal: 0,
	settled: 0,
	theirs: 0,
	ours: 0,
	missing: 0,
	extra: 0,
	noHoliday: 0,
	isHoliday: 0,
	certain: 0
});

/** The rules of a place by its code or name as the API reads it; a part that has no days of its own here has those of its country. */
function rulesOf(place: string, table: HolidayTable): readonly Rule[] | undefined {
	const code = place.slice(0, 2);
	const country = table.country(code);
	const part = place.slice(3);
	if (!country || part === '') return country?.days;
	const own = country.subdivisions.has(part) ? undefined : countryInside(part, code);
	if (own !== undefined) return table.country(own)?.days;
	const known = country.subdivisions.has(part)
		? part
		: (subdivisionOfCode(place, code, country) ?? subdivisionNamed(part, code, country));
	return (known === undefined ? country : country.subdivisions.get(known))?.days;
}

function byDate(days: readonly (readonly string[])[]): Map<string, string[]> {
	const found = new Map<string, string[]>();
	for (const [date = '', name = ''] of days) found.set(date, [...(found.get(date) ?? []), name]);
	return found;
}

const differenceOf = (one: Omit<Difference, 'decided'>): Difference => ({
	...one,
	decided: [one.place.replaceAll(' ', '_'), one.place.replace(/-.*/, '-*')]
		.flatMap((place) => decisionsOn.get(place) ?? [])
		.find((row) => settles(row, one))
});

const decisionsOn = new Map<string, Decision[]>();
/** With `LINKED=1` those decisions alone that name a page which can be opened. */
const counted: Decision[] = [];
for (const [code, { decisions }] of readLawBooks())
	for (const row of decisions) {
		if (process.env['LINKED'] && row.source.url === undefined) continue;
		counted.push(row);
		for (const part of row.places) {
			const place = part === 'national' ? code : `${code}-${part}`;
			decisionsOn.set(place, [...(decisionsOn.get(place) ?? []), row]);
		}
	}

/** A name without what the second source says of its certainty. */
const bare = (name: string) => name.replace(/ \(estimated\)$/, '').replace(', estimated)', ')');

function settles(row: Decision, { year, date, names, ours }: Omit<Difference, 'decided'>): boolean {
	const { from, to, named, on, verdict } = row;
	if (year < from || year >= to || (verdict !== 'dated' && (verdict === 'yes') !== ours)) return false;
	if (named && !names.some((name) => named.includes(bare(name)))) return false;
	return on === undefined
		? named !== undefined
		: daysByRule(on, year, year).some((day) => isoDate(day).slice(5) === date);
}

/** The differences of a country or place by name: who has it, in which years and places. */
function show(asked: string, differences: readonly Difference[], settled: boolean): void {
	const rows = new Map<string, Map<string, string[]>>();
	for (const { place, year, date, names, ours, estimated, decided } of differences) {
		if (!(asked === 'all' || place === asked || (asked.length === 2 && place.startsWith(asked)))) continue;
		if (decided && !settled) continue;
		const id = `${ours ? '+' : '-'} ${names.join(', ')}${estimated ? ' ~' : ''}${decided ? ` (${decided.kind})` : ''}`;
		const at = rows.get(id) ?? new Map<string, string[]>();
		rows.set(id, at);
		at.set(place, [...(at.get(place) ?? []), `${date} ${year}`]);
	}
	const size = (at: ReadonlyMap<string, readonly string[]>) =>
		[...at.values()].reduce((sum, one) => sum + one.length, 0);
	for (const [id, at] of [...rows].sort(([, a], [, b]) => size(b) - size(a))) {
		const same = new Map<string, string[]>();
		for (const [place, dates] of at) same.set(inShort(dates), [...(same.get(inShort(dates)) ?? []), place]);
		for (const [dates, places] of same) console.log(`${id}: ${places.join(' ')}: ${dates}`);
	}
}

/** `10-17 2020–2032, 10-18 2033`: years of one date in a row together. */
function inShort(dates: readonly string[]): string {
	const runs: { date: string; first: number; last: number }[] = [];
	for (const [date, year] of dates.map((one) => [one.slice(0, 5), Number(one.slice(6))] as const)) {
		const run = runs.at(-1);
		if (run && run.date === date && run.last === year - 1) run.last = year;
		else runs.push({ date, first: year, last: year });
	}
	return runs.map(({ date, first, last }) => `${date} ${first}${last > first ? `–${last}` : ''}`).join(', ');
}

/** A table, the countries with most place-years to decide first: raw figures, decided figures, what is left and what is settled. */
function print(counts: ReadonlyMap<string, Count>, places: readonly string[]): void {
	const share = (part: number, whole: number) => (whole === 0 ? '-' : ((100 * part) / whole).toFixed(2));
	const line = (...cells: readonly (string | number)[]) =>
		console.log(cells.map((cell, at) => String(cell)[at === 0 ? 'padEnd' : 'padStart'](9)).join(''));
	line(
		'',
		'years',
		'recall',
		'unsupp',
		'perfect',
		'decided:',
		'recall',
		'unsupp',
		'perfect',
		'- left',
		'+ left',
		'certain',
		'- settled',
		'+ settled'
	);
	const asked = (place: string) =>
		places.length === 0 || places.includes('all') || places.some((one) => one.startsWith(place));
	for (const [place, one] of [...counts].sort(([, a], [, b]) => b.years - b.settled - a.years + a.settled)) {
		if (!asked(place)) continue;
		const raw = [share(one.theirs - one.missing, one.theirs), share(one.extra, one.ours), share(one.equal, one.years)];
		const left = one.extra - one.isHoliday;
		const decided = [
			share(one.theirs - one.missing, one.theirs - one.noHoliday),
			share(left, one.ours),
			share(one.settled, one.years)
		];
		const settled = [one.noHoliday, one.isHoliday];
		line(place || 'all', one.years, ...raw, '', ...decided, one.missing - one.noHoliday, left, one.certain, ...settled);
	}
}
