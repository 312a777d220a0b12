/** The page as a host, as host.js of the build: its workers are played by this thread. */
import 'fake-indexeddb/auto';
import { vi } from 'vitest';
import { prepareStore, stubBrowser } from './browser-hosts';
import { testHost, type TestedHost } from './host';
import { LIMITED, playUpstreams } from './playing';

vi.mock('../../sw/page/pool', async () => {
	const { runHere } = await import('../../sw/host/engine-host');
	return { joinServiceWorker: () => {}, runInPool: async (call: never) => ({ value: await runHere(call), where: 'worker' }) }; // prettier-ignore
});
vi.mock('../../sw/host/packs', async () => {
	const { readPack } = await import('../../sw/build/packs');
	return { loadPack: readPack, hasPack: async () => true, listPacks: async () => [], tellPages: () => {} };
});

testHost(
	'page',
	{
		kind: 'page',
		cache: 'sw',
		shared: false,
		async start(standIn): Promise<TestedHost> {
			stubBrowser();
			await prepareStore(standIn);
			const { answerInPage } = await import('../../sw/page/page-host');
			return {
				ways: [],
				limitedKey: LIMITED.key,
				ask: (path, { method = 'GET', headers, body } = {}) =>
					answerInPage(
						new Request(new URL(path, 'http://localhost'), {
							method,
							headers: Object.entries({ 'X-API-Key': 'demo', ...headers }).filter(([, value]) => value !== ''),
							...(body !== undefined && { body })
						})
					),
				close: async () => void vi.unstubAllGlobals()
			};
		}
	},
	playUpstreams
);
