import { createRequire } from 'node:module';
import { DAYLIGHT_EXCEPTIONS } from './tzdata-daylight';
import { readZoneNames } from './zones/leaves';

/** A stretch of time on one clock: seconds since 1970, offset in seconds east of Greenwich. */
interface Period {
	readonly start: number;
	readonly end: number;
	readonly abbreviation: string;
	readonly offset: number;
	readonly daylight: boolean;
}
/** A yearly change on the `week`-th (5: last) `weekday` (0: Sunday) of `month`, `seconds` of wall time after its midnight. */
interface Rule {
	readonly month: number;
	readonly week: number;
	readonly weekday: number;
	readonly seconds: number;
}
/** The clock that a rule leads to, and the offset before it, in which its wall time counts. */
type Change = { readonly rule: Rule; readonly before: number; readonly to: Period };

const require = createRequire(import.meta.url);
const DAY = 86400;
/** The packed data ends with 2499; the last years but this one show the yearly rules that they follow. */
const RULE_YEARS = Array.from({ length: 10 }, (_, i) => 2489 + i);
const END = Date.UTC(2499, 0) / 1000;
const YEARS = Array.from({ length: 529 }, (_, i) => 1970 + i);

/** Text of `engines/geo/tzdata.ts` from moment-timezone: each zone's clocks from 1970 on. Equal zones share a line. */
export function tzdataModule(): string {
	const packed = require('moment-timezone/data/packed/latest.json') as {
		version: string;
		zones: string[];
		links: string[];
	};
	const byName = new Map(packed.zones.map((line) => [line.slice(0, line.indexOf('|')), line]));
	for (const link of packed.links) {
		const [target = '', name = ''] = link.split('|');
		byName.set(name, byName.get(target) ?? '');
	}
	const zonesOf = new Map<string, string[]>();
	for (const name of [...readZoneNames()].sort()) {
		const line = byName.get(name);
		if (!line) throw new Error(`the tz database has no ${name}`);
		const clocks = writeClocks(name, unpack(name, line));
		zonesOf.set(clocks, [...(zonesOf.get(clocks) ?? []), name]);
	}
	const lines = [...zonesOf].map(([clocks, names]) => `${names.join(' ')}|${clocks}`).sort();
	return [
		'// Made by data/build/tzdata.ts; the test beside it renews this file when it runs with -u.',
		'',
		'/** Release of the IANA time zone database. */',
		`export const TZDATA_VERSION = '${packed.version}';`,
		'',
		'/**',
		' * A line a group of zones whose clocks agree since 1970: names | kinds of time (abbreviation, offset in seconds, 1 for',
		' * daylight) | the kind at the start of 1970 and after every change, base 36 | time between changes in half minutes,',
		' * base 36 | yearly changes afterwards (kind, month.week.weekday, wall seconds, where week 5 is the last).',
		' */',
		`export const TZDATA = \`${lines.join('\n')}\`;`,
		''
	].join('\n');
}

/** The periods of a packed zone from 1970 to 2498, daylight time marked. */
function unpack(name: string, line: string): Period[] {
	const [, abbreviations = '', offsets = '', order = '', differences = ''] = line.split('|');
	const names = abbreviations.split(' ');
	const west = offsets.split(' ').map(fromBase60);
	let minutes = 0;
	const ends =
		differences === '' ? [] : differences.split(' ').map((text) => Math.round((minutes += fromBase60(text)) * 60));
	const raw = [...order].map((digit, i) => {
		const kind = fromBase60(digit);
		return {
			start: i === 0 ? -Infinity : (ends[i - 1] as number),
			end: ends[i] ?? Infinity,
			abbreviation: names[kind] as string,
			offset: -Math.round((west[kind] as number) * 60) + 0
		};
	});
	const marked = raw.map((period, i) => ({ ...period, daylight: isSummer(period, raw[i - 1], raw[i + 1]) }));
	return merge(
		marked.flatMap((period) => applyExceptions(name, period)).filter(({ start, end }) => end > 0 && start < END)
	);
}

/** Daylight time by its name, else a stretch under 300 days whose clocks are ahead of those before and after. */
function isSummer(
	{ abbreviation, offset, start, end }: Omit<Period, 'daylight'>,
	before?: { offset: number },
	after?: { offset: number }
): boolean {
	if (/^(\w*DT|CEST|EEST|WEST|MSD)$/.test(abbreviation)) return true;
	return !!before && !!after && offset > before.offset && offset > after.offset && end - start < 300 * DAY;
}

function applyExceptions(name: string, period: Period): Period[] {
	let parts = [period];
	for (const [from, to, daylight, zones] of DAYLIGHT_EXCEPTIONS) {
		if (!zones.split(' ').includes(name)) continue;
		const [start, end] = [Date.parse(`${from}Z`) / 1000, Date.parse(`${to}Z`) / 1000];
		parts = parts.flatMap((part) => {
			const [a, b] = [Math.max(start, part.start), Math.min(end, part.end)];
			if (a >= b) return [part];
			return [
				{ ...part, end: a },
				{ ...part, start: a, end: b, daylight },
				{ ...part, start: b }
			].filter((piece) => piece.start < piece.end);
		});
	}
	return parts;
}

const kindOf = ({ abbreviation, offset, daylight }: Period) => `${abbreviation} ${offset} ${daylight ? 1 : 0}`;

function merge(periods: readonly Period[]): Period[] {
	const merged: Period[] = [];
	for (const period of periods) {
		const last = merged.at(-1);
		if (last && kindOf(last) === kindOf(period)) merged[merged.length - 1] = { ...last, end: period.end };
		else merged.push(period);
	}
	return merged;
}

/** A zone's periods as `kinds|order|steps|tail`, without the changes that the yearly rules say as well. */
function writeClocks(name: string, periods: readonly Period[]): string {
	const changes = yearlyChanges(name, periods);
	let count = periods.length;
	if (changes) {
		const ruled = YEARS.flatMap((year) =>
			changes.map((change) => ({ time: timeOf(change, year), kind: kindOf(change.to) }))
		)
			.filter(({ time }) => time < END)
			.sort((a, b) => a.time - b.time);
		let r = ruled.length;
		while (count > 1 && r > 0) {
			const [period, rule] = [periods[count - 1] as Period, ruled[r - 1] as { time: number; kind: string }];
			if (period.start !== rule.time || kindOf(period) !== rule.kind) break;
			[count, r] = [count - 1, r - 1];
		}
		// The rule must not speak before its first true change.
		if (
			r > 0 &&
			count < periods.length &&
			(ruled[r - 1] as { time: number }).time > (periods[count - 1] as Period).start
		)
			count++;
	}
	const kept = periods.slice(0, count);
	const kinds = [...new Set([...kept, ...(changes ?? []).map(({ to }) => to)].map(kindOf))];
	const digit = (period: Period) => kinds.indexOf(kindOf(period)).toString(36);
	const steps = kept.slice(1).map(({ start }, i) => {
		const halves = (start - (i === 0 ? 0 : (kept[i] as Period).start)) / 30;
		if (!Number.isInteger(halves)) throw new Error(`${name} changes within half a minute`);
		return halves.toString(36);
	});
	const tail = (changes ?? []).map(
		({ rule, to }) => `${digit(to)} ${rule.month}.${rule.week}.${rule.weekday} ${rule.seconds}`
	);
	return [kinds.join(','), kept.map(digit).join(''), steps.join(' '), tail.join(',')].join('|');
}

/** The two rules that the last ten years follow, or null without daylight saving. */
function yearlyChanges(name: string, periods: readonly Period[]): readonly [Change, Change] | null {
	const late = periods.flatMap((period, i) => {
		const before = periods[i - 1];
		if (!before || period.start < Date.UTC(RULE_YEARS[0] as number, 0) / 1000) return [];
		return [{ start: period.start, before: before.offset, to: period }];
	});
	if (late.length === 0) return null;
	const [a, b] = late.slice(-2);
	if (!a || !b) throw new Error(`${name} ends its changes late`);
	const ruleOf = (last: typeof a): Change => {
		const all = late.filter(({ to }) => kindOf(to) === kindOf(last.to));
		const rule =
			all.length === RULE_YEARS.length ? findRule(all.map(({ start, before }) => start + before)) : undefined;
		if (!rule) throw new Error(`${name} changes to ${kindOf(last.to)} by no yearly rule`);
		return { rule, before: last.before, to: last.to };
	};
	return [ruleOf(a), ruleOf(b)];
}

/** The rule that all wall times (seconds) follow. Its day may be the one before or after: `Thursday 26:00`, `Sunday −1:00`. */
function findRule(walls: readonly number[]): Rule | undefined {
	for (const shift of [0, -1, 1, 2])
		for (const week of [5, 4, 3, 2, 1]) {
			const day = new Date((Math.floor((walls[0] as number) / DAY) - shift) * DAY * 1000);
			const rule = {
				month: day.getUTCMonth() + 1,
				week,
				weekday: day.getUTCDay(),
				seconds: ((((walls[0] as number) % DAY) + DAY) % DAY) + shift * DAY
			};
			if (walls.every((wall) => wallOf(rule, new Date(wall * 1000).getUTCFullYear()) === wall)) return rule;
		}
	return undefined;
}

/** Wall time of a rule in a year, seconds since 1970. */
function wallOf({ month, week, weekday, seconds }: Rule, year: number): number {
	const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
	let day = 1 + ((weekday - first + 7) % 7) + 7 * (week - 1);
	if (day > new Date(Date.UTC(year, month, 0)).getUTCDate()) day -= 7;
	return Date.UTC(year, month - 1, day) / 1000 + seconds;
}
const timeOf = ({ rule, before }: Change, year: number) => wallOf(rule, year) - before;

/** A number of moment-timezone's packed data: base 60, with a fraction. */
function fromBase60(text: string): number {
	const digits = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWX';
	const [whole = '', fraction = ''] = text.replace('-', '').split('.');
	let value = 0;
	for (const digit of whole) value = value * 60 + digits.indexOf(digit);
	let unit = 1;
	for (const digit of fraction) value += digits.indexOf(digit) * (unit /= 60);
	return text.startsWith('-') ? -value : value;
}
