/** The last steps for a trained model: calibration, priors, and the words that it must list. */
import { Model, type PackedModel } from '../../engines/language/detect-model';
import { findExceptions } from './detect-exceptions';
import type { Language } from './detect-corpus';
import type { HeldOut } from './detect-fold';
import { readSpeakers } from './detect-lists';
import { train, type Draw, type Start, type Trained, type Training } from './detect-train';

export interface Corpus {
	readonly training: Training;
	/** The 55 of the script, then languages beyond them, `und` at the end. */
	readonly codes: readonly string[];
	/** How many of them are of the 55. */
	readonly known: number;
	readonly languages: readonly Language[];
	/** Share of the examples outside all of the languages. */
	readonly others: number;
	readonly draw: Draw;
	readonly heldOut: readonly HeldOut[];
	readonly neverSeen: readonly HeldOut[];
}

/** Logarithm that a language beyond the 55 loses beside its speakers: such texts are met less often. */
const BEYOND_MET = -2;
/** Speakers of a language that has fewer, in millions. */
const FEWEST = 0.1;
/** Share of met texts outside all of the languages: training has more of them. */
const OTHERS_MET = 0.02;
const odds = (share: number) => share / (1 - share);

/** How likely each class is met before reading, for words that several have: the number of speakers, counted by the cube root. */
export function priorsOf({ codes, known, others }: Pick<Corpus, 'codes' | 'known' | 'others'>): Float32Array {
	const speakers = readSpeakers();
	const priorOf = (code: string, at: number) =>
		code === 'und'
			? Math.log(odds(OTHERS_MET) / odds(others))
			: Math.log(Math.max(FEWEST, speakers.get(code) ?? 1)) / 3 + (at < known ? 0 : BEYOND_MET);
	return Float32Array.from(codes, priorOf);
}

/** Share of the examples that a model which goes on from another one needs. */
const CONTINUED = 0.2;

/** Added to the outputs of `und` and of languages beyond the 55 at every length, because training has more of them than are met. */
const OTHERS_BIAS = -2;
const BEYOND_BIAS = -1;

/** Trains a model of all classes, from the beginning or from a model of fewer classes or dimensions. */
export function learn(corpus: Corpus, from?: PackedModel): PackedModel {
	const { codes, known, draw, training } = corpus;
	const examples = training.examples * (from ? CONTINUED : 1);
	const trained = train({ ...training, examples }, codes.length, draw, from && startOf(from, training, codes));
	const biases = trained.biases.map((bias, at) =>
		at < known ? bias : bias + (codes[at] === 'und' ? OTHERS_BIAS : BEYOND_BIAS)
	);
	return finish(corpus, { ...trained, biases });
}

/** The outputs of a model, wide enough for the dimensions that training adds. */
function startOf({ header, numbers }: PackedModel, { dimensions }: Training, codes: readonly string[]): Start {
	const rows = codes.map((code) => {
		const at = header.codes.indexOf(code);
		if (at < 0) return undefined;
		const weights = new Float32Array(dimensions);
		weights.set(numbers.weights.subarray(at * header.dimensions, (at + 1) * header.dimensions));
		return { weights, bias: numbers.biases[at] as number };
	});
	return { nibbles: numbers.nibbles, steps: numbers.steps, rows };
}

/** Calibrates a trained model and adds the words that it should know by heart. */
function finish(corpus: Corpus, trained: Trained): PackedModel {
	const { training, codes, known, languages, heldOut, neverSeen } = corpus;
	const { script, buckets, dimensions } = training;
	const priors = priorsOf(corpus);
	const numbers = { ...trained, priors, keys: new Uint32Array(), answers: new Uint8Array() };
	const plain = { script, codes, buckets, dimensions, base: 1, slope: 0, exceptions: 0 };
	const calibrated = { ...plain, ...calibrate(new Model(plain, numbers), heldOut) };
	const exceptions = findExceptions(script, languages.slice(0, known), new Model(calibrated, numbers), priors);
	const header = { ...calibrated, exceptions: exceptions.keys.length };
	const model = new Model(header, { ...numbers, ...exceptions });
	report(model, heldOut, script);
	if (neverSeen.length > 0) report(model, neverSeen, `${script}, languages never seen`);
	return { header, numbers: { ...numbers, ...exceptions } };
}

/** Texts that two numbers are fitted to at most, evenly drawn. */
const CALIBRATED_BY = 10_000;

/** The sharpening under which the held-out texts are most likely: a grid is exact enough for two numbers. */
function calibrate(model: Model, heldOut: readonly HeldOut[]): { base: number; slope: number } {
	const every = Math.ceil(heldOut.length / CALIBRATED_BY);
	const some = heldOut.filter((_, index) => index % every === 0);
	const seen = some.flatMap(({ code, text }) => {
		const target = model.codes.indexOf(code);
		const raw = target < 0 ? undefined : model.raw(text.toLowerCase());
		return raw === undefined ? [] : [{ ...raw, target }];
	});
	let best = { base: 1, slope: 0, loss: Infinity };
	for (let base = -0.3; base <= 1.6; base += 0.05)
		for (let slope = -0.15; slope <= 0.5; slope += 0.025) {
			let loss = 0;
			for (const { logits, count, target } of seen) {
				const sharpness = Math.max(0.05, base + slope * Math.log(count));
				let highest = -Infinity;
				for (const logit of logits) highest = Math.max(highest, logit * sharpness);
				let sum = 0;
				for (const logit of logits) sum += Math.exp(logit * sharpness - highest);
				loss -= (logits[target] as number) * sharpness - highest - Math.log(sum);
			}
			if (loss < best.loss) best = { base: Number(base.toFixed(3)), slope: Number(slope.toFixed(3)), loss };
		}
	return { base: best.base, slope: best.slope };
}

function report(model: Model, heldOut: readonly HeldOut[], script: string): void {
	const rows = new Map<string, [right: number, all: number]>();
	const note = (key: string, right: boolean) => {
		const row = rows.get(key) ?? [0, 0];
		rows.set(key, [row[0] + (right ? 1 : 0), row[1] + 1]);
	};
	for (const { code, text, kind } of heldOut) {
		const probabilities = model.classify(text.toLowerCase());
		if (probabilities === undefined) continue;
		let best = 0;
		for (let index = 1; index < probabilities.length; index++)
			if ((probabilities[index] as number) > (probabilities[best] as number)) best = index;
		note('all', model.codes[best] === code);
		note(kind, model.codes[best] === code);
		note(code, model.codes[best] === code);
	}
	console.log(script, [...rows].map(([key, [right, all]]) => `${key} ${((right / all) * 100).toFixed(1)}`).join(', '));
}
