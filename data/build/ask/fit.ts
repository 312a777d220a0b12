/**
 * Fits engines/ask/weights.json by the own sentences: `node sw/build/run.mjs data/build/ask/fit.ts`, from the weights that public sentences
 * gave (data/sources/ask/README.md). With files of sentences as arguments it fits those weights instead.
 *
 * Method: logistic regression with L2 towards the weights before, AdaGrad (Duchi, Hazan, Singer 2011), the same order of rows at each run.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { probability, rankBy } from '../../../engines/ask/rank';
import type { Reader } from '../../../engines/ask/reader';
import { openReader } from './reader';
import { filesOf, readSentences, readWeights, ROOT, settingIn, type Sentence } from './sentences';

interface Sample {
	readonly isRight: boolean;
	readonly weight: number;
	readonly features: readonly (readonly [name: string, value: number])[];
}

const EPOCHS = 60;
const RATE = 0.25;
const L2 = 0.06;
/** The weight of a wrong reading beside a right one: a false answer is worse than a missing one. */
const WRONG = 1.3;

async function samplesOf(rows: readonly Sentence[], reader: Reader): Promise<Sample[]> {
	const samples: Sample[] = [];
	for (const { question, language, operations, input } of rows) {
		const { readings } = await reader.read(question, settingIn(language));
		for (const { operation, input: found, features, lacks } of readings) {
			// What lacks the asked value is offered without being right.
			if (!features || lacks !== undefined) continue;
			const isFirst = operation === operations[0] && input !== undefined;
			const isRight = operations.includes(operation) && (!isFirst || JSON.stringify(found) === JSON.stringify(input));
			samples.push({
				isRight,
				weight: isRight ? 1 : WRONG,
				features: Object.entries(features).filter(([, value]) => value !== 0)
			});
		}
	}
	return samples;
}

/** Whether a feature counts unexplained words: such a weight is never positive, so that an extra word never makes a reading surer. */
const isDoubt = (name: string): boolean =>
	DOUBTS.has(name) || (!name.startsWith('is:') && DOUBTS.has(name.slice(0, name.indexOf(':'))));
const DOUBTS: ReadonlySet<string> = new Set(
	'cost unknown foreign elsewhere self odd unknownPlace long away'.split(' ')
);

/** Weights by feature, drawn towards those before: the same for the same samples. */
function fit(samples: Sample[], prior: Readonly<Record<string, number>>): Record<string, number> {
	const weights: Record<string, number> = { bias: 0 };
	for (const [name, value] of Object.entries(prior)) weights[name] = isDoubt(name) ? Math.min(0, value) : value;
	const squares: Record<string, number> = {};
	let seed = 1;
	const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
	for (let epoch = 0; epoch < EPOCHS; epoch++) {
		for (let at = samples.length - 1; at > 0; at--) {
			const other = Math.floor(random() * (at + 1));
			[samples[at], samples[other]] = [samples[other] as Sample, samples[at] as Sample];
		}
		for (const { isRight, features, weight } of samples) {
			let sum = weights['bias'] ?? 0;
			for (const [name, value] of features) sum += (weights[name] ?? 0) * value;
			const error = weight * (1 / (1 + Math.exp(-sum)) - (isRight ? 1 : 0));
			for (const [name, value] of [...features, ['bias', 1] as const]) {
				const slope = error * value + L2 * weight * ((weights[name] ?? 0) - (prior[name] ?? 0));
				const square = (squares[name] = (squares[name] ?? 1e-8) + slope * slope);
				const next = (weights[name] ?? 0) - (RATE / Math.sqrt(square)) * slope;
				weights[name] = isDoubt(name) ? Math.min(0, next) : next;
			}
		}
	}
	return Object.fromEntries(Object.entries(weights).map(([name, value]) => [name, Number(value.toFixed(2))] as const).filter(([, value]) => value !== 0).sort(([a], [b]) => (a < b ? -1 : 1))); // prettier-ignore
}

/** How often readings of a score are right, by tenths of the score: `0.9–1.0 812 0.97`. */
function calibration(samples: readonly Sample[], weights: Readonly<Record<string, number>>): string {
	const bins = Array.from({ length: 10 }, () => ({ count: 0, right: 0 }));
	for (const { features, isRight } of samples) {
		const bin = bins[Math.min(9, Math.floor(10 * probability(Object.fromEntries(features), weights)))];
		if (bin) [bin.count, bin.right] = [bin.count + 1, bin.right + (isRight ? 1 : 0)];
	}
	return bins.map(({ count, right }, at) => `${(at / 10).toFixed(1)}–${((at + 1) / 10).toFixed(1)} ${count} ${count > 0 ? (right / count).toFixed(2) : ''}`).join('\n'); // prettier-ignore
}

/** Fits the weights by the own sentences, or those of public ones by the files, and reports how well scores are calibrated. */
export async function main(...files: string[]): Promise<void> {
	const rows = await readSentences(...files);
	const [from, to] = filesOf('weights', files);
	const before = await readWeights<Record<string, number>>(from);
	// The reader keeps the readings that rank highest. The weights before give the ranks, so that each run sees the same readings.
	rankBy(before);
	const samples = await samplesOf(rows, openReader());
	const weights = fit(samples, before);
	await writeFile(path.join(ROOT, to), `${JSON.stringify(weights, null, '\t')}\n`);
	console.log(`${rows.length} sentences, ${samples.length} readings, ${Object.keys(weights).length} weights`);
	console.log(calibration(samples, weights));
}
