import { calendarText, escapeText } from '../../../../engines/kit/icalendar';
import { made } from '../../../state/settings/intl-cache';

/** A place among others, by the zone of its clocks. */
export interface ZonedPlace {
	readonly name: string;
	/** `lat,lon`, as the API takes it. */
	readonly coords: string;
	/** IANA name. */
	readonly zone: string;
}

export type HourKind = 'work' | 'awake' | 'night';

const MINUTE = 60_000;
/** Half an hour, the step of all searches here: milliseconds. */
export const STEP = 30 * MINUTE;
const STEPS_A_DAY = 48;
/** What an hour costs a person: meetings are fine at work, possible while awake, hard at night. */
const COST: Readonly<Record<HourKind, number>> = { work: 0, awake: 1, night: 4 };

const PARTS = {
	year: 'numeric',
	month: 'numeric',
	day: 'numeric',
	hour: 'numeric',
	minute: 'numeric',
	second: 'numeric'
} as const;
const formatOf = (timeZone: string): Intl.DateTimeFormat =>
	made(Intl.DateTimeFormat, 'en-US', { timeZone, hourCycle: 'h23', ...PARTS });

/** Returns the wall clock time of a zone at a moment, as if it were UTC: milliseconds since 1970. */
export function wallAt(zone: string, moment: number): number {
	const parts = Object.fromEntries(
		formatOf(zone)
			.formatToParts(moment)
			.map(({ type, value }) => [type, Number(value)])
	);
	const { year = 1970, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
	return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Returns the moment at which the day `YYYY-MM-DD` begins in a zone: milliseconds since 1970. */
export function startOfDay(zone: string, day: string): number {
	const wanted = Date.parse(`${day}T00:00:00Z`);
	// Twice, as the offset of the first guess may be that of another season.
	const first = wanted - (wallAt(zone, wanted) - wanted);
	return first - (wallAt(zone, first) - wanted);
}

/** Working hours are 9 to 17 from Monday to Friday, waking hours 7 to 22. `wall` as by `wallAt`. */
export function hourKind(wall: number): HourKind {
	const at = new Date(wall);
	const hour = at.getUTCHours();
	const isWeekday = at.getUTCDay() % 6 !== 0;
	if (isWeekday && hour >= 9 && hour < 17) return 'work';
	return hour >= 7 && hour < 22 ? 'awake' : 'night';
}

/** Hours in common of a day that begins at `start`: from when to when all work, and the best moment for all. */
export interface Common {
	readonly spans: readonly { readonly from: number; readonly to: number }[];
	readonly kindest: number;
}

/** Finds the hours of the 24 from `start` at which all zones work, and the moment that is least inconvenient. */
export function commonHours(zones: readonly string[], start: number): Common {
	const spans: { from: number; to: number }[] = [];
	let kindest = start;
	let least = Infinity;
	for (let step = 0; step < STEPS_A_DAY; step++) {
		const moment = start + step * STEP;
		const cost = zones.reduce((sum, zone) => sum + COST[hourKind(wallAt(zone, moment))], 0);
		if (cost < least) {
			least = cost;
			kindest = moment;
		}
		if (cost > 0) continue;
		const last = spans.at(-1);
		if (last?.to === moment) last.to = moment + STEP;
		else spans.push({ from: moment, to: moment + STEP });
	}
	return { spans, kindest };
}

/** Suggests a meeting on the day that begins at `start`, or on the next when all of that day is past: milliseconds since 1970. */
export function suggestMeeting(zones: readonly string[], start: number, now: number): number {
	const { spans, kindest } = commonHours(zones, start);
	const shared = spans.find(({ from }) => from >= now)?.from;
	if (shared !== undefined || kindest >= now) return shared ?? kindest;
	return suggestMeeting(zones, start + STEPS_A_DAY * STEP, now);
}

const stampOf = (moment: number): string => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');

/** A calendar file of one hour from `moment` (iCalendar, RFC 5545), in UTC so that each calendar shows its own time. */
export const meetingFile = (title: string, times: string, moment: number, now: number): string =>
	calendarText([
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//times//EN',
		'BEGIN:VEVENT',
		`UID:${stampOf(moment)}-${stampOf(now)}@times.invalid`,
		`DTSTAMP:${stampOf(now)}`,
		`DTSTART:${stampOf(moment)}`,
		`DTEND:${stampOf(moment + 60 * MINUTE)}`,
		`SUMMARY:${escapeText(title)}`,
		`DESCRIPTION:${escapeText(times)}`,
		'END:VEVENT',
		'END:VCALENDAR'
	]);

const PREFIX = '#places=';

/** The moment in a fragment, after its places. */
const AT = '&at=';

/** Places, and the chosen moment, as the fragment of an address. Empty without places. */
export function toFragment(places: readonly ZonedPlace[], at: number | null = null): string {
	if (places.length === 0) return '';
	const list = places.map(({ name, coords, zone }) => [name, coords, zone].map(encodeURIComponent).join('@'));
	return PREFIX + list.join(';') + (at === null ? '' : AT + stampOf(at));
}

const listed = (fragment: string): string[] =>
	fragment.startsWith(PREFIX) ? (fragment.slice(PREFIX.length).split(AT)[0] ?? '').split(';') : [];

/** The chosen moment of a fragment in milliseconds since 1970, or null. */
export function momentOf(fragment: string): number | null {
	const [, year, month, day, hour, minute] =
		/&at=(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)\d\dZ$/.exec(fragment)?.map(Number) ?? [];
	const at = Date.UTC(year ?? NaN, (month ?? NaN) - 1, day, hour, minute);
	return Number.isNaN(at) ? null : at;
}

/** Names or coordinates in a fragment that still lack a zone. */
export const unresolved = (fragment: string): string[] =>
	listed(fragment)
		.filter((one) => one !== '' && !one.includes('@'))
		.map((one) => new URLSearchParams(`name=${one}`).get('name') ?? '');

/** Places of a fragment, without unknown zones. */
export const fromFragment = (fragment: string): ZonedPlace[] =>
	listed(fragment).flatMap((one) => {
		try {
			const [name = '', coords = '', zone = ''] = one.split('@').map(decodeURIComponent);
			formatOf(zone);
			return name && coords ? [{ name, coords, zone }] : [];
		} catch {
			// Not a place: the address was cut or typed.
			return [];
		}
	});
