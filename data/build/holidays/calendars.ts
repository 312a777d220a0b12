import { writeFile } from 'node:fs/promises';
import { isoDate, type DayNumber } from '../../../engines/kit/calendar';
import { FIRST_YEAR, LAST_YEAR } from '../../../engines/holidays/years';
import { crescentMonths, STATIONS } from './crescent';
import { hinduFeasts } from './hindu';
import { CALENDARS_FILE } from './lunar';
import { lunisolarMonths } from './lunisolar';
import { myanmarFeasts } from './myanmar';
import { civilDay, elongations, nextSunLongitude, startOf } from './sky';
import { tibetanFeasts } from './tibetan';
import { ummAlQura } from './umm-al-qura';

/** The dates that holidays go by, each with its days 1950–2100. */
export function* calendarLines(): Generator<readonly [calendar: string, date: string, days: readonly DayNumber[]]> {
	for (const [calendar, zone] of [
		['chinese', 8],
		['korean', 9],
		['vietnamese', 7]
	] as const) {
		const months = lunisolarMonths(FIRST_YEAR - 1, LAST_YEAR + 1, zone);
		for (let month = 1; month <= 12; month++)
			yield [
				calendar,
				String(month),
				months.filter((one) => one.month === month && !one.leap).map(({ start }) => start)
			];
	}
	yield ['qingming', '8', yearly((year) => civilDay(nextSunLongitude(15, startOf(year)), 8))];
	yield ['nowruz', '3.5', yearly((year) => Math.ceil(nextSunLongitude(0, startOf(year)) + 3.5 / 24 - 0.5))];
	// -10.5: the Poya days of Sri Lanka are those before, when the moon is full before some four in the afternoon there.
	for (const zone of [5.5, -10.5, 7, 8])
		yield [
			'full',
			String(zone),
			elongations(180, startOf(FIRST_YEAR), startOf(LAST_YEAR + 1)).map((at) => civilDay(at, zone))
		];
	for (const [feast, days] of hinduFeasts()) yield ['hindu', feast, days];
	yield ['dongzhi', '8', yearly((year) => civilDay(nextSunLongitude(270, startOf(year)), 8))];
	for (const [feast, days] of tibetanFeasts(1990, LAST_YEAR)) yield ['tibetan', feast, days];
	for (const [feast, days] of myanmarFeasts(1990, LAST_YEAR)) yield ['myanmar', feast, days];
}

const yearly = (on: (year: number) => DayNumber): DayNumber[] =>
	Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => on(FIRST_YEAR + index));

/** Writes `holidays-calendars.jsonl`: `[calendar, date, days]` (YYYYMMDD). In git: no machine's calendar counts. */
export async function main(): Promise<void> {
	const lines = [...calendarLines()];
	const months = [...ummAlQura()].sort(([a], [b]) => a - b);
	for (const [month, days] of months) lines.push(['hijri', String(month), days]);
	for (const [name, station] of Object.entries(STATIONS)) {
		const starts = crescentMonths(station, FIRST_YEAR, LAST_YEAR);
		// Sighted months are a day or two off those of Mecca: the number of the month is that of the closest.
		for (const [month, days] of months)
			if (name === 'tehran' || KEPT_MONTHS.has(month))
				lines.push([name, String(month), days.map((day) => closest(starts, day))]);
	}
	await writeFile(
		CALENDARS_FILE,
		lines.map(([calendar, date, days]) => `${JSON.stringify([calendar, date, days.map(compact).join(' ')])}\n`).join('')
	);
}

/** Months of the Islamic year in which holidays fall outside Iran. */
const KEPT_MONTHS = new Set([1, 2, 3, 7, 8, 9, 10, 12]);

const closest = (days: readonly DayNumber[], to: DayNumber): DayNumber =>
	days.reduce((best, day) => (Math.abs(day - to) < Math.abs(best - to) ? day : best));

const compact = (day: DayNumber) => isoDate(day).replaceAll('-', '');
