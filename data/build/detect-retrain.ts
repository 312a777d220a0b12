/**
 * Trains one script's model of the kept pack anew, or teaches it further classes alone, and writes the pack:
 * `node sw/build/run.mjs data/build/detect-retrain.ts <script> [<examples of the further classes>]`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readPack, type PackedModel } from '../../engines/language/detect-model';
import { LANGUAGES } from '../../engines/language/languages';
import { BEYOND_MET, finish, type Corpus } from './detect-finish';
import { fold } from './detect-fold';
import { train } from './detect-train';
import { pack, readCorpora } from './detect.pack';

const PACK = path.resolve(import.meta.dirname, '../packs/detect.bin');

export async function main(script: string, further?: string): Promise<void> {
	const { models } = readPack(new Uint8Array(await readFile(PACK)).buffer);
	const [corpus] = readCorpora([script]);
	const kept = models.find(({ header }) => header.script === script);
	if (!corpus || !kept) throw new Error(`no script ${script}`);
	const model =
		further === undefined
			? finish(corpus, train(corpus.training, corpus.codes.length, corpus.draw))
			: widen(corpus, kept, Number(further));
	const texts = fold(LANGUAGES.map(({ code }) => code));
	await writeFile(
		PACK,
		pack(
			models.map((one) => (one === kept ? model : one)),
			texts
		)
	);
}

/** Teaches a model further classes: its embeddings, its outputs, its calibration and the words that it knows by heart stay. */
function widen({ training, codes, draw }: Corpus, { header, numbers }: PackedModel, examples: number): PackedModel {
	const { dimensions, buckets } = header;
	const places = codes.map((code) => header.codes.indexOf(code));
	const rows = places.map((at) =>
		at < 0
			? undefined
			: { weights: numbers.weights.slice(at * dimensions, (at + 1) * dimensions), bias: numbers.biases[at] ?? 0 }
	);
	const { nibbles, steps } = numbers;
	const trained = train({ ...training, dimensions, buckets, examples }, codes.length, draw, { nibbles, steps, rows });
	return {
		header: { ...header, codes },
		numbers: {
			...numbers,
			...trained,
			priors: Float32Array.from(places, (at) => numbers.priors[at] ?? Math.log(BEYOND_MET) / 3),
			answers: numbers.answers.map((at) => codes.indexOf(header.codes[at] ?? ''))
		}
	};
}
