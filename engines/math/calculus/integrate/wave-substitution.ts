/** t = sin u, cos u or tan u where the integrand is a function of t times its slope, whatever the powers. */
import { itemAt } from '../../../kit/checked';
import { add, divide, multiply, negate, subtract } from '../../core/arithmetic';
import {
	HALF,
	isCall,
	isInteger,
	isNumber,
	number,
	ONE,
	splitCoefficient,
	symbol,
	TWO,
	ZERO,
	type Expression,
	type Factor
} from '../../core/expression';
import { applyFunction } from '../../functions/functions';
import { power } from '../../core/powers';
import { normal } from '../normal';
import { contains, replace } from '../substitution';
import { innerParts, lineOf } from './linear';

type Integrate = (f: Expression, name: string) => Expression | undefined;

/** Exponents of sine and cosine in each circular function. */
const POWERS: Readonly<Record<string, readonly [sin: number, cos: number]>> = {
	sin: [1, 0], cos: [0, 1], tan: [1, -1], cot: [-1, 1], sec: [0, -1], csc: [-1, 0]
}; // prettier-ignore

type Name = 'sin' | 'cos' | 'tan';

/** Thrown inside where an integrand is not a function of t. */
class NotOfWave extends Error {}

/** The antiderivative by t = sin u, cos u or tan u for a linear u. Undefined for other integrands. */
export function integrateByWave(f: Expression, name: string, fresh: string, again: Integrate): Expression | undefined {
	const angle = angleOf(f, name);
	const line = angle && lineOf(angle, name);
	if (!angle || !line) return undefined;
	for (const t of ['sin', 'cos', 'tan'] as const) {
		try {
			const slope = { sin: [0, -1], cos: [-1, 0], tan: [0, 2] }[t];
			const inside = new Wave(t, angle, fresh, name).of(f, [
				number(whole(itemAt(slope, 0))),
				number(whole(itemAt(slope, 1)))
			]);
			const g = normal(divide(t === 'cos' ? negate(inside) : inside, line.slope));
			const F = contains(g, name) ? undefined : again(g, fresh);
			if (F) return replace(F, fresh, applyFunction(t, [angle]));
		} catch (error) {
			if (!(error instanceof NotOfWave)) throw error;
		}
	}
	return undefined;
}

const whole = (n: number) => ({ num: BigInt(n), den: 1n });

/** The smallest angle of the waves in f: x of sin 2x and cos x. */
function angleOf(f: Expression, name: string): Expression | undefined {
	const angles = innerParts(f, name).flatMap((part) =>
		part.kind === 'call' && Object.hasOwn(POWERS, part.name) ? [itemAt(part.args, 0)] : []
	);
	const [first] = angles;
	return first && angles.reduce((least, each) => {
		const ratio = normal(divide(each, least));
		return isNumber(ratio) && ratio.value.num * ratio.value.num < ratio.value.den * ratio.value.den ? each : least;
	}, first); // prettier-ignore
}

class Wave {
	readonly #t: Expression;

	constructor(
		private readonly wave: Name,
		private readonly angle: Expression,
		fresh: string,
		private readonly name: string
	) {
		this.#t = symbol(fresh);
	}

	/** x·sin^p·cos^q as a function of t. Throws NotOfWave otherwise. */
	of(x: Expression, [p, q]: readonly [Expression, Expression] = [ZERO, ZERO]): Expression {
		if (x.kind === 'sum') return add(x.terms.map((term) => this.of(term, [p, q])));
		const factors: readonly Factor[] = x.kind === 'product' ? x.factors : x.kind === 'number' ? [] : [x.kind === 'power' ? x : { base: x, exponent: ONE }]; // prettier-ignore
		const kept: Expression[] = [number(splitCoefficient(x).coefficient)];
		const exponents: [Expression[], Expression[]] = [[p], [q]];
		for (const { base, exponent } of factors) {
			const split = contains(exponent, this.name) ? undefined : this.circular(base);
			const double = isCall(base, 'sin') && isNumber(normal(divide(itemAt(base.args, 0), this.angle)), 2);
			if (double && !contains(exponent, this.name)) {
				kept.push(power(TWO, exponent));
				exponents[0].push(exponent);
				exponents[1].push(exponent);
			} else if (split) {
				exponents[0].push(multiply([number(whole(split[0])), exponent]));
				exponents[1].push(multiply([number(whole(split[1])), exponent]));
			} else kept.push(power(this.inner(base), contains(exponent, this.name) ? this.inner(exponent) : exponent));
		}
		return multiply([...kept, this.powers(add(exponents[0]), add(exponents[1]))]);
	}

	/** Exponents of sine and cosine of the angle. */
	private circular(base: Expression): readonly [number, number] | undefined {
		if (!isCall(base) || !Object.hasOwn(POWERS, base.name)) return undefined;
		return itemAt(base.args, 0).key === this.angle.key ? POWERS[base.name] : undefined;
	}

	/** The factor beside the waves, as a function of t. */
	private inner(x: Expression): Expression {
		if (!contains(x, this.name)) return x;
		if (isCall(x) && Object.hasOwn(POWERS, x.name)) {
			const double = isNumber(normal(divide(itemAt(x.args, 0), this.angle)), 2);
			if (double && x.name === 'cos') return subtract(ONE, multiply([TWO, this.powers(TWO, ZERO)]));
			return this.of(x);
		}
		if (isCall(x) && x.args.length === 1) return applyFunction(x.name, [this.inner(itemAt(x.args, 0))]);
		if (x.kind === 'sum' || x.kind === 'product' || x.kind === 'power') return this.of(x);
		throw new NotOfWave();
	}

	/** sin^p·cos^q */
	private powers(p: Expression, q: Expression): Expression {
		const square = power(this.#t, TWO);
		const even = (e: Expression): Expression => {
			const half = multiply([HALF, e]);
			if (!isInteger(half)) throw new NotOfWave();
			return half;
		};
		switch (this.wave) {
			case 'sin':
				return multiply([power(this.#t, p), power(subtract(ONE, square), even(q))]);
			case 'cos':
				return multiply([power(this.#t, q), power(subtract(ONE, square), even(p))]);
			case 'tan':
				return multiply([power(this.#t, p), power(add([ONE, square]), even(negate(add([p, q]))))]);
		}
	}
}
