/** Durations as clocks show them, added and taken from each other: "1:30 + 0:45", "8:30 to 17:15". */
import { ParseError } from '../io/lexer';
import type { Note } from '../core/answer-notes';

const CLOCK = String.raw`(\d{1,4}):([0-5]\d)(?::([0-5]\d))?`;
/** 9am, 5:30 p.m. */
const HALVES = /(?<![\d:.])(1[0-2]|0?[1-9])(:[0-5]\d)?\s*([ap])\.?m\b\.?/gi;
const SUM = new RegExp(String.raw`^\s*${CLOCK}(?:\s*[-+−–]\s*${CLOCK})+\s*$`);
const RANGE = new RegExp(String.raw`^\s*(${CLOCK})\s*[-−–]\s*(${CLOCK})\s*$`);
const BETWEEN = new RegExp(
	String.raw`^\s*(?:from\s+|between\s+|von\s+|zwischen\s+|de\s+|desde\s+|entre\s+)?(?:las\s+)?(${CLOCK})\s*(?:to|until|till|and|bis|und|a|hasta|y|à|et|jusqu['’]à)\s+(?:las\s+)?(${CLOCK})\s*$`,
	'i'
);

/** How many minutes between 9:15 and 14:30. */
const COUNTED = new RegExp(
	String.raw`^\s*(?:how\s+many\s+)?(minutes|hours)\s+(?:are\s+(?:there\s+)?)?(?:between|from)\s+(\d{1,2}:[0-5]\d)\s+(?:to|until|till|and)\s+(\d{1,2}:[0-5]\d)\s*$`,
	'i'
);
/** 17:45 + 3 hours, where it was 5:45 pm. */
const LATER = /^\s*(\d{1,2}):([0-5]\d)\s*([+−–-])\s*(\d{1,4}(?:\.\d+)?)\s*(h|hrs?|hours?|min|mins|minutes?)\s*$/i;

/** The sum in units of time; undefined where it is none. The end of a span is of the next day where it is before its start. */
export function clockTime(written: string, notes: Note[]): string | undefined {
	const text = written.replace(/(?<![\p{L}\d])(\d{1,2})h(\d\d)(?![\p{L}\d])(?=.*(?:à|a|bis|to|jusqu))|(?<=(?:à|bis|to)\s+)(\d{1,2})h(\d\d)$/gu, (_, h?: string, m?: string, lastH?: string, lastM?: string) => `${h ?? lastH}:${m ?? lastM}`).replace(HALVES, (_, hour: string, minute: string | undefined, half: string) => `${(Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)}${minute ?? ':00'}`); // prettier-ignore
	const counted = COUNTED.exec(text);
	if (counted) {
		const rest = clockTime(`${counted[2]} to ${counted[3]}`, notes);
		return rest?.replace(/ in h min$/, ` in ${/^h/i.test(counted[1]!) ? 'h' : 'min'}`);
	}
	const later = LATER.exec(text);
	if (later && text !== written) {
		const [, hour = '', minute = '', sign, count = '', unit = ''] = later;
		const step = Number(count) * (/^h/i.test(unit) ? 60 : 1) * (sign === '+' ? 1 : -1);
		const at = (((Number(hour) * 60 + Number(minute) + Math.round(step)) % 1440) + 1440) % 1440;
		const two = (part: number) => String(Math.floor(part)).padStart(2, '0');
		throw new ParseError(`that is ${two(at / 60)}:${two(at % 60)}; a time of day is no number, and answers are numbers here: ask for the time between two of them`, 0); // prettier-ignore
	}
	const each = (part: string): string => {
		const [, h = '', min = '', s] = new RegExp(CLOCK).exec(part)!;
		return `(${Number(h)} h + ${Number(min)} min${s === undefined ? '' : ` + ${Number(s)} s`})`;
	};
	const minutes = (part: string): number => {
		const [h = 0, min = 0, s = 0] = part.split(':').map(Number);
		return h * 60 + min + s / 60;
	};
	const smallest = (part: string): string => (/:\d+:/.test(part) ? 'h min s' : 'h min');
	const span = BETWEEN.exec(text);
	if (span) {
		const [from, to] = [span[1]!, span[5]!];
		if (minutes(from) >= 1440 || minutes(to) > 1440) return undefined;
		const next = minutes(to) < minutes(from);
		notes.push({ text: `this is the time from ${from} to ${to}${next ? ' of the next day' : ''}`, alternative: null });
		return `${each(to)} - ${each(from)}${next ? ' + 24 h' : ''} in ${smallest(text)}`;
	}
	const two = RANGE.exec(text);
	// With am and pm they are times of a day.
	const next = two !== null && minutes(two[1]!) >= minutes(two[5]!);
	if (two && (!next || text !== written) && minutes(two[5]!) <= 1440) {
		notes.push({
			text: `this is the time from ${two[1]} to ${two[5]}${next ? ' of the next day' : ''}`,
			alternative: null
		});
		return `${each(two[5]!)} - ${each(two[1]!)}${next ? ' + 24 h' : ''} in ${smallest(text)}`;
	}
	if (!SUM.test(text)) return undefined;
	notes.push({ text: 'times are hours and minutes', alternative: null });
	return `${text.replace(new RegExp(CLOCK, 'g'), each).replace(/[−–]/g, '-')} in ${smallest(text)}`;
}

/** 3:4 = x:12 */
export const proportion = (text: string): string => {
	const match = /^\s*([\w.]+)\s*:\s*([\w.]+)\s*(?:=|::)\s*([\w.]+)\s*:\s*([\w.]+)\s*$/.exec(text);
	return match ? `${match[1]}/${match[2]} = ${match[3]}/${match[4]}` : text;
};
