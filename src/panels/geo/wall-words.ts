import { made } from '../../state/settings/intl-cache';
import { settings } from '../../state/settings/settings.svelte';
import { formatDuration } from '../../components/duration';
import { isolated } from '../../components/units';
import { t } from './words';

/** The time of a wall clock, given as if it were UTC (milliseconds since 1970), with seconds when `medium`. */
export const wallTime = (local: number, style: 'short' | 'medium'): string =>
	made(Intl.DateTimeFormat, settings.locale, { timeStyle: style, timeZone: 'UTC' }).format(local);

/** Its date, in the same form. */
export const wallDate = (local: number, style: 'medium' | 'full'): string =>
	made(Intl.DateTimeFormat, settings.locale, { dateStyle: style, timeZone: 'UTC' }).format(local);

/** A local time with its offset, as the API gives it: `2026-03-29T01:30:00+01:00` → `Mar 29, 2026, 1:30 AM (UTC+01:00)`. */
export function momentWords(iso: string): string {
	const time = made(Intl.DateTimeFormat, settings.locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
	return isolated(`${time.format(Date.parse(`${iso.slice(0, 19)}Z`))} (UTC${iso.slice(19).replace('Z', '')})`);
}

/** How far ahead a place is, seconds, of where the reader is or of the place shown above. */
export function apartWords(seconds: number, of: 'You' | 'Above'): string {
	const minutes = Math.round(Math.abs(seconds) / 60);
	if (minutes === 0) return t(of === 'You' ? 'sameAsYours' : 'sameAsAbove');
	return t(seconds > 0 ? `aheadOf${of}` : `behind${of}`, { span: formatDuration(minutes * 60, settings.locale) });
}
