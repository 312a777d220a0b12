/** The thing that a question of general knowledge is about: its article is offered, and is never sure. */
import type { Lattice } from './lattice';
import { isOfArticles } from './nearest';
import type { Reading } from './reading';
import type { Setting, Tables } from './setting';
import { subjectOf } from './subject';
import { SILENT } from './topic';

/** As likely as an article may be of which only the name is known: offered first, before readings of the words one by one. */
const LIKELY = 0.46;
/** Words that a name may have, and that a question of an unknown subject may have without a word that asks. */
const [LONGEST, TERSE] = [7, 3];
/** A name that needs no tables: by its capitals, or of several words. */
const CLEAR = 3;
/** Shorter strange words are abbreviations or slips. */
const SHORT = 3;
const CAPITAL = /^\p{Lu}/u;
/** Words that ask for a fact. */
const ASKING = ['who', 'what-is', 'where', 'when', 'how-many', 'how-much', 'which', 'age'] as const;

/** How sure a name must be: of any sort where the encyclopedia is nearest to the subject, clear where the subject is unknown. */
function leastScore(lattice: Lattice): number {
	const { name } = subjectOf(lattice);
	if (name !== undefined) return isOfArticles(name) ? 1 : Infinity;
	if (lattice.tokens.length <= TERSE) return 2;
	return ASKING.some((concept) => lattice.concepts.has(concept)) ? CLEAR : Infinity;
}

const isCapital = (at: number, { tokens }: Lattice): boolean => CAPITAL.test(tokens[at]?.text ?? '');

/** Whether words behind the first of a text are a title by their capitals, but for small words within: The Old Man and the Sea. German nouns have capitals too. */
export const isTitle = (from: number, to: number, lattice: Lattice): boolean =>
	!lattice.lexicon.flags.has('noun-capitals') &&
	from > 0 &&
	to > from + 1 &&
	isCapital(from, lattice) &&
	isCapital(to - 1, lattice) &&
	lattice.tokens
		.slice(from, to)
		.every((_, nth) => isCapital(from + nth, lattice) || lattice.has(from + nth, 'of', 'the', 'one', 'role'));

/** What the words of a lattice are, by their tokens. */
interface Words {
	/** Words of the lexicon, but for those of subjects outside the product, which may be names: Jupiter. */
	readonly isOwn: readonly boolean[];
	/** What neither a lexicon nor the dictionary has is a name: Spotify. */
	readonly isStrange: readonly boolean[];
	readonly isName: readonly boolean[];
}
const wordsBy = new WeakMap<Lattice, Words>();

function wordsOf(lattice: Lattice, entries: Tables['words']): Words {
	const known = wordsBy.get(lattice);
	if (known) return known;
	const isOwn = lattice.tokens.map(
		(_, at) => lattice.known[at] === true && !lattice.starts[at]?.every(({ kind }) => kind === 'elsewhere')
	);
	const may = (at: number) => lattice.tokens[at]?.kind === 'word' && !isOwn[at];
	const found: Words = {
		isOwn,
		isStrange: lattice.tokens.map(({ key }, at) => may(at) && key.length > SHORT && !entries.has(key)),
		isName: lattice.tokens.map(({ key }, at) => may(at) && entries.isName(key))
	};
	wordsBy.set(lattice, found);
	return found;
}

/** How surely words name a thing, 0 to 3: by the tables, by their capitals, or as a place. */
export function nameScore(from: number, to: number, text: string, lattice: Lattice, { words, places }: Tables): number {
	const { tokens, known, starts } = lattice;
	const isLarge = (at: number) => isCapital(at, lattice);
	const isEdge = (at: number) => tokens[at]?.kind === 'mark' || lattice.has(at, ...SILENT, 'self');
	if (to > from + 1 && words.isName(text)) return CLEAR;
	// Les Misérables: an article with a capital is part of the name.
	if ((isEdge(from) && !(to > from + 1 && from > 0 && isLarge(from))) || isEdge(to - 1)) return 0;
	const isPlace = starts[from]?.some((span) => span.kind === 'place' && span.to === to) === true;
	const { isOwn, isStrange, isName } = wordsOf(lattice, words);
	if (to === from + 1) {
		if (from > 0 && isLarge(from) && !known[from]) return CLEAR;
		if (isPlace || isName[from] || isStrange[from]) return 2;
		return !known[from] && words.has(text) && !words.isAction(text) ? 1 : 0;
	}
	if (isPlace || places.isSight(text)) return CLEAR;
	const named = isName
		.slice(from, to)
		.filter((is, nth) => is || isStrange[from + nth] || lattice.has(from + nth, 'place')).length;
	// Berlin Wall, London Bridge: a name and a thing.
	const isPair = to === from + 2 && !isOwn[to - 1] && !isStrange[to - 1];
	if (named === to - from || (named > 0 && isPair)) return CLEAR;
	return isTitle(from, to, lattice) ? CLEAR : 0;
}

/** The article of the thing that a question of general knowledge names; empty without one. */
export function readThing(text: string, lattice: Lattice, setting: Setting, tables: Tables | undefined): Reading[] {
	const { tokens } = lattice;
	const least = leastScore(lattice);
	if (!tables || least === Infinity) return [];
	let [best, q] = [0, ''];
	for (let from = 0; from < tokens.length; from++)
		for (let to = from + 1; to <= Math.min(tokens.length, from + LONGEST); to++) {
			const name = text.slice(tokens[from]?.start, tokens[to - 1]?.end);
			const score = nameScore(from, to, name.toLowerCase(), lattice, tables);
			const total = score < least ? 0 : score + (to - from) / LONGEST;
			if (total > best) [best, q] = [total, name];
		}
	if (q === '' || q === text) return [];
	return [
		{ operation: 'encyclopedia/autocomplete', input: { q, lang: setting.language }, score: LIKELY, frame: 'thing' }
	];
}
