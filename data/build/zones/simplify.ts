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
		const crossing = findCrossings(simple, Math.round(50_000 / quantum));
		let restored = 0;
		for (const [{ arc, from }, i] of crossing) {
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

/** The vertex between `a` and `b` that lies farthest from their chord; `at` −1 when there is none. */
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

/** Kept vertices on the grid, without repeats. */
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

type Segment = readonly [SimpleArc, number];

/** Segments that cross or overlap another one, found by cells of `side` grid units. */
function findCrossings(simple: readonly SimpleArc[], side: number): Set<Segment> {
	const cells = new Map<number, Segment[]>();
	const bounds = ([{ x, y }, i]: Segment) => {
		const [x0, x1, y0, y1] = [x[i - 1] as number, x[i] as number, y[i - 1] as number, y[i] as number];
		return {
			x0,
			x1,
			y0,
			y1,
			west: Math.min(x0, x1),
			east: Math.max(x0, x1),
			south: Math.min(y0, y1),
			north: Math.max(y0, y1)
		};
	};
	for (const arc of simple)
		for (let i = 1; i < arc.x.length; i++) {
			const segment: Segment = [arc, i];
			const b = bounds(segment);
			for (let cx = Math.floor(b.west / side); cx <= Math.floor(b.east / side); cx++)
				for (let cy = Math.floor(b.south / side); cy <= Math.floor(b.north / side); cy++) {
					const key = cx * 100_000 + cy;
					const cell = cells.get(key);
					if (cell) cell.push(segment);
					else cells.set(key, [segment]);
				}
		}
	const found = new Set<Segment>();
	for (const cell of cells.values())
		for (let i = 0; i < cell.length; i++) {
			const a = bounds(cell[i] as Segment);
			for (let j = i + 1; j < cell.length; j++) {
				const b = bounds(cell[j] as Segment);
				if (a.east < b.west || b.east < a.west || a.north < b.south || b.north < a.south) continue;
				const turn = (x: number, y: number, s: typeof a) =>
					Math.sign((s.x1 - s.x0) * (y - s.y0) - (s.y1 - s.y0) * (x - s.x0));
				const [d1, d2] = [turn(b.x0, b.y0, a), turn(b.x1, b.y1, a)];
				const [d3, d4] = [turn(a.x0, a.y0, b), turn(a.x1, a.y1, b)];
				if (d1 * d2 > 0 || d3 * d4 > 0) continue;
				const same = (x0: number, y0: number, x1: number, y1: number) => x0 === x1 && y0 === y1;
				const joined =
					same(a.x0, a.y0, b.x0, b.y0) ||
					same(a.x0, a.y0, b.x1, b.y1) ||
					same(a.x1, a.y1, b.x0, b.y0) ||
					same(a.x1, a.y1, b.x1, b.y1);
				// Segments that share an end meet there rightly, unless they lie on one line.
				if (joined && !(d1 === 0 && d2 === 0)) continue;
				found.add(cell[i] as Segment).add(cell[j] as Segment);
			}
		}
	return found;
}
