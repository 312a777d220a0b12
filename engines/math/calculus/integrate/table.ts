/** Antiderivatives of functions of a linear argument. */
import { itemAt } from '../../../kit/checked';
import { add, divide, multiply } from '../../core/arithmetic';
import { slopesOf } from '../../definitions/slopes';
import { isNumber, ONE, type Expression } from '../../core/expression';
import { applyFunction } from '../../functions/functions';
import { power } from '../../core/powers';
import { ruleOf } from '../rule';
import { contains } from '../../core/substitution';
import { lineOf } from './linear';

const logOf = (u: Expression): Expression => applyFunction('log', [applyFunction('abs', [u])]);

/** The antiderivative of a function, a power or an exponential with a linear argument; undefined for others. */
export function fromTable(f: Expression, name: string): Expression | undefined {
	if (f.kind === 'call' && f.args.length === 1) {
		const rule = ruleOf(slopesOf(f.name)?.antiderivative);
		const line = rule && lineOf(itemAt(f.args, 0), name);
		return line && divide(rule(itemAt(f.args, 0)), line.slope);
	}
	const { base, exponent } = f.kind === 'power' ? f : { base: f, exponent: ONE };
	if (!contains(exponent, name)) {
		if (base.kind === 'call' && base.args.length === 1 && isNumber(exponent, 2)) {
			const rule = ruleOf(slopesOf(base.name)?.antiderivativeOfSquare);
			const line = rule && lineOf(itemAt(base.args, 0), name);
			if (line) return divide(rule(itemAt(base.args, 0)), line.slope);
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
	const log = base.kind === 'constant' && base.name === 'e' ? ONE : applyFunction('log', [base]);
	return divide(power(base, exponent), multiply([line.slope, log]));
}
