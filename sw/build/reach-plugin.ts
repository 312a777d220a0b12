import path from 'node:path';
import { build, runnerImport, type Plugin, type Rolldown } from 'vite';
import type * as Llms from '../agents/llms.ts';
import type * as Engines from '../../engines/index.ts';
import type * as Declarations from '../client/declarations.ts';
import type * as Csp from '../node/csp.ts';
import { routes } from './routes-plugin.ts';

const TYPES: Readonly<Record<string, string>> = {
	'llms.txt': 'text/plain; charset=utf-8',
	'client.js': 'text/javascript',
	'client.d.ts': 'text/plain; charset=utf-8',
	'connect.js': 'text/javascript',
	'connect.d.ts': 'text/plain; charset=utf-8',
	_headers: 'text/plain; charset=utf-8',
	'.assetsignore': 'text/plain; charset=utf-8'
};

/** Emits files from the contracts: `llms.txt` and parts, `client.js` with types, `connect.js`. */
export function reach(): Plugin {
	let root = '';
	let base = '/';
	const load = async <M>(file: string) =>
		(await runnerImport<M>(path.join(root, file), { root, configFile: false })).module;

	/** A script of sw/page as one file. */
	async function compile(name: string, format: 'es' | 'iife'): Promise<string> {
		const [output] = (await build({
			root,
			configFile: false,
			logLevel: 'warn',
			plugins: [routes()],
			build: {
				write: false,
				minify: true,
				target: 'es2022',
				copyPublicDir: false,
				lib: { entry: path.join(root, `sw/page/${name}.ts`), name, formats: [format], fileName: name }
			}
		})) as Rolldown.RolldownOutput[];
		const chunk = output?.output[0];
		if (chunk?.type !== 'chunk') throw new Error(`sw/page/${name}.ts built to no chunk`);
		return chunk.code;
	}

	/** A text a group, which `llms.txt` names. */
	async function groupTexts(): Promise<ReadonlyMap<string, string>> {
		const { groups } = await load<typeof Engines>('engines/index.ts');
		const { groupText } = await load<typeof Llms>('sw/agents/llms.ts');
		return new Map(groups.map((group) => [`llms/${group.id}.md`, groupText(group)]));
	}

	const makers: Readonly<Record<string, () => Promise<string>>> = {
		async 'llms.txt'() {
			const { groups } = await load<typeof Engines>('engines/index.ts');
			return (await load<typeof Llms>('sw/agents/llms.ts')).llmsText(groups, base);
		},
		'client.d.ts': async () => (await load<typeof Declarations>('sw/client/declarations.ts')).clientTypes(),
		'connect.d.ts': async () => (await load<typeof Declarations>('sw/client/declarations.ts')).connectTypes(),
		_headers: async () => (await load<typeof Csp>('sw/node/csp.ts')).headersFile(base.replace(/\/$/, '')),
		// Cloudflare makes compressed copies itself.
		'.assetsignore': async () => '*.br\n',
		'client.js': () => compile('client', 'es'),
		'connect.js': () => compile('connect', 'iife')
	};

	return {
		name: 'reach',
		configResolved(config) {
			({ root, base } = config);
		},
		configureServer(server) {
			for (const [name, make] of Object.entries(makers))
				server.middlewares.use(
					`${base}${name}`,
					(_request, response, next) =>
						void make().then((text) => response.setHeader('Content-Type', TYPES[name] ?? '').end(text), next)
				);
			server.middlewares.use(
				`${base}llms/`,
				(request, response, next) =>
					void groupTexts().then((texts) => {
						const text = texts.get(`llms${request.url ?? ''}`);
						if (text === undefined) next();
						else response.setHeader('Content-Type', 'text/markdown; charset=utf-8').end(text);
					}, next)
			);
		},
		async generateBundle() {
			for (const [fileName, make] of Object.entries(makers))
				this.emitFile({ type: 'asset', fileName, source: await make() });
			for (const [fileName, source] of await groupTexts()) this.emitFile({ type: 'asset', fileName, source });
		}
	};
}
