/** The battery in process, and what needs a clock that can be set. */
import { expect, test } from 'vitest';
import { testApi } from '../contract/host';
import { addressesOf, feeds, QUICK_MODES, testFeedBattery } from './battery';
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

/** Data that an empty answer never removes: a product's name, and rates of a day. */
const lasting = (before: object) => {
	const known = before as { allergens?: unknown; name?: unknown; rates?: unknown; suggestions?: unknown; total?: unknown; type?: unknown }; // prettier-ignore
	const { allergens, name, rates, suggestions } = known;
	return JSON.parse(JSON.stringify({ allergens, name, rates, suggestions })) as object;
};

testFeedBattery({ cache: 'sw', everyWay: true, api: (mode) => testApi({ fetch: playedUpstreams(mode, NOW) }) });

for (const feed of feeds) {
	const { id, check } = feed;
	const [first] = addressesOf(feed);
	test(`${id}: an old answer and whatever the upstream does: the old one, said to be old, or a new one`, async () => {
		await Promise.all(
			QUICK_MODES.flatMap((mode) =>
				addressesOf(feed)
					// Data up to two days ago prove nothing about the last hour, and the answer says so.
					.filter((address) => !address.includes('period=hour'))
					.map((address) => [mode, address] as const)
			).map(async ([mode, address]) => {
				let [now, state] = [NOW, 'normal' as Mode];
				const { ask, logged } = testApi({ now: () => now, fetch: (url) => playedUpstreams(state, now)(url) });
				const given = await ask(address);
				// A known absence is not an old answer.
				if (given.status === 404) return;
				const before = (await given.json()) as { covered_until: string };
				[now, state] = [NOW + 2 * 86_400_000, mode];
				const response = await ask(address);
				const body = (await response.json()) as { covered_until: string; error?: { code: string } };
				const told = `${mode}, ${address}: ${JSON.stringify(body).slice(0, 300)}`;
				expect(logged, told).toEqual([]);
				// A source that reports an absence in its own format is believed.
				if (response.status === 404) return expect([mode, body.error?.code]).toEqual(['empty', 'NOT_FOUND']);
				// A smaller answer does not replace known data.
				if (mode === 'hollow' || mode === 'empty') expect(body, told).toMatchObject(lasting(before));
				expect(response.status, told).toBe(200);
				expect(check(body), `${mode}: ${JSON.stringify(check.errors)}`).toBe(true);
				const isOld = /stale-if-error|upstream-paused|seen-before|hit; ttl=/.test(
					response.headers.get('Cache-Status') ?? ''
				);
				const age = Number(response.headers.get('Age'));
				// One of several records that make an answer may not have been due.
				expect(isOld ? [2 * 86_400] : [0, ...(address === first ? [] : [2 * 86_400])], told).toContain(age);
				// Old knowledge never reaches further than it did.
				if (isOld) expect(body.covered_until <= before.covered_until, mode).toBe(true);
				// And the next good answer is there at once when the upstream is well again.
				[now, state] = [now + 3_600_000, 'normal'];
				expect((await ask(address)).headers.get('Cache-Status'), mode).toMatch(/^sw; (hit; ttl|fwd=stale)/);
			})
		);
	});
}
