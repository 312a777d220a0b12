// Trains the base of one script's model anew and puts it into the kept pack: `node sw/build/run.mjs data/build/detect-retrain.ts <script>`.
// `npm run data -- detect --commit` then trains the classes beyond the 55 upon it.
import { writeFile } from 'node:fs/promises';
import { LANGUAGES } from '../../engines/language/languages';
import { learnBase } from './detect-finish';
import { fold } from './detect-fold';
import { KEPT, keptModels, pack, readCorpora } from './detect.pack';

export async function main(script: string): Promise<void> {
	const models = await keptModels();
	const [corpus] = readCorpora([script]);
	if (!corpus) throw new Error(`no script ${script}`);
	const others = models.filter(({ header }) => header.script !== script);
	await writeFile(KEPT, pack([...others, learnBase(corpus)], fold(LANGUAGES.map(({ code }) => code))));
}
