/** Roots of products as products of roots. Both differ by a factor that is constant between the zeros of the radicands. */
import { add, multiply, negate } from '../../core/arithmetic';
import { leadsNegative } from '../../core/assumptions';
import { attempt } from '../../core/budget';
import {
	factorExpression,
	factorsOf,
	isCall,
	isInteger,
	isNumber,
	MINUS_ONE,
	number,
	someNode,
	splitCoefficient,
	ZERO,
	type Expression,
	type Factor
} from '../../core/expression';
import { NoValueError } from '../../core/no-value';
import { power } from '../../core/powers';
import { Budget, TooLarge } from '../../poly/budget';
import { factoredForm } from '../../simplify/factored';
import { contains, replace } from '../../core/substitution';

const STEPS = 20_000;

/** f = front·rest, where front is constant between the zeros of the radicands. */
export interface Apart {
	readonly front: Expression;
	readonly rest: Expression;
}

/**
 * (A^m·B^n)^r as A^(mr)·B^(nr) in every factor of f, equal bases joined: (x² + x)^(1/2)·x as x^(3/2)·(x + 1)^(1/2). Undefined
 * where no powers are joined and none becomes a whole power; `quotients` are taken apart anyway.
 */
export function rootsApart(f: Expression, name: string, quotients = false): Apart | undefined {
	const all = factorsOf(f);
	const factors = all.filter((each) => contains(factorExpression(each), name));
	const isRoot = ({ base, exponent }: Factor): boolean =>
		!isInteger(exponent) && !contains(exponent, name) && contains(base, name);
	if (!factors.some(isRoot)) return undefined;
	const atoms = new Map<string, { readonly base: Expression; readonly exponents: Expression[] }>();
	const others: Expression[] = all.filter((each) => !factors.includes(each)).map(factorExpression);
	let gained = false;
	const fronts: Expression[] = [];
	const record = (base: Expression, exponent: Expression): void => {
		const known = atoms.get(base.key);
		if (known) {
			gained ||= [...known.exponents, exponent].some((each) => !isInteger(each));
			known.exponents.push(exponent);
		} else atoms.set(base.key, { base, exponents: [exponent] });
	};
	for (const factor of [...factors.filter(isRoot), ...factors.filter((each) => !isRoot(each))]) {
		const { base, exponent } = factor;
		if (contains(exponent, name)) others.push(factorExpression(factor));
		else if (isInteger(exponent)) {
			const split = atoms.has(base.key) || base.kind !== 'sum' ? undefined : splitRoot(base, name);
			if (split?.atoms.some((each) => atoms.has(each.base.key))) {
				others.push(power(split.constant, exponent));
				for (const each of split.atoms) record(each.base, multiply([each.exponent, exponent]));
			} else record(base, exponent);
		} else {
			const split = splitRoot(base, name);
			if (!split) {
				record(base, exponent);
				continue;
			}
			const parts = split.atoms.map((each) => ({ base: each.base, exponent: multiply([each.exponent, exponent]) }));
			gained ||= !isNumber(split.constant) || parts.some((each) => isInteger(each.exponent));
			gained ||= quotients && split.atoms.some((each) => isNumber(each.exponent, -1));
			for (const part of parts) record(part.base, part.exponent);
			fronts.push(power(base, exponent), ...parts.map((part) => power(part.base, negate(part.exponent))));
		}
	}
	if (!gained) return undefined;
	const rest = multiply([
		number(splitCoefficient(f).coefficient),
		...others,
		...[...atoms.values()].map(({ base, exponents }) => power(base, add(exponents)))
	]);
	return rest.key === f.key ? undefined : { front: multiply(fronts), rest };
}

/** constant·∏ base^exponent; undefined where x is one factor alone. */
function splitRoot(x: Expression, name: string): { constant: Expression; atoms: Factor[] } | undefined {
	const product = factored(x);
	const constants: Expression[] = [number(splitCoefficient(product).coefficient)];
	const atoms: Factor[] = [];
	for (const factor of factorsOf(product)) {
		if (!contains(factorExpression(factor), name)) constants.push(factorExpression(factor));
		else if (isInteger(factor.exponent) && isBelowZero(factor.base, name)) {
			constants.push(power(MINUS_ONE, factor.exponent));
			atoms.push({ base: negate(factor.base), exponent: factor.exponent });
		} else atoms.push(factor);
	}
	const constant = multiply(constants);
	const [only] = atoms;
	return isNumber(constant, 1) && atoms.length === 1 && only?.base.key === x.key ? undefined : { constant, atoms };
}

/** x as a product of powers, or itself where its factors take too long. */
export function factored(x: Expression): Expression {
	try {
		return attempt({ steps: STEPS }, () => factoredForm(x, new Budget())) ?? x;
	} catch (error) {
		if (error instanceof TooLarge || error instanceof NoValueError) return x;
		throw error;
	}
}

/** Whether a polynomial is below zero at 0, or its lowest term where it vanishes there, unknowns being positive. */
function isBelowZero(x: Expression, name: string): boolean {
	if (someNode(x, isCall)) return false;
	try {
		const level = replace(x, name, ZERO);
		return isNumber(level, 0) ? leadsNegative(x) : leadsNegative(level);
	} catch (error) {
		if (error instanceof NoValueError) return false;
		throw error;
	}
}
