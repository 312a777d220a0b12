/** The words of mathematics in every language, read from `lexicon/`. The format is in its README.md. */
import { linesOf } from '../../kit/lexicon-lines';
import { memoize } from '../../kit/memoize';
import { foldWord, keysOf, type Token } from '../../kit/tokens';
import { functionNamed } from '../io/operators';
import { compile, type Pattern, type Sentence, type SlotEnd, type SlotType } from './pattern';
import { slotTypes } from './slots';

const KINDS = {
	value: 'class ask inside fact sign between after before start',
	plain:
		'lead tail joiner point rank of of-rank counter one now blank thing beside-unit unit-elsewhere towards asking ending flag filler then than between-facts',
	words:
		'number part ordinal side half-day unit polygon kind scale day-unit time-unit clock-unit quantifier count-word consumption statistic month subject measure asked fixed parity'
};

/** Kinds of lines: what each takes. The validator and the README follow this table. */
export const LINE_KINDS: Readonly<Record<string, string>> = Object.fromEntries(
	Object.entries(KINDS).flatMap(([takes, kinds]) => kinds.split(' ').map((kind) => [kind, takes] as const))
);

/** Allowed places of a sign: anywhere, or with an operand on both sides, before it, behind it, or at the beginning. */
export type Place = 'sign' | 'between' | 'after' | 'before' | 'start';
const PLACES: ReadonlySet<string> = new Set(['sign', 'between', 'after', 'before', 'start'] satisfies Place[]);

/** A phrase and its meaning. */
export interface Rule {
	readonly meaning: string;
	readonly pattern: Pattern;
	readonly language: string;
}

export interface SignRule {
	readonly place: Place;
	readonly text: string;
	readonly keys: readonly string[];
	readonly language: string;
}

interface Words {
	readonly keys: readonly string[];
	readonly value: string;
}

/** Words of one language that are more than signs: numbers, units, and which words it knows at all. */
export class Language {
	readonly words = new Map<string, Map<string, Words[]>>();
	readonly known = new Set<string>();
	readonly flags = new Set<string>();
	readonly endings: string[] = [];

	constructor(readonly code: string) {}

	add(kind: string, value: string, phrase: string): void {
		const keys = keysOf(phrase.replaceAll('"', ''));
		const [first] = keys;
		if (first === undefined) return;
		const byFirst = this.words.get(kind) ?? new Map<string, Words[]>();
		this.words.set(kind, byFirst);
		const list = byFirst.get(first) ?? [];
		byFirst.set(
			first,
			[...list, { keys, value }].sort((a, b) => b.keys.length - a.keys.length)
		);
	}

	at(kind: string, tokens: readonly Token[], from: number): readonly [to: number, value: string] | undefined {
		const key = tokens[from]?.key;
		if (key === undefined) return undefined;
		for (const { keys, value } of this.words.get(kind)?.get(key) ?? [])
			if (keys.every((each, k) => tokens[from + k]?.key === each)) return [from + keys.length, value];
		return undefined;
	}

	/** Whether a word is one of this language, an ending left out. */
	knows(key: string): boolean {
		return (
			this.known.has(key) ||
			this.endings.some((ending) => key.endsWith(ending) && this.known.has(key.slice(0, -ending.length)))
		);
	}

	valueOf(kind: string, key: string): string | undefined {
		return this.words
			.get(kind)
			?.get(key)
			?.find(({ keys }) => keys.length === 1)?.value;
	}
}

/** Every language together: rules by a word that each needs, signs by their first word. */
export class Lexicon {
	readonly languages: Language[] = [];
	readonly #rules = new Map<string, (Rule & { readonly order: number })[]>();
	readonly #facts = new Map<string, (Rule & { readonly order: number })[]>();
	readonly #inside = new Map<string, (Rule & { readonly order: number })[]>();
	readonly #signs = new Map<string, SignRule[]>();
	readonly #signKeys = new Set<string>();
	readonly #meanings = new Set<string>();

	/** @param texts the files of the languages by their codes, the first before others where both know a phrase. */
	constructor(texts: Readonly<Record<string, string>>) {
		const classes = new Map<string, string[]>();
		const lines = Object.entries(texts).map(([code, text]) => [code, [...linesOf(text)]] as const);
		for (const [, each] of lines)
			for (const { kind, value, phrases } of each)
				if (kind === 'class') classes.set(value, [...(classes.get(value) ?? []), ...phrases]);
		for (const [code, each] of lines) {
			const language = new Language(code);
			this.languages.push(language);
			for (const { kind, value, phrases } of each) {
				if (kind === 'flag') for (const flag of phrases) language.flags.add(flag);
				else if (kind === 'ending') language.endings.push(...phrases.map(foldWord));
				else if (LINE_KINDS[kind] !== 'value') for (const phrase of phrases) language.add(kind, value, phrase);
				if (kind !== 'flag' && kind !== 'unit-elsewhere')
					for (const phrase of phrases) for (const key of wordsOf(phrase)) language.known.add(key);
			}
			language.endings.sort((a, b) => b.length - a.length);
		}
		const types = this.#slotTypes(slotTypes(new Set(this.#single('joiner')), new Set(this.#single('beside-unit'))));
		const vocabulary = { types, classes, compiled: new Map() };
		let order = 0;
		for (const [code, each] of lines)
			for (const { kind, value, phrases } of each) {
				if (PLACES.has(kind))
					for (const phrase of phrases)
						this.#addSign({ place: kind as Place, text: value, keys: keysOf(phrase), language: code });
				if (kind !== 'ask' && kind !== 'inside' && kind !== 'fact') continue;
				if (kind !== 'fact') this.#meanings.add(value);
				for (const phrase of phrases) {
					const rule = { language: code, meaning: value, pattern: compile(phrase, vocabulary), order: order++ };
					const index = { ask: this.#rules, inside: this.#inside, fact: this.#facts }[kind];
					for (const key of rule.pattern.anchors[0] ?? ['']) listIn(index, key).push(rule);
				}
			}
	}

	/** The language that every question may be in. */
	get english(): Language {
		const [first] = this.languages;
		if (first === undefined) throw new Error('no lexicon is loaded');
		return first;
	}

	/** Names of meanings that the files use. */
	get meanings(): ReadonlySet<string> {
		return this.#meanings;
	}

	#single(kind: string): string[] {
		return this.languages.flatMap(({ words }) => [...(words.get(kind)?.keys() ?? [])]);
	}

	#addSign(rule: SignRule): void {
		const [first] = rule.keys;
		if (first === undefined) return;
		for (const key of rule.keys) this.#signKeys.add(key);
		this.#signs.set(
			first,
			[...(this.#signs.get(first) ?? []), rule].sort((a, b) => b.keys.length - a.keys.length)
		);
	}

	/** Slots of words that have a value: `{ordinal n}` takes "third" for 3. */
	#slotTypes(ordinary: Readonly<Record<string, SlotType>>): Record<string, SlotType> {
		const find =
			(kind: string) =>
			(s: Sentence, from: number): SlotEnd[] => {
				for (const language of this.languages) {
					const found = language.at(kind, s.tokens, from);
					if (found) return [found];
				}
				return [];
			};
		const kinds = Object.keys(LINE_KINDS).filter((kind) => LINE_KINDS[kind] !== 'value');
		const types: Record<string, SlotType> = Object.fromEntries(kinds.map((kind) => [kind, find(kind)]));
		const [one, ordinal, polygon] = [find('one'), find('ordinal'), find('polygon')];
		const [blank, rank] = [find('blank'), find('rank')];
		const count = (s: Sentence, from: number): SlotEnd | undefined => [...(ordinary['number'] as SlotType)(s, from)][0];
		return {
			...types,
			...ordinary,
			few: (s, from) => {
				const [to] = [...one(s, from)].map((end) => (typeof end === 'number' ? end : end[0]));
				return to === undefined ? (ordinary['number'] as SlotType)(s, from) : [[to, '1']];
			},
			ordinal: (s, from) => {
				const digits = s.tokens[from];
				const [end] = digits?.kind === 'number' ? [...rank(s, from + 1)] : [];
				return end === undefined ? ordinal(s, from) : [[typeof end === 'number' ? end : end[0], digits?.text ?? '']];
			},
			// 5 pm, 5:30 p.m.: a time of day with its half, as a clock of 24 hours shows it.
			'day-clock': (s, from) => {
				const time = s.tokens[from];
				const [hour = NaN, minute = 0] = (time?.kind === 'number' ? time.text : '').split(':').map(Number);
				return [...find('half-day')(s, from + 1)].flatMap((end): SlotEnd[] =>
					typeof end === 'object' && hour >= 1 && hour <= 12
						? [[end[0], `${(hour % 12) + Number(end[1])}:${String(minute).padStart(2, '0')}`]]
						: []
				);
			},
			polygon: (s, from) => {
				const sides = count(s, from);
				if (typeof sides !== 'object')
					return [...polygon(s, from)].filter((end) => typeof end === 'object' && end[1] !== '0');
				return [...polygon(s, sides[0])].flatMap((end): SlotEnd[] =>
					typeof end === 'object' && end[1] === '0' ? [[end[0], sides[1]]] : []
				);
			},
			statistic: (s, from) => {
				const [known] = [...find('statistic')(s, from)];
				const named = s.tokens[from]?.kind === 'word' ? functionNamed(s.tokens[from].text) : undefined;
				return known !== undefined ? [known] : named && named.most > 2 ? [[from + 1, named.name]] : [];
			},
			place: (s, from) => this.#places(s, from, blank)
		};
	}

	*#places(s: Sentence, from: number, blank: SlotType): Generator<SlotEnd> {
		let [blanks, text] = [0, ''];
		for (let at = from; at < s.tokens.length;) {
			const [end] = [...blank(s, at)];
			const token = s.tokens[at] as Token;
			if (end !== undefined) blanks++;
			else if (token.kind === 'word' && !this.isSign(token.key)) return;
			else if (token.kind === 'mark' && !'+-*/×÷()._−'.includes(token.text)) return;
			text += end === undefined ? ` ${token.text}` : ' x';
			at = end === undefined ? at + 1 : typeof end === 'number' ? end : end[0];
			if (blanks === 1) yield [at, text.trim()];
		}
	}

	/** Whether a word is part of a sign. */
	isSign(key: string): boolean {
		return this.#signKeys.has(key);
	}

	/** The rules of whole questions that may match a sentence, in the order of the files. */
	rulesFor(sentence: Sentence): Rule[] {
		return candidates(this.#rules, sentence);
	}

	/** The clauses of stories that may occur. */
	factsFor(sentence: Sentence): Rule[] {
		return candidates(this.#facts, sentence);
	}

	insideFor(sentence: Sentence): Rule[] {
		return candidates(this.#inside, sentence);
	}

	/** Signs that begin with the word at a token, the longest first. */
	signsAt(tokens: readonly Token[], from: number): SignRule[] {
		return (this.#signs.get(tokens[from]?.key ?? '') ?? []).filter(({ keys }) =>
			keys.every((key, k) => tokens[from + k]?.key === key)
		);
	}
}

/** The list of a key, made where it is missing. */
function listIn<T>(map: Map<string, T[]>, key: string): T[] {
	const list = map.get(key) ?? [];
	map.set(key, list);
	return list;
}

function candidates(
	index: ReadonlyMap<string, readonly (Rule & { readonly order: number })[]>,
	{ tokens }: Sentence
): Rule[] {
	const keys = new Set(tokens.map(({ key }) => key));
	const found = new Map<number, Rule>();
	for (const key of [...keys, ''])
		for (const rule of index.get(key) ?? [])
			if (rule.pattern.anchors.every((set) => [...set].some((each) => keys.has(each)))) found.set(rule.order, rule);
	return [...found].sort(([a], [b]) => a - b).map(([, rule]) => rule);
}

/** Lexicons repeat their words: one look at each. */
const keysOfWord = memoize(keysOf);

/** The literal words of a phrase, slots and classes left out. */
const wordsOf = (phrase: string): string[] =>
	phrase
		.replace(/\{[^{}]*\}|<[^<>]*>|[[\]()*"/]/g, ' ')
		.split(' ')
		.flatMap((word) => (word === '' ? [] : keysOfWord(word)));
