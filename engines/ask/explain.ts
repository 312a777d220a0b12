/** Explains every word of a question by one frame, as cheaply as it can be: dynamic programming over the lattice. */
import type { Frame } from './frame';
import type { Lattice } from './lattice';
import { WHICH, type Span } from './lexicon';
import { unknownPlace } from './spans/places';
import { SILENT, textOf, TopicPrices, type Question } from './topic';

/** Costs of words that are neither a slot nor a concept of the frame. */
const COST = {
	self: 0.2,
	skip: 0.01,
	role: 0.009,
	mark: 0.02,
	foreign: 0.8,
	elsewhere: 1.3,
	unknown: 1,
	turn: 0.5,
	compound: 1.6,
	number: 1.2,
	unknownPlace: 0.25,
	slip: 0.1,
	context: 0.05,
	doubt: 1.6
} as const;
/** Of two concepts in the same words the frame takes the one that it needs. */
const LEAD = 1e-5;
/** Concepts of words that say little but in their own frames. */
const OF_THINGS: ReadonlySet<string> = new Set(['fact', 'nutrient', 'spelled-so']);
/** An explanation that costs as much explains nothing. */
export const MOST = 4;
/** Role of a run of tokens in an explanation. */
export type StepKind =
	| 'slot'
	| 'concept'
	| 'self'
	| 'skip'
	| 'mark'
	| 'number'
	| 'unknown'
	| 'turn'
	| 'foreign'
	| 'elsewhere'
	| 'topic';
/** A run of tokens as a part of the explanation. */
export interface Step {
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

const conceptsByFrame = new WeakMap<Frame, ReadonlySet<string>>();
/** The concepts that a frame takes. */
export function conceptsOf(frame: Frame): ReadonlySet<string> {
	let concepts = conceptsByFrame.get(frame);
	if (!concepts)
		conceptsByFrame.set(
			frame,
			(concepts = withWhich(frame, new Set([...(frame.needs ?? []).flat(), ...(frame.may ?? [])])))
		);
	return concepts;
}

/** Whether a word is in small letters of a script that has capitals. */
const isSmall = (text: string): boolean => text === text.toLowerCase() && text !== text.toUpperCase();

/** The search for the cheapest explanation of one question by one frame. */
class Search {
	readonly asked: ReadonlySet<string>;
	readonly lattice: Lattice;
	readonly #needed: ReadonlySet<string>;
	/** Whether the text writes a place with a capital. */
	readonly #hasCapital: boolean;
	constructor(
		readonly frame: Frame,
		readonly question: Question
	) {
		this.asked = conceptsOf(frame);
		this.#needed = new Set(frame.needs?.flat());
		this.lattice = question.lattice;
		this.#hasCapital = this.tokens.some(
			({ text }, at) => at > 0 && this.lattice.has(at, 'place') && text !== text.toLowerCase()
		);
	}

	get tokens() {
		return this.lattice.tokens;
	}

	explain(): { readonly cost: number; readonly steps: readonly Step[] } {
		const { frame, tokens } = this;
		const topics = new TopicPrices(frame, this.question);
		const n = tokens.length;
		const hasTopic = frame.topic !== undefined;
		CLOSED.reset(n, 0);
		if (hasTopic) OPEN.reset(n, frame.topicOptional ? 0 : Infinity);
		for (let at = n - 1; at >= 0; at--) {
			this.#stepsFrom(at, CLOSED);
			if (!hasTopic) continue;
			this.#stepsFrom(at, OPEN);
			if (this.#isAside(at)) continue;
			for (let to = at + 1; to <= n; to++) {
				const price = topics.price(at, to);
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
		// The words of facts say little elsewhere: earthquakes that happened today.
		const isUsed = ({ value }: Span) => !OF_THINGS.has(value) || this.asked.has(value);
		const spans = this.#isAside(at) ? [] : (this.lattice.starts[at] ?? []).filter(isUsed);
		const kind = this.tokens[at]?.kind;
		const isBeside = this.lattice.isBeside(at);
		// Values before a correction (I mean …) do not count.
		const isCorrected = at < this.lattice.corrected;
		if (kind === 'mark') row.take(at, COST.mark, at + 1, row, 'mark');
		else if (isBeside && spans.some(({ kind }) => kind === 'not')) row.take(at, COST.foreign, at + 1, row, 'foreign');
		else if (isBeside || isCorrected) row.take(at, COST.context, at + 1, row, 'skip');
		else if (kind === 'number') row.take(at, COST.number, at + 1, row, 'number');
		else if (spans.length > 0) row.take(at, COST.foreign, at + 1, row, 'foreign');
		else if (this.#isTurn(at)) row.take(at, COST.turn, at + 1, row, 'turn');
		else row.take(at, this.#isCompound(at) ? COST.compound : COST.unknown, at + 1, row, 'unknown');
		for (const span of spans) {
			const { kind, to } = span;
			const slip = span.isSlip ? COST.slip : 0;
			const long = 0.0001 * (to - at) ** 2;
			if (slots[kind] !== undefined && !isCorrected && !this.#isOutdone(span, spans))
				row.take(at, slip - long + (span.isWeak ? 0.1 : 0) + this.#doubtOf(span), to, row, 'slot', span);
			else if (kind === 'concept' && this.asked.has(span.value) && !(isBeside && this.lattice.has(at, 'role')))
				row.take(at, slip - long - (this.#needed.has(span.value) ? LEAD : 0), to, row, 'concept', span);
			else if (kind === 'self') row.take(at, COST.self, to, row, 'self', span);
			else if (SILENT.has(kind))
				row.take(at, (kind === 'role' ? COST.role : COST.skip) * (to - at) + slip, to, row, 'skip', span);
			else if (kind === 'elsewhere' && this.frame.aside?.includes(span.value))
				row.take(at, COST.context, to, row, 'skip', span);
			else if (kind === 'elsewhere') row.take(at, COST.elsewhere, to, row, 'elsewhere', span);
			else if (kind === 'concept') row.take(at, COST.foreign, to, row, 'foreign', span);
		}
		if (slots['unknown-place'] !== undefined && !this.#isAside(at)) this.#takeUnknownPlace(at, row);
	}

	/** Whether the same words also have a value of a kind that the frame prefers: for an age 1950 is a year. */
	#isOutdone({ kind, to }: Span, spans: readonly Span[]): boolean {
		const { wants = [] } = this.frame;
		const rankOf = (name: string) => (wants.includes(name) ? wants.indexOf(name) : Infinity);
		return wants.length > 0 && spans.some((other) => other.to === to && rankOf(other.kind) < rankOf(kind));
	}

	/** Whether a token belongs to a statement of which the question takes nothing. */
	#isAside(at: number): boolean {
		return this.question.isAlone === true && this.lattice.isBeside(at);
	}

	/** Whether an unread word adds little, as in “earthquakes that happened”. A noun adds more, as in “earthquake insurance”. */
	#isTurn(at: number): boolean {
		const { tables, lattice } = this.question;
		return lattice.lexicon.flags.has('dictionary') && (tables?.words.isTurn(this.tokens[at]?.key ?? '') ?? false);
	}

	/** Whether a noun follows the subject of the frame and changes it, as in “earthquake insurance” or “time machine”. */
	#isCompound(at: number): boolean {
		const { tables, lattice } = this.question;
		const key = this.tokens[at]?.key ?? '';
		return (
			lattice.lexicon.flags.has('dictionary') &&
			(lattice.ends[at] ?? []).some(({ kind, value }) => kind === 'concept' && this.#needed.has(value)) &&
			(tables?.words.has(key) ?? false)
		);
	}

	/** A town of one word that nothing leads to may be another word. */
	#doubtOf(span: Span): number {
		if (span.kind !== 'place' || span.to > span.from + 1 || span.role !== undefined) return 0;
		const token = this.tokens[span.from];
		// In “tell us” the word is a person, not the United States.
		const isNamedBefore = this.lattice.ends[span.from]?.some(
			({ kind }) => kind === 'role' || kind === 'the' || kind === 'of' || kind === 'concept' || kind === 'feast'
		);
		// In “us and Mexico” it is a country.
		const isJoined = this.lattice.has(span.to, 'role') && this.lattice.has(span.to + 1, 'place', 'country');
		if (token?.text === token?.key && !isNamedBefore && !isJoined && this.lattice.has(span.from, 'self')) return 0.8;
		if (span.country !== undefined) return 0;
		const isWord =
			token !== undefined &&
			token.text === token.text.toLowerCase() &&
			(this.question.tables?.words.isAction(token.key) ?? false);
		const isNamed =
			this.tokens.length === 1 ||
			(this.lattice.ends[span.from] ?? []).some(({ kind }) => kind === 'role' || kind === 'of') ||
			this.lattice.has(span.to, 'role') ||
			this.lattice.concept(span.to, 'airport') !== undefined;
		if (isWord) return isNamed ? 0.05 : COST.doubt;
		// Who writes Vancouver does not write of a town in small letters: ¿qué hora tienen en Vancouver?
		if (!isNamed && token !== undefined && isSmall(token.text) && this.#hasCapital) return 0.8;
		return this.lattice.isBeside(span.from) || this.#isLed(span) ? 0 : 0.3;
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
		const { flags } = lattice.lexicon;
		// Two Latin letters are an abbreviation.
		const { words, places } = (flags.has('dictionary') ? this.question.tables : undefined) ?? {};
		const isFree = (index: number) =>
			tokens[index]?.kind === 'word' &&
			!lattice.known[index] &&
			!/^[a-z]{1,2}$/.test(tokens[index].key) &&
			(!words?.has(tokens[index].key) || words.isName(tokens[index].key) || !!places?.isAirport(tokens[index].key));
		const isKnown = (index: number) => lattice.has(index, 'place');
		// Which zone is Sacromento in.
		const isLast = (to: number) => to === tokens.length - 1 || tokens[to + 1]?.text === '?';
		for (let to = at + 1; to <= at + 2 && isFree(to - 1); to++) {
			// Dresden is a town: `Dresden weg` is none besides. San Fransico is nearly one, and neither word alone.
			const isNearly = () => places?.zoneOf(textOf(at, to, this.question)) !== undefined;
			if (to > at + 1 && (isKnown(at + 1) || (isKnown(at) && !isNearly()))) break;
			const span = unknownPlace(lattice, this.question.text, at, to);
			if (
				this.#joins(lattice.ends[at]) ||
				// The zone for San Fransico.
				(to > at + 1 && lattice.has(at - 1, 'skip') && this.#joins(lattice.ends[at - 1])) ||
				this.#joins(
					lattice.starts[to]?.filter(
						(span) => (span.value !== 'in' || isLast(to) || flags.has('postpositions')) && !this.#leadsToTime(span)
					)
				) ||
				tokens[to]?.key === "'s" ||
				span.role !== undefined ||
				frame.id === 'where'
			)
				row.take(at, COST.unknownPlace * (to - at) + 0.15, to, row, 'slot', span);
		}
	}

	/** A word before a time names what happens then: webinar at 3 pm. */
	#leadsToTime = ({ to }: Span): boolean =>
		this.lattice.has(to, 'time') || (this.lattice.has(to, 'the') && this.lattice.has(to + 1, 'time'));

	#joins(spans: readonly Span[] | undefined): boolean {
		const { flags } = this.lattice.lexicon;
		return (spans ?? []).some(
			({ kind, value }) =>
				kind === 'role' ||
				kind === 'of' ||
				(kind === 'concept' &&
					(value === 'where' ||
						value === 'distance' ||
						(value === 'time-zone' && flags.has('dictionary')) ||
						((value === 'time' || value === 'time-zone') && flags.has('postpositions'))))
		);
	}
}

/** The cheapest explanation of a question by a frame: its steps, or an empty list if it costs too much. */
export const explain = (frame: Frame, question: Question): { readonly cost: number; readonly steps: readonly Step[] } =>
	new Search(frame, question).explain();
