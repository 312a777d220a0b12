/**
 * Fits engines/ask/subjects.json by the own sentences: `node sw/build/run.mjs data/build/ask/subjects.ts`, from the weights that public
 * sentences gave (data/sources/ask/README.md). With files of sentences as arguments it fits those weights instead.
 *
 * A sentence that nothing answers and that names no subject is about any of them. The phrases of the lexicons' `elsewhere` lines are further
 * rows. Method: softmax regression, AdaGrad (Duchi, Hazan, Singer 2011), with soft thresholds around the weights before, so that most
 * stay zero and are not stored.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { recognised } from '../../../engines/ask/forms';
import { addValues } from '../../../engines/ask/read';
import { FRAMES } from '../../../engines/ask/frames';
import { HERE, signsIn, signsOf } from '../../../engines/ask/subject';
import { linesOf } from '../../../engines/kit/lexicon-lines';
import { openReader } from './reader';
import { filesOf, readSentences, readWeights, ROOT, settingIn } from './sentences';

interface Sample {
	readonly signs: readonly string[];
	readonly right: readonly number[];
	/** The weight of a sentence in the fit: those of rare subjects count more. */
	readonly weight: number;
}

const EPOCHS = 3;
const RATE = 0.1;
/** The slope over all sentences below which a weight stays zero. */
const L1 = 1.5;
/** A subject with as many sentences counts as it is. */
const COMMON = 500;
const MOST_WEIGHT = 4;
/** A word in fewer sentences gets no weight. */
const FEWEST = 2;

/** Concepts of questions for something here, without those of journeys and of spellings, which are as often for something else. */
const ANSWERED: ReadonlySet<string> = new Set(
	FRAMES.flatMap(({ needs }) => needs?.flat() ?? []).filter((name) => name !== 'how-long' && name !== 'spell')
);

/** Rows of weights by sign, of one number for each of `count` subjects. */
function fit(
	samples: readonly Sample[],
	count: number,
	seen: ReadonlyMap<string, number>,
	before: ReadonlyMap<string, Float64Array>
): Map<string, Float64Array> {
	const weights = new Map([...before].map(([sign, row]) => [sign, row.slice()]));
	const rows = samples.map(({ signs, right, weight }) => ({
		weight,
		right: Uint8Array.from({ length: count }, (_, nth) => (right.includes(nth) ? 1 : 0)),
		signs: signs.map((sign) => {
			const row = weights.get(sign) ?? new Float64Array(count);
			weights.set(sign, row);
			return { row, prior: before.get(sign) ?? new Float64Array(count), penalty: L1 / (seen.get(sign) ?? 1) };
		})
	}));
	const squares = new Map([...weights.values()].map((row) => [row, new Float64Array(count)]));
	const shares = new Float64Array(count);
	for (let epoch = 0; epoch < EPOCHS; epoch++)
		// A step that shares no factor with the count visits each sample once, in the same order at each run.
		for (let step = 0; step < rows.length; step++) {
			const sample = rows[(step * 7919 + epoch * 104729) % rows.length];
			if (!sample) continue;
			shares.fill(0);
			for (const { row } of sample.signs)
				for (let nth = 0; nth < count; nth++) shares[nth] = at(shares, nth) + at(row, nth);
			const most = Math.max(...shares);
			let [total, sum] = [0, 1e-12];
			for (let nth = 0; nth < count; nth++) total += shares[nth] = Math.exp(at(shares, nth) - most);
			for (let nth = 0; nth < count; nth++) sum += at(sample.right, nth) * (shares[nth] = at(shares, nth) / total);
			for (let nth = 0; nth < count; nth++)
				shares[nth] = sample.weight * at(shares, nth) * (1 - at(sample.right, nth) / sum);
			for (const { row, prior, penalty } of sample.signs) {
				const square = squares.get(row) ?? shares;
				for (let nth = 0; nth < count; nth++) {
					const slope = at(shares, nth);
					if (Math.abs(slope) < 1e-3 && row[nth] === prior[nth]) continue;
					const rate = RATE / Math.sqrt((square[nth] = at(square, nth) + slope * slope + 1e-6));
					const step = at(row, nth) - rate * slope - at(prior, nth);
					row[nth] = at(prior, nth) + Math.sign(step) * Math.max(0, Math.abs(step) - rate * penalty);
				}
			}
		}
	return weights;
}

const at = (row: Float64Array | Uint8Array, nth: number): number => row[nth] ?? 0;

/** Weights of each sign, in the order of `names`, from the lines of a file. */
function weightsOf(lines: Readonly<Record<string, string>>, names: readonly string[]): Map<string, Float64Array> {
	const weights = new Map<string, Float64Array>();
	for (const [name, signs] of Object.entries(lines))
		for (const [sign, tenths] of signsIn(signs)) {
			const row = weights.get(sign) ?? new Float64Array(names.length);
			weights.set(sign, row);
			row[names.indexOf(name)] = tenths / 10;
		}
	return weights;
}

/** Fits and writes the weights, and reports their size. */
export async function main(...files: string[]): Promise<void> {
	const reader = openReader();
	const [from, to] = filesOf('subjects', files);
	const lines = await readWeights<Record<string, string>>(from);
	const rows = (await readSentences(...files)).map(({ operations, subjects, ...row }) => ({
		...row,
		subjects: operations[0] === 'none' ? subjects : [HERE]
	}));
	for (const { kind, value, phrases } of linesOf(await reader.io.lexicon('en')))
		for (const question of phrases) {
			const row = { question, language: 'en', input: undefined, isOpen: false };
			if (kind === 'elsewhere') rows.push({ ...row, subjects: [value] });
			if (kind === 'tool' || (kind === 'concept' && ANSWERED.has(value))) rows.push({ ...row, subjects: [HERE] });
		}
	const named = [...Object.keys(lines), ...rows.flatMap(({ subjects }) => subjects)].filter((name) => name !== HERE);
	const names = [HERE, ...new Set(named.sort())];
	const elsewhere = names.slice(1);
	const counts = new Map<string, number>();
	for (const { subjects } of rows) for (const name of subjects) counts.set(name, (counts.get(name) ?? 0) + 1);
	const weightOf = (name = HERE) => Math.min(MOST_WEIGHT, Math.max(1, Math.sqrt(COMMON / (counts.get(name) ?? 1))));
	const read: Sample[] = [];
	const seen = new Map<string, number>();
	for (const { question, language, subjects } of rows) {
		const setting = settingIn(language);
		const { text, lattices, tables } = await reader.phrasesOf(question, setting);
		const right = (subjects.length > 0 ? subjects : elsewhere).map((name) => names.indexOf(name));
		const [lattice] = lattices;
		// Each sentence twice, once without its words: the signs of every language must serve alone.
		if (!lattice) continue;
		addValues(lattice, text.text, recognised(text.text, setting), setting, tables);
		for (const worded of [true, false]) {
			const signs = [...signsOf(lattice, worded)];
			for (const sign of signs) seen.set(sign, (seen.get(sign) ?? 0) + 1);
			read.push({ signs, right, weight: weightOf(subjects[0]) });
		}
	}
	const samples = read.map(({ signs, ...rest }) => ({
		...rest,
		signs: signs.filter((sign) => (seen.get(sign) ?? 0) >= FEWEST)
	}));
	const weights = [...fit(samples, names.length, seen, weightsOf(lines, names))];
	const fitted = names.map(
		(name, nth) =>
			[
				name,
				weights
					.map(([sign, row]) => [Math.round(10 * at(row, nth)), sign] as const)
					.filter(([tenths]) => Math.abs(tenths) > 1)
					.sort(([a, one], [b, other]) => b - a || (one < other ? -1 : 1))
					.map(([tenths, sign]) => `${sign} ${tenths}`)
					.join(' | ')
			] as const
	);
	const text = `${JSON.stringify(Object.fromEntries(fitted), null, '\t')}\n`;
	await writeFile(path.join(ROOT, to), text);
	console.log(`${rows.length} sentences, ${weights.length} signs, ${text.length} characters`);
}
