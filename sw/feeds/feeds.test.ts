import { expect, test } from 'vitest';
import { playground } from '../../tests/feeds/feed-context';
import { ask, minutes, tick, windows } from '../../tests/feeds/windows';
import { createFeeds } from './feeds';

test('the first question is fetched and stored, the second is answered from the store', async () => {
	const place = playground();
	const first = await ask(place);
	expect(first.state).toBe('miss');
	expect(first.item.count).toBeGreaterThan(200);
	expect(first.headers).toMatchObject({ Age: '0', 'Cache-Status': 'sw; fwd=miss; stored' });
	expect(first.headers.Link).toBe('<https://earthquake.usgs.gov/earthquakes/map/>; rel="via"');
	place.now += 17_000;
	const second = await ask(place);
	expect(second).toMatchObject({ state: 'fresh', item: first.item });
	expect(second.headers).toMatchObject({ Age: '17', 'Cache-Status': 'sw; hit; ttl=43' });
	expect(place.asked).toHaveLength(1);
});

test('a stale record is served at once when the refresh is slow', async () => {
	const place = playground();
	const before = await ask(place);
	place.now += minutes(5);
	place.mode('USGS', 'slow-first-byte');
	const answer = await ask(place);
	expect(answer).toMatchObject({ state: 'stale', item: before.item });
	expect(answer.headers['Cache-Status']).toBe('sw; hit; ttl=-240; detail=stale-while-revalidate');
	expect(answer.headers.Age).toBe('300');
	await place.settled();
});

test('64 identical questions at once make one upstream request', async () => {
	const place = playground();
	const answers = await Promise.all(Array.from({ length: 64 }, () => ask(place)));
	expect(new Set(answers.map(({ item }) => item.stamp)).size).toBe(1);
	expect(place.asked).toHaveLength(1);
});

test('the last one to give up ends the fetch; one who stays gets the answer', async () => {
	const ended: string[] = [];
	const place = playground();
	const slow = createFeeds({
		...place.host,
		fetch: (url, init) =>
			new Promise((resolve, reject) => {
				init.signal?.addEventListener('abort', () => {
					ended.push(url);
					reject(init.signal?.reason as Error);
				});
				setTimeout(() => resolve(place.host.fetch(url, {})), 60);
			})
	});
	const open = (signal: AbortSignal) => slow.open({ signal, waitUntil: () => undefined });
	const leaver = new AbortController();
	const stayer = new AbortController();
	const left = open(leaver.signal).ask(windows, 'all_day');
	const stayed = open(stayer.signal).ask(windows, 'all_day');
	await tick();
	leaver.abort();
	await expect(left).rejects.toMatchObject({ name: 'AbortError' });
	expect((await stayed).item.count).toBeGreaterThan(0);
	expect(ended).toEqual([]);
	const only = new AbortController();
	const gone = open(only.signal).ask(windows, 'all_hour');
	await tick();
	only.abort();
	await expect(gone).rejects.toMatchObject({ name: 'AbortError' });
	await tick();
	expect(ended).toHaveLength(1);
});

test.each(['unavailable', 'refused-connection'] as const)(
	'after %s one more attempt takes one more question',
	async (mode) => {
		const place = playground();
		const patient = {
			...windows,
			policy: () => ({ ...windows.policy('', undefined, 0), retry: true, idleTimeoutMs: 3000 })
		};
		place.mode('USGS', mode);
		const answer = place.context().ask(patient, 'all_day');
		await tick(50);
		place.mode('USGS', 'normal');
		expect((await answer).item.count).toBeGreaterThan(0);
		expect(place.asked).toHaveLength(2);
	}
);
