/** Writes data/sources/typing/words: `node sw/build/run.mjs data/build/typing/import.ts <unilex> <langdata>`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { scriptsOf, type TypedLanguage } from '../../../engines/language/typing/languages';
import { langdataCounts, unilexCounts, type Counts } from '../detect-import';
import { readList } from '../detect-lists';
import { TESSERACT_LANGUAGES } from '../tesseract-words';
import { spelt } from '../indic-spelling';
import { isOf, LEVELS } from './words';

const MOST = 100_000;

/** Shares of the words in each list, added up, the commonest first. */
function ranked(code: TypedLanguage, lists: readonly Counts[]): string[] {
	const shares = new Map<string, number>();
	for (const list of lists) {
		const own = list.map(([word, count]) => [spelt(word), count] as const).filter(([word]) => isOf(word, code));
		const sum = own.reduce((all, [, count]) => all + count, 0);
		for (const [word, count] of own) shares.set(word, (shares.get(word) ?? 0) + count / sum);
	}
	return [...shares]
		.sort(([a, one], [b, two]) => two - one || (a < b ? -1 : 1))
		.map(([word]) => word)
		.slice(0, MOST);
}

export function main(unilex: string, langdata: string): void {
	for (const code of Object.keys(scriptsOf) as TypedLanguage[]) {
		const name = TESSERACT_LANGUAGES.find((language) => language.code === code)?.name ?? code;
		// The clone lacks unilex's file of Marathi, which is too large for it.
		const counted = code === 'mr' ? [...(readList('mr') ?? [])] : unilexCounts(unilex, code);
		const words = ranked(code, [counted, langdataCounts(langdata, name)]);
		let start = 0;
		const levels = LEVELS.map(({ count }) => {
			const level = words.slice(start, count).sort();
			start = count;
			return level.join('\n');
		});
		const text = brotliCompressSync(`${levels.join('\n\n')}\n`, {
			params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 }
		});
		writeFileSync(path.resolve(import.meta.dirname, `../../sources/typing/words/${code}.txt.br`), text);
		console.log(code, words.length, text.length);
	}
}
