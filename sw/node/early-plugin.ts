import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, transformWithOxc, type Plugin, type Rolldown } from 'vite';

/** Puts src/api/early.ts before every other script of the page: a classic script, so that it runs at once. */
export function early(): Plugin {
	let root = '';
	let base = '/';
	let development = false;
	let built: Promise<{ file: string; code: string }> | undefined;

	async function compile() {
		const [output] = (await build({
			root,
			configFile: false,
			logLevel: 'warn',
			build: {
				write: false,
				minify: true,
				target: 'es2022',
				copyPublicDir: false,
				lib: {
					entry: path.join(root, 'src/api/early.ts'),
					name: 'early',
					formats: ['iife'],
					fileName: () => 'early.js'
				}
			}
		})) as Rolldown.RolldownOutput[];
		const chunk = output?.output[0];
		if (chunk?.type !== 'chunk') throw new Error('src/api/early.ts built to no chunk');
		const hash = createHash('sha256').update(chunk.code).digest('base64url').slice(0, 8);
		// At the root of the app: it finds the address of the API beside itself.
		return { file: `early-${hash}.js`, code: chunk.code };
	}

	return {
		name: 'early',
		configResolved(config) {
			({ root, base } = config);
			development = config.command === 'serve';
		},
		configureServer(server) {
			server.middlewares.use(`${base}early.js`, (_request, response, next) => {
				(async () => {
					const source = await readFile(path.join(root, 'src/api/early.ts'), 'utf8');
					const { code } = await transformWithOxc(source, 'early.ts', {});
					response.setHeader('Content-Type', 'text/javascript').end(code);
				})().catch(next);
			});
		},
		transformIndexHtml: {
			order: 'post',
			async handler() {
				const file = development ? 'early.js' : (await (built ??= compile())).file;
				return [{ tag: 'script', attrs: { src: `${base}${file}` }, injectTo: 'head-prepend' }];
			}
		},
		async generateBundle() {
			const { file, code } = await (built ??= compile());
			this.emitFile({ type: 'asset', fileName: file, source: code });
		}
	};
}
