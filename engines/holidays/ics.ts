import { calendarText, escapeText } from '../kit/icalendar';

/** A day for a calendar file. */
export interface CalendarDay {
	/** YYYY-MM-DD */
	readonly date: string;
	/** What tells a day that an announcement may move from others of its year: its English name. Null for a day that stays on its date. */
	readonly name: string | null;
	readonly summary: string;
	readonly description?: string;
}

/**
 * A calendar file of whole days (iCalendar, RFC 5545). The same holiday of a year keeps its id, so that reading the file again
 * replaces it: a day on its date when it is renamed, an estimated day when it is announced for another date. `now` in milliseconds since
 * 1970; the stamp is the beginning of its day in UTC, so that the file and its tag change once a day at most.
 */
export function calendarFile(name: string, idPrefix: string, days: readonly CalendarDay[], now: number): string {
	const stamp = `${new Date(now).toISOString().slice(0, 10).replaceAll('-', '')}T000000Z`;
	const seen = new Map<string, number>();
	const lines = [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//Public holidays//EN',
		'CALSCALE:GREGORIAN',
		'METHOD:PUBLISH',
		'REFRESH-INTERVAL;VALUE=DURATION:P1D',
		'X-PUBLISHED-TTL:P1D',
		`X-WR-CALNAME:${escapeText(name)}`,
		...days.flatMap(({ date, name: holiday, summary, description }) => {
			const id = holiday === null ? `${idPrefix}-${date}` : `${idPrefix}-${date.slice(0, 4)}-${slug(holiday)}`;
			const nth = (seen.get(id) ?? 0) + 1;
			seen.set(id, nth);
			return [
				'BEGIN:VEVENT',
				`UID:${id}-${nth}@holidays.invalid`,
				`DTSTAMP:${stamp}`,
				`DTSTART;VALUE=DATE:${compact(date)}`,
				`DTEND;VALUE=DATE:${compact(dayAfter(date))}`,
				`SUMMARY:${escapeText(summary)}`,
				...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
				'TRANSP:TRANSPARENT',
				'END:VEVENT'
			];
		}),
		'END:VCALENDAR'
	];
	return calendarText(lines);
}

const slug = (name: string) =>
	name
		.normalize('NFD')
		.toLowerCase()
		.replace(/\p{M}+/gu, '')
		.replace(/[^\p{L}\p{N}]+/gu, '-')
		.replace(/^-|-$/g, '');

const compact = (date: string) => date.replaceAll('-', '');
const dayAfter = (date: string) => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
