import { Body, Observer, SearchRiseSet } from 'astronomy-engine';
import { LAST_YEAR } from '../../../engines/holidays/years';
import { dayOf, type DayNumber } from '../../../engines/kit/calendar';
import { civilDay, elongations, startOf, type Time } from './sky';

// Where the table of ICU stops being KACST's, in 1451 AH: by the rule of KACST (the month begins after the evening on which, in Mecca,
// the conjunction is before sunset and the moon sets after the sun) all but one of the months from 2008 to July 2029 are as ICU has
// them (in that one, Jumada II 1446, the moon set seconds before the sun), of the next fifty one in three is a day late there.
const RECKONED_FROM = dayOf(2029, 7, 1);
const KAABA = new Observer(21.4225, 39.8262, 300);
const ZONE = 3;
const MONTHS_OF_ICU = { first: dayOf(1949, 10, 23), last: RECKONED_FROM };
const DAY_MS = 86_400_000;

// Months of 1393 to 1419 AH began on the day after that of the conjunction by Universal Time (R. H. van Gent, “The Umm al-Qura Calendar of Saudi
// Arabia”). ICU carries the rule of 1420 back to them, a day late in one month of three: the pilgrimages of 1990, 1994 and 1997 were by this one.
const BY_MIDNIGHT = { first: dayOf(1973, 2, 1), last: dayOf(1999, 4, 20) };

/** The starts of the Umm al-Qura months by their numbers, 1–12: as this machine's ICU has them, by the rules before and after those years. */
export function ummAlQura(): Map<number, DayNumber[]> {
	const starts = monthsOfIcu();
	const byMidnight = elongations(0, BY_MIDNIGHT.first, BY_MIDNIGHT.last).map((at) => civilDay(at, 0) + 1);
	for (const days of starts.values())
		for (const [at, day] of days.entries()) days[at] = byMidnight.find((one) => Math.abs(one - day) <= 3) ?? day;
	const [last = 0, at = 0] = [...starts]
		.map(([month, days]) => [month, days.at(-1) ?? 0] as const)
		.reduce((latest, one) => (one[1] > latest[1] ? one : latest));
	const later = elongations(0, RECKONED_FROM - 30, startOf(LAST_YEAR + 1) + 40)
		.map(firstAfter)
		.filter((day) => day > at + 15 && day <= dayOf(LAST_YEAR + 1, 2, 1));
	for (const [index, day] of later.entries()) starts.get(((last + index) % 12) + 1)?.push(day);
	return starts;
}

function monthsOfIcu(): Map<number, DayNumber[]> {
	const format = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
		month: 'numeric',
		day: 'numeric',
		timeZone: 'UTC'
	});
	const starts = new Map<number, DayNumber[]>();
	for (let day = MONTHS_OF_ICU.first; day <= MONTHS_OF_ICU.last; day++) {
		const [month = 0, date] = format
			.format(day * DAY_MS)
			.split(/[/ ]/)
			.map(Number);
		if (date === 1) starts.set(month, [...(starts.get(month) ?? []), day]);
	}
	return starts;
}

/** The first day of the month of a conjunction. */
function firstAfter(conjunction: Time): DayNumber {
	let evening = civilDay(conjunction, ZONE);
	for (;;) {
		const sunset = setOf(Body.Sun, evening + 0.5 - ZONE / 24);
		// The moon is close to the sun: of its settings the one around that evening's sunset counts.
		if (conjunction < sunset && setOf(Body.Moon, sunset - 0.25) > sunset) return evening + 1;
		evening++;
	}
}

function setOf(body: Body, from: Time): Time {
	const found = SearchRiseSet(body, KAABA, -1, new Date(from * DAY_MS), 1.1);
	if (!found) throw new Error('no set');
	return found.date.getTime() / DAY_MS;
}
