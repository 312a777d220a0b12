import { putInteger } from '../../../engines/kit/bytes';
import { fieldGrid, type ZonePackHeader } from '../../../engines/geo/zone-map';
import type { SideLabels } from './labels';
import { geoTzVersion } from './leaves';
import type { SimpleArc } from './simplify';

/** A run of an arc's segments that all reach into one field. */
interface Piece {
	readonly arc: SimpleArc;
	readonly from: number;
	to: number;
}

/** A row of cells along which labels change. */
type Crossing = { readonly x: number; readonly west: number; readonly east: number };

/** Writes arcs field by field, so that a lookup reads one: varints of 7 bits, lowest first, sign in the lowest bit. */
export function encodeZones(
	simple: readonly SimpleArc[],
	labels: SideLabels,
	southPole: number,
	quantum: number
): Uint8Array {
	const west = westLabels(simple, labels, southPole, quantum);
	const index: number[] = [];
	const fields: number[] = [];
	for (const [field, pieces] of cut(simple, quantum).entries()) {
		// Neighbours in space follow each other, so that the step from piece to piece is small.
		pieces.sort(
			(a, b) => (a.arc.x[a.from] as number) - (b.arc.x[b.from] as number) || a.arc.arc - b.arc.arc || a.from - b.from
		);
		const [heads, east, north]: [number[], number[], number[]] = [[], [], []];
		for (const label of west[field] as number[]) putInteger(heads, label);
		let [x, y, vertices] = [0, 0, 0];
		for (const { arc, from, to } of pieces) {
			for (const value of [to + 1 - from, labels.left[arc.arc] as number, labels.right[arc.arc] as number])
				putInteger(heads, value);
			for (let i = from; i <= to; i++) {
				putInteger(east, zigzag((arc.x[i] as number) - x));
				putInteger(north, zigzag((arc.y[i] as number) - y));
				[x, y] = [arc.x[i] as number, arc.y[i] as number];
			}
			vertices += to + 1 - from;
		}
		for (const size of [pieces.length, vertices, heads.length, east.length, north.length]) putInteger(index, size);
		for (const stream of [heads, east, north]) for (const byte of stream) fields.push(byte);
	}
	const header: ZonePackHeader = {
		format: 2,
		source: `timezone-boundary-builder, from data © OpenStreetMap contributors, by geo-tz ${geoTzVersion}`,
		licence: 'ODbL-1.0',
		quantum,
		sets: labels.sets,
		lengths: [index.length, fields.length]
	};
	const json = new TextEncoder().encode(JSON.stringify(header));
	const length = new Uint8Array(4);
	new DataView(length.buffer).setUint32(0, json.length, true);
	return Uint8Array.from([...length, ...json].concat(index, fields));
}

function cut(simple: readonly SimpleArc[], quantum: number): Piece[][] {
	const { columns, rows, columnOf, rowOf } = fieldGrid(quantum);
	const fields: Piece[][] = Array.from({ length: columns * rows }, () => []);
	const [fromWest, fromSouth] = originOf(quantum);
	for (const arc of simple)
		for (let i = 1; i < arc.y.length; i++) {
			const xs = [arc.x[i - 1] as number, arc.x[i] as number].map((x) => x + fromWest);
			const ys = [arc.y[i - 1] as number, arc.y[i] as number].map((y) => rowOf(y + fromSouth));
			// One unit more on both sides, the margin that the engine uses for rounding a segment's part in a row.
			const [first, last] = [columnOf(Math.min(...xs) - 1), columnOf(Math.max(...xs) + 1)];
			for (let row = Math.min(...ys); row <= Math.max(...ys); row++)
				for (let column = first; column <= last; column++) {
					const pieces = fields[row * columns + column] as Piece[];
					const previous = pieces.at(-1);
					if (previous?.arc === arc && previous.to === i - 1) previous.to = i;
					else pieces.push({ arc, from: i - 1, to: i });
				}
		}
	return fields;
}

// Labels at the west side of every field, for each row of its cells: of the lines that no border crosses the one at the date line
// in the line south of it.
function westLabels(simple: readonly SimpleArc[], labels: SideLabels, southPole: number, quantum: number): number[][] {
	const { columns, rows, linesOf, westOf } = fieldGrid(quantum);
	const lines = Array.from({ length: rows }, (_, row) => linesOf(row)).flat();
	const crossings: Crossing[][] = lines.map(() => []);
	const [fromWest, fromSouth] = originOf(quantum);
	const step = (lines[1] as number) - (lines[0] as number);
	for (const arc of simple)
		for (let i = 1; i < arc.y.length; i++) {
			const [y0, y1] = [(arc.y[i - 1] as number) + fromSouth, (arc.y[i] as number) + fromSouth];
			const upward = y1 > y0;
			const [low, high] = upward ? [y0, y1] : [y1, y0];
			for (let at = Math.max(0, Math.ceil((low - (lines[0] as number)) / step) - 1); at < lines.length; at++) {
				const line = lines[at] as number;
				if (line >= high) break;
				if (line < low) continue;
				const [x0, x1] = [(arc.x[i - 1] as number) + fromWest, (arc.x[i] as number) + fromWest];
				const [left, right] = [labels.left[arc.arc] as number, labels.right[arc.arc] as number];
				(crossings[at] as Crossing[]).push({
					x: x0 + ((line - y0) / (y1 - y0)) * (x1 - x0),
					west: upward ? left : right,
					east: upward ? right : left
				});
			}
		}
	const west: number[][] = Array.from({ length: columns * rows }, () => []);
	let atDateLine = southPole;
	for (const [at, found] of crossings.entries()) {
		found.sort((a, b) => a.x - b.x);
		const row = Math.floor(at / (lines.length / rows));
		let label = found[0]?.west ?? atDateLine;
		let k = 0;
		for (let column = 0; column < columns; column++) {
			for (let next = found[k]; next && next.x < westOf(column); next = found[++k]) label = next.east;
			(west[row * columns + column] as number[]).push(label);
		}
		atDateLine = found.at(-1)?.east ?? atDateLine;
	}
	return west;
}

/** Where the grid's origin, 0° N 0° E, lies from 180° W and from the south pole. */
const originOf = (quantum: number) => [Math.round(180e6 / quantum), Math.round(90e6 / quantum)] as const;

const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
