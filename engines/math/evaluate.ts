/** Text → exact value, digits, kind. */
import type { Step } from './core/step';
import { subtract } from './core/arithmetic';
import { isReal } from './core/assumptions';
import { attempt, BudgetExceeded } from './core/budget';
import { expressionOf, type Variables } from './core/build';
import { definitionOf } from './definitions/registry';
import { decimalOfRational, decimalOfReal, formatDecimal, nearestDouble } from './reals/digits';
import type { Expression } from './core/expression';
import { childrenOf, coefficientOf, factorsOf, freeSymbols, isCall, isClosed, mentionsI } from './core/expression';
import { isInfinite, infiniteSign } from './core/infinity';
import { syntaxOf } from './io/layout';
import { latexSyntax } from './io/mathml';
import { approximate, signOf } from './core/numeric';
import { parse } from './io/parse';
import { printSyntax } from './io/print';
import { numberFromRational } from './core/rational';
import { EXACT, mayBeZero, InsufficientPrecision, type Real } from './reals/real';
import { separationBits } from './reals/separation';
import { fractionNear, shorten } from './core/shorten';
import { CIRCULAR, HYPERBOLIC } from './simplify/angles';
import './simplify/proof';
import { shortest } from './simplify/simplify';
import { type Syntax, isTruth } from './io/syntax';
import { chosen, truthOf, type Truth } from './core/truth';

export type Kind = 'integer' | 'rational' | 'real' | 'complex' | 'symbolic' | 'boolean' | 'unit' | 'matrix';

/** A value of an unknown for which an equation or inequality holds. */
export interface Solution {
	/** Number of the solution, from 1: the values of one solution of a system share it. */
	readonly solution: number;
	readonly variable: string;
	/** In the input syntax. With a free whole number for a family, intervals for an inequality, null where only digits exist. */
	readonly exact: string | null;
	readonly decimalText: string | null;
	readonly condition: string | null;
}

/** What an expression is worth. */
export interface Evaluation {
	/** In the input syntax. */
	readonly exact: string;
	/** Nearest double; null when complex, symbolic or beyond the range. */
	readonly decimal: number | null;
	/** `digits` significant digits; null when symbolic. */
	readonly decimalText: string | null;
	readonly latex: string;
	readonly kind: Kind;
	/** Free symbols left, sorted. */
	readonly unknowns: readonly string[];
	/** Of an equation, a system or an inequality. */
	readonly solutions?: readonly Solution[];
	/** A note on its source. */
	readonly said?: readonly string[];
	/** The text of the field `exact`. */
	readonly tree?: Syntax;
	/** The question as a tree, where it was not one of the grammar. */
	readonly asked?: Syntax;
	/** Its derivation, on request. */
	readonly steps?: readonly Step[];
}

/** Evaluates to `digits` significant digits. Throws ParseError, NoValueError, BudgetExceeded. */
export const evaluate = (text: string, variables: Variables, digits: number): Evaluation =>
	evaluateSyntax(parse(text, new Set(variables.keys())), variables, digits);

/** The same of a text that is read already. */
export function evaluateSyntax(syntax: Syntax, variables: Variables, digits: number): Evaluation {
	if (isTruth(syntax)) return describeTruth(truthOf(syntax, variables));
	const value = chosen(syntax, variables);
	if (value !== syntax) return evaluateSyntax(value, variables, digits);
	const built = expressionOf(syntax, variables);
	return built.kind === 'number' ? describe(built, digits) : describe(exactForm(built), digits);
}

const IDENTITY_STEPS = 250_000;

// The short form that is answered as exact. A constant of several angles that lies within 1e-13 of a simple fraction is
// tried with the identities between them (sin² + cos² = 1); a fraction that comes out is the value.
function exactForm(built: Expression): Expression {
	const short = shorten(built);
	if (!isClosed(short) || countAngles(short) < 2 || !fractionNear(short)) return short;
	const better = attempt({ steps: IDENTITY_STEPS }, () => shortest(short));
	// A last look at 360 digits: a number that differs there is not sent.
	return better?.kind === 'number' && mayBeEqual(better, short) ? better : short;
}

const LAST_LOOK_BITS = 1_200;

/** Whether two constants are one as far as their digits go. */
function mayBeEqual(a: Expression, b: Expression): boolean {
	const { re, im } = approximate(subtract(a, b), LAST_LOOK_BITS);
	return mayBeZero(re) && (!im || mayBeZero(im));
}

/** Trigonometric and hyperbolic functions in x, each occurrence once. */
function countAngles(x: Expression): number {
	if (isCall(x) && (CIRCULAR.has(x.name) || HYPERBOLIC.has(x.name))) return 1;
	let count = 0;
	for (const child of childrenOf(x)) {
		count += countAngles(child);
		if (count > 1) break;
	}
	return count;
}

/** Digits and kind of an expression that stays as it is. */
export function describe(x: Expression, digits: number): Evaluation {
	const tree = syntaxOf(x);
	const exact = printSyntax(tree);
	const latex = latexSyntax(tree);
	if (x.kind === 'number') {
		const { value } = x;
		const double = numberFromRational(value);
		const kind = value.den === 1n ? 'integer' : 'rational';
		const decimalText = value.num === 0n ? '0' : formatDecimal(decimalOfRational(value, digits), value.num < 0n);
		return { exact, latex, tree, kind, unknowns: [], decimalText, decimal: Number.isFinite(double) ? double : null };
	}
	const unknowns = freeSymbols(x);
	if (unknowns.length > 0) return { exact, latex, tree, kind: 'symbolic', unknowns, decimal: null, decimalText: null };
	if (isInfinite(x))
		return {
			exact,
			latex,
			tree,
			kind: 'real',
			unknowns,
			decimal: null,
			decimalText: infiniteSign(x) < 0 ? '-infinity' : 'infinity'
		};
	const { decimal, decimalText, complex } = digitsOf(x, digits);
	const integral = !complex && wholeForm(x);
	const kind = complex ? 'complex' : integral ? 'integer' : 'real';
	return { exact, latex, tree, kind, unknowns, decimal, decimalText };
}

/** Functions whose value is whole for every argument. */
const ROUNDING: ReadonlySet<string> = new Set(['floor', 'ceil', 'round', 'trunc']);

/** Powers and factorials of whole numbers that are too long to write are whole all the same. */
function wholeForm(x: Expression): boolean {
	switch (x.kind) {
		case 'number':
			return x.value.den === 1n;
		case 'sum':
			return x.terms.every(wholeForm);
		case 'product':
		case 'power':
			return coefficientOf(x).den === 1n && factorsOf(x).every(({ base, exponent }) => wholePower(base, exponent));
		case 'call':
			return (definitionOf(x.name)?.whole ?? false) && (ROUNDING.has(x.name) || x.args.every(wholeForm));
		default:
			return false;
	}
}

const wholePower = (base: Expression, exponent: Expression): boolean =>
	wholeForm(base) && wholeForm(exponent) && signOf(exponent) !== -1;

/** Bits after which a part that is still not told from 0 counts as 0 in the digits (never in the exact value). */
const GIVE_UP_BITS = 16_000;

interface Digits {
	readonly decimal: number | null;
	readonly decimalText: string;
	readonly complex: boolean;
}

/** Raises the precision until the digits asked for and the nearest double are decided. */
function digitsOf(x: Expression, digits: number): Digits {
	const realForm = !mentionsI(x) && isReal(x);
	let p = Math.ceil(Math.max(digits, 18) * 3.33) + 40;
	for (let round = 0; ; round++) {
		try {
			const value = approximate(x, p);
			const re = settled(value.re, p, x);
			const im = realForm || !value.im ? undefined : settled(value.im, p, x);
			const imText = im && partText(im, digits);
			if (im && imText !== '0') {
				const reText = partText(re, digits);
				const size = imText?.replace(/^-/, '') ?? '';
				const minus = imText?.startsWith('-') ?? false;
				const unit = `${size}*i`;
				const decimalText = reText === '0' ? (minus ? `-${unit}` : unit) : `${reText} ${minus ? '-' : '+'} ${unit}`;
				return { decimal: null, decimalText, complex: true };
			}
			const double = nearestDouble(re);
			return { decimal: Number.isFinite(double) ? double : null, decimalText: partText(re, digits), complex: false };
		} catch (error) {
			if (!(error instanceof InsufficientPrecision)) throw error;
			if (p > 2 * GIVE_UP_BITS)
				throw new BudgetExceeded('needs more than 9,000 digits to decide a value', 'digits', { cause: error });
			p = p * 2 + 32;
		}
	}
}

const ZERO_BALL: Real = { m: 0n, e: 0, r: EXACT };

/** A part of the value of x: one that is zero by proof or as far as digits go becomes 0, one that may be zero asks for more. */
function settled(a: Real, p: number, x: Expression): Real {
	if (!mayBeZero(a) || a.r === EXACT) return a;
	const tiny = a.r + 2;
	const proof = separationBits(x);
	if ((proof !== undefined && tiny < -proof) || (p > GIVE_UP_BITS && tiny < -GIVE_UP_BITS / 2)) return ZERO_BALL;
	throw new InsufficientPrecision('a part may be zero');
}

function partText(a: Real, digits: number): string {
	if (a.r !== EXACT) return formatDecimal(decimalOfReal(a, digits), a.m < 0n);
	if (a.m === 0n) return '0';
	const value = a.e >= 0 ? { num: a.m << BigInt(a.e), den: 1n } : { num: a.m, den: 1n << BigInt(-a.e) };
	return formatDecimal(decimalOfRational(value, digits), a.m < 0n);
}

/** The answer of a question that is true, false or undecided. */
export function describeTruth(truth: Truth): Evaluation {
	const none = { decimal: null, decimalText: null };
	if (typeof truth === 'boolean')
		return { ...none, exact: String(truth), latex: `\\text{${truth}}`, kind: 'boolean', unknowns: [] };
	const { open, unknowns } = truth;
	return { ...none, exact: printSyntax(open), latex: latexSyntax(open), kind: 'symbolic', unknowns };
}
