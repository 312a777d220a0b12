import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'vite';

/** A module as it is shipped, in one file, because benches' imports by function slow short loops. */
export async function shipped<Module>(file: string): Promise<Module> {
	const built = await build({
		configFile: false,
		logLevel: 'silent',
		build: {
			ssr: path.resolve(import.meta.dirname, '../..', file),
			write: false,
			minify: false,
			rolldownOptions: { output: { format: 'cjs' } }
		}
	});
	const [chunk] = 'output' in built ? built.output : [];
	if (!chunk || !('code' in chunk)) throw new Error(`nothing was built from ${file}`);
	const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
	const written = path.join(folder, 'module.cjs');
	await writeFile(written, chunk.code);
	try {
		return createRequire(written)(written) as Module;
	} finally {
		await rm(folder, { recursive: true });
	}
}
