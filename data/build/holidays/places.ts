import { readFile } from 'node:fs/promises';
import { dayOf, weekdayOf, yearOf, type DayNumber } from '../../../engines/holidays/calendar';
import { FIRST_YEAR, LAST_YEAR } from '../../../engines/holidays/years';
import { LIBRARY_FILE, unpackDates, unpackLines } from './library';
import { HEBREW_MONTHS, HIJRI_MONTHS, lunarDays } from './lunar';

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

/** Years for which the library has the Islamic and the Hebrew calendar. */
const HIJRI_YEARS = [1970, 2076] as const;
const HEBREW_YEARS = [1969, 2099] as const;

/** The places of date-holidays as the kept file has them, lunar days extended to all years. */
export async function libraryPlaces(): Promise<Place[]> {
	return unpackLines(await readFile(LIBRARY_FILE, 'utf8')).map(([code, name, days]) => ({
		code,
		name,
		days: days.flatMap(([english, local, observed, hours, rule, dates]) => {
			const listed = {
				name: english,
				localName: local || english,
				observed: observed === 1,
				half: hours < 22,
				// A day is an hour shorter when the clocks are changed; what is left over is the eve of a feast.
				length: Math.max(1, Math.floor((hours + 1) / 24))
			};
			return splitEstimated(listed, extend(rule, observed === 1, unpackDates(dates).map(toDay)), rule);
		})
	}));
}

const toDay = (date: number): DayNumber => dayOf(Math.floor(date / 10_000), Math.floor(date / 100) % 100, date % 100);

const HIJRI = new RegExp(`^(\\d+) (${HIJRI_MONTHS.join('|')})(?=$| )`);
const HEBREW = new RegExp(`^(\\d+) (${Object.keys(HEBREW_MONTHS).join('|')})(?=$| )`);

/** Adds what the calendars of ICU say of the years that the library's tables leave out. */
function extend(rule: string, observed: boolean, days: readonly DayNumber[]): DayNumber[] {
	const all = [...new Set(days)].sort((a, b) => a - b);
	const found = HIJRI.exec(rule) ?? HEBREW.exec(rule);
	if (!found || observed || !reaches(rule)) return all;
	const hijri = HIJRI_MONTHS.indexOf(found[2] ?? '');
	const [first, last] = hijri < 0 ? HEBREW_YEARS : HIJRI_YEARS;
	// Not every month has a day 30: the one after day 29.
	const late = Number(found[1]) === 30 ? 1 : 0;
	const date = Number(found[1]) - late;
	const known =
		hijri < 0
			? lunarDays('hebrew', HEBREW_MONTHS[found[2] ?? ''] ?? '', date)
			: lunarDays('islamic-umalqura', hijri + 1, date);
	const [since, until] = yearsOf(rule);
	for (const day of known) {
		const year = yearOf(day);
		if ((year < first || year > last) && year >= since && year <= until)
			all.push(day + late + movedBy(rule, day + late));
	}
	return [...new Set(all)].sort((a, b) => a - b);
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

/** Feasts of the Islamic year that the library has by a date, in Sri Lanka for one. */
const FEASTS = /\b(Fitr|Ul-Alha|Adha|Milad)\b/i;

function splitEstimated(
	listed: Omit<ListedDay, 'estimated' | 'days'>,
	days: readonly DayNumber[],
	rule: string
): ListedDay[] {
	// The library reckons the Islamic year for Mecca, past years too: none of its days is one that a country announced.
	if (new RegExp(HIJRI_MONTHS.join('|')).test(rule) || FEASTS.test(listed.name))
		return [{ ...listed, estimated: true, days }];
	const [first, last] = HEBREW.test(rule) ? HEBREW_YEARS : [FIRST_YEAR, LAST_YEAR];
	const sure = (day: DayNumber) => yearOf(day) >= first && yearOf(day) <= last;
	return [
		{ ...listed, estimated: false, days: days.filter(sure) },
		{ ...listed, estimated: true, days: days.filter((day) => !sure(day)) }
	].filter((day) => day.days.length > 0);
}
