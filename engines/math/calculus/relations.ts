/** Relations without an operator, and solve(): equations, systems, inequalities. */
import { defined, itemAt } from '../../kit/checked';
import { subtract } from '../core/arithmetic';
import { expressionOf, type Variables } from '../core/build';
import { rationalFromNumber } from '../core/rational';
import { Declined, NoValueError } from '../core/refusals';
import { evaluateSyntax, type Evaluation } from '../evaluate';
import { freeSymbols, isNumber, number, type Expression } from '../core/expression';
import { constantNamed } from '../io/operators';
import { namesOf } from '../simplify/verify';
import type { Step } from '../core/step';
import { childrenOf, type Comparison, type Syntax, itemsOf, literal } from '../io/syntax';
import { equals, equationSteps, systemSteps } from './explain/equation';
import { written as writtenOut, type Operation } from './operations';
import { splitRelation, splitTop, unknownNamed, without } from './reading';
import {
	equationAnswer,
	inequalityAnswer,
	systemAnswer,
	intersection,
	union,
	type End,
	type RealSet
} from './solve/answer';
import { NothingReal, realSize, solveEquation, type Solutions } from './solve/equation';
import type { Span } from './solve/numeric-roots';
import { solveInequality } from './solve/inequality';
import { solveFactorial, solveJump } from './solve/jumps';
import { solveSystem } from './solve/system';
import { rootsWithin } from './solve/within';

/** What relations need of the calculation that they are part of. */
export interface Reader {
	readonly variables: Variables;
	readonly digits: number;
	read(text: string): Syntax;
	/** The tree under what `scope` says of names, without operators; their values are put into `values`. */
	plain(node: Syntax, scope: Variables, values: Map<string, Expression>): Syntax;
	/** Adds steps, which are built only on request. */
	explain(make: () => readonly Step[]): void;
}

/** What holds where a relation between two real values does not. */
const OPPOSITE: Readonly<Record<Comparison, Comparison>> = {
	'=': '!=', '!=': '=', '<': '>=', '>=': '<', '>': '<=', '<=': '>'
}; // prettier-ignore

type Relation = Syntax & { readonly type: 'comparison' };

export class Relations {
	constructor(private readonly reader: Reader) {}

	/** A relation without an operator, or several. `operator` where the text has an operator. */
	whole(typed: string, operator: boolean): Evaluation | undefined {
		const text = listIn(typed) ?? typed;
		const parts = splitTop(text, (at) => (text[at] === ',' || text[at] === ';' ? 1 : 0)).parts;
		if (parts.length === 1 && /\b(?:or|and|not)\b/i.test(text) && /[<>=≤≥≠]/.test(text)) {
			const single = this.reader.read(text);
			const set = single.type === 'logic' ? this.joined(single, undefined) : undefined;
			if (set) return { asked: single, ...set };
		}
		if (!parts.every((part) => splitRelation(part).signs.length > 0)) return undefined;
		if (parts.some((part) => splitRelation(part).sides.includes('')))
			throw new NoValueError('one side of the relation is missing');
		if (parts.length === 1 && !operator && /[[\]"']/.test(text)) return undefined;
		const relations = parts.map((part) => this.relation(this.reader.read(part)));
		const [only] = relations as [Relation];
		if (relations.length > 1) return this.together(relations) ?? this.system(relations, undefined);
		const found = this.solved(only, undefined);
		return found && { asked: only, ...found };
	}

	private relation(node: Syntax): Relation {
		if (node.type === 'comparison') return node;
		throw new NoValueError('relations that are joined by words are not solved together here: ask for one at a time');
	}

	/** A relation with operators in no unknown, or in several: true, false or as it is. */
	undecided(node: Syntax): Evaluation {
		const values = new Map(this.reader.variables);
		const tree = this.reader.plain(node, this.reader.variables, values);
		return evaluateSyntax(writtenOut(tree, values), values, this.reader.digits);
	}

	/** Inequalities in one unknown that all hold; undefined for a system of equations. */
	private together(relations: readonly Relation[]): Evaluation | undefined {
		if (relations.every(({ signs }) => signs.every((sign) => sign === '='))) return undefined;
		const values = new Map(this.reader.variables);
		const read = relations.map(({ operands, signs }) => ({
			signs,
			nodes: operands.map((side) => this.reader.plain(side, this.reader.variables, values))
		}));
		const names = new Set(
			read.flatMap(({ nodes }) => nodes.flatMap((node) => freeSymbols(expressionOf(node, values))))
		);
		const [name] = names;
		if (name === undefined || names.size > 1) return undefined;
		const [equation, ...more] = read.filter(({ signs }) => signs.length === 1 && signs[0] === '=');
		const setOf = (of: typeof read): RealSet =>
			of.map(({ nodes, signs }) => solveInequality(nodes, signs, name, values)).reduce(intersection);
		if (!equation || more.length > 0) return inequalityAnswer(setOf(read), name);
		const [left, right] = equation.nodes as [Syntax, Syntax];
		const set = setOf(read.filter((each) => each !== equation));
		const found = this.solutions([left, right], name, values, spanOf(set));
		if ('set' in found) return inequalityAnswer(intersection(found.set, set), name);
		if (found.everywhere) return inequalityAnswer(set, name);
		return equationAnswer(inSet(found, set), name, this.reader.digits);
	}

	/** Where relations in one unknown that are joined by and, or, not hold; undefined where there is nothing to solve for. */
	private joined(node: Syntax, unknown: string | undefined): Evaluation | undefined {
		const variables = unknown === undefined ? this.reader.variables : without(this.reader.variables, [unknown]);
		const values = new Map(variables);
		const plain = this.reader.plain(node, variables, values);
		const names = [...namesOf(plain)].filter((each) => !values.has(each) && constantNamed(each) === undefined);
		const name = unknown ?? names[0];
		if (name === undefined) return undefined;
		if (names.length > 1)
			throw new Declined('relations in several unknowns that are joined by words are not solved here');
		// A negated relation has a value where it fails: √x > 1 is not false below 0.
		const setOf = (part: Syntax, denied: boolean): RealSet => {
			if (part.type === 'comparison') {
				if (!denied) return solveInequality(part.operands, part.signs, name, values);
				return part.signs
					.map((sign, k) => solveInequality(part.operands.slice(k, k + 2), [OPPOSITE[sign]], name, values))
					.reduce(union);
			}
			if (part.type !== 'logic' || part.operator === 'if')
				throw new NoValueError('only relations that are joined by and, or, not are solved together');
			if (part.operator === 'not') return setOf(part.operands[0] as Syntax, !denied);
			return part.operands
				.map((each) => setOf(each, denied))
				.reduce((part.operator === 'and') === denied ? union : intersection);
		};
		return inequalityAnswer(setOf(plain, false), name);
	}

	/** The solution of one relation; undefined where there is nothing to solve for. */
	private solved({ operands, signs }: Relation, unknown: string | undefined): Evaluation | undefined {
		const variables = unknown === undefined ? this.reader.variables : without(this.reader.variables, [unknown]);
		const values = new Map(variables);
		const nodes = operands.map((side) => this.reader.plain(side, variables, values));
		const names = [...new Set(nodes.map((node) => expressionOf(node, values)).flatMap(freeSymbols))].sort();
		// An unknown that cancels still counts: x/x = 2 has an empty set of solutions.
		if (names.length === 0)
			names.push(...nodes.flatMap((node) => [...namesOf(node)]).filter((each) => !values.has(each)));
		const name = unknown ?? names[0];
		if (name === undefined || (unknown === undefined && new Set(names).size !== 1)) return undefined;
		if (nodes.length === 2 && signs[0] === '=') {
			const solutions = this.solutions([itemAt(nodes, 0), itemAt(nodes, 1)], name, values);
			if ('set' in solutions) return inequalityAnswer(solutions.set, name);
			const [left, right] = nodes.map((node) => writtenOut(node, values)) as [Syntax, Syntax];
			this.reader.explain(() => equationSteps([left, right], name, values, solutions));
			const answer = equationAnswer(solutions, name, this.reader.digits);
			const said = nodes.some((node) => hasRootPower(node, name)) ? [PRINCIPAL] : [];
			return { ...answer, said: [...(answer.said ?? []), ...said] };
		}
		return inequalityAnswer(solveInequality(nodes, signs, name, values), name);
	}

	/** The solutions of an equation, as a set of intervals where it holds on some of them. */
	private solutions(
		sides: readonly [Syntax, Syntax],
		name: string,
		values: Variables,
		within?: Span
	): Solutions | { readonly set: RealSet } {
		const factorial = solveFactorial(sides, name, values);
		if (factorial) return factorial;
		try {
			return solveEquation(sides, name, values, this.reader.digits, within);
		} catch (error) {
			if (!(error instanceof Declined) || error instanceof NothingReal) throw error;
			try {
				const jump = solveJump(sides, name, values);
				if (jump) return { set: jump };
				return { set: solveInequality(sides, ['='], name, values) };
			} catch (again) {
				if (again instanceof Declined || again instanceof NoValueError) throw error;
				throw again;
			}
		}
	}

	/** solve(equation, x), or of several equations and unknowns. */
	solve(operation: Operation): Evaluation {
		const bound = operation.type === 'binder';
		const args = bound ? [operation.body] : operation.args;
		const [first, second, ...more] = args;
		if (!first || more.length > 0) throw new NoValueError('solve takes an equation and its unknown');
		const equations = equationsIn(first);
		const unknowns = bound ? [operation.variable] : second && itemsOf(second)?.map((each) => unknownNamed(each, 'solve').name); // prettier-ignore
		const [name] = unknowns ?? [];
		if (bound && name !== undefined && operation.domain.length > 0)
			return this.placed(first.type === 'comparison' ? first : equalZero(first), name, operation.domain);
		if (equations.length > 1 || (unknowns && unknowns.length > 1)) return this.system(equations, unknowns);
		const [only] = equations as [Syntax];
		const set = only.type === 'logic' ? this.joined(only, unknowns?.[0]) : undefined;
		if (set) return set;
		const answer = this.solved(only.type === 'comparison' ? only : equalZero(only), unknowns?.[0]);
		const isKnown = (name: string) => this.reader.variables.has(name) || constantNamed(name) !== undefined;
		if (!answer && only.type !== 'comparison' && [...namesOf(only)].every(isKnown)) return this.undecided(only);
		if (!answer) throw new NoValueError('solve needs to be told the unknown: solve(equation, x)');
		return answer;
	}

	/** The solutions of an equation between two ends, or the one nearest to a place. */
	private placed({ operands, signs }: Relation, name: string, places: readonly Syntax[]): Evaluation {
		if (signs.some((sign) => sign !== '=') || operands.length !== 2)
			throw new Declined('an inequality is not solved near a place here');
		const values = new Map(without(this.reader.variables, [name]));
		const [left, right, ...ends] = [...operands, ...places].map((node) => this.reader.plain(node, values, values)) as [
			Syntax,
			Syntax,
			...Syntax[]
		];
		const [from, to] = ends.map((end) => realSize(expressionOf(end, values)) ?? NaN) as [number, number?];
		if (Number.isNaN(from + (to ?? 0)))
			throw new NoValueError(
				'solve takes an equation and its unknown, and a real number near its root or two around it'
			);
		const reaches = to === undefined ? REACHES : [0];
		for (const reach of reaches) {
			const [low, high] = [Math.min(from, to ?? from) - reach, Math.max(from, to ?? from) + reach];
			const set = [{ low: endAt(low), high: endAt(high) }];
			const found = this.solutions([left, right], name, values, [low, high]);
			if ('set' in found) return inequalityAnswer(intersection(found.set, set), name);
			const inside = inSet(found, set);
			if (to !== undefined) return equationAnswer(inside, name, this.reader.digits);
			const [nearest] = [...inside.roots].sort((a, b) => Math.abs(a.size - from) - Math.abs(b.size - from));
			if (!nearest) continue;
			const answer = equationAnswer({ ...inside, roots: [nearest], partial: false }, name, this.reader.digits);
			return { ...answer, said: [`the solution nearest to ${from}`] };
		}
		throw new Declined('no solution near this place was found');
	}

	private system(equations: readonly Syntax[], unknowns: readonly string[] | undefined): Evaluation {
		const variables = without(this.reader.variables, unknowns ?? []);
		const values = new Map(variables);
		const functions = equations.map((node) => {
			const { operands, signs } = node.type === 'comparison' ? node : equalZero(node);
			if (signs.length > 1 || signs.some((sign) => sign !== '='))
				throw new Declined('systems with inequalities are not solved here');
			const [left, right] = operands.map((side) => expressionOf(this.reader.plain(side, variables, values), values));
			return subtract(defined(left), defined(right));
		});
		const all = [...new Set(functions.flatMap(freeSymbols))].sort();
		const names = unknowns ?? all;
		if (names.length === 0) throw new NoValueError('the system has no unknowns');
		// More equations than unknowns that are wanted decide the others too, which are left out of the answer.
		const found = functions.length > names.length && functions.length <= all.length ? all : names;
		const solutions = solveSystem(functions, found, this.reader.digits);
		this.reader.explain(() => systemSteps(functions, found, solutions));
		return systemAnswer(solutions, names, this.reader.digits);
	}
}

/** How far from a place its nearest solution is searched. */
const REACHES = [10, 1e4];

const endAt = (size: number): End => ({ value: number(rationalFromNumber(size)), size, closed: true });

/** The ends of a set of real numbers; undefined where one is infinite. */
function spanOf(set: RealSet): Span | undefined {
	const [low, high] = [Math.min(...set.map((each) => each.low.size)), Math.max(...set.map((each) => each.high.size))];
	return Number.isFinite(low) && low < high && Number.isFinite(high) ? [low, high] : undefined;
}

/** Solutions in a set. None is missing where all between its ends are known. */
function inSet(found: Solutions, set: RealSet): Solutions {
	const [low, high] = found.proved ?? [NaN, NaN];
	const complete = set.every((each) => low <= each.low.size && each.high.size <= high);
	const roots = rootsWithin(found.roots, set);
	return { roots, everywhere: false, partial: found.partial && !complete, realOnly: false };
}

/** Powers of negative numbers with a fraction are complex: cbrt(-8) is -2, (-8)^(1/3) is not. */
const PRINCIPAL =
	'a power with a fraction is the principal value, which is not real below 0; the real cube root is cbrt(x), others are root(x, n)';

/** Whether the unknown occurs under a power with a fraction of odd denominator. */
function hasRootPower(node: Syntax, name: string): boolean {
	if (node.type === 'power' && namesOf(node.base).has(name) && !namesOf(node.exponent).has(name)) {
		const exponent = expressionOf(node.exponent);
		if (isNumber(exponent) && exponent.value.den > 1n && exponent.value.den % 2n === 1n) return true;
	}
	return childrenOf(node).some((child) => hasRootPower(child, name));
}

/** The content of the brackets of a list of relations: [x + y = 3, x - y = 1]. */
function listIn(typed: string): string | undefined {
	const text = typed.trim();
	const inside = text.slice(1, -1);
	return /^(?:\[\]|\{\})$/.test(text.charAt(0) + text.slice(-1)) && /[<>=≤≥≠]/.test(inside) && !/[[\]{}]/.test(inside)
		? inside
		: undefined;
}

/** An expression whose zeros are the question. */
const equalZero = (node: Syntax): Relation => equals(node, literal('0', -1));

/** Equations in a list, or that all hold. */
const equationsIn = (node: Syntax): readonly Syntax[] =>
	itemsOf(node)?.flatMap(equationsIn) ?? (node.type === 'logic' && node.operator === 'and' ? node.operands : [node]);
