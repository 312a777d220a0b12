/** Abbreviations before a name, a number or more words of the same sentence: their stop never ends it. */
const BEFORE_MORE = new Set(
	(
		'mr mrs ms mx messrs mmes dr prof ste rev hon fr gen col maj capt cmdr lt sgt cpl adm gov sen rep pres supt insp ' +
		'vs cf viz fig figs vol vols pp ch sec art para eq eqs ref refs ca approx est e.g i.e eg ie mt nos ed eds trans ' +
		'ph.d m.d b.a m.a b.sc m.sc d.phil'
	).split(' ')
);

/** Abbreviations that may also end a sentence: the next word decides. */
const MAY_BE_LAST = new Set(
	(
		'st al ft etc inc ltd co corp llc plc bros dept assn univ jr sr esq jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues ' +
		'wed thu thur thurs fri ave blvd rd hwy am pm no min max hr hrs sec secs mins tel ext cont misc in oz lb lbs kg km cm mm'
	).split(' ')
);

/** Abbreviations that are also words; their stop is an abbreviation's only before a small letter or a digit. */
const AMBIGUOUS = new Set(
	'no in am art fig max sec mar jun sep wed mon fri ed ch co min cont ref trans ext tel est'.split(' ')
);

/** Words that begin a sentence rather than continue a name: after `U.S.` or `p.m.` they tell a new sentence. */
const STARTERS = new Set(
	(
		'the a an it he she we they i you this that these those there then in on at by for from with after before but and or so ' +
		'if when while as his her its our their my your what who how why where no not however although some many most one'
	).split(' ')
);

/** Possible meanings of a full stop after a word. */
export type StopKind =
	/** Part of the word in every context: `Dr.`, `e.g.`, an initial. */
	| 'inside'
	/** Part of the word before a small letter or digit: `No. 5`. */
	| 'ambiguous'
	/** Part of the word unless a new sentence clearly begins: `U.S.`, `p.m.`, `Inc.` */
	| 'unless-starter'
	/** Part of the word unless a capital follows: `etc.` */
	| 'unless-capital'
	/** The end of the sentence, except after the number of a list item: `1. Introduction`. */
	| 'item'
	/** Part of the word as an item's letter, and before a small letter or digit: `p. 12`. */
	| 'letter'
	| 'end';

/** The meaning of a full stop after `word` (as written, inner stops included: `U.S`). */
export function stopKind(word: string): StopKind {
	// No abbreviation is long.
	if (word.length > 12) return 'end';
	// An initial, or vitamin C. It helps.
	if (/^\p{Lu}$/u.test(word) && word !== 'I') return 'unless-starter';
	if (/^[a-z]$/.test(word)) return 'letter';
	if (/^(?:I|\d+(?:\.\d+)*)$/.test(word)) return 'item';
	const lower = word.toLowerCase();
	if (AMBIGUOUS.has(lower)) return 'ambiguous';
	if (BEFORE_MORE.has(lower)) return 'inside';
	if (lower === 'etc') return 'unless-capital';
	if (MAY_BE_LAST.has(lower) || /^\p{L}(?:\.\p{L})+$/u.test(word)) return 'unless-starter';
	return 'end';
}

/** Abbreviations of a language other than English, in lower case. */
export interface Abbreviations {
	readonly inside: ReadonlySet<string>;
	readonly closing: ReadonlySet<string>;
	/** Whether `3.` is an ordinal. */
	readonly hasOrdinalStop: boolean;
}

/** The meaning of a full stop after `word` in a language of these abbreviations. */
export function stopKindOf(word: string, { inside, closing, hasOrdinalStop }: Abbreviations): StopKind {
	if (word.length > 12) return 'end';
	if (/^\p{Lu}$/u.test(word)) return 'inside';
	if (/^\d+(?:\.\d+)*$/.test(word)) return hasOrdinalStop && word.length <= 2 ? 'inside' : 'item';
	const lower = word.toLowerCase();
	if (closing.has(lower)) return 'unless-capital';
	// Ludwig II. regierte.
	if (hasOrdinalStop && /^[IVX]{2,5}$/.test(word)) return 'unless-capital';
	// "z. B." is written with a space too: a small letter alone is half of such a one.
	if (inside.has(lower) || /^\p{Ll}$/u.test(word)) return 'inside';
	return /^\p{L}(?:\.\p{L})+$/u.test(word) ? 'unless-capital' : 'end';
}

/** Whether a word, as written, begins a sentence rather than continues a name. */
export const isStarter = (word: string): boolean => STARTERS.has(word.toLowerCase());

/** The context of the end mark of a possible sentence. */
export interface EndMark {
	/** The meaning of a stop after the previous word. */
	readonly stop: StopKind;
	readonly isFirstWord: boolean;
	/** `strong` is ! and ? and the like. */
	readonly kind: 'stop' | 'ellipsis' | 'strong';
	/** Whether a quote or bracket closes after the mark. */
	readonly closed: boolean;
	/** How the next word begins; `break` when a blank line or the end of the text comes first. */
	readonly next: 'lower' | 'upper' | 'digit' | 'other' | 'break';
	/** Whether the next word is one that begins sentences: `isStarter`. */
	readonly nextIsStarter: () => boolean;
}

/** Whether the mark ends the sentence. */
export function endsSentence({ stop, isFirstWord, kind, closed, next, nextIsStarter }: EndMark): boolean {
	if (kind === 'strong') return !(closed && next === 'lower');
	if (next === 'break') return true;
	if (kind === 'ellipsis') return next !== 'lower';
	if (closed && next === 'lower') return false;
	switch (stop) {
		case 'inside':
			return false;
		case 'ambiguous':
			return next === 'upper' || next === 'other';
		case 'unless-starter':
			return next === 'upper' && nextIsStarter();
		case 'unless-capital':
			return next === 'upper';
		case 'item':
			return !isFirstWord;
		case 'letter':
			return !isFirstWord && (next === 'upper' || next === 'other');
		case 'end':
			return true;
	}
}
