import { expect, test, vi } from 'vitest';
import type { Call, Caller, Host, Ran } from '../api/handle';
import type { Asked } from '../api/request-url';
import type { Route } from '../api/routes';
import { withAnswerMemory } from './answer-memory';

const FEED = { operation: { kind: 'feed' } } as Route;
const FRESH = { Age: '7', 'Cache-Control': 'public, max-age=0, s-maxage=60', Link: '<https://source.example>' };
const caller = {} as Caller;

/** A host whose answers are numbered, and a question to it. */
function place(headers: Ran['headers'] = FRESH, value: Ran['value'] = { json: '[1]', warning: null }) {
	const at = { now: 1_000_000 };
	const run = vi.fn(async () => ({ value, headers, where: 'feed' }) as Ran);
	const host = withAnswerMemory({ kind: 'node', now: () => at.now, run } as unknown as Host);
	const asked = (search = '?q=1', zone: string | null = null) =>
		({ url: { pathname: '/v1/x', search }, headers: { get: () => zone } }) as unknown as Asked;
	const keep = (question = asked()) => host.run({} as Call, FEED, caller, question);
	return { at, run, asked, keep, recall: (question = asked(), route = FEED) => host.recall?.(route, question) };
}

test('a fresh answer is repeated for ten seconds without its engine, as old as it is by then', async () => {
	const { at, run, keep, recall } = place();
	expect(recall()).toBeUndefined();
	const { value } = await keep();
	at.now += 9_999;
	expect(recall()).toEqual({
		value,
		headers: { ...FRESH, Age: '16', 'Cache-Status': 'node; hit; ttl=44' },
		where: 'memory'
	});
	expect(run).toHaveBeenCalledTimes(1);
	at.now += 1;
	expect(recall()).toBeUndefined();
	at.now -= 10_001;
	expect(recall()).toBeUndefined();
});

test('it is of the same address and time zone alone, and of feeds', async () => {
	const { asked, keep, recall } = place();
	await keep();
	expect([asked('?q=2'), asked('?q=1', 'Asia/Tokyo')].map((other) => recall(other))).toEqual([undefined, undefined]);
	expect(recall(asked(), { operation: { kind: 'compute' } } as Route)).toBeUndefined();
});

test.each([
	['is stale', { ...FRESH, Age: '60' }],
	['no shared cache may store', { Age: '0' }],
	['has no headers', {}]
])('one that %s is not repeated', async (_why, headers) => {
	const { keep, recall } = place(headers);
	await keep();
	expect(recall()).toBeUndefined();
});

test('it is repeated no longer than it is fresh', async () => {
	const { at, keep, recall } = place({ ...FRESH, Age: '58' });
	await keep();
	at.now += 1_999;
	expect(recall()?.headers).toMatchObject({ Age: '59', 'Cache-Status': 'node; hit; ttl=1' });
	at.now += 1;
	expect(recall()).toBeUndefined();
});

test('files are not kept, and eight million characters at most', async () => {
	const file = place(FRESH, { media: 'text/calendar', bytes: new Uint8Array() });
	await file.keep();
	expect(file.recall()).toBeUndefined();
	const { asked, keep, recall } = place(FRESH, { json: 'x'.repeat(3_000_000), warning: null });
	for (const q of ['?a', '?b']) await keep(asked(q));
	expect(recall(asked('?a'))).toBeDefined();
	await keep(asked('?c'));
	expect([recall(asked('?a')), recall(asked('?b'))]).toEqual([undefined, undefined]);
	expect(recall(asked('?c'))).toBeDefined();
});
