/** Words around an expression, LaTeX, formulas of spreadsheets → text of the grammar. Loaded when a text is more than an expression. */
import ar from './lexicon/ar.txt?raw';
import de from './lexicon/de.txt?raw';
import en from './lexicon/en.txt?raw';
import es from './lexicon/es.txt?raw';
import fr from './lexicon/fr.txt?raw';
import hi from './lexicon/hi.txt?raw';
import it from './lexicon/it.txt?raw';
import mr from './lexicon/mr.txt?raw';
import nl from './lexicon/nl.txt?raw';
import pt from './lexicon/pt.txt?raw';
import ru from './lexicon/ru.txt?raw';
import ta from './lexicon/ta.txt?raw';
import { tokenize } from '../kit/tokens';
import { Lexicon } from './grammar/lexicon';
import { read as readWith, type Phrase } from './grammar/reader';
import type { Note } from './core/answer-notes';

export { withImaginary } from './grammar/imaginary';
export { fromLatex, textbookSigns } from './io/latex-input';
export { corrected } from './grammar/typos';
export { formula } from './io/spreadsheet-names';

let english: Lexicon | undefined;
let every: Lexicon | undefined;

/** The words of every language. */
export const words = (): Lexicon => (every ??= new Lexicon({ en, de, es, fr, hi, mr, ta, ar, it, pt, nl, ru }));

/** The lexicon for a text: English alone costs a third of all languages, and is enough where it knows every word. */
function lexiconFor(text: string): Lexicon {
	english ??= new Lexicon({ en });
	const { english: language } = english;
	const isEnglish = tokenize(text).tokens.every(
		({ kind, key }) => kind !== 'word' || key.length === 1 || language.knows(key)
	);
	return isEnglish ? english : words();
}

/** A question in words as text of the grammar. */
export const phrase = (text: string, variables: ReadonlySet<string>, notes: Note[]): Phrase =>
	readWith(text, lexiconFor(text), variables, notes);
