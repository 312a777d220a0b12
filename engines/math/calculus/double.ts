/** Expressions as functions of doubles: for looking around, never for answers. NaN where a value is not real. */
import { isInteger, type Expression } from '../core/expression';
import { numberFromRational } from '../core/rational';
import { sampleOf } from '../definitions/samples';
import { real } from '../simplify/values';

export type DoubleFunction = (x: number) => number;

type Native = (...args: number[]) => number;

/** Functions of JavaScript that have the meaning of ours. `round` takes halves up there, and `log` has a value at 0. */
const native = (name: string): Native | undefined =>
	name !== 'round' && name !== 'log' && name in Math ? (Math[name as 'sin'] as Native) : undefined;

/** The real value of a function by its sample in doubles; NaN where it is complex, or not known there. */
function sampled(name: string): Native {
	const sample = sampleOf(name);
	return (...args) => {
		if (!sample || args.some((arg) => !Number.isFinite(arg))) return NaN;
		const { re, im } = sample(...args.map((arg) => real(arg)));
		return im === 0 ? re : NaN;
	};
}

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
			const args = x.args.map((arg) => doubleFunction(arg, name));
			const f = native(x.name) ?? sampled(x.name);
			return (at) => f(...args.map((arg) => arg(at)));
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
