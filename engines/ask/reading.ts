/** One meaning of a text. */
import type { Focus } from './frame';

export interface Reading {
	/** `<group>/<name>`, `page/<path>` for a page of the app, or `none` for questions outside the product. */
	readonly operation: string;
	/** The input of the operation, as the API takes it. */
	readonly input: Readonly<Record<string, unknown>>;
	/** The probability that it is right, 0 to 1. */
	readonly score: number;
	/** Identifier of the frame, or `form`, `word`, `name`. */
	readonly frame: string;
	readonly language?: string;
	/** The requested part of the answer, by default all of it. */
	readonly focus?: Focus;
	/** The subject of what the question asks for, where the answer does not hold it. */
	readonly lacks?: string;
	/** Kind of a question outside the product. */
	readonly elsewhere?: string;
	/** Words that it leaves unexplained. */
	readonly unknown?: readonly string[];
	/** Features for the ranking and its fit. */
	readonly features?: Readonly<Record<string, number>>;
}
