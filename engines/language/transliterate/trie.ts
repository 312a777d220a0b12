/** Words and their values as a tree of code units in arrays. One walk finds the longest word at a place. */
export class Trie<Value> {
	/** Code unit → its number among those that occur in words, 0 for others. */
	readonly #letters: Uint8Array;
	/** Node × letter → the next node, 0 for the root or a missing node. */
	readonly #next: Uint16Array;
	readonly #width: number;
	/** Node → number of the word that ends there, from 1, or 0. */
	readonly #wordAt: Uint16Array;
	readonly #values: readonly Value[];
	readonly #lengths: Uint8Array;

	/** Words are numbered in the map's order; they are at most 255 code units long, of at most 255 different ones. */
	constructor(words: ReadonlyMap<string, Value>) {
		const spelt = [...words.keys()];
		const codes = [
			...new Set(spelt.flatMap((word) => Array.from({ length: word.length }, (_, at) => word.charCodeAt(at))))
		];
		this.#letters = new Uint8Array(Math.max(0, ...codes) + 1);
		for (const [index, code] of codes.entries()) this.#letters[code] = index + 1;
		this.#width = codes.length + 1;
		const nodes = 1 + spelt.reduce((sum, word) => sum + word.length, 0);
		this.#next = new Uint16Array(nodes * this.#width);
		this.#wordAt = new Uint16Array(nodes);
		this.#values = [...words.values()];
		this.#lengths = Uint8Array.from(spelt, ({ length }) => length);
		let free = 1;
		for (const [index, word] of spelt.entries()) {
			let node = 0;
			for (let at = 0; at < word.length; at++) {
				const place = node * this.#width + (this.#letters[word.charCodeAt(at)] as number);
				node = this.#next[place] ||= free++;
			}
			this.#wordAt[node] = index + 1;
		}
	}

	/** Number of the longest word at `index` of a text, no longer than `longest`, or -1. */
	longestAt(text: string, index: number, longest = Infinity): number {
		const end = Math.min(text.length, index + longest);
		let word = 0;
		let node = 0;
		for (let at = index; at < end; at++) {
			const letter = this.#letterOf(text.charCodeAt(at));
			if (letter === 0) break;
			node = this.#next[node * this.#width + letter] as number;
			if (node === 0) break;
			word = this.#wordAt[node] || word;
		}
		return word - 1;
	}

	valueOf(word: number): Value {
		return this.#values[word] as Value;
	}

	lengthOf(word: number): number {
		return this.#lengths[word] as number;
	}

	/** Whether a longer word begins with these letters. */
	goesOn(letters: string): boolean {
		let node = 0;
		for (let at = 0; at < letters.length; at++) {
			node = this.#next[node * this.#width + this.#letterOf(letters.charCodeAt(at))] as number;
			if (node === 0) return false;
		}
		return this.#next.subarray(node * this.#width, (node + 1) * this.#width).some((next) => next !== 0);
	}

	#letterOf(code: number): number {
		return code < this.#letters.length ? (this.#letters[code] as number) : 0;
	}
}
