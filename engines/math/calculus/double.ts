/** Expressions as functions of doubles: for looking around, never for answers. NaN where a value is not real. */
import { isInteger, type Expression } from '../core/expression';
import { numberFromRational } from '../core/rational';

export type DoubleFunction = (x: number) => number;

const ONE_ARGUMENT: Readonly<Record<string, DoubleFunction>> = {
	sin: Math.sin,
	cos: Math.cos,
	tan: Math.tan,
	cot: (x) => 1 / Math.tan(x),
	sec: (x) => 1 / Math.cos(x),
	csc: (x) => 1 / Math.sin(x),
	sinh: Math.sinh,
	cosh: Math.cosh,
	tanh: Math.tanh,
	coth: (x) => 1 / Math.tanh(x),
	sech: (x) => 1 / Math.cosh(x),
	csch: (x) => 1 / Math.sinh(x),
	asin: Math.asin,
	acos: Math.acos,
	atan: Math.atan,
	asinh: Math.asinh,
	acosh: Math.acosh,
	atanh: Math.atanh,
	log: (x) => (x > 0 ? Math.log(x) : NaN),
	abs: Math.abs,
	sign: Math.sign,
	floor: Math.floor,
	ceil: Math.ceil,
	trunc: Math.trunc,
	frac: (x) => x - Math.trunc(x),
	round: (x) => Math.sign(x) * Math.floor(Math.abs(x) + 0.5),
	cbrt: Math.cbrt,
	re: (x) => x,
	conj: (x) => x,
	im: () => 0
};

const TWO_ARGUMENTS: Readonly<Record<string, (x: number, y: number) => number>> = {
	atan2: Math.atan2,
	mod: (x, y) => x - y * Math.floor(x / y),
	root: (x, n) => (n % 2 === 1 && x < 0 ? -((-x) ** (1 / n)) : x ** (1 / n))
};

/** x as a function of its symbol `name`; other symbols, and functions that are not known here, give NaN. */
export function doubleFunction(x: Expression, name: string): DoubleFunction {
	switch (x.kind) {
		case 'number': {
			const value = numberFromRational(x.value);
			return () => value;
		}
		case 'symbol':
			return x.name === name ? (at) => at : () => NaN;
		case 'constant': {
			const value = x.name === 'pi' ? Math.PI : x.name === 'e' ? Math.E : NaN;
			return () => value;
		}
		case 'sum': {
			const terms = x.terms.map((term) => doubleFunction(term, name));
			return (at) => terms.reduce((sum, term) => sum + term(at), 0);
		}
		case 'product': {
			const factors = x.factors.map(({ base, exponent }) => powerFunction(base, exponent, name));
			const coefficient = numberFromRational(x.coefficient);
			return (at) => factors.reduce((product, factor) => product * factor(at), coefficient);
		}
		case 'power':
			return powerFunction(x.base, x.exponent, name);
		case 'call': {
			const [u, v] = x.args.map((arg) => doubleFunction(arg, name));
			const one = ONE_ARGUMENT[x.name];
			if (one && u && x.args.length === 1) return (at) => one(u(at));
			const two = TWO_ARGUMENTS[x.name];
			if (two && u && v) return (at) => two(u(at), v(at));
			if (x.name === 'min' || x.name === 'max') {
				const all = x.args.map((arg) => doubleFunction(arg, name));
				const pick = x.name === 'min' ? Math.min : Math.max;
				return (at) => pick(...all.map((each) => each(at)));
			}
			return () => NaN;
		}
	}
}

function powerFunction(base: Expression, exponent: Expression, name: string): DoubleFunction {
	const below = doubleFunction(base, name);
	if (isInteger(exponent)) {
		const n = Number(exponent.value.num);
		return n === 1 ? below : (at) => below(at) ** n;
	}
	const above = doubleFunction(exponent, name);
	if (base.kind === 'constant' && base.name === 'e') return (at) => Math.exp(above(at));
	return (at) => {
		const b = below(at);
		const e = above(at);
		return b < 0 && !Number.isInteger(e) ? NaN : b ** e;
	};
}
