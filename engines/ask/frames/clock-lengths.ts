/** Questions about times of day: the length between two, the length until one, and a time plus a length. */
import { daysBetween } from '../facts/calendar';
import { offsetAt, offsetOf, writeOffset } from '../facts/zones';
import type { Frame } from '../frame';
import type { Span } from '../lexicon';
import type { Match } from '../match';

const MINUTES: Readonly<Record<string, number | undefined>> = { s: 1 / 60, min: 1, h: 60 };
/** Minutes of a length of hours, minutes and seconds; undefined for another size. */
export function minutesIn({ amount = NaN, unit = '', plus }: Span): number | undefined {
	const sum = amount * (MINUTES[unit] ?? NaN) + (plus ? plus.amount * (MINUTES[plus.unit] ?? NaN) : 0);
	return Number.isNaN(sum) ? undefined : sum;
}

/** Minutes of a time of day since midnight. */
const minuteOf = ({ value }: { readonly value: string }): number =>
	60 * Number(value.slice(0, 2)) + Number(value.slice(3, 5));

export const CLOCK_LENGTH_FRAMES: readonly Frame<Match>[] = [
	{
		id: 'clock-span',
		operation: 'math/evaluate',
		may: ['how-many', 'how-long', 'until', 'between', 'difference', 'what-is', 'hours', 'time', 'time-difference'],
		slots: { time: 2, unit: 1 },
		wants: ['time'],
		build(match) {
			const [from, to, more] = match.all('time');
			const unit = match.one('unit')?.value ?? 'h';
			if (!from || !to || more || (unit !== 'h' && unit !== 'min')) return null;
			// The end of a night is on the next day. An hour up to twelve without its half of the day is the next such hour: from 9 to 5.
			const isPlain = (span: Span) =>
				Number(span.value.slice(0, 2)) <= 12 && /^[1-9][\d:]*$/.test(match.textOf(span.from, span.to));
			const cycle = isPlain(to) ? 720 : 1440;
			const length = (minuteOf(to) - minuteOf(from) + 1440) % cycle || cycle;
			return {
				input: { expression: `${length} min to ${unit}` },
				strong: match.has('how-many', 'how-long', 'difference', 'between') || match.one('unit') ? 2 : 1,
				focus: { kind: 'span', unit }
			};
		}
	},
	{
		// Minutes until 6 pm. Hours left of today.
		id: 'clock-until',
		operation: 'math/evaluate',
		needs: [
			['until', 'left', 'how-many', 'how-long'],
			['until', 'left']
		],
		may: ['how-many', 'how-long', 'what-is', 'here'],
		slots: { time: 1, unit: 1, date: 1 },
		build(match, { timeZone, now, today }) {
			const [time, date] = [match.one('time'), match.one('date')];
			const unit = match.one('unit')?.value ?? (match.has('how-long') ? 'h' : '');
			if ((unit !== 'h' && unit !== 'min' && unit !== 's') || (!time && date?.by !== 'today')) return null;
			const local = new Date(now + offsetAt(timeZone, now) * 60_000).toISOString();
			const days = date ? daysBetween(today, date.value) : 0;
			const gone = minuteOf({ value: local.slice(11, 16) });
			const end = 1440 * days + (time ? minuteOf(time) : 1440);
			const minutes = end > gone || days > 0 ? end - gone : end - gone + 1440;
			return { input: { expression: `${minutes} min to ${unit}` }, strong: 2, focus: { kind: 'span', unit } };
		}
	},
	{
		// Three hours after 10:35; 22:40 plus 90 minutes.
		id: 'clock-later',
		operation: 'geo/timezone',
		may: ['what-is', 'when', 'time', 'after', 'before', 'later'],
		slots: { time: 1, quantity: 1, operator: 1 },
		wants: ['quantity'],
		build(match, setting) {
			const [time, length, sign] = [match.one('time'), match.one('quantity'), match.one('operator')];
			const minutes = length && minutesIn(length);
			if (!time || minutes === undefined || !match.isExplained) return null;
			const isBack = sign ? sign.value === '-' : match.has('before');
			const isJoined = sign
				? '+-'.includes(sign.value)
				: match.has('after', 'before', 'later') || match.roleBefore(time) === 'from';
			if (!isJoined) return null;
			const local = `${setting.today}T${time.value}`;
			const then =
				Date.parse(`${local}:00${writeOffset(offsetOf(setting.timeZone, local))}`) +
				(isBack ? -1 : 1) * minutes * 60_000;
			return {
				input: { coords: setting.timeZone, at: new Date(then).toISOString() },
				strong: 2,
				focus: { kind: 'moment', time: time.value, of: setting.timeZone }
			};
		}
	}
];
