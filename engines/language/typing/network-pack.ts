/** The pack `typing`: weights of the network, four bits each. */
/** The parts of the network besides its weights. */
export interface NetworkShape {
	/** ISO 639-1 codes, in the order of the rows of `language`. */
	readonly languages: readonly string[];
	readonly letters: string;
	/** The labels of one typed letter: up to four letters of the common layout (`U+0900` and the place in the script's block). */
	readonly labels: readonly string[];
	/** Values of the recurrent state in one direction, and of the decoder. */
	readonly hidden: number;
	readonly decoder: number;
	/** Labels before a letter that the decoder reads. */
	readonly history: number;
}

/** A matrix, or a vector without columns, as the pack has it. */
export interface Tensor {
	readonly rows: number;
	readonly columns: number;
	/** The smallest scale of a row, which each step multiplies by a 32nd root of two; of a vector that of all values. */
	readonly least: number;
	/** Where its bytes begin: levels of four bits, low ones first, 8 for zero, then a step for each row. Of a vector signed bytes. */
	readonly at: number;
}

export interface NetworkWeights extends NetworkShape {
	readonly bytes: Uint8Array;
	readonly tensors: ReadonlyMap<string, Tensor>;
	/** Whether a letter may have a label in a language: a bit each, labels within letters within languages, high bits first. */
	readonly allowed: Uint8Array;
}

interface Header extends NetworkShape {
	readonly tensors: readonly (Omit<Tensor, 'at'> & { readonly name: string })[];
}

/** Reads a pack, whose weights stay packed. Throws where the bytes end too early or are not a pack. */
export function readNetwork(pack: ArrayBuffer): NetworkWeights {
	const bytes = new Uint8Array(pack);
	let at = 4 + new DataView(pack).getUint32(0, true);
	const { tensors: heads, ...shape } = JSON.parse(new TextDecoder().decode(bytes.subarray(4, at))) as Header;
	const tensors = new Map<string, Tensor>();
	for (const { name, rows, columns, least } of heads) {
		tensors.set(name, { rows, columns, least, at });
		at += rows + (rows * columns) / 2;
	}
	const bits = shape.languages.length * shape.letters.length * shape.labels.length;
	if (bytes.length < at + bits / 8) throw new TypeError('the pack typing ends too early');
	return { ...shape, bytes, tensors, allowed: bytes.subarray(at) };
}
