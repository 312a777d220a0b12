/** The battery in process, and what needs a clock that can be set. */
import { expect, test } from 'vitest';
import { testApi } from '../contract/host';
import { addressOf, feeds, QUICK_MODES, testFeedBattery } from './battery';
import type { Mode } from './failures';
import { playedUpstreams } from './played';

const NOW = Date.UTC(2026, 10, 20, 12);

test('six operations are feeds', () => {
	expect(feeds.map(({ operation }) => operation.path).sort()).toEqual([
		'/v1/autocomplete',
		'/v1/on-this-day',
		'/v1/product/{barcode}',
		'/v1/rates',
		'/v1/recent',
		'/v1/search'
	]);
});

testFeedBattery({ cache: 'sw', api: (mode) => testApi({ fetch: playedUpstreams(mode, NOW) }) });

for (const { id, operation, check } of feeds) {
	test(`${id}: an old answer and whatever the upstream does: the old one, said to be old, or a new one`, async () => {
		await Promise.all(
			QUICK_MODES.map(async (mode) => {
				let [now, state] = [NOW, 'normal' as Mode];
				const { ask, logged } = testApi({ now: () => now, fetch: (url) => playedUpstreams(state, now)(url) });
				const address = addressOf(operation, (operation.examples[0]?.input ?? {}) as Record<string, string>);
				const before = (await (await ask(address)).json()) as { covered_until: string };
				[now, state] = [NOW + 2 * 86_400_000, mode];
				const response = await ask(address);
				const body = (await response.json()) as { covered_until: string; error?: { code: string } };
				expect(logged, mode).toEqual([]);
				// A source that says in its own words that there is no such thing is believed.
				if (response.status === 404) return expect([mode, body.error?.code]).toEqual(['empty', 'NOT_FOUND']);
				expect([mode, response.status]).toEqual([mode, 200]);
				expect(check(body), `${mode}: ${JSON.stringify(check.errors)}`).toBe(true);
				const isOld = /stale-if-error|upstream-paused|seen-before/.test(response.headers.get('Cache-Status') ?? '');
				const age = Number(response.headers.get('Age'));
				expect([mode, age], mode).toEqual([mode, isOld ? 2 * 86_400 : 0]);
				// Old knowledge never reaches further than it did.
				if (isOld) expect(body.covered_until <= before.covered_until, mode).toBe(true);
				// And the next good answer is there at once when the upstream is well again.
				[now, state] = [now + 3_600_000, 'normal'];
				expect((await ask(address)).headers.get('Cache-Status'), mode).toMatch(/^sw; (hit; ttl|fwd=stale)/);
			})
		);
	});
}
