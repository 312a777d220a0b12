/** Antiderivatives of functions of a linear argument. */
import { add, divide, multiply, negate, subtract } from '../../arithmetic';
import { HALF, isNumber, ONE, TWO, type Expression } from '../../expression';
import { applyFunction } from '../../functions';
import { power, squareRoot } from '../../powers';
import { contains } from '../substitution';
import { lineOf } from './linear';

const call = (name: string, u: Expression): Expression => applyFunction(name, [u]);
const logOf = (u: Expression): Expression => call('log', call('abs', u));
const square = (u: Expression): Expression => power(u, TWO);
const halfLog = (u: Expression): Expression => multiply([HALF, call('log', u)]);

/** ∫ f(u) du (DLMF 4.26, 4.40). */
const FUNCTIONS: Readonly<Record<string, (u: Expression) => Expression>> = {
	sin: (u) => negate(call('cos', u)),
	cos: (u) => call('sin', u),
	tan: (u) => negate(logOf(call('cos', u))),
	cot: (u) => logOf(call('sin', u)),
	sec: (u) => logOf(add([call('sec', u), call('tan', u)])),
	csc: (u) => negate(logOf(add([call('csc', u), call('cot', u)]))),
	sinh: (u) => call('cosh', u),
	cosh: (u) => call('sinh', u),
	tanh: (u) => call('log', call('cosh', u)),
	coth: (u) => logOf(call('sinh', u)),
	sech: (u) => call('atan', call('sinh', u)),
	csch: (u) => logOf(call('tanh', multiply([HALF, u]))),
	log: (u) => subtract(multiply([u, call('log', u)]), u),
	asin: (u) => add([multiply([u, call('asin', u)]), squareRoot(subtract(ONE, square(u)))]),
	acos: (u) => subtract(multiply([u, call('acos', u)]), squareRoot(subtract(ONE, square(u)))),
	atan: (u) => subtract(multiply([u, call('atan', u)]), halfLog(add([ONE, square(u)]))),
	asinh: (u) => subtract(multiply([u, call('asinh', u)]), squareRoot(add([ONE, square(u)]))),
	acosh: (u) =>
		subtract(multiply([u, call('acosh', u)]), multiply([squareRoot(subtract(u, ONE)), squareRoot(add([u, ONE]))])),
	atanh: (u) => add([multiply([u, call('atanh', u)]), halfLog(subtract(ONE, square(u)))])
};

/** ∫ f(u)² du. */
const SQUARES: Readonly<Record<string, (u: Expression) => Expression>> = {
	sec: (u) => call('tan', u),
	csc: (u) => negate(call('cot', u)),
	tan: (u) => subtract(call('tan', u), u),
	cot: (u) => negate(add([call('cot', u), u])),
	sech: (u) => call('tanh', u),
	csch: (u) => negate(call('coth', u)),
	tanh: (u) => subtract(u, call('tanh', u)),
	coth: (u) => subtract(u, call('coth', u))
};

/** The antiderivative of a function, a power or an exponential with a linear argument; undefined for others. */
export function fromTable(f: Expression, name: string): Expression | undefined {
	if (f.kind === 'call' && f.args.length === 1) {
		const rule = FUNCTIONS[f.name];
		const line = rule && lineOf(f.args[0]!, name);
		return line && divide(rule(f.args[0]!), line.slope);
	}
	const { base, exponent } = f.kind === 'power' ? f : { base: f, exponent: ONE };
	if (!contains(exponent, name)) {
		if (base.kind === 'call' && base.args.length === 1 && isNumber(exponent, 2)) {
			const rule = SQUARES[base.name];
			const line = rule && lineOf(base.args[0]!, name);
			if (line) return divide(rule(base.args[0]!), line.slope);
		}
		const line = lineOf(base, name);
		if (!line) return undefined;
		if (isNumber(exponent, -1)) return divide(logOf(base), line.slope);
		const next = add([exponent, ONE]);
		return divide(power(base, next), multiply([next, line.slope]));
	}
	if (contains(base, name)) return undefined;
	const line = lineOf(exponent, name);
	if (!line) return undefined;
	const log = base.kind === 'constant' && base.name === 'e' ? ONE : call('log', base);
	return divide(power(base, exponent), multiply([line.slope, log]));
}
