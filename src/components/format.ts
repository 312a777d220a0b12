import { made, wholeNumber } from '../state/settings/intl-cache';
import { settings } from '../state/settings/settings.svelte';

/** A number in the interface's language; `digits` is the most decimals shown, 3 unless told. */
export const formatNumber = (value: number, digits = 3): string =>
	wholeNumber(value) ?? made(Intl.NumberFormat, settings.locale, { maximumFractionDigits: digits }).format(value);

/** A share of 1 as per cent: 0.256 → 25.6%. */
export const formatShare = (share: number, digits = 1): string =>
	made(Intl.NumberFormat, settings.locale, { style: 'percent', maximumFractionDigits: digits }).format(share);

/** 1234567 bytes → 1.2 MB. Decimal units, as browsers and shops count. */
export function formatBytes(bytes: number): string {
	const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
	let step = 0;
	let value = bytes;
	while (value >= 1000 && step < units.length - 1) {
		value /= 1000;
		step++;
	}
	return made(Intl.NumberFormat, settings.locale, {
		style: 'unit',
		unit: units[step] ?? 'byte',
		unitDisplay: step === 0 ? 'long' : 'short',
		maximumFractionDigits: value < 10 && step > 0 ? 1 : 0
	}).format(value);
}

/** An ISO date or time as the user writes it. A plain date is shown as that day wherever the user is. */
export function formatDate(iso: string, style: 'date' | 'time' | 'both' = 'date'): string {
	const plain = /^\d{4}-\d{2}-\d{2}$/.test(iso);
	const time = new Date(iso);
	if (Number.isNaN(time.getTime())) return iso;
	return made(Intl.DateTimeFormat, settings.locale, {
		...(style === 'time' ? {} : { dateStyle: 'medium' }),
		...(style === 'date' || plain ? {} : { timeStyle: 'short' }),
		...(plain ? { timeZone: 'UTC' } : {})
	}).format(time);
}

const STEPS = [
	['year', 31_557_600],
	['month', 2_629_800],
	['day', 86_400],
	['hour', 3_600],
	['minute', 60]
] as const;

/** "3 hours ago", "in 2 days": from an ISO time or milliseconds, seen from `now`. */
export function formatAge(time: string | number, now: number = Date.now()): string {
	const seconds = ((typeof time === 'number' ? time : Date.parse(time)) - now) / 1000;
	const format = made(Intl.RelativeTimeFormat, settings.locale, { numeric: 'auto' });
	for (const [unit, length] of STEPS) {
		if (Math.abs(seconds) >= length) return format.format(Math.round(seconds / length), unit);
	}
	return format.format(Math.round(seconds), 'second');
}

/** `52.52, 13.405`: the way the API reads a point. */
export const formatPoint = (point: { readonly lat: number; readonly lon: number }, digits = 4): string =>
	`${Number(point.lat.toFixed(digits))}, ${Number(point.lon.toFixed(digits))}`;
