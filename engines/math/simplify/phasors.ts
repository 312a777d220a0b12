/**
 * Waves of one angle put together: A·cos u + B·sin u = ±√(A² + B²)·cos(u − atan(B/A)), for closed real A and B.
 *
 * Terms cos(u + φ) and sin(u + φ) of a closed φ are first written by cos u and sin u, by the addition theorems; both rules
 * hold for all complex u.
 */
import { itemAt } from '../../kit/checked';
import { add, divide, multiply, negate } from '../core/arithmetic';
import { isReal } from '../core/assumptions';
import { HALF, isCall, isClosed, isNumber, PI, someNode, termsOf, factorsOf, ONE, rawCall, splitCoefficient, TWO, ZERO, type CallNode, type Expression } from '../core/expression'; // prettier-ignore
import { applyFunction } from '../functions/functions';
import { isZero, signOf } from '../core/numeric';
import { power } from '../core/powers';
import { shorten } from '../core/shorten';

interface Wave {
	readonly angle: Expression;
	cos: Expression;
	sin: Expression;
}

function waveOf(term: Expression): { call: CallNode; factor: Expression } | undefined {
	const factors = factorsOf(term);
	const calls = factors.filter(({ base }) => !isClosed(base));
	const [only] = calls;
	if (calls.length !== 1 || !only || !isNumber(only.exponent, 1)) return undefined;
	if (!isCall(only.base, 'sin') && !isCall(only.base, 'cos')) return undefined;
	const factor = divide(term, only.base);
	return isClosed(factor) && isReal(factor) ? { call: only.base, factor } : undefined;
}

/** Forms of x with its waves of one angle joined: in cos u and sin u, as one cosine, as one sine. Empty for fewer than two waves. */
export function joinedWaves(x: Expression): Expression[] {
	const waves = new Map<string, Wave>();
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
function formsOf({ angle, cos, sin }: Wave): Expression[] {
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
