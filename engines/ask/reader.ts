/** Reads questions and loads the necessary files: the lexicons of their languages, and the large tables for unknown words. */
import { memoize } from '../kit/memoize';
import signs from './lexicon/common.txt?raw';
import { candidates, IN_LATIN, isForeign, LANGUAGES, likeliest } from './facts/languages';
import { romanKeys } from './facts/romanised';
import { Lattice, payloadOf } from './lattice';
import { Lexicon } from './lexicon';
import { addNames } from './names';
import { mayBeMathematics, readMathematics, type ReadMathematics } from './mathematics';
import { SURE } from './rank';
import { decide, needsTables, prepare, read, unknownIn } from './read';
import { mayNameLandmark } from './spans/places';
import type { Reading } from './reading';
import type { Setting, Tables } from './setting';
import { subjectOf } from './subject';
import { SILENT } from './topic';
import type { TokenizedText } from '../kit/tokens';

/** Files that a reader loads. */
export interface ReaderIo {
	/** Text of the lexicon of a language. */
	lexicon(code: string): Promise<string>;
	/** @param wantsLandmarks whether a word may be an airport or a landmark, which the gazetteer lacks. */
	tables(wantsLandmarks: boolean): Promise<Tables>;
	/** The grammar of mathematics, with the words that a question needs. */
	mathematics?(question: string): Promise<ReadMathematics>;
}

/** A text as it was read. */
export interface Read {
	/** Best first. */
	readonly readings: readonly Reading[];
	/** The lexicon of the interface's language, in which the answer is written. */
	readonly spoken: Lexicon;
	/** The apparent subject of a question outside the product. */
	readonly elsewhere: string | undefined;
	/** Words that no line of the likeliest lexicon has. */
	readonly unknown: readonly string[];
	readonly lexicon: Lexicon;
}

/** Least number of words around a quoted text that show the language of the question. */
const LEAST_AROUND = 2;

/** A question without the text that it is about, which may be in another language. */
function headOf(text: TokenizedText): TokenizedText {
	const payload = payloadOf(text.tokens);
	if (!payload) return text;
	const tokens = text.tokens.filter((_, at) => at < payload.from || at >= payload.to);
	if (tokens.filter(({ kind }) => kind === 'word').length < LEAST_AROUND) return text;
	return { text: tokens.map((token) => token.text).join(' '), tokens };
}

/** Whether no reading is sure, not even that nothing here answers it. */
const isOpen = (readings: readonly Reading[]): boolean =>
	!decide(readings).sure && !((readings[0]?.score ?? 0) >= SURE);

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Log-odds that a question is outside the product from which on the grammar of mathematics is not tried. */
const AWAY = 4;
/** Kinds of words that only mathematics has. */
const OF_SUMS = ['sum', 'function', 'operator', 'behind'] as const;

/** Whether a sum leaves out figures of its text, or words of mathematics: its grammar may read them all. */
function losesParts({ text }: TokenizedText, { starts, tokens }: Lattice, first: Reading | undefined): boolean {
	if (first?.operation !== 'math/evaluate' || first.frame === 'mathematics') return false;
	const expression = String(first.input['expression']);
	if (digitsOf(expression).length < digitsOf(text).length) return true;
	const sum = starts.flat().find(({ kind, value }) => kind === 'expression' && value === expression);
	const isLost = (at: number) =>
		OF_SUMS.some((name) => starts[at]?.some(({ kind }) => kind === name)) &&
		!starts[at]?.some(({ kind }) => SILENT.has(kind));
	return sum !== undefined && tokens.some((_, at) => (at < sum.from || at >= sum.to) && isLost(at));
}

export class Reader {
	/** The lexicon of a language, with the names of the countries in it. */
	readonly lexicon = memoize((code: string) => this.#load(code));

	constructor(readonly io: ReaderIo) {}

	async #load(code: string): Promise<Lexicon> {
		if (code.endsWith(IN_LATIN)) return this.#loadRomanised(code.slice(0, -IN_LATIN.length));
		const lexicon = new Lexicon(code).read(signs).read(await this.io.lexicon(code));
		addNames(lexicon);
		return lexicon;
	}

	async #sumOf(text: string, lattice: Lattice): Promise<Reading | undefined> {
		const toFormula = await this.io.mathematics?.(text);
		return toFormula && readMathematics(text, lattice, toFormula);
	}

	/** A language in Latin letters, with the English words that people mix into it. */
	async #loadRomanised(code: string): Promise<Lexicon> {
		const [own, english] = await Promise.all([this.io.lexicon(code), this.io.lexicon('en')]);
		const lexicon = new Lexicon(code, romanKeys).read(signs).read(own).borrow(english);
		addNames(lexicon);
		addNames(lexicon, 'en');
		return lexicon;
	}

	/** A text with its phrases in the likeliest languages, and the large tables if one of its words needs them. */
	async phrasesOf(input: string, setting: Setting) {
		const text = prepare(input);
		const head = headOf(text);
		const { first, further } = candidates(head, setting.language);
		let lexicons = await Promise.all(first.map((code) => this.lexicon(code)));
		if (further.length > 0 && isForeign(head, lexicons))
			lexicons = [...lexicons, ...(await Promise.all(further.map((code) => this.lexicon(code))))];
		const chosen = likeliest(head, lexicons, setting.language);
		const lattices = chosen.map((lexicon) => new Lattice(lexicon.keyed(text.tokens), lexicon));
		if (!lattices.every(needsTables)) return { text, lattices, tables: undefined };
		const tables = await this.io.tables(false);
		const respelled = lattices.map((lattice) => lattice.respelled(tables));
		const isNamed = respelled.some((lattice) => mayNameLandmark(lattice, tables));
		return { text, lattices: respelled, tables: isNamed ? await this.io.tables(true) : tables };
	}

	async read(input: string, setting: Setting): Promise<Read> {
		const spoken = await this.lexicon(LANGUAGES.includes(setting.language) ? setting.language : 'en');
		const { text, lattices, tables } = await this.phrasesOf(input, setting);
		const [likely] = lattices;
		const found = read(text, lattices, setting, tables);
		const mayBeSum =
			likely &&
			mayBeMathematics(likely) &&
			(losesParts(text, likely, found[0]) || (isOpen(found) && subjectOf(likely).away < AWAY));
		const sum = mayBeSum ? await this.#sumOf(text.text, likely) : undefined;
		const readings = sum ? [sum, ...found] : found;
		return {
			readings,
			spoken,
			elsewhere: likely && !decide(readings).sure ? (readings[0]?.lacks ?? subjectOf(likely).name) : undefined,
			unknown: likely ? unknownIn(likely) : [],
			lexicon: likely?.lexicon ?? spoken
		};
	}
}
