import { getResponse } from 'msw';
import { runnerImport, type Plugin } from 'vite';
import type * as Handlers from '../../tests/feeds/handlers';
import type * as Upstreams from '../../engines/upstreams';

const PREFIX = '/upstream/';
const DEFAULT_PORT = 5173;

/** Development without a network: msw answers for unreachable upstreams, unless their base is set. */
export function upstreams(): Plugin {
	let all: typeof Upstreams.upstreams = [];
	return {
		name: 'upstreams',
		apply: 'serve',
		async config(config) {
			all = (await runnerImport<typeof Upstreams>('./engines/upstreams.ts', { configFile: false })).module.upstreams;
			const port = config.server?.port ?? DEFAULT_PORT;
			// In the environment: the build's own reading of VITE_… variables comes after this.
			for (const { id, base } of all) {
				const language = base.includes('{lang}') ? '/{lang}' : '';
				process.env[`VITE_${id}_URL`] ??= `http://localhost:${port}${PREFIX}${id}${language}`;
			}
			return { server: { port, strictPort: true } };
		},
		configureServer(server) {
			server.middlewares.use((request, response, next) => {
				const url = request.url ?? '';
				if (!url.startsWith(PREFIX)) return next();
				(async () => {
					const address = upstreamAddress(url, all);
					if (!address) return next();
					const { upstreamHandlers } = (await server.ssrLoadModule('/tests/feeds/handlers.ts')) as typeof Handlers;
					const reply = await fetch(address).catch(async (error: unknown) => {
						server.config.logger.info(`${address}: ${String(error)}; mocked`, { timestamp: true });
						return getResponse(upstreamHandlers(), new Request(address));
					});
					if (!reply) return next();
					response.statusCode = reply.status;
					response.setHeader('Content-Type', reply.headers.get('content-type') ?? 'application/json');
					response.end(Buffer.from(await reply.arrayBuffer()));
				})().catch(next);
			});
		}
	};
}

/** `/upstream/WIKIPEDIA/de/w/rest.php…` → the upstream's own address. */
function upstreamAddress(url: string, all: typeof Upstreams.upstreams): string | undefined {
	const [, name = '', rest = ''] = /^\/upstream\/([A-Z]+)(\/.*)$/.exec(url) ?? [];
	const base = all.find(({ id }) => id === name)?.base;
	if (!base) return undefined;
	if (!base.includes('{lang}')) return base + rest;
	const [, language = 'en', path = ''] = /^\/([a-z-]+)(\/.*)$/.exec(rest) ?? [];
	return base.replace('{lang}', language) + path;
}
