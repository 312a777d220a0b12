/** Antiderivatives by elliptic integrals of the first and second kind. Numbers in brackets are those of the DLMF. */
import { add, divide, multiply, negate, subtract } from '../../core/arithmetic';
import { HALF, isCall, isNumber, ONE, PI, symbol, TWO, ZERO, type Expression } from '../../core/expression';
import { squareRoot } from '../../core/powers';
import { contains } from '../../core/substitution';
import { applyFunction } from '../../functions/functions';
import { coefficients } from '../dense';
import { normal } from '../forms';
import { innerParts, isBelow, lineOf, replacePart } from './linear';

const WAVE = 'wave_';

/** The line b·cos v + a of a function of one wave, squares of it as waves of twice the angle. */
type OfCosine = { readonly a: Expression; readonly b: Expression };

/** ∫ (r + s·cos v)·Q^(±1/2) of a line Q of cos v: of sin u, cos u or their squares [19.2.4, 19.2.5]. */
export function integrateElliptic(f: Expression, name: string): Expression | undefined {
	const bases = innerParts(f, name).flatMap((part) =>
		part.kind === 'power' && isNumber(part.exponent) && part.exponent.value.den === 2n ? [part.base] : []
	);
	const [base] = bases;
	const wave = base && innerParts(base, name).find((part) => isCall(part, 'sin') || isCall(part, 'cos'));
	if (!base || wave?.kind !== 'call' || bases.some(({ key }) => key !== base.key)) return undefined;
	const [u] = wave.args;
	const line = u && lineOf(u, name);
	const parts = [base, multiply([f, squareRoot(base)])].map((each) => {
		const form = replacePart(each, wave, symbol(WAVE));
		return contains(form, name) ? undefined : coefficients(form, WAVE);
	});
	const [below, above] = parts;
	if (!u || !line || !below || !above || below.length > 3 || above.length > 3) return undefined;
	const even = parts.every((each) => isNumber(each?.[1] ?? ZERO, 0));
	if (!even && (below.length > 2 || above.length > 2)) return undefined;
	const isSine = wave.name === 'sin';
	const ofCosine = ([c = ZERO, first = ZERO, second = ZERO]: readonly Expression[]): OfCosine => {
		const half = multiply([HALF, second]);
		return even ? { a: add([c, half]), b: isSine ? negate(half) : half } : { a: c, b: first };
	};
	const [q, r] = [ofCosine(below), ofCosine(above)];
	const angle = even ? u : multiply([HALF, isSine ? subtract(u, multiply([HALF, PI])) : u]);
	const slope = even ? line.slope : multiply([HALF, line.slope]);
	// cos v is -cos(v - π): one of the two has a root at 0.
	for (const [sign, turned] of [
		[ONE, angle],
		[negate(ONE), subtract(angle, multiply([HALF, PI]))]
	] as const) {
		const top = normal(add([q.a, multiply([sign, q.b])]));
		if (isNumber(top, 0)) return undefined;
		if (isBelow(top)) continue;
		const m = normal(divide(multiply([TWO, sign, q.b]), top));
		// The root of a square is elementary.
		if (isNumber(m, 1)) return undefined;
		const share = divide(r.b, q.b);
		const [E, F] = ['elliptice', 'ellipticf'].map((each) => applyFunction(each, [turned, m])) as [
			Expression,
			Expression
		];
		const root = squareRoot(top);
		const rest = normal(subtract(r.a, multiply([share, q.a])));
		return divide(add([multiply([share, root, E]), divide(multiply([rest, F]), root)]), slope);
	}
	return undefined;
}
