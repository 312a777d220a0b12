import { foldCharacter, foldName } from '../kit/fold-name';
import type { InstitutionList } from './list';
import { sameWords } from './words';

/** Words in most names, in any language, which distinguish none. */
const GENERIC =
	/^(?:the|of|and|for|in|at|a|de|del|della|di|da|do|la|le|les|des|du|der|die|und|et|y|e|i|univers|college|hochschule|school)$/;
/** Those that a name may lack. */
const JOINING = /^(?:the|of|and|for|in|at|a|de|del|della|di|da|do|la|le|les|des|du|der|die|und|et|y|e|i)$/;
const FIT = {
	initials: 5,
	/** Added where the domain's label is also one of the names, as in UCL. */
	acronym: 0.5,
	label: 4.1,
	exact: 4.5,
	/** Added where it is the first name, because other names of a domain may be those of its parts. */
	first: 0.1,
	/** Added for an exact name of an institution with a web page, because other domains of that name are often those of graduates. */
	page: 0.2,
	university: 4.2,
	whole: 4,
	spelt: 3.5,
	beginning: 3,
	words: 2,
	beginnings: 1
} as const;
/** A query that may be the initials of a name. */
const CAPITALS = /^\p{Lu}{3,6}$/u;
/** Words for university in many languages, and what stands for them in keys. */
const UNIVERSITIES = /(?<![^\s])uni[vw]er[sz]\p{L}*/gu;
const UNIVERSITY = 'univers';
const SHORTEST_MENDED = 5;
const SHORTEST_INITIALS = 3;
const LONGEST_INITIALS = 5;
/** Labels of domains that name no institution. */
const SUFFIX = /^(?:ac|co|com|ed|edu|gob|gov|k12|net|nic|org|sch|school|onmicrosoft)$/;

/** Results, best first, and the corrected words if no name had the original ones. */
export type Found = { readonly indexes: readonly number[]; readonly mended: string | null };

/** Finds institutions by their names, in any order of words, and by what their domains call them. */
export class InstitutionSearch {
	/** Folded names of each institution and its domains: `| univers of iceland | hi.is |`. */
	private readonly keys: readonly string[];
	private vocabulary: readonly string[] | undefined;
	private universityWords: readonly string[] | undefined;

	constructor(private readonly list: InstitutionList) {
		const names = keyOf(
			list
				.indexes()
				.map((index) => list.namesAt(index))
				.join('\n')
		).split('\n');
		this.keys = names.map(
			(own, index) => `| ${own.replaceAll('\t', ' | ')} | ${wordsOfDomains(list.domainsAt(index))} |`
		);
	}

	/** Institutions that `allowed` lets through and that a query fits: all words, or beginnings of them. */
	find(query: string, allowed: (index: number) => boolean): Found {
		const words = keyOf(query).split(' ').filter(Boolean);
		const [word = ''] = words;
		const spelt = CAPITALS.test(query.trim()) ? this.calledByInitials(word, allowed) : [];
		const indexes = this.fitting(words, allowed, new Set(spelt));
		if (indexes.length > 0 || words.length === 0) return { indexes, mended: null };
		const called = words.length === 1 ? this.calledByInitials(word, allowed) : [];
		// A sequence of letters is not a misspelt word.
		if (called.length > 0 || /^[^\p{Ll}]{2,6}$/u.test(query.trim())) return { indexes: called, mended: null };
		const corrected = words.map((word) => (this.isUniversity(word) ? UNIVERSITY : word));
		const parted = keyOf(query.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')).split(' ');
		for (const mended of [
			parted,
			corrected,
			this.alike(corrected.join(' '), allowed),
			corrected.map((word) => this.mend(word))
		]) {
			if (mended.length === 0 || mended.join(' ') === words.join(' ')) continue;
			const found = this.fitting(mended, allowed);
			if (found.length > 0) return { indexes: found, mended: mended.join(' ').replaceAll(UNIVERSITY, 'university') };
		}
		return { indexes, mended: null };
	}

	/** Whether a word is a letter away from one for university in any language of the names. */
	private isUniversity(word: string): boolean {
		this.universityWords ??= [
			...new Set(this.list.indexes().flatMap((index) => foldName(this.list.namesAt(index)).match(UNIVERSITIES) ?? []))
		];
		return word.length > UNIVERSITY.length && this.universityWords.some((known) => isOneEdit(known, word));
	}

	/** Words of the name that is a letter away from the whole query, also at its beginning or between two words: `Delta ollege`. */
	private alike(query: string, allowed: (index: number) => boolean): readonly string[] {
		for (const [index, key] of this.keys.entries()) {
			if (!allowed(index)) continue;
			const name = key
				.slice(2, key.lastIndexOf(' | '))
				.split(' | ')
				.find((one) => Math.abs(one.length - query.length) < 2 && isOneEdit(one, query));
			if (name !== undefined) return name.split(' ');
		}
		return [];
	}

	private fitting(
		words: readonly string[],
		allowed: (index: number) => boolean,
		spelt: ReadonlySet<number> = new Set()
	): number[] {
		const telling = words.filter((word) => !JOINING.test(word));
		const asked = (telling.length > 0 ? telling : words).map(sameWords);
		const label = words.length === 1 && !SUFFIX.test(words[0] as string) ? `${words[0]}.` : null;
		const found: { index: number; fit: number; length: number }[] = [];
		for (const [index, key] of this.keys.entries()) {
			const called = label !== null && (key.includes(` ${label}`) || key.includes(`.${label}`));
			const isNamed = asked.every((same) => same.some((word) => key.includes(` ${word}`)));
			if (!called && !isNamed && !spelt.has(index)) continue;
			if (!allowed(index)) continue;
			// Of those that are called alike, the one with the shortest domain, `.edu` counting as short as can be; else with the shortest name.
			// Of those with such initials, the one that has most names is best known.
			const length = called
				? lengthOf(this.list.domainsAt(index), words[0] ?? '')
				: isNamed
					? shortestName(key, asked)
					: -key.split(' | ').length;
			const byKey = isNamed ? fitOf(key, asked, words.join(' ')) : 0;
			const byName = byKey + (byKey >= FIT.exact && this.list.institution(index).pages.length > 0 ? FIT.page : 0);
			const byLabel = labelFit(words) + (byName >= FIT.exact ? FIT.acronym : 0);
			const fit = called ? byLabel : Math.max(byName, spelt.has(index) ? FIT.spelt : 0);
			found.push({ index, fit, length });
		}
		return found.sort((a, b) => b.fit - a.fit || a.length - b.length || a.index - b.index).map(({ index }) => index);
	}

	/** Those of which a name has these initials: HKUST. */
	private calledByInitials(initials: string, allowed: (index: number) => boolean): number[] {
		if (initials.length < SHORTEST_INITIALS) return [];
		return [...this.keys.keys()].filter(
			(index) =>
				allowed(index) &&
				(this.keys[index] ?? '')
					.slice(2, this.keys[index]?.lastIndexOf(' | '))
					.split(' | ')
					.some((name) => name.startsWith(initials.charAt(0)) && initialsOf(name) === initials)
		);
	}

	/** The name's word at edit distance one with the same beginning, or one syllabic sign less; else itself. */
	private mend(word: string): string {
		if (word.length < SHORTEST_MENDED || !/^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\d]+$/u.test(word))
			return word;
		const vocabulary = (this.vocabulary ??= [...new Set(this.keys.flatMap((key) => key.split(' ')))]);
		if (vocabulary.some((known) => known.startsWith(word))) return word;
		return vocabulary.find((known) => known[0] === word[0] && isOneEdit(known, word)) ?? word;
	}
}

/** Keys of names, or of lines of columns, by `foldName`; words for university of many languages are one. */
const keyOf = (text: string): string =>
	text
		.normalize('NFC')
		.replace(/[\u0080-\uffff]+/g, (letters) => [...letters].map(foldCharacter).join(''))
		.toLowerCase()
		.replace(/['`.]/g, '')
		.replace(/[^a-z0-9\t\n\u0080-\uffff]+/g, ' ')
		.replace(UNIVERSITIES, UNIVERSITY)
		.replace(/(?<! ) +(?=[\t\n]|$)|(?<=[\t\n]|^) +/g, '');

/** First letters of the words of a name but for those that join them. */
const initialsOf = (name: string): string =>
	name
		.split(' ')
		.filter((word) => !JOINING.test(word))
		.map((word) => word.charAt(0))
		.join('');

/** Domains as they are found: parted by spaces, those with hyphens in their first label as its words. */
const wordsOfDomains = (domains: readonly string[]): string =>
	domains.map((domain) => (domain.includes('-') ? domain.replace(/[-.]/g, ' ') : domain)).join(' ');

const lengthOf = (domains: readonly string[], label: string): number =>
	Math.min(
		...domains.map((domain) => (domain === `${label}.edu` ? 0 : domain.startsWith(`${label}.`) ? domain.length : 99))
	);

/** Number of words of the shortest name with all query words; many without such a name. */
function shortestName(key: string, asked: readonly (readonly string[])[]): number {
	const names = key.slice(2, key.lastIndexOf(' | ')).split(' | ');
	const fitting = names.filter((name) => asked.every((same) => same.some((word) => ` ${name}`.includes(` ${word}`))));
	return Math.min(99, ...fitting.map((name) => name.split(' ').length));
}

/** Initials are of one institution, as in `mit.edu`; a longer label is a word, which the name of another may be. */
const labelFit = ([word = '']: readonly string[]): number =>
	word.length <= LONGEST_INITIALS ? FIT.initials : FIT.label;

function fitOf(key: string, asked: readonly (readonly string[])[], query: string): number {
	if (key.includes(`| ${query} |`)) return FIT.exact + (key.startsWith(`| ${query} |`) ? FIT.first : 0);
	const names = key
		.slice(2, key.lastIndexOf(' | '))
		.split(' | ')
		.map((name) => name.split(' '));
	const telling = (words: readonly string[]) => words.filter((word) => !GENERIC.test(word));
	const core = asked.filter(([word = '']) => !GENERIC.test(word));
	const isCore = (own: readonly string[]) =>
		own.length === core.length && own.every((word) => core.some((same) => same.includes(word)));
	const whole = names.filter((name) => isCore(telling(name)));
	// Who asks for Cambridge means its university before its college.
	if (whole.length > 0) return whole.some((name) => name.includes('univers')) ? FIT.university : FIT.whole;
	if (names.some((name) => asked.length <= name.length && asked.every((same, at) => same.includes(name[at] ?? ''))))
		return FIT.beginning;
	return asked.every((same) => same.some((word) => key.includes(` ${word} `))) ? FIT.words : FIT.beginnings;
}

/** Whether two words differ by one letter: another, one more, one less, or two in the other order. */
export function isOneEdit(a: string, b: string): boolean {
	if (Math.abs(a.length - b.length) > 1 || a === b) return false;
	let from = 0;
	while (a[from] === b[from]) from++;
	let [endA, endB] = [a.length, b.length];
	while (endA > from && endB > from && a[endA - 1] === b[endB - 1]) [endA, endB] = [endA - 1, endB - 1];
	const [left, right] = [a.slice(from, endA), b.slice(from, endB)];
	if (left.length <= 1 && right.length <= 1) return true;
	return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
