import { readIntegers } from '../kit/bytes';
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
/** Cells along a side of a tile, a power of two. Where no border runs through one its label is all that a lookup reads. */
const TILE_BITS = 3;
const TILE_CELLS = 1 << TILE_BITS;
const TILE_COLUMNS = COLUMNS / TILE_CELLS;
/** Rows of the part of the index that is made at once, when a point in it is first asked for: a row of tiles, 2°. */
const BAND_ROWS = TILE_CELLS;
const BANDS = ROWS / BAND_ROWS;
const CELLS_A_DEGREE = 1 / CELL_DEGREES;
/** A tile of a band that is not made yet; one with a border is -2 less the number of its block of cells, a whole one its label. */
const UNKNOWN = -1;
/** Marks a cell with a border. */
const BORDERED = 0x8000;

/** The index of some rows of cells. */
interface Band {
	/** Segments of cell `c` are the `first[c]`-th to the one before the `first[c + 1]`-th of `segments`. */
	readonly first: Uint32Array;
	/** Five numbers each, side by side, so that a lookup reads one piece of memory: both ends (x, y, x, y) and the arc. */
	readonly segments: Int32Array;
	/** Label at the date line in its northernmost row. */
	readonly atDateLine: number;
}

/**
 * The world's time zone borders, ready for lookups. Opening reads the vertices; the index is made band by band.
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
	/** First vertex of each arc, and of the one behind the last. */
	private readonly starts: Uint32Array;
	private readonly left: Uint16Array;
	private readonly right: Uint16Array;
	/** Arcs that reach into each band. */
	private readonly arcsOf: readonly number[][];
	private readonly bands: (Band | undefined)[] = Array.from({ length: BANDS }, () => undefined);
	private readonly tiles = new Int16Array(BANDS * TILE_COLUMNS).fill(UNKNOWN);
	/**
	 * Label of each cell's place, with `BORDERED` where a border runs through the cell, of tiles with borders: a block a tile, row by
	 * row, so that what a lookup reads is small and lies close together.
	 */
	private cells = new Uint16Array(256 * TILE_CELLS * TILE_CELLS);
	private blocks = 0;
	/** Side of a cell on the vertices' grid. */
	private readonly cell: number;

	/**
	 * Opens the pack `zones`.
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
		this.starts = new Uint32Array(arcs + 1);
		this.left = new Uint16Array(arcs);
		this.right = new Uint16Array(arcs);
		for (let arc = 0; arc < arcs; arc++) {
			this.starts[arc + 1] = (this.starts[arc] as number) + (heads[3 * arc] as number);
			this.left[arc] = heads[3 * arc + 1] as number;
			this.right[arc] = heads[3 * arc + 2] as number;
		}
		this.arcsOf = this.sortArcs();
	}

	/** The zone of a point, on the high seas the nautical one. */
	at({ lat, lon }: Point): ZonesAt {
		const label = this.labelAt(lat, lon);
		return label === 0 ? nauticalZone(lon) : (this.places[label] as ZonesAt);
	}

	/** Index in `header.sets` of the zones at a point; 0 on the high seas. */
	labelAt(lat: number, lon: number): number {
		// Cut off to whole numbers; the last row and column hold the pole and the date line as well.
		const column = Math.min(COLUMNS - 1, ((lon + 180) * CELLS_A_DEGREE) | 0);
		const row = Math.min(ROWS - 1, ((lat + 90) * CELLS_A_DEGREE) | 0);
		const at = (row >> TILE_BITS) * TILE_COLUMNS + (column >> TILE_BITS);
		let tile = this.tiles[at] as number;
		if (tile >= 0) return tile;
		if (tile === UNKNOWN) {
			this.band(row >> TILE_BITS);
			tile = this.tiles[at] as number;
			if (tile >= 0) return tile;
		}
		const inTile = ((row & (TILE_CELLS - 1)) << TILE_BITS) | (column & (TILE_CELLS - 1));
		const label = this.cells[((-2 - tile) << (2 * TILE_BITS)) | inTile] as number;
		return label < BORDERED ? label : this.labelInCell(lat, lon, row, column, label - BORDERED);
	}

	/** The label at a point in a cell that a border runs through; `label` is that of the cell's place. */
	private labelInCell(lat: number, lon: number, row: number, column: number, label: number): number {
		const { cell } = this;
		const px = (lon + 180) * (1e6 / this.header.quantum);
		const py = (lat + 90) * (1e6 / this.header.quantum);
		const { first, segments } = this.band(row >> TILE_BITS);
		const c = (row & (BAND_ROWS - 1)) * COLUMNS + column;
		const end = 5 * (first[c + 1] as number);
		// The way from the cell's place of known label, (rx, ry), to the point is (dx, dy).
		const rx = (column + REFERENCE_X) * cell;
		const ry = (row + REFERENCE_Y) * cell;
		const dx = px - rx;
		const dy = py - ry;
		let latest = 0;
		let crossed = -1;
		for (let k = 5 * (first[c] as number); k < end; k += 5) {
			const ax = (segments[k] as number) - rx;
			const ay = (segments[k + 1] as number) - ry;
			const bx = (segments[k + 2] as number) - rx;
			const by = (segments[k + 3] as number) - ry;
			if (dx * ay > dy * ax === dx * by > dy * bx) continue;
			const ex = bx - ax;
			const ey = by - ay;
			const t = (ax * ey - ay * ex) / (dx * ey - dy * ex);
			if (t > latest && t <= 1) {
				latest = t;
				crossed = k;
			}
		}
		if (crossed < 0) return label;
		const ax = segments[crossed] as number;
		const ay = segments[crossed + 1] as number;
		const leftward =
			((segments[crossed + 2] as number) - ax) * (py - ay) - ((segments[crossed + 3] as number) - ay) * (px - ax);
		return (leftward > 0 ? this.left : this.right)[segments[crossed + 4] as number] as number;
	}

	/** Lists the arcs that reach into each band. */
	private sortArcs(): number[][] {
		const { y, starts, cell } = this;
		const arcsOf: number[][] = Array.from({ length: BANDS }, () => []);
		const bandOf = (north: number) => Math.max(0, Math.min(BANDS - 1, Math.floor(north / (cell * BAND_ROWS))));
		for (let arc = 0; arc < this.left.length; arc++) {
			let [south, north] = [Infinity, -Infinity];
			for (let vertex = starts[arc] as number; vertex < (starts[arc + 1] as number); vertex++) {
				const at = y[vertex] as number;
				if (at < south) south = at;
				if (at > north) north = at;
			}
			for (let band = bandOf(south); band <= bandOf(north); band++) (arcsOf[band] as number[]).push(arc);
		}
		return arcsOf;
	}

	private band(index: number): Band {
		return (this.bands[index] ??= this.makeBand(index));
	}

	private makeBand(index: number): Band {
		const { first, segments } = this.indexSegments(index);
		const { labels, atDateLine } = this.labelCells(index);
		for (let c = 0; c < labels.length; c++) if (first[c] !== first[c + 1]) labels[c] = (labels[c] as number) + BORDERED;
		for (let tile = 0; tile < TILE_COLUMNS; tile++)
			this.tiles[index * TILE_COLUMNS + tile] = this.makeTile(labels, tile * TILE_CELLS);
		return { first, segments, atDateLine };
	}

	/** What `tiles` has for the tile from a column of a band's labels on; its block is written where its cells differ. */
	private makeTile(labels: Uint16Array, column: number): number {
		const start = this.blocks * TILE_CELLS * TILE_CELLS;
		if (start === this.cells.length) {
			const larger = new Uint16Array(2 * start);
			larger.set(this.cells);
			this.cells = larger;
		}
		const block = this.cells.subarray(start, start + TILE_CELLS * TILE_CELLS);
		for (let row = 0; row < TILE_CELLS; row++)
			block.set(labels.subarray(row * COLUMNS + column, row * COLUMNS + column + TILE_CELLS), row * TILE_CELLS);
		const [label = 0] = block;
		if (label < BORDERED && block.every((other) => other === label)) return label;
		return -2 - this.blocks++;
	}

	/** Calls `visit` for every segment of the arcs that reach into a band. */
	private eachSegment(band: number, visit: (segment: number, arc: number) => void): void {
		for (const arc of this.arcsOf[band] as number[]) {
			const last = (this.starts[arc + 1] as number) - 1;
			for (let segment = this.starts[arc] as number; segment < last; segment++) visit(segment, arc);
		}
	}

	/** Lists the segments of every cell of a band: finds all pairs of both, counts them by cell, then copies them in. */
	private indexSegments(band: number): Pick<Band, 'first' | 'segments'> {
		const { cell, x, y } = this;
		const [south, north] = [band * BAND_ROWS, (band + 1) * BAND_ROWS - 1];
		const first = new Uint32Array(COLUMNS * BAND_ROWS + 1);
		const pairs: number[] = [];
		this.eachSegment(band, (s, arc) => {
			const y0 = y[s] as number;
			const y1 = y[s + 1] as number;
			const bottom = Math.max(0, Math.floor(Math.min(y0, y1) / cell));
			const top = Math.min(ROWS - 1, Math.floor(Math.max(y0, y1) / cell));
			if (top < south || bottom > north) return;
			const x0 = x[s] as number;
			const x1 = x[s + 1] as number;
			for (let row = Math.max(south, bottom); row <= Math.min(north, top); row++) {
				let west = Math.min(x0, x1);
				let east = Math.max(x0, x1);
				if (bottom !== top) {
					// Only the part that lies in this row; a unit wider, for rounding.
					const a = x0 + Math.max(0, Math.min(1, (row * cell - y0) / (y1 - y0))) * (x1 - x0);
					const b = x0 + Math.max(0, Math.min(1, ((row + 1) * cell - y0) / (y1 - y0))) * (x1 - x0);
					west = Math.min(a, b) - 1;
					east = Math.max(a, b) + 1;
				}
				const last = Math.min(COLUMNS - 1, Math.floor(east / cell));
				for (let column = Math.max(0, Math.floor(west / cell)); column <= last; column++) {
					const c = (row - south) * COLUMNS + column;
					pairs.push(c, s, arc);
					first[c + 1] = (first[c + 1] as number) + 1;
				}
			}
		});
		for (let c = 0; c + 1 < first.length; c++) first[c + 1] = (first[c + 1] as number) + (first[c] as number);
		const next = first.slice();
		const segments = new Int32Array((5 * pairs.length) / 3);
		for (let i = 0; i < pairs.length; i += 3) {
			const [c, s] = [pairs[i] as number, pairs[i + 1] as number];
			const k = next[c] as number;
			next[c] = k + 1;
			segments[5 * k] = x[s] as number;
			segments[5 * k + 1] = y[s] as number;
			segments[5 * k + 2] = x[s + 1] as number;
			segments[5 * k + 3] = y[s + 1] as number;
			segments[5 * k + 4] = pairs[i + 2] as number;
		}
		return { first, segments };
	}

	/**
	 * Labels every cell's place in a band: along a row of cells the label changes where a border crosses the line of places. A row
	 * that no border crosses is of one zone: the one at the date line in the row south of it.
	 */
	private labelCells(band: number): Pick<Band, 'atDateLine'> & { labels: Uint16Array } {
		const { cell, x, y } = this;
		const south = band * BAND_ROWS;
		const crossings: { x: number; west: number; east: number }[][] = Array.from({ length: BAND_ROWS }, () => []);
		this.eachSegment(band, (s, arc) => {
			const [y0, y1] = [y[s] as number, y[s + 1] as number];
			const upward = y1 > y0;
			const [low, high] = upward ? [y0, y1] : [y1, y0];
			for (let row = Math.max(south, Math.ceil(low / cell - REFERENCE_Y)); row < south + BAND_ROWS; row++) {
				const line = (row + REFERENCE_Y) * cell;
				if (line >= high) break;
				if (line < low) continue;
				const [left, right] = [this.left[arc] as number, this.right[arc] as number];
				(crossings[row - south] as { x: number; west: number; east: number }[]).push({
					x: (x[s] as number) + ((line - y0) / (y1 - y0)) * ((x[s + 1] as number) - (x[s] as number)),
					west: upward ? left : right,
					east: upward ? right : left
				});
			}
		});
		const labels = new Uint16Array(COLUMNS * BAND_ROWS);
		// Only where no border crosses the first row is the band south of it asked.
		let label = this.header.southPole;
		if (band > 0 && crossings[0]?.length === 0) label = this.band(band - 1).atDateLine;
		for (const [row, found] of crossings.entries()) {
			found.sort((a, b) => a.x - b.x);
			if (found[0]) label = found[0].west;
			let k = 0;
			for (let column = 0; column < COLUMNS; column++) {
				for (let next = found[k]; next && next.x < (column + REFERENCE_X) * cell; next = found[++k]) label = next.east;
				labels[row * COLUMNS + column] = label;
			}
		}
		return { labels, atDateLine: label };
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

/** Running sum, in place, of steps whose sign is their lowest bit. */
function sumSteps(steps: Int32Array, origin: number): Int32Array {
	for (let i = 0, sum = origin; i < steps.length; i++) {
		const step = steps[i] as number;
		steps[i] = sum += (step >>> 1) ^ -(step & 1);
	}
	return steps;
}
