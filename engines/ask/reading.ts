/** One meaning of a text. */
import type { Focus } from './frame';

export interface Reading {
	/** `<group>/<name>`, `page/<path>` for a page of the app, or `none` for what nothing here answers. */
	readonly operation: string;
	/** The input of the operation, as the API takes it. */
	readonly input: Readonly<Record<string, unknown>>;
	/** The probability that it is meant, 0 to 1. */
	readonly score: number;
	/** Identifier of the frame, or `form`, `word`, `name`. */
	readonly frame: string;
	/** Language of the lexicon that it was read with. */
	readonly language?: string;
	/** What of the answer is asked for, where it is not all of it. */
	readonly focus?: Focus;
	/** What it is that nothing here answers. */
	readonly elsewhere?: string;
	/** Words that it leaves unexplained. */
	readonly unknown?: readonly string[];
	/** What the ranking saw, for fitting it. */
	readonly features?: Readonly<Record<string, number>>;
}
