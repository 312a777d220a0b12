import { expect, test } from 'vitest';
import { finished } from '../api/encode-response';
import type { Caller } from '../api/handle';
import type { Route } from '../api/routes';
import { ApiError } from '../../engines/kit/errors';
import { createHost, type HostFeeds } from './host';

const caller = { keyless: false, picture: false, waitUntil: () => {} } satisfies Caller;
const CALL = { group: 'g', name: 'ask', input: {}, now: 0, accept: 'application/json' } as const;
const FEED = { operation: { kind: 'feed' } } as unknown as Route;
const SUM = { operation: { kind: 'compute' } } as unknown as Route;
const COMPUTED = finished('computed');
const feeds: HostFeeds = {
	open: () => ({
		ask: () => Promise.reject(new ApiError('OFFLINE', 'network: is not available', { 'Retry-After': '30' })),
		fresh: async () => undefined,
		storedAnswers: async () => [],
		online: true,
		headers: () => ({ Age: '7', 'Cache-Status': 'UtilityAPIs; hit' }),
		sources: () => ({ Link: '<https://source.example/>; rel="via"' })
	}),
	status: async () => [{ feed: 'quakes' }]
};

const host = (ask: () => unknown) =>
	createHost({
		kind: 'node',
		base: '',
		version: '1',
		gate: { admit: async () => ({}), check: async () => {} },
		engines: { load: async () => ({ ask }) } as never,
		feeds: async () => feeds,
		compute: async () => ({ value: COMPUTED, where: 'worker' }),
		openApi: async () => ({}),
		packs: async () => [],
		storage: async () => ({ usage_bytes: null, quota_bytes: null }),
		now: () => 0,
		clock: () => 0,
		requestId: () => '1',
		log: () => {}
	});
const still = new AbortController();

test('a feed’s answer carries its headers', async () =>
	expect(await host(() => 'value').run(CALL, FEED, caller, still)).toEqual({
		value: { json: '"value"', warning: null },
		headers: { Age: '7', 'Cache-Status': 'UtilityAPIs; hit' },
		where: 'feed'
	}));

test('a feed’s failure names the source alone: it is nobody’s stored answer', async () => {
	const failing = host(() => {
		throw new ApiError('OFFLINE', 'network: is not available', { 'Retry-After': '30' });
	});
	await expect(failing.run(CALL, FEED, caller, still)).rejects.toMatchObject({
		code: 'OFFLINE',
		headers: { Link: '<https://source.example/>; rel="via"', 'Retry-After': '30' }
	});
});

test('everything else goes to compute; the status names who has answered', async () => {
	const asked = host(() => 'never');
	expect((await asked.run(CALL, SUM, caller, still)).value).toBe(COMPUTED);
	expect(await asked.status()).toMatchObject({ host: 'node', engines_loaded: ['g'], feeds: [{ feed: 'quakes' }] });
});
