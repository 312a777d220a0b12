import type { Arcs } from './arcs';
import { MICRO } from './leaves';

/** Metres in a millionth of a degree of latitude, on the mean sphere. */
export const METRES_PER_MICRO = (Math.PI * 6371008.8) / 180 / MICRO;

/** Chords are not drawn over more latitude than this, so that one scale for longitude fits along each. */
const MAX_SPAN = 1.5 * MICRO;
/** Rounds of putting back vertices where simplified borders cross; it takes two or three. */
const MAX_ROUNDS = 8;

/** A simplified arc: its vertices on the grid, and the index of each in the arc that it was. */
export interface SimpleArc {
	readonly arc: number;
	readonly x: readonly number[];
	readonly y: readonly number[];
	readonly from: readonly number[];
}

/**
 * Douglas–Peucker on every arc, then vertices put back until no two borders cross or overlap, so that no side label is
 * wrong beyond the tolerance.
 *
 * @param tolerance metres that a dropped vertex of arc `k` may lie off the new border.
 * @param quantum side of the output's grid, millionths of a degree.
 */
export function simplifyArcs(arcs: Arcs, tolerance: (arc: number) => number, quantum: number): SimpleArc[] {
	const keep = new Uint8Array(arcs.x.length);
	for (let k = 0; k < arcs.count; k++) {
		const [first, last] = [arcs.starts[k] as number, (arcs.starts[k + 1] as number) - 1];
		const limit = (tolerance(k) / METRES_PER_MICRO) ** 2;
		for (const [a, b] of pieces(arcs, first, last)) keepVertices(arcs, a, b, limit, keep);
	}
	for (let round = 0; ; round++) {
		const simple = rounded(arcs, keep, quantum);
		const crossing = findCrossings(simple, quantum);
		let restored = 0;
		for (const { segment, i } of crossing) {
			const { arc, from } = segment;
			const start = arcs.starts[arc] as number;
			const { at } = farthest(arcs, start + (from[i - 1] as number), start + (from[i] as number));
			if (at >= 0 && !keep[at]) {
				keep[at] = 1;
				restored++;
			}
		}
		if (restored === 0 || round === MAX_ROUNDS)
			return simple.filter(({ x, y }) => x.length > 2 || (x.length === 2 && (x[0] !== x[1] || y[0] !== y[1])));
	}
}

/** Cuts an arc where it would span too much latitude, and a closed one at the vertex farthest from its start. */
function pieces(arcs: Arcs, first: number, last: number): [number, number][] {
	const cuts = [first];
	if (arcs.x[first] === arcs.x[last] && arcs.y[first] === arcs.y[last]) {
		let [far, distance] = [first, -1];
		for (let i = first + 1; i < last; i++) {
			const d =
				((arcs.x[i] as number) - (arcs.x[first] as number)) ** 2 +
				((arcs.y[i] as number) - (arcs.y[first] as number)) ** 2;
			if (d > distance) [far, distance] = [i, d];
		}
		cuts.push(far);
	}
	cuts.push(last);
	const found: [number, number][] = [];
	for (let c = 1; c < cuts.length; c++) {
		const end = cuts[c] as number;
		let start = cuts[c - 1] as number;
		let [low, high] = [arcs.y[start] as number, arcs.y[start] as number];
		for (let i = start + 1; i < end; i++) {
			const y = arcs.y[i] as number;
			[low, high] = [Math.min(low, y), Math.max(high, y)];
			if (high - low > MAX_SPAN) {
				found.push([start, i]);
				[start, low, high] = [i, y, y];
			}
		}
		found.push([start, end]);
	}
	return found;
}

function keepVertices(arcs: Arcs, first: number, last: number, limit: number, keep: Uint8Array): void {
	keep[first] = keep[last] = 1;
	const open = [first, last];
	while (open.length > 0) {
		const b = open.pop() as number;
		const a = open.pop() as number;
		const { at, squared } = farthest(arcs, a, b);
		if (squared <= limit) continue;
		keep[at] = 1;
		open.push(a, at, at, b);
	}
}

/** The vertex between `a` and `b` farthest from their chord. `at` is −1 without one. */
function farthest(arcs: Arcs, a: number, b: number): { at: number; squared: number } {
	const [x0, y0] = [arcs.x[a] as number, arcs.y[a] as number];
	// The widest scale of longitude that the chord sees: errors are over- and never underestimated.
	const nearest = y0 * (arcs.y[b] as number) <= 0 ? 0 : Math.min(Math.abs(y0), Math.abs(arcs.y[b] as number));
	const scale = Math.cos(((nearest / MICRO) * Math.PI) / 180);
	const [bx, by] = [((arcs.x[b] as number) - x0) * scale, (arcs.y[b] as number) - y0];
	const length = bx * bx + by * by;
	let [at, squared] = [-1, -1];
	for (let i = a + 1; i < b; i++) {
		let px = ((arcs.x[i] as number) - x0) * scale;
		let py = (arcs.y[i] as number) - y0;
		if (length > 0) {
			const t = Math.max(0, Math.min(1, (px * bx + py * by) / length));
			px -= t * bx;
			py -= t * by;
		}
		const d = px * px + py * py;
		if (d > squared) [at, squared] = [i, d];
	}
	return { at, squared };
}

function rounded(arcs: Arcs, keep: Uint8Array, quantum: number): SimpleArc[] {
	const simple: SimpleArc[] = [];
	for (let k = 0; k < arcs.count; k++) {
		const start = arcs.starts[k] as number;
		const [x, y, from]: [number[], number[], number[]] = [[], [], []];
		for (let i = start; i < (arcs.starts[k + 1] as number); i++) {
			if (!keep[i]) continue;
			const [gx, gy] = [Math.round((arcs.x[i] as number) / quantum), Math.round((arcs.y[i] as number) / quantum)];
			if (gx === x.at(-1) && gy === y.at(-1)) continue;
			x.push(gx);
			y.push(gy);
			from.push(i - start);
		}
		simple.push({ arc: k, x, y, from });
	}
	return simple;
}

/** Cells that crossings are looked for in, degrees. */
const CELL = 0.1;

/** Segments (the arc, and the index of the end) that cross or overlap another one. */
function findCrossings(simple: readonly SimpleArc[], quantum: number): { segment: SimpleArc; i: number }[] {
	const count = simple.reduce((sum, { x }) => sum + Math.max(0, x.length - 1), 0);
	const ends = new Int32Array(4 * count);
	const owner = new Int32Array(2 * count);
	let n = 0;
	for (const [a, { x, y }] of simple.entries())
		for (let i = 1; i < x.length; i++, n++) {
			ends.set([x[i - 1] as number, y[i - 1] as number, x[i] as number, y[i] as number], 4 * n);
			owner.set([a, i], 2 * n);
		}
	const crossing = new Uint8Array(count);
	for (const cell of cellsOf(ends, count, (CELL * MICRO) / quantum))
		for (let i = 0; i < cell.length; i++)
			for (let j = i + 1; j < cell.length; j++) {
				const [a, b] = [cell[i] as number, cell[j] as number];
				if (doCross(ends, 4 * a, 4 * b)) crossing[a] = crossing[b] = 1;
			}
	const found: { segment: SimpleArc; i: number }[] = [];
	for (let s = 0; s < count; s++)
		if (crossing[s])
			found.push({ segment: simple[owner[2 * s] as number] as SimpleArc, i: owner[2 * s + 1] as number });
	return found;
}

/** Segments by the cells that their boxes touch. `side` in units of the grid. */
function* cellsOf(ends: Int32Array, count: number, side: number): Generator<Int32Array> {
	const [columns, rows] = [Math.round(360 / CELL) + 2, Math.round(180 / CELL) + 2];
	const first = new Uint32Array(columns * rows + 1);
	const each = (visit: (cell: number, s: number) => void) => {
		for (let s = 0; s < count; s++) {
			const [x0, y0, x1, y1] = [ends[4 * s], ends[4 * s + 1], ends[4 * s + 2], ends[4 * s + 3]] as [
				number,
				number,
				number,
				number
			];
			const [east, north] = [Math.floor(Math.max(x0, x1) / side), Math.floor(Math.max(y0, y1) / side)];
			for (let cx = Math.floor(Math.min(x0, x1) / side); cx <= east; cx++)
				for (let cy = Math.floor(Math.min(y0, y1) / side); cy <= north; cy++)
					visit((cy + rows / 2) * columns + cx + columns / 2, s);
		}
	};
	each((cell) => void (first[cell + 1] = (first[cell + 1] as number) + 1));
	for (let cell = 0; cell < columns * rows; cell++)
		first[cell + 1] = (first[cell + 1] as number) + (first[cell] as number);
	const next = first.slice();
	const segments = new Int32Array(first[columns * rows] as number);
	each((cell, s) => {
		const at = next[cell] as number;
		segments[at] = s;
		next[cell] = at + 1;
	});
	for (let cell = 0; cell < columns * rows; cell++) {
		const [from, to] = [first[cell] as number, first[cell + 1] as number];
		if (to - from > 1) yield segments.subarray(from, to);
	}
}

/** Whether the segments at `a` and `b` meet elsewhere than in an end that they share. */
function doCross(ends: Int32Array, a: number, b: number): boolean {
	const ax0 = ends[a] as number;
	const ay0 = ends[a + 1] as number;
	const ax1 = ends[a + 2] as number;
	const ay1 = ends[a + 3] as number;
	const bx0 = ends[b] as number;
	const by0 = ends[b + 1] as number;
	const bx1 = ends[b + 2] as number;
	const by1 = ends[b + 3] as number;
	if (Math.max(ax0, ax1) < Math.min(bx0, bx1) || Math.max(bx0, bx1) < Math.min(ax0, ax1)) return false;
	if (Math.max(ay0, ay1) < Math.min(by0, by1) || Math.max(by0, by1) < Math.min(ay0, ay1)) return false;
	const d1 = Math.sign((ax1 - ax0) * (by0 - ay0) - (ay1 - ay0) * (bx0 - ax0));
	const d2 = Math.sign((ax1 - ax0) * (by1 - ay0) - (ay1 - ay0) * (bx1 - ax0));
	if (d1 * d2 > 0) return false;
	const d3 = Math.sign((bx1 - bx0) * (ay0 - by0) - (by1 - by0) * (ax0 - bx0));
	const d4 = Math.sign((bx1 - bx0) * (ay1 - by0) - (by1 - by0) * (ax1 - bx0));
	if (d3 * d4 > 0) return false;
	const joined =
		(ax0 === bx0 && ay0 === by0) ||
		(ax0 === bx1 && ay0 === by1) ||
		(ax1 === bx0 && ay1 === by0) ||
		(ax1 === bx1 && ay1 === by1);
	// Segments that share an end meet there rightly, unless they lie on one line.
	return !joined || (d1 === 0 && d2 === 0);
}
