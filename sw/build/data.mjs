// npm run data  Says how old each pack, table and its newest source is. npm run data -- <pack> …  Makes packs from their recipes; with
// --commit writes data/packs/<pack>.bin, the file kept in git, by default of all packs. npm run data -- letters  Writes engines/language/letters.ts.
import { writeFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { runnerImport } from 'vite';
import { keptRates, takeRates } from './rates.mjs';

const use = async (file) => (await runnerImport(file, { configFile: false })).module;
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
if (process.argv.length === 2) {
	const { packAges } = await use('./sw/build/pack-ages.ts');
	for (const line of await packAges(Date.now())) console.log(line);
	const kept = keptRates();
	console.log(
		kept ? `rates: taken ${new Date(JSON.parse(kept).taken).toISOString().slice(0, 10)}` : 'rates: none kept'
	);
	process.exit();
}
if (asked.includes('rates')) {
	const { taken, years } = JSON.parse(await takeRates());
	console.log(
		`rates: of ${Object.keys(years).join(', ')}, as of ${new Date(taken).toISOString()}; the next build has them`
	);
}
if (asked.includes('letters')) (await use('./data/build/language-letters.ts')).main();
const packs = asked.filter((word) => word !== 'rates' && word !== 'letters');
if (asked.length > 0 && packs.length === 0) process.exit();
const module = await use('./sw/build/packs.ts');
for (const name of packs.length > 0 ? packs : await module.packNames()) {
	const started = performance.now();
	const bytes = await module.buildPack(name);
	if (process.argv.includes('--commit')) await writeFile(`data/packs/${name}.bin`, bytes);
	const br = brotliCompressSync(bytes, {
		params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 }
	}).length;
	console.log(`${name}: ${bytes.length} bytes, ${br} br, ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
