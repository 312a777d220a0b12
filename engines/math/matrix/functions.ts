/** Functions that take or give a matrix or a list, by name. */
import { freeSymbolsOf, isInteger, type Expression } from '../core/expression';
import { NoValueError } from '../core/refusals';
import { modes } from '../functions/statistics';
import { correlation, OF_LISTS, OTHER_NAMES, quantiles } from './lists';
import {
	characteristic,
	cross,
	cumulated,
	determinant,
	diagonal,
	dot,
	eigenvalues,
	identity,
	inverse,
	kronecker,
	matrixOf,
	rank,
	reduced,
	solvedBy,
	trace,
	transpose,
	vector,
	type Matrix
} from './matrix';

/** A number or a matrix. */
export type Value = Expression | Matrix;

/** Whether a value is a matrix. */
export const isMatrix = (value: Value): value is Matrix => 'rows' in value;

/** Functions that take or give a matrix. */
export const MATRIX_FUNCTIONS: Readonly<Record<string, (args: readonly Value[]) => Value>> = {
	determinant: (args) => determinant(matrixArgument(args, 'determinant')),
	det: (args) => determinant(matrixArgument(args, 'det')),
	inv: (args) => inverse(matrixArgument(args, 'inv')),
	inverse: (args) => inverse(matrixArgument(args, 'inverse')),
	rref: (args) => reduced(matrixArgument(args, 'rref')),
	rank: (args) => rank(matrixArgument(args, 'rank')),
	eigenvalues: (args) => eigenvalues(matrixArgument(args, 'eigenvalues')),
	eigs: (args) => eigenvalues(matrixArgument(args, 'eigs')),
	charpoly: (args) => {
		const a = matrixArgument(args, 'charpoly');
		const used = freeSymbolsOf(a.rows.flat());
		const name = ['x', 'λ', 't', 'z'].find((each) => !used.includes(each)) ?? 'x_';
		return characteristic(a, name);
	},
	transpose: (args) => transpose(matrixArgument(args, 'transpose')),
	trace: (args) => trace(matrixArgument(args, 'trace')),
	cross: (args) => cross(matrixArgument(args, 'cross', 2), matrixArgument(args.slice(1), 'cross')),
	dot: (args) => dot(matrixArgument(args, 'dot', 2), matrixArgument(args.slice(1), 'dot')),
	kron: (args) => kronecker(matrixArgument(args, 'kron', 2), matrixArgument(args.slice(1), 'kron')),
	diag: ([a, shift, ...more]) => {
		const by = shift && !isMatrix(shift) && isInteger(shift) ? Number(shift.value.num) : shift ? NaN : 0;
		if (!(Math.abs(by) <= 20)) throw new NoValueError('diag takes a list or matrix and a whole number up to 20');
		return diagonal(matrixArgument(a ? [a, ...more] : [], 'diag'), by);
	},
	cumsum: (args) => cumulated(asList(args, 'cumsum')),
	lusolve: (args) => solvedBy(matrixArgument(args, 'lusolve', 2), matrixArgument(args.slice(1), 'lusolve')),
	mode: (args) => oneOrList(modes(asList(args, 'mode').rows.flat())),
	quantiles: ([list, shares]) => {
		if (!list || !shares || !isMatrix(list))
			throw new NoValueError('quantiles need a list and a share, as in quantileSeq([1, 2, 4], 1/2)');
		return oneOrList(quantiles(vector(list, 'quantileSeq'), isMatrix(shares) ? vector(shares, 'quantileSeq') : shares));
	},
	corr: (args) => {
		const [xs, ys] = args;
		if (!xs || !ys || !isMatrix(xs) || !isMatrix(ys) || args.length !== 2)
			throw new NoValueError('a correlation needs two lists, as in corr([1, 2, 3], [2, 4, 7])');
		return correlation(vector(xs, 'corr'), vector(ys, 'corr'));
	},
	identity: (args) => {
		const [n] = args;
		if (!n || isMatrix(n) || !isInteger(n) || n.value.num < 1n || n.value.num > 20n)
			throw new NoValueError('identity needs a whole number from 1 to 20');
		return identity(Number(n.value.num));
	}
};

function asList(args: readonly Value[], name: string): Matrix {
	const [first] = args;
	if (first && args.length === 1 && isMatrix(first)) return first;
	return matrixOf([args.map((arg) => (isMatrix(arg) ? notOne(name) : arg))], true);
}

function notOne(name: string): never {
	throw new NoValueError(`${name} needs one list`);
}

function oneOrList(items: readonly Expression[]): Value {
	const [only] = items;
	return only && items.length === 1 ? only : matrixOf([items], true);
}

function matrixArgument(args: readonly Value[], name: string, count = 1): Matrix {
	const [first] = args;
	if (!first || !isMatrix(first) || args.length !== count)
		throw new NoValueError(`${name} needs ${count === 1 ? 'a matrix' : 'two vectors'}`);
	return first;
}

/** Functions that the core has too. They apply here only to lists. */
export const SHARED: ReadonlySet<string> = new Set(['sum', 'prod', 'min', 'max']);

/** AVERAGE([1, 2]) and stdev([1, 2]) by the names that functions of lists have here. */
export function ofList(name: string): string {
	const lower = name.toLowerCase();
	const other = OTHER_NAMES.get(lower);
	return other ?? (Object.hasOwn(OF_LISTS, lower) || Object.hasOwn(MATRIX_FUNCTIONS, lower) ? lower : name);
}
