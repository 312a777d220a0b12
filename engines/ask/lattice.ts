/** The lattice of spans over the tokens of a text: what each run of tokens may be. */
import { ASKING, type Lexicon, type Span } from './lexicon';
import { fitsPlace } from './affixes';
import type { Tables } from './setting';
import type { Token } from '../kit/tokens';

/** Spans by where they begin and where they end. */
export class Lattice {
	readonly starts: Span[][];
	readonly ends: Span[][];
	/** Whether the lexicon knows the word of each token. */
	readonly known: readonly boolean[];
	/** Kinds of the spans and names of the concepts in it. */
	readonly kinds = new Set<string>();
	readonly concepts = new Set<string>();
	/** Number of tokens of the statement before the question: six in `the oven says 350 fahrenheit, what is that in celsius`. */
	readonly context: number;
	/** First token of the statement after the question: `i` in `what is 5 euros in dollars, i am in Rome`. */
	readonly end: number;
	/** Tokens of a text that the question is about, behind a colon or in quotation marks: its words mean nothing here. */
	readonly payload: { readonly from: number; readonly to: number } | undefined;

	/** @param slips places of the tokens whose spelling was put right. */
	constructor(
		readonly tokens: readonly Token[],
		readonly lexicon: Lexicon,
		slips: readonly number[] = []
	) {
		this.starts = Array.from({ length: tokens.length + 1 }, () => []);
		this.ends = Array.from({ length: tokens.length + 1 }, () => []);
		tokens.forEach((token, at) => {
			const found = lexicon.at(tokens, at);
			// In small letters `est` is a word before it is a zone.
			const isWord =
				token.text !== token.text.toUpperCase() &&
				found.some(({ kind, to }) => to === at + 1 && kind !== 'zone' && kind !== 'concept');
			for (const span of found)
				if (!(isWord && span.kind === 'zone' && span.to === at + 1))
					this.add(slips.some((slip) => slip >= at && slip < span.to) ? { ...span, isSlip: true } : span);
		});
		this.payload = this.#findPayload();
		if (this.payload) this.#removeWithin(this.payload);
		this.known = this.starts.map((spans) => spans.length > 0);
		this.#hideWithinPhrases();
		this.kinds.clear();
		this.concepts.clear();
		for (const spans of this.starts) for (const span of spans) this.#count(span);
		const isAsking = (spans: readonly Span[]) => spans.some((span) => this.#asks(span));
		const asking = this.starts.findIndex(isAsking);
		const isOf =
			(...kinds: readonly string[]) =>
			(spans: readonly Span[]) =>
				spans.some(({ kind }) => kinds.includes(kind));
		// Without such words the last clause with a concept is the question.
		const clause = tokens.findLastIndex(({ text }, at) => at < tokens.length - 1 && CLAUSE_MARKS.includes(text)) + 1;
		// A statement with a figure, and a clause without one that ends with a unit: I have 74 square metres, she wants square feet.
		const isFigure = ({ kind }: Token) => kind === 'number';
		const isTarget =
			clause > 0 &&
			tokens.slice(0, clause).some(isFigure) &&
			!tokens.slice(clause).some(isFigure) &&
			this.ends.slice(clause + 1).some(isOf('unit', 'money'));
		const isClause =
			isTarget || (!this.has(clause, 'self') && this.starts.slice(clause).some(isOf('concept', 'pointer')));
		// Behind a preposition a question word stands within its clause: it lasts until what month.
		const isWithin = this.ends[asking]?.some(({ kind }) => kind === 'role' || kind === 'concept') === true;
		const mayBegin = isTarget || this.has(0, 'self') || [clause, clause + 1].some((at) => this.has(at, 'pointer'));
		const question = asking < 0 && mayBegin && isClause ? clause : isWithin ? 0 : asking;
		const pointer = this.starts.findLastIndex(isOf('pointer'));
		// A statement begins with its subject and a request with its verb: “I fly to Rome” is a statement.
		const isStatement = this.has(0, 'self', 'pointer', 'the') || (isTarget && (asking < 0 || asking >= clause));
		const target =
			isTarget && asking < 0
				? this.starts.findIndex((spans, at) => at >= clause && isOf('unit', 'money')(spans))
				: question;
		this.context = question < pointer || isStatement ? Math.max(0, target) : 0;
		const last = this.starts.findLastIndex(isAsking);
		// Behind a question mark a statement may follow as well: is 391 prime? My kid says yes.
		const behind = tokens.findIndex(
			({ text }, at) =>
				CLAUSE_MARKS.includes(text) &&
				at > last &&
				((last >= 0 && this.has(at + 1, 'self')) ||
					(text === '?' && at < tokens.length - 2 && this.starts.slice(0, at).some(isOf('concept'))))
		);
		this.end = this.#endOfQuestion() ?? this.#startOfBrackets(last) ?? (behind > 0 ? behind : tokens.length);
	}

	/** What follows the quoted word of a question says why it is asked, if it names no language: rhymes with "night" for a poem. */
	#endOfQuestion(): number | undefined {
		const { payload } = this;
		const isOther = ({ kind, value }: Span) => kind === 'language' && value !== this.lexicon.code;
		if (!payload || !this.isQuotedWord || this.starts.slice(payload.to).flat().some(isOther)) return undefined;
		let at = payload.from - 1;
		const isAsked = () => this.ends[at]?.some(({ kind, value }) => kind === 'concept' && TAKES_TEXT.has(value));
		while (!isAsked() && this.has(at - 1, 'of', 'the', 'role')) at--;
		return isAsked() ? payload.to + 1 : undefined;
	}

	/** Whether a concept asks: by itself, or as a phrase that begins with a word of one that does, as `how far` and `how many`. */
	#asks({ kind, value, from, to }: Span): boolean {
		const isPhrase = to > from + 1 && !this.has(from, 'role', 'the', 'self');
		return kind === 'concept' && (ASKING.has(value) || (isPhrase && this.lexicon.asks(this.tokens[from]?.key ?? '')));
	}

	#corrected: number | undefined;
	/** The token behind a correction, if as many values of each kind follow as go before: tokyo, I mean kyoto. 0 without one. */
	get corrected(): number {
		return (this.#corrected ??= this.#endOfCorrection());
	}

	#endOfCorrection(): number {
		const end = Math.max(
			0,
			...this.starts.flatMap((spans) => spans.filter(({ kind }) => kind === 'correction').map(({ to }) => to))
		);
		const count = (spans: readonly (readonly Span[])[], kind: string) =>
			spans.filter((ones) => ones.some((one) => one.kind === kind)).length;
		const isWhole = ['place', 'time', 'date', 'quantity'].every(
			(kind) => count(this.starts.slice(0, end), kind) <= count(this.starts.slice(end), kind)
		);
		return end < this.tokens.length && isWhole ? end : 0;
	}

	/** Whether a token belongs to a statement before or behind the question. */
	isBeside(at: number): boolean {
		return at < this.context || at >= this.end;
	}

	/** Whether the statement beside the question has a concept. */
	isStated = (name: string): boolean =>
		this.hasContext && this.starts.some((_, at) => this.isBeside(at) && this.concept(at, name) !== undefined);

	/** Whether the question has a statement beside it. */
	get hasContext(): boolean {
		return this.context > 0 || this.end < this.tokens.length;
	}

	/** The lattice with unknown words as those of the lexicon that they are nearly; itself if there are none. */
	respelled({ places, words }: Tables): Lattice {
		const slips: number[] = [];
		const tokens = this.tokens.map((token, at) => {
			const { key } = token;
			const isTown = () => this.lexicon.stemsOf(key).some(([stem, role]) => fitsPlace(role) && places.isTown(stem));
			const isName =
				token.kind !== 'word' ||
				this.isPayload(at) ||
				this.known[at] === true ||
				places.isTown(key) ||
				words.has(key) ||
				isTown();
			const near = isName ? undefined : this.lexicon.nearest(key);
			if (near === undefined) return token;
			slips.push(at);
			return { ...token, key: near };
		});
		return slips.length === 0 ? this : new Lattice(tokens, this.lexicon, slips);
	}

	/** The text that words around it ask about. */
	#findPayload(): { readonly from: number; readonly to: number } | undefined {
		const isText = (at: number) =>
			this.ends[at]?.some(({ value, variant }) => value === 'make' && variant === 'text') === true;
		const found = payloadOf(this.tokens, isText);
		const isAsked = ({ kind, value, from, to }: Span) =>
			((kind === 'concept' && TAKES_TEXT.has(value)) || kind === 'script') &&
			found !== undefined &&
			(to <= found.from || from >= found.to);
		const languages = this.starts
			.flat()
			.filter(({ kind, from, to }) => kind === 'language' && found && (to <= found.from || from >= found.to));
		// Behind `wifi qr:` follow the name and the password, each behind its word.
		const isNamed = ({ kind, value, from }: Span) =>
			kind === 'concept' && OF_NETWORKS.has(value) && found !== undefined && from >= found.from;
		if (this.starts.flat().filter(isNamed).length > 1) return undefined;
		return languages.length > 1 || this.starts.some((spans) => spans.some(isAsked)) ? found : undefined;
	}

	#removeWithin({ from, to }: { readonly from: number; readonly to: number }): void {
		const isOutside = (span: Span) => span.to <= from || span.from >= to;
		for (const lists of [this.starts, this.ends])
			lists.forEach((spans, at) => {
				lists[at] = spans.filter(isOutside);
			});
	}

	/** Whether a token belongs to the text that the question is about. */
	isPayload(at: number): boolean {
		return this.payload !== undefined && at >= this.payload.from && at < this.payload.to;
	}

	/** Whether the question is about a single word in quotation marks. */
	get isQuotedWord(): boolean {
		return this.payload !== undefined && this.payload.to === this.payload.from + 1;
	}

	/** Where brackets of two words or more begin that end the text, without figures: they explain the question. */
	#startOfBrackets(last: number): number | undefined {
		const from = this.tokens.findLastIndex(({ text }) => text === '(');
		const isEnd =
			this.tokens.at(-1)?.text === ')' && from > 0 && from > last && this.tokens.length - from > MOST_BRACKETED;
		return isEnd && this.tokens.slice(from).every(({ kind }) => kind !== 'number') ? from : undefined;
	}

	#count({ kind, value }: Span): void {
		if (kind === 'concept') this.concepts.add(value);
		else this.kinds.add(kind);
	}

	add(span: Span): void {
		if (this.payload && span.from < this.payload.to && span.to > this.payload.from) return;
		this.#count(span);
		this.starts[span.from]?.push(span);
		this.ends[span.to]?.push(span);
	}

	remove(span: Span): void {
		for (const [lists, at] of [
			[this.starts, span.from],
			[this.ends, span.to]
		] as const)
			lists[at] = (lists[at] ?? []).filter((one) => one !== span);
	}

	/** Spans of a kind that begin at a token. */
	all(at: number, kind: string): Span[] {
		return (this.starts[at] ?? []).filter((span) => span.kind === kind);
	}

	/** The longest span of a kind that begins at a token. */
	one(at: number, kind: string): Span | undefined {
		let best: Span | undefined;
		for (const span of this.starts[at] ?? [])
			if (span.kind === kind && (best === undefined || span.to > best.to)) best = span;
		return best;
	}

	has(at: number, ...kinds: readonly string[]): boolean {
		for (const { kind } of this.starts[at] ?? []) if (kinds.includes(kind)) return true;
		return false;
	}

	/** The longest concept of a name that begins at a token. */
	concept(at: number, name: string): Span | undefined {
		let best: Span | undefined;
		for (const span of this.starts[at] ?? [])
			if (span.kind === 'concept' && span.value === name && (best === undefined || span.to > best.to)) best = span;
		return best;
	}

	conceptBefore(at: number, name: string): Span | undefined {
		return this.ends[at]?.find(({ kind, value }) => kind === 'concept' && value === name);
	}

	/**
	 * A phrase hides the concepts and units within it: `day off` is not a day. A phrase of what is not here hides no concept, which may as
	 * well be meant: `holiday in Spain`.
	 */
	#hideWithinPhrases(): void {
		const isMeasured = ({ kind, from }: Span) => kind === 'unit' && this.tokens[from - 1]?.kind === 'number';
		const isHidden = (span: Span, phrase: Span): boolean =>
			span !== phrase &&
			span.to <= phrase.to &&
			(span.from !== phrase.from || span.to !== phrase.to) &&
			!(phrase.kind === 'elsewhere' && span.kind === 'concept') &&
			(!KEPT_WITHIN.has(span.kind) || (span.kind === 'skip' && phrase.value === COUNTING)) &&
			!isMeasured(span);
		const long: Span[] = [];
		for (const spans of this.starts)
			for (const span of spans)
				if (span.to > span.from + 1 && (span.kind === 'concept' || span.kind === 'elsewhere' || span.kind === 'feast'))
					long.push(span);
		for (const phrase of long)
			for (let at = phrase.from; at < phrase.to; at++) {
				this.starts[at] = (this.starts[at] ?? []).filter((span) => !isHidden(span, phrase));
				for (let end = at + 1; end <= phrase.to; end++)
					this.ends[end] = (this.ends[end] ?? []).filter(
						(span) => span.from < phrase.from || this.starts[span.from]?.includes(span)
					);
			}
	}
}

/** Brackets of one word may be a value of the question. */
const MOST_BRACKETED = 3;
/** Marks between clauses. */
const CLAUSE_MARKS = ',;.!?–—';
/** Concepts of questions about a text. */
const TAKES_TEXT: ReadonlySet<string> = new Set(
	'qr detect readability reading difficulty letters write count-of define synonym antonym rhyme spell'.split(' ')
);
/** Concepts that lead the values of a network. */
const OF_NETWORKS: ReadonlySet<string> = new Set(['network', 'password']);
/** Opening quotation marks with those that close them. */
const CLOSING: Readonly<Record<string, string>> = { '"': '"', '“': '”', '„': '“', '«': '»', "'": "'", '‘': '’' };

/** Whether a mark may open a quotation, or (`isEnd`) close one: an apostrophe has letters on both sides. */
const isApart = (tokens: readonly Token[], at: number, isEnd = false): boolean => {
	const [token, beside] = [tokens[at], tokens[at + (isEnd ? 1 : -1)]];
	if (beside === undefined || beside.kind === 'mark') return true;
	return isEnd ? beside.start > (token?.end ?? 0) : beside.end < (token?.start ?? 0);
};

/** Tokens behind a colon and a space, or in quotation marks, or behind the words for which `isBehind` is true; undefined without. */
export function payloadOf(
	tokens: readonly Token[],
	isBehind: (at: number) => boolean = () => false
): { readonly from: number; readonly to: number } | undefined {
	for (let at = 0; at < tokens.length; at++) {
		const { text = '', end = 0 } = tokens[at] ?? {};
		const close = isApart(tokens, at) ? CLOSING[text] : undefined;
		const to =
			close === undefined
				? -1
				: tokens.findIndex((token, nth) => nth > at && token.text === close && isApart(tokens, nth, true));
		if (to > at + 1) return { from: at + 1, to };
		const next = tokens[at + 1];
		if (at > 0 && text === ':' && next && next.start > end && CLOSING[next.text] === undefined)
			return { from: at + 1, to: tokens.length };
		if (isBehind(at) && CLOSING[text] === undefined && text !== ':') return { from: at, to: tokens.length };
	}
	return undefined;
}

/** The concept of questions for a number: a frame that does not take it leaves it unexplained. */
const COUNTING = 'how-many';
/** Kinds that a phrase around them does not hide: else the rest of the sentence would be unknown. */
const KEPT_WITHIN: ReadonlySet<string> = new Set(
	'skip self pointer role of the one numeral ordinal month weekday country part clock o-clock'.split(' ')
);
