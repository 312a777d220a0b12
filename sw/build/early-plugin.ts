import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

/** Names without a hash, beside each other at the root of the app: pages that are not of this app load the first by it. */
const EARLY = 'early.js';
const HOST = 'host.js';
/** Inside the HTML, so that it is there when files are not: the content security policy names its hash (sw/node/csp.ts). */
const BOOT = 'sw/page/boot.js';
const ENCODING = '<meta charset="utf-8" />';

/**
 * Puts sw/page/early.ts before every other script of the page, a classic script, so that it runs at once, and before it the script
 * that notices files that do not load; and emits
 * sw/page/page-host.ts, the module that it loads when no service worker answers.
 */
export function early(): Plugin {
	let root = '';
	let base = '/';
	let development = false;

	const scripts = () =>
		`<script>${readFileSync(path.join(root, BOOT), 'utf8')}</script><script src="${base}${EARLY}"></script>`;

	async function compile(): Promise<string> {
		const [output] = (await build({
			root,
			configFile: false,
			logLevel: 'warn',
			define: development ? { 'import.meta.env.VITE_SERVICE_WORKER': '"dev-sw.js?dev-sw"' } : {},
			build: {
				write: false,
				minify: true,
				target: 'es2022',
				copyPublicDir: false,
				lib: {
					entry: path.join(root, 'sw/page/early.ts'),
					name: 'early',
					formats: ['iife'],
					fileName: () => EARLY
				}
			}
		})) as Rolldown.RolldownOutput[];
		const chunk = output?.output[0];
		if (chunk?.type !== 'chunk') throw new Error('sw/page/early.ts built to no chunk');
		return chunk.code;
	}

	return {
		name: 'early',
		configResolved(config) {
			({ root, base } = config);
			development = config.command === 'serve';
		},
		buildStart() {
			if (development) return;
			this.emitFile({
				type: 'chunk',
				id: path.join(root, 'sw/page/page-host.ts'),
				fileName: HOST,
				preserveSignature: 'strict'
			});
		},
		configureServer(server) {
			const serve = (file: string, code: () => Promise<string> | string) =>
				server.middlewares.use(
					`${base}${file}`,
					(_request, response, next) =>
						void Promise.resolve(code()).then(
							(text) => response.setHeader('Content-Type', 'text/javascript').end(text),
							next
						)
				);
			serve(EARLY, compile);
			serve(HOST, () => `export * from '${base}sw/page/page-host.ts';`);
		},
		transformIndexHtml: {
			order: 'post',
			// After the encoding, which browsers look for in the first 1024 bytes.
			handler(html) {
				if (!html.includes(ENCODING)) throw new Error(`index.html lacks ${ENCODING}`);
				return html.replace(ENCODING, (found) => found + scripts());
			}
		},
		async generateBundle() {
			this.emitFile({ type: 'asset', fileName: EARLY, source: await compile() });
		}
	};
}
