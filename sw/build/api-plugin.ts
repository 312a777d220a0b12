import type { Plugin } from 'vite';
import type * as Address from '../node/address';
import type * as NodeHost from '../node/host';
import type * as Http from '../node/http';
import { readPack } from './packs.ts';

/** Answers `/v1/*` of the development server by the same `handle` as every other host; engines reload when edited. */
export const api = (): Plugin => ({
	name: 'api',
	configureServer(server) {
		const base = server.config.base.replace(/\/$/, '');
		let current: { readonly module: typeof NodeHost; readonly handle: ReturnType<typeof NodeHost.createNodeHandle> };
		server.middlewares.use((request, response, next) => {
			if (!request.url?.startsWith(`${base}/v1/`)) return next();
			(async () => {
				const module = (await server.ssrLoadModule('/sw/node/host.ts')) as typeof NodeHost;
				const { answerOverHttp } = (await server.ssrLoadModule('/sw/node/http.ts')) as typeof Http;
				const { addressOf } = (await server.ssrLoadModule('/sw/node/address.ts')) as typeof Address;
				if (current?.module !== module) {
					const keys = module.keysFromEnvironment();
					const handle = module.createNodeHandle({ base, version: 'development', keys, pack: readPack });
					current = { module, handle };
				}
				await answerOverHttp(current.handle, request, response, addressOf(request, request.originalUrl));
			})().catch(next);
		});
	}
});
