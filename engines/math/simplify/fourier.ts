/**
 * Products of sines and cosines as sums of sines and cosines of summed angles (and the hyperbolic likewise):
 * cos u·cos v = ½[cos(u − v) + cos(u + v)] and its like, which hold for all complex arguments. The result is unique, so
 * that it is zero exactly when the polynomial is.
 */
import { itemAt } from '../../kit/checked';
import { add, multiply } from '../core/arithmetic';
import { number, type Expression } from '../core/expression';
import { applyFunction } from '../functions/functions';
import { TooLarge } from '../poly/budget';
import type { Poly } from '../poly/sparse';
import { power } from '../core/powers';
import { fraction } from '../core/rational';
import type { Kernels } from './kernels';

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

function distributed(sums: readonly Expression[], rest: Expression): Expression[] {
	return sums.reduce<Expression[]>(
		(products, sum) =>
			products.flatMap((product) => (sum.kind === 'sum' ? sum.terms : [sum]).map((term) => multiply([product, term]))),
		[rest]
	);
}

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
