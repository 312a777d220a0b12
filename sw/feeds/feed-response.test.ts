import { expect, test } from 'vitest';
import { UpstreamInvalid, type Feed } from '../../engines/kit/contract';
import type { ErrorCode } from '../../engines/kit/errors';
import { feed as numbers, POLICY, type NumberItem } from '../../tests/feeds/numbers';
import { answerFrom, bundledRecord, isGone, itemOf, sameContent } from './feed-response';
import type { Served } from './cache-status';
import { UpstreamFailure } from './fetcher';
import type { FeedRecord } from './store';

const feed = (over: Partial<Feed<string, NumberItem>> = {}) =>
	numbers({ policy: (_q, item) => ({ ...POLICY, freshSeconds: item ? item.n : 1 }), ...over });
const record: FeedRecord = {
	key: 'k', feed: 'numbers', schemaVersion: 1, dropRank: 0, upstream: 'TEST', fetchedAt: 100, checkedAt: 200, freshUntil: 300,
	status: 200, bytes: 7, lastUsed: 200, lastModified: null, body: { n: 5 }
}; // prettier-ignore

test('an answer has the item and when it was confirmed; its headers are told how it came', () => {
	const told: Served[] = [];
	expect(answerFrom(feed(), 'q', record, { how: 'hit' }, (one) => told.push(one))).toEqual({ item: { n: 5 }, checkedAt: 200, isWhole: true }); // prettier-ignore
	const whole = { how: 'stale-if-error', stored: true, failedStatus: 503 } as const;
	answerFrom(feed(), 'q', { ...record, lastModified: 50 }, whole, (one) => told.push(one));
	const shared = { checkedAt: 200, freshUntil: 300, source: 'https://source.example/read/q' };
	expect(told).toEqual([
		{ ...shared, how: 'hit', modifiedAt: 100, stored: false, failedStatus: null },
		{ ...shared, ...whole, modifiedAt: 50 }
	]);
});

test('what is stored goes before what came with the build, unless it is older', () => {
	const own = feed({ bundled: () => ({ item: { n: 1 }, checkedAt: 1_000 }) });
	const bodyBeside = (checkedAt: number) => bundledRecord(own, 'q', 'k', { ...record, checkedAt })?.body;
	expect([999, 1_000, 1_001].map(bodyBeside)).toEqual([{ n: 1 }, undefined, undefined]);
});

test('a 200 is trimmed, or is of an unknown shape', () => {
	expect(itemOf(feed(), 'q', 200, 5, 0)).toEqual({ n: 5 });
	expect(() => itemOf(feed(), 'q', 200, 'x', 0)).toThrow('upstream: The Source answered with an unknown shape: it is no number'); // prettier-ignore
});

test('another status is an absence that the feed knows, or the question’s own fault', () => {
	const own = feed({ absent: (status) => (status === 404 ? { n: 0 } : undefined) });
	expect(itemOf(own, 'q', 404, undefined, 0)).toEqual({ n: 0 });
	const failureOf = (one: Feed<string, NumberItem>, status: number) => {
		try {
			return itemOf(one, 'q', status, undefined, 0);
		} catch (error) {
			return error;
		}
	};
	const failure = {
		code: 'UPSTREAM_ERROR',
		message: 'upstream: The Source answered 422',
		verdict: 'none',
		status: 422
	};
	expect(failureOf(own, 422)).toMatchObject(failure);
	expect(failureOf(feed(), 422)).toMatchObject(failure);
});

const failure = (status: number | undefined, code: ErrorCode = 'UPSTREAM_ERROR', cause?: unknown) =>
	new UpstreamFailure(code, 'upstream: x', 'none', { ...(status !== undefined && { status }), cause });

test.each([400, 404, 405, 406, 410, 422, 501])('%d: the place is no more', (status) => expect(isGone(failure(status))).toBe(true)); // prettier-ignore

test('so it is where the shape is another; not where the source fails, refuses, is silent, or answers with a web page', () => {
	expect(isGone(failure(200, 'UPSTREAM_INVALID', new UpstreamInvalid('x')))).toBe(true);
	expect(isGone(failure(200, 'UPSTREAM_INVALID', new SyntaxError('x')))).toBe(false);
	expect(isGone(failure(500, 'UPSTREAM_ERROR', new UpstreamInvalid('x')))).toBe(false);
	for (const status of [200, 403, 429, 500, 503, undefined]) expect(isGone(failure(status))).toBe(false);
	expect(isGone(Object.assign(new Error('x'), { status: 404 }))).toBe(false);
});

test('items say the same when their JSON does; packed bytes are not looked at', () => {
	expect([sameContent({ a: [1] }, { a: [1] }), sameContent({ a: [1] }, { a: [2] })]).toEqual([true, false]);
	const bytes = new Uint8Array([1]);
	expect([sameContent(bytes, bytes), sameContent(bytes, { 0: 1 })]).toEqual([false, false]);
	expect(sameContent({ 0: 1 }, bytes)).toBe(false);
});
