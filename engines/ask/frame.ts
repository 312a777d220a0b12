/** Definition of a frame: the concepts and typed values of a question, as data. */
import type { Setting } from './setting';

/** An operation as `<group>/<name>`. */
export type OperationName = string;

/** The requested part of an answer: `{ kind: 'strongest' }`. By default all of it. */
export interface Focus {
	readonly kind: string;
	readonly [detail: string]: string | number | boolean | readonly string[] | undefined;
}

/** A frame's result for a question. */
export interface Built {
	/** The input of the operation, as the API takes it. */
	readonly input: Readonly<Record<string, unknown>>;
	/** How well the values fit each other: 2 complete, 1 plain, 0 with assumptions, -1 doubtful. */
	readonly strong: number;
	readonly focus?: Focus;
	/** The subject of what the question asks for, where the answer does not hold it: such a reading is offered and never sure. */
	readonly lacks?: string;
	/** The operation, where it is another than the frame's. */
	readonly operation?: OperationName;
}

/** Limit of a free topic: one word, a name, words without figures and marks (a thing), a text, or a topic of another service. */
export type TopicKind = 'word' | 'name' | 'thing' | 'news' | 'text' | 'anything';

/** A word or a name as the topic. */
export interface Topic {
	readonly text: string;
	readonly words: number;
	/** Tokens. */
	readonly from: number;
	readonly to: number;
}

/** One kind of question. `Match` is a question as the frame explains it. */
export interface Frame<Match = never> {
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
	/** Subjects outside the product whose words change nothing: a meeting at nine. */
	readonly aside?: readonly string[];
	readonly topic?: TopicKind;
	readonly topicOptional?: true;
	/** The values of the question; null where they make no sense together. */
	build(match: Match, setting: Setting): Built | null;
}
