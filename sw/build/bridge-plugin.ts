import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { noteBundled } from './bundled.mjs';
import { buildEngines, engines } from './engines-plugin.ts';
import { packs } from './packs-plugin.ts';
import { routes } from './routes-plugin.ts';

const FOLDER = 'bridge';
const PAGE = 'sw/page/bridge.ts';

/** Large, and rarely asked for: they come by the network when they are. */
const LEFT_OUT = new Set(['docs']);

const html = (script: string) => `<!doctype html>
<html lang="en">
	<head>
		<meta charset="utf-8" />
		<title>Utility APIs</title>
		<script type="module" src="${script}"></script>
	</head>
	<body></body>
</html>
`;

/**
 * Writes the page that other origins may frame, with all its files and its service worker, into a separate folder: a folder's
 * page has the same address on every static server, its worker needs no header to have the folder as its scope, and a worker
 * script outside of the folder would be missing without a network.
 */
export function bridge(): Plugin {
	let root = '';
	let base = '/';

	async function compile(): Promise<{ readonly script: string; readonly files: Rolldown.RolldownOutput['output'] }> {
		const names = {
			entryFileNames: `${FOLDER}/[name]-[hash].js`,
			chunkFileNames: `${FOLDER}/[name]-[hash].js`,
			assetFileNames: `${FOLDER}/[name]-[hash][extname]`
		};
		const plugins = () => [engines(), packs(), routes(), noteBundled()];
		const output = (await build({
			root,
			base,
			configFile: false,
			logLevel: 'warn',
			define: versionOf(),
			plugins: plugins(),
			worker: { format: 'es', plugins, rolldownOptions: { output: names } },
			build: {
				write: false,
				target: 'es2022',
				copyPublicDir: false,
				modulePreload: false,
				rolldownOptions: { input: path.join(root, PAGE), output: names }
			}
		})) as Rolldown.RolldownOutput;
		const entry = output.output.find((file) => file.type === 'chunk' && file.isEntry);
		if (!entry) throw new Error(`${PAGE} built to no chunk`);
		return { script: entry.fileName, files: output.output };
	}

	async function compileFiles(list: readonly string[]): Promise<string> {
		const [output] = (await build({
			root,
			base,
			configFile: false,
			logLevel: 'warn',
			define: { ...versionOf(), 'import.meta.env.VITE_BRIDGE_FILES': JSON.stringify(JSON.stringify(list)) },
			build: {
				write: false,
				target: 'es2022',
				copyPublicDir: false,
				lib: {
					entry: path.join(root, 'sw/service-worker/bridge-files.ts'),
					name: 'files',
					formats: ['iife'],
					fileName: () => 'files.js'
				}
			}
		})) as Rolldown.RolldownOutput[];
		const chunk = output?.output[0];
		if (chunk?.type !== 'chunk') throw new Error('sw/service-worker/bridge-files.ts built to no chunk');
		return chunk.code;
	}

	return {
		name: 'bridge',
		configResolved(config) {
			({ root, base } = config);
		},
		configureServer(server) {
			server.middlewares.use(`${base}${FOLDER}`, (request, response, next) => {
				if (request.url !== '/') return next();
				response.setHeader('Content-Type', 'text/html').end(html(base + PAGE));
			});
		},
		async generateBundle() {
			const { script, files } = await compile();
			for (const file of files)
				this.emitFile({
					type: 'asset',
					fileName: file.fileName,
					source: file.type === 'chunk' ? file.code : file.source
				});
			this.emitFile({ type: 'asset', fileName: `${FOLDER}/index.html`, source: html(base + script) });
			const engineFiles = [...(await buildEngines(root))].filter(([name]) => !LEFT_OUT.has(name));
			const list = [
				base + `${FOLDER}/`,
				...files.map(({ fileName }) => base + fileName),
				...engineFiles.map(([, { file }]) => base + file)
			];
			this.emitFile({ type: 'asset', fileName: `${FOLDER}/files.js`, source: await compileFiles(list) });
		}
	};
}

const versionOf = () => ({
	'import.meta.env.VITE_VERSION': JSON.stringify(process.env['VITE_VERSION'] ?? 'development')
});
