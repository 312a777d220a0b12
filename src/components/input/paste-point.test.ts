import { expect, test } from 'vitest';
import { readPoint, readPointPair } from './paste-point';

test.each([
	['52.52,13.405', '52.52, 13.405'],
	[`52°31'12"N, 13°24'18"E`, '52.52, 13.405'],
	['https://www.openstreetmap.org/#map=12/52.5200/13.4050', '52.52, 13.405'],
	['9F4MGC22+22', '52.5000625, 13.4000625']
])('%s', (text, point) => expect(readPoint(text)).toBe(point));

test.each(['', 'Berlin', '52.52', '91, 0', '[13.405, 52.52]'])('%j is no place, or none for sure', (text) =>
	expect(readPoint(text)).toBeNull()
);

test('two places at once are a way', () => {
	expect(readPointPair('52.52,13.405 to 48.8566,2.3522')).toEqual(['52.52, 13.405', '48.8566, 2.3522']);
	expect(readPointPair('52.52 N 13.405 E → 48.8566 N 2.3522 E')).toEqual(['52.52, 13.405', '48.8566, 2.3522']);
	expect([readPointPair('52.52,13.405'), readPointPair('London to Paris')]).toEqual([null, null]);
});
