/** Trains one script's classifier by stochastic gradient descent; single-threaded, the same on every machine. */
import { MAX_FEATURES, readFeatures, readHanFeatures } from '../../engines/language/detect-features';
import type { ModelNumbers } from '../../engines/language/detect-model';
import { scriptValue } from '../../engines/language/script';
import { Random } from './detect-corpus';

export interface Training {
	readonly script: string;
	/** Rows of the embedding table, a power of two. */
	readonly buckets: number;
	readonly dimensions: number;
	/** A weight is stored as a whole number of steps, at most so many, 7 or fewer: the fewer, the smaller the pack. */
	readonly levels: number;
	readonly examples: number;
	/** Share of so many examples that are learnt from again with the weights as they will be stored. */
	readonly refined: number;
	readonly seed: number;
}

/** What training finds out; the recipe adds the rest. */
export type Trained = Pick<ModelNumbers, 'nibbles' | 'steps' | 'weights' | 'biases'>;

/** An example in lower case and the class that it is of. */
export type Draw = (random: Random) => readonly [text: string, target: number];

const LEARNING_RATE = 0.35;
/** The weights as floats; as they will be stored, the floats kept beside (straight-through, Bengio et al. 2013); the output layer alone. */
const PHASES = [
	{ share: 1, rate: LEARNING_RATE, quantised: false, frozen: false },
	{ share: 'refined', rate: LEARNING_RATE / 4, quantised: true, frozen: false },
	{ share: 0.05, rate: LEARNING_RATE / 4, quantised: false, frozen: true }
] as const;
/** Sum of squared gradients that rows of a trained model begin with, so that few steps do not undo many. */
const SETTLED = 0.5;
/** A class that is less wrong than this teaches nothing. */
const NEGLIGIBLE = 1e-4;

/** A trained model to go on from: its columns and the outputs of its classes in their new order, undefined for new ones. */
export interface Start extends Pick<Trained, 'nibbles' | 'steps'> {
	readonly rows: readonly ({ readonly weights: Float32Array; readonly bias: number } | undefined)[];
}

/** Learns `classes` from drawn texts and rounds the embeddings to few levels. With `start`, goes on from it. */
export function train(training: Training, classes: number, draw: Draw, start?: Start): Trained {
	const { script, buckets, dimensions, levels, examples, refined, seed } = training;
	const random = new Random(seed);
	const value = scriptValue(script);
	const read = script === 'Han' ? readHanFeatures : readFeatures;
	const embeddings = new Float32Array(buckets * dimensions).map(() => (random.next() - 0.5) * 0.1);
	const output = new Output(classes, dimensions, random);
	const kept = start?.steps.length ?? 0;
	if (start) {
		for (let row = 0; row < buckets; row++)
			for (let d = 0; d < kept; d++) {
				const at = row * kept + d;
				const byte = start.nibbles[at >> 1] as number;
				embeddings[row * dimensions + d] = ((at % 2 === 0 ? byte & 15 : byte >> 4) - 8) * (start.steps[d] as number);
			}
		for (const [index, own] of start.rows.entries())
			if (own) {
				output.weights.fill(0, index * dimensions, (index + 1) * dimensions);
				output.weights.set(own.weights, index * dimensions);
				output.biases[index] = own.bias;
			}
	}
	const squares = new Float32Array(buckets).fill(start ? SETTLED : 1e-3);
	const features = new Int32Array(MAX_FEATURES);
	let steps = new Float32Array(dimensions);
	let nibbles = new Uint8Array();

	for (const { share, rate, quantised, frozen } of PHASES) {
		if (quantised) steps = stepsOf(embeddings, dimensions, levels);
		else if (frozen) nibbles = quantise(embeddings, steps, levels);
		const count = Math.floor(examples * (share === 'refined' ? refined : share));
		let right = 0;
		for (let step = 0; step < count; step++) {
			const [text, target] = draw(random);
			const found = read(text, value, buckets - 1, features);
			if (found === 0) continue;
			const scale = 1 / Math.sqrt(found);
			if (quantised) addQuantised(embeddings, features, found, output.hidden, steps, levels);
			else add(embeddings, features, found, output.hidden);
			const pace = rate * (1 - step / count) + 1e-4;
			if (output.learn(target, scale, pace)) right++;
			if (!frozen) follow(embeddings, squares, features, found, output.gradient, scale, pace);
		}
		console.log(`${script}: ${((100 * right) / count).toFixed(2)} % of ${count} training texts right`);
	}
	return { nibbles, steps, weights: Float32Array.from(output.weights), biases: Float32Array.from(output.biases) };
}

/** One linear layer and a softmax. */
class Output {
	readonly weights: Float64Array;
	readonly biases: Float64Array;
	readonly hidden: Float64Array;
	/** Of the loss, in respect of `hidden`. */
	readonly gradient: Float64Array;
	private readonly likely: Float64Array;

	constructor(classes: number, dimensions: number, random: Random) {
		this.weights = new Float64Array(classes * dimensions).map(() => (random.next() - 0.5) * 0.5);
		this.biases = new Float64Array(classes);
		this.hidden = new Float64Array(dimensions);
		this.gradient = new Float64Array(dimensions);
		this.likely = new Float64Array(classes);
	}

	/** Takes one step from `hidden` times `scale` towards `target`; whether that was the answer already. */
	learn(target: number, scale: number, pace: number): boolean {
		const { weights, biases, hidden, gradient, likely } = this;
		const dimensions = hidden.length;
		const classes = likely.length;
		for (let d = 0; d < dimensions; d++) hidden[d] = (hidden[d] as number) * scale;
		let highest = -Infinity;
		let best = 0;
		for (let one = 0, at = 0; one < classes; one++) {
			let sum = biases[one] as number;
			for (let d = 0; d < dimensions; d++, at++) sum += (weights[at] as number) * (hidden[d] as number);
			likely[one] = sum;
			if (sum > highest) {
				highest = sum;
				best = one;
			}
		}
		let total = 0;
		for (let one = 0; one < classes; one++) total += likely[one] = Math.exp((likely[one] as number) - highest);
		for (let d = 0; d < dimensions; d++) gradient[d] = 0;
		for (let one = 0; one < classes; one++) {
			const error = (likely[one] as number) / total - (one === target ? 1 : 0);
			if (error < NEGLIGIBLE && error > -NEGLIGIBLE) continue;
			const change = pace * 0.1 * error;
			for (let d = 0, at = one * dimensions; d < dimensions; d++, at++) {
				const weight = weights[at] as number;
				gradient[d] = (gradient[d] as number) + error * weight;
				weights[at] = weight - change * (hidden[d] as number);
			}
			biases[one] = (biases[one] as number) - pace * 0.05 * error;
		}
		return best === target;
	}
}

/** Sum of the rows of the first `found` features. */
function add(embeddings: Float32Array, features: Int32Array, found: number, hidden: Float64Array): void {
	const dimensions = hidden.length;
	for (let d = 0; d < dimensions; d++) hidden[d] = 0;
	for (let index = 0; index < found; index++) {
		const row = (features[index] as number) * dimensions;
		for (let d = 0; d < dimensions; d++) hidden[d] = (hidden[d] as number) + (embeddings[row + d] as number);
	}
}

/** The same of the rows as they will be stored. */
function addQuantised(
	embeddings: Float32Array,
	features: Int32Array,
	found: number,
	hidden: Float64Array,
	steps: Float32Array,
	levels: number
): void {
	const dimensions = hidden.length;
	for (let d = 0; d < dimensions; d++) hidden[d] = 0;
	for (let index = 0; index < found; index++) {
		const row = (features[index] as number) * dimensions;
		for (let d = 0; d < dimensions; d++)
			hidden[d] = (hidden[d] as number) + level((embeddings[row + d] as number) / (steps[d] as number), levels);
	}
	for (let d = 0; d < dimensions; d++) hidden[d] = (hidden[d] as number) * (steps[d] as number);
}

/** Moves the rows of the first `found` features against the gradient: Adagrad, one rate a row (Duchi et al. 2011). */
function follow(
	embeddings: Float32Array,
	squares: Float32Array,
	features: Int32Array,
	found: number,
	gradient: Float64Array,
	scale: number,
	pace: number
): void {
	const dimensions = gradient.length;
	let square = 0;
	for (let d = 0; d < dimensions; d++) {
		const slope = (gradient[d] as number) * scale;
		gradient[d] = slope;
		square += slope * slope;
	}
	square /= dimensions;
	for (let index = 0; index < found; index++) {
		const bucket = features[index] as number;
		const sum = (squares[bucket] as number) + square;
		squares[bucket] = sum;
		const size = Math.min((pace * 0.6) / Math.sqrt(sum), pace * 20);
		const row = bucket * dimensions;
		for (let d = 0; d < dimensions; d++)
			embeddings[row + d] = (embeddings[row + d] as number) - size * (gradient[d] as number);
	}
}

/** The nearest level of a weight that is so many steps. */
const level = (ratio: number, levels: number): number =>
	ratio >= levels ? levels : ratio <= -levels ? -levels : Math.floor(ratio + 0.5);

/** The step of each dimension, such that 1.5 % of the weights are cut off. */
function stepsOf(embeddings: Float32Array, dimensions: number, levels: number): Float32Array<ArrayBuffer> {
	const rows = embeddings.length / dimensions;
	return new Float32Array(dimensions).map((_, d) => {
		const sizes = new Float32Array(rows);
		for (let row = 0; row < rows; row++) sizes[row] = Math.abs(embeddings[row * dimensions + d] as number);
		sizes.sort();
		return (sizes[Math.floor(rows * 0.985)] || 1e-6) / levels;
	});
}

/** 4 bits a weight, two a byte. Rounds `embeddings` in place too. */
function quantise(embeddings: Float32Array, steps: Float32Array, levels: number): Uint8Array<ArrayBuffer> {
	const nibbles = new Uint8Array(embeddings.length / 2);
	for (let index = 0; index < embeddings.length; index++) {
		const step = steps[index % steps.length] as number;
		const rounded = level((embeddings[index] as number) / step, levels);
		embeddings[index] = rounded * step;
		nibbles[index >> 1] = (nibbles[index >> 1] as number) | ((rounded + 8) << (index % 2 === 0 ? 0 : 4));
	}
	return nibbles;
}
