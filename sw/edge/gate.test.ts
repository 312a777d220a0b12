import { createHash } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { groups } from '../../engines';
import { createMatcher } from '../api/routes';
import { newKey, type KeyRecord } from '../host/keys';
import { edgeGate } from './gate';
import { givenAt, share, type Given, type Quota, type Unused } from './lease';

vi.mock('cloudflare:workers', () => ({}));

const NOON = Date.UTC(2026, 10, 20, 12);
const route = createMatcher(groups)('/v1/distance')?.route;
const SCRIPT = { keyless: false, picture: false, waitUntil: () => {} };

beforeEach(() => void vi.useFakeTimers({ now: NOON, toFake: ['Date'] }));

/** The surroundings of places: keys that were put, and a count of each that answers a little later. */
function world(...records: readonly KeyRecord[]) {
	const stored = new Map(records.map((record) => [createHash('sha256').update(record.key).digest('hex'), record]));
	const given = new Map<unknown, Given>();
	const asked = { keys: [] as string[], takes: 0 };
	const object = (id: unknown) => ({
		async take(quota: Quota, wanted: number, unused: Unused) {
			asked.takes++;
			const before = givenAt(given.get(id), Date.now(), unused);
			const calls = share(before, quota, wanted);
			given.set(id, { ...before, minuteCalls: before.minuteCalls + calls, dayCalls: before.dayCalls + calls });
			await new Promise((resolve) => setImmediate(resolve));
			return { given: before, calls };
		}
	});
	const env = {
		KEYS: { get: async (name: string) => (asked.keys.push(name), stored.get(name) ?? null) },
		LIMIT: { idFromName: (name: string) => name, get: object }
	} as unknown as Pick<EdgeEnv, 'KEYS' | 'LIMIT'>;
	return { asked, stored, place: () => edgeGate(env) };
}

type Gate = ReturnType<typeof edgeGate>;
const ask = async (gate: Gate, key: string | null, caller = SCRIPT) => {
	if (!route) throw new Error('no route');
	return gate.admit(key, route, caller).catch((error: { code: string }) => error.code);
};
const answered = (answers: readonly unknown[]) => answers.filter((answer) => typeof answer === 'object').length;

test('a key is looked for by its hash, once a minute; a revoked one is refused after that', async () => {
	const { asked, stored, place } = world(newKey('secret', 'Ann', 0));
	const gate = place();
	for (let i = 0; i < 3; i++) expect(await ask(gate, 'secret')).toEqual({});
	expect(asked.keys).toEqual([createHash('sha256').update('secret').digest('hex')]);
	for (const [name, record] of stored) stored.set(name, { ...record, revoked: true });
	vi.setSystemTime(NOON + 60_001);
	expect(await ask(gate, 'secret')).toBe('INVALID_API_KEY');
});

test('an unknown key, none, and a group that was not subscribed to are refused; a visit is not lent a given key', async () => {
	const gate = world({ ...newKey('other', 'Other', 0), groups: ['math'] }).place();
	expect([await ask(gate, 'nobody'), await ask(gate, null)]).toEqual(['INVALID_API_KEY', 'MISSING_API_KEY']);
	expect([await ask(gate, ''), await ask(gate, 'other')]).toEqual(['MISSING_API_KEY', 'NOT_SUBSCRIBED']);
	expect(await ask(gate, null, { ...SCRIPT, keyless: true })).toBe('MISSING_API_KEY');
});

test('without keys it is a demo: demo is taken, and visits need none', async () => {
	const gate = edgeGate({} as Pick<EdgeEnv, 'KEYS' | 'LIMIT'>);
	expect(await ask(gate, 'demo')).toEqual({});
	expect(await ask(gate, null, { ...SCRIPT, keyless: true })).toEqual({});
	expect(await ask(gate, 'other')).toBe('INVALID_API_KEY');
});

test('one place answers as many as the limit says, however many come at once', async () => {
	for (const atOnce of [1, 7, 20, 200]) {
		const gate = world({ ...newKey('k', 'K', 0), perDay: 100 }).place();
		const answers: unknown[] = [];
		while (answers.length < 200)
			answers.push(...(await Promise.all(Array.from({ length: atOnce }, () => ask(gate, 'k')))));
		expect([atOnce, answered(answers)]).toEqual([atOnce, 100]);
	}
});

test('many places answer no more than the limit together, with far fewer calls of the one that counts', async () => {
	const { asked, place } = world({ ...newKey('k', 'K', 0), perMinute: 10_000 });
	const places = Array.from({ length: 5 }, place);
	const answers: unknown[] = [];
	for (let round = 0; round < 2_500; round++) for (const gate of places) answers.push(await ask(gate, 'k'));
	expect(answered(answers)).toBe(10_000);
	expect(asked.takes).toBeLessThan(1_000);
	// A new minute begins anew.
	vi.setSystemTime(NOON + 60_000);
	expect(await ask(places[0] as Gate, 'k')).toMatchObject({ 'RateLimit-Policy': '"minute";q=10000;w=60' });
});

test('what a place did not use of a minute is not lost to the day', async () => {
	const gate = world({ ...newKey('k', 'K', 0), perMinute: 1_000, perDay: 400 }).place();
	let count = 0;
	for (let minute = 0; minute < 100; minute++) {
		vi.setSystemTime(NOON + minute * 60_000);
		for (let call = 0; call < 5; call++) if (typeof (await ask(gate, 'k')) === 'object') count++;
	}
	expect(count).toBe(400);
});
