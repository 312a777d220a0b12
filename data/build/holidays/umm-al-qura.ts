import { Body, Observer, SearchRiseSet } from 'astronomy-engine';
import { LAST_YEAR } from '../../../engines/holidays/years';
import { dayOf, type DayNumber } from '../../../engines/kit/calendar';
import { civilDay, elongations, startOf, type Time } from './sky';

/**
 * Where the table of ICU stops being KACST's, in 1451 AH: by the rule of KACST (the month begins after the evening on which, in Mecca,
 * the conjunction is before sunset and the moon sets after the sun) all but one of the months from 2008 to July 2029 are as ICU has
 * them (in that one, Jumada II 1446, the moon set seconds before the sun), of the next fifty one in three is a day late there.
 */
const RECKONED_FROM = dayOf(2029, 7, 1);
const KAABA = new Observer(21.4225, 39.8262, 300);
const ZONE = 3;
const MONTHS_OF_ICU = { first: dayOf(1949, 10, 23), last: RECKONED_FROM };
const DAY_MS = 86_400_000;

/** The starts of the Umm al-Qura months by their numbers, 1–12: as this machine's ICU has them, then by the rule. */
export function ummAlQura(): Map<number, DayNumber[]> {
	const starts = monthsOfIcu();
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
