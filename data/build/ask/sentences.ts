/** Labelled sentences: what people type, and what is right. Own ones are kept; public ones come as arguments of the fits. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { settingOf } from '../../../engines/ask/facts/homes';

/** A sentence, operations that are right (`none`: nothing here is for it), input of the first where it is known. */
export interface Sentence {
	readonly language: string;
	readonly question: string;
	readonly operations: readonly string[];
	readonly input: unknown;
	/** Subjects of a question outside the product, of `none:weather,travel`; empty where none is named. */
	readonly subjects: readonly string[];
}

/** Root of the repository. */
export const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Own sentences: those of the fits alone, and the table of the tests. */
const OWN = ['data/sources/ask/sentences.tsv', 'tests/box/questions.tsv'];
/** The day of the sentences: their labels name days. */
const TODAY = '2026-11-25';

/** The setting of a sentence of a language, on the day of its labels. */
export const settingIn = (language: string) => settingOf(language, { today: TODAY });

/** Reads a table of language, operations between bars, input as JSON or nothing, question. By default all own sentences. */
export async function readSentences(...files: string[]): Promise<Sentence[]> {
	const texts = await Promise.all(
		(files.length > 0 ? files : OWN).map((file) => readFile(path.resolve(ROOT, file), 'utf8'))
	);
	return texts
		.flatMap((text) => text.split('\n'))
		.filter((line) => line !== '' && !line.startsWith('#'))
		.map((line) => {
			const [language = '', right = '', input = '', question = ''] = line.split('\t');
			const [operations = '', subjects = ''] = right.split(':');
			return {
				language,
				question,
				operations: operations.split('|'),
				subjects: subjects === '' ? [] : subjects.split(','),
				input: input === '' ? undefined : JSON.parse(input)
			};
		});
}

/** Reads a file of weights below the root. */
export const readWeights = async <Weights>(file: string): Promise<Weights> =>
	JSON.parse(await readFile(path.join(ROOT, file), 'utf8')) as Weights;

/** Files of a fit: from the weights of public sentences to those of the engine, or to the former where sentences are given. */
export const filesOf = (name: string, given: readonly string[]): readonly [from: string, to: string] => {
	const before = `data/sources/ask/${name}.json`;
	return [before, given.length > 0 ? before : `engines/ask/${name}.json`];
};
