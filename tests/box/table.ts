/** The table of questions: what people type, and what is right. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A row: language, question, operations that are right (`none`: nothing here is for it), input of the first where it is known. */
export interface Row {
	readonly language: string;
	readonly question: string;
	readonly operations: readonly string[];
	readonly input: unknown;
	/** The subject of the question, of `none:weather`. */
	readonly subject: string | undefined;
}

/** Reads `questions.tsv`: language, operations between bars, input as JSON or nothing, question. */
export const readTable = (): Row[] =>
	readFileSync(path.join(import.meta.dirname, 'questions.tsv'), 'utf8')
		.split('\n')
		.filter((line) => line !== '' && !line.startsWith('#'))
		.map((line) => {
			const [language = '', right = '', input = '', question = ''] = line.split('\t');
			const [operations = '', subject] = right.split(':');
			return {
				language,
				question,
				operations: operations.split('|'),
				subject,
				input: input === '' ? undefined : JSON.parse(input)
			};
		});
