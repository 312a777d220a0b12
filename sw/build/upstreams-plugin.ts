import { getResponse } from 'msw';
import type { Plugin } from 'vite';
import type * as Handlers from '../../tests/feeds/handlers';
import { UPSTREAMS } from '../feeds/bases.ts';

const PREFIX = '/upstream/';
const DEFAULT_PORT = 5173;

/**
 * Development without a network: the development server stands between the app and the upstreams, and where one cannot be
 * reached, mock handlers (msw) answer with invented figures. Bases that are given by the environment are left alone.
 */
export function upstreams(): Plugin {
	return {
		name: 'upstreams',
		apply: 'serve',
		config(config) {
			const port = config.server?.port ?? DEFAULT_PORT;
			const define: Record<string, string> = {};
			for (const name of Object.keys(UPSTREAMS)) {
				if (process.env[`VITE_${name}_URL`]) continue;
				const language = name === 'WIKIPEDIA' ? '/{lang}' : '';
				const base = `http://localhost:${port}${PREFIX}${name}${language}`;
				define[`import.meta.env.VITE_${name}_URL`] = JSON.stringify(base);
			}
			return { define, server: { port, strictPort: true } };
		},
		configureServer(server) {
			server.middlewares.use((request, response, next) => {
				const url = request.url ?? '';
				if (!url.startsWith(PREFIX)) return next();
				(async () => {
					const address = upstreamAddress(url);
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
function upstreamAddress(url: string): string | undefined {
	const [, name = '', rest = ''] = /^\/upstream\/([A-Z]+)(\/.*)$/.exec(url) ?? [];
	const base = Object.entries(UPSTREAMS).find(([known]) => known === name)?.[1];
	if (!base) return undefined;
	if (!base.includes('{lang}')) return base + rest;
	const [, language = 'en', path = ''] = /^\/([a-z-]+)(\/.*)$/.exec(rest) ?? [];
	return base.replace('{lang}', language) + path;
}
