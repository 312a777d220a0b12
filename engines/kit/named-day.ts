/** Days that have their name everywhere on one date. */
import { isoOf, readDay } from './date-words';

const FIXED: Readonly<Record<string, string>> = {
	christmas: '12-25', 'christmas day': '12-25', 'christmas eve': '12-24', weihnachten: '12-25', heiligabend: '12-24', navidad: '12-25', noël: '12-25', 'new year': '01-01', "new year's day": '01-01', 'new years day': '01-01', neujahr: '01-01', 'año nuevo': '01-01', "new year's eve": '12-31', silvester: '12-31', halloween: '10-31', 'the end of the year': '12-31', 'year end': '12-31'
}; // prettier-ignore

/** A day as ISO date: a calendar day, or one that has a name; the next one where no year is said. Null when it is none. */
export function nextDayCalled(text: string, today: string, dayFirst = false): string | null {
	const name = text.trim().replace(/^(?:the |el |la |le )(?!end)/, '');
	const [year, thisYear] = [/ (\d{4})$/.exec(name)?.[1], Number(today.slice(0, 4))];
	const fixed = FIXED[year === undefined ? name : name.slice(0, -5)];
	const day = fixed === undefined ? readDay(name, today, dayFirst) : null;
	if (fixed === undefined && day === null) return null;
	const said = year ?? day?.year ?? null;
	const iso = (of: number) => (day ? isoOf(day, of) : `${of}-${fixed}`);
	if (said !== null) return iso(Number(said));
	return iso(thisYear) < today ? iso(thisYear + 1) : iso(thisYear);
}
