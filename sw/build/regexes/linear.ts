/**
 * Decides whether a regular expression takes time linear in its text, under backtracking.
 *
 * An expression is read as the automaton of its positions (Glushkov 1961), with a loop in front for the search of a start. Its
 * time is superlinear exactly when a word has ever more readings, the longer it is: when two states p ≠ q and a word v exist
 * with p →v p, p →v q and q →v q (Weber and Seidl 1991, "On the degree of ambiguity of finite automata"). The answer errs on one
 * side alone: a failure after the word is assumed to be possible, and a backreference reads whatever its group can.
 */
import { RegExpParser } from '@eslint-community/regexpp';
import { after, Builder, EDGE, isOnLoop, TooLarge, type Part, type Position, type Way } from './positions';

/** What makes an expression slow, undefined where it is linear. */
export interface Fault {
	/** `exponential` when one loop holds both ways, else `polynomial`; `undecided` when the search exceeds its bound. */
	readonly kind: 'polynomial' | 'exponential' | 'undecided';
	/** The two parts of the expression that read the same text; empty where undecided. */
	readonly parts: readonly string[];
}

const MAX_TRIPLES = 4_000_000;

/** The fault of one expression. Throws SyntaxError for invalid ones. */
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

/** A position that has read a character of one class; `undefined` is the search for a start. */
interface State {
	readonly at: Position | undefined;
	readonly letter: number;
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
		// An anchored expression begins at one place.
		states.get(undefined)?.clear();
		const start: State = { at: undefined, letter: EDGE, next: new Map(), component: -1 };
		for (const before of [EDGE, ...letters]) for (const way of whole.first) lead({ ...start, letter: before }, way);
		states.delete(undefined);
	}
	const all = [...states.values()].flatMap((byLetter) => [...byLetter.values()]);
	return slowPair(all);
}

/** Positions from which every further way returns or fails after a bounded number of characters. */
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
