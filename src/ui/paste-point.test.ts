import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPoint, readPointPair } from './paste-point';

test.each([
	['52.52,13.405', '52.52, 13.405'],
	['52.52 13.405', '52.52, 13.405'],
	['(52.52; 13.405)', '52.52, 13.405'],
	['-33.8688, 151.2093', '-33.8688, 151.2093'],
	['−33.8688 , 151.2093', '-33.8688, 151.2093'],
	['52,52 13,405', '52.52, 13.405'],
	['52,52; 13,405', '52.52, 13.405'],
	['52.52 N 13.405 E', '52.52, 13.405'],
	['52.52° N, 13.405° E', '52.52, 13.405'],
	['N52.52 E13.405', '52.52, 13.405'],
	['13.405 E, 52.52 N', '52.52, 13.405'],
	['33.8688 S 151.2093 E', '-33.8688, 151.2093'],
	['40.4168N 3.7038W', '40.4168, -3.7038'],
	['40.4168 N 3.7038 O', '40.4168, -3.7038'],
	['52°31′12″N 13°24′18″E', '52.52, 13.405'],
	[`52°31'12"N, 13°24'18"E`, '52.52, 13.405'],
	['52 31 12 N 13 24 18 E', '52.52, 13.405'],
	['N 52 31.2 E 13 24.3', '52.52, 13.405'],
	[`40° 26.767' N 79° 58.933' W`, '40.4461167, -79.9822167'],
	['lat: 52.52, lon: 13.405', '52.52, 13.405'],
	['latitude 52.52 longitude 13.405', '52.52, 13.405'],
	['geo:52.52,13.405', '52.52, 13.405'],
	['geo:52.52,13.405;u=35', '52.52, 13.405'],
	['geo:52.52,13.405,34?z=12', '52.52, 13.405'],
	['+52.52+013.405/', '52.52, 13.405'],
	['+523112+0132418/', '52.52, 13.405'],
	['-3352.128+15112.558/', '-33.8688, 151.2093'],
	['https://www.openstreetmap.org/#map=12/52.5200/13.4050', '52.52, 13.405'],
	['https://www.openstreetmap.org/?mlat=52.52&mlon=13.405#map=12/1/2', '52.52, 13.405'],
	['https://www.google.com/maps/@52.52,13.405,15z', '52.52, 13.405'],
	['https://www.google.com/maps?q=52.52,13.405', '52.52, 13.405'],
	['https://www.google.com/maps/place/X/@1,2,3z/data=!3d52.52!4d13.405', '52.52, 13.405'],
	['https://maps.apple.com/?ll=52.52,13.405', '52.52, 13.405'],
	['https://www.bing.com/maps?cp=52.52~13.405&lvl=12', '52.52, 13.405']
])('%s', (text, point) => expect(readPoint(text)).toBe(point));

test.each([
	'',
	'Berlin',
	'52.52',
	'1 2 3',
	'91, 0',
	'0, 181',
	'52.52 N 13.405 N',
	'52°61′N 13°E',
	'N E',
	'12 monkeys, 5 cats',
	'https://example.org/12.5,13.5',
	'2026-11-20'
])('%j is no place', (text) => expect(readPoint(text)).toBeNull());

test('two places at once are a way', () => {
	expect(readPointPair('52.52,13.405 to 48.8566,2.3522')).toEqual(['52.52, 13.405', '48.8566, 2.3522']);
	expect(readPointPair('52.52 N 13.405 E → 48.8566 N 2.3522 E')).toEqual(['52.52, 13.405', '48.8566, 2.3522']);
	expect(readPointPair('52.52,13.405')).toBeNull();
	expect(readPointPair('London to Paris')).toBeNull();
});

test('whatever is pasted, it is a place on the globe or nothing', () =>
	fc.assert(
		fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789.,;-+ NSEW°\'"/') })), (text) => {
			const point = readPoint(text);
			if (point === null) return;
			const [lat = NaN, lon = NaN] = point.split(', ').map(Number);
			expect(Math.abs(lat) <= 90 && Math.abs(lon) <= 180).toBe(true);
		})
	));
