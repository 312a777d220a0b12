/** Matrices of exact expressions. */
import { defined, itemAt, lastOf } from '../../kit/checked';
import { add, divide, multiply, negate, subtract } from '../core/arithmetic';
import { spend } from '../core/budget';
import { Declined, NoValueError } from '../core/refusals';
import { integerNode, isNumber, ONE, symbol, ZERO, type Expression } from '../core/expression';
import { power } from '../core/powers';
import { normal } from '../calculus/forms';
import { vanishes } from '../calculus/points';
import { derivative } from '../calculus/derivative';
import { realSize } from '../calculus/solve/equation';
import { zerosOf } from '../calculus/solve/zeros';
import { replace } from '../core/substitution';

export interface Matrix {
	readonly rows: readonly (readonly Expression[])[];
	readonly flat: boolean;
}

/** Numbers in one matrix. */
export const MAX_ENTRIES = 400;

/** A matrix of rows of one length. Throws NoValueError for ragged ones, Declined for large ones. */
export function matrixOf(rows: readonly (readonly Expression[])[], flat = false): Matrix {
	const width = rows[0]?.length ?? 0;
	if (width === 0) throw new NoValueError('a matrix has no empty rows');
	if (rows.some((row) => row.length !== width)) throw new NoValueError('the rows of the matrix differ in length');
	if (rows.length * width > MAX_ENTRIES) throw new Declined(`a matrix may have ${MAX_ENTRIES} numbers at most`);
	return { rows, flat };
}

export const size = ({ rows }: Matrix): string => `${rows.length}×${itemAt(rows, 0).length}`;

/** The matrix of what f gives of each entry. */
export const mapEntries = (a: Matrix, f: (x: Expression, i: number, j: number) => Expression): Matrix => ({
	rows: a.rows.map((row, i) => row.map((x, j) => normal(f(x, i, j)))),
	flat: a.flat
});

export function addMatrices(a: Matrix, b: Matrix): Matrix {
	if (size(a) !== size(b)) throw new NoValueError(`a ${size(a)} and a ${size(b)} matrix have no sum`);
	return mapEntries(a, (x, i, j) => add([x, itemAt(itemAt(b.rows, i), j)]));
}

/** Entry by entry; a number goes with every entry. Throws NoValueError for matrices of other sizes. */
export function zipped(
	a: Matrix | Expression,
	b: Matrix | Expression,
	f: (x: Expression, y: Expression) => Expression
): Matrix {
	if (!('rows' in a)) {
		if (!('rows' in b)) throw new NoValueError('entry by entry is for lists and matrices');
		return mapEntries(b, (y) => f(a, y));
	}
	if (!('rows' in b)) return mapEntries(a, (x) => f(x, b));
	if (size(a) !== size(b)) throw new NoValueError(`a ${size(a)} and a ${size(b)} matrix do not match entry by entry`);
	return mapEntries(a, (x, i, j) => f(x, itemAt(itemAt(b.rows, i), j)));
}

export const scaleMatrix = (a: Matrix, c: Expression): Matrix => mapEntries(a, (x) => multiply([c, x]));

export const transpose = (a: Matrix): Matrix => ({
	rows: a.flat ? a.rows : itemAt(a.rows, 0).map((_, j) => a.rows.map((row) => itemAt(row, j))),
	flat: a.flat
});

/** Rows times columns; a vector is a column on the right and a row on the left. */
export function multiplyMatrices(a: Matrix, b: Matrix): Matrix | Expression {
	if (a.flat && b.flat) return dot(a, b);
	const left = a.rows;
	const right = b.flat ? itemAt(b.rows, 0).map((x) => [x]) : b.rows;
	if (itemAt(left, 0).length !== right.length)
		throw new NoValueError(
			`a ${size(a)} matrix cannot be multiplied by a ${b.flat ? `${right.length}×1` : size(b)} matrix`
		);
	const rows = left.map((row) =>
		itemAt(right, 0).map((_, j) => {
			spend(row.length * 30);
			return normal(add(row.map((x, k) => multiply([x, itemAt(itemAt(right, k), j)]))));
		})
	);
	return b.flat ? { rows: [rows.map(([x]) => defined(x))], flat: true } : { rows, flat: a.flat };
}

/** The entries of a row or column vector. */
export function vector(a: Matrix, what: string): readonly Expression[] {
	if (a.rows.length === 1) return itemAt(a.rows, 0);
	if (itemAt(a.rows, 0).length === 1) return a.rows.map(([x]) => defined(x));
	throw new NoValueError(`${what} needs vectors`);
}

export function dot(a: Matrix, b: Matrix): Expression {
	const [x, y] = [vector(a, 'dot'), vector(b, 'dot')];
	if (x.length !== y.length) throw new NoValueError('dot needs vectors of one length');
	return normal(add(x.map((each, i) => multiply([each, itemAt(y, i)]))));
}

export function cross(a: Matrix, b: Matrix): Matrix {
	const [x, y] = [vector(a, 'cross'), vector(b, 'cross')];
	if (x.length !== 3 || y.length !== 3) throw new NoValueError('cross needs two vectors of three numbers');
	const at = (i: number, j: number) =>
		normal(subtract(multiply([itemAt(x, i), itemAt(y, j)]), multiply([itemAt(x, j), itemAt(y, i)])));
	return { rows: [[at(1, 2), at(2, 0), at(0, 1)]], flat: true };
}

function square(a: Matrix, what: string): number {
	if (a.rows.length !== itemAt(a.rows, 0).length)
		throw new NoValueError(`${what} needs a square matrix, and this one is ${size(a)}`);
	return a.rows.length;
}

export function trace(a: Matrix): Expression {
	square(a, 'trace');
	return normal(add(a.rows.map((row, i) => itemAt(row, i))));
}

export const identity = (n: number): Matrix =>
	matrixOf(Array.from({ length: n }, (_, i) => Array.from({ length: n }, (_, j) => (i === j ? ONE : ZERO))));

/** The Kronecker product. */
export function kronecker(a: Matrix, b: Matrix): Matrix {
	const rows = a.rows.flatMap((row) =>
		b.rows.map((other) => row.flatMap((x) => other.map((y) => normal(multiply([x, y])))))
	);
	return matrixOf(rows, a.flat && b.flat);
}

/** The diagonal of a matrix, or the matrix with a vector on its diagonal; `shift` counts diagonals to the right of it. */
export function diagonal(a: Matrix, shift: number): Matrix {
	const [down, right] = [Math.max(0, -shift), Math.max(0, shift)];
	if (a.flat) {
		const entries = itemAt(a.rows, 0);
		const n = entries.length + Math.abs(shift);
		const at = (i: number, j: number) => (i - down === j - right && i >= down ? (entries[i - down] ?? ZERO) : ZERO);
		return matrixOf(Array.from({ length: n }, (_, i) => Array.from({ length: n }, (__, j) => at(i, j))));
	}
	const entries = a.rows.slice(down).flatMap((row, i) => (row[i + right] ? [itemAt(row, i + right)] : []));
	if (entries.length === 0) throw new NoValueError(`a ${size(a)} matrix has no such diagonal`);
	return matrixOf([entries], true);
}

/** Sums of the entries up to each: along a list, down the columns of a matrix. */
export function cumulated(a: Matrix): Matrix {
	const rows = a.flat ? itemAt(a.rows, 0).map((x) => [x]) : a.rows;
	const sums = rows.reduce<Expression[][]>(
		(done, row) => [
			...done,
			row.map((x, j) => normal(add([x, ...(done.length > 0 ? [itemAt(lastOf(done), j)] : [])])))
		],
		[]
	);
	return a.flat ? matrixOf([sums.map(([x]) => defined(x))], true) : matrixOf(sums);
}

/** x with a·x = b, as a column. Throws NoValueError for a singular matrix. */
export function solvedBy(a: Matrix, b: Matrix): Matrix {
	const n = square(a, 'lusolve');
	const right = vector(b, 'lusolve');
	if (right.length !== n) throw new NoValueError(`lusolve needs ${n} numbers on the right side`);
	const { rows, pivots } = eliminate(
		a.rows.map((row, i) => [...row, itemAt(right, i)]),
		n
	);
	if (pivots.length < n) throw new NoValueError('the matrix is singular: the system has no single solution');
	return matrixOf(rows.map((row) => [itemAt(row, n)]));
}

interface Eliminated {
	readonly rows: Expression[][];
	readonly pivots: readonly number[];
	/** Product of the pivots with the sign of the row exchanges. */
	readonly product: Expression;
}

/** Gauss–Jordan over the first `columns` columns; a pivot is what does not vanish. */
function eliminate(a: readonly (readonly Expression[])[], columns: number): Eliminated {
	const rows = a.map((row) => [...row]);
	const pivots: number[] = [];
	let product: Expression = ONE;
	for (let column = 0; column < columns && pivots.length < rows.length; column++) {
		const place = pivots.length;
		const at = pivotRow(rows, place, column);
		if (at < 0) continue;
		if (at !== place) {
			[rows[place], rows[at]] = [itemAt(rows, at), itemAt(rows, place)];
			product = negate(product);
		}
		const pivot = itemAt(itemAt(rows, place), column);
		product = normal(multiply([product, pivot]));
		rows[place] = itemAt(rows, place).map((x) => normal(divide(x, pivot)));
		rows.forEach((row, i) => {
			const times = itemAt(row, column);
			if (i === place || isNumber(times, 0)) return;
			spend(row.length * 60);
			rows[i] = row.map((x, j) => normal(subtract(x, multiply([times, itemAt(itemAt(rows, place), j)]))));
		});
		pivots.push(column);
	}
	return { rows, pivots, product };
}

/** A row with a pivot, numbers before symbols. */
function pivotRow(rows: readonly (readonly Expression[])[], from: number, column: number): number {
	let found = -1;
	for (let i = from; i < rows.length; i++) {
		const x = itemAt(itemAt(rows, i), column);
		if (isNumber(x)) {
			if (x.value.num !== 0n) return i;
		} else if (found < 0 && !vanishes(x)) found = i;
	}
	return found;
}

/** The determinant. Throws NoValueError for a matrix that is not square. */
export function determinant(a: Matrix): Expression {
	const n = square(a, 'det');
	if (n <= 3) return normal(byMinors(a.rows));
	const { pivots, product } = eliminate(a.rows, n);
	return pivots.length < n ? ZERO : product;
}

function byMinors(rows: readonly (readonly Expression[])[]): Expression {
	const [first, ...rest] = rows;
	if (rows.length === 1) return itemAt(defined(first), 0);
	return add(
		defined(first).map((x, j) => {
			const minor = byMinors(rest.map((row) => row.filter((_, k) => k !== j)));
			return multiply([integerNode(j % 2 === 0 ? 1 : -1), x, minor]);
		})
	);
}

/** The inverse. Throws NoValueError for a singular matrix. */
export function inverse(a: Matrix): Matrix {
	const n = square(a, 'inv');
	const { rows, pivots } = eliminate(
		a.rows.map((row, i) => [...row, ...itemAt(identity(n).rows, i)]),
		n
	);
	if (pivots.length < n) throw new NoValueError('the matrix is singular: it has no inverse');
	return matrixOf(rows.map((row) => row.slice(n)));
}

export const reduced = (a: Matrix): Matrix => matrixOf(eliminate(a.rows, itemAt(a.rows, 0).length).rows);

export const rank = (a: Matrix): Expression => integerNode(eliminate(a.rows, itemAt(a.rows, 0).length).pivots.length);

/** A^n for a whole n. */
export function powerOfMatrix(a: Matrix, n: bigint): Matrix {
	square(a, 'a power');
	if (n > 1_000n || n < -1_000n) throw new Declined('a power of a matrix may be 1,000 at most');
	let result = identity(a.rows.length);
	let factor = n < 0n ? inverse(a) : matrixOf(a.rows);
	for (let k = n < 0n ? -n : n; k > 0n; k >>= 1n) {
		if (k & 1n) result = multiplyMatrices(result, factor) as Matrix;
		if (k > 1n) factor = multiplyMatrices(factor, factor) as Matrix;
	}
	return result;
}

/** Coefficients c of λⁿ + c₁λⁿ⁻¹ + … by Faddeev and LeVerrier, as a polynomial in a symbol. */
export function characteristic(a: Matrix, name: string): Expression {
	const n = square(a, 'the characteristic polynomial');
	const x = symbol(name);
	const terms: Expression[] = [power(x, integerNode(n))];
	let m = identity(n);
	for (let k = 1; k <= n; k++) {
		const product = multiplyMatrices(a, m) as Matrix;
		const c = normal(divide(trace(product), integerNode(-k)));
		terms.push(multiply([c, power(x, integerNode(n - k))]));
		m = addMatrices(product, scaleMatrix(identity(n), c));
	}
	return add(terms);
}

/** Eigenvalues as often as they occur, real ones ascending first. Throws Declined without a closed form. */
export function eigenvalues(a: Matrix): Matrix {
	const name = 'eigenvalue_';
	const polynomial = characteristic(a, name);
	const zeros = zerosOf(polynomial, name);
	if (zeros.open.length > 0 || !zeros.complex) throw new Declined('the eigenvalues have no closed form that was found');
	const values = zeros.values.flatMap((value) =>
		Array.from({ length: multiplicity(polynomial, name, value) }, () => normal(value))
	);
	const sizes = new Map(values.map((value) => [value, realSize(value)]));
	const first = (x: Expression): number => sizes.get(x) ?? Infinity;
	return { rows: [[...values].sort((x, y) => first(x) - first(y) || 0)], flat: true };
}

function multiplicity(polynomial: Expression, name: string, value: Expression): number {
	let times = 1;
	for (let slope = derivative(polynomial, name); vanishes(replace(slope, name, value)); times++)
		slope = derivative(slope, name);
	return times;
}
