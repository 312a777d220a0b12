/** Trains one script's model further and puts it into the kept pack: `node sw/build/run.mjs data/build/detect-retrain.ts <script>`. */
import { writeFile } from 'node:fs/promises';
import { LANGUAGES } from '../../engines/language/languages';
import { learn } from './detect-finish';
import { fold } from './detect-fold';
import { KEPT, keptModels, pack, readCorpora } from './detect.pack';

export async function main(script: string): Promise<void> {
	const [corpus] = readCorpora([script]);
	if (!corpus) throw new Error(`no script ${script}`);
	const models = await keptModels();
	const improved = models.map((model) => (model.header.script === script ? learn(corpus, model) : model));
	await writeFile(KEPT, pack(improved, fold(LANGUAGES.map(({ code }) => code))));
}
