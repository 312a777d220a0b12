import {
	Body,
	MoonPhase,
	Observer,
	SearchMoonPhase,
	SearchRiseSet,
	SearchSunLongitude,
	SunPosition
} from 'astronomy-engine';
import { dayOf, type DayNumber } from '../../../engines/kit/calendar';

/** Times are days since 1970-01-01 00:00 UTC with a fraction; `zone` is hours east of Greenwich. */
export type Time = number;

const DAY_MS = 86_400_000;
const toDate = (time: Time) => new Date(time * DAY_MS);
const toTime = (date: Date): Time => date.getTime() / DAY_MS;

/** The civil day of a time. */
export const civilDay = (time: Time, zone: number): DayNumber => Math.floor(time + zone / 24);

/** The next time from `from` on at which the moon is `degrees` ahead of the sun. */
export function nextElongation(degrees: number, from: Time): Time {
	const found = SearchMoonPhase(((degrees % 360) + 360) % 360, toDate(from), 40);
	if (!found) throw new Error(`no phase of ${degrees}° within 40 days`);
	return toTime(found.date);
}

/** Degrees by which the moon is ahead of the sun, 0–360. */
export const elongation = (time: Time): number => MoonPhase(toDate(time));

/** Every time at which the moon is `degrees` ahead of the sun, from `from` to `to`. */
export function elongations(degrees: number, from: Time, to: Time): Time[] {
	const times: Time[] = [];
	for (let at = nextElongation(degrees, from); at < to; at = nextElongation(degrees, at + 20)) times.push(at);
	return times;
}

/** The sun's apparent longitude, degrees 0–360. */
export const sunLongitude = (time: Time): number => SunPosition(toDate(time)).elon;

/** The next time from `from` on at which the sun has reached a longitude. */
export function nextSunLongitude(degrees: number, from: Time): Time {
	const found = SearchSunLongitude(((degrees % 360) + 360) % 360, toDate(from), 370);
	if (!found) throw new Error(`the sun does not reach ${degrees}°`);
	return toTime(found.date);
}

/** Sunrise and sunset at a place on a civil day of its zone. */
export function sunOn(day: DayNumber, latitude: number, longitude: number, zone: number): { rise: Time; set: Time } {
	const observer = new Observer(latitude, longitude, 0);
	const midnight = toDate(day - zone / 24);
	const rise = SearchRiseSet(Body.Sun, observer, +1, midnight, 1);
	const set = SearchRiseSet(Body.Sun, observer, -1, midnight, 1);
	if (!rise || !set) throw new Error('no sunrise');
	return { rise: toTime(rise.date), set: toTime(set.date) };
}

/** From 1 January of a year, as a time in UTC. */
export const startOf = (year: number): Time => dayOf(year, 1, 1);
