import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { packFile, packNames, readPack } from './packs.ts';

const ID = 'virtual:packs';

const files = async (): Promise<{ name: string; file: string; bytes: Buffer }[]> =>
	Promise.all(
		(await packNames()).map(async (name) => {
			const bytes = await readFile(await packFile(name));
			const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
			return { name, file: `packs/${name}-${hash}.bin`, bytes };
		})
	);

/** Serves `virtual:packs` (see sw/virtual.d.ts) and, in development, the packs themselves. */
export function packs({ emit = false } = {}): Plugin {
	let base = '/';
	let development = false;
	return {
		name: 'packs',
		configResolved(config) {
			({ base } = config);
			development = config.command === 'serve';
		},
		resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
		async load(id) {
			if (id !== `\0${ID}`) return undefined;
			const table = Object.fromEntries(
				(await files()).map(({ name, file, bytes }) => [
					name,
					{ url: base + (development ? `packs/${name}.bin` : file), bytes: bytes.length }
				])
			);
			return `export const packs = ${JSON.stringify(table)};`;
		},
		configureServer(server) {
			server.middlewares.use(`${base}packs`, (request, response, next) => {
				const name = /^\/([a-z0-9-]+)\.bin$/.exec(request.url ?? '')?.[1];
				if (name === undefined) return next();
				readPack(name).then(
					(bytes) => response.setHeader('Content-Type', 'application/octet-stream').end(Buffer.from(bytes)),
					next
				);
			});
		},
		async generateBundle() {
			if (!emit) return;
			for (const { name, file, bytes } of await files()) {
				this.emitFile({ type: 'asset', fileName: file, source: bytes });
				// A licence may ask that its notice goes with all copies.
				const notice = await readFile(`data/sources/${name}/NOTICE.txt`).catch(() => undefined);
				if (notice) this.emitFile({ type: 'asset', fileName: `packs/${name}.NOTICE.txt`, source: notice });
			}
		}
	};
}
