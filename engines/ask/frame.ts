/** Definition of a frame: the concepts and typed values of a question, as data. */
import type { Lattice } from './lattice';
import type { Span } from './lexicon';
import type { Setting, Tables } from './setting';
import type { Token } from '../kit/tokens';

/** An operation as `<group>/<name>`, or `none` for questions outside the product. */
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
	/** The operation, where it is another than the frame's. */
	readonly operation?: OperationName;
	/** Kind of a question outside the product. */
	readonly elsewhere?: string;
}

/** Limit of a free topic: one word, a name, a text, or a topic of another service. */
export type TopicKind = 'word' | 'name' | 'news' | 'text' | 'anything';

/** A word or a name as the topic. */
export interface Topic {
	readonly text: string;
	readonly words: number;
	/** Tokens. */
	readonly from: number;
	readonly to: number;
}

/** A question as a frame explains it. */
export interface Match {
	readonly lattice: Lattice;
	readonly tables: Tables | undefined;
	readonly tokens: readonly Token[];
	readonly text: string;
	readonly topic: Topic | undefined;
	/** Whether everything is explained, without a speaker. */
	readonly isBare: boolean;
	/** Whether everything is explained, with a speaker or without. */
	readonly isExplained: boolean;
	/** Whether every word is a slot, a concept or a preposition. */
	readonly isPure: boolean;
	/** Slots and concepts together. */
	readonly content: number;
	/** Whether it has one of these concepts. */
	has(...concepts: readonly string[]): boolean;
	/** Slots of these kinds, in the order of the text. */
	all(...kinds: readonly string[]): Span[];
	one(...kinds: readonly string[]): Span | undefined;
	textOf(from: number, to: number): string;
	/** What the words of a concept say besides, of `concept phone-number@mobile`. */
	variantOf(...concepts: readonly string[]): string | undefined;
	/** The words by which a concept is named, as typed. */
	wordsOf(concept: string): string | undefined;
	/** The text behind a concept, of any words; undefined where another concept follows or nothing. */
	textBehind(concept: string): string | undefined;
	/** Role of the preposition before a span: `to`, `in`, `from`. */
	roleBefore(span: { readonly from: number }): string | undefined;
	roleAfter(span: { readonly to: number }): string | undefined;
	/** Whether a concept directly precedes a span. */
	follows(span: { readonly from: number }, concept: string): boolean;
	/** Whether a span of a kind directly precedes another. */
	isLedBy(span: Span, kind: string): boolean;
	/** Whether the dictionary has a text, as it is or in the singular. */
	isWord(text: string): boolean;
	/** Whether the dictionary has a text as a name alone: a person, a place, a people. */
	isName(text: string): boolean;
	/** Whether the dictionary or the gazetteer has a text. */
	isKnown(text: string): boolean;
	/** Whether the topic may be the name of somebody or something: `door` in `who is at the door` may not. */
	mayBeName(topic: Topic): boolean;
}

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
