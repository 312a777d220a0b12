/** Reads labelled sentences. The repository has those written for it; both fits take files of public ones as arguments. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { settingOf } from '../../../engines/ask/facts/homes';

/** A sentence with the operations that answer it (`none` for a question outside the product), and the expected input of the first operation, if the row states one. */
export interface Sentence {
	readonly language: string;
	readonly question: string;
	readonly operations: readonly string[];
	readonly input: unknown;
	/** Whether the reader still misreads it. The row begins with `?`. */
	readonly isOpen: boolean;
	/** Subjects of a question outside the product, of `none:weather,travel`; empty where none is named. */
	readonly subjects: readonly string[];
}

/** Root of the repository. */
export const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Own sentences: those of the fits alone, and the table of the tests. */
const OWN = ['data/sources/ask/sentences.tsv', 'tests/box/questions.tsv'];
/** Begins a row that the reader still misreads. */
const OPEN = '?';
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
			const isOpen = line.startsWith(OPEN);
			const [language = '', right = '', input = '', question = ''] = line.slice(isOpen ? OPEN.length : 0).split('\t');
			const [operations = '', subjects = ''] = right.split(':');
			return {
				isOpen,
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

/** Files of a fit: it reads the public sentences' weights and writes the engine's, or theirs for given files. */
export const filesOf = (name: string, given: readonly string[]): readonly [from: string, to: string] => {
	const before = `data/sources/ask/${name}.json`;
	return [before, given.length > 0 ? before : `engines/ask/${name}.json`];
};
