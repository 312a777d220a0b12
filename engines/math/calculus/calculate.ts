/** A text that asks for calculus, roots or factors → its answer. */
import { bounded } from '../bounded';
import { exactVariables, type Variables } from '../build';
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
import { normal } from './normal';
import { replace, substitute } from './substitution';
import { NoValueError } from '../no-value';
import { arrowed, one, outside, sideNamed } from './arguments';
import { askedSyntax } from './asked';
import { derivativeOf, realWhere } from './derivative';
import { derivativeSteps } from './explain/derivative';
import { definiteSteps, integralSteps } from './explain/integral';
import { limitSteps } from './explain/limit';
import { seriesSteps } from './explain/series';
import type { Trace } from './integrate/trace';
import { antiderivative } from './integrate/antiderivative';
import { definiteIntegral, type Definite } from './integrate/definite';
import { limitOf } from './limit/limit';
import { seriesAt } from './limit/series';
import { byDigits, listed } from './written';
import { divisorsOf, factoredInteger } from './factors';
import { axisOf, completedSquare, discriminantOf, domainOf, vertexOf, writtenSquare } from './features';
import { divisorOf } from './polynomial-divisor';
import { isPrime, primeBeside } from './primality';
import { Operations } from './operations';
import { operatorCalls, type OperatorCall } from './reading';
import { inCalls } from './sentences';
import { truth } from './solve/answer';
import { Relations } from './relations';
import { onlyUnknown, ordersOf, unknownNamed, wholeArgument, without } from './scope';
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

class Calculation {
	readonly #steps: Step[] = [];
	readonly #conditions = new Set<string>();
	private readonly operations = new Operations((call, variables) => this.valueOf(call, variables));
	private readonly relations: Relations;

	constructor(
		private readonly variables: Variables,
		private readonly digits: number,
		private readonly explained: boolean
	) {
		this.relations = new Relations({
			variables,
			digits,
			operations: this.operations,
			explain: (make) => this.explain(make)
		});
	}

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
		const relation = this.relations.whole(text, calls);
		if (relation) return relation;
		if (only && only.from === 0 && only.to === text.length) return this.answerOf(only);
		if (calls.length === 0) return undefined;
		if (calls.every(({ operator }) => operator === 'gcd' || operator === 'lcm')) return undefined;
		// Lists and matrices of such values are not read here.
		if (outside(text, calls).includes('[')) return undefined;
		return (
			this.relations.undecided(text) ?? describe(this.expression(text, 'the expression', this.variables), this.digits)
		);
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
				return this.relations.solve(call.args);
			case 'integrate':
				return this.definiteAnswer(call.args) ?? describe(this.valueOf(call, this.variables), this.digits);
			case 'gcd':
			case 'lcm':
				return this.divisor(call.operator, call.args);
			case 'vertex':
				return vertexOf(...this.ofOne(call), this.digits);
			case 'axisofsymmetry':
				return axisOf(...this.ofOne(call), this.digits);
			case 'completesquare':
				return writtenSquare(...this.ofOne(call));
			case 'domain':
				return this.domain(one(call));
			default:
				return describe(this.valueOf(call, this.variables), this.digits);
		}
	}

	/** An expression in which operator calls may stand. */
	private expression(text: string, what: string, variables: Variables): Expression {
		return this.operations.expression(text, what, variables);
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
			case 'completesquare':
				return completedSquare(...this.ofOne(call));
			case 'discriminant':
				return discriminantOf(...this.ofOne(call));
			default:
				throw new NoValueError(`${call.name} has to stand alone`);
		}
	}

	/** The function of a call f(x), or of its first argument in terms of the second. */
	private ofOne({ args, operator }: OperatorCall): [f: Expression, name: string] {
		const [body, variable, ...more] = args;
		if (body === undefined || more.length > 0)
			throw new NoValueError(`${operator} takes an expression and its variable`);
		const bound = variable === undefined ? [] : [unknownNamed(variable, operator).name];
		const f = this.expression(body, operator, without(this.variables, bound));
		return [f, bound[0] ?? (freeSymbols(f).includes('x') ? 'x' : onlyUnknown(f, operator).name)];
	}

	private domain(body: string): Evaluation {
		const values = new Map(this.variables);
		const syntax = this.operations.read(body, 'domain', this.variables, values);
		const [name, ...others] = [...namesOf(syntax)].filter((each) => !values.has(each));
		if (name === undefined || others.length > 0) throw new NoValueError('domain takes an expression in one unknown');
		return domainOf(syntax, name, values);
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
			return substitute(value.exact, variables);
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
