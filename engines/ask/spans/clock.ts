/** Times of day and zones by their offset. */
import type { Lattice } from '../lattice';
import type { Span } from '../lexicon';

/** The first hour of twelve that is late at night. */
const FIRST_OF_NIGHT = 6;

const two = (value: number): string => String(value).padStart(2, '0');

/** Hours and minutes of `12:30` or `9.15`; null for another token. */
function readClock(text: string): { readonly hour: number; readonly minute: number } | null {
	const [hours = '', minutes = '', ...rest] = text.split(':');
	if (minutes.length !== 2 || hours.length > 2 || rest.length > 1) return null;
	const [hour, minute] = [Number(hours), Number(minutes)];
	return hour < 25 && minute < 60 ? { hour, minute } : null;
}

/** Adds times of day to the lattice. Numbers must be in it. */
export function addTimes(lattice: Lattice): void {
	const { tokens } = lattice;
	for (let at = 0; at < tokens.length; at++) {
		addOffset(lattice, at);
		const named = lattice.one(at, 'clock');
		if (named) lattice.add({ kind: 'time', value: named.value, from: at, to: named.to });
		const past = lattice.one(at, 'past');
		const whole = past && lattice.one(past.to, 'number');
		if (past && whole?.amount !== undefined && whole.amount <= 24)
			addTime(lattice, whole.amount, Number(past.value), at, whole.to, true);
		addHour(lattice, at);
	}
	for (let at = 1; at < tokens.length - 1; at++) if (isRange(lattice, at)) addEnds(lattice, at);
}

/** Whether a token stands between the ends of a range: to, until, a dash. */
const isRange = (lattice: Lattice, at: number): boolean =>
	lattice.all(at, 'role').some(({ value }) => value === 'to') ||
	lattice.concept(at, 'until') !== undefined ||
	DASHES.includes(lattice.tokens[at]?.text ?? ' ');
const DASHES = '-–—';

/** The end of a range is an hour where its other end is a time: from 8:30 to 5. Both are where hours are counted from one. */
function addEnds(lattice: Lattice, at: number): void {
	const [before, behind] = [lattice.ends[at] ?? [], lattice.starts[at + 1] ?? []];
	const isTime = ({ kind }: Span) => kind === 'time';
	const isCounted =
		(lattice.concepts.has('hours') || lattice.concepts.has('how-long')) &&
		before.some(({ from }) => lattice.ends[from]?.some(({ kind, value }) => kind === 'role' && value === 'from'));
	for (const [spans, others] of [
		[before, behind],
		[behind, before]
	] as const) {
		const hour = spans.find(
			({ kind, amount = -1 }) => kind === 'number' && Number.isInteger(amount) && amount >= 0 && amount <= 24
		);
		const isHour = hour && !spans.some(isTime) && !lattice.has(hour.to, 'unit', 'money', 'behind', 'month');
		if (isHour && (isCounted || others.some(isTime)))
			lattice.add({ kind: 'time', value: `${two((hour.amount ?? 0) % 24)}:00`, from: hour.from, to: hour.to });
	}
}

function addHour(lattice: Lattice, at: number): void {
	const { tokens } = lattice;
	const token = tokens[at] as { text: string; kind: string };
	const clock = token.kind === 'number' ? readClock(token.text) : null;
	const number = lattice.one(at, 'number');
	const said = clock?.hour ?? number?.amount;
	// साढ़े छह बजे: the half of an hour is in the number, or a third of it.
	if (said === undefined || !Number.isInteger(Number((12 * said).toFixed(6)))) return;
	const hour = Math.floor(said);
	// This morning at ten: the part of the day may come first.
	const behind = lattice.ends[at]?.some(({ kind }) => kind === 'of' || kind === 'role') ? at - 1 : at;
	const part =
		lattice.ends[at]?.find(({ kind }) => kind === 'part') ?? lattice.ends[behind]?.find(({ kind }) => kind === 'part');
	if (hour !== said && !(number && (part || lattice.has(number.to, 'o-clock', 'part')))) return;
	if (!clock && number && hour > 24) {
		// 1600 UTC, 0930 am
		const minute = hour % 100;
		if (
			token.text.length === 4 &&
			hour < 2400 &&
			minute < 60 &&
			(lattice.has(number.to, 'zone', 'part') || lattice.concept(number.to, 'hours'))
		)
			addTime(lattice, Math.floor(hour / 100), minute, at, number.to, true);
		return;
	}
	let minute = clock?.minute ?? Math.round(60 * (said - hour));
	let to = clock ? at + 1 : (number?.to ?? at + 1);
	let isSaid = clock !== null;
	const oClock = lattice.one(to, 'o-clock');
	if (oClock) {
		[to, isSaid] = [oClock.to, true];
		const minutes = lattice.one(to, 'number');
		if (
			minutes?.amount !== undefined &&
			minutes.amount < 60 &&
			Number.isInteger(minutes.amount) &&
			!lattice.has(minutes.to, 'unit', 'money')
		)
			[minute, to] = [minutes.amount, minutes.to];
	} else if (!clock) {
		const minutes = lattice.one(to, 'number');
		if (minutes?.amount !== undefined && minutes.amount >= 10 && minutes.amount < 60 && lattice.has(minutes.to, 'part'))
			[minute, to] = [minutes.amount, minutes.to];
	}
	const late = clock ? undefined : lattice.one(to, 'past-after');
	if (late) [minute, to, isSaid] = [minute + Number(late.value), late.to, true];
	addTime(lattice, hour, minute, at, to, isSaid);
	if (part) addPart(lattice, hour, minute, part.value, part.from, to);
}

/** GMT+5, UTC minus three. */
function addOffset(lattice: Lattice, at: number): void {
	const { tokens } = lattice;
	for (const zone of lattice.all(at, 'zone')) {
		if (zone.value !== 'UTC' && zone.value !== 'GMT') continue;
		const sign = lattice.all(zone.to, 'operator').find(({ value }) => value === '+' || value === '-');
		const clock = sign && readClock(tokens[sign.to]?.text ?? '');
		const hours = sign && lattice.one(sign.to, 'number');
		if (!sign || (!clock && !(hours?.amount !== undefined && hours.amount <= 14))) continue;
		const offset = clock
			? `${two(clock.hour)}:${two(clock.minute)}`
			: `${two(Math.floor(hours?.amount ?? 0))}:${two(((hours?.amount ?? 0) % 1) * 60)}`;
		lattice.add({
			kind: 'zone',
			value: `UTC${sign.value}${offset}`,
			from: at,
			to: clock ? sign.to + 1 : (hours?.to ?? sign.to)
		});
	}
}

function addTime(lattice: Lattice, hour: number, minute: number, from: number, to: number, isSaid: boolean): void {
	if (!Number.isInteger(hour))
		return addTime(lattice, Math.floor(hour), minute + Math.round(60 * (hour % 1)), from, to, isSaid);
	if (minute < 0) return addTime(lattice, (hour + 23) % 24, minute + 60, from, to, isSaid);
	const part = lattice.one(to, 'part');
	if (part) addPart(lattice, hour, minute, part.value, from, part.to);
	else if (isSaid && hour <= 24) lattice.add({ kind: 'time', value: `${two(hour % 24)}:${two(minute)}`, from, to });
}

function addPart(lattice: Lattice, hour: number, minute: number, part: string, from: number, to: number): void {
	// Two at night is before the morning, ten at night before midnight.
	const isLate = part === 'pm' || (part === 'night' && hour % 12 >= FIRST_OF_NIGHT);
	const hours = hour > 12 ? hour % 24 : (hour % 12) + (isLate ? 12 : 0);
	lattice.add({ kind: 'time', value: `${two(hours)}:${two(minute)}`, from, to });
}
