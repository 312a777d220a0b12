import { expect, test } from 'vitest';
import { prefetchPaths } from './prefetch';

const NOW = Date.UTC(2026, 11, 30, 12);

test('who has opened no feed asks nobody for anything', () => expect(prefetchPaths(NOW, new Set())).toEqual([]));

test('who has opened quakes and rates has them fresh, rates with the running year', () =>
	expect(prefetchPaths(NOW, new Set(['quakes', 'rates', 'news']))).toEqual([
		'/v1/recent',
		'/v1/rates',
		'/v1/rates?date=2026-12-09'
	]));
