/** The pack `typing`: weights of the network, four bits each. data/build/typing/ makes it. */
import { concat } from '../../kit/bytes';

/** The parts of the network besides its weights. */
export interface NetworkShape {
	/** ISO 639-1 codes, in the order of the rows of `language`. */
	readonly languages: readonly string[];
	/** Letters that are typed. */
	readonly letters: string;
	/** The labels of one typed letter: up to four letters of the common layout (`U+0900` and the place in the script's block). */
	readonly labels: readonly string[];
	/** Values of the recurrent state in one direction, and of the decoder. */
	readonly hidden: number;
	readonly decoder: number;
	/** Labels before a letter that the decoder reads. */
	readonly history: number;
}

/** A matrix, or a vector without columns. */
export interface Tensor {
	readonly rows: number;
	readonly columns: number;
	readonly values: Float32Array;
}

export interface NetworkWeights extends NetworkShape {
	readonly tensors: ReadonlyMap<string, Tensor>;
	/** Whether a letter may have a label in a language: a bit each, labels within letters within languages, high bits first. */
	readonly allowed: Uint8Array;
}

interface Header extends NetworkShape {
	readonly tensors: readonly (Omit<Tensor, 'values'> & { readonly name: string; readonly least: number })[];
}

/** Levels of a weight: −7 to 7 times the scale of its row. Scales are powers of two in steps of 1/32. */
export const LEVELS = 7;
const STEPS = 32;

/** Writes a network. Weights are rounded to their levels. */
export function packNetwork({ tensors, allowed, ...shape }: NetworkWeights): Uint8Array<ArrayBuffer> {
	const rows = [...tensors].map(([name, tensor]) => ({
		name,
		...(tensor.columns > 0 ? packMatrix : packVector)(tensor)
	}));
	const header: Header = {
		...shape,
		tensors: rows.map(({ name, least }) => {
			const { rows: height, columns } = tensors.get(name) as Tensor;
			return { name, rows: height, columns, least };
		})
	};
	const json = new TextEncoder().encode(JSON.stringify(header));
	const length = new Uint8Array(4);
	new DataView(length.buffer).setUint32(0, json.length, true);
	return concat([length, json, ...rows.map(({ bytes }) => bytes), allowed]);
}

/** The scale of a row: its largest weight is the highest level. */
const scaleOf = (row: Float32Array): number =>
	Math.max(1e-8, row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / LEVELS);

function packMatrix({ rows, columns, values }: Tensor): { bytes: Uint8Array; least: number } {
	const scales = Array.from({ length: rows }, (_, row) => scaleOf(values.subarray(row * columns, (row + 1) * columns)));
	const least = Number(Math.max(Math.max(...scales) / 2 ** (255 / STEPS), Math.min(...scales)).toPrecision(6));
	const half = (rows * columns) / 2;
	const bytes = new Uint8Array(half + rows);
	for (let row = 0; row < rows; row++) {
		const step = Math.max(0, Math.min(255, Math.round(STEPS * Math.log2((scales[row] as number) / least))));
		bytes[half + row] = step;
		for (let column = 0; column < columns; column++) {
			const at = row * columns + column;
			const level = Math.round((values[at] as number) / (scales[row] as number));
			const nibble = Math.max(-LEVELS, Math.min(LEVELS, level)) + 8;
			bytes[at >> 1] = (bytes[at >> 1] as number) | (nibble << (at % 2 === 0 ? 0 : 4));
		}
	}
	return { bytes, least };
}

function packVector({ values }: Tensor): { bytes: Uint8Array; least: number } {
	const most = values.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0);
	const least = Number((most / 127 || 1).toPrecision(6));
	return { bytes: Uint8Array.from(values, (value) => Math.round(value / least) & 255), least };
}

/** Reads a pack. Throws where the bytes end too early or are not a pack. */
export function readNetwork(pack: ArrayBuffer): NetworkWeights {
	const bytes = new Uint8Array(pack);
	const start = 4 + new DataView(pack).getUint32(0, true);
	const { tensors: heads, ...shape } = JSON.parse(new TextDecoder().decode(bytes.subarray(4, start))) as Header;
	let at = start;
	const tensors = new Map<string, Tensor>();
	for (const { name, rows, columns, least } of heads) {
		const size = rows * Math.max(1, columns);
		const values = new Float32Array(size);
		if (columns > 0) {
			const scales = at + size / 2;
			for (let row = 0, index = 0; row < rows; row++) {
				const scale = least * 2 ** ((bytes[scales + row] as number) / STEPS);
				for (const end = index + columns; index < end; index += 2) {
					const byte = bytes[at + (index >> 1)] as number;
					values[index] = ((byte & 15) - 8) * scale;
					values[index + 1] = ((byte >> 4) - 8) * scale;
				}
			}
			at = scales + rows;
		} else {
			for (let index = 0; index < size; index++) values[index] = (((bytes[at + index] as number) << 24) >> 24) * least;
			at += size;
		}
		tensors.set(name, { rows, columns, values });
	}
	const bits = shape.languages.length * shape.letters.length * shape.labels.length;
	if (bytes.length < at + bits / 8) throw new TypeError('the pack typing ends too early');
	return { ...shape, tensors, allowed: bytes.subarray(at) };
}
