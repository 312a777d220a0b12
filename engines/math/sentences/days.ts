/** Days of the calendar in a sentence: how many lie between two of them. */
import { dayOf, isoDate, weekdayOf, type DayNumber } from '../../kit/calendar';
import { readDay } from '../../kit/date-words';
import { ParseError } from '../io/lexer';
import type { Note } from '../core/answer-notes';

const UNITS = String.raw`days?|weeks?|months?|years?|tage?n?|wochen?|días?|dias?|semanas?|jours?|semaines?|दिन|दिवस|நாட்கள்|நாள்|أيام|يوم|يوما`;
const BETWEEN = new RegExp(
	`^\\s*(?:how\\s+many\\s+|number\\s+of\\s+|wie\\s+viele\\s+|cu[aá]ntos\\s+|cu[aá]ntas\\s+|combien\\s+de\\s+)?(${UNITS})(?:\\s+(?:are\\s+there|are|is\\s+it|sind\\s+es|liegen|hay|il\\s+y\\s+a))?\\s+(?:between|from|zwischen|vom?|entre|desde|del?|du)\\s+(.+?)\\s+(?:and|to|until|till|und|bis(?:\\s+zum)?|y|hasta|al?|et|au|jusqu['’]au)\\s+(.+?)\\s*$`,
	'iu'
);
/** To a day, from the one on which it is asked: "days until christmas", "age if born 1 May 1990". */
const FROM_NOW = new RegExp(
	`^\\s*(?:how\\s+many\\s+|wie\\s+viele\\s+|cu[aá]nt[oa]s\\s+|combien\\s+de\\s+)?(?:${UNITS})\\s+(?:left\\s+|noch\\s+|faltan\\s+|restants?\\s+)?(?:until|till|til|before|since|to(?=\\s+(?:christmas|xmas|easter|halloween|new\\s+year|my\\s|the\\s|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|\\d))|bis|seit|hasta|para|desde|avant|jusqu['’][àa]u?|depuis)\\s+(?!.*\\d\\s*(?:${UNITS})|(?:${UNITS})\\s*$)(.+)$|^\\s*(?:my\\s+|the\\s+)?age\\s+(?:if\\s+|when\\s+)?(?:of\\s+someone\\s+)?born\\b`,
	'iu'
);
const WHICH_DAY =
	/^\s*(?:what|which)\s+(?:week)?day\s+(?:of\s+the\s+week\s+)?(?:is|was|will\s+be)\s+(?:the\s+)?(.+?)\s*\??$/i;
const IN_MONTH =
	/^\s*(?:how\s+many\s+|number\s+of\s+)?days\s+(?:are\s+(?:there\s+)?)?in\s+(?:the\s+month\s+of\s+)?([a-z]{3,9})\s*,?\s*(\d{4})?\s*\??$/i;
const IN_YEAR =
	/^\s*(?:how\s+many\s+|number\s+of\s+)?days\s+(?:are\s+(?:there\s+)?)?in\s+(?:the\s+year\s+)?(1[5-9]\d\d|2\d{3})\s*\??$/i;
const DATE = String.raw`\d{4}-\d{1,2}-\d{1,2}|\d{1,2}\.\s?\d{1,2}\.\s?\d{4}|\d{1,2}/\d{1,2}/\d{4}|\d{1,2}(?:st|nd|rd|th|\.)?\s+\p{L}{3,}\.?,?\s+\d{4}|\p{L}{3,}\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}`;
const DIFFERENCE = new RegExp(
	`^\\s*(${DATE})\\s*[-−–]\\s+(${DATE})\\s*$|^\\s*(${DATE})\\s+[-−–]\\s*(${DATE})\\s*$`,
	'iu'
);
const STEPPED = new RegExp(
	`^\\s*(${DATE})\\s*([-+−–])\\s*(\\d{1,6})(?:\\s*(days?|weeks?|months?|years?|tage?|wochen?|d[ií]as?|semanas?|jours?|semaines?))?\\s*$`,
	'iu'
);
/** 45 days after 10 March 2025 */
const AFTER = new RegExp(`^\\s*(?:what\\s+(?:day|date)\\s+is\\s+)?(\\d{1,6})\\s+(days?|weeks?|months?|years?)\\s+(after|from|before|prior\\s+to)\\s+(${DATE})\\s*\\??$`, 'iu'); // prettier-ignore
/** What stands for the day on which it is asked. */
const NOW = /\b(?:today|tomorrow|yesterday|now|heute|morgen|hoy|mañana|aujourd['’]hui|demain)\b|आज|இன்று|اليوم/iu;
/** 100 days from now, 3 weeks ago */
const FROM_TODAY = /^\s*(?:what\s+(?:day|date)\s+(?:is|was)\s+)?(\d{1,6})\s+(days?|weeks?|months?|years?)\s+(?:from\s+(?:now|today)|hence|(ago))\s*\??$/i; // prettier-ignore
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The text as a number of days where it asks for one. Throws ParseError for days that are no numbers, with a way out. */
export function daysBetween(text: string, variables: ReadonlySet<string>, notes: Note[]): string {
	if (text.length > 120) return text;
	return daysAsked(inOneOrder(text), variables, notes);
}

/** Days with strokes in the order that one of them shows: 31/12/2024 - 01/12/2024. */
function inOneOrder(text: string): string {
	const days = [...text.matchAll(STROKES)].map(([, a, b]) => [Number(a), Number(b)] as const);
	const [dayFirst, monthFirst] = [days.some(([a]) => a > 12), days.some(([, b]) => b > 12)];
	if (days.length < 2 || dayFirst === monthFirst) return text;
	return text.replace(STROKES, (_, a: string, b: string, year: string) => {
		const [day, month] = dayFirst ? [a, b] : [b, a];
		return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
	});
}

const STROKES = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/(\d{4})(?![\d/])/g;

function daysAsked(text: string, variables: ReadonlySet<string>, notes: Note[]): string {
	const asked = BETWEEN.exec(text);
	const now = NOW.exec(text)?.[0];
	const [, count, unit, back] = FROM_TODAY.exec(text) ?? [];
	if (count !== undefined && !variables.has('now'))
		throw new ParseError(`what day it is, is not known here: write it, as in ${count} ${unit} ${back ? 'before' : 'after'} 2026-01-01`, 0); // prettier-ignore
	if ((now !== undefined && !variables.has(now) && (asked || /\d/.test(text))) || (!asked && FROM_NOW.test(text)))
		throw new ParseError('what day it is, is not known here: write both days, as in days between 2026-01-01 and 2026-03-05', 0); // prettier-ignore
	const month = daysInMonth(text, notes);
	if (month !== undefined) return month;
	const which = WHICH_DAY.exec(text)?.[1];
	const day = which === undefined ? undefined : read(which);
	if (day !== undefined) throw dayItself(day);
	const [from, to] = asked ? [read(asked[2]!), read(asked[3]!)] : [];
	if (asked && from !== undefined && to !== undefined) return counted(from, to, unitOf(asked[1]!), notes);
	if (asked && isDayOfNoYear(asked[2]!) && isDayOfNoYear(asked[3]!))
		throw new ParseError('how many days lie between depends on the year: write it with both, as in days between 2026-03-03 and 2026-05-05', 0); // prettier-ignore
	const difference = DIFFERENCE.exec(text);
	if (difference) {
		const [end, start] = [read(difference[1] ?? difference[3]!), read(difference[2] ?? difference[4]!)];
		if (end !== undefined && start !== undefined) return counted(start, end, 'days', notes);
	}
	const later = AFTER.exec(text);
	const start = later ? read(later[4]!) : undefined;
	if (later && start !== undefined)
		throw dayItself(after(start, (/^[bp]/i.test(later[3]!) ? -1 : 1) * Number(later[1]), unitOf(later[2]!)));
	const stepped = STEPPED.exec(text);
	const first = stepped ? read(stepped[1]!) : undefined;
	if (stepped && first !== undefined)
		throw dayItself(after(first, (stepped[2] === '+' ? 1 : -1) * Number(stepped[3]), unitOf(stepped[4] ?? 'days')));
	return text;
}

/** What is said of a day, which is no answer. */
const dayItself = (day: DayNumber): ParseError =>
	new ParseError(`that is ${WEEKDAYS[weekdayOf(day)]}, ${isoDate(day)}; a day is no number, and answers are numbers here: ask for the days between two of them`, 0); // prettier-ignore

const dayIn = (text: string) =>
	readDay(text.trim().toLowerCase().replace(/,/g, ', ').replace(/\s+/g, ' ').replace(/ ,/g, ','), '2000-01-01');

/** `3 march`. */
const isDayOfNoYear = (text: string): boolean => dayIn(text)?.year === null;

/** "days in February 2024", "days in 2024": what the calendar has; undefined for other questions. */
function daysInMonth(text: string, notes: Note[]): string | undefined {
	const year = Number(IN_YEAR.exec(text)?.[1] ?? 0);
	if (year > 0) return `${dayOf(year + 1, 1, 1) - dayOf(year, 1, 1)} days`;
	const [, name, written] = IN_MONTH.exec(text) ?? [];
	const month = name === undefined ? undefined : dayIn(`1 ${name}`)?.month;
	if (month === undefined) return undefined;
	const asked = Number(written ?? 2023);
	const end = month === 12 ? dayOf(asked + 1, 1, 1) : dayOf(asked, month + 1, 1);
	if (written === undefined && month === 2) notes.push({ text: 'in a leap year 29', alternative: null });
	return `${end - dayOf(asked, month, 1)} days`;
}

/** A day with its year; throws ParseError for one that can be two. */
function read(text: string): DayNumber | undefined {
	const found = dayIn(text);
	if (!found || found.year === null || NOW.test(text)) return undefined;
	if (found.other?.year)
		throw new ParseError(`${text.trim()} may be ${isoDate(dayOf(found.year, found.month, found.day))} or ${isoDate(dayOf(found.other.year, found.other.month, found.other.day))}: write it so`, 0); // prettier-ignore
	return dayOf(found.year, found.month, found.day);
}

const unitOf = (word: string): 'days' | 'weeks' | 'months' | 'years' =>
	/^(?:w|sem)/i.test(word) ? 'weeks' : /^m/i.test(word) ? 'months' : /^y/i.test(word) ? 'years' : 'days';

function counted(from: DayNumber, to: DayNumber, unit: ReturnType<typeof unitOf>, notes: Note[]): string {
	const days = to - from;
	notes.push({ text: `from ${isoDate(from)} to ${isoDate(to)}, one of the two counted`, alternative: null });
	return unit === 'days' ? `${days} days` : unit === 'weeks' ? `${days} days in weeks` : `${days} days in ${unit}`;
}

/** The day so much later; the last of its month where that is shorter. */
function after(day: DayNumber, count: number, unit: ReturnType<typeof unitOf>): DayNumber {
	if (unit === 'days' || unit === 'weeks') return day + count * (unit === 'weeks' ? 7 : 1);
	const date = new Date(day * 86_400_000);
	const months = date.getUTCFullYear() * 12 + date.getUTCMonth() + count * (unit === 'years' ? 12 : 1);
	const [year, month] = [Math.floor(months / 12), (((months % 12) + 12) % 12) + 1];
	return Math.min(dayOf(year, month, date.getUTCDate()), dayOf(year, month + 1, 0));
}
