import { updateDay, updateSection } from '../kit/update-section';
import { useNewerClocks, type Clock, type NewerClocks, type YearlyRule } from './clock';
import { parseTime } from './local-time';

/** A line of an update: `America/Vancouver | 2026-11-01T09:00Z | MST7 | <source>`. */
const LINE = /^([A-Za-z_/+-]{3,60}) \| ([\dTZ:+-]{10,25}) \| (\S{3,80})(?: \||$)/;
/** An abbreviation, and hours with minutes and seconds west of Greenwich, as in POSIX. */
const CLOCK = /^(?:<([+\-\w]{2,10})>|([A-Za-z]{3,10}))([+-]?\d{1,3}(?::\d\d){0,2})?/;
/** A change on the `week`-th weekday of a month at a time of the clock before it. */
const CHANGE = /^M([1-9]|1[0-2])\.([1-5])\.([0-6])(?:\/([+-]?\d{1,3}(?::\d\d){0,2}))?$/;
/** When clocks change where a rule does not say it, seconds after midnight (POSIX). */
const DEFAULT_TIME = 2 * 3600;

let read: string | undefined;
let zones: ReadonlySet<string> = new Set();

/** Follows an update's clock lines (POSIX, RFC 8536). Returns its day if it has `zone`, else null. */
export function followZoneUpdate(update: string, zone: string): string | null {
	if (read !== update) {
		const newer = new Map<string, NewerClocks[]>();
		for (const line of updateSection(update, 'zones')) {
			const [, name = '', moment = '', rule = ''] = LINE.exec(line) ?? [];
			const clocks = readRule(rule);
			const from = parseTime(moment);
			if (clocks && !Number.isNaN(from)) newer.set(name, [...(newer.get(name) ?? []), { from, ...clocks }]);
			else console.warn(`zones: a line is not read: ${line}`);
		}
		useNewerClocks(newer);
		zones = new Set(newer.keys());
		read = update;
	}
	return zones.has(zone) ? updateDay(update) : null;
}

/** Reads a rule of POSIX; undefined for another text and for changes that are not by weekday. */
function readRule(text: string): Omit<NewerClocks, 'from'> | undefined {
	const [clocks = '', ...changes] = text.split(',');
	const winter = readClock(clocks, undefined);
	if (!winter) return undefined;
	const left = clocks.slice(winter.length);
	if (left === '') return changes.length === 0 ? { first: winter.clock, rules: [] } : undefined;
	const summer = readClock(left, winter.clock);
	const [start, end] = changes.map((change) => CHANGE.exec(change));
	if (!summer || summer.length < left.length || !start || !end || changes.length !== 2) return undefined;
	const rule = ([, month, week, weekday, time]: RegExpExecArray, clock: Clock, before: Clock): YearlyRule => ({
		clock,
		month: Number(month),
		week: Number(week),
		weekday: Number(weekday),
		seconds: (time === undefined ? DEFAULT_TIME : secondsOf(time)) - before.offset
	});
	return {
		first: winter.clock,
		rules: [rule(start, summer.clock, winter.clock), rule(end, winter.clock, summer.clock)]
	};
}

/** Reads a clock at the beginning of a text; a summer's without an offset is an hour ahead of the winter's. */
function readClock(
	text: string,
	winter: Clock | undefined
): { readonly clock: Clock; readonly length: number } | undefined {
	const match = CLOCK.exec(text);
	const [all = '', quoted, letters = '', offset] = match ?? [];
	if (!match || (offset === undefined && winter === undefined)) return undefined;
	const east = offset === undefined ? (winter?.offset ?? 0) + 3600 : -secondsOf(offset);
	return {
		clock: { abbreviation: quoted ?? letters, offset: east, daylight: winter !== undefined },
		length: all.length
	};
}

/** Seconds of `-3:30` or `7`. */
function secondsOf(text: string): number {
	const [hours = 0, minutes = 0, seconds = 0] = text.replace(/^[+-]/, '').split(':').map(Number);
	return (text.startsWith('-') ? -1 : 1) * (hours * 3600 + minutes * 60 + seconds);
}
