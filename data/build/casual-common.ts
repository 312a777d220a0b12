import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** How many of the commonest words of each language. */
const KEPT = { hi: 4000, mr: 2000 };

/** Writes engines/language/transliterate/casual-common.ts: the commonest words in Devanagari, the commonest first in each language. */
export function main(): void {
	const words = new Set<string>();
	for (const [code, kept] of Object.entries(KEPT)) {
		const file = path.join(ROOT, `data/sources/detect/frequencies/${code}.txt.br`);
		const rows = brotliDecompressSync(readFileSync(file)).toString().trim().split('\n');
		// A file says how common a word is only where that differs from the row before.
		let last = 0;
		const found = rows.map((row) => {
			const [word = '', count] = row.split('\t');
			last = count ? Number(count) : last;
			return { word: word.normalize('NFC'), count: last };
		});
		found.sort((a, b) => b.count - a.count);
		const own = found.filter(({ word }) => /^[\u0904-\u0939\u0958-\u095f][\u0901-\u0963]{2,}$/u.test(word));
		for (const { word } of own.slice(0, kept)) words.add(word);
	}
	const text = [
		'/** Common words of Hindi and Marathi in Devanagari. Made by data/build/casual-common.ts from data/sources/detect/frequencies. */',
		'// prettier-ignore',
		`export const COMMON = '${[...words].join(' ')}';`,
		''
	].join('\n');
	writeFileSync(path.join(ROOT, 'engines/language/transliterate/casual-common.ts'), text);
}
