/** Congruences in one unknown whole number: congruence(3x, 1, 7) is x = 5 + 7n. Several hold together by the Chinese remainder theorem. */
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

interface Congruence {
	readonly left: Expression;
	readonly right: Expression;
	readonly modulus: bigint;
}

/** The whole numbers that leave one of the residues. */
interface Residues {
	readonly residues: readonly bigint[];
	readonly period: bigint;
}

/** Whole numbers of both families. */
function together(a: Residues, b: Residues): Residues {
	const g = gcdOf(a.period, b.period);
	const rest = b.period / g;
	const period = a.period * rest;
	if (a.residues.length * b.residues.length > Number(MAX_RESIDUES)) throw new Declined('too many residues solve it');
	const residues = a.residues.flatMap((x) =>
		b.residues.flatMap((y) => {
			spend(0.2);
			if ((y - x) % g !== 0n) return [];
			return [residue(x + a.period * residue(((y - x) / g) * inverseModulo(a.period / g, rest), rest), period)];
		})
	);
	return { residues, period };
}

/** Their common solutions in whole numbers. Throws NoValueError and Declined unless each is a polynomial with whole coefficients. */
export function congruenceAnswer(congruences: readonly Congruence[], digits: number): Evaluation {
	const list = congruences.map(({ left, right, modulus }) => {
		if (modulus < 1n) throw new NoValueError('a modulus is a whole number from 1');
		return { f: multipliedOut(subtract(left, right)), modulus };
	});
	const [name, ...others] = new Set(list.flatMap(({ f }) => [...freeSymbols(f)]));
	if (others.length > 0) throw new Declined('congruences in several unknowns are not solved here');
	const families = list.map(({ f, modulus }): Residues => {
		const numbers = wholeCoefficients(f, name ?? 'x').map((c) => residue(c, modulus));
		return numbers.length <= 2 ? linear(numbers, modulus) : tried(numbers, modulus);
	});
	if (name === undefined) return describeTruth(families.every(({ residues }) => residues.length > 0));
	const { residues, period } = families.reduce(together);
	if (residues.length > MAX_FAMILIES) throw new Declined(`more than ${MAX_FAMILIES} residues solve it`);
	const n = symbol(name === 'n' ? 'k' : 'n');
	const roots = residues.map((base): Root => {
		const family = { base: number(integer(base)), period: number(integer(period)) };
		const exact = add([family.base, multiply([family.period, n])]);
		return { exact, family, integer: n, real: true, size: Number(base), conditional: false };
	});
	const answer = equationAnswer({ roots, everywhere: false, partial: false }, name, digits);
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
function linear([c = 0n, a = 0n]: readonly bigint[], m: bigint): Residues {
	const g = gcdOf(a, m);
	if (c % g !== 0n) return { residues: [], period: m };
	const period = m / g;
	const x = residue(-(c / g) * inverseModulo(a / g, period), period);
	return { residues: [x], period };
}

function tried(list: readonly bigint[], m: bigint): Residues {
	if (m > MAX_RESIDUES) throw new Declined(`a modulus up to ${MAX_RESIDUES} is taken for this degree`);
	const residues: bigint[] = [];
	for (let x = 0n; x < m; x++) {
		spend(0.2);
		if (list.reduceRight((sum, c) => (sum * x + c) % m, 0n) === 0n) residues.push(x);
	}
	return { residues, period: m };
}
