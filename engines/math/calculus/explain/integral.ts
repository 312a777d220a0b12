/** An antiderivative, way by way. */
import { freeSymbols, isClosed, rawCall, symbol, type Expression, factorsOf, isNumber } from '../../core/expression';
import { syntaxOf } from '../../io/layout';
import { printExpression } from '../../io/print';
import { MAX_STEPS, type Step } from '../../core/step';
import { antiderivative } from '../integrate/antiderivative';
import type { Trace } from '../integrate/linear';
import { denominatorsOf } from '../solve/answer';
import { replace, contains } from '../../core/substitution';
import { defined } from '../../../kit/checked';
import { divide, multiply, negate } from '../../core/arithmetic';
import { leadsNegative } from '../../core/assumptions';
import { attempt } from '../../core/budget';
import { isInfinite } from '../../core/infinity';
import { power } from '../../core/powers';
import { applyFunction } from '../../core/recursion';
import { unlessRefused } from '../../core/refusals';
import { derivative } from '../derivative';
import { limitOf, type Side } from '../limit/limit';
import { normal } from '../forms';
import { likeness } from '../points';

/** The steps that led to the antiderivative `result` of f. */
export function integralSteps(f: Expression, name: string, result: Expression, trace: Trace | undefined): Step[] {
	const steps: Step[] = [];
	// The rule of parts has its own u and v.
	const byParts = (each: Trace): boolean => each.rule.includes('parts') || each.children.some(byParts);
	const plain = new PlainNames([name, ...freeSymbols(f), ...(trace && byParts(trace) ? ['u', 'v'] : [])]);
	const tell = ({ rule, detail, f: inner, name: variable, result: found, children }: Trace): void => {
		if (steps.length >= MAX_STEPS) return;
		const before = syntaxOf(plain.in(rawCall('integrate', [inner, symbol(variable)])));
		steps.push({ rule: detail ? `${rule}: ${plain.text(detail)}` : rule, condition: conditionOf(plain.in(found), plain.text(variable)), before, after: syntaxOf(plain.in(found)) }); // prettier-ignore
		children.forEach(tell);
	};
	if (trace) tell(trace);
	const [first] = steps;
	const before = syntaxOf(rawCall('integrate', [f, symbol(name)]));
	if (!first || trace?.result.key !== result.key)
		steps.push({ rule: 'in its shortest form', condition: null, before, after: syntaxOf(result) });
	steps.push({
		rule: 'checked: the derivative of the result is the integrand',
		condition: null,
		before: syntaxOf(rawCall('diff', [result, symbol(name)])),
		after: syntaxOf(f)
	});
	return steps;
}

/** Letters for the substituted names, u_1, u_2 …: as many as are free, in order. */
class PlainNames {
	readonly #letters: string[];
	readonly #given = new Map<string, string>();

	constructor(taken: readonly string[]) {
		this.#letters = [...'uvwtszyrqp'].filter((letter) => !taken.includes(letter));
	}

	private letter(name: string): string {
		let letter = this.#given.get(name);
		if (letter === undefined) this.#given.set(name, (letter = this.#letters.shift() ?? name));
		return letter;
	}

	text(written: string): string {
		return written.replace(/\bu_\d+\b/g, (name) => this.letter(name));
	}

	in(x: Expression): Expression {
		const names = freeSymbols(x).filter((name) => /^u_\d+$/.test(name));
		return names.reduce((form, name) => rename(form, name, this.letter(name)), x);
	}
}

/** A call keeps its arguments: an integral is not computed again. */
const rename = (x: Expression, from: string, to: string): Expression =>
	x.kind === 'call' && x.name === 'integrate'
		? rawCall(
				x.name,
				x.args.map((arg) => replace(arg, from, symbol(to)))
			)
		: replace(x, from, symbol(to));

/** The steps of an integral between ends: its antiderivative where it has one, and the value at the ends. */
export function definiteSteps(
	f: Expression,
	name: string,
	ends: readonly [Expression, Expression],
	value: Expression
): Step[] {
	let trace: Trace | undefined;
	const found = antiderivative(f, name, (each) => (trace = each));
	const rule = found ? 'F(b) - F(a), as limits at the ends and between jumps' : 'a classical integral';
	return [
		...(found ? integralSteps(f, name, found, trace) : []),
		{
			rule,
			condition: null,
			before: syntaxOf(rawCall('integrate', [f, symbol(name), ...ends])),
			after: syntaxOf(value)
		}
	];
}

/** What other unknowns must not be. */
function conditionOf(x: Expression, name: string): string | null {
	const said = denominatorsOf(x)
		.filter((each) => !isClosed(each) && !freeSymbols(each).includes(name))
		.map((each) => `${printExpression(each)} != 0`);
	return said.length > 0 ? said.join(', ') : null;
}

/** Number of quotients of derivatives to show. */
const ROUNDS = 4;

type Asked = { readonly name: string; readonly point: Expression; readonly side: Side };

/** How lim f for x → point comes to be `value`. */
export function limitSteps(f: Expression, name: string, point: Expression, side: Side, value: Expression): Step[] {
	const asked = { name, point, side };
	const written = (g: Expression) => syntaxOf(rawCall('limit', [g, symbol(name), point]));
	const found = byContinuity(f, asked, value) ?? byPower(f, asked, value) ?? byQuotients(f, asked, value);
	if (!found)
		return [
			{
				rule: 'the first term of the series in what grows or shrinks fastest (Gruntz)',
				condition: null,
				before: written(f),
				after: syntaxOf(value)
			}
		];
	return found.map(({ rule, condition, from, to }) => ({
		rule,
		condition,
		before: written(from),
		after: to === undefined ? syntaxOf(value) : written(to)
	}));
}

interface Told {
	readonly rule: string;
	readonly condition: string | null;
	readonly from: Expression;
	/** The next limit; undefined for the value itself. */
	readonly to?: Expression;
}

const same = (a: Expression, b: Expression): boolean =>
	a.key === b.key || (!isInfinite(a) && !isInfinite(b) && likeness(a, b) === 'same');

/** f at the point. Undefined where f has a gap there. */
const valueAt = (f: Expression, { name, point }: Asked): Expression | undefined =>
	isInfinite(point) ? undefined : unlessRefused(() => normal(replace(f, name, point)));

function byContinuity(f: Expression, asked: Asked, value: Expression): Told[] | undefined {
	const at = valueAt(f, asked);
	if (!at || !same(at, value)) return undefined;
	return [
		{ rule: `continuous there: ${asked.name} = ${printExpression(asked.point)} put in`, condition: null, from: f }
	];
}

/** u^v = exp(v·log u) */
function byPower(f: Expression, asked: Asked, value: Expression): Told[] | undefined {
	if (f.kind !== 'power' || !contains(f.base, asked.name) || !contains(f.exponent, asked.name)) return undefined;
	const inner = multiply([f.exponent, applyFunction('log', [f.base])]);
	const exponent = limitOf(inner, asked.name, asked.point, asked.side);
	if (isInfinite(exponent) || !same(applyFunction('exp', [exponent]), value)) return undefined;
	return [
		{
			rule: `u^v = exp(v*log(u)), and the limit of ${printExpression(inner)} is ${printExpression(exponent)}`,
			condition: `${printExpression(f.base)} > 0`,
			from: f
		}
	];
}

/** The numerator and the denominator of a fraction. */
function parts(f: Expression): readonly [Expression, Expression] {
	const isBelow = (exponent: Expression): boolean =>
		isNumber(exponent) ? exponent.value.num < 0n : leadsNegative(exponent);
	const factors = factorsOf(f);
	const below = factors
		.filter(({ exponent }) => isBelow(exponent))
		.map(({ base, exponent }) => power(base, negate(exponent)));
	const bottom = multiply(below);
	return [multiply([f, bottom]), bottom];
}

/** Both sides of a fraction go to 0 or to ∞: the quotient of their derivatives has the same limit, where it has one. */
function byQuotients(f: Expression, asked: Asked, value: Expression): Told[] | undefined {
	const steps: Told[] = [];
	let current = f;
	for (let round = 0; round < ROUNDS; round++) {
		const [above, below] = parts(current);
		if (!contains(below, asked.name)) return undefined;
		const ends = [above, below].map((each) => endOf(each, asked));
		const [top, bottom] = ends;
		if (!top || !bottom) return undefined;
		const zeros = ends.every((end) => isNumber(defined(end), 0));
		if (!zeros && !(isInfinite(top) && isInfinite(bottom)))
			return steps.length === 0 ? undefined : [...steps, { rule: `above goes to ${printExpression(top)}, below to ${printExpression(bottom)}`, condition: null, from: current }]; // prettier-ignore
		const [first, second] = [above, below].map((each) => derivative(each, asked.name)) as [Expression, Expression];
		const next = normal(divide(first, second));
		steps.push({
			rule: `l'Hôpital's rule: above and below go to ${zeros ? '0' : 'infinity'}, so both are differentiated`,
			condition: isClosed(normal(second)) ? null : `${printExpression(normal(second))} != 0`,
			from: current,
			to: next
		});
		const last = byContinuity(next, asked, value);
		if (last) return [...steps, ...last];
		if (!contains(next, asked.name))
			return same(next, value) ? [...steps, { rule: 'a constant', condition: null, from: next }] : undefined;
		current = next;
	}
	return undefined;
}

/** The limit of one side of a fraction; undefined where it was not found. */
function endOf(f: Expression, asked: Asked): Expression | undefined {
	const at = valueAt(f, asked);
	if (at && isClosed(at)) return at;
	return attempt({ steps: 40_000 }, () => unlessRefused(() => limitOf(f, asked.name, asked.point, asked.side)));
}
