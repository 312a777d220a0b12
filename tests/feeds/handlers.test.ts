import { setupServer } from 'msw/node';
import { afterAll, expect, test } from 'vitest';
import { testApi } from '../contract/host';
import { addressesOf, feeds } from './battery';
import { upstreamHandlers } from './handlers';

const server = setupServer(
	...upstreamHandlers((upstream) => (upstream === 'OPENFOODFACTS' ? 'too-many-without-cors' : 'normal'))
);
server.listen({ onUnhandledRequest: 'error' });
afterAll(() => server.close());

test.each(feeds.map((feed) => [feed.id, addressesOf(feed)[0] ?? ''] as const))(
	'%s is answered over real requests to its upstream’s own address, or is told as a network error',
	async (id, address) => {
		const { ask } = testApi({ now: Date.now, fetch: (url, init) => fetch(url, init) });
		expect((await ask(address)).status).toBe(id === 'food/product' ? 502 : 200);
	}
);
