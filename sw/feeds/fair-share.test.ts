import { expect, test } from 'vitest';
import { createShares } from './fair-share';

/** How many of `times` questions are let through. */
function granting(perMinute: number, callers?: number) {
	let now = 0;
	const shares = createShares(() => now, callers);
	return {
		at: (time: number) => void (now = time),
		take: (asker: string) => shares.take('OFF', asker, perMinute),
		granted: (asker: string, times: number) =>
			Array.from({ length: times }, () => shares.take('OFF', asker, perMinute)).filter((wait) => wait === 0).length
	};
}

test('of ten questions a minute, each of six keys gets some, however greedy the first is', () => {
	const { granted } = granting(10);
	expect(['a', 'b', 'c', 'd', 'e', 'f'].map((asker) => granted(asker, 100))).toEqual([5, 1, 1, 1, 1, 1]);
});

test('of a hundred, one key has half at most, and each of five others its share; the next one takes what is left', () => {
	const { granted } = granting(100);
	expect(granted('greedy', 200)).toBe(50);
	expect(['b', 'c', 'd', 'e', 'f'].map((asker) => granted(asker, 100))).toEqual([18, 8, 8, 8, 8]);
});

test('a host of two keys reckons with two', () => {
	const { granted } = granting(10, 2);
	expect([granted('a', 100), granted('b', 100)]).toEqual([5, 5]);
});

test('who has had its share waits until its oldest question is a minute old', () => {
	const { at, granted, take } = granting(12);
	granted('greedy', 100);
	at(59_999);
	expect(take('greedy')).toBe(1);
	at(60_001);
	expect(take('greedy')).toBe(0);
});

test('a share is of one upstream, and never nothing at all', () => {
	const shares = createShares(() => 0);
	for (const asker of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) expect(shares.take('OFF', asker, 3)).toBe(0);
	expect([shares.take('OFF', 'a', 3), shares.take('USGS', 'a', 30)]).toEqual([60, 0]);
});
