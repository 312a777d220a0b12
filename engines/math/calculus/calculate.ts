/** A text that asks for calculus, roots or factors → its answer. */
import { bounded } from '../bounded';
import { exactVariables, type Variables } from '../build';
import { describe, type Evaluation } from '../evaluate';
import { freeSymbols, isInteger, type Expression } from '../expression';
import { latexSyntax } from '../latex';
import { Budget } from '../poly/budget';
import { printSyntax } from '../print';
import { factoredForm } from '../simplify/factored';
import { substitute } from './substitution';
import { Undefined } from '../undefined';
import { derivativeOf } from './derivative';
import { factoredInteger } from './factors';
import { divisorOf } from './polynomial-divisor';
import { isPrime } from './primality';
import { inCalls, operatorCalls, type OperatorCall } from './reading';
import { expressionIn, onlyUnknown, unknownNamed, wholeArgument, without } from './scope';
import { multipliedOut, tidy } from './tidy';

/**
 * The answer of a calculus text; undefined when it asks for nothing of the kind. Throws ApiError: 400 for what has no
 * meaning, 422 for what was not found.
 */
export function calculate(
	text: string,
	variables: Readonly<Record<string, number>>,
	digits: number
): Evaluation | undefined {
	return bounded(() => new Calculation(exactVariables(variables), digits).whole(text));
}

/** Names of values that stand for operator calls inside an expression. */
const PLACE = 'value_of_call_';

class Calculation {
	#places = 0;

	constructor(
		private readonly variables: Variables,
		private readonly digits: number
	) {}

	whole(written: string): Evaluation | undefined {
		const text = inCalls(written);
		const calls = operatorCalls(text, true);
		const [only] = calls;
		if (only && only.from === 0 && only.to === text.length) return this.answerOf(only);
		if (calls.length === 0) return undefined;
		if (calls.every(({ operator }) => operator === 'gcd' || operator === 'lcm')) return undefined;
		// Lists and matrices of such values are not read here.
		if (outside(text, calls).includes('[')) return undefined;
		return describe(this.expression(text, 'the expression', this.variables), this.digits);
	}

	/** The answer of an operator that is asked for alone. */
	private answerOf(call: OperatorCall): Evaluation | undefined {
		switch (call.operator) {
			case 'isprime':
				return this.primality(call.args);
			case 'factor':
				return this.factors(call.args);
			case 'gcd':
			case 'lcm':
				return this.divisor(call.operator, call.args);
			default:
				return describe(this.valueOf(call, this.variables), this.digits);
		}
	}

	/** An expression in which operator calls may stand. */
	private expression(text: string, what: string, variables: Variables): Expression {
		const calls = operatorCalls(text);
		if (calls.length === 0) return expressionIn(text, what, variables);
		const values = new Map(variables);
		let replaced = '';
		let from = 0;
		for (const call of calls) {
			const name = `${PLACE}${++this.#places}`;
			values.set(name, this.valueOf(call, variables));
			replaced += `${text.slice(from, call.from)}(${name})`;
			from = call.to;
		}
		return expressionIn(replaced + text.slice(from), what, values);
	}

	/** The value of an operator that is an expression. */
	private valueOf(call: OperatorCall, variables: Variables): Expression {
		switch (call.operator) {
			case 'diff':
				return this.derivative(call.args, variables);
			case 'factor':
				return this.factoredExpression(call.args, variables);
			case 'expand':
				return multipliedOut(this.expression(one(call), 'expand', variables));
			default:
				throw new Undefined(`${call.name} has to stand alone`);
		}
	}

	private derivative(args: readonly string[], variables: Variables): Expression {
		const [body, ...more] = args;
		if (body === undefined) throw new Undefined('diff: nothing to differentiate');
		const orders: [string, number][] = [];
		for (let index = 0; index < more.length; index++) {
			const { name } = unknownNamed(more[index]!, 'diff');
			const next = more[index + 1];
			const counted = next !== undefined && !/^\s*\p{L}/u.test(next);
			orders.push([name, counted ? wholeArgument(next, 'the order of a derivative', 0, 100) : 1]);
			if (counted) index++;
		}
		const bound = orders.map(([name]) => name);
		let result = this.expression(body, 'diff', without(variables, bound));
		if (orders.length === 0) orders.push([onlyUnknown(result, 'diff').name, 1]);
		for (const [name, order] of orders) result = derivativeOf(result, name, order);
		return substitute(tidy(result), variables);
	}

	private factoredExpression(args: readonly string[], variables: Variables): Expression {
		const [body] = args;
		if (body === undefined || args.length > 1) throw new Undefined('factor takes one expression');
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

	private primality(args: readonly string[]): Evaluation {
		const [body] = args;
		if (body === undefined || args.length > 1) throw new Undefined('isprime takes one whole number');
		const x = this.expression(body, 'isprime', this.variables);
		if (!isInteger(x)) throw new Undefined('isprime needs a whole number');
		return truth(isPrime(x.value.num));
	}
}

function one(call: OperatorCall): string {
	const [only] = call.args;
	if (only === undefined || call.args.length > 1) throw new Undefined(`${call.name} takes one expression`);
	return only;
}

/** What of a text stands in no operator call. */
const outside = (text: string, calls: readonly OperatorCall[]): string =>
	calls.map(({ from }, index) => text.slice(calls[index - 1]?.to ?? 0, from)).join(' ') +
	text.slice(calls.at(-1)?.to ?? 0);

const truth = (value: boolean): Evaluation => ({
	exact: String(value),
	latex: `\\text{${value}}`,
	kind: 'boolean',
	unknowns: [],
	decimal: null,
	decimalText: null
});
