/** Trains one script's classifier by stochastic gradient descent; single-threaded, the same on every machine. */
import { MAX_FEATURES, readFeatures } from '../../engines/language/detect-features';
import type { ModelNumbers } from '../../engines/language/detect-model';
import { scriptValue } from '../../engines/language/script';
import { drawExample, Random, type Language } from './detect-corpus';

export interface Training {
	readonly script: string;
	readonly buckets: number;
	readonly dimensions: number;
	readonly examples: number;
	readonly seed: number;
}

/** What training finds out; the recipe adds the rest. */
export type Trained = Pick<ModelNumbers, 'nibbles' | 'steps' | 'weights' | 'biases'>;

const LEARNING_RATE = 0.35;

/** Learns from `examples` drawn texts, then quantises the embeddings and lets the output layer adapt to what is left of them. */
export function train(
	languages: readonly Language[],
	{ script, buckets, dimensions, examples, seed }: Training
): Trained {
	const random = new Random(seed);
	const value = scriptValue(script);
	const count = languages.length;
	const embeddings = new Float32Array(buckets * dimensions).map(() => (random.next() - 0.5) * 0.1);
	const weights = new Float32Array(count * dimensions).map(() => (random.next() - 0.5) * 0.5);
	const biases = new Float32Array(count);
	const squares = new Float32Array(buckets).fill(1e-3);
	const features = new Int32Array(MAX_FEATURES);
	const hidden = new Float32Array(dimensions);
	const gradient = new Float32Array(dimensions);
	const outputs = new Float32Array(count);

	const learn = (steps: number, rate: number, frozen: boolean) => {
		let right = 0;
		for (let step = 0; step < steps; step++) {
			const target = random.below(count);
			const text = drawExample(languages[target] as Language, random).toLowerCase();
			const found = readFeatures(text, value, buckets - 1, features);
			if (found === 0) continue;
			hidden.fill(0);
			for (let index = 0; index < found; index++) {
				const row = (features[index] as number) * dimensions;
				for (let d = 0; d < dimensions; d++) hidden[d] = (hidden[d] as number) + (embeddings[row + d] as number);
			}
			const scale = 1 / Math.sqrt(found);
			for (let d = 0; d < dimensions; d++) hidden[d] = (hidden[d] as number) * scale;
			let highest = -Infinity;
			let best = 0;
			for (let language = 0; language < count; language++) {
				let sum = biases[language] as number;
				const row = language * dimensions;
				for (let d = 0; d < dimensions; d++) sum += (weights[row + d] as number) * (hidden[d] as number);
				outputs[language] = sum;
				if (sum > highest) {
					highest = sum;
					best = language;
				}
			}
			if (best === target) right++;
			let total = 0;
			for (let language = 0; language < count; language++)
				total += outputs[language] = Math.exp((outputs[language] as number) - highest);
			const pace = rate * (1 - step / steps) + 1e-4;
			gradient.fill(0);
			for (let language = 0; language < count; language++) {
				const error = (outputs[language] as number) / total - (language === target ? 1 : 0);
				const row = language * dimensions;
				for (let d = 0; d < dimensions; d++) {
					const weight = weights[row + d] as number;
					gradient[d] = (gradient[d] as number) + error * weight;
					weights[row + d] = weight - pace * 0.1 * error * (hidden[d] as number);
				}
				biases[language] = (biases[language] as number) - pace * 0.05 * error;
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
		return right / steps;
	};

	const accuracy = learn(examples, LEARNING_RATE, false);
	const { nibbles, steps } = quantise(embeddings, dimensions);
	const adapted = learn(Math.floor(examples / 20), LEARNING_RATE / 4, true);
	console.log(
		`${script}: ${(accuracy * 100).toFixed(1)} % of training texts right, ${(adapted * 100).toFixed(1)} % after quantising`
	);
	return { nibbles, steps, weights, biases };
}

/** 4 bits a weight, one step a dimension so that 1.5 % of the weights are cut off. Rounds `embeddings` in place too. */
function quantise(embeddings: Float32Array, dimensions: number): { nibbles: Uint8Array; steps: Float32Array } {
	const rows = embeddings.length / dimensions;
	const steps = new Float32Array(dimensions);
	const nibbles = new Uint8Array(embeddings.length / 2);
	for (let d = 0; d < dimensions; d++) {
		const sizes = new Float32Array(rows);
		for (let row = 0; row < rows; row++) sizes[row] = Math.abs(embeddings[row * dimensions + d] as number);
		sizes.sort();
		const step = (sizes[Math.floor(rows * 0.985)] || 1e-6) / 7;
		steps[d] = step;
		for (let row = 0; row < rows; row++) {
			const index = row * dimensions + d;
			const level = Math.max(-7, Math.min(7, Math.round((embeddings[index] as number) / step)));
			embeddings[index] = level * step;
			nibbles[index >> 1] = (nibbles[index >> 1] as number) | ((level + 8) << (index % 2 === 0 ? 0 : 4));
		}
	}
	return { nibbles, steps };
}
