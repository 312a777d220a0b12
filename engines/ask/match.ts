/** Explains every word of a question by one frame, as cheaply as it can be: dynamic programming over the lattice. */
import { WHICH, type Frame, type Match, type Topic } from './frame';
import type { Lattice } from './lattice';
import type { Span } from './lexicon';
import type { Tables } from './setting';
import { unknownPlace } from './spans/places';

/** Costs of words that are neither a slot nor a concept of the frame. */
const COST = {
	self: 0.2,
	skip: 0.01,
	role: 0.009,
	mark: 0.02,
	foreign: 0.8,
	elsewhere: 1.3,
	unknown: 1,
	number: 1.2,
	unknownPlace: 0.25,
	topic: 0.15,
	slip: 0.3
} as const;
/** An explanation that costs as much explains nothing. */
const MOST = 4;
const LONGEST_TOPIC = { free: 40, name: 7 } as const;

/** Kinds between a request and the word that it is about: `meaning of the …`. */
const JOINING = ['of', 'the', 'role'] as const;
/** Kinds of spans that say nothing by themselves. */
const SILENT: ReadonlySet<string> = new Set([
	'skip',
	'pointer',
	'the',
	'one',
	'role',
	'of',
	'off',
	'and',
	'rank',
	'part',
	'point',
	'power',
	'past',
	'past-after',
	'o-clock'
]);

type StepKind =
	'slot' | 'concept' | 'self' | 'skip' | 'mark' | 'number' | 'unknown' | 'foreign' | 'elsewhere' | 'topic';
interface Step {
	readonly kind: StepKind;
	readonly span: Span | undefined;
	readonly from: number;
	readonly to: number;
}

/** The cheapest step from each token on, with a topic still to come or without; filled anew by each match. */
class Costs {
	cost = new Float64Array(64);
	to = new Uint16Array(64);
	/** Whether a topic is still to come behind the step. */
	isOpen = new Uint8Array(64);
	readonly kind: StepKind[] = [];
	readonly span: (Span | undefined)[] = [];

	/** Makes room for the end of `count` tokens, and sets its cost. */
	reset(count: number, end: number): void {
		if (this.cost.length <= count) {
			this.cost = new Float64Array(2 * count);
			this.to = new Uint16Array(2 * count);
			this.isOpen = new Uint8Array(2 * count);
		}
		this.cost.fill(Infinity, 0, count);
		this.cost[count] = end;
	}

	/** Keeps a step where it makes the way to the end cheaper. `rest` is what follows it. */
	take(at: number, price: number, to: number, rest: Costs, kind: StepKind, span?: Span): void {
		const total = price + (rest.cost[to] as number);
		if (total >= (this.cost[at] as number) - 1e-9) return;
		this.cost[at] = total;
		this.to[at] = to;
		this.isOpen[at] = rest === OPEN ? 1 : 0;
		this.kind[at] = kind;
		this.span[at] = span;
	}
}
/** Ways without a topic to come, and with one. Matching is synchronous: one of each serves all. */
const CLOSED = new Costs();
const OPEN = new Costs();

/** `Which is` asks like `what is`, but never for a definition. */
const withWhich = ({ id }: Frame, concepts: Set<string>): Set<string> =>
	id !== 'what-is' && concepts.has('what-is') ? concepts.add(WHICH) : concepts;

/** Concepts of a frame. */
const conceptsByFrame = new WeakMap<Frame, ReadonlySet<string>>();
function conceptsOf(frame: Frame): ReadonlySet<string> {
	let concepts = conceptsByFrame.get(frame);
	if (!concepts)
		conceptsByFrame.set(
			frame,
			(concepts = withWhich(frame, new Set([...(frame.needs ?? []).flat(), ...(frame.may ?? [])])))
		);
	return concepts;
}

/** Roles of endings that say where something is. */
const PLACED: ReadonlySet<string> = new Set(['in', 'from', 'to']);
/** Frames whose topic must be an entry of the dictionary or a place to be sure. */
const VERIFIED: ReadonlySet<string> = new Set(['who', 'what-is']);

/** The cheapest explanation of a question by a frame. */
export class FrameMatch implements Match {
	/** Whether the frame explains the question. */
	readonly found: boolean;
	readonly cost: number;
	readonly slots: readonly Span[] = [];
	readonly topic: Topic | undefined;
	/** Whether everything is explained, without a speaker. */
	readonly isBare: boolean = false;
	readonly #steps: readonly Step[] = [];
	readonly #concepts: ReadonlySet<string> = new Set();
	#prices: readonly Price[] | undefined;
	/** Concepts that the frame takes. */
	readonly #asked: ReadonlySet<string>;

	constructor(
		readonly frame: Frame,
		readonly text: string,
		readonly lattice: Lattice,
		readonly tables: Tables | undefined
	) {
		this.#asked = conceptsOf(frame);
		const steps = this.#explain();
		this.cost = steps.cost;
		this.found = steps.cost < MOST;
		if (!this.found) return;
		this.#steps = steps.steps;
		this.slots = this.#steps.flatMap(({ kind, span }) => (kind === 'slot' && span ? [span] : []));
		this.#concepts = new Set(this.#steps.flatMap(({ kind, span }) => (kind === 'concept' && span ? [span.value] : [])));
		const topic = this.#steps.find(({ kind }) => kind === 'topic');
		this.topic = topic && this.#topicOf(topic);
		this.isBare = !this.#steps.some(
			({ kind }) => kind === 'unknown' || kind === 'foreign' || kind === 'elsewhere' || kind === 'self'
		);
		this.found = this.#isComplete();
	}

	get tokens() {
		return this.lattice.tokens;
	}

	/** Words outside all lexicons that the frame does not use, as typed. */
	get unknown(): string[] {
		return this.#steps.filter(({ kind }) => kind === 'unknown').map(({ from, to }) => this.textOf(from, to));
	}

	/** Slots and concepts together. */
	get content(): number {
		return this.slots.length + this.#concepts.size;
	}

	/** Whether every word is a slot, a concept or a preposition. */
	get isPure(): boolean {
		return this.#steps.every(
			({ kind, span }) =>
				kind === 'slot' || kind === 'concept' || (kind === 'skip' && (span?.kind === 'role' || span?.kind === 'of'))
		);
	}

	has(...concepts: readonly string[]): boolean {
		return concepts.some((name) => this.#concepts.has(name) || (name === 'what-is' && this.#concepts.has(WHICH)));
	}

	all(...kinds: readonly string[]): Span[] {
		return this.slots.filter(({ kind }) => kinds.includes(kind));
	}

	one(...kinds: readonly string[]): Span | undefined {
		return this.slots.find(({ kind }) => kinds.includes(kind));
	}

	textOf(from: number, to: number): string {
		return this.text.slice(this.tokens[from]?.start, this.tokens[to - 1]?.end);
	}

	wordsOf(concept: string): string | undefined {
		const step = this.#steps.find(({ kind, span }) => kind === 'concept' && span?.value === concept);
		return step && this.textOf(step.from, step.to);
	}

	/** Role of the preposition before a span: `to`, `in`, `from`. */
	roleBefore({ from }: { readonly from: number }): string | undefined {
		for (let at = from; at > from - 3 && at > 0; at--) {
			const ends = this.lattice.ends[at] ?? [];
			const role = ends.find(({ kind }) => kind === 'role');
			if (role) return role.value;
			if (!ends.some(({ kind }) => kind === 'skip' || kind === 'of' || kind === 'the')) return undefined;
		}
		return undefined;
	}

	roleAfter({ to }: { readonly to: number }): string | undefined {
		return this.lattice.starts[to]?.find(({ kind }) => kind === 'role')?.value;
	}

	/** Whether a concept directly precedes a span. */
	follows(span: Span, concept: string): boolean {
		let at = span.from;
		for (let step = 0; step < 3 && at > 0; step++) {
			const ends = this.lattice.ends[at] ?? [];
			if (ends.some(({ kind, value }) => kind === 'concept' && value === concept)) return true;
			const silent = ends.find(({ kind }) => SILENT.has(kind));
			if (!silent) return false;
			at = silent.from;
		}
		return false;
	}

	/** Whether a span of a kind directly precedes another. */
	isLedBy(span: Span, kind: string): boolean {
		return (this.lattice.ends[span.from] ?? []).some((other) => other.kind === kind);
	}

	/** Whether the dictionary has a text, as it is or in the singular. */
	isWord(text: string): boolean {
		return this.tables !== undefined && text.length < LONGEST_ENTRY && this.tables.words.has(text.toLowerCase());
	}

	isName(text: string): boolean {
		return this.tables?.words.isName(text.toLowerCase()) ?? false;
	}

	/** A name has no preposition before it, no ending of a place, and it is neither a verb nor a thing with an article. */
	mayBeName(topic: Topic): boolean {
		const { lattice, tokens, tables } = this;
		const { lexicon } = lattice;
		const isVerbLast = lexicon.flags.has('postpositions');
		const isAsked =
			lattice.ends[topic.from]?.some(({ kind, value }) => kind === 'concept' && this.#asked.has(value)) === true;
		if (isVerbLast ? this.roleAfter(topic) !== undefined : !isAsked && this.roleBefore(topic) !== undefined)
			return false;
		const [first, last] = [tokens[topic.from]?.key ?? '', tokens[topic.to - 1]?.key ?? ''];
		if (isVerbLast)
			return (
				![...lexicon.stemsOf(last)].some(([stem, role]) => PLACED.has(role) && stem.length > 1) ||
				this.isKnown(topic.text)
			);
		// `wer klopft`: only with a verb of being it is a person, who has no article there.
		const isLed = lattice.has(topic.from - 1, 'the', 'one');
		if (lexicon.code !== 'en')
			return !isLed && (lexicon.flags.has('no-copula') || /[ ']/.test(this.wordsOf('who') ?? ''));
		// Without the tables every word is one of the lexicon.
		if (!tables) return false;
		if (this.isName(topic.text)) return true;
		const isCommon = (key: string) => tables.words.has(key) && !tables.words.isName(key);
		const isThing = isLed && tokens.slice(topic.from, topic.to).every(({ key }) => isCommon(key));
		return !isThing && !(isCommon(first) && tables.words.isAction(first));
	}

	/** Whether the dictionary or the gazetteer has a topic. */
	isKnown(text: string): boolean {
		return (
			this.isWord(text) || (this.tables?.places.isTown(text) ?? false) || (this.tables?.places.isArea(text) ?? false)
		);
	}

	/** Features for the ranking, by name. */
	features(): Record<string, number> {
		const { id } = this.frame;
		const count = (...kinds: readonly StepKind[]) => this.#steps.filter(({ kind }) => kinds.includes(kind)).length;
		const { topic } = this;
		// The Roman Empire, the black death: the article belongs to it.
		const isEntry = topic && (this.isName(topic.text) || (topic.words > 1 && this.isWord(topic.text)));
		const led = (kind: string) =>
			topic &&
			topic.from > 0 &&
			!(kind === 'the' && (isEntry || this.lattice.lexicon.code !== 'en')) &&
			this.lattice.starts[topic.from - 1]?.some((span) => span.kind === kind)
				? 1
				: 0;
		return {
			cost: this.cost,
			unknown: count('unknown'),
			foreign: count('foreign', 'number'),
			elsewhere: count('elsewhere'),
			self: Math.min(3, count('self')),
			silent: Math.min(8, count('skip')) / 8,
			slots: Math.min(3, this.slots.length),
			concepts: Math.min(4, this.#concepts.size),
			topic: topic ? Math.max(0, Math.min(6, topic.words) - 2) : 0,
			long: Math.max(0, this.tokens.length - 12) / 6,
			unknownPlace: this.all('unknown-place').length,
			[`odd:${id}`]: Math.min(3, count('unknown', 'foreign', 'number', 'elsewhere')),
			[`self:${id}`]: Math.min(2, count('self')),
			[`known:${id}`]: topic && this.tables && VERIFIED.has(id) ? (this.isKnown(topic.text) ? 1 : -1) : 0,
			[`the:${id}`]: led('the'),
			[`one:${id}`]: led('one')
		};
	}

	#explain(): { readonly cost: number; readonly steps: readonly Step[] } {
		const { frame, tokens } = this;
		const n = tokens.length;
		const hasTopic = frame.topic !== undefined;
		CLOSED.reset(n, 0);
		if (hasTopic) OPEN.reset(n, frame.topicOptional ? 0 : Infinity);
		for (let at = n - 1; at >= 0; at--) {
			this.#stepsFrom(at, CLOSED);
			if (!hasTopic) continue;
			this.#stepsFrom(at, OPEN);
			for (let to = at + 1; to <= n; to++) {
				const price = this.#topicPrice(at, to);
				if (price === null) break;
				OPEN.take(at, price, to, CLOSED, 'topic');
			}
		}
		let row = hasTopic && (OPEN.cost[0] as number) < Infinity ? OPEN : CLOSED;
		const cost = row.cost[0] as number;
		const steps: Step[] = [];
		if (cost >= MOST) return { cost, steps };
		for (let at = 0; at < n;) {
			const to = row.to[at] as number;
			steps.push({ kind: row.kind[at] as StepKind, span: row.span[at], from: at, to });
			row = row.isOpen[at] ? OPEN : CLOSED;
			at = to;
		}
		return { cost, steps };
	}

	/** Every step from a token but that of a topic. */
	#stepsFrom(at: number, row: Costs): void {
		const { slots = {} } = this.frame;
		const spans = this.lattice.starts[at] ?? [];
		const kind = this.tokens[at]?.kind;
		if (kind === 'mark') row.take(at, COST.mark, at + 1, row, 'mark');
		else if (kind === 'number') row.take(at, COST.number, at + 1, row, 'number');
		else if (spans.length > 0) row.take(at, COST.foreign, at + 1, row, 'foreign');
		else row.take(at, COST.unknown, at + 1, row, 'unknown');
		for (const span of spans) {
			const { kind, to } = span;
			const slip = span.isSlip ? COST.slip : 0;
			const long = 0.0001 * (to - at) ** 2;
			if (slots[kind] !== undefined)
				row.take(at, slip - long + (span.isWeak ? 0.1 : 0) + this.#doubtOf(span), to, row, 'slot', span);
			else if (kind === 'concept' && this.#asked.has(span.value)) row.take(at, slip - long, to, row, 'concept', span);
			else if (kind === 'self') row.take(at, COST.self, to, row, 'self', span);
			else if (SILENT.has(kind))
				row.take(at, (kind === 'role' ? COST.role : COST.skip) * (to - at) + slip, to, row, 'skip', span);
			else if (kind === 'elsewhere') row.take(at, COST.elsewhere, to, row, 'elsewhere', span);
			else if (kind === 'concept') row.take(at, COST.foreign, to, row, 'foreign', span);
		}
		if (slots['unknown-place'] !== undefined) this.#takeUnknownPlace(at, row);
	}

	/** A town of one word that nothing leads to may be another word. */
	#doubtOf(span: Span): number {
		if (span.kind !== 'place' || span.to > span.from + 1 || span.country !== undefined || span.role !== undefined)
			return 0;
		const token = this.tokens[span.from];
		const isWord =
			token !== undefined &&
			token.text === token.text.toLowerCase() &&
			(this.tables?.words.isAction(token.key) ?? false);
		const isBehindRole = (this.lattice.ends[span.from] ?? []).some(({ kind }) => kind === 'role' || kind === 'of');
		if (isWord) return isBehindRole || this.tokens.length === 1 ? 0.05 : 0.8;
		return this.#isLed(span) ? 0 : 0.3;
	}

	/** Whether a town is possible here: after a preposition, an article or a concept, before a postposition, at an end. */
	#isLed({ from, to }: Span): boolean {
		return (
			from === 0 ||
			to === this.tokens.length ||
			(this.lattice.ends[from] ?? []).some(({ kind }) => kind === 'role' || kind === 'of' || kind === 'concept') ||
			(this.lattice.starts[to] ?? []).some(({ kind }) => kind === 'role' || kind === 'of')
		);
	}

	/** A town that no table has: one or two words behind a preposition, or before a postposition. */
	#takeUnknownPlace(at: number, row: Costs): void {
		const { lattice, tokens, frame } = this;
		// Two Latin letters are an abbreviation.
		const isFree = (index: number) =>
			tokens[index]?.kind === 'word' && !lattice.known[index] && !/^[a-z]{1,2}$/.test(tokens[index].key);
		for (let to = at + 1; to <= at + 2 && isFree(to - 1); to++) {
			const span = unknownPlace(lattice, this.text, at, to);
			if (
				this.#joins(lattice.ends[at]) ||
				this.#joins(lattice.starts[to]) ||
				tokens[to]?.key === "'s" ||
				span.role !== undefined ||
				frame.id === 'where'
			)
				row.take(at, COST.unknownPlace * (to - at) + 0.15, to, row, 'slot', span);
		}
	}

	#joins(spans: readonly Span[] | undefined): boolean {
		const { code, flags } = this.lattice.lexicon;
		return (spans ?? []).some(
			({ kind, value }) =>
				kind === 'role' ||
				kind === 'of' ||
				(kind === 'concept' &&
					(value === 'where' ||
						value === 'distance' ||
						(value === 'time-zone' && code === 'en') ||
						((value === 'time' || value === 'time-zone') && flags.has('postpositions'))))
		);
	}

	/** Cost of free words as the topic; null from the length on that is too long. */
	#topicPrice(from: number, to: number): number | null {
		const { topic } = this.frame;
		const isFree = topic === 'text' || topic === 'anything';
		if (to - from > (isFree ? LONGEST_TOPIC.free : LONGEST_TOPIC.name)) return null;
		const base = COST.topic + 0.05 * (to - from);
		if (isFree) return base;
		const prices = (this.#prices ??= this.#priceWords());
		const [first, last] = [prices[from], prices[to - 1]] as [Price, Price];
		const saysNothing = last.full === (prices[from - 1]?.full ?? 0);
		if (saysNothing && topic === 'word' && this.#isNamed(from, to)) return base;
		if (saysNothing && !(topic === 'word' && this.#isQuoted(from))) return Infinity;
		const isOneWord = topic === 'word' && to === from + 1;
		const edges = first.isEdge || last.isEdge || this.tokens[from]?.kind === 'mark' ? (isOneWord ? 0.08 : 0.25) : 0;
		const extra = edges + last.total - (prices[from - 1]?.total ?? 0);
		// An entry of the dictionary is one thing, even if its words have other meanings: credit card, computer.
		const mayBeEntry =
			extra > 1e-9 &&
			(topic === 'name' || topic === 'word') &&
			to <= from + LONGEST_ENTRY_WORDS &&
			this.lattice.lexicon.code === 'en';
		if (!mayBeEntry || !this.isWord(this.textOf(from, to))) return base + extra;
		return to > from + 1 ? COST.topic + 0.05 : base + ENTRY_SHARE * extra;
	}

	/** Whether a word is spoken of as a word: in quotation marks, or by saying so. */
	#isQuoted(at: number): boolean {
		return QUOTES.includes(this.tokens[at - 1]?.text ?? ' ') || this.lattice.concepts.has('the-word');
	}

	/** Whether a single word is the object of a concept that the frame needs: behind it as in `definition of run`, or before a last one as in `what does run mean`. */
	#isNamed(from: number, to: number): boolean {
		const { lattice, frame, tokens } = this;
		if (to !== from + 1 || tokens[from]?.kind === 'mark' || lattice.has(from, 'self', 'pointer', ...JOINING))
			return false;
		const isNeeded = ({ kind, value }: Span) =>
			kind === 'concept' && (value === 'the-word' || frame.needs?.some((names) => names.includes(value)) === true);
		let start = from;
		while (lattice.has(start - 1, ...JOINING) && !lattice.ends[start]?.some(isNeeded)) start--;
		const last = tokens.findLastIndex(({ kind }) => kind !== 'mark') + 1;
		return (
			lattice.ends[start]?.some(isNeeded) === true ||
			lattice.starts[to]?.some((span) => span.to === last && isNeeded(span)) === true
		);
	}

	/** Total cost of the words up to each within a topic: speakers and words of other tools are rarely the topic. */
	#priceWords(): Price[] {
		const isWord = this.frame.topic === 'word';
		let [total, full] = [0, 0];
		return this.tokens.map((token, at) => {
			const spans = this.lattice.starts[at] ?? [];
			const isSilent = spans.some(({ kind }) => SILENT.has(kind));
			const isPerson = spans.some(({ kind, to }) => (kind === 'self' || kind === 'pointer') && to === at + 1);
			const concept = spans.find(({ kind }) => kind === 'concept' || kind === 'elsewhere');
			if (concept) total += concept.kind === 'elsewhere' ? (isWord ? 0.3 : 1.1) : isWord ? 0.15 : 0.4;
			if (isPerson) total += isWord ? 0.8 : 1.2;
			if (token.kind !== 'mark' && !isSilent && !isPerson) full++;
			return { total, full, isEdge: spans.some(({ kind, to }) => to === at + 1 && SILENT.has(kind)) };
		});
	}

	#topicOf({ from, to: end }: Step): Topic {
		let to = end;
		// Brackets that close right behind it are its own.
		while (')]'.includes(this.tokens[to]?.text ?? ' ') && this.tokens[to]?.start === this.tokens[to - 1]?.end) to++;
		let text = this.textOf(from, to);
		while (text !== '' && QUOTES.includes(text[0] as string)) text = text.slice(1);
		while (text !== '' && (QUOTES + '.?!').includes(text.at(-1) as string)) text = text.slice(0, -1);
		return { text, words: text.trim().split(' ').length, from, to };
	}

	#isComplete(): boolean {
		const { frame } = this;
		const { slots = {}, needs = [], wants } = frame;
		return (
			needs.every((names) => names.some((name) => (name.startsWith('#') ? this.one(name.slice(1)) : this.has(name)))) &&
			(!wants || wants.some((kind) => this.one(kind))) &&
			(!frame.topic || frame.topicOptional === true || this.topic !== undefined) &&
			Object.entries(slots).every(([kind, most]) => this.all(kind).length <= most) &&
			(needs.length > 0 || this.slots.length > 0 || this.topic !== undefined)
		);
	}
}

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
