/** Slow upstreams, by a fake clock: every operation, with an old answer and with an empty store. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { testApi } from '../contract/host';
import { addressesOf, feeds } from './battery';
import type { Mode } from './failures';
import { playedSlowly } from './played-slowly';

const NOW = Date.UTC(2026, 10, 20, 12);
const DAY = 86_400_000;

/** The longest that anything may take: Firefox fails a service worker's answer after 60 s. */
const DEADLINE_MS = 50_000;
const PATIENCE_MS = 10_000;

/** How an upstream is slow, and what comes of it where nothing is stored. */
const SLOW: readonly (readonly [Mode, readonly number[]])[] = [
	['slow-first-byte', [504]],
	// The absence of a short code, too.
	['slow-trickle', [200, 404]],
	['slow-stalled', [504]],
	['slow-endless', [504]]
];

beforeEach(() =>
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
);
afterEach(() => vi.useRealTimers());
// Engines are loaded beforehand: reading a file is not the upstream's delay.
beforeAll(async () => {
	const { ask } = testApi({ now: () => NOW, fetch: playedSlowly('normal', NOW) });
	for (const feed of feeds) for (const path of addressesOf(feed)) await ask(path);
});

/** A host with its upstreams in a mode that can be changed. */
function slowHost() {
	let [now, mode] = [NOW, 'normal' as Mode];
	const { ask, logged } = testApi({ now: () => now, fetch: (url, init) => playedSlowly(mode, now)(url, init) });
	return {
		logged,
		set: (to: { readonly mode: Mode; readonly now: number }) => void ({ now, mode } = to),
		/** The answer, and how long it took by the clock that is moved, milliseconds. */
		async answer(path: string) {
			let response: Response | undefined;
			const asking = ask(path).then((given) => (response = given));
			let took = 0;
			// Work without a timer: file reads, promises.
			const settle = () => new Promise((resolve) => setImmediate(resolve));
			for (; response === undefined && took < 2 * DEADLINE_MS; took += 250) {
				for (let turn = 0; turn < 3 && response === undefined; turn++) await settle();
				if (response === undefined) await vi.advanceTimersByTimeAsync(250);
			}
			const given = await asking;
			const body = (await given.json()) as { covered_until?: string; error?: { code: string } };
			return { status: given.status, cache: given.headers.get('Cache-Status') ?? '', age: given.headers.get('Age'), body, took }; // prettier-ignore
		}
	};
}

for (const [path, check] of feeds.flatMap((feed) => addressesOf(feed).map((path) => [path, feed.check] as const))) {
	test.each(SLOW)(`${path}, nothing stored, %s: an answer or an error in time`, async (mode, expected) => {
		const host = slowHost();
		host.set({ mode, now: NOW });
		let answer = await host.answer(path);
		// When an answer needs several requests, the finished ones serve the next caller.
		for (let tries = 0; mode === 'slow-trickle' && answer.status === 504 && tries < 3; tries++) {
			expect(answer.took).toBeLessThanOrEqual(DEADLINE_MS);
			answer = await host.answer(path);
		}
		const { status, body, took } = answer;
		expect(host.logged).toEqual([]);
		expect(expected, JSON.stringify(body)).toContain(status);
		if (status === 200) expect(check(body), JSON.stringify(check.errors)).toBe(true);
		else expect(body.error?.code).toBe(status === 404 ? 'NOT_FOUND' : 'UPSTREAM_TIMEOUT');
		expect(took).toBeLessThanOrEqual(DEADLINE_MS);
	});

	test.each(SLOW)(`${path}, an old answer, %s: the old one soon, and nothing of it lost`, async (mode) => {
		const host = slowHost();
		const before = await host.answer(path);
		// A known absence is not an old answer.
		if (before.status === 404) return;
		host.set({ mode, now: NOW + 2 * DAY });
		const late = await host.answer(path);
		expect(host.logged).toEqual([]);
		// Data up to two days ago prove nothing about the last hour, and the answer says so.
		if (path.includes('period=hour')) {
			expect([late.status, late.body.error?.code]).toEqual([502, 'UPSTREAM_ERROR']);
			return expect(late.took).toBeLessThanOrEqual(PATIENCE_MS);
		}
		expect(late.status, JSON.stringify(late.body)).toBe(200);
		expect(check(late.body), JSON.stringify(check.errors)).toBe(true);
		expect(late.took).toBeLessThanOrEqual(PATIENCE_MS);
		expect(late.cache).toMatch(/stale-while-revalidate|seen-before|stale-if-error|hit; ttl=[1-9]/);
		expect([late.age, late.body.covered_until]).toEqual([String(2 * 86_400), before.body.covered_until]);
		// What goes on in the background ends, and takes nothing away.
		await vi.advanceTimersByTimeAsync(2 * DEADLINE_MS);
		host.set({ mode: 'refused-connection', now: NOW + 2 * DAY + 3_600_000 });
		expect((await host.answer(path)).status).toBe(200);
		host.set({ mode: 'normal', now: NOW + 3 * DAY });
		expect(await host.answer(path)).toMatchObject({ status: 200, cache: expect.stringMatching(/^sw; fwd=stale; stored|hit; ttl/) }); // prettier-ignore
	});
}
