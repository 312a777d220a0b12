/** A question as a frame explains it: its values, its topic, and the features of the ranking. */
import { conceptsOf, explain, MOST, type Step, type StepKind } from './explain';
import type { Frame, Topic } from './frame';
import type { Lattice } from './lattice';
import { WHICH, type Span } from './lexicon';
import type { Tables } from './setting';
import { isTitle } from './things';
import { isWord, SILENT, textOf, topicOf, type Question } from './topic';

/** Roles of endings that say where something is. */
const PLACED: ReadonlySet<string> = new Set(['in', 'from', 'to']);
/** Share of the words that a frame leaves beside all values of the text. */
const BESIDE_VALUES = 0.3;
/** Kinds of values with a figure. */
const MEASURED: ReadonlySet<string> = new Set(['number', 'amount', 'quantity', 'expression', 'money']);
/** Frames whose topic must be an entry of the dictionary or a place to be sure. */
const VERIFIED: ReadonlySet<string> = new Set(['who', 'what-is']);

/** The cheapest explanation of a question by a frame. */
export class Match {
	/** Whether the frame explains the question. */
	readonly found: boolean;
	readonly cost: number;
	readonly slots: readonly Span[] = [];
	readonly topic: Topic | undefined;
	/** Whether everything is explained, without a speaker. */
	readonly isBare: boolean = false;
	/** Whether everything is explained, with a speaker or without. */
	readonly isExplained: boolean = false;
	/** What it leaves unexplained at worst: a turn such as `happened` says little, and a word of another subject what the subject of the whole question says. */
	readonly leaves: 'nothing' | 'subject' | 'word' | 'number' = 'nothing';
	readonly #steps: readonly Step[] = [];
	readonly #concepts: ReadonlySet<string> = new Set();
	readonly #question: Question;
	/** Concepts that the frame takes. */
	readonly #asked: ReadonlySet<string>;

	constructor(
		readonly frame: Frame,
		readonly text: string,
		readonly lattice: Lattice,
		readonly tables: Tables | undefined,
		isAlone = false
	) {
		this.#asked = conceptsOf(frame);
		const question = { text, lattice, tables, isAlone };
		this.#question = question;
		const steps = explain(frame, question);
		this.cost = steps.cost;
		this.found = steps.cost < MOST;
		if (!this.found) return;
		this.#steps = steps.steps;
		this.slots = this.#steps.flatMap(({ kind, span }) => (kind === 'slot' && span ? [span] : []));
		this.#concepts = new Set(this.#steps.flatMap(({ kind, span }) => (kind === 'concept' && span ? [span.value] : [])));
		const topic = this.#steps.find(({ kind }) => kind === 'topic');
		this.topic = topic && topicOf(topic.from, topic.to, question);
		const has = (...kinds: readonly StepKind[]) => this.#steps.some(({ kind }) => kinds.includes(kind));
		const isLeft = (step: Step) => step.kind === 'unknown' || step.kind === 'foreign' || step.kind === 'elsewhere';
		const left = this.#steps.filter(isLeft);
		this.leaves = has('number')
			? 'number'
			: left.some((step) => !this.#isOfSubject(step))
				? 'word'
				: left.length > 0
					? 'subject'
					: 'nothing';
		this.isExplained = this.leaves === 'nothing' && !has('turn');
		this.isBare = this.isExplained && !this.#steps.some(({ kind }) => kind === 'self');
		this.found = this.#isComplete() && !this.#isOfPhrase;
	}

	/** Whether a step is a word of subjects outside the product alone. */
	#isOfSubject = ({ kind, span, from }: Step): boolean =>
		kind === 'elsewhere' ||
		(kind === 'foreign' &&
			span === undefined &&
			(this.lattice.starts[from] ?? []).every((one) => one.kind === 'elsewhere'));

	get tokens() {
		return this.lattice.tokens;
	}

	/** Words outside all lexicons that the frame does not use, as typed. */
	get unknown(): string[] {
		return this.#steps
			.filter(({ kind }) => kind === 'unknown' || kind === 'turn')
			.map(({ from, to }) => this.textOf(from, to));
	}

	/** Whether its topic is a word right behind the words that ask for it, and what it leaves begins behind a small word: synonyms for brave in an essay. */
	get isTopicAsked(): boolean {
		const { topic, frame } = this;
		if (topic?.words !== 1 || frame.topic !== 'word' || !this.isWord(topic.text)) return false;
		const isAsked = frame.needs?.flat().some((name) => this.follows(topic, name)) === true;
		const isLeft = ({ kind }: Step) =>
			kind === 'unknown' || kind === 'foreign' || kind === 'elsewhere' || kind === 'turn';
		return (
			isAsked &&
			this.lattice.has(topic.to, 'skip', 'role') &&
			this.#steps.every((step) => !isLeft(step) || step.from > topic.to)
		);
	}

	/** Whether it takes every figure of the text, a statement's too, two values at least, and leaves no concept: 12 stone in kilos. */
	get isFilled(): boolean {
		const isTaken = (at: number) => this.slots.some(({ from, to }) => at >= from && at < to);
		return (
			(this.slots.length > 1 || this.#isSumInWords) &&
			this.slots.some(({ kind }) => MEASURED.has(kind)) &&
			!this.#steps.some(({ kind, span }) => kind === 'foreign' && span?.kind === 'concept') &&
			this.tokens.every(({ kind }, at) => kind !== 'number' || isTaken(at))
		);
	}

	/** Whether a word of sums belongs to no value: double it. The values are then not all that is to be computed. */
	get leavesSum(): boolean {
		const isOfSum = ({ kind }: Span) => kind === 'sum' || kind === 'function';
		return this.lattice.starts.some(
			(spans, at) =>
				spans.length > 0 && spans.every(isOfSum) && !this.slots.some(({ from, to }) => at >= from && at < to)
		);
	}

	/** Whether a sum has words in place of signs but for percents: 9-10 may as well be hours. */
	get #isSumInWords(): boolean {
		const sum = this.one('expression');
		return (
			sum !== undefined &&
			this.tokens.slice(sum.from, sum.to).every(({ kind, text }) => kind !== 'mark' || text === '%')
		);
	}

	/** Slots and concepts together. */
	get content(): number {
		return this.slots.length + this.#concepts.size;
	}

	/** Whether every word is a slot, a concept, a mark or a preposition. */
	get isPure(): boolean {
		return this.#steps.every(
			({ kind, span }) =>
				kind === 'mark' ||
				kind === 'slot' ||
				kind === 'concept' ||
				(kind === 'skip' && (span?.kind === 'role' || span?.kind === 'of'))
		);
	}

	/** Whether it has one of these concepts. */
	has(...concepts: readonly string[]): boolean {
		return concepts.some((name) => this.#concepts.has(name) || (name === 'what-is' && this.#concepts.has(WHICH)));
	}

	/** Whether the frame takes a concept. */
	asks(concept: string): boolean {
		return this.#asked.has(concept);
	}

	/** Slots of these kinds, in the order of the text. */
	all(...kinds: readonly string[]): Span[] {
		return this.slots.filter(({ kind }) => kinds.includes(kind));
	}

	one(...kinds: readonly string[]): Span | undefined {
		return this.slots.find(({ kind }) => kinds.includes(kind));
	}

	textOf(from: number, to: number): string {
		return textOf(from, to, this.#question);
	}

	/** What the words of a concept say besides, of `concept phone-number@mobile`. */
	variantOf(...concepts: readonly string[]): string | undefined {
		for (const { kind, span } of this.#steps)
			if (kind === 'concept' && span?.variant !== undefined && concepts.includes(span.value)) return span.variant;
		return undefined;
	}

	/** Where a concept is named. */
	spansOf(concept: string): Span[] {
		return this.#steps.flatMap(({ kind, span }) => (kind === 'concept' && span?.value === concept ? [span] : []));
	}

	/** The words by which a concept is named, as typed. */
	wordsOf(concept: string): string | undefined {
		const [span] = this.spansOf(concept);
		return span && this.textOf(span.from, span.to);
	}

	/** The text behind a concept, of any words; undefined where another concept follows or nothing. */
	textBehind(concept: string): string | undefined {
		const last = this.#steps.findLast(({ kind }) => kind === 'concept');
		const text = last?.span?.value === concept ? this.textOf(last.to, this.tokens.length) : '';
		return text === '' ? undefined : text;
	}

	/** Whether it asks for the meaning of a thing: what is a time zone. */
	get asksMeaning(): boolean {
		const concepts = this.#steps.filter(({ kind }) => kind === 'concept');
		const [asking, thing] = concepts;
		return (
			!this.frame.topic &&
			this.slots.length === 0 &&
			concepts.length === 2 &&
			asking?.span?.value === 'what-is' &&
			thing !== undefined &&
			this.isLedBy(thing, 'one')
		);
	}

	/** Whether it asks what a word of the dictionary is: what is a mortgage. */
	get asksTerm(): boolean {
		const { topic } = this;
		return topic !== undefined && this.has('what-is') && this.isLedBy(topic, 'one') && this.isWord(topic.text);
	}

	/** Whether the topic belongs to a phrase of what is not here, with the concept that asks for it: the meaning of life. */
	get #isOfPhrase(): boolean {
		const { topic } = this;
		if (!topic) return false;
		const needed = this.frame.needs?.flat() ?? [];
		const concept = this.#steps.find(({ kind, span }) => kind === 'concept' && span && needed.includes(span.value));
		return (
			concept !== undefined &&
			this.lattice.starts.some((spans) =>
				spans.some(
					({ kind, from, to }) =>
						kind === 'elsewhere' && from <= concept.from && to >= concept.to && from <= topic.from && to >= topic.to
				)
			)
		);
	}

	/** Role of the preposition before a span: `to`, `in`, `from`. */
	roleBefore({ from }: { readonly from: number }): string | undefined {
		for (let at = from; at > from - 3 && at > 0; at--) {
			const ends = this.lattice.ends[at] ?? [];
			const role = ends.find(({ kind }) => kind === 'role');
			if (role) return role.value;
			if (!ends.some(({ kind }) => kind === 'skip' || kind === 'of' || kind === 'the' || kind === 'one'))
				return undefined;
		}
		return undefined;
	}

	roleAfter({ to }: { readonly to: number }): string | undefined {
		return this.lattice.starts[to]?.find(({ kind }) => kind === 'role')?.value;
	}

	/** Whether a concept directly precedes a span. */
	follows(span: { readonly from: number }, concept: string): boolean {
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
	isLedBy(span: { readonly from: number }, kind: string): boolean {
		return (this.lattice.ends[span.from] ?? []).some((other) => other.kind === kind);
	}

	/** Whether a token is a word of the lexicon in small letters. */
	isSmallWord(at: number): boolean {
		return this.lattice.known[at] === true && this.tokens[at]?.text === this.tokens[at]?.key;
	}

	/** Whether the dictionary has a text, as it is or in the singular. */
	isWord(text: string): boolean {
		return isWord(text, this.#question);
	}

	/** Whether the dictionary has a text as a name alone: a person, a place, a people. */
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
				!lexicon.stemsOf(last).some(([stem, role]) => PLACED.has(role) && stem.length > 1) || this.isKnown(topic.text)
			);
		// `wer klopft`: only with a verb of being it is a person, who has no article there.
		const isLed = lattice.has(topic.from - 1, 'the', 'one');
		if (!lexicon.flags.has('dictionary'))
			return !isLed && (lexicon.flags.has('no-copula') || /[ ']/.test(this.wordsOf('who') ?? ''));
		// Without the tables every word is one of the lexicon.
		if (!tables) return false;
		if (this.isName(topic.text)) return true;
		const isCommon = (key: string) => tables.words.has(key) && !tables.words.isName(key);
		const isThing = isLed && tokens.slice(topic.from, topic.to).every(({ key }) => isCommon(key));
		return !isThing && !(isCommon(first) && tables.words.isAction(first));
	}

	/** Whether the dictionary or the gazetteer has a text. */
	isKnown(text: string): boolean {
		return (
			this.isWord(text) || (this.tables?.places.isTown(text) ?? false) || (this.tables?.places.isArea(text) ?? false)
		);
	}

	/**
	 * Features for the ranking, by name.
	 * @param isHere whether the question as a whole is surely for something here.
	 * @param isFilled whether the values alone tell what is asked: other words count little then.
	 */
	features(isHere: boolean, isFilled: boolean): Record<string, number> {
		const { id } = this.frame;
		const share = isFilled ? BESIDE_VALUES : 1;
		const ofSubjects = isHere ? this.#steps.filter((step) => this.#isOfSubject(step)) : [];
		const steps = this.#steps.filter((step) => !ofSubjects.includes(step));
		const count = (...kinds: readonly StepKind[]) => steps.filter(({ kind }) => kinds.includes(kind)).length;
		const { topic } = this;
		const { payload } = this.lattice;
		// The Roman Empire, the black death: the article belongs to it.
		const isEntry =
			topic &&
			(this.isName(topic.text) ||
				(topic.words > 1 && this.isWord(topic.text)) ||
				isTitle(topic.from, topic.to, this.lattice));
		const led = (kind: string) =>
			topic &&
			topic.from > 0 &&
			!(kind === 'the' && (isEntry || !this.lattice.lexicon.flags.has('dictionary'))) &&
			!(kind === 'one' && this.frame.topic === 'word' && (!this.tables || this.isWord(topic.text))) &&
			this.lattice.starts[topic.from - 1]?.some((span) => span.kind === kind)
				? 1
				: 0;
		return {
			cost: share * this.cost,
			unknown: share * count('unknown', 'turn'),
			foreign: share * count('foreign', 'number'),
			elsewhere: share * count('elsewhere'),
			'elsewhere:here': ofSubjects.length,
			self: Math.min(3, count('self')),
			silent: Math.min(8, count('skip')) / 8,
			slots: Math.min(3, this.slots.length),
			concepts: Math.min(4, this.#concepts.size),
			topic: topic && !isEntry && !payload ? Math.max(0, Math.min(6, topic.words) - 2) : 0,
			long: Math.max(0, this.tokens.length - (payload ? payload.to - payload.from : 0) - 12) / 6,
			unknownPlace: this.all('unknown-place').length,
			[`odd:${id}`]: share * Math.min(3, count('unknown', 'foreign', 'number', 'elsewhere')),
			[`self:${id}`]: Math.min(2, count('self')),
			[`known:${id}`]: topic && this.tables && VERIFIED.has(id) ? (this.isKnown(topic.text) ? 1 : -1) : 0,
			[`the:${id}`]: led('the'),
			[`one:${id}`]: led('one')
		};
	}

	/** Number of different values of a kind: a feast may have two names. */
	#countOf = (kind: string): number =>
		new Set(this.all(kind).map(({ value, amount, name }) => `${value} ${amount} ${name}`)).size;

	#isComplete(): boolean {
		const { frame } = this;
		const { slots = {}, needs = [], wants } = frame;
		return (
			needs.every((names) => names.some((name) => (name.startsWith('#') ? this.one(name.slice(1)) : this.has(name)))) &&
			(!wants || wants.some((kind) => this.one(kind))) &&
			(!frame.topic || frame.topicOptional === true || this.topic !== undefined) &&
			Object.entries(slots).every(([kind, most]) => this.#countOf(kind) <= most) &&
			(needs.length > 0 || this.slots.length > 0 || this.topic !== undefined)
		);
	}
}
