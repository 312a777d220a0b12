/** Congruences in one unknown whole number: 3x ≡ 1 (mod 7) is x = 5 + 7n. */
import { subtract } from '../core/arithmetic';
import { spend } from '../core/budget';
import { expressionOf, type Variables } from '../core/build';
import { Declined } from '../core/unsupported';
import type { Evaluation } from '../evaluate';
import { factorsOf, freeSymbols, isInteger, number, symbol, termsOf, type Expression } from '../core/expression';
import { NoValueError } from '../core/no-value';
import { gcdOf, integer } from '../core/rational';
import type { Syntax } from '../io/syntax';
import { equationAnswer, truth } from './solve/answer';
import type { Root } from './solve/equation';
import { multipliedOut } from './tidy';

export interface Congruence {
	readonly sides: readonly [left: string, right: string];
	readonly modulus: bigint;
}

const SOLVE = String.raw`^(?:solve\s+)?`;
const MODULUS = String.raw`\s*,?\s*\(?\s*(?:mod(?:ulo)?)\s*\(?\s*(\d{1,30})\s*\)?\s*\)?$`;
const WRITTEN = new RegExp(`${SOLVE}(.+?)\\s*(?:≡|\\bis\\s+congruent\\s+to\\b|\\bcongruent\\s+to\\b)\\s*(.+?)${MODULUS}`, 'is'); // prettier-ignore
/** 17x = 5 mod 29, with a number on the right. */
const EQUATED = new RegExp(`${SOLVE}(?!\\s*[a-z]\\s*=)([^=<>]*[a-z][^=<>]*?)\\s*=\\s*(-?\\d+)${MODULUS}`, 'is');
const REMAINDER = new RegExp(`${SOLVE}\\(?([^=<>()]*?[a-z][^=<>()]*?)\\)?\\s+mod\\s+(\\d{1,30})\\s*=\\s*(\\d+)$`, 'is');

/** The congruence that a text is; undefined where it is none. */
export function congruenceIn(text: string): Congruence | undefined {
	const found = WRITTEN.exec(text) ?? EQUATED.exec(text);
	if (found) return { sides: [found[1]!, found[2]!], modulus: BigInt(found[3]!) };
	const remainder = REMAINDER.exec(text);
	if (!remainder || BigInt(remainder[3]!) >= BigInt(remainder[2]!)) return undefined;
	return { sides: [remainder[1]!, remainder[3]!], modulus: BigInt(remainder[2]!) };
}

/** All residues are tried for a polynomial of a higher degree. */
const MAX_RESIDUES = 100_000n;
const MAX_FAMILIES = 32;

/** Its solutions in whole numbers. Throws NoValueError and Declined for what is no polynomial with whole coefficients. */
export function congruenceAnswer(
	[left, right]: readonly [Syntax, Syntax],
	modulus: bigint,
	variables: Variables,
	digits: number
): Evaluation {
	if (modulus < 1n) throw new NoValueError('a modulus is a whole number from 1');
	const f = multipliedOut(subtract(expressionOf(left, variables), expressionOf(right, variables)));
	const [name, ...others] = freeSymbols(f);
	if (others.length > 0) throw new Declined('congruences in several unknowns are not solved here');
	const coefficients = coefficientsOf(f, name ?? 'x').map((c) => residue(c, modulus));
	if (name === undefined) return truth((coefficients[0] ?? 0n) === 0n);
	const { residues, period } = coefficients.length <= 2 ? linear(coefficients, modulus) : tried(coefficients, modulus);
	if (residues.length > MAX_FAMILIES) throw new Declined(`more than ${MAX_FAMILIES} residues solve it`);
	const n = symbol(name === 'n' ? 'k' : 'n');
	const roots = residues.map((base): Root => {
		const family = { base: number(integer(base)), period: number(integer(period)) };
		const exact = expressionOf(
			{ type: 'sum', at: -1, terms: [{ negative: false, node: term(base) }, { negative: false, node: times(period, n.name) }] } // prettier-ignore
		);
		return { exact, family, integer: n, real: true, size: Number(base), conditional: false };
	});
	const answer = equationAnswer({ roots, everywhere: false, partial: false }, name, { text: '', latex: '' }, digits);
	return { ...answer, said: [...(answer.said ?? []), `a congruence: ${name} is a whole number`] };
}

const term = (value: bigint): Syntax => ({ type: 'number', text: String(value), at: -1 });
const times = (value: bigint, name: string): Syntax => ({
	type: 'product',
	factors: [
		{ operator: '*', node: term(value) },
		{ operator: '*', node: { type: 'name', name, at: -1 } }
	],
	at: -1
});

const residue = (a: bigint, m: bigint): bigint => ((a % m) + m) % m;

/** Whole coefficients, the constant first. */
function coefficientsOf(f: Expression, name: string): bigint[] {
	const list: bigint[] = [];
	for (const part of termsOf(f)) {
		let coefficient = 1n;
		let degree = 0;
		const whole = (x: Expression): bigint => {
			if (!isInteger(x)) throw new NoValueError('a congruence is of whole numbers');
			return x.value.num;
		};
		if (part.kind === 'number') coefficient = whole(part);
		else {
			if (part.kind === 'product') coefficient = whole(number(part.coefficient));
			for (const { base, exponent } of factorsOf(part)) {
				if (base.kind === 'number') continue;
				const power = isInteger(exponent) ? Number(exponent.value.num) : -1;
				if (base.kind !== 'symbol' || base.name !== name || power < 0 || power > 60)
					throw new Declined('only polynomials with whole coefficients are solved in a congruence');
				degree += power;
			}
		}
		list[degree] = (list[degree] ?? 0n) + coefficient;
	}
	return Array.from(list, (c) => c ?? 0n);
}

/** a·x + c ≡ 0, by Euclid's algorithm. */
function linear([c = 0n, a = 0n]: readonly bigint[], m: bigint): { residues: bigint[]; period: bigint } {
	const g = gcdOf(a, m);
	if (c % g !== 0n) return { residues: [], period: m };
	const period = m / g;
	const x = residue(-(c / g) * inverseOf(residue(a / g, period), period), period);
	return { residues: [x], period };
}

/** The inverse of a modulo m, for a and m without a common divisor. */
function inverseOf(a: bigint, m: bigint): bigint {
	let [r, next, x, step] = [m, a, 0n, 1n];
	while (next !== 0n) {
		const quotient = r / next;
		[r, next] = [next, r - quotient * next];
		[x, step] = [step, x - quotient * step];
	}
	return residue(x, m);
}

function tried(coefficients: readonly bigint[], m: bigint): { residues: bigint[]; period: bigint } {
	if (m > MAX_RESIDUES) throw new Declined(`a modulus up to ${MAX_RESIDUES} is taken for this degree`);
	const residues: bigint[] = [];
	for (let x = 0n; x < m; x++) {
		spend(0.2);
		if (coefficients.reduceRight((sum, c) => (sum * x + c) % m, 0n) === 0n) residues.push(x);
	}
	return { residues, period: m };
}
