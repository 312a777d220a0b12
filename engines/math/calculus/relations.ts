/** Relations that stand by themselves, and solve(): equations, systems, inequalities. */
import { subtract } from '../arithmetic';
import { expressionOf, type Variables } from '../build';
import { Declined } from '../declined';
import { evaluateSyntax, type Evaluation } from '../evaluate';
import { freeSymbols } from '../expression';
import { latexSyntax } from '../latex';
import { NoValueError } from '../no-value';
import { printSyntax } from '../print';
import { namesOf } from '../simplify/verify';
import type { Step } from '../step';
import type { Syntax } from '../syntax';
import { listOf } from './arguments';
import { equationSteps } from './explain/equation';
import { systemSteps } from './explain/system';
import { written as writtenOut, type Operations } from './operations';
import { splitRelation, splitTop, type OperatorCall, type RelationSign } from './reading';
import { equationAnswer, inequalityAnswer, systemAnswer } from './solve/answer';
import { solveEquation } from './solve/equation';
import { solveInequality } from './solve/inequality';
import { intersection } from './solve/intervals';
import { solveSystem } from './solve/system';
import { unknownNamed, without } from './scope';

/** What relations need of the calculation that they are part of. */
export interface Reader {
	readonly variables: Variables;
	readonly digits: number;
	readonly operations: Operations;
	/** Adds steps, which are made only where they are asked for. */
	explain(make: () => readonly Step[]): void;
}

export class Relations {
	constructor(private readonly reader: Reader) {}

	/** A relation that stands by itself, or several. */
	whole(text: string, calls: readonly OperatorCall[]): Evaluation | undefined {
		const parts = splitTop(text, (at) => (text[at] === ',' || text[at] === ';' ? 1 : 0)).parts;
		if (!parts.every((part) => splitRelation(part).signs.length > 0)) return undefined;
		if (parts.length > 1) return this.together(parts) ?? this.system(parts, undefined);
		const { sides, signs } = splitRelation(text);
		if (sides.some((side) => side === '')) throw new NoValueError('one side of the relation is missing');
		if (calls.length === 0 && /[[\]"']/.test(text)) return undefined;
		return this.solved(sides, signs, undefined);
	}

	/** A relation with operators in no unknown, or in several: true, false or as it is; undefined for what is none. */
	undecided(text: string): Evaluation | undefined {
		const { sides, signs } = splitRelation(text);
		if (signs.length === 0) return undefined;
		const values = new Map(this.reader.variables);
		const operands = sides.map((side) => this.reader.operations.read(side, 'the expression', this.reader.variables, values)); // prettier-ignore
		return evaluateSyntax(
			writtenOut({ type: 'comparison', operands, signs, at: -1 }, values),
			values,
			this.reader.digits
		);
	}

	/** Inequalities in one unknown that all hold; undefined for a system of equations. */
	private together(parts: readonly string[]): Evaluation | undefined {
		const relations = parts.map(splitRelation);
		if (relations.every(({ signs }) => signs.every((sign) => sign === '='))) return undefined;
		const values = new Map(this.reader.variables);
		const read = relations.map(({ sides, signs }) => ({
			signs,
			nodes: sides.map((side) => this.reader.operations.read(side, 'solve', this.reader.variables, values))
		}));
		const names = new Set(
			read.flatMap(({ nodes }) => nodes.flatMap((node) => freeSymbols(expressionOf(node, values))))
		);
		const [name] = names;
		if (name === undefined || names.size > 1) return undefined;
		const sets = read.map(({ nodes, signs }) => solveInequality(nodes, signs, name, values));
		return inequalityAnswer(sets.reduce(intersection), name);
	}

	/** The solution of one relation; undefined where there is nothing to solve for. */
	private solved(
		sides: readonly string[],
		signs: readonly RelationSign[],
		unknown: string | undefined
	): Evaluation | undefined {
		const variables = unknown === undefined ? this.reader.variables : without(this.reader.variables, [unknown]);
		const values = new Map(variables);
		const nodes = sides.map((side) => this.reader.operations.read(side, 'solve', variables, values));
		const names = [...new Set(nodes.map((node) => expressionOf(node, values)).flatMap(freeSymbols))].sort();
		// An unknown that cancels is one all the same: x/x = 2 has no solution.
		if (names.length === 0)
			names.push(...nodes.flatMap((node) => [...namesOf(node)]).filter((each) => !values.has(each)));
		const name = unknown ?? names[0];
		if (name === undefined || (unknown === undefined && new Set(names).size !== 1)) return undefined;
		if (nodes.length === 2 && signs[0] === '=') {
			const solutions = solveEquation([nodes[0]!, nodes[1]!], name, values, this.reader.digits);
			this.reader.explain(() => equationSteps([nodes[0]!, nodes[1]!], name, values, solutions));
			const written: Syntax = writtenOut({ type: 'comparison', operands: nodes, signs, at: -1 }, values);
			const text = { text: printSyntax(written), latex: latexSyntax(written) };
			return equationAnswer(solutions, name, text, this.reader.digits);
		}
		return inequalityAnswer(solveInequality(nodes, signs, name, values), name);
	}

	/** solve(equation, x), or of several equations and unknowns. */
	solve(args: readonly string[]): Evaluation {
		const [first, second, ...more] = args;
		if (first === undefined || more.length > 0) throw new NoValueError('solve takes an equation and its unknown');
		const equations = listOf(first);
		const unknowns = second === undefined ? undefined : listOf(second).map((each) => unknownNamed(each, 'solve').name);
		if (equations.length > 1 || (unknowns && unknowns.length > 1)) return this.system(equations, unknowns);
		const { sides, signs } = splitRelation(equations[0] ?? '');
		if (sides.some((side) => side === '')) throw new NoValueError('solve: one side of the equation is missing');
		if (/[[\]]/.test(equations[0]!)) throw new NoValueError('solve: a list or matrix is no side of an equation');
		const answer =
			signs.length === 0
				? this.solved([...sides, '0'], ['='], unknowns?.[0])
				: this.solved(sides, signs, unknowns?.[0]);
		if (!answer) throw new NoValueError('solve needs to be told the unknown: solve(equation, x)');
		return answer;
	}

	private system(equations: readonly string[], unknowns: readonly string[] | undefined): Evaluation {
		const variables = without(this.reader.variables, unknowns ?? []);
		const values = new Map(variables);
		const functions = equations.map((text) => {
			const { sides, signs } = splitRelation(text);
			if (sides.some((side) => side === '')) throw new NoValueError('solve: one side of an equation is missing');
			if (signs.length > 1 || signs.some((sign) => sign !== '='))
				throw new Declined('systems with inequalities are not solved here');
			const [left, right] = sides.map((side) =>
				expressionOf(this.reader.operations.read(side, 'solve', variables, values), values)
			);
			return right ? subtract(left!, right) : left!;
		});
		const names = unknowns ?? [...new Set(functions.flatMap(freeSymbols))].sort();
		if (names.length === 0) throw new NoValueError('the system has no unknowns');
		const solutions = solveSystem(functions, names);
		this.reader.explain(() => systemSteps(functions, names, solutions));
		return systemAnswer(solutions, names, this.reader.digits);
	}
}
