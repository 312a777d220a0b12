/** A derivative, rule by rule. */
import { add, divide, multiply, subtract } from '../../core/arithmetic';
import { slopesOf } from '../../definitions/slopes';
import type { CallNode, Expression, Factor } from '../../core/expression';
import {
	factorExpression,
	isCall,
	isConstantNamed,
	isInteger,
	isNumber,
	number,
	ONE,
	rawCall,
	symbol,
	TWO,
	ZERO,
	integerNode
} from '../../core/expression';
import { syntaxOf } from '../../io/layout';
import { logarithm } from '../../functions/logarithms';
import { power } from '../../core/powers';
import { printExpression } from '../../io/print';
import { MAX_STEPS, type Step } from '../../core/step';
import { derivative, outerDerivative } from '../derivative';
import { contains, replace } from '../../core/substitution';
import { isInfinite } from '../../core/infinity';
import { applyFunction } from '../../core/recursion';
import { NoValueError } from '../../core/refusals';
import { normal, tidy } from '../forms';
import { likeness } from '../points';

/** The steps of f′, those of inner derivatives after the one that asks for them; `result` is the form that is answered. */
export function derivativeSteps(f: Expression, name: string, result: Expression): Step[] {
	const telling = new Telling(name);
	telling.tell(f);
	const steps = telling.steps.slice(0, MAX_STEPS);
	const before = syntaxOf(rawCall('diff', [f, symbol(name)]));
	if (steps.length !== 1 || steps[0]?.after === undefined || printExpression(result) !== telling.last)
		steps.push({ rule: 'put together, in its shortest form', condition: null, before, after: syntaxOf(result) });
	return steps;
}

class Telling {
	readonly steps: Step[] = [];
	/** The last result as text. */
	last = '';
	readonly #told = new Set<string>();

	constructor(private readonly name: string) {}

	/** u′ as written before its value is computed. */
	private slope(u: Expression): Expression {
		if (!contains(u, this.name)) return ZERO;
		return u.kind === 'symbol' ? ONE : rawCall('diff', [u, symbol(this.name)]);
	}

	private step(x: Expression, rule: string, condition: string | null, after: Expression, ...inner: Expression[]): void {
		const before = rawCall('diff', [x, symbol(this.name)]);
		this.steps.push({ rule, condition, before: syntaxOf(before), after: syntaxOf(after) });
		this.last = printExpression(after);
		for (const each of inner) this.tell(each);
	}

	tell(x: Expression): void {
		if (!contains(x, this.name) || x.kind === 'symbol' || this.#told.has(x.key)) return;
		if (this.steps.length >= MAX_STEPS) return;
		this.#told.add(x.key);
		switch (x.kind) {
			case 'sum':
				return this.step(x, "sum rule: (u + v)' = u' + v'", null, add(x.terms.map((u) => this.slope(u))), ...x.terms);
			case 'product':
				return this.product(x, number(x.coefficient), x.factors);
			case 'power':
				return this.power(x, x.base, x.exponent);
			case 'call':
				return this.call(x);
			default:
		}
	}

	private product(x: Expression, coefficient: Expression, factors: readonly Factor[]): void {
		const all = [coefficient, ...factors.map(factorExpression)];
		const constant = multiply(all.filter((each) => !contains(each, this.name)));
		const dependent = all.filter((each) => contains(each, this.name));
		if (!isNumber(constant, 1)) {
			const rest = multiply(dependent);
			return this.step(x, "constant factor: (c*u)' = c*u'", null, multiply([constant, this.slope(rest)]), rest);
		}
		const below = dependent.filter((each) => each.kind === 'power' && isNumber(each.exponent) && each.exponent.value.num < 0n); // prettier-ignore
		if (below.length > 0 && below.length < dependent.length) {
			const u = multiply(dependent.filter((each) => !below.includes(each)));
			const v = divide(ONE, multiply(below));
			const above = subtract(multiply([this.slope(u), v]), multiply([u, this.slope(v)]));
			const after = divide(above, power(v, TWO));
			return this.step(x, "quotient rule: (u/v)' = (u'*v - u*v')/v^2", `${printExpression(v)} != 0`, after, u, v);
		}
		const terms = dependent.map((u, i) => multiply([this.slope(u), ...dependent.filter((_, k) => k !== i)]));
		return this.step(x, "product rule: (u*v)' = u'*v + u*v'", null, add(terms), ...dependent);
	}

	private power(x: Expression, u: Expression, v: Expression): void {
		const positive = `${printExpression(u)} > 0`;
		if (!contains(v, this.name)) {
			const rule =
				u.kind === 'symbol' ? "power rule: (x^n)' = n*x^(n - 1)" : "power and chain rule: (u^n)' = n*u^(n - 1)*u'";
			const whole = isInteger(v);
			const condition = whole ? (v.value.num < 0n ? `${printExpression(u)} != 0` : null) : positive;
			return this.step(x, rule, condition, multiply([v, power(u, subtract(v, ONE)), this.slope(u)]), u);
		}
		if (!contains(u, this.name)) {
			const natural = isConstantNamed(u, 'e');
			const rule = natural ? "exponential: (e^u)' = e^u*u'" : "exponential: (a^u)' = a^u*log(a)*u'";
			const after = multiply([x, natural ? ONE : logarithm(u), this.slope(v)]);
			return this.step(x, rule, natural || isNumber(u) ? null : positive, after, v);
		}
		const inner = add([multiply([this.slope(v), logarithm(u)]), divide(multiply([v, this.slope(u)]), u)]);
		this.step(x, "(u^v)' = u^v*(v'*log(u) + v*u'/u)", positive, multiply([x, inner]), u, v);
	}

	private call(x: CallNode): void {
		const [u] = x.args as [Expression];
		const inner = x.name === 'log' && isCall(u, 'abs') ? u.args[0] : undefined;
		if (inner)
			return this.step(
				x,
				"(log|u|)' = u'/u",
				`${printExpression(inner)} != 0`,
				divide(this.slope(inner), inner),
				inner
			);
		const outer = x.args.length === 1 ? outerDerivative(x.name) : undefined;
		if (!outer) return this.step(x, 'known derivative', null, derivative(x, this.name));
		const plain = u.kind === 'symbol';
		const general = printExpression(outer(symbol('u')));
		const rule = plain
			? `(${x.name}(u))' = ${general}`
			: `chain rule: (${x.name}(u))' = ${/[ ]/.test(general) ? `(${general})` : general}*u'`;
		this.step(x, rule, conditionOf(x.name, u), multiply([outer(u), this.slope(u)]), u);
	}
}

/** Where a function of a real u has a derivative. */
function conditionOf(name: string, u: Expression): string | null {
	const where = slopesOf(name)?.differentiable;
	return where?.replace(/\bu\b/, () => printExpression(u)) ?? null;
}

/** Number of derivatives to show. */
const MAX_ORDER = 8;

/** How the terms of f at the point come about; its parts' series where f is not differentiable there. */
export function seriesSteps(f: Expression, name: string, point: Expression, order: number, terms: Expression): Step[] {
	const whole = (rule: string): Step => ({ rule, condition: null, before: syntaxOf(f), after: syntaxOf(terms) });
	const told = isInfinite(point) || order > MAX_ORDER ? undefined : byDerivatives(f, name, point, order, terms);
	return told
		? [...told, whole(`the sum of f^(k)(a)/k!*(${name} - a)^k with a = ${printExpression(point)}`)]
		: [whole('series of the parts, added, multiplied and put into each other, as far as the order goes')];
}

function byDerivatives(
	f: Expression,
	name: string,
	point: Expression,
	order: number,
	terms: Expression
): Step[] | undefined {
	const steps: Step[] = [];
	const x = symbol(name);
	const sum: Expression[] = [];
	let current = f;
	try {
		for (let k = 0; k < order; k++) {
			const value = normal(replace(current, name, point));
			const weight = divide(value, applyFunction('factorial', [integerNode(k)]));
			sum.push(multiply([weight, power(subtract(x, point), integerNode(k))]));
			const derived = k === 0 ? syntaxOf(f) : syntaxOf(rawCall('diff', [f, x, integerNode(k)]));
			steps.push({
				rule: k === 0 ? `f(a) at a = ${printExpression(point)}` : `derivative ${k}, ${printExpression(current)}, at a; over ${k}! the coefficient is ${printExpression(weight)}`, // prettier-ignore
				condition: null,
				before: derived,
				after: syntaxOf(value)
			});
			current = tidy(derivative(current, name));
			if (isNumber(current, 0)) break;
		}
	} catch (error) {
		if (error instanceof NoValueError) return undefined;
		throw error;
	}
	return likeness(add(sum), terms) === 'different' ? undefined : steps;
}
