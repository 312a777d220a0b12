/** Reads questions and loads the necessary files: the lexicons of their languages, and the large tables for unknown words. */
import signs from './lexicon/common.txt?raw';
import { candidates, isForeign, likeliest } from './facts/languages';
import { Lattice } from './lattice';
import { Lexicon } from './lexicon';
import { addNames } from './names';
import { elsewhereIn, needsTables, prepare, read, unknownIn } from './read';
import type { Reading } from './reading';
import type { Setting, Tables } from './setting';

/** Files that a reader loads. */
export interface ReaderIo {
	/** Text of the lexicon of a language. */
	lexicon(code: string): Promise<string>;
	tables(): Promise<Tables>;
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
	/** The likeliest lexicon. */
	readonly lexicon: Lexicon;
}

export class Reader {
	readonly #lexicons = new Map<string, Promise<Lexicon>>();

	constructor(readonly io: ReaderIo) {}

	/** The lexicon of a language, with the names of the countries in it. */
	lexicon(code: string): Promise<Lexicon> {
		let lexicon = this.#lexicons.get(code);
		if (!lexicon) {
			lexicon = this.#load(code);
			this.#lexicons.set(code, lexicon);
			lexicon.catch(() => this.#lexicons.delete(code));
		}
		return lexicon;
	}

	async #load(code: string): Promise<Lexicon> {
		const lexicon = new Lexicon(code).read(signs).read(await this.io.lexicon(code));
		addNames(lexicon);
		return lexicon;
	}

	/** Readings of a text, best first. */
	async read(input: string, setting: Setting): Promise<Read> {
		const text = prepare(input);
		const { first, further } = candidates(text, setting.language);
		const spoken = await this.lexicon(first.includes(setting.language) ? setting.language : 'en');
		let lexicons = await Promise.all(first.map((code) => this.lexicon(code)));
		if (further.length > 0 && isForeign(text, lexicons))
			lexicons = [...lexicons, ...(await Promise.all(further.map((code) => this.lexicon(code))))];
		const chosen = likeliest(text, lexicons, setting.language);
		const lattices = chosen.map((lexicon) => new Lattice(text.tokens, lexicon));
		const tables = lattices.every(needsTables) ? await this.io.tables() : undefined;
		const elsewhere = lattices.map(elsewhereIn).find((kind) => kind !== undefined);
		const readings = read(text, lattices, setting, tables);
		const [likely] = lattices;
		return {
			readings,
			spoken,
			elsewhere,
			unknown: likely ? unknownIn(likely) : [],
			lexicon: likely?.lexicon ?? spoken
		};
	}
}
