import type { Point } from '../kit/place-reading';

/** What the pack `zones` begins with, as JSON after its length in four bytes, little endian. */
export interface ZonePackHeader {
	readonly format: 1;
	readonly source: string;
	readonly licence: string;
	/** Side of the grid that vertices lie on, millionths of a degree. */
	readonly quantum: number;
	readonly arcs: number;
	readonly vertices: number;
	/** Zones of every label, sorted; label 0, of the seas, has none. */
	readonly sets: readonly (readonly string[])[];
	/** Label of the south pole, where no border runs. */
	readonly southPole: number;
	/** Bytes of the streams that follow: heads (vertices, left, right of each arc), steps east, steps north. */
	readonly lengths: readonly [number, number, number];
}

/** The zone of a place, and others that claim it. */
export interface ZonesAt {
	/** IANA name; where claims overlap, the first in alphabetical order. */
	readonly zone: string;
	readonly alternatives: readonly string[];
}

/** Side of a cell of the index, degrees: small enough for few segments each, large enough for a small index. */
const CELL_DEGREES = 0.25;
const COLUMNS = 360 / CELL_DEGREES;
const ROWS = 180 / CELL_DEGREES;
/** Where in its cell the place of known label lies: off every round coordinate, so that no border runs through it. */
const REFERENCE_X = 0.5137;
const REFERENCE_Y = 0.5071;
/** Marks the last vertex of an arc, at which no segment begins. */
const NO_SEGMENT = 0xffff;

/**
 * The world's time zone borders, ready for lookups: about 3 million a second.
 *
 * A border is a chain of segments with a label on its left and on its right. Every cell of a grid lists the segments
 * that touch it and knows the label of one place in it. A lookup walks from there straight to the point: the last
 * segment crossed says on which side the point lies; where none is crossed, the label of the cell holds.
 */
export class ZoneMap {
	readonly header: ZonePackHeader;
	private readonly places: readonly ZonesAt[];
	private readonly x: Int32Array;
	private readonly y: Int32Array;
	/** Arc of the segment that begins at a vertex. */
	private readonly arcOf: Uint16Array;
	private readonly left: Uint16Array;
	private readonly right: Uint16Array;
	/** Segments of cell `c`: `segments[first[c]]` … `segments[first[c + 1] − 1]`. */
	private readonly first = new Uint32Array(COLUMNS * ROWS + 1);
	private readonly segments: Uint32Array;
	private readonly labels = new Uint16Array(COLUMNS * ROWS);
	/** Side of a cell on the vertices' grid. */
	private readonly cell: number;

	/**
	 * Opens the pack `zones`: some 200 ms.
	 * @throws Error when the bytes are no such pack.
	 */
	constructor(pack: ArrayBuffer) {
		const bytes = new Uint8Array(pack);
		this.header = readHeader(bytes);
		const { quantum, arcs, vertices, sets, lengths } = this.header;
		this.places = sets.map(([zone = '', ...alternatives]) => ({ zone, alternatives }));
		this.cell = (CELL_DEGREES * 1e6) / quantum;
		let at = bytes.length - lengths[0] - lengths[1] - lengths[2];
		const heads = readIntegers(bytes, at, 3 * arcs);
		at += lengths[0];
		this.x = sumSteps(readIntegers(bytes, at, vertices), Math.round(180e6 / quantum));
		at += lengths[1];
		this.y = sumSteps(readIntegers(bytes, at, vertices), Math.round(90e6 / quantum));
		this.arcOf = new Uint16Array(vertices);
		this.left = new Uint16Array(arcs);
		this.right = new Uint16Array(arcs);
		for (let arc = 0, start = 0; arc < arcs; arc++) {
			const end = start + (heads[3 * arc] as number);
			this.left[arc] = heads[3 * arc + 1] as number;
			this.right[arc] = heads[3 * arc + 2] as number;
			this.arcOf.fill(arc, start, end - 1);
			this.arcOf[end - 1] = NO_SEGMENT;
			start = end;
		}
		this.segments = this.indexSegments();
		this.labelCells();
	}

	/** The zone of a point, on the high seas the nautical one. */
	at({ lat, lon }: Point): ZonesAt {
		const label = this.labelAt(lat, lon);
		return label === 0 ? nauticalZone(lon) : (this.places[label] as ZonesAt);
	}

	/** Index in `header.sets` of the zones at a point; 0 on the high seas. */
	labelAt(lat: number, lon: number): number {
		const { cell, x, y } = this;
		const px = (lon + 180) * (1e6 / this.header.quantum);
		const py = (lat + 90) * (1e6 / this.header.quantum);
		const column = Math.max(0, Math.min(COLUMNS - 1, Math.floor(px / cell)));
		const row = Math.max(0, Math.min(ROWS - 1, Math.floor(py / cell)));
		const c = row * COLUMNS + column;
		const end = this.first[c + 1] as number;
		// The way from the cell's place of known label, (rx, ry), to the point is (dx, dy).
		const rx = (column + REFERENCE_X) * cell;
		const ry = (row + REFERENCE_Y) * cell;
		const dx = px - rx;
		const dy = py - ry;
		let latest = 0;
		let crossed = -1;
		for (let k = this.first[c] as number; k < end; k++) {
			const s = this.segments[k] as number;
			const ax = (x[s] as number) - rx;
			const ay = (y[s] as number) - ry;
			const bx = (x[s + 1] as number) - rx;
			const by = (y[s + 1] as number) - ry;
			if (dx * ay > dy * ax === dx * by > dy * bx) continue;
			const ex = bx - ax;
			const ey = by - ay;
			const t = (ax * ey - ay * ex) / (dx * ey - dy * ex);
			if (t > latest && t <= 1) {
				latest = t;
				crossed = s;
			}
		}
		if (crossed < 0) return this.labels[c] as number;
		const ax = x[crossed] as number;
		const ay = y[crossed] as number;
		const leftward = ((x[crossed + 1] as number) - ax) * (py - ay) - ((y[crossed + 1] as number) - ay) * (px - ax);
		return (leftward > 0 ? this.left : this.right)[this.arcOf[crossed] as number] as number;
	}

	/** Lists the segments of every cell: finds all pairs of both, counts them by cell, then sorts them in. */
	private indexSegments(): Uint32Array {
		const { cell, x, y, first } = this;
		let pairs = new Uint32Array(3 * x.length);
		let used = 0;
		const touch = (c: number, s: number) => {
			if (used === pairs.length) {
				const larger = new Uint32Array(2 * used);
				larger.set(pairs);
				pairs = larger;
			}
			pairs[used++] = c;
			pairs[used++] = s;
			first[c + 1] = (first[c + 1] as number) + 1;
		};
		for (let s = 0; s < x.length; s++) {
			if (this.arcOf[s] === NO_SEGMENT) continue;
			const x0 = x[s] as number;
			const y0 = y[s] as number;
			const x1 = x[s + 1] as number;
			const y1 = y[s + 1] as number;
			const low = Math.max(0, Math.floor(Math.min(y0, y1) / cell));
			const high = Math.min(ROWS - 1, Math.floor(Math.max(y0, y1) / cell));
			for (let row = low; row <= high; row++) {
				let west = Math.min(x0, x1);
				let east = Math.max(x0, x1);
				if (low !== high) {
					// Only the part that lies in this row; a unit wider, for rounding.
					const a = x0 + Math.max(0, Math.min(1, (row * cell - y0) / (y1 - y0))) * (x1 - x0);
					const b = x0 + Math.max(0, Math.min(1, ((row + 1) * cell - y0) / (y1 - y0))) * (x1 - x0);
					west = Math.min(a, b) - 1;
					east = Math.max(a, b) + 1;
				}
				const last = Math.min(COLUMNS - 1, Math.floor(east / cell));
				for (let column = Math.max(0, Math.floor(west / cell)); column <= last; column++)
					touch(row * COLUMNS + column, s);
			}
		}
		for (let c = 0; c < COLUMNS * ROWS; c++) first[c + 1] = (first[c + 1] as number) + (first[c] as number);
		const next = first.slice();
		const segments = new Uint32Array(used / 2);
		for (let i = 0; i < used; i += 2) {
			const k = next[pairs[i] as number] as number;
			segments[k] = pairs[i + 1] as number;
			next[pairs[i] as number] = k + 1;
		}
		return segments;
	}

	/**
	 * Labels every cell's place: along a row of cells the label changes where a border crosses the line of places. A row
	 * that no border crosses is of one zone: the one at the date line in the row south of it.
	 */
	private labelCells(): void {
		const { cell, x, y } = this;
		const crossings: { x: number; west: number; east: number }[][] = Array.from({ length: ROWS }, () => []);
		for (let s = 0; s < x.length; s++) {
			const arc = this.arcOf[s] as number;
			if (arc === NO_SEGMENT) continue;
			const [y0, y1] = [y[s] as number, y[s + 1] as number];
			const north = y1 > y0;
			const [low, high] = north ? [y0, y1] : [y1, y0];
			for (let row = Math.max(0, Math.ceil(low / cell - REFERENCE_Y)); row < ROWS; row++) {
				const line = (row + REFERENCE_Y) * cell;
				if (line >= high) break;
				if (line < low) continue;
				const [left, right] = [this.left[arc] as number, this.right[arc] as number];
				(crossings[row] as { x: number; west: number; east: number }[]).push({
					x: (x[s] as number) + ((line - y0) / (y1 - y0)) * ((x[s + 1] as number) - (x[s] as number)),
					west: north ? left : right,
					east: north ? right : left
				});
			}
		}
		let label = this.header.southPole;
		for (const [row, found] of crossings.entries()) {
			found.sort((a, b) => a.x - b.x);
			if (found[0]) label = found[0].west;
			let k = 0;
			for (let column = 0; column < COLUMNS; column++) {
				for (let next = found[k]; next && next.x < (column + REFERENCE_X) * cell; next = found[++k]) label = next.east;
				this.labels[row * COLUMNS + column] = label;
			}
		}
	}
}

/** The nautical zone of a meridian: 15° wide, the sign of its name opposite to its offset. */
export function nauticalZone(lon: number): ZonesAt {
	return NAUTICAL[Math.round(lon / 15) + 12] as ZonesAt;
}
const NAUTICAL: readonly ZonesAt[] = Array.from({ length: 25 }, (_, i) => ({
	zone: i === 12 ? 'Etc/GMT' : `Etc/GMT${i > 12 ? '-' : '+'}${Math.abs(i - 12)}`,
	alternatives: []
}));

function readHeader(bytes: Uint8Array): ZonePackHeader {
	const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
	if (length > bytes.length - 4) throw new Error('the zone pack is cut off');
	const header = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))) as ZonePackHeader;
	if (header.format !== 1 || 4 + length + header.lengths.reduce((sum, n) => sum + n, 0) !== bytes.length)
		throw new Error('the zone pack has another format');
	return header;
}

/** Reads `count` integers of seven bits a byte, lowest first, from byte `at` on. */
function readIntegers(bytes: Uint8Array, at: number, count: number): Int32Array {
	const values = new Int32Array(count);
	for (let i = 0, p = at; i < count; i++) {
		let value = 0;
		for (let shift = 0; ; shift += 7) {
			const byte = bytes[p++] as number;
			value |= (byte & 127) << shift;
			if (byte < 128) break;
		}
		values[i] = value;
	}
	return values;
}

/** Running sum, in place, of steps whose sign is their lowest bit. */
function sumSteps(steps: Int32Array, origin: number): Int32Array {
	for (let i = 0, sum = origin; i < steps.length; i++) {
		const step = steps[i] as number;
		steps[i] = sum += (step >>> 1) ^ -(step & 1);
	}
	return steps;
}
