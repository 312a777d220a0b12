import type { Leaf } from './leaves';

/** Chains of border, each between two places where borders meet, or closed. Millionths of a degree. */
export interface Arcs {
	readonly count: number;
	/** Arc `k` has the vertices `starts[k]` … `starts[k + 1] − 1`. */
	readonly starts: Int32Array;
	readonly x: Int32Array;
	readonly y: Int32Array;
}

/** An edge this close to a side of its tile, at both ends, is a cut and no border. Millionths of a degree. */
const CUT_TOLERANCE = 2;

/** Joins the tiles' rings into one planar graph of arcs. A shared edge counts once, a tile's side never. */
export function traceArcs(leaves: Iterable<Leaf>): Arcs {
	const vertices = new VertexTable();
	const edges = new EdgeTable();
	for (const leaf of leaves) {
		const near = (a: number, b: number, side: number) =>
			Math.abs(a - side) <= CUT_TOLERANCE && Math.abs(b - side) <= CUT_TOLERANCE;
		for (const ring of leaf.rings) {
			let [x0, y0] = [ring[0] as number, ring[1] as number];
			let from = vertices.id(x0, y0);
			for (let i = 2; i < ring.length; i += 2) {
				const [x1, y1] = [ring[i] as number, ring[i + 1] as number];
				const to = vertices.id(x1, y1);
				const cut =
					near(x0, x1, leaf.west) || near(x0, x1, leaf.east) || near(y0, y1, leaf.south) || near(y0, y1, leaf.north);
				if (from !== to && !cut) edges.add(from, to);
				[from, x0, y0] = [to, x1, y1];
			}
		}
	}
	return chain(vertices, edges);
}

/** Numbers points in the order of their first sight. */
class VertexTable {
	private readonly slots = new Int32Array(1 << 24).fill(-1);
	readonly x = new Int32Array(9e6);
	readonly y = new Int32Array(9e6);
	count = 0;

	id(x: number, y: number): number {
		const mask = this.slots.length - 1;
		let slot = (Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b)) >>> 0;
		slot = (slot ^ (slot >>> 15)) & mask;
		for (;;) {
			const known = this.slots[slot] as number;
			if (known === -1) break;
			if (this.x[known] === x && this.y[known] === y) return known;
			slot = (slot + 1) & mask;
		}
		if (this.count === this.x.length) throw new Error('more vertices than the table holds');
		this.slots[slot] = this.count;
		this.x[this.count] = x;
		this.y[this.count] = y;
		return this.count++;
	}
}

/** A set of undirected edges, in the order in which they came. */
class EdgeTable {
	private readonly slots = new Int32Array(1 << 25).fill(-1);
	readonly a = new Int32Array(12e6);
	readonly b = new Int32Array(12e6);
	count = 0;

	add(from: number, to: number): void {
		const [a, b] = from < to ? [from, to] : [to, from];
		const mask = this.slots.length - 1;
		let slot = (Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b)) >>> 0;
		slot = (slot ^ (slot >>> 13)) & mask;
		for (;;) {
			const known = this.slots[slot] as number;
			if (known === -1) break;
			if (this.a[known] === a && this.b[known] === b) return;
			slot = (slot + 1) & mask;
		}
		if (this.count === this.a.length) throw new Error('more edges than the table holds');
		this.slots[slot] = this.count;
		this.a[this.count] = a;
		this.b[this.count++] = b;
	}
}

/** Follows edges from junction to junction, then round the closed chains that are left. */
function chain(vertices: VertexTable, edges: EdgeTable): Arcs {
	const degree = new Uint8Array(vertices.count);
	for (const ends of [edges.a, edges.b])
		for (let e = 0; e < edges.count; e++) degree[ends[e] as number] = (degree[ends[e] as number] as number) + 1;
	// Neighbours of vertex v: `neighbour[first[v] … first[v + 1]]`, each with the edge that leads there.
	const first = new Int32Array(vertices.count + 1);
	for (let v = 0; v < vertices.count; v++) first[v + 1] = (first[v] as number) + (degree[v] as number);
	const neighbour = new Int32Array(2 * edges.count);
	const by = new Int32Array(2 * edges.count);
	const filled = first.slice();
	const link = (from: number, to: number, edge: number) => {
		const at = filled[from] as number;
		neighbour[at] = to;
		by[at] = edge;
		filled[from] = at + 1;
	};
	for (let e = 0; e < edges.count; e++) {
		const [a, b] = [edges.a[e] as number, edges.b[e] as number];
		link(a, b, e);
		link(b, a, e);
	}
	const used = new Uint8Array(edges.count);
	const starts: number[] = [0];
	const x = new Int32Array(2 * edges.count);
	const y = new Int32Array(2 * edges.count);
	let length = 0;
	const put = (v: number) => {
		x[length] = vertices.x[v] as number;
		y[length++] = vertices.y[v] as number;
	};
	const follow = (start: number, at: number) => {
		put(start);
		for (let next: number | undefined = at; next !== undefined;) {
			used[by[next] as number] = 1;
			const v: number = neighbour[next] as number;
			put(v);
			next = undefined;
			if (degree[v] !== 2 || v === start) break;
			for (let k = first[v] as number; k < (first[v + 1] as number); k++) if (!used[by[k] as number]) next = k;
		}
		starts.push(length);
	};
	for (const junctions of [true, false])
		for (let v = 0; v < vertices.count; v++)
			if ((degree[v] !== 2) === junctions)
				for (let k = first[v] as number; k < (first[v + 1] as number); k++) if (!used[by[k] as number]) follow(v, k);
	return {
		count: starts.length - 1,
		starts: Int32Array.from(starts),
		x: x.slice(0, length),
		y: y.slice(0, length)
	};
}
