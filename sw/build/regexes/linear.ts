/**
 * Decides whether a regular expression takes time linear in its text, under backtracking.
 *
 * An expression is read as the automaton of its positions (Glushkov 1961), with a loop in front for the search of a start. It is
 * slow exactly when a word can be read in more and more ways, the longer it is: when two states p ≠ q and a word v exist
 * with p →v p, p →v q and q →v q (Weber and Seidl 1991, "On the degree of ambiguity of finite automata"). The answer errs on one
 * side alone: a failure after the word is assumed to be possible, and a backreference reads whatever its group can.
 */
import { RegExpParser, type AST } from '@eslint-community/regexpp';
import { CharBase, CharSet, JS, type Char } from 'refa';

/** What makes an expression slow, undefined where it is linear. */
export interface Fault {
	/** `exponential` where one loop holds both ways, else `polynomial`; `undecided` where the search has no end in sight. */
	readonly kind: 'polynomial' | 'exponential' | 'undecided';
	/** The two parts of the expression that read the same text; empty where undecided. */
	readonly parts: readonly string[];
}

/** Larger counts of a repetition are read as a loop: a thousand times linear is no promise. */
const MAX_COPIES = 64;
const MAX_POSITIONS = 4_000;
const MAX_TRIPLES = 4_000_000;

/** Before the first and after the last character. */
const EDGE = -1;
/** Whether a place between two characters, by their classes, lets a path through. */
type Guard = (before: number, after: number) => boolean;
interface Way {
	readonly at: Position;
	readonly guards: readonly Guard[];
}
interface Position {
	readonly source: string;
	readonly set: CharSet;
	readonly next: Way[];
}
/** A part of the expression: where it begins, where it ends, and the ways in which it reads nothing. */
interface Part {
	readonly first: readonly Way[];
	readonly last: readonly Way[];
	readonly empty: readonly (readonly Guard[])[];
}

const NOTHING: Part = { first: [], last: [], empty: [[]] };
const IMPOSSIBLE: Part = { first: [], last: [], empty: [] };

/** The fault of one expression. Throws SyntaxError for what is no expression. */
export function faultOf(source: string, flags: string): Fault | undefined {
	const unicode = flags.includes('u');
	const pattern = new RegExpParser().parsePattern(source, 0, source.length, {
		unicode,
		unicodeSets: flags.includes('v')
	});
	try {
		const builder = new Builder(flags);
		const whole = builder.build(pattern);
		return (
			ambiguity(builder, whole, !flags.includes('y')) ??
			builder.behind.map((part) => ambiguity(builder, part, true)).find((fault) => fault !== undefined)
		);
	} catch (error) {
		if (error instanceof TooLarge) return { kind: 'undecided', parts: [] };
		throw error;
	}
}

class TooLarge extends Error {}

class Builder {
	readonly positions: Position[] = [];
	/** Bodies of lookbehinds with a loop, reversed: they are read backwards, from any place. */
	readonly behind: Part[] = [];
	/** Ends of lookaheads: what is reached here has been found. */
	readonly found: Way[] = [];
	readonly #flags: JS.Flags;
	readonly #multiline: boolean;
	readonly #guardSets: CharSet[] = [];
	#base: CharBase | undefined;
	#backwards = false;

	constructor(flags: string) {
		this.#multiline = flags.includes('m');
		const [ignoreCase, dotAll] = [flags.includes('i'), flags.includes('s')];
		this.#flags = flags.includes('v')
			? { ignoreCase, dotAll, unicodeSets: true }
			: { ignoreCase, dotAll, unicode: flags.includes('u') };
	}

	/** Classes of characters that no part of the expression tells apart. */
	get base(): CharBase {
		return (this.#base ??= new CharBase(
			[this.#all(), ...this.positions.map(({ set }) => set), ...this.#guardSets].filter((set) => !set.isEmpty)
		));
	}

	build(node: AST.Node): Part {
		switch (node.type) {
			case 'Pattern':
			case 'Group':
			case 'CapturingGroup':
				return either(node.alternatives.map((one) => this.build(one)));
			case 'Alternative': {
				const parts = node.elements.map((one) => this.build(one));
				return (this.#backwards ? parts.reverse() : parts).reduce(concat, NOTHING);
			}
			case 'Quantifier':
				return this.#repeat(node);
			case 'Assertion':
				return this.#assertion(node);
			case 'Backreference': {
				// It reads what its group has read, so never more than the group could read again.
				const groups = [node.resolved].flat().filter((group) => group.end <= node.start);
				return maybe(either(groups.map((group) => this.build(group))));
			}
			case 'Character':
			case 'CharacterSet':
			case 'CharacterClass':
			case 'ExpressionCharacterClass':
				return this.#one(this.#setOf(node), node.raw);
			default:
				throw new Error(`cannot read ${node.type}`);
		}
	}

	#one(set: CharSet, source: string): Part {
		if (this.positions.length >= MAX_POSITIONS) throw new TooLarge();
		const at: Position = { source, set, next: [] };
		this.positions.push(at);
		const way = [{ at, guards: [] }];
		return { first: way, last: way, empty: [] };
	}

	#repeat({ element, min, max, raw }: AST.Quantifier): Part {
		if (max === 0) return NOTHING;
		const copy = (): Part => this.#named(this.build(element), raw);
		if (min > MAX_COPIES || (max > MAX_COPIES && max !== Infinity)) return loop(copy(), min === 0);
		const parts: Part[] = [];
		for (let i = 0; i < Math.max(min, 1) - 1; i++) parts.push(copy());
		if (max === Infinity) return [...parts, loop(copy(), min === 0)].reduce(concat, NOTHING);
		if (min > 0) parts.push(copy());
		// `a{1,3}` is `a(?:a(?:a)?)?`: one way to read each count.
		let tail = NOTHING;
		for (let i = min; i < max; i++) tail = maybe(concat(copy(), tail));
		return [...parts, tail].reduce(concat, NOTHING);
	}

	/** The same part; its only position is called as the repetition is. */
	#named(part: Part, source: string): Part {
		const only = part.first.length === 1 && part.last.length === 1 ? part.first[0]?.at : undefined;
		if (only !== undefined && only === part.last[0]?.at) Object.assign(only, { source });
		return part;
	}

	#assertion(node: AST.Assertion): Part {
		if (node.kind === 'start' || node.kind === 'end') {
			const line = this.#classes(JS.createCharSet([{ min: 0x0a as Char, max: 0x0a as Char }, { min: 0x0d as Char, max: 0x0d as Char }, { min: 0x2028 as Char, max: 0x2029 as Char }], this.#flags)); // prettier-ignore
			const isEdge = (side: number) => side === EDGE || (this.#multiline && line().has(side));
			const guard: Guard = node.kind === 'start' ? (before) => isEdge(before) : (_before, after) => isEdge(after);
			return this.#backwards ? MAYBE_NOT : guarded(guard);
		}
		if (node.kind === 'word') {
			if (this.#backwards) return MAYBE_NOT;
			const word = this.#classes(JS.createCharSet([{ kind: 'word', negate: false }], this.#flags));
			return guarded((before, after) => (word().has(before) !== word().has(after)) !== node.negate);
		}
		return this.#look(node as AST.LookaroundAssertion);
	}

	#look(node: AST.LookaroundAssertion): Part {
		const single = this.#singleSet(node.alternatives);
		if (single !== undefined && !this.#backwards) {
			const classes = this.#classes(single);
			const holds = (side: number) => classes().has(side) !== node.negate;
			return guarded(node.kind === 'lookahead' ? (_before, after) => holds(after) : (before) => holds(before));
		}
		const outer = this.#backwards;
		this.#backwards = node.kind === 'lookbehind';
		const before = this.positions.length;
		const body = either(node.alternatives.map((one) => this.build(one)));
		this.#backwards = outer;
		if (node.kind === 'lookahead') {
			if (outer) return MAYBE_NOT;
			this.found.push(...body.last);
			// The text that it looks at is read beside the way that goes on.
			return { ...MAYBE_NOT, first: body.first };
		}
		this.found.push(...body.last);
		if (this.positions.slice(before).some((at) => isOnLoop(at))) this.behind.push(body);
		return MAYBE_NOT;
	}

	/** The characters of a lookaround that looks at one of them. */
	#singleSet(alternatives: readonly AST.Alternative[]): CharSet | undefined {
		let all = CharSet.empty(this.#all().maximum);
		for (const { elements } of alternatives) {
			const [only] = elements;
			if (elements.length !== 1 || only === undefined) return undefined;
			if (
				only.type === 'Character' ||
				only.type === 'CharacterSet' ||
				only.type === 'CharacterClass' ||
				only.type === 'ExpressionCharacterClass'
			)
				all = all.union(this.#setOf(only)); // prettier-ignore
			else if (only.type === 'Group' && only.modifiers === null) {
				const inner = this.#singleSet(only.alternatives);
				if (inner === undefined) return undefined;
				all = all.union(inner);
			} else return undefined;
		}
		return all;
	}

	#classes(set: CharSet): () => ReadonlySet<number> {
		this.#guardSets.push(set);
		let classes: ReadonlySet<number> | undefined;
		return () => (classes ??= new Set(set.isEmpty ? [] : this.base.split(set)));
	}

	#all(): CharSet {
		return JS.createCharSet([], this.#flags).negate();
	}

	#setOf(
		node:
			| AST.CharacterClassElement
			| AST.CharacterClass
			| AST.ExpressionCharacterClass
			| AST.ClassSetOperand
			| AST.CharacterSet
			| AST.ClassIntersection
			| AST.ClassSubtraction
	): CharSet {
		// prettier-ignore
		switch (node.type) {
			case 'Character':
				return JS.createCharSet([node.value as Char], this.#flags);
			case 'CharacterClassRange':
				return JS.createCharSet([{ min: node.min.value as Char, max: node.max.value as Char }], this.#flags);
			case 'CharacterSet':
				if (node.kind === 'property' && node.strings) throw new Error('a property of strings');
				return JS.createCharSet([node as never], this.#flags);
			case 'CharacterClass': {
				const sets = (node.elements as readonly AST.CharacterClassElement[]).map((one) => this.#setOf(one));
				const all = sets.reduce((a, b) => a.union(b), CharSet.empty(this.#all().maximum));
				return node.negate ? all.negate() : all;
			}
			case 'ExpressionCharacterClass': {
				const set = this.#setOf(node.expression);
				return node.negate ? set.negate() : set;
			}
			case 'ClassIntersection':
				return this.#setOf(node.left).intersect(this.#setOf(node.right));
			case 'ClassSubtraction':
				return this.#setOf(node.left).without(this.#setOf(node.right));
			default:
				throw new Error(`cannot read ${node.type} in a class`);
		}
	}
}

const both = (a: readonly Guard[], b: readonly Guard[]): readonly Guard[] =>
	a.length === 0 ? b : b.length === 0 ? a : [...a, ...b];
const guarded = (guard: Guard): Part => ({ first: [], last: [], empty: [[guard]] });
/** Reads nothing, and may fail. */
const MAYBE_NOT = guarded(() => true);
const maybe = (part: Part): Part => ({ ...part, empty: [[]] });

function either(parts: readonly Part[]): Part {
	if (parts.length === 1 && parts[0]) return parts[0];
	return {
		...IMPOSSIBLE,
		first: parts.flatMap(({ first }) => first),
		last: parts.flatMap(({ last }) => last),
		empty: parts.flatMap(({ empty }) => empty)
	};
}

function join(lasts: readonly Way[], firsts: readonly Way[]): void {
	for (const last of lasts)
		for (const first of firsts) last.at.next.push({ at: first.at, guards: both(last.guards, first.guards) });
}

function concat(a: Part, b: Part): Part {
	join(a.last, b.first);
	const through = (ways: readonly Way[], empties: Part['empty']) =>
		empties.flatMap((guards) =>
			ways.map((way) => (guards.length === 0 ? way : { at: way.at, guards: both(guards, way.guards) }))
		);
	return {
		first: [...a.first, ...through(b.first, a.empty)],
		last: [...b.last, ...through(a.last, b.empty)],
		empty: a.empty.flatMap((one) => b.empty.map((other) => both(one, other)))
	};
}

/** One time or more; an iteration that reads nothing ends a loop, so that it is never another way. */
function loop(part: Part, optional: boolean): Part {
	join(part.last, part.first);
	return optional ? maybe(part) : { ...part, empty: part.empty.slice(0, 1) };
}

/** Positions that can follow one, none of `without` among them or on the way. */
function after(start: Position, without: ReadonlySet<Position>): readonly Position[] {
	const seen = new Set<Position>();
	const pending = [start];
	for (let from = pending.pop(); from !== undefined; from = pending.pop())
		for (const { at } of from.next)
			if (!seen.has(at) && !without.has(at)) {
				seen.add(at);
				pending.push(at);
			}
	return [...seen];
}

const isOnLoop = (at: Position, without: ReadonlySet<Position> = new Set()): boolean => after(at, without).includes(at);

/** A position that has read a character of one class; `undefined` is the search for a start. */
interface State {
	readonly at: Position | undefined;
	readonly letter: number;
	/** States after the next character, by its class. */
	readonly next: Map<number, State[]>;
	component: number;
}

function ambiguity({ base, positions, found }: Builder, whole: Part, searches: boolean): Fault | undefined {
	const letters = base.sets.map((_set, index) => index);
	const lettersOf = new Map(positions.map((at) => [at, at.set.isEmpty ? [] : base.split(at.set)]));
	const safe = neverFails(positions, [...whole.last, ...found]);
	const states = new Map<Position | undefined, Map<number, State>>();
	const stateOf = (at: Position | undefined, letter: number): State => {
		const byLetter = states.get(at) ?? new Map<number, State>();
		states.set(at, byLetter);
		const known = byLetter.get(letter);
		if (known) return known;
		const state: State = { at, letter, next: new Map(), component: -1 };
		byLetter.set(letter, state);
		const ways = at === undefined ? whole.first : safe.has(at) ? [] : at.next;
		for (const way of ways) lead(state, way);
		if (at === undefined) for (const after of letters) push(state, after, stateOf(undefined, after));
		return state;
	};
	const push = (state: State, letter: number, to: State) => {
		const list = state.next.get(letter);
		if (list) list.push(to);
		else state.next.set(letter, [to]);
	};
	const lead = (state: State, { at, guards }: Way) => {
		for (const after of lettersOf.get(at) ?? [])
			if (guards.every((guard) => guard(state.letter, after))) push(state, after, stateOf(at, after));
	};
	stateOf(undefined, EDGE);
	if (!searches) {
		// Nothing stands before the one place where it begins.
		states.get(undefined)?.clear();
		const start: State = { at: undefined, letter: EDGE, next: new Map(), component: -1 };
		for (const before of [EDGE, ...letters]) for (const way of whole.first) lead({ ...start, letter: before }, way);
		states.delete(undefined);
	}
	const all = [...states.values()].flatMap((byLetter) => [...byLetter.values()]);
	return slowPair(all);
}

/**
 * Positions at which the expression is found, and from which all further ways come back to such a position, or fail, after a
 * bounded number of characters: nothing is read there a second time.
 */
function neverFails(positions: readonly Position[], ends: readonly Way[]): ReadonlySet<Position> {
	const safe = new Set(ends.filter(({ guards }) => guards.length === 0).map(({ at }) => at));
	for (let size = -1; size !== safe.size;) {
		size = safe.size;
		const loops = new Set(positions.filter((at) => !safe.has(at) && isOnLoop(at, safe)));
		for (const at of safe) if (after(at, safe).some((one) => loops.has(one))) safe.delete(at);
	}
	return safe;
}

function slowPair(states: readonly State[]): Fault | undefined {
	const looping = components(states);
	const byComponent = new Map<number, State[]>();
	for (const state of looping) byComponent.set(state.component, [...(byComponent.get(state.component) ?? []), state]);
	const fault = (kind: Fault['kind'], ...pair: readonly State[]): Fault => ({
		kind,
		parts: pair.map(({ at }) => at?.source ?? 'the search for its start')
	});
	for (const state of looping)
		for (const targets of state.next.values()) {
			const inside = targets.filter(({ component }) => component === state.component);
			if (new Set(inside).size < inside.length) return fault('exponential', state, state);
		}
	let left = MAX_TRIPLES;
	for (const p of looping) {
		const reached = reachableFrom(p);
		for (const q of looping) {
			if (p.letter !== q.letter || p.at === q.at || !reached.has(q)) continue;
			const steps = (left = left - search(p, q, left));
			if (steps === -Infinity) return fault(p.component === q.component ? 'exponential' : 'polynomial', p, q);
			if (left <= 0) return fault('undecided', p, q);
		}
	}
	return undefined;
}

function reachableFrom(start: State): ReadonlySet<State> {
	const seen = new Set<State>([start]);
	for (const state of seen) for (const targets of state.next.values()) for (const to of targets) seen.add(to);
	return seen;
}

/** Steps taken to find no word v with p →v p, p →v q, q →v q; Infinity where one was found. */
function search(p: State, q: State, budget: number): number {
	const ids = new Map<State, number>();
	const idOf = (state: State) => {
		const known = ids.get(state);
		if (known !== undefined) return known;
		ids.set(state, ids.size);
		return ids.size - 1;
	};
	const seen = new Set<number>();
	const pending: [State, State, State][] = [[p, p, q]];
	let steps = 0;
	for (let triple = pending.pop(); triple !== undefined; triple = pending.pop()) {
		const [a, b, c] = triple;
		for (const [letter, as] of a.next) {
			const bs = b.next.get(letter);
			const cs = c.next.get(letter);
			if (bs === undefined || cs === undefined) continue;
			for (const nextA of as) {
				if (nextA.component !== p.component) continue;
				for (const nextC of cs) {
					if (nextC.component !== q.component) continue;
					for (const nextB of bs) {
						if (nextA === p && nextB === q && nextC === q) return Infinity;
						if (++steps > budget) return budget + 1;
						const id = (idOf(nextA) * 8192 + idOf(nextB)) * 8192 + idOf(nextC);
						if (seen.has(id)) continue;
						seen.add(id);
						pending.push([nextA, nextB, nextC]);
					}
				}
			}
		}
	}
	return steps;
}

/** Numbers the strongly connected components (Tarjan 1972, without recursion); returns the states that lie on a loop. */
function components(states: readonly State[]): State[] {
	const order = new Map<State, number>();
	const low = new Map<State, number>();
	const stack: State[] = [];
	const looping: State[] = [];
	let count = 0;
	for (const root of states) {
		if (order.has(root)) continue;
		const work: { readonly state: State; readonly next: State[]; index: number }[] = [];
		const enter = (state: State) => {
			order.set(state, order.size);
			low.set(state, order.size - 1);
			stack.push(state);
			work.push({ state, next: [...state.next.values()].flat(), index: 0 });
		};
		enter(root);
		for (let top = work.at(-1); top !== undefined; top = work.at(-1)) {
			const to = top.next[top.index++];
			if (to !== undefined) {
				if (!order.has(to)) enter(to);
				else if (to.component < 0) low.set(top.state, Math.min(low.get(top.state) ?? 0, order.get(to) ?? 0));
				continue;
			}
			work.pop();
			const { state } = top;
			const own = low.get(state) ?? 0;
			const parent = work.at(-1)?.state;
			if (parent) low.set(parent, Math.min(low.get(parent) ?? 0, own));
			if (own !== order.get(state)) continue;
			const members = stack.splice(stack.indexOf(state));
			for (const member of members) member.component = count;
			count++;
			if (members.length > 1 || top.next.includes(state)) looping.push(...members);
		}
	}
	return looping;
}
