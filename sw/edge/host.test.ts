import { expect, test, vi } from 'vitest';
import { createEdgeHandle } from './host';

// Those of the edge load packs from assets of workerd.
vi.mock('./engines', () => ({ edgeEngines: () => ({ packsRead: () => [] }) }));

test('the state of feeds asks each object once in ten seconds, however many ask for it without a key', async () => {
	vi.stubEnv('VITE_VERSION', 'test');
	vi.useFakeTimers({ toFake: ['Date'] });
	const asked: string[] = [];
	const namespace = {
		idFromName: (name: string) => name,
		get: (id: unknown) => ({
			status: async () => {
				asked.push(String(id));
				return [{ feed: `${String(id)} ${asked.length}`, breaker: 'closed' }];
			}
		})
	};
	const handle = createEdgeHandle({ UPSTREAM: namespace } as unknown as EdgeEnv);
	const state = async () => {
		const caller = { keyless: false, picture: false, waitUntil: () => {} };
		const response = await handle(new Request('http://edge.test/v1/status'), caller);
		return ((await response.json()) as { feeds: unknown[] }).feeds;
	};
	const first = await state();
	const objects = asked.length;
	expect(new Set(asked).size).toBe(objects);
	expect(first).toHaveLength(objects);
	for (let request = 0; request < 50; request++) expect(await state()).toEqual(first);
	expect(asked).toHaveLength(objects);
	vi.setSystemTime(Date.now() + 10_001);
	const answers = await Promise.all([state(), state(), state()]);
	expect(asked).toHaveLength(2 * objects);
	expect(answers[0]).not.toEqual(first);
	vi.useRealTimers();
	vi.unstubAllEnvs();
});
