/** Congruences in one unknown whole number: congruence(3x, 1, 7) is x = 5 + 7n. */
import { add, multiply, subtract } from '../core/arithmetic';
import { spend } from '../core/budget';
import { Declined, NoValueError } from '../core/refusals';
import { describeTruth, type Evaluation } from '../evaluate';
import { freeSymbols, isInteger, number, symbol, type Expression } from '../core/expression';
import { gcdOf, integer } from '../core/rational';
import { equationAnswer } from './solve/answer';
import type { Root } from './solve/equation';
import { inverseModulo, residue } from '../poly/integers';
import { coefficients } from './dense';
import { multipliedOut } from './forms';

/** All residues are tried for a polynomial of a higher degree. */
const MAX_RESIDUES = 100_000n;
const MAX_FAMILIES = 32;

/** Its solutions in whole numbers. Throws NoValueError and Declined unless it is a polynomial with whole coefficients. */
export function congruenceAnswer(left: Expression, right: Expression, modulus: bigint, digits: number): Evaluation {
	if (modulus < 1n) throw new NoValueError('a modulus is a whole number from 1');
	const f = multipliedOut(subtract(left, right));
	const [name, ...others] = freeSymbols(f);
	if (others.length > 0) throw new Declined('congruences in several unknowns are not solved here');
	const list = wholeCoefficients(f, name ?? 'x').map((c) => residue(c, modulus));
	if (name === undefined) return describeTruth((list[0] ?? 0n) === 0n);
	const { residues, period } = list.length <= 2 ? linear(list, modulus) : tried(list, modulus);
	if (residues.length > MAX_FAMILIES) throw new Declined(`more than ${MAX_FAMILIES} residues solve it`);
	const n = symbol(name === 'n' ? 'k' : 'n');
	const roots = residues.map((base): Root => {
		const family = { base: number(integer(base)), period: number(integer(period)) };
		const exact = add([family.base, multiply([family.period, n])]);
		return { exact, family, integer: n, real: true, size: Number(base), conditional: false };
	});
	const answer = equationAnswer({ roots, everywhere: false, partial: false }, name, { text: '', latex: '' }, digits);
	return { ...answer, said: [...(answer.said ?? []), `a congruence: ${name} is a whole number`] };
}

/** Highest power of the unknown. */
const MAX_DEGREE = 60;

/** Whole coefficients, the constant first. */
function wholeCoefficients(f: Expression, name: string): bigint[] {
	const list = coefficients(f, name, MAX_DEGREE);
	if (!list) throw new Declined('only polynomials with whole coefficients are solved in a congruence');
	return list.map((c) => {
		if (!isInteger(c)) throw new NoValueError('a congruence is of whole numbers');
		return c.value.num;
	});
}

/** a·x + c ≡ 0, by Euclid's algorithm. */
function linear([c = 0n, a = 0n]: readonly bigint[], m: bigint): { residues: bigint[]; period: bigint } {
	const g = gcdOf(a, m);
	if (c % g !== 0n) return { residues: [], period: m };
	const period = m / g;
	const x = residue(-(c / g) * inverseModulo(a / g, period), period);
	return { residues: [x], period };
}

function tried(list: readonly bigint[], m: bigint): { residues: bigint[]; period: bigint } {
	if (m > MAX_RESIDUES) throw new Declined(`a modulus up to ${MAX_RESIDUES} is taken for this degree`);
	const residues: bigint[] = [];
	for (let x = 0n; x < m; x++) {
		spend(0.2);
		if (list.reduceRight((sum, c) => (sum * x + c) % m, 0n) === 0n) residues.push(x);
	}
	return { residues, period: m };
}
