import { expect, test } from 'vitest';
import { playground } from '../../tests/feeds/feed-context';
import { ask, tick, windows } from '../../tests/feeds/windows';
import { createFeeds } from './feeds';

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
