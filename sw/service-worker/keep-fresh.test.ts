import { expect, test } from 'vitest';
import { worthKeeping } from './keep-fresh';

test('quakes, rates with the running year, and three days of history', () => {
	expect(worthKeeping(Date.UTC(2026, 11, 30, 12))).toEqual([
		'/v1/recent?period=day&min_magnitude=2.5',
		'/v1/rates',
		'/v1/rates?date=2026-12-09',
		'/v1/on-this-day?month=12&day=30&type=selected',
		'/v1/on-this-day?month=12&day=30&type=events',
		'/v1/on-this-day?month=12&day=31&type=selected',
		'/v1/on-this-day?month=12&day=31&type=events',
		'/v1/on-this-day?month=1&day=1&type=selected',
		'/v1/on-this-day?month=1&day=1&type=events'
	]);
});
