import { BASES, KINDS } from '../../../engines/holidays/table';
import { FIRST_YEAR, LAST_YEAR } from '../../../engines/holidays/years';
import { LIBRARY, VACANZA, type ListedDay, type Source } from './places';

/** A source of a law book. A list is not a law: its days have the basis `collection`. Days in years that it does not cover are estimates. */
export interface BookSource {
	readonly source: Source;
	/** What stands for the days of years that it does not cover. */
	readonly elsewhere: Source;
	readonly isList: boolean;
	/** It was compiled by others than an authority: its days are estimates unless a second collection agrees (`a & b`). */
	readonly isCompiled: boolean;
	speaksOf(year: number): boolean;
}

/**
 * Reads `<key> | <text> | <page>`. A source that is not a law ends with `list`, `list [2014,2026)` or `list estimated`. Without a range, a list covers
 * the years from the first to the last that its text names, and all years where it names none.
 */
export function readSource(fields: readonly string[]): [key: string, source: BookSource] {
	const [key = '', text = '', url] = fields.filter((field) => !LIST.test(field));
	const list = fields.map((field) => LIST.exec(field)).find((match) => match !== null);
	const [, range, estimated] = list ?? [];
	const named = (list && range === undefined && estimated === undefined ? text.match(YEAR) : null)?.map(Number);
	const { from, to } = named ? { from: Math.min(...named), to: Math.max(...named) + 1 } : readRange(range ?? '');
	const read: Source = { text, ...(url !== undefined && { url }) };
	const isBounded = list !== undefined && (named !== undefined || range !== undefined);
	const source: Source = isBounded ? { ...read, years: { from, to } } : read;
	const isCompiled = COMPILERS.test(url ?? '');
	return [
		key,
		{
			source,
			elsewhere: isBounded ? { ...read, text: `${CARRIED}${text}` } : source,
			isList: isCompiled || list !== undefined,
			isCompiled,
			speaksOf: (year) => estimated === undefined && year >= from && year < to
		}
	];
}

/** Begins the text of a list that is cited for a year that it does not cover. */
export const CARRIED = 'Carried over from another year: ';

const YEAR = /\b(?:19|20)\d\d\b/g;

const LIST = /^list(?: (\[\d*,\d*\)))?(?: (estimated))?$/;

/** Encyclopedias, their copies and sites that collect holidays: a page of theirs is not the law or notice that it speaks of. */
const COMPILERS =
	/\/\/(?:[a-z]+\.)*(?:wikipedia|wanweibaike|profilpelajar|xn--itdonnes-g1a|iiab|liquisearch|officeholidays|worlddaysoff|whatdateis|timeanddate|publicholidays|aupublicholiday|aussiepublicholidays|almajardh)\./;

const ofAllYears = (source: Source): BookSource => ({
	source,
	elsewhere: source,
	isList: false,
	isCompiled: false,
	speaksOf: () => true
});

/** Sources that several books cite without a line of their own: collections of rules, and days that one of these alone has. */
export const COMMON_SOURCES: ReadonlyMap<string, BookSource> = new Map([
	['library', ofAllYears(LIBRARY)],
	['vacanza', ofAllYears(VACANZA)],
	['which-feast-was', ofAllYears({ text: 'Days on which the feast was kept, as vacanza/holidays (MIT) lists them' })],
	['off-vacanza-holidays', ofAllYears({ text: 'Days off, as vacanza/holidays (MIT) lists them' })],
	['off-one-time', ofAllYears({ text: 'Days off for one time, as vacanza/holidays (MIT) lists them' })]
]);

/** A source with the years of which it speaks, and the marks of the days that rest on it. */
export interface Citation {
	readonly source: (year: number) => BookSource;
	readonly from: number;
	readonly to: number;
	/** A second collection has the same days. */
	readonly isAgreed: boolean;
	readonly marks: ReadonlySet<string>;
}

/**
 * Reads `<source> [2008,) estimated; library`: a day rests on the first source that speaks of its year. The key `<key>-*` is that of the year
 * of the day. In `<source> & vacanza` the second source has the same days.
 */
export function readCitations(text: string, sources: ReadonlyMap<string, BookSource>): Citation[] {
	return text.split('; ').map((one) => {
		const [key = '', ...words] = one.split(' ');
		const isAgreed = words[0] === '&';
		const second = isAgreed ? words.splice(0, 2)[1] : undefined;
		const range = words[0]?.startsWith('[') ? readRange(words.shift() ?? '') : readRange('');
		const named = (name: string): BookSource => {
			const source = sources.get(name);
			if (!source) throw new Error(`no source ${name}`);
			return source;
		};
		if (!key.endsWith('-*')) named(key);
		if (second !== undefined) named(second);
		return { source: (year) => named(key.replace(/\*$/, String(year))), ...range, isAgreed, marks: new Set(words) };
	});
}

/** The first citation whose source covers a year, otherwise the first for that year; undefined where none is. */
export function citationOf(citations: readonly Citation[], year: number): Citation | undefined {
	const open = citations.filter(({ from, to }) => year >= from && year < to);
	return open.find(({ source }) => source(year).speaksOf(year)) ?? open[0];
}

/**
 * What the marks of a line and of its citation say of the days. The basis on a line is that of its laws and notices: a collection gives days that are
 * computed where they move, and estimates where it is `vacanza`, unless its citation says otherwise. A list gives no law.
 */
export function readMarks(
	ofLine: ReadonlySet<string>,
	{ marks: ofCitation, isAgreed }: Pick<Citation, 'marks' | 'isAgreed'>,
	{ source, isList, isCompiled }: BookSource,
	movable: boolean
): Omit<ListedDay, 'name' | 'localName' | 'source' | 'days'> {
	const given = BASES.find((one) => ofCitation.has(one));
	const isCollection = source === LIBRARY || source === VACANZA;
	const basis =
		given ??
		(isCollection
			? movable && source === LIBRARY
				? 'computed'
				: 'collection'
			: (BASES.find((one) => ofLine.has(one) && !(isCompiled && one !== 'computed')) ??
				(isList ? 'collection' : 'law')));
	const marks = new Set([...ofLine, ...ofCitation].filter((mark) => !BASES.some((one) => one === mark)));
	const kind = KINDS.find((one) => marks.delete(one));
	const length = Number([...marks].find((mark) => /^\d+d$/.test(mark))?.slice(0, -1) ?? 1);
	marks.delete(`${length}d`);
	const has = (mark: string) => marks.delete(mark);
	const read = {
		observed: has('substitute'),
		half: has('half'),
		estimated: has('estimated') || ((isCompiled || (source === VACANZA && given === undefined)) && !isAgreed),
		...(has('worked') && { working: true }),
		...(kind && { kind }),
		basis,
		length
	};
	if (marks.size > 0) throw new Error(`not a mark: ${[...marks].join(' ')}`);
	return read;
}

/** Reads `[1990,2004)`: the first year, and the one after the last; either may be missing. */
export function readRange(text: string): { from: number; to: number } {
	const match = /^(?:\[(\d{4})?,(\d{4})?\))?$/.exec(text);
	if (!match) throw new Error(`not a range of years: ${text}`);
	const [, from, to] = match;
	return { from: from ? Number(from) : FIRST_YEAR, to: to ? Number(to) : LAST_YEAR + 1 };
}
