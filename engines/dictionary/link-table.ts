import { cursor } from '../kit/bytes';
import { lowerBound } from '../kit/lower-bound';

/** One end of a link that a table holds. */
export interface Linked {
	readonly synset: number;
	readonly kind: number;
}

/** Links between synsets, each of a kind, readable from both ends. */
export class LinkTable {
	/** Ascending. */
	readonly #from: Int32Array;
	readonly #to: Int32Array;
	readonly #kind: Uint8Array;
	/** Rows in the order of `#to`. */
	readonly #byTo: Int32Array;

	constructor(section: Uint8Array, kinds: number) {
		const read = cursor(section).integer;
		const count = read();
		this.#from = new Int32Array(count);
		this.#to = new Int32Array(count);
		this.#kind = new Uint8Array(count);
		let from = 0;
		for (let row = 0; row < count; row++) {
			const step = read();
			from += Math.floor(step / kinds);
			this.#from[row] = from;
			this.#kind[row] = step % kinds;
			this.#to[row] = from - signed(read());
		}
		this.#byTo = Int32Array.from({ length: count }, (_, row) => row).sort(
			(a, b) => this.#toAt(a) - this.#toAt(b) || a - b
		);
	}

	/** Where the links of a synset go, in the database's order. */
	from(synset: number): Linked[] {
		const found: Linked[] = [];
		const first = lowerBound(this.#from.length, (row) => (this.#from[row] ?? 0) < synset);
		for (let row = first; this.#from[row] === synset; row++) found.push(this.#linked(this.#toAt(row), row));
		return found;
	}

	/** Where the links to a synset come from, ascending. */
	to(synset: number): Linked[] {
		const found: Linked[] = [];
		const rowAt = (place: number) => this.#byTo[place] ?? -1;
		const first = lowerBound(this.#byTo.length, (place) => this.#toAt(rowAt(place)) < synset);
		for (let place = first; this.#to[rowAt(place)] === synset; place++)
			found.push(this.#linked(this.#from[rowAt(place)] ?? 0, rowAt(place)));
		return found;
	}

	#toAt(row: number): number {
		return this.#to[row] ?? 0;
	}

	#linked(synset: number, row: number): Linked {
		return { synset, kind: this.#kind[row] ?? 0 };
	}
}

/** 0, −1, 1, −2, … by 0, 1, 2, 3, … */
export const signed = (value: number): number => (value & 1 ? -((value + 1) >> 1) : value >> 1);
