import { concat, cursor, putInteger } from '../kit/bytes';
import { lowerBound } from '../kit/lower-bound';
import { MAX_FEATURES, readFeatures, readHanFeatures, readWordKeys } from './detect-features';
import { scriptValue } from './script';

/** What a pack says of one script's model; the numbers follow it in binary. */
export interface ModelHeader {
	/** Unicode name. */
	readonly script: string;
	/** Languages, in the order of the outputs; `und`, the last, for all others in the script. */
	readonly codes: readonly string[];
	/** Rows of the embedding table, a power of two. */
	readonly buckets: number;
	/** Columns, even. */
	readonly dimensions: number;
	/** Calibration: logits are multiplied by `base + slope · ln(features)`. */
	readonly base: number;
	readonly slope: number;
	/** Number of common words that the classifier alone gets wrong. */
	readonly exceptions: number;
}

/** What the recipe's run answered on the texts it held out: `data/build/detect-fold.ts`. */
export interface PackOutcome {
	readonly texts: number;
	readonly right: number;
	readonly digest: string;
}

/** Numbers of one script's model. */
export interface ModelNumbers {
	/** Two 4-bit weights a byte, low half first, each 0 to 15 for −8 to 7; row by row. */
	readonly nibbles: Uint8Array;
	/** Step of the weights in each dimension. */
	readonly steps: Float32Array;
	/** Output layer, language by language. */
	readonly weights: Float32Array;
	readonly biases: Float32Array;
	/** Logarithms of how often each language is met, for words that several have: they fade as texts get longer. */
	readonly priors: Float32Array;
	/** Keys of the exceptions, ascending (`onlyWord`), and the place of each one's language. */
	readonly keys: Uint32Array;
	readonly answers: Uint8Array;
}

/** Features at which the priors have half their weight. */
const PRIOR_HALF = 12;

/** How much an exception counts beside the classifier's own opinion, which has 1. */
const EXCEPTION_WEIGHT = 2;
const LONGEST_EXCEPTION = 60;
/** Words of a text in which each is looked up: their languages are multiplied by so much there, by the number of words. */
const EXCEPTION_ODDS = [1, 1, 4];

/** Every second weight of a word of eight. */
const FOUR = 0x0f0f0f0f;
/** Number of weights from 0 to 15 whose sum fits a byte. */
const SAFE_SUMS = 17;

const features = new Int32Array(MAX_FEATURES);
const keysOfText = new Int32Array(EXCEPTION_ODDS.length - 1);

/** A linear classifier over hashed character sequences, as fastText (arXiv:1607.01759), for one script. */
export class Model {
	readonly codes: readonly string[];
	private readonly script: number;
	private readonly read: typeof readFeatures;
	/** Weights as 0 to 15, eight dimensions a word: one addition sums four. */
	private readonly table: Int32Array;
	private readonly words: number;
	private readonly hidden: Float64Array;
	private readonly output: Float32Array;
	private readonly probabilities: Float64Array;

	constructor(
		private readonly header: ModelHeader,
		private readonly numbers: ModelNumbers
	) {
		this.codes = header.codes;
		this.script = scriptValue(header.script);
		this.read = header.script === 'Han' ? readHanFeatures : readFeatures;
		const { nibbles, steps, weights } = numbers;
		const width = header.dimensions / 2;
		this.words = Math.ceil(width / 4);
		this.table = new Int32Array(header.buckets * this.words);
		const bytes = new Uint8Array(this.table.buffer);
		for (let row = 0; row < header.buckets; row++)
			bytes.set(nibbles.subarray(row * width, (row + 1) * width), row * this.words * 4);
		this.hidden = new Float64Array(this.words * 8);
		this.output = weights.map((weight, index) => weight * (steps[index % header.dimensions] as number));
		this.probabilities = new Float64Array(header.codes.length);
	}

	/** Probabilities in the order of `codes`; undefined without a word of the script. The array is reused. */
	classify(text: string): Float64Array | undefined {
		const count = this.read(text, this.script, this.header.buckets - 1, features);
		if (count === 0) return undefined;
		this.logits(count);
		const { probabilities } = this;
		this.softmax(Math.max(0.05, this.header.base + this.header.slope * Math.log(count)), count);
		this.recall(text);
		return probabilities;
	}

	/** Puts in what is known by heart of the words of a short text. */
	private recall(text: string): void {
		if (this.numbers.keys.length === 0 || text.length > LONGEST_EXCEPTION) return;
		const { probabilities } = this;
		const words = readWordKeys(text, this.script, keysOfText);
		if (words === 1) {
			const exception = this.exceptionOf(keysOfText[0] as number);
			if (exception === undefined) return;
			for (let index = 0; index < probabilities.length; index++)
				probabilities[index] =
					((probabilities[index] as number) + (index === exception ? EXCEPTION_WEIGHT : 0)) / (1 + EXCEPTION_WEIGHT);
			return;
		}
		let sum = 1;
		for (let word = 0; word < words; word++) {
			const exception = this.exceptionOf(keysOfText[word] as number);
			if (exception === undefined) continue;
			const more = (probabilities[exception] as number) * ((EXCEPTION_ODDS[words] as number) - 1);
			probabilities[exception] = (probabilities[exception] as number) + more;
			sum += more;
		}
		if (sum > 1)
			for (let index = 0; index < probabilities.length; index++)
				probabilities[index] = (probabilities[index] as number) / sum;
	}

	private exceptionOf(key: number): number | undefined {
		const { keys, answers } = this.numbers;
		const at = lowerBound(keys.length, (index) => (keys[index] as number) < key);
		return keys[at] === key ? answers[at] : undefined;
	}

	/** Uncalibrated outputs and the number of features; for the recipe, which fits the calibration to them. */
	raw(text: string): { logits: Float64Array; count: number } | undefined {
		const count = this.read(text, this.script, this.header.buckets - 1, features);
		if (count === 0) return undefined;
		this.logits(count);
		return { logits: this.probabilities.slice(), count };
	}

	private logits(count: number): void {
		const { table, words, hidden, output, probabilities } = this;
		const { dimensions } = this.header;
		const { biases } = this.numbers;
		hidden.fill(-8 * count);
		for (let start = 0; start < count; start += SAFE_SUMS) {
			const end = Math.min(start + SAFE_SUMS, count);
			for (let word = 0; word < words; word++) {
				let low = 0;
				let high = 0;
				for (let index = start; index < end; index++) {
					const weights = table[(features[index] as number) * words + word] as number;
					low = (low + (weights & FOUR)) | 0;
					high = (high + ((weights >>> 4) & FOUR)) | 0;
				}
				for (let d = 8 * word, shift = 0; shift < 32; d += 2, shift += 8) {
					hidden[d] = (hidden[d] as number) + ((low >>> shift) & 0xff);
					hidden[d + 1] = (hidden[d + 1] as number) + ((high >>> shift) & 0xff);
				}
			}
		}
		const scale = 1 / Math.sqrt(count);
		// Two sums a language, because one would wait for each addition.
		for (let language = 0, at = 0; language < probabilities.length; language++) {
			let even = 0;
			let odd = 0;
			for (let d = 0; d < dimensions; d += 2, at += 2) {
				even += (output[at] as number) * (hidden[d] as number);
				odd += (output[at + 1] as number) * (hidden[d + 1] as number);
			}
			probabilities[language] = (even + odd) * scale + (biases[language] as number);
		}
	}

	private softmax(sharpness: number, count: number): void {
		const { probabilities } = this;
		const { priors } = this.numbers;
		const trust = PRIOR_HALF / (PRIOR_HALF + count);
		let highest = -Infinity;
		for (let language = 0; language < probabilities.length; language++) {
			const logit = (probabilities[language] as number) * sharpness + (priors[language] as number) * trust;
			probabilities[language] = logit;
			if (logit > highest) highest = logit;
		}
		let sum = 0;
		for (let language = 0; language < probabilities.length; language++)
			sum += probabilities[language] = Math.exp((probabilities[language] as number) - highest);
		for (let language = 0; language < probabilities.length; language++)
			probabilities[language] = (probabilities[language] as number) / sum;
	}
}

/** One script's part of a pack. */
export type PackedModel = { readonly header: ModelHeader; readonly numbers: ModelNumbers };

// `LID1`, then the length and text of a JSON header, then each model's numbers in the order of their names here, the nibbles, the
// differences of the keys (LEB128) and the answers, filled up to a multiple of four bytes.
const MAGIC = 0x3144494c;
const FLOATS = ['steps', 'weights', 'biases', 'priors'] as const;

const floatCounts = ({ dimensions, codes }: ModelHeader) => ({
	steps: dimensions,
	weights: dimensions * codes.length,
	biases: codes.length,
	priors: codes.length
});

/** What a pack holds. */
export type Pack = { readonly models: readonly PackedModel[]; readonly outcome: PackOutcome };

/** Makes the pack. */
export function writePack({ models, outcome }: Pack): Uint8Array {
	const headers = { models: models.map(({ header }) => header), outcome };
	const json = new TextEncoder().encode(JSON.stringify(headers));
	const head = new Uint32Array([MAGIC, json.length]);
	const parts: Uint8Array[] = [new Uint8Array(head.buffer), json, new Uint8Array((4 - (json.length % 4)) % 4)];
	for (const { numbers } of models) {
		for (const name of FLOATS) parts.push(new Uint8Array(numbers[name].slice().buffer));
		const differences: number[] = [];
		let last = 0;
		for (const key of numbers.keys) {
			putInteger(differences, key - last);
			last = key;
		}
		const bytes = numbers.nibbles.length + differences.length + numbers.answers.length;
		parts.push(numbers.nibbles, Uint8Array.from(differences), numbers.answers, new Uint8Array((4 - (bytes % 4)) % 4));
	}
	return concat(parts);
}

/** Reads a pack. Throws for any other file. */
export function readPack(pack: ArrayBuffer): Pack {
	const head = new Uint32Array(pack, 0, 2);
	if (head[0] !== MAGIC) throw new Error('detect: not a pack of language models');
	const length = head[1] as number;
	const { models: headers, outcome } = JSON.parse(new TextDecoder().decode(new Uint8Array(pack, 8, length))) as {
		models: readonly ModelHeader[];
		outcome: PackOutcome;
	};
	const all = new Uint8Array(pack);
	let at = 8 + Math.ceil(length / 4) * 4;
	const models = headers.map((header): PackedModel => {
		const counts = floatCounts(header);
		const floats = {
			steps: new Float32Array(),
			weights: new Float32Array(),
			biases: new Float32Array(),
			priors: new Float32Array()
		};
		for (const name of FLOATS) {
			floats[name] = new Float32Array(pack, at, counts[name]);
			at += 4 * counts[name];
		}
		const nibbles = all.subarray(at, (at += (header.buckets * header.dimensions) / 2));
		const keys = new Uint32Array(header.exceptions);
		const steps = cursor(all, at);
		let last = 0;
		for (let index = 0; index < keys.length; index++) keys[index] = last += steps.integer();
		at = steps.at;
		const answers = all.subarray(at, (at += keys.length));
		at = Math.ceil(at / 4) * 4;
		return { header, numbers: { ...floats, nibbles, keys, answers } };
	});
	return { models, outcome };
}

/** Opens models by the Unicode name of their script. */
export const openModels = (models: readonly PackedModel[]): Map<string, Model> =>
	new Map(models.map(({ header, numbers }) => [header.script, new Model(header, numbers)]));
