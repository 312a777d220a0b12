/** Words around an expression, LaTeX, formulas of spreadsheets → text of the grammar. Loaded when a text is more than an expression. */
import en from './lexicon/en.txt?raw';
import { tokenize } from '../kit/tokens';
import { Lexicon } from './grammar/lexicon';
import { parted as partedWith } from './grammar/parts';
import { read as readWith, type Phrase } from './grammar/reader';
import { isUnit } from './io/calculator-input';
import type { Note } from './core/answer-notes';

export { withImaginary } from './grammar/imaginary';
export { fromLatex, textbookSigns } from './io/latex-input';
export { corrected } from './grammar/typos';
export { formula } from './io/spreadsheet-names';

let english: Lexicon | undefined;
let every: Lexicon | undefined;

/** Whether English and units alone have every word of a text: else the words of other languages are needed. */
export function isEnglish(text: string): boolean {
	english ??= new Lexicon({ en });
	const { english: language } = english;
	const { tokens } = tokenize(text);
	return tokens.every(
		({ kind, key, text: word }, at) =>
			kind !== 'word' ||
			key.length === 1 ||
			language.knows(key) ||
			(isUnit(word) && !language.at('unit-elsewhere', tokens, at))
	);
}

/** Adds the words of other languages, `math/words`, by language. */
export const addWords = (texts: Readonly<Record<string, string>>): Lexicon => (every ??= new Lexicon({ en, ...texts }));

/** The lexicon for a text: English alone is enough where it knows every word. */
const lexiconFor = (text: string): Lexicon => (isEnglish(text) || !every ? (english ??= new Lexicon({ en })) : every);

/** A question in words as text of the grammar. */
export const phrase = (text: string, variables: ReadonlySet<string>, notes: Note[]): Phrase =>
	readWith(text, lexiconFor(text), variables, notes);

/** A refused text with one part of it in the grammar, in each way. */
export const parted = (text: string, variables: ReadonlySet<string>): Iterable<string> =>
	partedWith(text, lexiconFor(text), variables);
