import { readFile } from 'node:fs/promises';
import { dayOf, weekdayOf, yearOf, type DayNumber } from '../../../engines/kit/calendar';
import type { Basis } from '../../../engines/holidays/table';
import { FIRST_YEAR, LAST_YEAR } from '../../../engines/holidays/years';
import { LIBRARY_FILE, type LibraryDay, unpackDates, unpackLines } from './library';
import { HEBREW_MONTHS, HIJRI_MONTHS, lunarDays } from './lunar';

/** A law, notice, almanac or collection by name, with a page where it can be read. */
export interface Source {
	readonly text: string;
	readonly url?: string;
}

/** A holiday of a place, with every day on which it begins, ascending, 1950–2100. */
export interface ListedDay {
	readonly name: string;
	/** The same as `name` when there is no other. */
	readonly localName: string;
	readonly observed: boolean;
	/** Reckoned: the day is announced or told by a sighting. */
	readonly estimated: boolean;
	/** Only the afternoon or the evening. */
	readonly half: boolean;
	/** A day of the weekend that is worked, no holiday. */
	readonly working?: boolean;
	readonly basis: Basis;
	readonly source: Source;
	/** Days that it lasts. */
	readonly length: number;
	readonly days: readonly DayNumber[];
}

/** A country `US`, a subdivision `US-CA`, or a part of one `DE-BY-A`. */
export interface Place {
	readonly code: string;
	readonly name: string;
	readonly days: readonly ListedDay[];
}

export const LIBRARY: Source = {
	text: 'date-holidays 3.37.0, a collection of rules; not checked against the law',
	url: 'https://github.com/commenthol/date-holidays'
};

/** The places of date-holidays as the kept file has them, lunar days extended to all years. */
export async function libraryPlaces(): Promise<Place[]> {
	// Parts of a country share most of their days.
	const read = new Map<LibraryDay, ListedDay>();
	return unpackLines(await readFile(LIBRARY_FILE, 'utf8')).map(([code, name, days]) => ({
		code,
		name,
		days: days.map((day) => {
			const known = read.get(day);
			if (known) return known;
			const [english, local, observed, hours, rule, dates] = day;
			const listed = {
				name: english,
				localName: local || english,
				observed: observed === 1,
				half: hours < 22,
				// The library reckons the Islamic year for Mecca, past years too: none of its days is one that a country announced.
				estimated: HIJRI_RULE.test(rule) || FEASTS.test(english),
				basis: basisOf(rule),
				source: LIBRARY,
				// A day is an hour shorter when the clocks are changed; what is left over is the eve of a feast.
				length: Math.max(1, Math.floor((hours + 1) / 24))
			};
			const listedDays = unpackDates(dates).map(toDay);
			const made = { ...listed, days: observed === 1 ? listedDays : (ownCalendar(rule) ?? listedDays) };
			read.set(day, made);
			return made;
		})
	}));
}

const HIJRI_RULE = new RegExp(HIJRI_MONTHS.join('|'));

/** Feasts of the Islamic year that the library has by a date, in Sri Lanka for one. */
const FEASTS = /\b(Fitr|Ul-Alha|Adha|Milad)\b/i;

const RECKONED =
	/^(substitutes )?(\d+ days? (before|after) )?(chinese|korean|vietnamese|julian|orthodox|easter|bengali|march|june|september|december)/;

function basisOf(rule: string): Basis {
	if (/^\d{4}-\d\d-\d\d/.test(rule)) return 'one_off';
	return HIJRI_RULE.test(rule) || HEBREW.test(rule) || RECKONED.test(rule) ? 'computed' : 'law';
}

const toDay = (date: number): DayNumber => dayOf(Math.floor(date / 10_000), Math.floor(date / 100) % 100, date % 100);

const HIJRI = new RegExp(`^(\\d+) (${HIJRI_MONTHS.join('|')})(?=$| )`);
const HEBREW = new RegExp(`^(\\d+) (${Object.keys(HEBREW_MONTHS).join('|')})(?=$| )`);
const LUNISOLAR = /^(chinese|korean|vietnamese) (\d+)-0-(\d+)(?=$| )/;

/** The days of a rule of the library by our own calendars, all years; undefined where it is by none or cannot be carried on. */
function ownCalendar(rule: string): DayNumber[] | undefined {
	if (!reaches(rule)) return undefined;
	const days = lunarDaysOf(rule);
	const [since, until] = yearsOf(rule);
	return days?.filter((day) => yearOf(day) >= since && yearOf(day) <= until).map((day) => day + movedBy(rule, day));
}

function lunarDaysOf(rule: string): DayNumber[] | undefined {
	const lunisolar = LUNISOLAR.exec(rule);
	if (lunisolar) return [...lunarDays(lunisolar[1] as 'chinese', Number(lunisolar[2]), Number(lunisolar[3]))];
	const found = HIJRI.exec(rule) ?? HEBREW.exec(rule);
	if (!found) return undefined;
	// Not every month has a day 30: the one after day 29.
	const late = Number(found[1]) === 30 ? 1 : 0;
	const date = Number(found[1]) - late;
	const hijri = HIJRI_MONTHS.indexOf(found[2] ?? '');
	const days =
		hijri < 0 ? lunarDays('hebrew', HEBREW_MONTHS[found[2] ?? ''] ?? '', date) : lunarDays('hijri', hijri + 1, date);
	return days.map((day) => day + late);
}

/** Whether a rule can be carried on: the date itself and moves from one weekday, nothing else. */
const reaches = (rule: string) => !/\b(in (even|odd|leap)|every|and|not|before|after)\b/.test(rule);

/** `since 2001 prior to 2012` */
function yearsOf(rule: string): [number, number] {
	const since = /since (\d{4})/.exec(rule)?.[1];
	const prior = /prior to (\d{4})/.exec(rule)?.[1];
	return [since ? Number(since) : FIRST_YEAR, prior ? Number(prior) - 1 : LAST_YEAR];
}

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** Days to the one to which a rule moves a holiday: `if friday,saturday then next sunday`. */
function movedBy(rule: string, day: DayNumber): number {
	for (const [, from = '', side, to = ''] of rule.matchAll(/if ([a-z,]+) then (next|previous) ([a-z]+)/gi)) {
		if (
			!from
				.toLowerCase()
				.split(',')
				.includes(DAYS[weekdayOf(day)] ?? '')
		)
			continue;
		const steps = (DAYS.indexOf(to.toLowerCase()) - weekdayOf(day) + 7) % 7 || 7;
		return side === 'next' ? steps : steps - 7;
	}
	return 0;
}
