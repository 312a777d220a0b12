/**
 * ISO 8601 local time with its offset: `2026-07-01T14:00:00+02:00`.
 *
 * @param time seconds since 1970; a fraction is cut off.
 * @param offset seconds east of Greenwich.
 */
export const formatLocalTime = (time: number, offset: number): string =>
	new Date((Math.floor(time) + offset) * 1000).toISOString().slice(0, 19) + formatOffset(offset);

/** `+05:30`; with seconds, `-00:44:30`, where there are any. */
export function formatOffset(offset: number): string {
	const size = Math.abs(offset);
	const two = (n: number) => String(Math.floor(n)).padStart(2, '0');
	const text = `${offset < 0 ? '-' : '+'}${two(size / 3600)}:${two((size / 60) % 60)}`;
	return size % 60 === 0 ? text : `${text}:${two(size % 60)}`;
}

/** ISO 8601 time in UTC to the second: `2026-10-25T01:00:00Z`. */
export const formatUtc = (time: number): string => `${new Date(time * 1000).toISOString().slice(0, 19)}Z`;

/** A day, perhaps with time and offset, in ISO 8601: 2026-07-01T14:00+02:00, 20260701T120000Z. A space may be a `+`. */
const TIME =
	/^(\d{4})(-?)(\d{2})\2(\d{2})(?:[T ](\d{2}):?(\d{2})(?::?(\d{2})(?:[.,]\d+)?)?(Z|([+\-−\u0020])(\d{2})(?::?(\d{2}))?)?)?$/i;

/**
 * Reads an ISO 8601 date or time; UTC when it carries no offset.
 * @returns seconds since 1970, or NaN for a day or time that does not exist.
 */
export function parseTime(text: string): number {
	const match = TIME.exec(text.trim());
	if (!match) return NaN;
	const [, year, , month, day, hour, minute, second, , sign, hours, minutes] = match;
	const [y, m, d] = [Number(year), Number(month), Number(day)];
	const [h, min, s] = [Number(hour ?? 0), Number(minute ?? 0), Number(second ?? 0)];
	const [ahead, aheadMinutes] = [Number(hours ?? 0), Number(minutes ?? 0)];
	const date = new Date(Date.UTC(y, m - 1, d));
	const real = date.getUTCMonth() === m - 1 && date.getUTCDate() === d && y >= 1000;
	if (!real || h > 23 || min > 59 || s > 59 || ahead > 23 || aheadMinutes > 59) return NaN;
	const offset = (sign === '-' || sign === '−' ? -1 : 1) * (ahead * 3600 + aheadMinutes * 60);
	return date.getTime() / 1000 + h * 3600 + min * 60 + s - offset;
}

/** Whether an ISO 8601 time says its offset, `Z` or `+02:00`. */
export const hasOffset = (text: string): boolean => TIME.exec(text.trim())?.[8] !== undefined;
