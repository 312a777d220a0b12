/** A proof, by enclosures of a function and its slope, that no root is missing from a list, or where one is. */
import { itemAt } from '../../../kit/checked';
import { attempt } from '../../core/budget';
import { isClosed, type Expression } from '../../core/expression';
import { rationalFromNumber } from '../../core/rational';
import { Declined, NoValueError, unlessRefused } from '../../core/refusals';
import { EXACT, InsufficientPrecision, signOfReal } from '../../reals/real';
import { derivative } from '../derivative';
import { realAt } from '../points';
import { excludesZero, rangeOf, type Range } from './enclosure';

/** Steps for one proof. */
const STEPS = 60_000;
/** Halvings inside each other. */
const MAX_DEPTH = 50;
/** Highest order of a root. */
const MAX_ORDER = 5;
/** Derivatives that are looked at beyond an end. */
const MAX_SLOPES = 8;
/** Ends beyond which a function is asked to keep its sign. None is a number that people write. */
const ENDS = [12.0137, 57.0137, 240.137, 1000.137, 1e4 + 0.137, 1e6 + 0.137];

const place = (low: number, high: number): Range => ({ low, high, smooth: true, unreal: false });

export class Survey {
	/** Intervals with one root each that the list lacks. */
	readonly missed: number[] = [];
	private readonly slopes: (Expression | undefined)[];

	/** `known` are the roots of f so far, as doubles near them. */
	constructor(
		private readonly f: Expression,
		private readonly name: string,
		private readonly known: readonly number[]
	) {
		this.slopes = [f];
	}

	/** Whether the roots between two finite ends are the known ones. False where that is not proved. */
	completeOn(low: number, high: number): boolean {
		return attempt({ steps: STEPS }, () => this.clear(low, high, 0)) ?? false;
	}

	/** The same for all real numbers. */
	complete(): boolean {
		const ends = [-1, 1].map((side) => ENDS.find((size) => attempt({ steps: STEPS }, () => this.beyond(side * size)))); // prettier-ignore
		const [low, high] = ends;
		return low !== undefined && high !== undefined && this.completeOn(-low, high);
	}

	private slope(order: number): Expression | undefined {
		if (!(order in this.slopes)) {
			const below = this.slope(order - 1);
			this.slopes[order] = below && unlessRefused(() => derivative(below, this.name), [Declined, NoValueError]);
		}
		return this.slopes[order];
	}

	private clear(low: number, high: number, depth: number): boolean {
		const [f, slope] = [this.f, this.slope(1)];
		const values = rangeOf(f, this.name, place(low, high));
		if (excludesZero(values)) return true;
		const inside = this.known.filter((root) => low <= root && root <= high);
		if (values.smooth && slope && excludesZero(rangeOf(slope, this.name, place(low, high)))) {
			const signs = this.sign(f, low) * this.sign(f, high);
			if (signs < 0 && inside.length === 0) this.missed.push((low + high) / 2);
			if (signs !== 0) return signs > 0 || inside.length === 1;
		}
		if (inside.length === 1 && this.isAlone(itemAt(inside, 0), place(low, high))) return true;
		if (depth === MAX_DEPTH) return false;
		// Not in the middle, where people's roots are.
		const share = [0.4871, 0.4133].find((each) => this.known.every((root) => Math.abs(low + (high - low) * each - root) > 1e-3 * (high - low))) ?? 0.5587; // prettier-ignore
		const middle = low + (high - low) * share;
		return this.clear(low, middle, depth + 1) && this.clear(middle, high, depth + 1);
	}

	/** Whether a whole number is a root of so high an order that no other is near: as many derivatives vanish. */
	private isAlone(root: number, at: Range): boolean {
		if (!Number.isInteger(root)) return false;
		for (let order = 1; order <= MAX_ORDER; order++) {
			const [below, slope] = [this.slope(order - 1), this.slope(order)];
			const value = below && realAt(below, new Map([[this.name, rationalFromNumber(root)]]), 128);
			if (!slope || value?.m !== 0n || value.r !== EXACT) return false;
			if (excludesZero(rangeOf(slope, this.name, at))) return rangeOf(this.f, this.name, at).smooth;
		}
		return false;
	}

	/** Whether f has no root beyond an end, away from 0. */
	private beyond(end: number): boolean {
		return (
			!this.known.some((root) => Math.abs(root) >= Math.abs(end) && root > 0 === end > 0) &&
			this.signBeyond(end, 0) !== 0
		);
	}

	/** The sign that a derivative of f has everywhere beyond an end; 0 where that is not known, NaN where it is not real. */
	private signBeyond(end: number, order: number): number {
		const f = this.slope(order);
		if (!f || order > MAX_SLOPES) return 0;
		if (isClosed(f)) return this.sign(f, 0);
		const values = rangeOf(f, this.name, end > 0 ? place(end, Infinity) : place(-Infinity, end));
		if (excludesZero(values)) return values.low > values.high ? NaN : Math.sign(values.low > 0 ? 1 : -1);
		if (!values.smooth) return 0;
		const away = this.signBeyond(end, order + 1) * Math.sign(end);
		return away !== 0 && away === this.sign(f, end) ? away : 0;
	}

	private sign(f: Expression, at: number): number {
		const value = realAt(f, new Map([[this.name, rationalFromNumber(at)]]), 128);
		return (value && unlessRefused(() => signOfReal(value), [InsufficientPrecision])) ?? 0;
	}
}
