// The network that spells what is typed: letters and language → two-layer bidirectional GRU → for each letter one of the labels that
// it may have, given the labels before it. GRU: Cho et al. 2014, arXiv:1406.1078, in the form of PyTorch.
import { openArithmetic, type Arithmetic } from './kernel';
import { readNetwork, type NetworkWeights, type Tensor } from './network-pack';

/** A spelling in the common layout and the natural logarithm of its probability. */
export interface Spelling {
	readonly text: string;
	readonly score: number;
}

interface Way extends Spelling {
	/** Last labels, the nearest first. */
	readonly labels: readonly number[];
}

/** Longer words are not read. */
export const LONGEST = 40;
/** Ways kept after each letter. */
const WIDTH = 32;
/** A way so much less likely than the best is left. */
const FAR = -8;
/** A label of a smaller probability is left out. */
const LEAST = -7;

/** tanh from −8 to 8 by straight lines between 4,096 values: at most 1.5e-6 off, and three times as fast as the exponential. */
const FLAT = 8;
const CURVE_STEPS = 256;
const CURVE = Float64Array.from({ length: 2 * FLAT * CURVE_STEPS + 1 }, (_, at) => Math.tanh(at / CURVE_STEPS - FLAT));

function tanh(value: number): number {
	const at = (value + FLAT) * CURVE_STEPS;
	if (at <= 0) return -1;
	if (at >= 2 * FLAT * CURVE_STEPS) return 1;
	const before = at | 0;
	const low = CURVE[before] as number;
	return low + ((CURVE[before + 1] as number) - low) * (at - before);
}

const sigmoid = (value: number) => 0.5 + 0.5 * tanh(value / 2);
const rounded = (count: number) => (count + 3) & ~3;

/** A matrix in memory: its address, and the list of its rows for the kernel. */
interface Matrix {
	readonly at: number;
	readonly rows: number;
	readonly columns: number;
	readonly list: number;
}

/** The labels of a letter in a language. */
interface Choice {
	readonly labels: readonly number[];
	/** Rows of the output layer, in memory. */
	readonly list: number;
}

export class Network {
	private readonly arithmetic: Arithmetic;
	private readonly floats: Float32Array;
	private free = 0;
	private readonly matrices = new Map<string, Matrix>();
	private readonly choices = new Map<number, Choice>();
	private readonly contexts = new Map<number, Float32Array>();
	private readonly firsts = new Map<number, Float32Array>();
	private readonly input: number;
	private readonly gates: number;
	private readonly state: number;
	private readonly below: number;
	private readonly above: number;
	private readonly inputs: number;
	private readonly letters: number;
	private readonly hidden: number;
	private readonly logits: number;
	private readonly zeros: number;

	/** `plain` computes without WebAssembly. */
	constructor(
		private readonly weights: NetworkWeights,
		plain = false
	) {
		const { hidden, decoder, labels, languages, letters, tensors } = weights;
		const lists = languages.length * letters.length * rounded(labels.length);
		let size = lists + LONGEST * (7 * hidden + decoder) + 8 * hidden + 2 * decoder + 2 * labels.length + 4096;
		for (const { rows, columns } of tensors.values()) size += rounded(rows) * (columns + 1);
		this.arithmetic = openArithmetic(size, weights.bytes, plain);
		this.floats = this.arithmetic.floats;
		for (const [name, tensor] of tensors) this.matrices.set(name, this.place(tensor));
		this.input = this.take(this.matrix('letter').columns + this.matrix('language').columns);
		this.gates = this.take(3 * hidden);
		this.state = this.take(hidden);
		this.below = this.take(LONGEST * 2 * hidden);
		this.above = this.take(LONGEST * 2 * hidden);
		this.inputs = this.take(LONGEST * 3 * hidden);
		this.letters = this.take(LONGEST * decoder);
		this.hidden = this.take(decoder);
		this.logits = this.take(labels.length + 4);
		this.zeros = this.take(labels.length + 4);
	}

	/** Spellings of a typed word, the likeliest first. Empty for a word with other letters than a–z or too long. */
	spell(language: string, typed: string): Spelling[] {
		const { languages, letters, history, labels } = this.weights;
		const place = languages.indexOf(language);
		const word = [...typed].map((letter) => letters.indexOf(letter));
		if (place < 0 || word.length === 0 || word.length > LONGEST || word.includes(-1)) return [];
		this.encode(place, word);
		let ways: readonly Way[] = [{ score: 0, text: '', labels: new Array<number>(history).fill(labels.length) }];
		for (const [index, letter] of word.entries()) ways = this.extend(ways, index, this.choice(place, letter));
		const sums = new Map<string, number>();
		for (const { text, score } of ways) sums.set(text, addLogs(sums.get(text), score));
		return [...sums].map(([text, score]) => ({ text, score })).sort((a, b) => b.score - a.score);
	}

	/** The likeliest ways with one more letter. */
	private extend(ways: readonly Way[], index: number, choice: Choice): readonly Way[] {
		const known = new Map<number, Float64Array>();
		const steps: { readonly way: Way; readonly label: number; readonly score: number }[] = [];
		for (const way of ways) {
			const key = way.labels.reduce((all, label) => all * (this.weights.labels.length + 1) + label, 0);
			let scores = known.get(key);
			if (!scores) known.set(key, (scores = this.score(index, way.labels, choice)));
			for (const [at, label] of choice.labels.entries()) {
				const more = scores[at] as number;
				if (more >= LEAST) steps.push({ way, label, score: way.score + more });
			}
		}
		steps.sort((a, b) => b.score - a.score);
		const least = (steps[0]?.score ?? 0) + FAR;
		const next = new Map<string, { -readonly [Key in keyof Way]: Way[Key] }>();
		for (const { way, label, score } of steps) {
			if (score <= least || next.size === WIDTH) break;
			const text = way.text + (this.weights.labels[label] as string);
			const labels = [label, ...way.labels.slice(0, -1)];
			const same = `${text}|${labels.join()}`;
			const other = next.get(same);
			if (other) other.score = addLogs(other.score, score);
			else next.set(same, { score, text, labels });
		}
		return [...next.values()];
	}

	/** Logarithms of the probabilities of a letter's labels after these labels. */
	private score(index: number, labels: readonly number[], choice: Choice): Float64Array {
		const { floats, hidden, logits } = this;
		const { decoder } = this.weights;
		const letter = this.letters + index * decoder;
		const [one, two, three, four] = labels.map((label, back) => this.context(back, label));
		if (!one || !two || !three || !four) throw new TypeError('the network reads other than four labels');
		for (let at = 0; at < decoder; at++) {
			const before = (one[at] as number) + (two[at] as number) + (three[at] as number) + (four[at] as number);
			floats[hidden + at] = tanh((floats[letter + at] as number) + before);
		}
		const count = choice.labels.length;
		this.arithmetic.multiply(choice.list, hidden, this.zeros, logits, rounded(count), decoder);
		const bias = this.matrix('outputBias').at;
		const scores = Float64Array.from(
			choice.labels,
			(label, at) => (floats[logits + at] as number) + (floats[bias + label] as number)
		);
		const most = Math.max(...scores);
		const sum = most + Math.log(scores.reduce((all, score) => all + Math.exp(score - most), 0));
		return scores.map((score) => score - sum);
	}

	/** The decoder's state for a label so many places back. */
	private context(back: number, label: number): Float32Array {
		const { decoder, history } = this.weights;
		const key = label * history + back;
		let found = this.contexts.get(key);
		if (!found) {
			const [matrix, embedding] = [this.matrix('context'), this.matrix('label')];
			const { columns } = embedding;
			this.arithmetic.multiply(
				matrix.list + back * decoder,
				embedding.at + label * columns,
				this.zeros,
				this.gates,
				decoder,
				columns
			);
			this.contexts.set(key, (found = this.floats.slice(this.gates, this.gates + decoder)));
		}
		return found;
	}

	/** Reads the word: fills `letters` with the decoder's input for each letter. */
	private encode(language: number, word: readonly number[]): void {
		const { floats } = this;
		const { hidden, decoder } = this.weights;
		for (const back of ['', 'Back']) {
			for (const [index, letter] of word.entries())
				floats.set(this.first(language, letter, back), this.inputs + index * 3 * hidden);
			this.recur(`0${back}`, word.length, this.below);
		}
		for (const back of ['', 'Back']) {
			for (let index = 0; index < word.length; index++)
				this.times(`input1${back}`, this.below + index * 2 * hidden, this.inputs + index * 3 * hidden);
			this.recur(`1${back}`, word.length, this.above);
		}
		const offset = this.matrix('offset').at + language * decoder;
		for (let index = 0; index < word.length; index++) {
			const to = this.letters + index * decoder;
			this.times('projection', this.above + index * 2 * hidden, to);
			for (let at = 0; at < decoder; at++)
				floats[to + at] = (floats[to + at] as number) + (floats[offset + at] as number);
		}
	}

	/** The output of the first layer for a letter in a language. */
	private first(language: number, letter: number, back: string): Float32Array {
		const key = (language * this.weights.letters.length + letter) * 2 + (back === '' ? 0 : 1);
		let found = this.firsts.get(key);
		if (!found) {
			const { floats, input, gates } = this;
			const [own, spoken] = [this.matrix('letter'), this.matrix('language')];
			floats.copyWithin(input, own.at + letter * own.columns, own.at + (letter + 1) * own.columns);
			floats.copyWithin(
				input + own.columns,
				spoken.at + language * spoken.columns,
				spoken.at + (language + 1) * spoken.columns
			);
			this.times(`input0${back}`, input, gates);
			this.firsts.set(key, (found = floats.slice(gates, gates + 3 * this.weights.hidden)));
		}
		return found;
	}

	/** One direction of a GRU over `inputs`; its states become halves of the rows of `output`. */
	private recur(layer: string, count: number, output: number): void {
		const { floats, gates, state, inputs } = this;
		const { hidden } = this.weights;
		const isBack = layer.endsWith('Back');
		floats.fill(0, state, state + hidden);
		for (let step = 0; step < count; step++) {
			const index = isBack ? count - 1 - step : step;
			const input = inputs + index * 3 * hidden;
			const to = output + index * 2 * hidden + (isBack ? hidden : 0);
			this.times(`state${layer}`, state, gates);
			for (let at = 0; at < hidden; at++) {
				const reset = sigmoid((floats[input + at] as number) + (floats[gates + at] as number));
				const keep = sigmoid((floats[input + hidden + at] as number) + (floats[gates + hidden + at] as number));
				const fresh = tanh(
					(floats[input + 2 * hidden + at] as number) + reset * (floats[gates + 2 * hidden + at] as number)
				);
				floats[to + at] = floats[state + at] = (1 - keep) * fresh + keep * (floats[state + at] as number);
			}
		}
	}

	private times(name: string, vector: number, result: number): void {
		const { rows, columns, list } = this.matrix(name);
		this.arithmetic.multiply(list, vector, this.matrix(`${name}Bias`).at, result, rows, columns);
	}

	private choice(language: number, letter: number): Choice {
		const { letters, labels: all, allowed } = this.weights;
		const key = language * letters.length + letter;
		let found = this.choices.get(key);
		if (!found) {
			const labels = all.flatMap((_, label) => {
				const bit = key * all.length + label;
				return (((allowed[bit >> 3] as number) >> (7 - (bit & 7))) & 1) === 1 ? [label] : [];
			});
			this.choices.set(key, (found = { labels, list: this.list(this.matrix('output'), labels) }));
		}
		return found;
	}

	private matrix(name: string): Matrix {
		const found = this.matrices.get(name);
		if (!found) throw new TypeError(`the network has no ${name}`);
		return found;
	}

	/** Unpacks a tensor into memory. */
	private place({ rows, columns, least, at: from }: Tensor): Matrix {
		const { bytes } = this.weights;
		const at = this.take(rows * Math.max(1, columns));
		if (columns > 0) this.arithmetic.unpack(from, at, rows, columns, least);
		else
			for (let row = 0; row < rows; row++)
				this.floats[at + row] = (((bytes[from + row] as number) << 24) >> 24) * least;
		const all = Array.from({ length: columns === 0 ? 0 : rows }, (_, row) => row);
		return { at, rows, columns, list: this.list({ at, columns }, all) };
	}

	/** The places of some rows for the kernel; the last one again up to a multiple of four. */
	private list({ at, columns }: Pick<Matrix, 'at' | 'columns'>, rows: readonly number[]): number {
		const list = this.take(rows.length);
		const last = rows.at(-1) ?? 0;
		for (let index = 0; index < rounded(rows.length); index++)
			this.arithmetic.integers[list + index] = 4 * (at + (rows[index] ?? last) * columns);
		return list;
	}

	private take(count: number): number {
		const at = this.free;
		this.free += rounded(count);
		if (this.free > this.floats.length) throw new TypeError('the network is larger than its memory');
		return at;
	}
}

/** The logarithm of the sum of two numbers, from their logarithms. */
const addLogs = (one: number | undefined, two: number): number =>
	one === undefined ? two : Math.max(one, two) + Math.log1p(Math.exp(-Math.abs(one - two)));

/** Opens the pack `typing`. */
export const openNetwork = (pack: ArrayBuffer): Network => new Network(readNetwork(pack));
