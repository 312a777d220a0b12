/** Word lists and messages in data/sources/detect that no npm package has. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

const folder = path.resolve(import.meta.dirname, '../sources/detect');
const readBrotli = (file: string): string => brotliDecompressSync(readFileSync(path.join(folder, file))).toString();

/** Words of a language with occurrences in a million. Undefined without a list. Lines `word<TAB>4 · ln(frequency)`. */
export function readList(code: string): Map<string, number> | undefined {
	const file = `frequencies/${code}.txt.br`;
	if (!existsSync(path.join(folder, file))) return undefined;
	const rows = readBrotli(file)
		.trimEnd()
		.split('\n')
		.map((line): [string, number] => {
			const [word = '', quarters = ''] = line.split('\t');
			return [word, Math.exp(Number(quarters) / 4)];
		});
	const sum = rows.reduce((all, [, frequency]) => all + frequency, 0);
	return new Map(rows.map(([word, frequency]) => [word, (frequency / sum) * 1e6]));
}

/** The commonest words of languages that are not learned, in the order of their frequency: unilex. */
export const readFurtherWords = (): { script: string; words: string[] }[] =>
	readBrotli('further-words.txt.br')
		.trimEnd()
		.split('\n')
		.map((line) => {
			const [, script = '', words = ''] = line.split('\t');
			return { script, words: words.split(' ') };
		});

/** Messages by code, each beside the same in English: VisualEditor and the Wikipedia app. */
export const readMessages = (): Record<string, [text: string, english: string][] | undefined> =>
	JSON.parse(readBrotli('messages.json.br')) as Record<string, [string, string][] | undefined>;

/** Rows of a file with tabs, without its first line. */
const readRows = (file: string): string[][] =>
	readFileSync(path.join(folder, file), 'utf8')
		.trimEnd()
		.split('\n')
		.slice(1)
		.map((line) => line.split('\t'));

/** Speakers of each language in millions. */
export const readSpeakers = (): ReadonlyMap<string, number> =>
	new Map(readRows('speakers.tsv').map(([code = '', count]) => [code, Number(count)]));

/** What people say every day, by language: greetings, thanks, questions, numbers. */
export function readSaid(): ReadonlyMap<string, readonly string[]> {
	const said = new Map<string, string[]>();
	for (const [code = '', phrase = ''] of readRows('said.tsv')) said.set(code, [...(said.get(code) ?? []), phrase]);
	return said;
}
