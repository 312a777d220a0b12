/** A limit, step by step: by putting in, by l'Hôpital's rule, by the exponential of a logarithm; else by the method that found it. */
import { defined } from '../../../kit/checked';
import { divide, multiply, negate } from '../../core/arithmetic';
import { leadsNegative } from '../../core/assumptions';
import { attempt } from '../../core/budget';
import { factorsOf, isClosed, isNumber, rawCall, symbol, type Expression } from '../../core/expression';
import { isInfinite } from '../../core/infinity';
import { syntaxOf } from '../../io/layout';
import { power } from '../../core/powers';
import { printExpression } from '../../io/print';
import { applyFunction } from '../../core/recursion';
import type { Step } from '../../core/step';
import { NoValueError } from '../../core/refusals';
import { derivative } from '../derivative';
import { limitOf, type Side } from '../limit/limit';
import { normal } from '../forms';
import { likeness } from '../points';
import { contains, replace } from '../../core/substitution';

/** Number of quotients of derivatives to show. */
const ROUNDS = 4;

interface Asked {
	readonly name: string;
	readonly point: Expression;
	readonly side: Side;
}

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
function valueAt(f: Expression, { name, point }: Asked): Expression | undefined {
	if (isInfinite(point)) return undefined;
	try {
		return normal(replace(f, name, point));
	} catch (error) {
		if (error instanceof NoValueError) return undefined;
		throw error;
	}
}

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
	return attempt({ steps: 40_000 }, () => {
		try {
			return limitOf(f, asked.name, asked.point, asked.side);
		} catch (error) {
			if (error instanceof NoValueError) return undefined;
			throw error;
		}
	});
}
