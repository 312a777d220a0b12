import { setupServer } from 'msw/node';
import { afterAll, expect, test } from 'vitest';
import { engine as currency } from '../../engines/currency/engine';
import { engine as earthquakes } from '../../engines/earthquakes/engine';
import { engine as encyclopedia } from '../../engines/encyclopedia/engine';
import { engine as food } from '../../engines/food/engine';
import { engine as news } from '../../engines/news/engine';
import { baseOf } from '../../sw/feeds/upstream-urls';
import type { Mode } from './failures';
import { playground } from './feed-context';
import { upstreamHandlers } from './handlers';

const modes = new Map<string, Mode>();
const server = setupServer(...upstreamHandlers((upstream) => modes.get(upstream) ?? 'normal'));
server.listen({ onUnhandledRequest: 'error' });
afterAll(() => server.close());

/** The machinery over real fetch calls to the real addresses, which the handlers answer. */
function place() {
	const over = playground({ base: baseOf, fetch: (url, init) => fetch(url, init), now: Date.now });
	over.now = Date.now();
	return over;
}

test('every feed answers at the upstream’s own address', async () => {
	const { context } = place();
	expect(
		(
			await earthquakes.recent(
				{ period: 'day', min_magnitude: '2.5', limit: 5, order: 'time', compare: false },
				context()
			)
		).count
	).toBe(5);
	expect((await currency.rates({ base: 'EUR', amount: 1, group: 'day', history: false }, context())).count).toBe(29);
	expect((await food.product({ barcode: '3017620422003', lang: 'en' }, context())).brand).toBe('Testaroma');
	expect((await encyclopedia.autocomplete({ q: 'earth', lang: 'de', limit: 3, summary: false }, context())).count).toBe(
		3
	);
	expect(
		(await encyclopedia.onThisDay({ month: 7, day: 20, type: 'selected', lang: 'fr', limit: 3, offset: 0 }, context()))
			.count
	).toBe(3);
	expect(
		(await news.search({ q: 'e', timespan: '1w', sort: 'newest', min_points: 0, tag: 'story', limit: 5 }, context()))
			.count
	).toBe(5);
});

test('a refusal without CORS headers reaches the page as a network error', async () => {
	modes.set('OPENFOODFACTS', 'too-many-without-cors');
	await expect(food.product({ barcode: '3017620422003', lang: 'en' }, place().context())).rejects.toMatchObject({
		code: 'UPSTREAM_RATE_LIMITED'
	});
});
