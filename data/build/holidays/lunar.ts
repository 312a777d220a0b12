import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dayOf, yearOf, type DayNumber } from '../../../engines/kit/calendar';
import { FIRST_YEAR, LAST_YEAR } from '../../../engines/holidays/years';
import type { STATIONS } from './crescent';
import { hebrewDays } from '../../../engines/kit/hebrew';

/** Calendars of feasts: Mecca's `hijri`; `chinese`, `korean`, `vietnamese` at UTC+8, +9, +7; crescents of places. */
export type LunarCalendar = 'hijri' | 'hebrew' | 'chinese' | 'korean' | 'vietnamese' | keyof typeof STATIONS;

/** Every day that a lunar date falls on, ascending, 1950–2100: `10`, `Nisan` and the day of the month. */
export function lunarDays(calendar: LunarCalendar, month: string | number, day: number): readonly DayNumber[] {
	if (calendar === 'hebrew') return hebrewDays(String(month), day, FIRST_YEAR, LAST_YEAR);
	return listed(calendar, String(month))
		.map((start) => start + day - 1)
		.filter((one) => yearOf(one) >= FIRST_YEAR && yearOf(one) <= LAST_YEAR);
}

/** Calendars whose feasts have cached days. */
export type FeastCalendar = 'hindu' | 'full' | 'qingming' | 'dongzhi' | 'nowruz' | 'tibetan' | 'myanmar';

/** Days of a feast of the Hindu year, of Bhutan or Myanmar, of the full moons at `zone`, of Qingming and the winter solstice (`8`), of Nowruz (`3.5`). */
export const feastDays = (calendar: FeastCalendar, feast: string): readonly DayNumber[] => listed(calendar, feast);

export const CALENDARS_FILE = path.resolve(import.meta.dirname, '../../packs/holidays-calendars.jsonl');

let tables: Map<string, DayNumber[]> | undefined;

function listed(calendar: string, date: string): readonly DayNumber[] {
	tables ??= new Map(
		readFileSync(CALENDARS_FILE, 'utf8')
			.trimEnd()
			.split('\n')
			.map((line) => {
				const [of, on, days] = JSON.parse(line) as [string, string, string];
				return [`${of} ${on}`, days.split(' ').map(readDay)];
			})
	);
	const days = tables.get(`${calendar} ${date}`);
	if (!days) throw new Error(`no ${date} in the calendar ${calendar}`);
	return days;
}

/** YYYYMMDD */
export const readDay = (text: string): DayNumber =>
	dayOf(Number(text.slice(0, 4)), Number(text.slice(4, 6)), Number(text.slice(6, 8)));
