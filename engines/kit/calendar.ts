import type { Today } from './contract';

/** The calendar day in an IANA time zone at an instant (milliseconds since 1970). Throws a RangeError for an unknown zone. */
export function dayIn(timeZone: string, now: number): Today {
	const parts = new Intl.DateTimeFormat('en-US', {
		timeZone,
		calendar: 'gregory',
		numberingSystem: 'latn',
		year: 'numeric',
		month: 'numeric',
		day: 'numeric'
	}).formatToParts(now);
	const part = (type: 'year' | 'month' | 'day') => Number(parts.find((one) => one.type === type)?.value);
	return { year: part('year'), month: part('month'), day: part('day'), timeZone };
}
