/** Integrands in another form: apart into terms and roots, multiplied out, by half angles, signs and exponentials. */
import { type Subsearch, innerParts, replacePart, lineOf, splitConstant } from './linear';
import type { Expression, Factor } from '../../core/expression';
import {
	factorExpression,
	factorsOf,
	HALF,
	integerNode,
	isCall,
	isConstantNamed,
	isInteger,
	number,
	ONE,
	PI,
	someNode,
	splitCoefficient,
	symbol,
	termsOf,
	ZERO,
	isNumber,
	MINUS_ONE
} from '../../core/expression';
import { add, multiply, subtract, divide, negate } from '../../core/arithmetic';
import { multipliedOut, normal, inExponentials } from '../forms';
import { contains, mapParts, replace } from '../../core/substitution';
import { itemAt } from '../../../kit/checked';
import { power } from '../../core/powers';
import { applyFunction } from '../../functions/functions';
import { NoValueError, unlessRefused } from '../../core/refusals';
import { HYPERBOLA } from '../../simplify/angles';
import { Budget, TooLarge } from '../../poly/budget';
import { Kernels } from '../../simplify/kernels';
import { reduceBy } from '../../simplify/relations';
import { coefficients } from '../dense';
import { apartTerms } from './rational';
import { leadsNegative } from '../../core/assumptions';
import { attempt } from '../../core/budget';
import { factoredForm } from '../../simplify/factored';

/** A sum term by term. Undefined where one term has no antiderivative. */
export function byTerms(f: Expression, name: string, inner: Subsearch): Expression | undefined {
	if (f.kind !== 'sum') return undefined;
	const parts: Expression[] = [];
	for (const term of f.terms) {
		const part = inner.find(term, name);
		if (!part) return undefined;
		parts.push(part);
	}
	return add(parts);
}

/** Roots that share factors as powers of each factor: √(x² + x³) is |x|·√(1 + x). */
export function byFactors(f: Expression, name: string, inner: Subsearch): Expression | undefined {
	const apart = rootsApart(f, name);
	const found = apart && inner.find(apart.rest, name);
	return found && multiply([apart.front, found]);
}

/** Roots without the constant factors of their bases: √(c − c·x²) is a constant times √(1 − x²). */
export function byContent(f: Expression, name: string, inner: Subsearch): Expression | undefined {
	const factors = factorsOf(f).map((factor) => {
		const { base, exponent } = factor;
		const isRoot = !isInteger(exponent) && !contains(exponent, name) && contains(base, name);
		const isQuadratic = isRoot && coefficients(base, name, 2)?.length === 3;
		const content = isQuadratic ? splitConstant(factored(base), name).constant : ONE;
		if (isNumber(content)) return { ...factor, changed: base };
		const changed = normal(divide(base, content));
		return { ...factor, changed: isBelowZero(changed, name) ? negate(changed) : changed };
	});
	if (factors.every(({ base, changed }) => base === changed)) return undefined;
	const front = factors.map(({ base, changed, exponent }) => divide(power(base, exponent), power(changed, exponent)));
	const rest = factors.map(({ changed, exponent }) => power(changed, exponent));
	const found = inner.find(multiply([number(splitCoefficient(f).coefficient), ...rest]), name);
	return found && multiply([...front, found]);
}

/** Terms with one product of functions each. */
export function byFunctions(f: Expression, name: string, inner: Subsearch): Expression | undefined {
	const form = collected(f, name);
	return form?.kind === 'sum' && form.key !== f.key ? inner.find(form, name) : undefined;
}

/** The same multiplied out, or as one fraction. */
export function multiplied(f: Expression, name: string, inner: Subsearch): Expression | undefined {
	for (const form of [multipliedOut(f), normal(f)]) {
		if (form.key === f.key) continue;
		const found = inner.find(form, name);
		if (found) return found;
	}
	return undefined;
}

/** √(1 − cos u) = √2·|sin(u/2)|, √(1 + cos u) = √2·|cos(u/2)|; sin u is cos(u − π/2). */
export function byHalfAngle(f: Expression, name: string, inner: Subsearch): Expression | undefined {
	for (const part of innerParts(f, name)) {
		if (part.kind !== 'power' || part.base.kind !== 'sum' || isInteger(part.exponent)) continue;
		const wave = part.base.terms
			.flatMap(factorsOf)
			.find(({ base }) => (isCall(base, 'cos') || isCall(base, 'sin')) && contains(base, name))?.base;
		if (wave?.kind !== 'call') continue;
		const turn = wave.name === 'sin' ? multiply([HALF, PI]) : ZERO;
		const half = multiply([HALF, subtract(itemAt(wave.args, 0), turn)]);
		for (const [sign, other] of [
			[-1, 'sin'],
			[1, 'cos']
		] as const) {
			const ratio = normal(divide(part.base, add([ONE, multiply([integerNode(sign), wave])])));
			if (contains(ratio, name)) continue;
			const square = multiply([integerNode(2), ratio, power(applyFunction(other, [half]), integerNode(2))]);
			const found = inner.find(replacePart(f, part, power(square, part.exponent)), name);
			if (found) return found;
		}
	}
	return undefined;
}

/** |u| is s·u with a constant sign s between the zeros of u; the constant of a linear u makes it continuous. */
export function bySign(f: Expression, name: string, inner: Subsearch): Expression | undefined {
	const size = innerParts(f, name).find((part) => isCall(part, 'abs') || isCall(part, 'sign'));
	if (size?.kind !== 'call') return undefined;
	const u = itemAt(size.args, 0);
	const s = SIGN;
	const inside = replacePart(f, size, isCall(size, 'abs') ? multiply([s, u]) : s);
	if (contains(inside, 'sign_') && someNode(inside, (node) => node.key === size.key)) return undefined;
	const found = inner.find(evenSigns(inside), name);
	if (!found) return undefined;
	const line = lineOf(u, name);
	const zero = line && normal(divide(negate(line.shift), line.slope));
	const shifted = (zero && unlessRefused(() => subtract(found, replace(found, name, zero)))) ?? found;
	return replace(line ? evenSigns(shifted) : withoutSquares(shifted), s.name, applyFunction('sign', [u]));
}

/** Hyperbolic functions as exponentials. */
export function byExponentials(f: Expression, name: string, inner: Subsearch): Expression | undefined {
	if (!someNode(f, (node) => node.kind === 'call' && HYPERBOLA.names.has(node.name) && contains(node, name)))
		return undefined;
	const form = inExponentials(f);
	return form.key === f.key ? undefined : (inner.find(multipliedOut(form), name) ?? inner.find(normal(form), name));
}

/** e^(k·atanh u) = (1 + u)^(k/2)·(1 − u)^(−k/2), for all complex u. */
export function byInverses(f: Expression, name: string, inner: Subsearch): Expression | undefined {
	const form = inPowers(f);
	return form.key === f.key ? undefined : inner.find(form, name);
}

const inPowers = (x: Expression): Expression =>
	mapParts(x, inPowers, {
		power: (base, exponent) => {
			const parts = isConstantNamed(base, 'e') ? termsOf(exponent) : [];
			const powers = parts.map((term) => {
				const area = factorsOf(term).find(({ base: call }) => isCall(call, 'atanh'))?.base;
				if (area?.kind !== 'call') return power(base, term);
				const u = inPowers(itemAt(area.args, 0));
				const half = multiply([HALF, divide(term, area)]);
				return multiply([power(normal(add([ONE, u])), half), power(normal(subtract(ONE, u)), negate(half))]);
			});
			return parts.length > 0 ? multiply(powers) : power(inPowers(base), inPowers(exponent));
		}
	});

const SIGN = symbol('sign_');

/** s² = 1 in powers of s. */
const withoutSquares = (x: Expression): Expression =>
	mapParts(x, withoutSquares, {
		power: (base, exponent) =>
			base.key === SIGN.key && isInteger(exponent)
				? exponent.value.num % 2n === 0n
					? ONE
					: SIGN
				: power(withoutSquares(base), withoutSquares(exponent))
	});

/** The same multiplied out. */
const evenSigns = (x: Expression): Expression => withoutSquares(multipliedOut(x));

const MAX_TERMS = 24;

/** Σ r(x)·K over products K of functions. Undefined where f lacks functions in the numerator, or has one in the denominator. */
export function collected(f: Expression, name: string): Expression | undefined {
	const kernels = new Kernels(f, {}, new Budget());
	const calls = kernels.nodes.map((node) => node.kind === 'call' && contains(node, name));
	if (!calls.some(Boolean)) return undefined;
	const { ring } = kernels;
	const { num, den } = reduceBy(ring, kernels.fraction(f), kernels.relations());
	if (calls.some((is, v) => is && ring.degree(den, v) > 0)) return undefined;
	const below = kernels.expression(den);
	const groups = new Map<string, { readonly product: Expression; readonly above: Expression[] }>();
	num.monomials.forEach((m, i) => {
		const powers = kernels.nodes.map((node, v) => power(node, integerNode(ring.exponent(m, v))));
		const product = multiply(powers.filter((_, v) => calls[v]));
		const rest = multiply([number({ num: num.coefficients[i] ?? 0n, den: 1n }), ...powers.filter((_, v) => !calls[v])]);
		const group = groups.get(product.key) ?? { product, above: [] };
		group.above.push(rest);
		groups.set(product.key, group);
	});
	const terms = [...groups.values()].flatMap(({ product, above }) => {
		const front = normal(multiply([add(above), power(below, integerNode(-1))]));
		const apart = product.key === ONE.key ? [front] : (apartTerms(front, name) ?? [front]);
		return apart.map((each) => multiply([each, product]));
	});
	return terms.length > MAX_TERMS ? undefined : add(terms);
}

const STEPS = 20_000;

/** f = front·rest, where front is constant between the zeros of the radicands. */
export type Apart = { readonly front: Expression; readonly rest: Expression };

/** (A^m·B^n)^r as A^(mr)·B^(nr), equal bases joined. Undefined where nothing is; `quotients` always part. */
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
	const form = () => attempt({ steps: STEPS }, () => factoredForm(x, new Budget()));
	return unlessRefused(form, [TooLarge, NoValueError]) ?? x;
}

/** Whether a polynomial is below zero at 0, or its lowest term where it vanishes there, unknowns being positive. */
function isBelowZero(x: Expression, name: string): boolean {
	if (someNode(x, isCall)) return false;
	const level = unlessRefused(() => replace(x, name, ZERO));
	return level !== undefined && leadsNegative(isNumber(level, 0) ? x : level);
}
