/** How common words are in ordinary prose: data/sources/detect/frequencies, 40 of the 41 languages that share a script. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

const folder = path.resolve(import.meta.dirname, '../sources/detect/frequencies');

/** Words of a language with occurrences in a million. Undefined without a list. Lines `word<TAB>4 · ln(frequency)`. */
export function readList(code: string): Map<string, number> | undefined {
	const file = path.join(folder, `${code}.txt.br`);
	if (!existsSync(file)) return undefined;
	const rows = brotliDecompressSync(readFileSync(file))
		.toString()
		.trimEnd()
		.split('\n')
		.map((line): [string, number] => {
			const [word = '', quarters = ''] = line.split('\t');
			return [word, Math.exp(Number(quarters) / 4)];
		});
	const sum = rows.reduce((all, [, frequency]) => all + frequency, 0);
	return new Map(rows.map(([word, frequency]) => [word, (frequency / sum) * 1e6]));
}
