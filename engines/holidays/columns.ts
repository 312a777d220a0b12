import { FIRST_YEAR, LAST_YEAR } from './years';

/** Layout of the pack: equal fields together, a tenth smaller. Each section has a part a country. */
export const SECTIONS = [
	/** `<code>` tab `<first year> <last day>` tab `<how many of the days are the country's own>` */
	'heads',
	/** `<code>` tab `<name>` tab `<days>` tab `<days of the country that it does not have>` tab `<its own first year and last day>` */
	'subdivisions',
	/** `<name>` tab `<local name>`; empty where both are those of the line before */
	'names',
	/** `<flags> <source> <days it lasts>`, the last left out where it is one */
	'marks',
	/** The years of the runs of dates (`runs.ts`), `0-2o 5`; the last left out where it is that of the pack, `0-` */
	'years',
	/** The rules of the runs, `0704 e1`: a date without its colon */
	'rules',
	'sources',
	/** The pages of sources, without `https://` and percent-encoded letters; may be empty */
	'pages'
] as const;
export type Section = (typeof SECTIONS)[number];

/**
 * Of the lists of days before the sections, a line each: the first day, a colon, a character for each step to the next. Steps of a year (308
 * days or more) have their own number and `YEAR_CODE` as code, steps of a month (28 to 43 days) `MONTH_CODE`, which ends below `FIRST_YEAR_CODE`.
 */
export const YEAR_CODE = -260;
export const MONTH_CODE = 4;
export const FIRST_YEAR_CODE = 48;
/** The last year as runs have it. */
export const LAST = (LAST_YEAR - FIRST_YEAR).toString(36);

/** Part sections, the parts of one, and the fields of a line. */
export const SECTION_END = '\x1e';
export const PART_END = '\x1d';
export const FIELD_END = '\t';

/** One holiday as the pack has it: `[name, local name or '' for the same, flags, dates, index of its source, days it lasts]`. */
export type PackedDay = readonly [
	name: string,
	localName: string,
	flags: number,
	dates: string,
	source: number,
	length: number
];
/** A law, notice, almanac or collection by name, with a page where it can be read. */
export type PackedSource = readonly [text: string, url?: string];
/** `[name, its own days, the country's days that it does not have, its own first year and last day where they differ]`: days by their indices */
export type PackedSubdivision = readonly [
	name: string,
	days: readonly number[],
	without: readonly number[],
	known?: string
];
/** A country's days, and what its subdivisions have otherwise. */
export interface PackedCountry {
	readonly sources: readonly PackedSource[];
	/** `2010 2026-12-31`: the first checked year, the last day with announced dates; `NONE` or `UNREAD` instead. */
	readonly known: string;
	/** Every day of the country and its parts, once. */
	readonly days: readonly PackedDay[];
	/** How many of them, the first, are of the whole country. */
	readonly own: number;
	readonly subdivisions: Readonly<Record<string, PackedSubdivision>>;
}

/** The pack taken apart to the parts of each country; `steps` are the days of feasts of other calendars. */
export function openColumns(text: string): {
	readonly steps: readonly (readonly number[])[];
	readonly countries: ReadonlyMap<string, () => PackedCountry>;
} {
	const [steps = '', ...sections] = text.split(SECTION_END);
	const parts = sections.map((section) => section.split(PART_END));
	const partOf = (section: Section, at: number) => parts[SECTIONS.indexOf(section)]?.[at] ?? '';
	const heads = (parts[0] ?? []).map((head) => head.split(FIELD_END));
	return {
		steps: linesOf(steps).map(readSteps),
		countries: new Map(
			heads.map(([code = '', known = '', own = ''], at) => [
				code,
				() => readCountry(known, Number(own), (section) => partOf(section, at))
			])
		)
	};
}

function readSteps(line: string): number[] {
	const [first, steps = ''] = line.split(':');
	const stepOf = (code: number) => code - (code < FIRST_YEAR_CODE ? MONTH_CODE : YEAR_CODE);
	return [Number(first), ...Array.from(steps, (step) => stepOf(step.charCodeAt(0)))];
}

const linesOf = (part: string): string[] => (part === '' ? [] : part.split('\n'));

function readCountry(known: string, own: number, part: (section: Section) => string): PackedCountry {
	const pages = part('pages').split('\n');
	const years = part('years').split('\n');
	const rules = part('rules').split('\n');
	const marks = part('marks').split('\n');
	let named = '';
	return {
		known,
		own,
		sources: linesOf(part('sources')).map((text, at) => (pages[at] ? [text, addressOf(pages[at])] : [text])),
		days: linesOf(part('names')).map((line, at): PackedDay => {
			named = line || named;
			const [name = '', localName = ''] = named.split(FIELD_END);
			const [flags = 0, source = 0, length = 1] = marks[at]?.split(' ').map(Number) ?? [];
			const by = rules[at]?.split(' ') ?? [];
			const dates = years[at]?.split(' ').map((year, run) => runOf(year, by[run] ?? ''));
			return [name, localName, flags, dates?.join(' ') ?? '', source, length];
		}),
		subdivisions: Object.fromEntries(
			linesOf(part('subdivisions')).map((line): [string, PackedSubdivision] => {
				const [code = '', name = '', days = '', without = '', ownKnown] = line.split(FIELD_END);
				const packed = [name, readIndices(days), readIndices(without)] as const;
				return [code, ownKnown === undefined ? packed : [...packed, ownKnown]];
			})
		)
	};
}

/** `0-` and `0704` → `0-46:0704` */
const runOf = (years: string, rule: string): string =>
	`${years.endsWith('-') ? years + LAST : years}${/^\d/.test(rule) ? ':' : ''}${rule}`;

const addressOf = (page: string): string =>
	(page.includes('://') ? page : `https://${page}`).replace(/[^\0-\x7f]+/g, encodeURIComponent);

/** `3 5-7` → 3, 5, 6, 7 */
const readIndices = (text: string): number[] =>
	(text === '' ? [] : text.split(' ')).flatMap((run) => {
		const [first = 0, last = first] = run.split('-').map(Number);
		return Array.from({ length: last - first + 1 }, (_, at) => first + at);
	});
