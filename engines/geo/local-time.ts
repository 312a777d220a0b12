/**
 * ISO 8601 local time with its offset: `2026-07-01T14:00:00+02:00`.
 *
 * @param time seconds since 1970; a fraction is cut off.
 * @param offset seconds east of Greenwich.
 */
export function formatLocalTime(time: number, offset: number): string {
	return new Date((Math.floor(time) + offset) * 1000).toISOString().slice(0, 19) + formatOffset(offset);
}

/** `+05:30`; with seconds, `-00:44:30`, where there are any. */
export function formatOffset(offset: number): string {
	const size = Math.abs(offset);
	const two = (n: number) => String(Math.floor(n)).padStart(2, '0');
	const text = `${offset < 0 ? '-' : '+'}${two(size / 3600)}:${two((size / 60) % 60)}`;
	return size % 60 === 0 ? text : `${text}:${two(size % 60)}`;
}

/** ISO 8601 time in UTC to the second: `2026-10-25T01:00:00Z`. */
export const formatUtc = (time: number): string => `${new Date(time * 1000).toISOString().slice(0, 19)}Z`;

/**
 * Reads an ISO 8601 date or time; UTC when it carries no offset.
 * @returns seconds since 1970, or NaN when there is no such day or time.
 */
export function parseTime(text: string): number {
	const match =
		/^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|([+-])(\d{2}):(\d{2}))?)?$/i.exec(
			text.trim()
		);
	if (!match) return NaN;
	const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
		.slice(1, 7)
		.map((part) => Number(part ?? 0));
	const [sign, hours, minutes] = [match[8] === '-' ? -1 : 1, Number(match[9] ?? 0), Number(match[10] ?? 0)];
	const date = new Date(Date.UTC(year, month - 1, day));
	const real = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1000;
	if (!real || hour > 23 || minute > 59 || second > 59 || hours > 23 || minutes > 59) return NaN;
	return date.getTime() / 1000 + hour * 3600 + minute * 60 + second - sign * (hours * 3600 + minutes * 60);
}

/** Whether an ISO 8601 time says its offset, `Z` or `+02:00`. */
export const hasOffset = (text: string): boolean => /(?:Z|[+-]\d{2}:\d{2})$/i.test(text.trim());
