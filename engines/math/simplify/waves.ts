// Products of sines and cosines as sums of sines and cosines of summed angles (and the hyperbolic likewise):
// cos u·cos v = ½[cos(u − v) + cos(u + v)] and its like, which hold for all complex arguments. The result is unique, so
// that it is zero exactly when the polynomial is.
import { itemAt } from '../../kit/checked';
import { add, multiply, divide, negate } from '../core/arithmetic';
import type { Expression, CallNode } from '../core/expression';
import {
	number,
	HALF,
	isCall,
	isClosed,
	isNumber,
	PI,
	someNode,
	termsOf,
	factorsOf,
	ONE,
	rawCall,
	splitCoefficient,
	TWO,
	ZERO
} from '../core/expression';
import { applyFunction } from '../functions/functions';
import { TooLarge } from '../poly/budget';
import type { Poly } from '../poly/sparse';
import { power } from '../core/powers';
import { fraction } from '../core/rational';
import type { Kernels } from './kernels';
import { isReal } from '../core/assumptions';
import { isZero, signOf } from '../core/numeric';
import { shorten } from '../core/shorten';

interface Wave {
	readonly kind: 'sin' | 'cos';
	/** Multiple of each pair's angle. */
	readonly times: readonly number[];
}

/** A product of powers above this is left alone. */
const MAX_DEGREE = 12;

/** p as a sum of terms with at most one circular and one hyperbolic function in each. */
export function sumOfWaves(kernels: Kernels, p: Poly): Expression {
	const { ring, pairs, nodes } = kernels;
	const isPair = new Set(pairs.flatMap(({ sin, cos }) => [sin, cos]));
	const families = [...new Set(pairs.map(({ family }) => family))];
	const terms: Expression[] = [];
	p.monomials.forEach((monomial, index) => {
		const exponents = ring.unpack(monomial);
		const rest = nodes.flatMap((node, v) =>
			isPair.has(v) || exponents[v] === 0 ? [] : [power(node, number({ num: BigInt(itemAt(exponents, v)), den: 1n }))]
		);
		const waves = families.map((family) => {
			const own = pairs.filter((pair) => pair.family === family);
			let sum = new Map<string, { wave: Wave; c: bigint }>([
				['cos', { wave: { kind: 'cos', times: own.map(() => 0) }, c: 1n }]
			]);
			let degree = 0;
			own.forEach(({ sin, cos }, k) => {
				for (let n = 0; n < itemAt(exponents, sin); n++, degree++) sum = timesOne(sum, 'sin', k, family.sign);
				for (let n = 0; n < itemAt(exponents, cos); n++, degree++) sum = timesOne(sum, 'cos', k, family.sign);
			});
			if (degree > MAX_DEGREE) throw new TooLarge('too many factors');
			return add(
				[...sum.values()].map(({ wave, c }) => {
					const angle = add(
						own.map(({ angle: unit }, k) => multiply([number({ num: BigInt(itemAt(wave.times, k)), den: 1n }), unit]))
					);
					return multiply([number(fraction(c, 1n << BigInt(degree))), applyFunction(family[wave.kind], [angle])]);
				})
			);
		});
		terms.push(...distributed(waves, multiply([number({ num: itemAt(p.coefficients, index), den: 1n }), ...rest])));
	});
	return add(terms);
}

const distributed = (sums: readonly Expression[], rest: Expression): Expression[] =>
	sums.reduce<Expression[]>(
		(products, sum) =>
			products.flatMap((product) => (sum.kind === 'sum' ? sum.terms : [sum]).map((term) => multiply([product, term]))),
		[rest]
	);

/** The sum times sin or cos of angle k, times 2. `sign` as in cos² = 1 + sign·sin². */
function timesOne(
	sum: ReadonlyMap<string, { wave: Wave; c: bigint }>,
	kind: 'sin' | 'cos',
	k: number,
	sign: bigint
): Map<string, { wave: Wave; c: bigint }> {
	const product = new Map<string, { wave: Wave; c: bigint }>();
	const put = (of: 'sin' | 'cos', times: readonly number[], c: bigint) => {
		// sin is odd, cos even: the first multiple that is not zero is made positive.
		const first = times.find((n) => n !== 0);
		if (first === undefined && of === 'sin') return;
		const flip = first !== undefined && first < 0;
		const turned = flip ? times.map((n) => -n) : times;
		const value = flip && of === 'sin' ? -c : c;
		const key = `${of}:${turned.join()}`;
		const c0 = product.get(key)?.c ?? 0n;
		product.set(key, { wave: { kind: of, times: turned }, c: c0 + value });
	};
	for (const { wave, c } of sum.values()) {
		const up = wave.times.map((n, i) => (i === k ? n + 1 : n));
		const down = wave.times.map((n, i) => (i === k ? n - 1 : n));
		if (wave.kind === kind) {
			// cos·cos = ½[cos(−) + cos(+)]; sin·sin = ½·sign·[cos(+) − cos(−)].
			put('cos', up, kind === 'cos' ? c : sign * c);
			put('cos', down, kind === 'cos' ? c : -sign * c);
		} else {
			// sin u·cos v = ½[sin(u + v) + sin(u − v)]; cos u·sin v = ½[sin(u + v) − sin(u − v)].
			put('sin', up, c);
			put('sin', down, wave.kind === 'sin' ? c : -c);
		}
	}
	return product;
}

/*
 * Waves of one angle put together: A·cos u + B·sin u = ±√(A² + B²)·cos(u − atan(B/A)), for closed real A and B.
 *
 * Terms cos(u + φ) and sin(u + φ) of a closed φ are first written by cos u and sin u, by the addition theorems; both rules
 * hold for all complex u.
 */

type AngleWave = { readonly angle: Expression; cos: Expression; sin: Expression };

function waveOf(term: Expression): { call: CallNode; factor: Expression } | undefined {
	const calls = factorsOf(term).filter(({ base }) => !isClosed(base));
	const [only] = calls;
	if (calls.length !== 1 || !only || !isNumber(only.exponent, 1)) return undefined;
	if (!isCall(only.base, 'sin') && !isCall(only.base, 'cos')) return undefined;
	const factor = divide(term, only.base);
	return isClosed(factor) && isReal(factor) ? { call: only.base, factor } : undefined;
}

/** Forms of x with its waves of one angle joined: in cos u and sin u, as one cosine, as one sine. Empty for fewer than two waves. */
export function joinedWaves(x: Expression): Expression[] {
	const waves = new Map<string, AngleWave>();
	const rest: Expression[] = [];
	let count = 0;
	let shifted = false;
	for (const term of termsOf(x)) {
		const found = waveOf(term);
		if (!found) {
			rest.push(term);
			continue;
		}
		const { call, factor } = found;
		const argument = itemAt(call.args, 0);
		const shift = add(termsOf(argument).filter(isClosed));
		const angle = add([argument, negate(shift)]);
		if (!isNumber(shift, 0)) shifted = true;
		const [c, s] = [applyFunction('cos', [shift]), applyFunction('sin', [shift])];
		// u and -u are one angle.
		const turned = negate(angle);
		const known = waves.get(angle.key) ?? waves.get(turned.key);
		const flip = known !== undefined && known.angle.key !== angle.key;
		const wave = known ?? { angle, cos: ZERO, sin: ZERO };
		if (!known) waves.set(angle.key, wave);
		const [a, b] = call.name === 'cos' ? [c, negate(s)] : [s, c];
		wave.cos = add([wave.cos, multiply([factor, a])]);
		wave.sin = add([wave.sin, multiply([factor, flip ? negate(b) : b])]);
		count++;
	}
	if (count < 2 && !shifted) return [];
	const forms = [...waves.values()].map(formsOf);
	return [0, 1, 2].map((kind) => add([...rest, ...forms.map((each) => each[kind] ?? itemAt(each, 0))]));
}

/** A·cos u + B·sin u, and where the phase is a known part of a turn, as one cosine and as one sine. */
function formsOf({ angle, cos, sin }: AngleWave): Expression[] {
	const [a, b] = [shorten(cos), shorten(sin)];
	const plain = add([multiply([a, rawCall('cos', [angle])]), multiply([b, rawCall('sin', [angle])])]);
	if (isZero(a) !== false || isZero(b) !== false) {
		const [left, right] = [isZero(a) === true ? ZERO : a, isZero(b) === true ? ZERO : b];
		return [add([multiply([left, rawCall('cos', [angle])]), multiply([right, rawCall('sin', [angle])])])];
	}
	const size = shorten(power(shorten(add([power(a, TWO), power(b, TWO)])), HALF));
	const phase = applyFunction('atan', [shorten(divide(b, a))]);
	if (someNode(phase, (node) => isCall(node)) || !isRationalTurn(phase)) return [plain];
	const signed = (sign: -1 | 0 | 1 | undefined) => (sign === -1 ? negate(size) : size);
	const complement = add([multiply([HALF, PI]), negate(phase)]);
	// atan(a/b) is π/2 − atan(b/a) for a positive b/a, and −π/2 − atan(b/a) else.
	const shift = signOf(phase) === -1 ? add([complement, negate(PI)]) : complement;
	return [
		plain,
		multiply([signed(signOf(a)), rawCall('cos', [add([angle, negate(phase)])])]),
		multiply([signed(signOf(b)), rawCall('sin', [add([angle, shift])])])
	];
}

/** A fraction of π. */
function isRationalTurn(x: Expression): boolean {
	const { rest } = splitCoefficient(x);
	return rest !== undefined && rest.key === PI.key && !isNumber(x, 0) && ONE.key !== x.key;
}
