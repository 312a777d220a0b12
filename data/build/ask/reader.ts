/** A reader of questions over the files of the repository, for recipes and tests. */
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { Reader } from '../../../engines/ask/reader';
import { entries } from '../../../engines/dictionary/entries.lazy';
import { placeNames } from '../../../engines/geo/names.lazy';
import { addWords, phrase } from '../../../engines/math/sentences.lazy';
import { texts } from '../../../engines/math/words.lazy';
import { ROOT } from './sentences';

/** A data pack of the repository. */
export async function pack(name: string): Promise<ArrayBuffer> {
	const folder = path.join(ROOT, name === 'wordnet' ? 'data/generated' : 'data/packs');
	const file = (await readdir(folder)).find(
		(one) => one === `${name}.bin` || (one.startsWith(`${name}-`) && one.endsWith('.bin'))
	);
	if (file === undefined) throw new Error(`no pack ${name} in ${folder}`);
	const bytes = await readFile(path.join(folder, file));
	return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
}

/** A reader over the files of the repository. */
export function openReader(): Reader {
	addWords(texts);
	return new Reader({
		lexicon: async (code) => ((await import(`../../../engines/ask/${code}.lazy.ts`)) as { readonly text: string }).text,
		mathematics: async () => (text) => phrase(text, new Set(), []).text,
		tables: async (wantsLandmarks) => ({
			places: await placeNames({ pack, hasPack: async () => true }, wantsLandmarks),
			words: await entries({ pack })
		})
	});
}
