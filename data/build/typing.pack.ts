/** The packs for typing: a network for ten languages of India, and the words of each. data/sources/typing/README.md names their sources. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readNetwork } from '../../engines/language/typing/network-pack';
import { scriptsOf, type TypedLanguage } from '../../engines/language/typing/languages';
import { buildWords } from './typing/words';

const KEPT = path.resolve(import.meta.dirname, '../packs/typing.bin');

/** The committed network, checked for completeness. */
export async function build(): Promise<Uint8Array> {
	const bytes = await readFile(KEPT);
	readNetwork(new Uint8Array(bytes).buffer);
	return bytes;
}

/** Words of each language, by its code. */
export const parts = Object.fromEntries(
	(Object.keys(scriptsOf) as TypedLanguage[]).map((code) => [code, () => buildWords(code)])
);
