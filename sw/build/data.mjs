// npm run data -- <pack> …  Makes packs from their recipes; with --commit writes data/packs/<pack>.bin, the file kept in git.
import { writeFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { runnerImport } from 'vite';

const { module } = await runnerImport('./sw/build/packs.ts', { configFile: false });
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
for (const name of asked.length > 0 ? asked : await module.packNames()) {
	const started = performance.now();
	const bytes = await module.buildPack(name);
	if (process.argv.includes('--commit')) await writeFile(`data/packs/${name}.bin`, bytes);
	const br = brotliCompressSync(bytes, {
		params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 }
	}).length;
	console.log(`${name}: ${bytes.length} bytes, ${br} br, ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
