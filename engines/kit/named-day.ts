/** Days by a name or a date, as people write them. */
import { isoOf, readDay } from './date-words';
import { feastCalled } from './feasts';
import { weekdayCalled } from './weekdays';

/**
 * A day as ISO date: a calendar day, a weekday, or a feast as people in `country` (ISO code) mean it; the next one where no year is said. Null
 * when it is none.
 */
export function nextDayCalled(text: string, today: string, dayFirst = false, country = ''): string | null {
	const name = text.trim().replace(/^(?:the |el |la |le )(?!end|fourth)/, '');
	const year = / (\d{4})$/.exec(name)?.[1];
	const feast = feastCalled(year === undefined ? name : name.slice(0, -5), country, today, year === undefined ? undefined : Number(year)); // prettier-ignore
	if (feast !== null) return feast.from;
	const day = readDay(name, today, dayFirst);
	if (day === null) return weekdayCalled(name, today)?.day ?? null;
	const thisYear = Number(today.slice(0, 4));
	if (day.year !== null) return isoOf(day, day.year);
	const iso = isoOf(day, thisYear);
	return iso < today ? isoOf(day, thisYear + 1) : iso;
}
