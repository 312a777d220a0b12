import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import type { Route } from '../api/routes';
import { createGate } from './gate';
import { idbKeyStore, memoryKeyStore, newKey, randomKey } from './keys';

const ROUTE = { group: 'geo', name: 'distance', operation: {} } as unknown as Route;
const CALLER = { keyless: false, picture: false, waitUntil: () => {} };
const unexpected = (error: unknown) => expect.unreachable(String(error));
const NOON = Date.UTC(2026, 0, 1, 12);

test('the first start makes the key demo and one random key of the app’s own', async () => {
	const store = idbKeyStore(unexpected, () => NOON);
	const keys = await store.keys();
	expect(keys.map(({ own }) => own).sort()).toEqual([false, true]);
	expect(keys.find(({ own }) => !own)?.key).toBe('demo');
	expect(keys.find(({ own }) => own)?.key).toMatch(/^[0-9a-f]{32}$/);
	expect(await idbKeyStore(unexpected, () => NOON).keys()).toEqual(keys);
});

test('usage is written behind, adds up over restarts, and limits outlive one', async () => {
	const store = idbKeyStore(unexpected, () => NOON);
	await store.put({ ...newKey('k', 'K', NOON), perDay: 3 });
	for (let start = 0; start < 3; start++) {
		const gate = createGate(
			store,
			() => NOON + start,
			(error) => expect.unreachable(String(error))
		);
		await gate.admit('k', ROUTE, CALLER);
		await gate.flush();
	}
	expect(await store.usage('k')).toEqual([{ key: 'k', operation: 'geo/distance', day: '2026-01-01', calls: 3 }]);
	const gate = createGate(
		store,
		() => NOON,
		() => {}
	);
	await expect(gate.admit('k', ROUTE, CALLER)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
});

test('only counts that outlive the process keep a host awake', async () => {
	for (const store of [memoryKeyStore([newKey('demo', 'Demo', NOON)]), idbKeyStore(unexpected, () => NOON)]) {
		const awaited: Promise<unknown>[] = [];
		const gate = createGate(store, () => NOON, unexpected);
		await gate.admit('demo', ROUTE, { ...CALLER, waitUntil: (work) => void awaited.push(work) });
		expect(awaited).toHaveLength(Number(store.isLasting));
		await gate.flush();
		expect(await store.usage('demo')).toMatchObject([{ calls: 1 }]);
	}
});

test('refused requests are not counted', async () => {
	const store = memoryKeyStore([{ ...newKey('k', 'K', NOON), groups: [] }]);
	const gate = createGate(
		store,
		() => NOON,
		() => {}
	);
	await expect(gate.admit('k', ROUTE, CALLER)).rejects.toMatchObject({ code: 'NOT_SUBSCRIBED' });
	await gate.flush();
	expect(await store.usage('k')).toEqual([]);
});

test('a change made elsewhere holds from the next request on, counts stay', async () => {
	const store = memoryKeyStore([{ ...newKey('k', 'K', NOON), perMinute: 2 }]);
	const gate = createGate(
		store,
		() => NOON,
		() => {}
	);
	await gate.admit('k', ROUTE, CALLER);
	await store.put({ ...newKey('k', 'K', NOON), perMinute: 3 });
	gate.reload();
	expect(await gate.admit('k', ROUTE, CALLER)).toMatchObject({ RateLimit: '"minute";r=1;t=60' });
	await store.put({ ...newKey('k', 'K', NOON), revoked: true });
	gate.reload();
	await expect(gate.admit('k', ROUTE, CALLER)).rejects.toMatchObject({ code: 'INVALID_API_KEY' });
});

test('pictures and visits use the own key unless that is switched off', async () => {
	const store = memoryKeyStore([{ ...newKey('own', 'Own', NOON), own: true }]);
	const visitor = { ...CALLER, keyless: true };
	const gate = createGate(
		store,
		() => NOON,
		() => {}
	);
	expect(await gate.admit(null, ROUTE, visitor)).toEqual({});
	await store.saveSettings({ keylessVisits: false, gateways: {} });
	gate.reload();
	await expect(gate.admit(null, ROUTE, visitor)).rejects.toMatchObject({ code: 'MISSING_API_KEY' });
});

test('a browser that denies storage still admits, the app’s key in every context alike', async () => {
	const denied = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
		throw new DOMException('denied', 'SecurityError');
	});
	const errors: unknown[] = [];
	const [page, worker] = [idbKeyStore((error) => errors.push(error)), idbKeyStore(() => {})];
	const gate = createGate(worker, () => NOON, unexpected);
	const own = (await page.keys()).find((record) => record.own)?.key ?? '';
	const admitted = await Promise.all(['demo', own, own].map((key) => gate.admit(key, ROUTE, CALLER)));
	expect(admitted).toEqual([{}, {}, {}]);
	await gate.flush();
	expect(await worker.usage(own)).toMatchObject([{ calls: 2 }]);
	expect(errors).toHaveLength(1);
	denied.mockRestore();
});

test('a usage write that fails costs no key', async () => {
	const store = { ...memoryKeyStore([newKey('k', 'K', NOON)]), record: () => Promise.reject(new Error('quota')) };
	const gate = createGate(
		store,
		() => NOON,
		() => {}
	);
	await gate.admit('k', ROUTE, CALLER);
	await expect(gate.flush()).rejects.toThrow('quota');
	gate.reload();
	expect(await gate.admit('k', ROUTE, CALLER)).toEqual({});
});

test('requests at the moment of a change all see it', async () => {
	const store = memoryKeyStore([newKey('k', 'K', NOON)]);
	const gate = createGate(
		store,
		() => NOON,
		() => {}
	);
	await gate.admit('k', ROUTE, CALLER);
	await store.put(newKey('new', 'New', NOON));
	await store.put({ ...newKey('k', 'K', NOON), revoked: true });
	gate.reload();
	const codes = await Promise.all(
		['new', 'new', 'k', 'k'].map((key) =>
			gate.admit(key, ROUTE, CALLER).then(
				() => 'OK',
				(error: { code: string }) => error.code
			)
		)
	);
	expect(codes).toEqual(['OK', 'OK', 'INVALID_API_KEY', 'INVALID_API_KEY']);
});

test('a change told of in the middle of a load is not lost', async () => {
	const inner = memoryKeyStore([newKey('k', 'K', NOON)]);
	let release = () => {};
	const slow = new Promise<void>((resolve) => (release = resolve));
	let reads = 0;
	const store = {
		...inner,
		async keys() {
			const read = await inner.keys();
			if (++reads === 1) await slow;
			return read;
		}
	};
	const gate = createGate(store, () => NOON, unexpected);
	const early = gate.admit('k', ROUTE, CALLER).then(
		() => 'OK',
		(error: { code: string }) => error.code
	);
	await inner.put({ ...newKey('k', 'K', NOON), revoked: true });
	gate.reload();
	release();
	expect(await early).toBe('INVALID_API_KEY');
	await expect(gate.admit('k', ROUTE, CALLER)).rejects.toMatchObject({ code: 'INVALID_API_KEY' });
});

test('what the host asks for itself is nobody’s usage and passes every limit', async () => {
	const store = memoryKeyStore([{ ...newKey('own', 'Own', NOON), own: true, perMinute: 1 }]);
	const gate = createGate(store, () => NOON, unexpected);
	for (let round = 0; round < 5; round++)
		expect(await gate.admit(null, ROUTE, { ...CALLER, internal: true })).toEqual({});
	await gate.flush();
	expect(await store.usage('own')).toEqual([]);
});

test('10,000 random keys are all different', () =>
	expect(new Set(Array.from({ length: 10_000 }, randomKey)).size).toBe(10_000));

test('an own key that was revoked is lent to nobody: another own one is, or none', async () => {
	const visitor = { ...CALLER, keyless: true };
	const revoked = { ...newKey('old', 'Own', NOON), own: true, revoked: true };
	const gateOf = (...keys: Parameters<typeof memoryKeyStore>[0]) =>
		createGate(
			memoryKeyStore(keys),
			() => NOON,
			() => {}
		);
	await expect(gateOf(revoked).admit(null, ROUTE, visitor)).rejects.toMatchObject({ code: 'MISSING_API_KEY' });
	const next = { ...newKey('new', 'Own', NOON), own: true, perMinute: 7 };
	const headers = await gateOf(revoked, next).admit(null, ROUTE, visitor);
	expect(headers['RateLimit-Policy']).toBe('"minute";q=7;w=60');
});

function gateAt(...keys: Parameters<typeof memoryKeyStore>[0]) {
	const clock = { now: NOON };
	const store = memoryKeyStore(keys);
	return { clock, store, gate: createGate(store, () => clock.now, unexpected) };
}
const outcome = (asked: Promise<Readonly<Record<string, string>>>) =>
	asked.then(
		(headers) => headers['RateLimit'] ?? 'taken',
		({ code, message, headers }: { code: string; message: string; headers: Record<string, string> }) =>
			[code, message, headers['Retry-After']].filter(Boolean).join(' ')
	);

test('a limit begins anew with the minute and with the UTC day, and tells how far off that is', async () => {
	const { clock, gate } = gateAt({ ...newKey('k', 'K', NOON), perMinute: 2, perDay: 3 });
	const ask = () => outcome(gate.admit('k', ROUTE, CALLER));
	clock.now = NOON + 15_500;
	expect(await ask()).toBe('"minute";r=1;t=45, "day";r=2;t=43185');
	expect(await ask()).toBe('"minute";r=0;t=45, "day";r=1;t=43185');
	expect(await ask()).toBe('RATE_LIMITED X-API-Key: is over its limit of 2 requests a minute 45');
	clock.now = NOON + 60_000;
	expect(await ask()).toBe('"minute";r=1;t=60, "day";r=0;t=43140');
	expect(await ask()).toBe('RATE_LIMITED X-API-Key: is over its limit of 3 requests a day 43140');
	clock.now = NOON + 12 * 3_600_000;
	expect(await ask()).toBe('"minute";r=1;t=60, "day";r=2;t=86400');
});

test('a refusal tells every limit up to the one that refused', async () => {
	const { gate } = gateAt({ ...newKey('k', 'K', NOON), perMinute: 5, perDay: 0 });
	await expect(gate.admit('k', ROUTE, CALLER)).rejects.toMatchObject({
		headers: {
			'Retry-After': '43200',
			'RateLimit-Policy': '"minute";q=5;w=60, "day";q=0;w=86400',
			RateLimit: '"minute";r=4;t=60, "day";r=0;t=43200'
		}
	});
});

test('each refusal says why', async () => {
	const { gate } = gateAt(
		{ ...newKey('k', 'K', NOON), groups: ['food'] },
		{ ...newKey('old', 'Old', NOON), revoked: true }
	);
	expect(await outcome(gate.admit(null, ROUTE, CALLER))).toBe('MISSING_API_KEY X-API-Key: is required');
	expect(await outcome(gate.admit('none', ROUTE, CALLER))).toBe('INVALID_API_KEY X-API-Key: is not a known key');
	expect(await outcome(gate.admit('old', ROUTE, CALLER))).toBe('INVALID_API_KEY X-API-Key: is not a known key');
	expect(await outcome(gate.admit('k', ROUTE, CALLER))).toBe('NOT_SUBSCRIBED X-API-Key: is not subscribed to geo');
});

test('a key that is not known is looked for again, but not for every request', async () => {
	const { clock, store } = gateAt(newKey('k', 'K', NOON));
	let reads = 0;
	const counted = createGate({ ...store, keys: () => (reads++, store.keys()) }, () => clock.now, unexpected);
	await counted.admit('k', ROUTE, CALLER);
	for (let request = 0; request < 5; request++) expect(await outcome(counted.admit('none', ROUTE, CALLER))).toContain('INVALID_API_KEY'); // prettier-ignore
	expect(reads).toBe(1);
	await store.put(newKey('new', 'New', NOON));
	clock.now += 60_000;
	expect(await outcome(counted.admit('new', ROUTE, CALLER))).toBe('taken');
	expect(reads).toBe(2);
	// A known key needs no lookup.
	clock.now += 60_000;
	await counted.admit('k', ROUTE, CALLER);
	expect(reads).toBe(2);
});
