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
	readonly examples: number;
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
	{ share: 0.1, rate: LEARNING_RATE / 4, quantised: true, frozen: false },
	{ share: 0.05, rate: LEARNING_RATE / 4, quantised: false, frozen: true }
] as const;

/** Learns `classes` from drawn texts, with the embeddings in 4 bits at the end. */
export function train({ script, buckets, dimensions, examples, seed }: Training, classes: number, draw: Draw): Trained {
	const random = new Random(seed);
	const value = scriptValue(script);
	const read = script === 'Han' ? readHanFeatures : readFeatures;
	const embeddings = new Float32Array(buckets * dimensions).map(() => (random.next() - 0.5) * 0.1);
	const weights = new Float32Array(classes * dimensions).map(() => (random.next() - 0.5) * 0.5);
	const biases = new Float32Array(classes);
	const squares = new Float32Array(buckets).fill(1e-3);
	const features = new Int32Array(MAX_FEATURES);
	const hidden = new Float32Array(dimensions);
	const gradient = new Float32Array(dimensions);
	const outputs = new Float32Array(classes);
	let steps = new Float32Array(dimensions);
	let nibbles = new Uint8Array();

	/** Sum of the rows of the first `found` features. */
	const add = (found: number) => {
		hidden.fill(0);
		for (let index = 0; index < found; index++) {
			const row = (features[index] as number) * dimensions;
			for (let d = 0; d < dimensions; d++) hidden[d] = (hidden[d] as number) + (embeddings[row + d] as number);
		}
	};
	const addQuantised = (found: number) => {
		hidden.fill(0);
		for (let index = 0; index < found; index++) {
			const row = (features[index] as number) * dimensions;
			for (let d = 0; d < dimensions; d++)
				hidden[d] = (hidden[d] as number) + level((embeddings[row + d] as number) / (steps[d] as number));
		}
		for (let d = 0; d < dimensions; d++) hidden[d] = (hidden[d] as number) * (steps[d] as number);
	};

	for (const { share, rate, quantised, frozen } of PHASES) {
		if (quantised) steps = stepsOf(embeddings, dimensions);
		if (frozen) nibbles = quantise(embeddings, steps);
		const count = Math.floor(examples * share);
		let right = 0;
		for (let step = 0; step < count; step++) {
			const [text, target] = draw(random);
			const found = read(text, value, buckets - 1, features);
			if (found === 0) continue;
			if (quantised) addQuantised(found);
			else add(found);
			const scale = 1 / Math.sqrt(found);
			for (let d = 0; d < dimensions; d++) hidden[d] = (hidden[d] as number) * scale;
			let highest = -Infinity;
			let best = 0;
			for (let one = 0; one < classes; one++) {
				let sum = biases[one] as number;
				const row = one * dimensions;
				for (let d = 0; d < dimensions; d++) sum += (weights[row + d] as number) * (hidden[d] as number);
				outputs[one] = sum;
				if (sum > highest) {
					highest = sum;
					best = one;
				}
			}
			if (best === target) right++;
			let total = 0;
			for (let one = 0; one < classes; one++) total += outputs[one] = Math.exp((outputs[one] as number) - highest);
			const pace = rate * (1 - step / count) + 1e-4;
			gradient.fill(0);
			for (let one = 0; one < classes; one++) {
				const error = (outputs[one] as number) / total - (one === target ? 1 : 0);
				const row = one * dimensions;
				for (let d = 0; d < dimensions; d++) {
					const weight = weights[row + d] as number;
					gradient[d] = (gradient[d] as number) + error * weight;
					weights[row + d] = weight - pace * 0.1 * error * (hidden[d] as number);
				}
				biases[one] = (biases[one] as number) - pace * 0.05 * error;
			}
			if (frozen) continue;
			let square = 0;
			for (let d = 0; d < dimensions; d++) {
				const slope = (gradient[d] as number) * scale;
				gradient[d] = slope;
				square += slope * slope;
			}
			square /= dimensions;
			for (let index = 0; index < found; index++) {
				const bucket = features[index] as number;
				// Adagrad, one rate a row (Duchi et al. 2011).
				const sum = (squares[bucket] as number) + square;
				squares[bucket] = sum;
				const size = Math.min((pace * 0.6) / Math.sqrt(sum), pace * 20);
				const row = bucket * dimensions;
				for (let d = 0; d < dimensions; d++)
					embeddings[row + d] = (embeddings[row + d] as number) - size * (gradient[d] as number);
			}
		}
		console.log(`${script}: ${((100 * right) / count).toFixed(2)} % of ${count} training texts right`);
	}
	return { nibbles, steps, weights, biases };
}

/** The nearest of the 15 levels of a 4-bit weight. */
const level = (ratio: number): number => (ratio >= 6.5 ? 7 : ratio <= -6.5 ? -7 : Math.round(ratio));

/** The step of each dimension, such that 1.5 % of the weights are cut off. */
function stepsOf(embeddings: Float32Array, dimensions: number): Float32Array<ArrayBuffer> {
	const rows = embeddings.length / dimensions;
	return new Float32Array(dimensions).map((_, d) => {
		const sizes = new Float32Array(rows);
		for (let row = 0; row < rows; row++) sizes[row] = Math.abs(embeddings[row * dimensions + d] as number);
		sizes.sort();
		return (sizes[Math.floor(rows * 0.985)] || 1e-6) / 7;
	});
}

/** 4 bits a weight, two a byte. Rounds `embeddings` in place too. */
function quantise(embeddings: Float32Array, steps: Float32Array): Uint8Array<ArrayBuffer> {
	const nibbles = new Uint8Array(embeddings.length / 2);
	for (let index = 0; index < embeddings.length; index++) {
		const step = steps[index % steps.length] as number;
		const rounded = level((embeddings[index] as number) / step);
		embeddings[index] = rounded * step;
		nibbles[index >> 1] = (nibbles[index >> 1] as number) | ((rounded + 8) << (index % 2 === 0 ? 0 : 4));
	}
	return nibbles;
}
