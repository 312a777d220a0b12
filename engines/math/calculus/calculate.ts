/** A text that asks for calculus, roots or factors → its answer. */
import { subtract } from '../arithmetic';
import { bounded } from '../bounded';
import { exactVariables, expressionOf, type Variables } from '../build';
import { Declined } from '../declined';
import { describe, type Evaluation } from '../evaluate';
import { attempt } from '../budget';
import { freeSymbols, isInteger, number, symbol, type Expression } from '../expression';
import { integer } from '../rational';
import { MAX_STEPS, type Step } from '../step';
import { latexSyntax } from '../latex';
import { Budget } from '../poly/budget';
import { printSyntax } from '../print';
import { namesOf } from '../simplify/verify';
import { factoredForm } from '../simplify/factored';
import type { Syntax } from '../syntax';
import { normal } from './normal';
import { replace, substitute } from './substitution';
import { NoValueError } from '../no-value';
import { arrowed, listOf, one, outside, sideNamed } from './arguments';
import { askedSyntax } from './asked';
import { derivativeOf, realWhere } from './derivative';
import { derivativeSteps } from './explain/derivative';
import { equationSteps } from './explain/equation';
import { definiteSteps, integralSteps } from './explain/integral';
import { limitSteps } from './explain/limit';
import { seriesSteps } from './explain/series';
import { systemSteps } from './explain/system';
import type { Trace } from './integrate/trace';
import { antiderivative } from './integrate/antiderivative';
import { definiteIntegral, type Definite } from './integrate/definite';
import { limitOf } from './limit/limit';
import { seriesAt } from './limit/series';
import { byDigits, listed } from './written';
import { divisorsOf, factoredInteger } from './factors';
import { divisorOf } from './polynomial-divisor';
import { isPrime, primeBeside } from './primality';
import { operatorCalls, splitRelation, splitTop, type OperatorCall, type RelationSign } from './reading';
import { inCalls } from './sentences';
import { equationAnswer, inequalityAnswer, systemAnswer, truth } from './solve/answer';
import { solveEquation } from './solve/equation';
import { intersection } from './solve/intervals';
import { solveSystem } from './solve/system';
import { solveInequality } from './solve/inequality';
import { expressionIn, onlyUnknown, ordersOf, syntaxIn, unknownNamed, wholeArgument, without } from './scope';
import { multipliedOut, tidy } from './tidy';

/**
 * The answer of a calculus text; undefined when it asks for nothing of the kind. Throws ApiError: 400 for what has no
 * meaning, 422 for what was not found or takes more than `steps`.
 */
export function calculate(
	text: string,
	variables: Readonly<Record<string, number>>,
	digits: number,
	steps?: number,
	explained = false
): Evaluation | undefined {
	return bounded(() => {
		const calculation = new Calculation(exactVariables(variables), digits, explained);
		const found = calculation.whole(text);
		if (!found) return undefined;
		const asked = askedSyntax(inCalls(text), new Set(Object.keys(variables)));
		const said = [
			...(found.said ?? []),
			...calculation.conditions.map((condition) => `for ${condition}: elsewhere the derivative is another`),
			...(LOGARITHM.test(text) ? ['log is the natural logarithm; log10 is to base 10'] : [])
		];
		return { ...found, said, ...(asked && { asked }), ...(explained && { steps: calculation.steps }) };
	}, steps);
}

/** A logarithm without its base. */
const LOGARITHM = /(?<!\w)log(?:\s*\((?:[^(),]|\([^()]*\))*\)|\s+\w)/i;

/** Steps for telling how one operator was computed. */
const EXPLAIN_STEPS = 200_000;

/** Names of values that stand for operator calls inside an expression. */
const PLACE = 'value_of_call_';

class Calculation {
	#places = 0;
	readonly #steps: Step[] = [];
	readonly #conditions = new Set<string>();

	constructor(
		private readonly variables: Variables,
		private readonly digits: number,
		private readonly explained: boolean
	) {}

	/** How the operators were computed, where that was asked for. */
	get steps(): readonly Step[] {
		return this.#steps.slice(0, MAX_STEPS);
	}

	/** Where what was computed holds. */
	get conditions(): readonly string[] {
		return [...this.#conditions];
	}

	/** Adds steps, which are made only where they are asked for. */
	private explain(make: () => readonly Step[]): void {
		if (this.explained) this.#steps.push(...(attempt({ steps: EXPLAIN_STEPS }, make) ?? []));
	}

	whole(written: string): Evaluation | undefined {
		const text = inCalls(written);
		const calls = operatorCalls(text, true);
		const [only] = calls;
		const relation = this.relation(text, calls);
		if (relation) return relation;
		if (only && only.from === 0 && only.to === text.length) return this.answerOf(only);
		if (calls.length === 0) return undefined;
		if (calls.every(({ operator }) => operator === 'gcd' || operator === 'lcm')) return undefined;
		// Lists and matrices of such values are not read here.
		if (outside(text, calls).includes('[')) return undefined;
		return describe(this.expression(text, 'the expression', this.variables), this.digits);
	}

	/** A relation that stands by itself, or several. */
	private relation(text: string, calls: readonly OperatorCall[]): Evaluation | undefined {
		const parts = splitTop(text, (at) => (text[at] === ',' || text[at] === ';' ? 1 : 0)).parts;
		if (!parts.every((part) => splitRelation(part).signs.length > 0)) return undefined;
		if (parts.length > 1) return this.together(parts) ?? this.system(parts, undefined);
		const { sides, signs } = splitRelation(text);
		if (sides.some((side) => side === '')) throw new NoValueError('one side of the relation is missing');
		if (calls.length === 0 && /[[\]"']/.test(text)) return undefined;
		return this.solved(sides, signs, undefined);
	}

	/** Inequalities in one unknown that all hold; undefined for a system of equations. */
	private together(parts: readonly string[]): Evaluation | undefined {
		const relations = parts.map(splitRelation);
		if (relations.every(({ signs }) => signs.every((sign) => sign === '='))) return undefined;
		const values = new Map(this.variables);
		const read = relations.map(({ sides, signs }) => ({
			signs,
			nodes: sides.map((side) => syntaxIn(this.placed(side, this.variables, values), 'solve', values))
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
		const variables = unknown === undefined ? this.variables : without(this.variables, [unknown]);
		const values = new Map(variables);
		const nodes = sides.map((side) => syntaxIn(this.placed(side, variables, values), 'solve', values));
		const names = [...new Set(nodes.map((node) => expressionOf(node, values)).flatMap(freeSymbols))].sort();
		// An unknown that cancels is one all the same: x/x = 2 has no solution.
		if (names.length === 0)
			names.push(...nodes.flatMap((node) => [...namesOf(node)]).filter((each) => !values.has(each)));
		const name = unknown ?? names[0];
		if (name === undefined || (unknown === undefined && new Set(names).size !== 1)) return undefined;
		if (nodes.length === 2 && signs[0] === '=') {
			const solutions = solveEquation([nodes[0]!, nodes[1]!], name, values, this.digits);
			this.explain(() => equationSteps([nodes[0]!, nodes[1]!], name, values, solutions));
			const written: Syntax = { type: 'comparison', operands: nodes, signs, at: -1 };
			const text = { text: printSyntax(written), latex: latexSyntax(written) };
			return equationAnswer(solutions, name, text, this.digits);
		}
		return inequalityAnswer(solveInequality(nodes, signs, name, values), name);
	}

	private solve(args: readonly string[]): Evaluation {
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
		const variables = without(this.variables, unknowns ?? []);
		const values = new Map(variables);
		const functions = equations.map((text) => {
			const { sides, signs } = splitRelation(text);
			if (sides.some((side) => side === '')) throw new NoValueError('solve: one side of an equation is missing');
			if (signs.length > 1 || signs.some((sign) => sign !== '='))
				throw new Declined('systems with inequalities are not solved here');
			const [left, right] = sides.map((side) =>
				expressionOf(syntaxIn(this.placed(side, variables, values), 'solve', values), values)
			);
			return right ? subtract(left!, right) : left!;
		});
		const names = unknowns ?? [...new Set(functions.flatMap(freeSymbols))].sort();
		if (names.length === 0) throw new NoValueError('the system has no unknowns');
		const solutions = solveSystem(functions, names);
		this.explain(() => systemSteps(functions, names, solutions));
		return systemAnswer(solutions, names, this.digits);
	}

	/** The answer of an operator that is asked for alone. */
	private answerOf(call: OperatorCall): Evaluation | undefined {
		switch (call.operator) {
			case 'isprime':
				return truth(isPrime(this.wholeNumber(call)));
			case 'divisors':
				return listed(divisorsOf(this.wholeNumber(call)));
			case 'nextprime':
			case 'previousprime':
				return describe(
					number(integer(primeBeside(this.wholeNumber(call), call.operator === 'nextprime'))),
					this.digits
				);
			case 'factor':
				return this.factors(call.args);
			case 'solve':
				return this.solve(call.args);
			case 'integrate':
				return this.definiteAnswer(call.args) ?? describe(this.valueOf(call, this.variables), this.digits);
			case 'gcd':
			case 'lcm':
				return this.divisor(call.operator, call.args);
			default:
				return describe(this.valueOf(call, this.variables), this.digits);
		}
	}

	/** An expression in which operator calls may stand. */
	private expression(text: string, what: string, variables: Variables): Expression {
		const values = new Map(variables);
		return expressionIn(this.placed(text, variables, values), what, values);
	}

	/** The text with names in place of operator calls, whose values are put into `values`. */
	private placed(text: string, variables: Variables, values: Map<string, Expression>): string {
		const calls = operatorCalls(text);
		let replaced = '';
		let from = 0;
		for (const call of calls) {
			const name = `${PLACE}${++this.#places}`;
			values.set(name, this.valueOf(call, variables));
			replaced += `${text.slice(from, call.from)}(${name})`;
			from = call.to;
		}
		return replaced + text.slice(from);
	}

	/** The value of an operator that is an expression. */
	private valueOf(call: OperatorCall, variables: Variables): Expression {
		switch (call.operator) {
			case 'diff':
				return this.derivative(call.args, variables);
			case 'integrate':
				return this.integral(call.args, variables);
			case 'limit':
				return this.limit(call.args, variables);
			case 'series':
				return this.series(call.args, variables);
			case 'factor':
				return this.factoredExpression(call.args, variables);
			case 'simplify':
				return tidy(normal(this.expression(one(call), 'simplify', variables)));
			case 'subs':
				return this.substituted(call.args, variables);
			case 'expand':
				return multipliedOut(this.expression(one(call), 'expand', variables));
			default:
				throw new NoValueError(`${call.name} has to stand alone`);
		}
	}

	/** subs(f, x, a): f where x is a. */
	private substituted(args: readonly string[], variables: Variables): Expression {
		const [body, variable, value, ...more] = args;
		if (body === undefined || variable === undefined || value === undefined || more.length > 0)
			throw new NoValueError('subs takes an expression, a variable and its value');
		const { name } = unknownNamed(variable, 'subs');
		const f = this.expression(body, 'subs', without(variables, [name]));
		return replace(f, name, this.expression(value, 'subs', variables));
	}

	private derivative(args: readonly string[], variables: Variables): Expression {
		const [body, ...more] = args;
		if (body === undefined) throw new NoValueError('diff: nothing to differentiate');
		const orders = ordersOf(more);
		const bound = orders.map(([name]) => name);
		let result = this.expression(body, 'diff', without(variables, bound));
		if (orders.length === 0) orders.push([onlyUnknown(result, 'diff').name, 1]);
		for (const [name, order] of orders)
			for (let n = 0; n < order; n++) {
				const before = result;
				for (const condition of realWhere(before)) this.#conditions.add(condition);
				result = derivativeOf(before, name, 1);
				this.explain(() => derivativeSteps(before, name, tidy(result)));
			}
		return substitute(tidy(result), variables);
	}

	private integral(args: readonly string[], variables: Variables): Expression {
		const [body, variable, from, to, ...more] = args;
		if (body === undefined) throw new NoValueError('integrate: nothing to integrate');
		if (more.length > 0 || (from !== undefined && to === undefined))
			throw new NoValueError('integrate takes a variable, and both ends of an interval or none');
		const bound = variable === undefined ? [] : [unknownNamed(variable, 'integrate').name];
		const f = this.expression(body, 'integrate', without(variables, bound));
		const { name } = variable === undefined ? onlyUnknown(f, 'integrate') : symbol(bound[0]!);
		if (from !== undefined && to !== undefined) {
			const value = this.definite(f, name, from, to, without(variables, bound));
			if (!('exact' in value)) throw new Declined('an integral that is known by its digits alone has to stand alone');
			return value.exact;
		}
		let trace: Trace | undefined;
		const found = antiderivative(f, name, (each) => (trace = each));
		if (!found) throw new Declined('no elementary antiderivative was found');
		this.explain(() => integralSteps(f, name, found, trace));
		return substitute(found, variables);
	}

	private definite(f: Expression, name: string, from: string, to: string, variables: Variables): Definite {
		const [a, b] = [from, to].map((end) => this.expression(end, 'integrate', variables)) as [Expression, Expression];
		return definiteIntegral(f, name, a, b, this.digits);
	}

	/** An integral between ends; undefined for one without. What has no closed form is left as it is, with its digits. */
	private definiteAnswer(args: readonly string[]): Evaluation | undefined {
		const [body, variable, from, to, ...more] = args;
		if (body === undefined || variable === undefined || from === undefined || to === undefined || more.length > 0)
			return undefined;
		const { name } = unknownNamed(variable, 'integrate');
		const inner = without(this.variables, [name]);
		const f = this.expression(body, 'integrate', inner);
		const value = this.definite(f, name, from, to, inner);
		const ends = [from, to].map((end) => this.expression(end, 'integrate', inner));
		if ('exact' in value) {
			this.explain(() => definiteSteps(f, name, [ends[0]!, ends[1]!], value.exact));
			return describe(value.exact, this.digits);
		}
		return byDigits(f, name, ends, value.digits);
	}

	private limit(args: readonly string[], variables: Variables): Expression {
		const [body, variable, to, side, ...more] = arrowed(args);
		if (body === undefined || variable === undefined || to === undefined || more.length > 0)
			throw new NoValueError('limit takes an expression, a variable and where it goes');
		const { name } = unknownNamed(variable, 'limit');
		const inner = without(variables, [name]);
		const f = this.expression(body, 'limit', inner);
		const point = this.expression(to, 'limit', inner);
		const value = limitOf(f, name, point, sideNamed(side));
		this.explain(() => limitSteps(f, name, point, sideNamed(side), value));
		return substitute(value, variables);
	}

	private series(args: readonly string[], variables: Variables): Expression {
		const [body, variable, at = '0', order = '6', ...more] = args;
		if (body === undefined || more.length > 0)
			throw new NoValueError('series takes an expression, a variable, a point and an order');
		const bound = variable === undefined ? [] : [unknownNamed(variable, 'series').name];
		const f = this.expression(body, 'series', without(variables, bound));
		const { name } = variable === undefined ? onlyUnknown(f, 'series') : symbol(bound[0]!);
		const point = this.expression(at, 'series', without(variables, bound));
		const terms = seriesAt(f, name, point, wholeArgument(order, 'the order of a series', 1, 40));
		this.explain(() => seriesSteps(f, name, point, wholeArgument(order, 'the order of a series', 1, 40), terms));
		return substitute(terms, variables);
	}

	private factoredExpression(args: readonly string[], variables: Variables): Expression {
		const [body] = args;
		if (body === undefined || args.length > 1) throw new NoValueError('factor takes one expression');
		return factoredForm(this.expression(body, 'factor', variables), new Budget());
	}

	private factors(args: readonly string[]): Evaluation {
		const x = this.factoredExpression(args, this.variables);
		if (x.kind !== 'number') return describe(x, this.digits);
		const syntax = factoredInteger(x.value);
		return { ...describe(x, this.digits), exact: printSyntax(syntax), latex: latexSyntax(syntax) };
	}

	private divisor(operator: 'gcd' | 'lcm', args: readonly string[]): Evaluation | undefined {
		const items = args.map((arg) => this.expression(arg, operator, this.variables));
		if (items.every((item) => freeSymbols(item).length === 0)) return undefined;
		return describe(divisorOf(operator, items), this.digits);
	}

	/** The one whole number that an operator is of. */
	private wholeNumber({ args, operator }: OperatorCall): bigint {
		const [body] = args;
		if (body === undefined || args.length > 1) throw new NoValueError(`${operator} takes one whole number`);
		const x = this.expression(body, operator, this.variables);
		if (!isInteger(x)) throw new NoValueError(`${operator} needs a whole number`);
		return x.value.num;
	}
}
