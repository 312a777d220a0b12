import { expect, test } from 'vitest';
import { briefOf } from './brief';

test.each([
	['/v1/evaluate', { exact: '5/6', decimal: 0.8333333333333334, kind: 'rational' }, '5/6 ≈ 0.833333333333'],
	['/v1/evaluate', { exact: '4', decimal: 4, kind: 'integer' }, '4'],
	['/v1/evaluate', { exact: '2*x + 1', decimal: null, kind: 'symbolic' }, '2*x + 1'],
	['/v1/distance', { kilometers: 877.4645379, compass: 'WSW' }, '877.46 km WSW'],
	['/v1/timezone', { timezone: 'Asia/Kathmandu', local_time: '2026-07-01T17:45:00+05:45' }, 'Asia/Kathmandu · 17:45'],
	['/v1/related/{word}', { broader: [{ word: 'rodent' }, { word: 'device' }] }, 'rodent, device'],
	['/v1/rates', { rates: {} }, ''],
	['/v1/evaluate', null, '']
])('%s answers %j as %j', (path, body, line) => expect(briefOf(path, body)).toBe(line));
