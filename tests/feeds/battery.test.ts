/** The battery in process; what needs a clock that can be set is in `conformance.test.ts`. */
import { expect, test } from 'vitest';
import { testApi } from '../contract/host';
import { feeds, testFeedBattery } from './battery';
import { MODES } from './failures';
import { playedUpstreams } from './played';

const NOW = Date.UTC(2026, 10, 20, 12);

test('six operations are feeds', () =>
	expect(feeds.map(({ operation }) => operation.path).sort()).toEqual([
		'/v1/autocomplete',
		'/v1/on-this-day',
		'/v1/product/{barcode}',
		'/v1/rates',
		'/v1/recent',
		'/v1/search'
	]));

testFeedBattery({
	cache: 'sw',
	modes: MODES,
	everyWay: true,
	api: (mode) => testApi({ fetch: playedUpstreams(mode, NOW) })
});
