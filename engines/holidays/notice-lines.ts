import { dayOf, type DayNumber } from '../kit/calendar';

/** In place of a part's code: the list of the whole country. */
export const NATIONAL = 'national';

/** Whether something holds in a part by its code, or in the list of the country. */
export type Holds = (part: string) => boolean;

/** What a notice says of one year: the days of each feast that it names, and the days of the weekend that are worked. */
export interface NoticeDays {
	readonly year: number;
	readonly off: readonly { readonly name: string; readonly days: readonly DayNumber[] }[];
	readonly worked: readonly DayNumber[];
	readonly holdsIn: Holds;
}

/** The fields of a line, with ` | ` between. */
export const fieldsOf = (line: string): string[] => line.split(' | ').map((field) => field.trim());

/** Reads `in ZH BE` or `but TI`; undefined for any other field. */
export function readPlaces(field: string): Holds | undefined {
	const [word, ...codes] = field.split(' ');
	if (word !== 'in' && word !== 'but') return undefined;
	const listed = new Set(codes);
	return (part) => listed.has(part) === (word === 'in');
}

/** Reads `off Qingming 04-05`, `worked 02-14`, `in ZH`; `Name -` is not kept that year. Throws for other texts. */
export function readNoticeDays(year: number, fields: readonly string[]): NoticeDays {
	if (!Number.isInteger(year)) throw new Error('not a year');
	const listOf = (word: string, separator: string): string[] => {
		const field = fields.find((one) => one.startsWith(`${word} `));
		return field === undefined ? [] : field.slice(word.length + 1).split(separator);
	};
	return {
		year,
		off: listOf('off', '; ').map((feast) => {
			const words = feast.split(' ');
			const at = words.findIndex((word) => word === '-' || DAY.test(word.split('..', 1)[0] ?? ''));
			if (at < 1) throw new Error(`a feast without days: ${feast}`);
			const days = words.slice(at).filter((word) => word !== '-');
			return { name: words.slice(0, at).join(' '), days: days.flatMap((span) => readSpan(span, year)) };
		}),
		worked: listOf('worked', ' ').flatMap((span) => readSpan(span, year)),
		holdsIn: fields.map(readPlaces).find((places) => places !== undefined) ?? (() => true)
	};
}

/** A day of the notice's year or of another. */
const DAY = /^(?:(\d{4})-)?(\d\d)-(\d\d)$/;

/** Maximum days from the first to the last of a span. */
const LONGEST_SPAN = 60;

/** Reads `02-06..02-12`, `02-06` or `2026-12-31`. */
function readSpan(text: string, year: number): DayNumber[] {
	const [first = NaN, last = first] = text.split('..').map((day) => {
		const match = DAY.exec(day);
		return match ? dayOf(Number(match[1] ?? year), Number(match[2]), Number(match[3])) : NaN;
	});
	if (!(first <= last && last - first < LONGEST_SPAN)) throw new Error(`not a span of days: ${text}`);
	return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
