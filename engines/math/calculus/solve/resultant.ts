/** Elimination of an unknown from two polynomials. */
import { itemAt } from '../../../kit/checked';
import { quotient } from '../../poly/division';
import { isZero, multiply, negate, ONE, subtract, ZERO, type Poly, type Ring } from '../../poly/sparse';
import { coefficientOf } from '../../poly/variables';

/** The resultant in unknown v: the determinant of Sylvester's matrix, by Bareiss' elimination without fractions. */
export function resultant(ring: Ring, a: Poly, b: Poly, v: number): Poly {
	const m = ring.degree(a, v);
	const n = ring.degree(b, v);
	if (m + n === 0) return ONE;
	const row = (p: Poly, degree: number, shift: number): Poly[] =>
		Array.from({ length: m + n }, (_, column) => {
			const power = degree - (column - shift);
			return power < 0 || power > degree ? ZERO : coefficientOf(ring, p, v, power);
		});
	const rows = [
		...Array.from({ length: n }, (_, i) => row(a, m, i)),
		...Array.from({ length: m }, (_, i) => row(b, n, i))
	];
	return determinant(ring, rows);
}

function determinant(ring: Ring, rows: Poly[][]): Poly {
	let previous = ONE;
	let odd = false;
	const size = rows.length;
	for (let k = 0; k < size - 1; k++) {
		const pivot = rows.findIndex((row, i) => i >= k && !isZero(itemAt(row, k)));
		if (pivot < 0) return ZERO;
		if (pivot !== k) {
			[rows[k], rows[pivot]] = [itemAt(rows, pivot), itemAt(rows, k)];
			odd = !odd;
		}
		const top = itemAt(rows, k);
		for (let i = k + 1; i < size; i++) {
			const row = itemAt(rows, i);
			for (let j = k + 1; j < size; j++) {
				const cross = subtract(
					multiply(ring, itemAt(top, k), itemAt(row, j)),
					multiply(ring, itemAt(row, k), itemAt(top, j))
				);
				row[j] = quotient(ring, cross, previous);
			}
		}
		previous = itemAt(top, k);
	}
	const value = itemAt(itemAt(rows, size - 1), size - 1);
	return odd ? negate(value) : value;
}
