import { dayOf, weekdayOf, type DayNumber } from '../kit/calendar';

/** Weekdays off, Sunday 0: to a day (exclusive), in the order of time; the last one for good. */
type Weekends = readonly (readonly [until: string | null, days: readonly number[]])[];

const USUAL: Weekends = [[null, [6, 0]]];
const FRIDAY_SATURDAY = [5, 6] as const;
const THURSDAY_FRIDAY = [4, 5] as const;
const since = (date: string, before: readonly number[], after: readonly number[]): Weekends => [
	[date, before],
	[null, after]
];

// Weekends that are not Saturday and Sunday, by country or subdivision. Sources: Unicode CLDR 48 (supplemental weekData) for
// what holds now; the National, "When is the weekend in the Arab world?" (2021-12-07), and Wikipedia, "Workweek and weekend",
// for the years of change; the day of the change where the press gives it. Nepal: Setopati 2022-04-27, Q++ Studio 2022-06-06.
const WEEKENDS: Readonly<Record<string, Weekends>> = {
	AE: [
		['2006-09-01', THURSDAY_FRIDAY],
		['2022-01-01', FRIDAY_SATURDAY],
		[null, [6, 0]]
	],
	AF: [[null, THURSDAY_FRIDAY]],
	BD: [[null, FRIDAY_SATURDAY]],
	BH: since('2006-09-01', THURSDAY_FRIDAY, FRIDAY_SATURDAY),
	BN: [[null, [5, 0]]],
	DJ: [[null, FRIDAY_SATURDAY]],
	DZ: since('2009-08-14', THURSDAY_FRIDAY, FRIDAY_SATURDAY),
	EG: [[null, FRIDAY_SATURDAY]],
	IL: [[null, FRIDAY_SATURDAY]],
	IN: [[null, [6, 0]]],
	IQ: [[null, FRIDAY_SATURDAY]],
	IR: [[null, [5]]],
	JO: [[null, FRIDAY_SATURDAY]],
	KW: since('2007-09-01', THURSDAY_FRIDAY, FRIDAY_SATURDAY),
	LY: [[null, FRIDAY_SATURDAY]],
	MR: since('2014-10-01', FRIDAY_SATURDAY, [6, 0]),
	MV: [[null, FRIDAY_SATURDAY]],
	NP: [
		['2022-05-15', [6]],
		['2022-06-15', [6, 0]],
		[null, [6]]
	],
	OM: since('2013-05-01', THURSDAY_FRIDAY, FRIDAY_SATURDAY),
	PS: [[null, FRIDAY_SATURDAY]],
	QA: since('2003-09-01', THURSDAY_FRIDAY, FRIDAY_SATURDAY),
	SA: since('2013-06-29', THURSDAY_FRIDAY, FRIDAY_SATURDAY),
	SD: [[null, FRIDAY_SATURDAY]],
	SO: [[null, FRIDAY_SATURDAY]],
	SY: [[null, FRIDAY_SATURDAY]],
	UG: [[null, [0]]],
	YE: since('2013-08-01', THURSDAY_FRIDAY, FRIDAY_SATURDAY),
	'MY-01': [
		['2014-01-01', [6, 0]],
		['2025-01-01', FRIDAY_SATURDAY],
		[null, [6, 0]]
	],
	'MY-02': [[null, FRIDAY_SATURDAY]],
	'MY-03': [[null, FRIDAY_SATURDAY]],
	'MY-11': [[null, FRIDAY_SATURDAY]]
};

/** The weekdays off (Sunday 0) in a country or a subdivision of it on a day. */
export function weekendOf(country: string, subdivision: string | null, day: DayNumber): readonly number[] {
	const all = WEEKENDS[`${country}-${subdivision ?? ''}`] ?? WEEKENDS[country] ?? USUAL;
	return all.find(([until]) => until === null || day < readDate(until))?.[1] ?? [];
}

/** Whether a day is one of the weekend. */
export const isWeekend = (country: string, subdivision: string | null, day: DayNumber): boolean =>
	weekendOf(country, subdivision, day).includes(weekdayOf(day));

const readDate = (text: string): DayNumber =>
	dayOf(Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8)));
