/** What a frame is: the concepts and typed values by which a question asks for something, as data. */
import type { Match } from './match';
import type { Setting } from './setting';

/** An operation as `<group>/<name>`, or `none` for what nothing here answers. */
export type OperationName = string;

/** What of an answer is asked for, where it is not all of it: `{ kind: 'strongest' }`. */
export interface Focus {
	readonly kind: string;
	readonly [detail: string]: string | number | boolean | readonly string[] | undefined;
}

/** What a frame makes of a question. */
export interface Built {
	/** The input of the operation, as the API takes it. */
	readonly input: Readonly<Record<string, unknown>>;
	/** How well the values fit each other: 2 all is said, 1 plain, 0 something is taken for granted, -1 doubtful. */
	readonly strong: number;
	readonly focus?: Focus;
	/** The operation, where it is another than the frame's. */
	readonly operation?: OperationName;
	/** What it is that nothing here answers. */
	readonly elsewhere?: string;
}

/** How free words that are asked about are limited: one word, a name, a text, or what another service would be asked for. */
export type TopicKind = 'word' | 'name' | 'news' | 'text' | 'anything';

/** One kind of question. */
export interface Frame {
	readonly id: string;
	readonly operation: OperationName;
	/** Each list needs one of its concepts, or of its slots (`#place`). */
	readonly needs?: readonly (readonly string[])[];
	/** Concepts that it may have besides. */
	readonly may?: readonly string[];
	/** Kinds of spans that it takes, and how many at most. */
	readonly slots?: Readonly<Record<string, number>>;
	/** It needs one of these slots. */
	readonly wants?: readonly string[];
	readonly topic?: TopicKind;
	readonly topicOptional?: true;
	/** The values of the question; null where they make no sense together. */
	build(match: Match, setting: Setting): Built | null;
}
