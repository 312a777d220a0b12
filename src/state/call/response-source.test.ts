import { expect, test } from 'vitest';
import { readSource } from './response-source';

const NOW = 1_000_000_000;

test('a computed answer names its host and has no age', () =>
	expect(readSource(new Headers({ 'X-Served-By': 'service-worker' }), NOW)).toEqual({
		host: 'service-worker',
		dataFrom: null,
		offline: false,
		failed: false,
		refreshing: false
	}));

test('an answer of the edge is one of a server, not of this device', () =>
	expect(readSource(new Headers({ 'X-Served-By': 'edge' }), NOW).host).toBe('node'));

test('a stored feed answer tells when its data was new and that there was no network', () => {
	const headers = new Headers({ 'X-Served-By': 'page', Age: '90', 'Cache-Status': 'feeds; hit; detail=offline' });
	expect(readSource(headers, NOW)).toEqual({
		host: 'page',
		dataFrom: NOW - 90_000,
		offline: true,
		failed: false,
		refreshing: false
	});
});

test('headers of somebody else are not believed', () =>
	expect(readSource(new Headers({ 'X-Served-By': 'proxy', Age: 'soon' }), NOW)).toMatchObject({
		host: null,
		dataFrom: null
	}));
