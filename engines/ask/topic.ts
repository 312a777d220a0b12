/** The topic of a question in free words: the cost of a run of words as the topic of a frame. */
import type { Frame, Topic } from './frame';
import type { Lattice } from './lattice';
import type { Span } from './lexicon';
import type { Tables } from './setting';

/** A text with its spans, and the large tables if they are loaded. */
export interface Question {
	readonly text: string;
	readonly lattice: Lattice;
	readonly tables: Tables | undefined;
	/** Whether the statements beside the question give it no values. */
	readonly isAlone?: boolean;
}

/** Cost of any topic, and of each of its words. */
const TOPIC = 0.15;
const WORD = 0.05;
/** Cost of a value of the question within a thing. */
const VALUE = 0.5;
const LONGEST_TOPIC = { free: 40, name: 7 } as const;
/** Kinds between a request and the word that it is about: `meaning of the …`. */
const JOINING = ['of', 'the', 'role'] as const;
/** Kinds of spans that say nothing by themselves. */
export const SILENT: ReadonlySet<string> = new Set(
	'skip pointer the one role of off and rank part point power past past-after o-clock'.split(' ')
);

interface Price {
	/** Of all words up to this one. */
	readonly total: number;
	/** Words up to this one that say something. */
	readonly full: number;
	readonly isEdge: boolean;
}
/** No entry of the dictionary that people ask for has more words, or is longer. */
const LONGEST_ENTRY_WORDS = 5;
const LONGEST_ENTRY = 40;
/** Remaining share of the cost of a single word that is an entry. */
const ENTRY_SHARE = 0.3;
const QUOTES = '"“”\'«»„:';

/** The text of a run of tokens. */
export const textOf = (from: number, to: number, { text, lattice: { tokens } }: Question): string =>
	text.slice(tokens[from]?.start, tokens[to - 1]?.end);

/** Whether the dictionary has a text, as it is or in the singular. */
export const isWord = (text: string, { tables }: Question): boolean =>
	tables !== undefined && text.length < LONGEST_ENTRY && tables.words.has(text.toLowerCase());

/** Costs of the topics of one frame in one question. */
export class TopicPrices {
	readonly #frame: Frame;
	readonly #question: Question;
	#prices: readonly Price[] | undefined;
	/** The word at the end that the question names as its topic: the different meanings of run. -1 without one. */
	#named: number | undefined;

	constructor(frame: Frame, question: Question) {
		this.#frame = frame;
		this.#question = question;
	}

	/** Cost of words as the topic; null from the length on that is too long. */
	price(from: number, to: number): number | null {
		const { topic } = this.#frame;
		const isFree = topic === 'text' || topic === 'anything' || topic === 'thing';
		if (topic === 'thing' && this.#question.lattice.tokens[to - 1]?.kind !== 'word') return null;
		if (to - from > (isFree ? LONGEST_TOPIC.free : LONGEST_TOPIC.name)) return null;
		const { payload } = this.#question.lattice;
		const isWhole = payload !== undefined && from <= payload.from && to >= payload.to;
		const base = TOPIC + WORD * (to - from - (isWhole ? payload.to - payload.from - 1 : 0));
		// A thing has no values of the question in it.
		if (topic === 'thing') return base + VALUE * this.#valuesIn(from, to);
		if (isFree) return base;
		const prices = (this.#prices ??= this.#priceWords());
		const [first, last] = [prices[from], prices[to - 1]] as [Price, Price];
		if (topic === 'word' && (this.#named ??= this.#findNamed()) >= 0 && from !== this.#named) return Infinity;
		const saysNothing = last.full === (prices[from - 1]?.full ?? 0);
		if (saysNothing && topic === 'word' && this.#isNamed(from, to)) return base;
		// A home run: small words that are an entry together.
		const isEntry = to > from + 1 && topic === 'word' && isWord(textOf(from, to, this.#question), this.#question);
		if (saysNothing && isEntry) return TOPIC + WORD;
		if (saysNothing && !(topic === 'word' && this.#isQuoted(from))) return Infinity;
		// What is in quotation marks ends with them.
		const { tokens } = this.#question.lattice;
		const isOpened = QUOTES.includes(tokens[from - 1]?.text ?? ' ') && tokens[from - 1]?.kind === 'mark';
		if (isOpened && tokens.slice(from, to - 1).some(({ text, kind }) => kind === 'mark' && QUOTES.includes(text)))
			return Infinity;
		const isOneWord = topic === 'word' && to === from + 1;

		const edges =
			first.isEdge || last.isEdge || this.#question.lattice.tokens[from]?.kind === 'mark'
				? isOneWord
					? 0.08
					: 0.25
				: 0;
		const extra = edges + last.total - (prices[from - 1]?.total ?? 0);
		// An entry of the dictionary is one thing, even if its words have other meanings: credit card, computer.
		const mayBeEntry =
			extra > 1e-9 &&
			(topic === 'name' || topic === 'word') &&
			to <= from + LONGEST_ENTRY_WORDS &&
			this.#question.lattice.lexicon.flags.has('dictionary');
		if (!mayBeEntry || !isWord(textOf(from, to, this.#question), this.#question)) return base + extra;
		return to > from + 1 ? TOPIC + WORD : base + ENTRY_SHARE * extra;
	}

	/** Number of values and asked concepts that begin within a run of words. */
	#valuesIn(from: number, to: number): number {
		const { slots = {}, needs = [], may = [] } = this.#frame;
		const isValue = ({ kind, value }: Span) =>
			slots[kind] !== undefined ||
			(kind === 'concept' && (may.includes(value) || needs.some((names) => names.includes(value))));
		return this.#question.lattice.starts.slice(from, to).filter((spans) => spans.some(isValue)).length;
	}

	#findNamed(): number {
		const { tokens, lexicon, payload, isQuotedWord } = this.#question.lattice;
		if (payload && isQuotedWord) return payload.from;
		const asked = lexicon.flags.has('dictionary') ? this.#findAsked() : -1;
		if (asked >= 0) return asked;
		const last = tokens.findLastIndex(({ kind }) => kind !== 'mark');
		// Flange means what: the word that asks is not the topic.
		const isAsking = last > 1 && lexicon.asks(tokens[last]?.key ?? '');
		return last > 0 && !isAsking && !lexicon.flags.has('postpositions') && this.#isNamed(last, last + 1) ? last : -1;
	}

	/** Whether the question is about a word itself: in quotation marks, or named as a word. */
	#isQuoted(at: number): boolean {
		return (
			QUOTES.includes(this.#question.lattice.tokens[at - 1]?.text ?? ' ') ||
			this.#question.lattice.concepts.has('the-word')
		);
	}

	/** The word right behind those that ask for it, with a small word behind it: synonyms for important in an essay. -1 without one. */
	#findAsked(): number {
		const { lattice } = this.#question;
		const { needs } = this.#frame;
		const isNeeded = ({ kind, value }: Span) =>
			kind === 'concept' && needs?.some((names) => names.includes(value)) === true;
		return lattice.tokens.findIndex(
			({ kind, key }, at) =>
				kind === 'word' &&
				!lattice.known[at] &&
				!lattice.has(at, 'letter') &&
				lattice.has(at + 1, 'skip', 'role') &&
				(lattice.ends[at] ?? []).some(isNeeded) &&
				isWord(key, this.#question)
		);
	}

	/** Whether a concept that the frame needs governs a single word: `definition of run`, `what does run mean`. */
	#isNamed(from: number, to: number): boolean {
		const frame = this.#frame;
		const { lattice } = this.#question;
		const { tokens } = lattice;
		if (to !== from + 1 || tokens[from]?.kind === 'mark' || lattice.has(from, 'self', 'pointer', 'one', ...JOINING))
			return false;
		const isNeeded = ({ kind, value }: Span) =>
			kind === 'concept' && (value === 'the-word' || frame.needs?.some((names) => names.includes(value)) === true);
		let start = from;
		while (lattice.has(start - 1, ...JOINING) && !lattice.ends[start]?.some(isNeeded)) start--;
		const last = tokens.findLastIndex(({ kind }) => kind !== 'mark') + 1;
		// Behind `definition of a` follows the word itself: `home run`.
		const prices = (this.#prices ??= this.#priceWords());
		const isLast = prices.at(-1)?.full === prices[to - 1]?.full;
		return (
			(isLast && lattice.ends[start]?.some(isNeeded) === true) ||
			lattice.starts[to]?.some((span) => span.to === last && isNeeded(span)) === true
		);
	}

	/** Total cost of the words up to each within a topic: speakers and words of other tools are rarely the topic. */
	#priceWords(): Price[] {
		const isWord = this.#frame.topic === 'word';
		let [total, full] = [0, 0];
		return this.#question.lattice.tokens.map((token, at) => {
			const spans = this.#question.lattice.starts[at] ?? [];
			const isSilent = spans.some(({ kind }) => SILENT.has(kind));
			const isPerson = spans.some(({ kind, to }) => (kind === 'self' || kind === 'pointer') && to === at + 1);
			const concept = spans.find(({ kind }) => kind === 'concept' || kind === 'elsewhere');
			if (concept) total += concept.kind === 'elsewhere' ? (isWord ? 0.3 : 1.1) : isWord ? 0.15 : 0.4;
			if (isPerson) total += isWord ? 0.8 : 1.2;
			if (token.kind !== 'mark' && !isSilent && !isPerson) full++;
			return { total, full, isEdge: spans.some(({ kind, to }) => to === at + 1 && SILENT.has(kind)) };
		});
	}
}

/** The topic between two tokens, without the quotation marks around it. */
export function topicOf(start: number, end: number, question: Question): Topic {
	const { tokens } = question.lattice;
	let [from, to] = [start, end];
	// Brackets that open right before it or close right behind it are its own.
	while ('(['.includes(tokens[from - 1]?.text ?? ' ') && tokens[from - 1]?.end === tokens[from]?.start) from--;
	while (')]'.includes(tokens[to]?.text ?? ' ') && tokens[to]?.start === tokens[to - 1]?.end) to++;
	let text = textOf(from, to, question);
	while (text !== '' && QUOTES.includes(text[0] as string)) text = text.slice(1);
	while (text !== '' && (QUOTES + '.?!').includes(text.at(-1) as string)) text = text.slice(0, -1);
	return { text, words: text.trim().split(' ').length, from, to };
}
