import { readIntegers } from '../kit/bytes';
import type { Point } from '../kit/place-reading';

/** Header of the pack `zones`, as JSON after its length in four bytes, little endian. */
export interface ZonePackHeader {
	readonly format: 2;
	readonly source: string;
	readonly licence: string;
	/** Side of the grid that vertices lie on, millionths of a degree. */
	readonly quantum: number;
	/** Zones of every label, sorted; empty for label 0, the seas. */
	readonly sets: readonly (readonly string[])[];
	/**
	 * Bytes of the index and of the fields that follow. The index has five numbers for each field, row by row from the south-west:
	 * its pieces of border and their vertices, then the bytes of its streams, which follow each other. The streams are heads (label
	 * at its west side of each row of cells; vertices, left, right of each piece), steps east, steps north.
	 */
	readonly lengths: readonly [index: number, fields: number];
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
/** Tiles side by side in a field, the part that is read at once, when a point in it is first asked for: 2° by 12°. */
const FIELD_TILES = 6;
const FIELD_WIDTH = FIELD_TILES * TILE_CELLS;
const FIELD_COLUMNS = COLUMNS / FIELD_WIDTH;
const FIELD_ROWS = ROWS / TILE_CELLS;
const CELLS_A_DEGREE = 1 / CELL_DEGREES;
const TILE_AREA = TILE_CELLS * TILE_CELLS;
/** A tile of a field that is not read yet. */
const UNKNOWN = -1;
const BORDERED = 0x8000;

/** How the pack divides the globe: fields of so many rows and columns of cells; sizes in steps of the vertices' grid. */
export function fieldGrid(quantum: number) {
	const cell = (CELL_DEGREES * 1e6) / quantum;
	const field = (at: number, cells: number, count: number) =>
		Math.max(0, Math.min(count - 1, Math.floor(at / (cell * cells))));
	return {
		columns: FIELD_COLUMNS,
		rows: FIELD_ROWS,
		/** The column of fields that a vertex lies in, and the row; both count from the south-west, as its place does. */
		columnOf: (x: number) => field(x, FIELD_WIDTH, FIELD_COLUMNS),
		rowOf: (y: number) => field(y, TILE_CELLS, FIELD_ROWS),
		westOf: (column: number) => column * FIELD_WIDTH * cell,
		/** Lines along which the cells of a row of fields are labelled. */
		linesOf: (row: number) => Array.from({ length: TILE_CELLS }, (_, i) => (row * TILE_CELLS + i + REFERENCE_Y) * cell)
	};
}

interface Field {
	/** Segments of cell `c` are the `first[c]`-th to the one before the `first[c + 1]`-th of `segments`. */
	readonly first: Uint32Array;
	/** Five numbers each, side by side, so that a lookup reads one piece of memory: both ends (x, y, x, y) and the piece. */
	readonly segments: Int32Array;
	/** Labels beside each piece. */
	readonly left: Uint16Array;
	readonly right: Uint16Array;
}

interface Pieces {
	/** Steps of the grid from 180° W and from the south pole. */
	readonly x: Int32Array;
	readonly y: Int32Array;
	/** First vertex of each piece, and of the one behind the last. */
	readonly starts: Uint32Array;
	readonly left: Uint16Array;
	readonly right: Uint16Array;
	/** Labels at the west side, of each row of cells. */
	readonly west: readonly number[];
}

/**
 * The world's time zone borders, ready for lookups. Opening reads the index; borders are read field by field.
 *
 * A border is a chain of segments with a label on its left and on its right. Every cell of a grid lists the segments
 * that touch it and knows the label of one place in it. A lookup walks from there straight to the point: the last
 * segment crossed decides on which side the point lies; without a crossing, the label of the cell holds.
 */
export class ZoneMap {
	readonly header: ZonePackHeader;
	private readonly places: readonly ZonesAt[];
	private readonly labels: number;
	private readonly bytes: Uint8Array;
	/** Five numbers for each field, as the pack has them. */
	private readonly index: Int32Array;
	private readonly offsets: Uint32Array;
	private readonly fields = new Array<Field | undefined>(FIELD_ROWS * FIELD_COLUMNS).fill(undefined);
	/** Of each tile where its cells begin, times the area of a tile, and which bits of a cell's place in the tile count there. */
	private readonly tiles = new Int32Array(FIELD_ROWS * TILE_COLUMNS).fill(UNKNOWN);
	/**
	 * Label of each cell's place, with `BORDERED` where a border runs through the cell: a block for a tile with borders, row by row, so
	 * that a lookup's reads are close together. All cells of other tiles are the one whose number is their label, before the blocks:
	 * a lookup does not distinguish them, which would cause branch mispredictions.
	 */
	private cells: Uint16Array;
	private used: number;
	/** Side of a cell on the vertices' grid. */
	private readonly cell: number;
	/** Steps of the vertices' grid in a degree. */
	private readonly steps: number;

	/**
	 * Opens the pack `zones`.
	 * @throws Error for another pack.
	 */
	constructor(pack: ArrayBuffer) {
		this.bytes = new Uint8Array(pack);
		const { header, at } = readHeader(this.bytes);
		this.header = header;
		this.places = [...header.sets.map(([zone = '', ...alternatives]) => ({ zone, alternatives })), ...NAUTICAL];
		this.labels = header.sets.length;
		this.used = Math.ceil(this.labels / TILE_AREA) * TILE_AREA;
		this.cells = new Uint16Array(this.used + 256 * TILE_AREA);
		for (let label = 0; label < this.labels; label++) this.cells[label] = label;
		this.cell = (CELL_DEGREES * 1e6) / header.quantum;
		this.steps = 1e6 / header.quantum;
		this.index = readIntegers(this.bytes, at, INDEXED * this.fields.length);
		this.offsets = new Uint32Array(this.fields.length + 1);
		this.offsets[0] = at + header.lengths[0];
		// In the plainest way: all of it is done before the first answer, by code that no compiler has seen yet.
		let end = this.offsets[0];
		for (let field = 0, size = 2; field < this.fields.length; field++, size += INDEXED) {
			end += (this.index[size] as number) + (this.index[size + 1] as number) + (this.index[size + 2] as number);
			this.offsets[field + 1] = end;
		}
		if (this.offsets.at(-1) !== pack.byteLength) throw new Error('the zone pack has another format');
	}

	private sizes(
		field: number
	): readonly [pieces: number, vertices: number, heads: number, east: number, north: number] {
		const { index } = this;
		const at = INDEXED * field;
		// prettier-ignore
		return [index[at] as number, index[at + 1] as number, index[at + 2] as number, index[at + 3] as number, index[at + 4] as number];
	}

	/** The zone of a point, on the high seas the nautical one. */
	at({ lat, lon }: Point): ZonesAt {
		const label = this.labelAt(lat, lon);
		// All bits for the high seas, none elsewhere: the cell is not known beforehand.
		const sea = (label - 1) >> 31;
		return this.places[label + (sea & (this.labels + nauticalIndex(lon)))] as ZonesAt;
	}

	/** Index in `header.sets` of the zones at a point; 0 on the high seas. */
	labelAt(lat: number, lon: number): number {
		// Cut off to whole numbers; the last row and column hold the pole and the date line as well.
		const column = Math.min(COLUMNS - 1, ((lon + 180) * CELLS_A_DEGREE) | 0);
		const row = Math.min(ROWS - 1, ((lat + 90) * CELLS_A_DEGREE) | 0);
		const tile = this.tiles[(row >> TILE_BITS) * TILE_COLUMNS + (column >> TILE_BITS)] as number;
		if (tile === UNKNOWN) {
			this.field(row, column);
			return this.labelAt(lat, lon);
		}
		const inTile = ((row & (TILE_CELLS - 1)) << TILE_BITS) | (column & (TILE_CELLS - 1));
		const label = this.cells[(tile >> (2 * TILE_BITS)) + (inTile & tile)] as number;
		return label < BORDERED ? label : this.labelInCell(lat, lon, row, column, label - BORDERED);
	}

	/** The label at a point in a cell that a border runs through; `label` is that of the cell's place. */
	private labelInCell(lat: number, lon: number, row: number, column: number, label: number): number {
		const { cell, steps } = this;
		const px = (lon + 180) * steps;
		const py = (lat + 90) * steps;
		const east = (column / FIELD_WIDTH) | 0;
		// A field with known cells was opened.
		const { first, segments, left, right } = this.fields[(row >> TILE_BITS) * FIELD_COLUMNS + east] as Field;
		const c = (row & (TILE_CELLS - 1)) * FIELD_WIDTH + column - east * FIELD_WIDTH;
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
		return (leftward > 0 ? left : right)[segments[crossed + 4] as number] as number;
	}

	private field(row: number, column: number): Field {
		const [north, east] = [row >> TILE_BITS, Math.floor(column / FIELD_WIDTH)];
		return (this.fields[north * FIELD_COLUMNS + east] ??= this.makeField(north, east));
	}

	private makeField(north: number, east: number): Field {
		const pieces = this.readPieces(north * FIELD_COLUMNS + east);
		const [south, west] = [north * TILE_CELLS, east * FIELD_WIDTH];
		const { first, segments } = this.indexSegments(pieces, south, west);
		const labels = this.labelCells(pieces, south, west);
		for (let c = 0; c < labels.length; c++) if (first[c] !== first[c + 1]) labels[c] = (labels[c] as number) + BORDERED;
		for (let tile = 0; tile < FIELD_TILES; tile++)
			this.tiles[north * TILE_COLUMNS + east * FIELD_TILES + tile] = this.makeTile(labels, tile * TILE_CELLS);
		return { first, segments, left: pieces.left, right: pieces.right };
	}

	private readPieces(field: number): Pieces {
		const { quantum } = this.header;
		const [count, vertices, headBytes, eastBytes] = this.sizes(field);
		const at = this.offsets[field] as number;
		const heads = readIntegers(this.bytes, at, TILE_CELLS + 3 * count);
		const starts = new Uint32Array(count + 1);
		const left = new Uint16Array(count);
		const right = new Uint16Array(count);
		for (let piece = 0, head = TILE_CELLS; piece < count; piece++, head += 3) {
			starts[piece + 1] = (starts[piece] as number) + (heads[head] as number);
			left[piece] = heads[head + 1] as number;
			right[piece] = heads[head + 2] as number;
		}
		const x = sumSteps(readIntegers(this.bytes, at + headBytes, vertices), Math.round(180e6 / quantum));
		const y = sumSteps(readIntegers(this.bytes, at + headBytes + eastBytes, vertices), Math.round(90e6 / quantum));
		return { x, y, starts, left, right, west: [...heads.subarray(0, TILE_CELLS)] };
	}

	/** What `tiles` has for the tile from a column of a field's labels on; its block is written where its cells differ. */
	private makeTile(labels: Uint16Array, column: number): number {
		const start = this.used;
		if (start === this.cells.length) {
			const larger = new Uint16Array(2 * start);
			larger.set(this.cells);
			this.cells = larger;
		}
		const block = this.cells.subarray(start, start + TILE_AREA);
		for (let row = 0; row < TILE_CELLS; row++)
			block.set(labels.subarray(row * FIELD_WIDTH + column, row * FIELD_WIDTH + column + TILE_CELLS), row * TILE_CELLS);
		const [label = 0] = block;
		if (label < BORDERED && block.every((other) => other === label)) return label * TILE_AREA;
		this.used += TILE_AREA;
		return start * TILE_AREA + TILE_AREA - 1;
	}

	/** Lists the segments of every cell of a field: finds all pairs of both, counts them by cell, then copies them in. */
	private indexSegments({ x, y, starts }: Pieces, south: number, west: number): Pick<Field, 'first' | 'segments'> {
		const { cell } = this;
		const [north, east] = [south + TILE_CELLS - 1, west + FIELD_WIDTH - 1];
		const first = new Uint32Array(FIELD_WIDTH * TILE_CELLS + 1);
		const pairs: number[] = [];
		eachSegment(starts, (s, piece) => {
			const y0 = y[s] as number;
			const y1 = y[s + 1] as number;
			const bottom = Math.max(0, Math.floor(Math.min(y0, y1) / cell));
			const top = Math.min(ROWS - 1, Math.floor(Math.max(y0, y1) / cell));
			if (top < south || bottom > north) return;
			const x0 = x[s] as number;
			const x1 = x[s + 1] as number;
			for (let row = Math.max(south, bottom); row <= Math.min(north, top); row++) {
				let from = Math.min(x0, x1);
				let to = Math.max(x0, x1);
				if (bottom !== top) {
					// Only the part that lies in this row; a unit wider, for rounding.
					const a = x0 + Math.max(0, Math.min(1, (row * cell - y0) / (y1 - y0))) * (x1 - x0);
					const b = x0 + Math.max(0, Math.min(1, ((row + 1) * cell - y0) / (y1 - y0))) * (x1 - x0);
					from = Math.min(a, b) - 1;
					to = Math.max(a, b) + 1;
				}
				const last = Math.min(east, Math.floor(to / cell));
				for (let column = Math.max(west, Math.floor(from / cell)); column <= last; column++) {
					const c = (row - south) * FIELD_WIDTH + column - west;
					pairs.push(c, s, piece);
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

	/** Labels every cell's place: along a row of cells the label changes where a border crosses the line of places. */
	private labelCells(pieces: Pieces, south: number, west: number): Uint16Array {
		const { cell } = this;
		const { x, y, starts } = pieces;
		const crossings: { x: number; east: number }[][] = Array.from({ length: TILE_CELLS }, () => []);
		eachSegment(starts, (s, piece) => {
			const [y0, y1] = [y[s] as number, y[s + 1] as number];
			const [low, high] = y1 > y0 ? [y0, y1] : [y1, y0];
			for (let row = Math.max(south, Math.ceil(low / cell - REFERENCE_Y)); row < south + TILE_CELLS; row++) {
				const line = (row + REFERENCE_Y) * cell;
				if (line >= high) break;
				if (line < low) continue;
				const at = (x[s] as number) + ((line - y0) / (y1 - y0)) * ((x[s + 1] as number) - (x[s] as number));
				// What lies west of the field is in the label that its row begins with.
				if (at >= west * cell)
					(crossings[row - south] as { x: number; east: number }[]).push({
						x: at,
						east: (y1 > y0 ? pieces.right : pieces.left)[piece] as number
					});
			}
		});
		const labels = new Uint16Array(FIELD_WIDTH * TILE_CELLS);
		for (const [row, found] of crossings.entries()) {
			found.sort((a, b) => a.x - b.x);
			let label = pieces.west[row] as number;
			let k = 0;
			for (let column = 0; column < FIELD_WIDTH; column++) {
				const place = (west + column + REFERENCE_X) * cell;
				for (let next = found[k]; next && next.x < place; next = found[++k]) label = next.east;
				labels[row * FIELD_WIDTH + column] = label;
			}
		}
		return labels;
	}
}

/** The nautical zone of a meridian: 15° wide, the sign of its name opposite to its offset. */
export const nauticalZone = (lon: number): ZonesAt => NAUTICAL[nauticalIndex(lon)] as ZonesAt;

const nauticalIndex = (lon: number): number => (lon / 15 + 12.5) | 0;

const NAUTICAL: readonly ZonesAt[] = Array.from({ length: 25 }, (_, i) => ({
	zone: i === 12 ? 'Etc/GMT' : `Etc/GMT${i > 12 ? '-' : '+'}${Math.abs(i - 12)}`,
	alternatives: []
}));

/** Calls `visit` for every segment of pieces that begin at the vertices `starts`. */
function eachSegment(starts: Uint32Array, visit: (segment: number, piece: number) => void): void {
	for (let piece = 0; piece + 1 < starts.length; piece++)
		for (let segment = starts[piece] as number; segment < (starts[piece + 1] as number) - 1; segment++)
			visit(segment, piece);
}

const INDEXED = 5;

function readHeader(bytes: Uint8Array): { header: ZonePackHeader; at: number } {
	const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
	if (length > bytes.length - 4) throw new Error('the zone pack is cut off');
	const header = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))) as ZonePackHeader;
	if (header.format !== 2 || 4 + length + header.lengths[0] + header.lengths[1] !== bytes.length)
		throw new Error('the zone pack has another format');
	return { header, at: 4 + length };
}

/** Running sum, in place, of steps whose sign is their lowest bit. */
function sumSteps(steps: Int32Array, origin: number): Int32Array {
	for (let i = 0, sum = origin; i < steps.length; i++) {
		const step = steps[i] as number;
		steps[i] = sum += (step >>> 1) ^ -(step & 1);
	}
	return steps;
}
