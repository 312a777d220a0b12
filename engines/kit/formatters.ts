import type { Group } from './contract';
import type { Infer } from './schema';

/** Formatters of an answer's line in the reader's locale. The app provides them: engines have no clock, language or region. */
export interface Writing {
	/** ISO date of the device. */
	readonly today: string;
	/** A day of the calendar, from its ISO date. */
	day(iso: string): string;
	/** A moment by the device's clock, from its ISO time. */
	moment(iso: string): string;
	/** The time of a wall clock, from `2026-07-01T14:00:00`; text after the seconds is ignored. */
	clock(local: string): string;
	/** How far a clock is from UTC, from `+05:45`. */
	offset(utcOffset: string): string;
	/** With at most so many decimals, and at least `least` of them. */
	number(value: number, digits: number, least?: number): string;
	/** A way, in the unit of length that the reader prefers. */
	way(kilometers: number): string;
	/** A name of a country's own, where its people read the reader's language; else the English one. `country` is an ISO code. */
	name(english: string, local: string, country: string): string;
	/** A country by its ISO code, in the reader's language. */
	country(code: string): string;
	/** A language by its code, in the reader's language; `english` when its name is unknown. */
	language(code: string, english: string): string;
	/** A value of an answer, such as `toll_free`, in the reader's language; unchanged without a translation. */
	value(word: string): string;
	/** Decimal fractions in a text with the reader's decimal mark, lengths of time in the reader's words. */
	figures(text: string): string;
	/** Whether the reader's language is English. */
	readonly english: boolean;
	/** Text for a day that is not a holiday of the whole country. */
	none(): string;
	/** That clocks are not changed. */
	noChange(): string;
	/** So many working days of so many days. */
	workdays(count: number, days: number): string;
}

/** Lines of a group's operations for the box and the shelf; an operation may lack one. */
export type Lines<G extends Group = Group> = {
	readonly [N in keyof G['operations']]?: (
		answer: Infer<G['operations'][N]['response']>,
		/** The request's input, with the panel's own values. */
		values: Readonly<Record<string, string>>,
		writing: Writing
	) => string;
};

/** A group's lines, for a group that is known only at run time. */
export type AnyLines = Readonly<
	Record<string, ((answer: never, values: Readonly<Record<string, string>>, writing: Writing) => string) | undefined>
>;
