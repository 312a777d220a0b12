import { expect, test } from 'vitest';
import { createShares } from './fair-share';

test('one caller alone leaves half of the bucket for the next, who gets a share of the same size as all others', () => {
	let now = 0;
	const shares = createShares(() => now);
	const granted = (asker: string, times: number) =>
		Array.from({ length: times }, () => shares.take('OFF', asker, 12)).filter((wait) => wait === 0).length;
	expect(granted('greedy', 100)).toBe(6);
	expect(granted('second', 100)).toBe(4);
	expect(granted('third', 100)).toBe(3);
	// The greedy one gets nothing more until its own questions are a minute old.
	now = 59_999;
	expect(shares.take('OFF', 'greedy', 12)).toBe(1);
	now = 60_001;
	expect(shares.take('OFF', 'greedy', 12)).toBe(0);
});

test('a share is of one upstream, and never nothing at all', () => {
	const shares = createShares(() => 0);
	for (const asker of ['a', 'b', 'c', 'd', 'e']) expect(shares.take('OFF', asker, 3)).toBe(0);
	expect(shares.take('OFF', 'a', 3)).toBe(60);
	expect(shares.take('USGS', 'a', 30)).toBe(0);
});
