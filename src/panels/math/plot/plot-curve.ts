import type { RealFunction } from './plot-function';

export type Point = { readonly x: number; readonly y: number };

export interface Curve {
	/** Pieces without a gap or pole in them, points by ascending x. */
	readonly pieces: readonly (readonly Point[])[];
	/** What to show of y: most of the curve, without the far ends of its poles. */
	readonly range: readonly [number, number];
	/** Where the curve runs to infinity, as far as seen. */
	readonly poles: readonly number[];
}

const FIRST = 240;
const DEPTH = 7;
const MAX_POINTS = 6_000;

/** The graph of f over [from, to], finer at bends; split at undefined points, jumps and poles. */
export function sampleCurve(f: RealFunction, from: number, to: number): Curve {
	const at = (x: number): Point => ({ x, y: f(x) });
	const coarse = Array.from({ length: FIRST + 1 }, (_, k) =>
		at(k === FIRST ? to : from + ((to - from) * (k + JITTER * Math.sin(k))) / FIRST)
	);
	const range = rangeOf(coarse);
	const height = range[1] - range[0];
	const width = to - from;
	const points: Point[] = [];
	const refine = (a: Point, b: Point, depth: number): void => {
		if (depth > 0 && points.length < MAX_POINTS) {
			const middle = at((a.x + b.x) / 2);
			const bent = Math.abs(middle.y - (a.y + b.y) / 2) > height / 400;
			const edge = Number.isFinite(a.y) !== Number.isFinite(b.y);
			if (
				edge ||
				(bent && near(a, range) + near(b, range) + near(middle, range) > 0) ||
				!Number.isFinite(middle.y) !== !Number.isFinite(a.y)
			) {
				refine(a, middle, depth - 1);
				refine(middle, b, depth - 1);
				return;
			}
		}
		points.push(b);
	};
	points.push(coarse[0] as Point);
	for (let k = 1; k < coarse.length; k++) refine(coarse[k - 1] as Point, coarse[k] as Point, DEPTH);
	return { ...cut(points, f, height, width), range };
}

/** Samples beside the even grid, so that the poles of tan and the zeros of sin are not always hit. */
const JITTER = 0.01;

const near = ({ y }: Point, [low, high]: readonly [number, number]): number =>
	y > low - (high - low) && y < high + (high - low) ? 1 : 0;

/** From the 4th to the 96th percentile, widened: poles do not flatten the rest. All of it when it is not much more. */
function rangeOf(points: readonly Point[]): [number, number] {
	const values = points
		.map(({ y }) => y)
		.filter(Number.isFinite)
		.sort((a, b) => a - b);
	if (values.length === 0) return [-1, 1];
	const quantile = (share: number) => values[Math.round(share * (values.length - 1))] as number;
	const [least, most] = [quantile(0), quantile(1)];
	const [low, high] = [quantile(0.04), quantile(0.96)];
	const core = high - low;
	const whole = most - least <= 3 * core || core === 0;
	let [bottom, top] = whole ? [least, most] : [low - core / 4, high + core / 4];
	if (bottom === top)
		[bottom, top] = [bottom - Math.max(1, Math.abs(bottom) / 2), top + Math.max(1, Math.abs(top) / 2)];
	const margin = (top - bottom) * 0.05;
	return [bottom - margin, top + margin];
}

/** Splits at values that are missing and at steps that halving does not make smaller. */
function cut(
	points: readonly Point[],
	f: RealFunction,
	height: number,
	width: number
): Pick<Curve, 'pieces' | 'poles'> {
	const pieces: Point[][] = [];
	const poles: number[] = [];
	let piece: Point[] = [];
	const end = () => {
		if (piece.length > 1) pieces.push(piece);
		piece = [];
	};
	let peak: Point | undefined;
	for (const point of points) {
		const before = piece.at(-1);
		if (!Number.isFinite(point.y)) {
			end();
			continue;
		}
		if (Math.abs(point.y) > FAR * height) {
			// Off the picture: the line leaves it here and comes back from here.
			const cameFromNear = before !== undefined && Math.abs(before.y) <= FAR * height;
			if (cameFromNear || (peak && Math.abs(point.y) > Math.abs(peak.y))) peak = point;
			// From far to far it may have passed through infinity: nothing is drawn between them.
			if (cameFromNear && !jumpBetween(f, before, point, width)) piece.push(point);
			end();
			piece.push(point);
			continue;
		}
		if (peak) {
			const top = highest(f, peak.x, width / FIRST);
			if (Math.abs(f(top)) > 1e6 * height || !Number.isFinite(f(top))) poles.push(top);
			peak = undefined;
		}
		if (before && Math.abs(point.y - before.y) > height / 8) {
			const jump = jumpBetween(f, before, point, width);
			if (jump) {
				if (jump.pole) poles.push(jump.x);
				end();
			}
		}
		piece.push(point);
	}
	end();
	return { pieces, poles };
}

/** Heights of the picture beyond which a value is only a direction. */
const FAR = 50;

/** Where |f| is largest within `reach` of x, by thirds. */
function highest(f: RealFunction, x: number, reach: number): number {
	let [low, high] = [x - reach, x + reach];
	for (let round = 0; round < 80; round++) {
		const [a, b] = [low + (high - low) / 3, high - (high - low) / 3];
		if (Math.abs(f(a)) < Math.abs(f(b))) low = a;
		else high = b;
	}
	return (low + high) / 2;
}

/** Halves the step forty times towards the larger change: a continuous curve's change vanishes, a jump's stays. */
function jumpBetween(f: RealFunction, a: Point, b: Point, width: number): { x: number; pole: boolean } | undefined {
	let [left, right] = [a, b];
	const first = Math.abs(b.y - a.y);
	for (let round = 0; round < 40 && right.x - left.x > width * 1e-13; round++) {
		const x = (left.x + right.x) / 2;
		const middle = { x, y: f(x) };
		if (!Number.isFinite(middle.y)) return { x, pole: true };
		if (Math.abs(middle.y - left.y) > Math.abs(right.y - middle.y)) right = middle;
		else left = middle;
	}
	const last = Math.abs(right.y - left.y);
	return last < first / 2 ? undefined : { x: (left.x + right.x) / 2, pole: last > 4 * first };
}
