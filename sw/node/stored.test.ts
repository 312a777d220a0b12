import { expect, test } from 'vitest';
import { groups } from '../../engines';
import type { Caller, Ran } from '../api/handle';
import type { Asked } from '../api/request-url';
import { createGate } from '../host/gate';
import { memoryKeyStore, newKey } from '../host/keys';
import { storedAnswers } from './stored';

const CALLER = { keyless: false, picture: false, waitUntil: () => {} } as Caller;
const RAN: Ran = { value: { json: '{"n":1}', warning: null }, headers: { Age: '7' }, where: 'memory' };

/** Asks for the newest earthquakes, which are stored as `ran`. */
async function ask(key: string | null, ran: Ran | undefined = RAN, method = 'GET', path = '/sub/v1/recent') {
	const keys = [
		newKey('free', 'Free', 0),
		{ ...newKey('counted', 'Counted', 0), perDay: 5 },
		{ ...newKey('gone', 'Gone', 0), revoked: true },
		{ ...newKey('maths', 'Maths', 0), groups: ['math'] }
	];
	const gate = createGate(memoryKeyStore(keys), Date.now, () => {});
	await gate.check('free', CALLER);
	const memory = { recall: () => ran, keep: () => {} };
	const stored = storedAnswers(groups, { base: '/sub', memory, gate, clock: () => 5, requestId: () => 'id-1' });
	const asked = { method, url: { pathname: path, search: '' }, headers: { get: () => key } } as unknown as Asked;
	return stored(asked, CALLER);
}

test('a stored answer is given at once, with the headers of any other', async () =>
	expect(await ask('free')).toEqual({
		status: 200,
		headers: {
			'X-Request-Id': 'id-1',
			'X-Served-By': 'node',
			'Content-Security-Policy': "frame-ancestors 'self'",
			'X-Content-Type-Options': 'nosniff',
			Age: '7',
			'Server-Timing': 'feed;dur=0.00;desc="memory"',
			'Content-Type': 'application/json'
		},
		body: '{"n":1}',
		isRepeated: true
	}));

test.each([
	['a limit', 'counted'],
	['been revoked', 'gone'],
	['no subscription', 'maths'],
	['no record', 'unknown']
])('a key that has %s takes the longer way', async (_what, key) => expect(await ask(key)).toBeUndefined());

test('so does a request without a key, another method or path, a warning, a file, and an answer that is not there', async () => {
	const { value, ...ran } = RAN;
	for (const asked of [
		ask(null),
		ask('free', RAN, 'HEAD'),
		ask('free', RAN, 'GET', '/sub/v1/nothing'),
		ask('free', { ...ran, value: { ...(value as { json: string }), warning: 'old' } }),
		ask('free', { ...ran, value: { media: 'text/calendar', bytes: new Uint8Array() } })
	])
		expect(await asked).toBeUndefined();
});
