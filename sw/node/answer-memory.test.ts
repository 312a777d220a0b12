import { expect, test } from 'vitest';
import type { Ran } from '../api/handle';
import type { Asked } from '../api/request-url';
import type { Route } from '../api/routes';
import { answerMemory } from './answer-memory';

const FEED = { operation: { kind: 'feed', method: 'GET' } } as Route;
const FRESH = { Age: '7', 'Cache-Control': 'public, max-age=0, s-maxage=60', Link: '<https://source.example>' };

/** A memory with a clock, and a question to it. */
function place(
	headers: Readonly<Record<string, string>> = FRESH,
	value: Ran['value'] = { json: '[1]', warning: null }
) {
	const at = { now: 900_000 };
	const memory = answerMemory(() => at.now, 'node');
	const asked = (search = '?q=1', zone: string | null = null) =>
		({ url: { pathname: '/v1/x', search }, headers: { get: () => zone } }) as unknown as Asked;
	const keep = (question = asked()) => memory.keep(question, { value, headers, where: 'feed' });
	return { at, value, asked, keep, recall: (question = asked(), route = FEED) => memory.recall(route, question) };
}

test('a fresh answer is repeated for ten seconds without its engine, as old as it is by then', () => {
	const { at, value, keep, recall } = place();
	expect(recall()).toBeUndefined();
	keep();
	at.now += 9_999;
	expect(recall()).toEqual({
		value,
		headers: { ...FRESH, Age: '16', 'Cache-Status': 'node; hit; ttl=44' },
		where: 'memory'
	});
	at.now += 1;
	expect(recall()).toBeUndefined();
	at.now -= 10_001;
	expect(recall()).toBeUndefined();
});

test('it is of the same address and time zone alone, and of a GET of feeds that have one type', () => {
	const { asked, keep, recall } = place();
	keep();
	expect([asked('?q=2'), asked('?q=1', 'Asia/Tokyo')].map((other) => recall(other))).toEqual([undefined, undefined]);
	for (const operation of [
		{ kind: 'compute', method: 'GET' },
		{ kind: 'feed', method: 'POST' },
		{ kind: 'feed', method: 'GET', produces: ['text/calendar'] }
	])
		expect(recall(asked(), { operation } as unknown as Route)).toBeUndefined();
});

test.each([
	['is stale', { ...FRESH, Age: '60' }],
	['no shared cache may store', { Age: '0' }],
	['has no headers', {}]
])('one that %s is not repeated', (_why, headers) => {
	const { keep, recall } = place(headers);
	keep();
	expect(recall()).toBeUndefined();
});

test('it is repeated no longer than it is fresh', () => {
	const { at, keep, recall } = place({ ...FRESH, Age: '58' });
	keep();
	at.now += 1_999;
	expect(recall()?.headers).toMatchObject({ Age: '59', 'Cache-Status': 'node; hit; ttl=1' });
	at.now += 1;
	expect(recall()).toBeUndefined();
});

test('it is not repeated on the next day, which begins on a quarter of an hour', () => {
	const { at, keep, recall } = place();
	at.now += 900_000 - 3_000;
	keep();
	at.now += 2_999;
	expect(recall()).toBeDefined();
	at.now += 1;
	expect(recall()).toBeUndefined();
});

test('files are not kept, and eight million characters at most', () => {
	const file = place(FRESH, { media: 'text/calendar', bytes: new Uint8Array() });
	file.keep();
	expect(file.recall()).toBeUndefined();
	const { asked, keep, recall } = place(FRESH, { json: 'x'.repeat(3_000_000), warning: null });
	for (const q of ['?a', '?b']) keep(asked(q));
	expect(recall(asked('?a'))).toBeDefined();
	keep(asked('?c'));
	expect([recall(asked('?a')), recall(asked('?b'))]).toEqual([undefined, undefined]);
	expect(recall(asked('?c'))).toBeDefined();
});

test('questions count towards them, and each entry, because answers may be short', () => {
	const { asked, keep, recall } = place();
	const long = asked('?long');
	keep(long);
	for (const q of ['?a', '?b']) keep(asked(q + 'x'.repeat(3_999_000)));
	expect(recall(long)).toBeUndefined();
	const last = asked('?last');
	keep(last);
	for (let q = 0; q < 8_000; q++) keep(asked(`?${q}`));
	expect(recall(last)).toBeUndefined();
});
