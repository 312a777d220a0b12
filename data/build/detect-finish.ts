/** The last steps for a trained model: calibration, priors, and the words that it must list. */
import { Model, type PackedModel } from '../../engines/language/detect-model';
import { findExceptions } from './detect-exceptions';
import type { Language } from './detect-corpus';
import type { HeldOut } from './detect-fold';
import { train, type Draw, type Trained, type Training } from './detect-train';

export interface Corpus {
	readonly training: Training;
	/** The 55 of the script, then languages beyond them, `und` at the end. */
	readonly codes: readonly string[];
	/** How many of them are of the 55. */
	readonly known: number;
	/** Dimensions that the classes beyond the 55 and `und` have besides, and examples to learn them; undefined without such classes. */
	readonly further?: { readonly dimensions: number; readonly examples: number } | undefined;
	readonly languages: readonly Language[];
	/** Share of the examples outside all of the languages. */
	readonly others: number;
	readonly draw: Draw;
	readonly heldOut: readonly HeldOut[];
	readonly neverSeen: readonly HeldOut[];
}

// How likely a language is met before reading, for words that several have: the number of its speakers, first and second language
// together, in millions (Ethnologue 2023, rounded), counted by the cube root.
const SPEAKERS: Readonly<Record<string, number>> = {
	af: 17,
	ca: 9,
	cs: 12,
	cy: 1,
	da: 6,
	de: 134,
	en: 1456,
	es: 559,
	et: 1,
	fi: 6,
	fr: 310,
	hr: 7,
	hu: 12,
	id: 199,
	it: 68,
	lt: 3,
	lv: 2,
	nl: 30,
	no: 5,
	pl: 41,
	pt: 264,
	ro: 25,
	sk: 7,
	sl: 2,
	so: 24,
	sq: 6,
	sv: 13,
	sw: 72,
	tl: 83,
	tr: 90,
	vi: 86,
	bg: 8,
	mk: 2,
	ru: 255,
	uk: 39,
	ar: 274,
	fa: 79,
	ur: 232,
	hi: 610,
	mr: 99,
	ne: 32,
	he: 9,
	bn: 270
};

/** Logarithm for a language beyond the 55: a short text that it shares is rather of the 55. */
const BEYOND_MET = -7.2;
/** Share of met texts outside all of the languages: training has more of them. */
const OTHERS_MET = 0.02;
const odds = (share: number) => share / (1 - share);

const priorsOf = (codes: readonly string[], others: number) =>
	new Float32Array(
		codes.map((code) =>
			code === 'und'
				? Math.log(odds(OTHERS_MET) / odds(others))
				: code in SPEAKERS
					? Math.log(SPEAKERS[code] ?? 1) / 3
					: BEYOND_MET
		)
	);

/** Trains the base of a model: the 55 of its script, with all else as one class. */
export function learnBase(corpus: Corpus): PackedModel {
	const { codes, known, draw, further, training } = corpus;
	if (further === undefined) return finish(corpus, train(training, codes.length, draw));
	const few: Corpus = {
		...corpus,
		codes: [...codes.slice(0, known), 'und'],
		draw: (random) => {
			const [text, target] = draw(random);
			return [text, Math.min(target, known)];
		}
	};
	return finish(few, train(training, known + 1, few.draw));
}

/** Steps of an output weight in 1: fewer bits make a smaller pack. */
const STEPS = 256;
const coarse = (weight: number): number => Math.round(weight * STEPS) / STEPS;

/** Added to the outputs of `und` and of languages beyond the 55 at every length, because training has more of them than are met. */
const OTHERS_BIAS = -2;
const BEYOND_BIAS = -1;

/** Trains the classes beyond the 55 and `und` upon a model's base, which may be widened. The 55 keep their answers. */
export function widen(
	{ training, codes, known, others, draw, further, heldOut, neverSeen }: Corpus,
	{ header, numbers }: PackedModel
): PackedModel {
	if (further === undefined) throw new Error(`${header.script} has no further classes`);
	const width = training.dimensions;
	const rows = codes.map((code, index) => {
		const at = header.codes.indexOf(code);
		const start = at * header.dimensions;
		return index < known
			? { weights: numbers.weights.slice(start, start + width), bias: numbers.biases[at] ?? 0 }
			: undefined;
	});
	const dimensions = width + further.dimensions;
	const base = { columns: header.dimensions, nibbles: numbers.nibbles, steps: numbers.steps.slice(0, width) };
	const trained = train({ ...training, dimensions, examples: further.examples }, codes.length, draw, { ...base, rows });
	const widened = {
		header: { ...header, codes, dimensions },
		numbers: {
			...numbers,
			...trained,
			weights: trained.weights.map((weight, at) => (at < known * dimensions ? weight : coarse(weight))),
			biases: trained.biases.map((bias, at) =>
				at < known ? bias : bias + (codes[at] === 'und' ? OTHERS_BIAS : BEYOND_BIAS)
			),
			priors: priorsOf(codes, others),
			answers: numbers.answers.map((at) => codes.indexOf(header.codes[at] ?? ''))
		}
	};
	const model = new Model(widened.header, widened.numbers);
	report(model, heldOut, header.script);
	if (neverSeen.length > 0) report(model, neverSeen, `${header.script}, languages never seen`);
	return widened;
}

/** Calibrates a trained model and adds the words that it should know by heart. */
function finish({ training, codes, known, languages, others, heldOut }: Corpus, trained: Trained): PackedModel {
	const { script, buckets, dimensions } = training;
	const priors = priorsOf(codes, others);
	const numbers = { ...trained, priors, keys: new Uint32Array(), answers: new Uint8Array() };
	const plain = { script, codes, buckets, dimensions, base: 1, slope: 0, exceptions: 0 };
	const calibrated = { ...plain, ...calibrate(new Model(plain, numbers), heldOut) };
	const exceptions = findExceptions(script, languages.slice(0, known), new Model(calibrated, numbers), priors);
	const header = { ...calibrated, exceptions: exceptions.keys.length };
	report(new Model(header, { ...numbers, ...exceptions }), heldOut, script);
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
