/** Zones by the abbreviations that people know, and offsets from UTC at a moment. */
import { dateFormat } from '../../kit/intl-cache';
import { ZONE_CODES } from '../../geo/zone-codes';

/** Minutes that a zone with the same clock all year is ahead of UTC; summer and winter names say it by themselves. */
const FIXED: Readonly<Record<string, number>> = { EST: -300, EDT: -240, CST: -360, CDT: -300, MST: -420, MDT: -360, PST: -480, PDT: -420, CET: 60, CEST: 120, BST: 60, EET: 120, EEST: 180, AEST: 600, AEDT: 660, NZST: 720, NZDT: 780, AKST: -540, AKDT: -480, AST: -240, ADT: -180 }; // prettier-ignore

/** The IANA zone of an abbreviation; undefined for an offset and for an unknown one. */
export const zoneCalled = (name: string): string | undefined =>
	name === 'UTC' || name === 'GMT' ? 'UTC' : ZONE_CODES[name];

/** Minutes that `name` (abbreviation, `UTC+05:30` or IANA zone) is ahead of UTC when its clocks show `local`, `2026-11-25T22:00`. */
export function offsetOf(name: string, local: string): number {
	const fixed = FIXED[name];
	if (fixed !== undefined) return fixed;
	if (name.startsWith('UTC') && name.length > 3) {
		const [hours = 0, minutes = 0] = name.slice(4).split(':').map(Number);
		return (name[3] === '-' ? -1 : 1) * (60 * hours + minutes);
	}
	const zone = zoneCalled(name) ?? name;
	const guess = offsetAt(zone, Date.parse(`${local}Z`));
	// Within a day of a change the first guess may be on its other side.
	return offsetAt(zone, Date.parse(`${local}Z`) - guess * 60_000);
}

/** Minutes that the clocks of a zone are ahead of UTC at a moment. Throws a RangeError for an unknown zone. */
export function offsetAt(zone: string, time: number): number {
	const parts = dateFormat('en-US', { timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' }).formatToParts(time); // prettier-ignore
	const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
	const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
	return Math.round((shown - Math.floor(time / 60_000) * 60_000) / 60_000);
}

/** `+05:30` of minutes. */
export function writeOffset(minutes: number): string {
	const size = Math.abs(minutes);
	return `${minutes < 0 ? '-' : '+'}${String(Math.floor(size / 60)).padStart(2, '0')}:${String(size % 60).padStart(2, '0')}`;
}

const DAY_MS = 86_400_000;

/** Between two changes of the clocks lies a month at least: that of Ramadan in Morocco. */
const STRIDE_DAYS = 10;
const STRIDES = 74;

/** The start of the UTC day before the clocks of a zone next go `forward` or `back`, or either, within two years of `time`; undefined where they do not. */
export function nextChange(zone: string, time: number, way: string): number | undefined {
	const today = Math.floor(time / DAY_MS) * DAY_MS;
	let from = today;
	let before = offsetAt(zone, from);
	for (let stride = 1; stride <= STRIDES; stride++) {
		let to = today + stride * STRIDE_DAYS * DAY_MS;
		const next = to;
		const after = offsetAt(zone, to);
		if (after !== before && (way === 'change' || after > before === (way === 'forward'))) {
			while (to - from > DAY_MS) {
				const middle = from + Math.floor((to - from) / DAY_MS / 2) * DAY_MS;
				if (offsetAt(zone, middle) === before) from = middle;
				else to = middle;
			}
			return Math.max(from, time);
		}
		[from, before] = [next, after];
	}
	return undefined;
}
