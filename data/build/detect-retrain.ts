/**
 * Trains one script's model of the kept pack and writes the pack: `node sw/build/run.mjs data/build/detect-retrain.ts <script> [anew]`. Without
 * `anew` the model keeps its answers among the 55 and learns only the classes beyond them.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readPack } from '../../engines/language/detect-model';
import { LANGUAGES } from '../../engines/language/languages';
import { learn, widen } from './detect-finish';
import { fold } from './detect-fold';
import { pack, readCorpora } from './detect.pack';

const PACK = path.resolve(import.meta.dirname, '../packs/detect.bin');

export async function main(script: string, anew?: 'anew'): Promise<void> {
	const { models } = readPack(new Uint8Array(await readFile(PACK)).buffer);
	const [corpus] = readCorpora([script]);
	if (!corpus) throw new Error(`no script ${script}`);
	const kept = models.find(({ header }) => header.script === script);
	const model = kept === undefined || anew !== undefined ? learn(corpus) : widen(corpus, kept);
	const texts = fold(LANGUAGES.map(({ code }) => code));
	await writeFile(PACK, pack([...models.filter((one) => one !== kept), model], texts));
}
