import { yearOf, type DayNumber } from '../../../engines/kit/calendar';
import { fieldsOf, NATIONAL, readNoticeDays, readPlaces, type Holds } from '../../../engines/holidays/notice-lines';
import type { Place, Source } from './places';
import {
	citationOf,
	COMMON_SOURCES,
	readCitations,
	readMarks,
	readRange,
	readSource,
	type BookSource,
	type Citation
} from './book-sources';
import { feastLines } from './feasts';
import {
	followNotice,
	joined,
	listedIn,
	withoutReckoned,
	withoutRepeated,
	type BookRule,
	type Notice
} from './listed-days';
import { readLaw, underLaws, type LawLine } from './laws';
import { readLieu, withLieuDays, type LieuRule } from './lieu';
import { daysByRule, type RuleText } from './rules';

/** A country's book, read: the sources that its days cite, and the country followed by its parts. */
export interface LawBook {
	readonly sources: readonly Source[];
	readonly places: readonly [Place, ...Place[]];
	readonly facts: readonly LawFact[];
	/** Years whose notices were looked for and not found. */
	readonly awaited: readonly number[];
	readonly decisions: readonly Decision[];
}

/** Days of a year that a law or notice settles, `MM-DD` each: a test compares the pack with them. */
export interface LawFact {
	readonly part: string | undefined;
	readonly year: number;
	readonly off: readonly string[];
	readonly not: readonly string[];
	readonly worked: readonly string[] | undefined;
	readonly why: string;
}

/**
 * Why this list is right where a second collection says otherwise.
 *
 * Kinds: `law` a law or notice says so · `half` off from noon or the evening on, the other list has whole days only · `choice` each person or
 * employer chooses · `some` off for members of a faith, employees or offices alone · `commune` in communes, not in the whole part · `eve` an eve or
 * bridge that no law names · `scope` the list of a country has the days off in all of its parts · `calendar` days ahead by that country's calendar.
 */
export interface Decision {
	/** `national`, or codes as the second collection writes them, `_` for a blank in a name; `*` all parts. */
	readonly places: readonly string[];
	/** The first year, and the one after the last. */
	readonly from: number;
	readonly to: number;
	/** Names of the day as the list that has it writes them; undefined for any. */
	readonly named: readonly string[] | undefined;
	/** The date by a rule; undefined for any. */
	readonly on: RuleText | undefined;
	/** `yes` for a holiday, `no` for an ordinary day, `dated` for a holiday on the days of this list. */
	readonly verdict: 'yes' | 'no' | 'dated';
	readonly kind: string;
	readonly why: string;
	readonly source: Source;
}

/** The first year of which lists were looked at where a book does not say it. */
const KNOWN_FROM = 1990;

/** Reads a country's law book; `textOf` gives that of another country. Throws `<code>, line <n>: <reason>`. */
export function readLawBook(
	code: string,
	text: string,
	textOf: (code: string) => string | undefined = () => undefined
): LawBook {
	const sources = new Map(COMMON_SOURCES);
	const parts = new Map<string, string>();
	const rules: BookRule[] = [];
	const readRule = ruleReader(sources);
	const notices: Notice[] = [];
	const lieus: LieuRule[] = [];
	const laws: LawLine[] = [];
	const since: { readonly year: number; readonly holdsIn: Holds }[] = [];
	const facts: LawFact[] = [];
	const awaited: number[] = [];
	const decisions: Decision[] = [];
	for (const [at, line] of text.split('\n').entries())
		try {
			const [word = '', rest = ''] = splitAt(line.trim(), ' ');
			if (word === '' || word.startsWith('#')) continue;
			if (word === 'known') since.unshift(readKnown(fieldsOf(rest)));
			else if (word === 'lieu') lieus.push(readLieu(fieldsOf(rest), sources));
			else if (word === 'law') laws.push(readLaw(fieldsOf(rest), sources));
			else if (word === 'part') parts.set(...splitAt(rest, ' '));
			else if (word === 'like') {
				const [place = '', names] = fieldsOf(rest);
				const [other = '', part = NATIONAL] = place.split(' ');
				rules.push(...rulesOf(textOf(other) ?? '', part, names?.split('; ')));
			} else if (word === 'notice') notices.push(readNotice(fieldsOf(rest), sources));
			else if (word === 'awaited') awaited.push(Number(fieldsOf(rest)[0]));
			else if (word === 'fact') facts.push(readFact(fieldsOf(rest)));
			else if (word === 'decided') decisions.push(readDecision(fieldsOf(rest)));
			else rules.push(...readRule(line));
		} catch (error) {
			throw new Error(`${code}, line ${at + 1}: ${error instanceof Error ? error.message : String(error)}`, {
				cause: error
			});
		}
	const placeOf = (part: string, name: string): Place => {
		const inPart = <T extends { readonly holdsIn: Holds }>(lines: readonly T[]) =>
			lines.filter(({ holdsIn }) => holdsIn(part));
		const listed = underLaws(withoutRepeated(withoutReckoned(listedIn(inPart(rules)))), inPart(laws));
		return {
			code: part === NATIONAL ? code : `${code}-${part}`,
			name,
			knownFrom: inPart(since)[0]?.year ?? KNOWN_FROM,
			days: joined(
				inPart(notices).reduce(followNotice, underLaws(withLieuDays(listed, inPart(lieus)), inPart(laws)))
			).filter(({ days }) => days.length > 0)
		};
	};
	const places = [placeOf(NATIONAL, code), ...[...parts].map(([part, name]) => placeOf(part, name))] as const;
	const unused = laws.find(({ isUsed }) => !isUsed);
	if (unused) throw new Error(`${code}: no day rests on the law ${unused.cited.source.text}`);
	const cited = new Set(places.flatMap(({ days }) => days.map(({ source }) => source)));
	const idle = [...sources].find(
		([key, { source, elsewhere }]) => !COMMON_SOURCES.has(key) && !cited.has(source) && !cited.has(elsewhere)
	)?.[0];
	if (idle !== undefined) throw new Error(`${code}: no day cites the source ${idle}`);
	return { sources: [...cited], facts, awaited, decisions, places };
}

/** Reads the lines of sources and rules of a book, one after the other: a line of rules may go by the names of the one before. */
function ruleReader(sources: Map<string, BookSource>): (line: string) => readonly BookRule[] {
	let names: readonly DayName[] | undefined;
	const read = (line: string): readonly BookRule[] => {
		if (line.startsWith('source ')) {
			const [key, read] = readSource(fieldsOf(line.slice('source '.length)));
			if (sources.has(key)) throw new Error(`source ${key} stands twice`);
			sources.set(key, read);
			return [];
		}
		if (line.startsWith('feasts ')) return feastLines(fieldsOf(line.slice('feasts '.length))).flatMap(read);
		const fields = fieldsOf(line);
		if (!line.startsWith('\t')) names = readNames(fields.shift() ?? '');
		if (!names) throw new Error('a rule without a name');
		// A line of names alone holds for the lines below it.
		return fields.length === 0 ? [] : readRules(names, fields, sources);
	};
	return read;
}

/** Lines of a book that are neither rules nor sources. */
const OTHER_LINES = /^(?:#.*|(?:part|known|like|lieu|law|notice|awaited|fact|decided)\b.*)?$/;

/** The rules of another book that hold in one of its parts, for a whole country: all of them, or those of some holidays. */
function rulesOf(text: string, part: string, names?: readonly string[]): BookRule[] {
	const readRule = ruleReader(new Map(COMMON_SOURCES));
	const rules = text
		.split('\n')
		.filter((line) => !OTHER_LINES.test(line))
		.flatMap(readRule);
	if (rules.length === 0) throw new Error('no such book');
	const missing = names?.find((name) => !rules.some(({ day }) => day.name === name));
	if (missing !== undefined) throw new Error(`no holiday ${missing} there`);
	return rules
		.filter(({ day, holdsIn }) => holdsIn(part) && (names?.includes(day.name) ?? true))
		.map((rule) => ({ ...rule, holdsIn: () => true }));
}

/** The text before and after the first `mark`; all of it and nothing when the mark is missing. */
function splitAt(text: string, mark: string): [before: string, after: string] {
	const at = text.indexOf(mark);
	return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + mark.length).trim()];
}

/** A name in English with the one of the parts in which `holdsIn`. */
type DayName = { readonly name: string; readonly localName: string; readonly holdsIn: Holds };

/** Reads `Name`, `Name = local` or `Name = local; other @ ZH BE`: the first is the name where no other is. */
function readNames(text: string): DayName[] {
	const [name, locals] = splitAt(text, ' = ');
	const own = new Set<string>();
	const [usual, ...others] = (locals || name).split('; ').map((one): DayName => {
		const [localName, places] = splitAt(one, ' @ ');
		const parts = new Set(places.split(' '));
		for (const part of parts) own.add(part);
		return { name, localName, holdsIn: (part) => parts.has(part) };
	});
	return usual ? [{ ...usual, holdsIn: (part) => !own.has(part) }, ...others] : others;
}

/** Dates by Easter or a calendar of the moon or the sun: reckoned where a collection has them. */
const MOVABLE =
	/easter|orthodox|hijri|hindu|chinese|korean|vietnam|hebrew|tehran|delhi|karachi|dhaka|colombo|daressalaam|aceh|kualalumpur|full|qingming|dongzhi|nowruz|tibetan|myanmar|ethiopian|eve of/;

/** Dates of a feast by the moon, or of single years, which a law that names it does not settle. */
const MOON =
	/^on |hijri|hindu|hebrew|tehran|delhi|karachi|dhaka|colombo|daressalaam|aceh|kualalumpur|tibetan|myanmar|about/;

/** The rules of a line: one for each name and source. `@` in a key of a source is the code of the part. */
function readRules(
	names: readonly DayName[],
	fields: readonly string[],
	sources: ReadonlyMap<string, BookSource>
): BookRule[] {
	const cited = fields.at(-1) ?? '';
	if (cited.includes('@')) {
		const listed = fields.find((field) => field.startsWith('in ')) ?? '';
		return listed
			.split(' ')
			.slice(1)
			.flatMap((part) =>
				readRules(
					names,
					fields.map((field) =>
						field === listed ? `in ${part}` : field === cited ? cited.replaceAll('@', part) : field
					),
					sources
				)
			);
	}
	const lineMarks = new Set<string>();
	let places: Holds = () => true;
	for (const field of fields.slice(1, -1)) {
		const listed = readPlaces(field);
		if (listed) places = listed;
		else for (const mark of field.split(' ')) lineMarks.add(mark);
	}
	const dates = fields[0] ?? '';
	const eve = /^eve of (.*?)( \[.*)?$/.exec(dates);
	const eveYears = readRange(eve?.[2]?.trim() ?? '');
	const citations = readCitations(cited, sources);
	const days = eve ? [] : readDates(dates);
	const isMarked = ({ marks }: Citation) => marks.has('estimated') || lineMarks.has('estimated');
	const isDated = !MOON.test(dates);
	return citations.flatMap((citation) => {
		const groups = new Map<
			string,
			{ readonly cited: BookSource; readonly isSpokenOf: boolean; readonly days: DayNumber[] }
		>();
		const groupOf = (year: number) => {
			const cited = citation.source(year);
			const isSpokenOf = cited.speaksOf(year);
			const id = `${isSpokenOf} ${cited.source.text} ${cited.source.url}`;
			const group = groups.get(id) ?? { cited, isSpokenOf, days: [] };
			groups.set(id, group);
			return group.days;
		};
		if (eve) groupOf(citation.from);
		for (const day of days) if (citationOf(citations, yearOf(day)) === citation) groupOf(yearOf(day)).push(day);
		return [...groups.values()].flatMap(({ cited, isSpokenOf, days }) => {
			const mark = readMarks(lineMarks, citation, cited, MOVABLE.test(dates));
			const isNamed = mark.basis === 'announced' || mark.basis === 'one_off';
			return names.map(({ name, localName, holdsIn }): BookRule => ({
				day: {
					...mark,
					estimated: mark.estimated || !(isSpokenOf || isNamed),
					...(isDated && !isMarked(citation) && { isUnsureBySource: true }),
					name,
					localName,
					source: isSpokenOf ? cited.source : cited.elsewhere,
					days
				},
				holdsIn: (part) => places(part) && holdsIn(part),
				...(eve && { eveOf: { name: eve[1] ?? '', ...eveYears } })
			}));
		});
	});
}

/** Reads `2027 | off Spring Festival 02-06..02-12 | worked 02-14 | in ZH | <source>`, see `readNoticeDays`. */
function readNotice([head = '', ...fields]: readonly string[], sources: ReadonlyMap<string, BookSource>): Notice {
	const source = sources.get(fields.at(-1) ?? '')?.source;
	if (!source) throw new Error(`no source ${fields.at(-1)}`);
	const basis = fields.includes('collection') ? 'collection' : 'announced';
	return { ...readNoticeDays(Number(head), fields), basis, source };
}

/** Reads `[1990,) | in ZH BE`: from when the lists of these places were looked at. */
const readKnown = ([range = '', places = '']: readonly string[]): { year: number; holdsIn: Holds } => ({
	year: readRange(range).from,
	holdsIn: readPlaces(places) ?? (() => true)
});

/** Reads `ZH 2026 | off 04-03 04-06 | not 08-15 | worked 02-07 | Zürich, Ruhetagsgesetz`. */
function readFact([head = '', ...fields]: readonly string[]): LawFact {
	const [part, year] = splitAt(head, ' ');
	const listed = (word: string) =>
		fields
			.slice(0, -1)
			.find((field) => field === word || field.startsWith(`${word} `))
			?.split(' ')
			.slice(1);
	return {
		part: part === NATIONAL ? undefined : part,
		year: Number(year),
		off: listed('off') ?? [],
		not: listed('not') ?? [],
		worked: listed('worked'),
		why: fields.at(-1) ?? ''
	};
}

/** Reads `no law | Easter Sunday; Whit Sunday | easter | [2010,2020) | ZH BE | why | source | url`, `-` for any. */
function readDecision([
	head = '',
	named = '-',
	on = '-',
	range = '-',
	places = '',
	why = '',
	source = '',
	url
]: readonly string[]): Decision {
	const [verdict, kind] = splitAt(head, ' ');
	if (verdict !== 'yes' && verdict !== 'no' && verdict !== 'dated') throw new Error(`not a verdict: ${verdict}`);
	return {
		places: places.split(' '),
		...readRange(range === '-' ? '' : range),
		named: named === '-' ? undefined : named.split('; '),
		on: on === '-' ? undefined : on,
		verdict,
		kind,
		why,
		source: url === undefined ? { text: source } : { text: source, url }
	};
}

/** Reads `01-01, easter+1 [1990,2004), on 20240617 20250607`: the days, ascending. Throws where a rule cannot be read. */
export function readDates(text: string): DayNumber[] {
	const days = text.split(', ').flatMap((one) => {
		const [rule, range] = splitAt(one, ' [');
		const { from, to } = readRange(range === '' ? '' : `[${range}`);
		return daysByRule(rule, from - 1, to).filter((day) => yearOf(day) >= from && yearOf(day) < to);
	});
	return [...new Set(days)].sort((a, b) => a - b);
}
