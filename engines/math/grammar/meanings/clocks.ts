/** Times of day and durations as clocks show them: "1:30 + 0:45", "8:30 to 17:15". */
import { ParseError } from '../../io/lexer';
import type { Meaning, Meanings, Say } from './meaning';

const partsOf = (clock: string): number[] => clock.split(':').map(Number);
const minutesOf = (clock: string): number => {
	const [h = 0, min = 0, s = 0] = partsOf(clock);
	return h * 60 + min + s / 60;
};
const each = (clock: string): string => {
	const [h = 0, min = 0, s] = partsOf(clock);
	return `(${h} h + ${min} min${s === undefined ? '' : ` + ${s} s`})`;
};
const smallest = (...clocks: readonly string[]): string =>
	clocks.some((clock) => partsOf(clock).length > 2) ? 'h min s' : 'h min';

/** The time between two. Undefined unless both are times of day. The end is on the next day if it is before its start. */
function span(from: string, to: string, say: Say, target?: string): string | undefined {
	if (minutesOf(from) >= 1440 || minutesOf(to) > 1440) return undefined;
	const next = minutesOf(to) < minutesOf(from);
	say(`this is the time from ${from} to ${to}${next ? ' of the next day' : ''}`);
	return `${each(to)} - ${each(from)}${next ? ' + 24 h' : ''} in ${target ?? smallest(from, to)}`;
}

/** The time of day so much later, which is only a note. */
const later =
	(sign: 1 | -1): Meaning =>
	({ a = '', q = '' }) => {
		const [count = '', unit = ''] = q.split(' ');
		const step = Number.parseFloat(count) * (/h/.test(unit || q) ? 60 : 1) * sign;
		const at = (((minutesOf(a) + Math.round(step)) % 1440) + 1440) % 1440;
		const two = (part: number) => String(Math.floor(part)).padStart(2, '0');
		throw new ParseError(
			`that is ${two(at / 60)}:${two(at % 60)}; a time of day is no number, and answers are numbers here: ask for the time between two of them`,
			0
		);
	};

export const CLOCKS: Meanings = {
	'clock-range': ({ a = '', b = '' }, say) => span(a, b, say),
	'clock-span': ({ a = '', b = '' }, say) => (minutesOf(b) > minutesOf(a) ? span(a, b, say) : undefined),
	'minutes-between': ({ a = '', b = '', u }, say) => span(a, b, say, u),
	'clock-difference': ({ a = '', b = '' }, say) => span(a, b, say),
	'clock-plus': later(1),
	'clock-minus': later(-1),
	'clock-sum': ({ s = '' }, say) => {
		say('times are hours and minutes');
		const tokens = s
			.replaceAll('−', '-')
			.replaceAll('–', '-')
			.split(/([-+])/);
		const clocks = tokens.filter((part) => part.includes(':')).map((part) => part.trim());
		const written = tokens.map((part) => (part.includes(':') ? each(part.trim()) : part)).join(' ');
		return `${written} in ${smallest(...clocks)}`;
	}
};
