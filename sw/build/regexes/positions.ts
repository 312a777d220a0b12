/** Reads a regular expression as the automaton of its positions (Glushkov 1961). */
import type { AST } from '@eslint-community/regexpp';
import { CharBase, CharSet, JS, type Char } from 'refa';

/** Larger counts of a repetition are read as a loop: a thousand times linear is too slow. */
const MAX_COPIES = 64;
const MAX_POSITIONS = 4_000;

/** Before the first and after the last character. */
export const EDGE = -1;
/** Whether a place between two characters, by their classes, lets a path through. */
type Guard = (before: number, after: number) => boolean;
export type Way = { readonly at: Position; readonly guards: readonly Guard[] };
export type Position = { readonly source: string; readonly set: CharSet; readonly next: Way[] };
/** A part of the expression: where it begins, where it ends, and the ways in which it reads nothing. */
export interface Part {
	readonly first: readonly Way[];
	readonly last: readonly Way[];
	readonly empty: readonly (readonly Guard[])[];
}

const NOTHING: Part = { first: [], last: [], empty: [[]] };
const IMPOSSIBLE: Part = { first: [], last: [], empty: [] };

/** Thrown where an expression has more than MAX_POSITIONS positions. */
export class TooLarge extends Error {}

/** Builds the automaton of one expression by its syntax tree. */
export class Builder {
	readonly positions: Position[] = [];
	/** Bodies of lookbehinds with a loop, reversed: they are read backwards, from any place. */
	readonly behind: Part[] = [];
	/** Ends of lookaheads: reaching one means success. */
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
				all = all.union(this.#setOf(only));
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

/** Positions that can follow one, excluding `without` as results and on the way. */
export function after(start: Position, without: ReadonlySet<Position>): readonly Position[] {
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

export const isOnLoop = (at: Position, without: ReadonlySet<Position> = new Set()): boolean =>
	after(at, without).includes(at);
