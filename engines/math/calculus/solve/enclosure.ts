/** Enclosures: intervals that certainly hold every value of an expression while its unknown runs through an interval. */
import { spend } from '../../core/budget';
import { isInteger, type Expression } from '../../core/expression';
import { numberFromRational } from '../../core/rational';

/** The real values of an expression lie in [low, high]; low > high where it is real nowhere. */
export interface Range {
	readonly low: number;
	readonly high: number;
	/** Whether it is real and has a derivative at every place. */
	readonly smooth: boolean;
	/** Whether it is certainly not real at some places, which `low` and `high` leave out. */
	readonly unreal: boolean;
}

const UNKNOWN: Range = { low: -Infinity, high: Infinity, smooth: false, unreal: false };

/** Doubles of the library are off by a unit in their last place; this allows for sixteen. */
const SLACK = 2 ** -48;
const down = (x: number): number => (x === Infinity ? Number.MAX_VALUE : x - Math.abs(x) * SLACK - 1e-300);
const up = (x: number): number => -down(-x);

const range = (low: number, high: number, smooth = true, unreal = false): Range =>
	Number.isNaN(low) || Number.isNaN(high) ? UNKNOWN : { low: down(low), high: up(high), smooth, unreal };

/** Whether an expression with such values is 0 nowhere. */
export const excludesZero = ({ low, high }: Range): boolean => low > 0 || high < 0 || low > high;

const isEmpty = ({ low, high }: Range): boolean => low > high;

function sum(a: Range, b: Range): Range {
	// Two parts that are not real may add up to a real number.
	if (a.unreal && b.unreal) return UNKNOWN;
	if (isEmpty(a) || isEmpty(b)) return isEmpty(a) ? a : b;
	return range(a.low + b.low, a.high + b.high, a.smooth && b.smooth, a.unreal || b.unreal);
}

/** No end of an interval is reached at infinity, so 0 times it is 0. */
const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : a * b);

function product(a: Range, b: Range): Range {
	if (a.unreal && b.unreal) return UNKNOWN;
	const unreal = a.unreal || b.unreal;
	const ends = isEmpty(a) || isEmpty(b) ? [] : [a.low, a.high].flatMap((x) => [times(x, b.low), times(x, b.high)]);
	// What is not real becomes 0 where the other factor is.
	if (unreal && !excludesZero(a.unreal ? b : a)) ends.push(0);
	return range(Math.min(...ends), Math.max(...ends), a.smooth && b.smooth, unreal);
}

/** A function that rises wherever it is real, from `from` to `to`. */
function rising(u: Range, f: (x: number) => number, from = -Infinity, to = Infinity): Range {
	if (u.unreal) return UNKNOWN;
	const [low, high] = [Math.max(u.low, from), Math.min(u.high, to)];
	const unreal = low > u.low || high < u.high;
	if (low > high) return { low: Infinity, high: -Infinity, smooth: false, unreal: true };
	const smooth = u.smooth && (from === -Infinity || u.low > from) && (to === Infinity || u.high < to);
	return range(f(low), f(high), smooth, unreal);
}

const falling = (u: Range, f: (x: number) => number, from?: number, to?: number): Range => {
	const { low, high, ...rest } = rising(u, (x) => -f(x), from, to);
	return { low: -high, high: -low, ...rest };
};

const whole = (u: Range, low: number, high: number): Range => (u.unreal ? UNKNOWN : range(low, high, u.smooth));

/** An even function that rises from 0. */
function even(u: Range, f: (x: number) => number, smooth = true): Range {
	if (u.unreal) return UNKNOWN;
	const zero = u.low <= 0 && u.high >= 0;
	const [near, far] = [Math.min(Math.abs(u.low), Math.abs(u.high)), Math.max(Math.abs(u.low), Math.abs(u.high))];
	return range(zero ? f(0) : f(near), f(far), u.smooth && (smooth || !zero));
}

/** Arguments up to which doubles tell the turns of a wave apart. */
const MAX_ANGLE = 1e9;

/** Whether an interval, widened a little, contains offset + n · period. */
function meets(u: Range, offset: number, period: number): boolean {
	const slack = 1e-12 * (1 + Math.max(Math.abs(u.low), Math.abs(u.high)));
	return Math.floor((u.high + slack - offset) / period) >= Math.ceil((u.low - slack - offset) / period);
}

function cosine(u: Range, shift: number, f: (x: number) => number): Range {
	const size = Math.max(Math.abs(u.low), Math.abs(u.high));
	if (!(size < MAX_ANGLE)) return whole(u, -1, 1);
	const ends = [f(u.low), f(u.high)];
	const low = meets(u, shift + Math.PI, 2 * Math.PI) ? -1 : Math.min(...ends);
	return whole(u, low, meets(u, shift, 2 * Math.PI) ? 1 : Math.max(...ends));
}

/** Functions of one argument. Others are not enclosed. */
const FUNCTIONS: Readonly<Record<string, (u: Range) => Range>> = {
	log: (u) => rising(u, Math.log, 0),
	cbrt: (u) => ({ ...rising(u, Math.cbrt), smooth: u.smooth && excludesZero(u) }),
	atan: (u) => rising(u, Math.atan),
	asinh: (u) => rising(u, Math.asinh),
	sinh: (u) => rising(u, Math.sinh),
	tanh: (u) => rising(u, Math.tanh),
	asin: (u) => rising(u, Math.asin, -1, 1),
	acos: (u) => falling(u, Math.acos, -1, 1),
	cosh: (u) => even(u, Math.cosh),
	abs: (u) => even(u, Math.abs, false),
	cos: (u) => cosine(u, 0, Math.cos),
	sin: (u) => cosine(u, Math.PI / 2, Math.sin),
	tan: (u) => (u.high - u.low > 3 || meets(u, Math.PI / 2, Math.PI) ? UNKNOWN : rising(u, Math.tan))
};

function wholePower(u: Range, n: number): Range {
	if (n < 0) {
		const below = wholePower(u, -n);
		if (!excludesZero(below) || isEmpty(below)) return n === -1 && isEmpty(below) ? below : UNKNOWN;
		return range(1 / below.high, 1 / below.low, below.smooth, below.unreal);
	}
	if (n === 1) return u;
	return n % 2 === 0 ? even(u, (x) => x ** n) : rising(u, (x) => x ** n);
}

function powerRange(base: Expression, exponent: Expression, name: string, at: Range): Range {
	if (isInteger(exponent)) return wholePower(rangeOf(base, name, at), Number(exponent.value.num));
	if (base.kind === 'constant' && base.name === 'e') return rising(rangeOf(exponent, name, at), Math.exp);
	const [below, above] = [rangeOf(base, name, at), rangeOf(exponent, name, at)];
	if (exponent.kind === 'number') {
		const power = numberFromRational(exponent.value);
		return (power > 0 ? rising : falling)(below, (x) => x ** power, 0);
	}
	if (below.unreal || !(below.low > 0)) return UNKNOWN;
	return rising(product(above, rising(below, Math.log, 0)), Math.exp);
}

/** The values of x while its unknown `name` runs through `at`. Ends may be infinite. Other unknowns give no bounds. */
export function rangeOf(x: Expression, name: string, at: Range): Range {
	spend(0.05);
	switch (x.kind) {
		case 'number': {
			const value = numberFromRational(x.value);
			return range(value, value);
		}
		case 'symbol':
			return x.name === name ? at : UNKNOWN;
		case 'constant': {
			const value = x.name === 'pi' ? Math.PI : x.name === 'e' ? Math.E : NaN;
			return range(value, value);
		}
		case 'sum':
			return x.terms.map((term) => rangeOf(term, name, at)).reduce(sum);
		case 'product': {
			const coefficient = numberFromRational(x.coefficient);
			return x.factors
				.map(({ base, exponent }) => powerRange(base, exponent, name, at))
				.reduce(product, range(coefficient, coefficient));
		}
		case 'power':
			return powerRange(x.base, x.exponent, name, at);
		case 'call': {
			const [u] = x.args;
			const enclose = Object.hasOwn(FUNCTIONS, x.name) && x.args.length === 1 ? FUNCTIONS[x.name] : undefined;
			return enclose && u ? enclose(rangeOf(u, name, at)) : UNKNOWN;
		}
	}
}
