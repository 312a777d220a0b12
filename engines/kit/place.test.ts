import fc from 'fast-check';
import mgrs from 'mgrs';
import utm from 'utm';
import { expect, test } from 'vitest';
import { ApiError } from './errors';
import { pointOf, readPlace, recoverShortCode } from './place';
import { mgrsPoint, utmPoint } from './place-grid';

/** `lat, lon` to seven decimals and how it was read; what else was made of it. */
function read(text: string): string {
	const reading = readPlace(text);
	const tidy = (value: number) => Math.round(value * 1e7) / 1e7;
	if (reading.kind === 'point') return `${tidy(reading.point.lat)}, ${tidy(reading.point.lon)} ${reading.readAs}`;
	if (reading.kind === 'doubtful')
		return `either ${reading.readings.map(({ lat, lon }) => `${tidy(lat)}, ${tidy(lon)}`).join(' or ')}`;
	return reading.kind === 'refused' ? `refused: ${reading.reason}` : reading.kind;
}

test.each([
	['52.52,13.405', '52.52, 13.405 decimal'],
	['+52.52,-13.405', '52.52, -13.405 decimal'],
	['.5,-.5', '0.5, -0.5 decimal'],
	['5.,0', '5, 0 decimal'],
	['90,180', '90, 180 decimal'],
	['-90,-180', '-90, -180 decimal'],
	['N52E13', '52, 13 decimal'],
	['52.52 13.405', '52.52, 13.405 decimal'],
	['(52.52; 13.405)', '52.52, 13.405 decimal'],
	['-33.8688, 151.2093', '-33.8688, 151.2093 decimal'],
	['−33.8688 , 151.2093', '-33.8688, 151.2093 decimal'],
	['52,52 13,405', '52.52, 13.405 decimal'],
	['52,52; 13,405', '52.52, 13.405 decimal'],
	['52,52, 13,405', '52.52, 13.405 decimal'],
	['52.52\t13.405', '52.52, 13.405 decimal'],
	['52.52 N 13.405 E', '52.52, 13.405 decimal'],
	['52.52° N, 13.405° E', '52.52, 13.405 decimal'],
	['N52.52 E13.405', '52.52, 13.405 decimal'],
	['13.405 E, 52.52 N', '52.52, 13.405 decimal'],
	['33.8688 S 151.2093 E', '-33.8688, 151.2093 decimal'],
	['40.4168N 3.7038W', '40.4168, -3.7038 decimal'],
	['lat: 52.52, lon: 13.405', '52.52, 13.405 decimal'],
	['longitude 13.405 latitude 52.52', '52.52, 13.405 decimal'],
	['५२.५२, १३.४०५', '52.52, 13.405 decimal'],
	['٥٢٫٥٢، ١٣٫٤٠٥', '52.52, 13.405 decimal'],
	['５２．５２，１３．４０５', '52.52, 13.405 decimal'],
	['52°31′12″N 13°24′18″E', '52.52, 13.405 dms'],
	[`52°31'12"N, 13°24'18"E`, '52.52, 13.405 dms'],
	[`52º31'12"N, 13º24'18"E`, '52.52, 13.405 dms'],
	['52 31 12 N 13 24 18 E', '52.52, 13.405 dms'],
	['N 52 31.2 E 13 24.3', '52.52, 13.405 dms'],
	[`40° 26.767' N 79° 58.933' W`, '40.4461167, -79.9822167 dms'],
	[`S 0° 10' 50", W 78° 28' 4"`, '-0.1805556, -78.4677778 dms'],
	['0:10:50S, 78:28:4W', '-0.1805556, -78.4677778 dms'],
	['40d42m46sN, 74d0m22sW', '40.7127778, -74.0061111 dms'],
	[`-33°52'8", 151°12'33"`, '-33.8688889, 151.2091667 dms'],
	['geo:52.52,13.405', '52.52, 13.405 geo'],
	['geo:52.52,13.405;u=35', '52.52, 13.405 geo'],
	['geo:52.52,13.405,34?z=12', '52.52, 13.405 geo'],
	['geo:0,0?q=34.99,-106.61(Treasure)', '34.99, -106.61 geo'],
	['+52.52+013.405/', '52.52, 13.405 iso6709'],
	['+523112+0132418/', '52.52, 13.405 iso6709'],
	['-3352.128+15112.558/', '-33.8688, 151.2093 iso6709'],
	['https://www.openstreetmap.org/#map=12/52.5200/13.4050', '52.52, 13.405 map_url'],
	['https://www.openstreetmap.org/?mlat=52.52&mlon=13.405#map=12/1/2', '52.52, 13.405 map_url'],
	['https://www.google.com/maps/@52.52,13.405,15z', '52.52, 13.405 map_url'],
	['https://www.google.com/maps?q=52.52,13.405', '52.52, 13.405 map_url'],
	['https://www.google.co.in/maps/search/52.52,+13.405', '52.52, 13.405 map_url'],
	['https://www.google.com/maps/place/X/@1,2,3z/data=!3d52.52!4d13.405', '52.52, 13.405 map_url'],
	['https://maps.apple.com/?ll=52.52,13.405', '52.52, 13.405 map_url'],
	['https://www.bing.com/maps?cp=52.52~13.405&lvl=12', '52.52, 13.405 map_url'],
	['https://www.bing.com/maps?sp=point.52.52_13.405_Berlin', '52.52, 13.405 map_url'],
	['https://yandex.com/maps/?ll=13.405%2C52.52&z=10', '52.52, 13.405 map_url'],
	['https://yandex.ru/maps/?pt=13.405,52.52&ll=1,2', '52.52, 13.405 map_url'],
	['https://www.waze.com/ul?ll=52.52%2C13.405', '52.52, 13.405 map_url'],
	['{"type":"Point","coordinates":[13.405,52.52]}', '52.52, 13.405 geojson'],
	['{"type":"Feature","geometry":{"type":"Point","coordinates":[13.405,52.52]}}', '52.52, 13.405 geojson'],
	['{"lat":52.52,"lng":13.405}', '52.52, 13.405 json'],
	['POINT(13.405 52.52)', '52.52, 13.405 wkt'],
	['9F4MGC22+22', '52.5000625, 13.4000625 plus_code'],
	['33U UU 91779 20072', '52.5200031, 13.4050034 mgrs'],
	['31U 452483 5411717', '48.8565984, 2.3522064 utm'],
	['u4pruydqqvj', '57.6491106, 10.4074397 geohash'],
	['geohash:ezs42', '42.6049805, -5.6030273 geohash'],
	['JN58td', '48.1458333, 11.625 maidenhead'],
	['JN58td25', '48.1479167, 11.6041667 maidenhead'],
	['jn58TD', '48.1458333, 11.625 maidenhead'],
	['locator: JN58td', '48.1458333, 11.625 maidenhead'],
	['QTH JN58td', '48.1458333, 11.625 maidenhead'],
	['Maidenhead   JN58td', '48.1458333, 11.625 maidenhead'],
	['plus code: 9F4MGC22+22', '52.5000625, 13.4000625 plus_code'],
	['9f4mgc22+22', '52.5000625, 13.4000625 plus_code'],
	['MGRS: 33UUU9177920072', '52.5200031, 13.4050034 mgrs'],
	['mgrs:33U UU 91779 20072', '52.5200031, 13.4050034 mgrs'],
	['33u uu 91779 20072', '52.5200031, 13.4050034 mgrs'],
	['utm 31U 452483 5411717', '48.8565984, 2.3522064 utm'],
	['31U 452483.0 m E, 5411717.0 m N', '48.8565984, 2.3522064 utm'],
	['31 U  452483mE  5411717mN', '48.8565984, 2.3522064 utm'],
	['gc11bb', 'either 50.9353638, -9.8052979 or -68.9375, -57.875'],
	['geohash: gc11bb', '50.9353638, -9.8052979 geohash'],
	['loc:52.52,13.405', '52.52, 13.405 decimal'],
	['geohash EZS42', '42.6049805, -5.6030273 geohash'],
	['geohash ez', '42.1875, -5.625 geohash'],
	['ezs42', '42.6049805, -5.6030273 geohash'],
	['40d 42.5m N, 74 d 0.25 m W', '40.7083333, -74.0041667 dms'],
	['40d42m46.5s N 74d0m22.25 s W', '40.7129167, -74.0061806 dms'],
	['40:42.5 N, 74:0.25 W', '40.7083333, -74.0041667 dms'],
	['40:42:46.5N 74:0:22.25W', '40.7129167, -74.0061806 dms'],
	['52,52 N; -13,405', '52.52, -13.405 decimal'],
	['N 52,52 | E 13,405', '52.52, 13.405 decimal'],
	['52,52 ,  -13,405', '52.52, -13.405 decimal'],
	['latitude=52.52; longitude=13.405', '52.52, 13.405 decimal'],
	['lng 13.405 lat 52.52', '52.52, 13.405 decimal'],
	['long 13.405, lat 52.52', '52.52, 13.405 decimal'],
	['n 52.52 e 13.405', '52.52, 13.405 decimal'],
	['52.52/13.405', '52.52, 13.405 decimal'],
	['52.52|13.405', '52.52, 13.405 decimal'],
	['[52.52; 13.405]', '52.52, 13.405 decimal'],
	['52.52\u00a0N\u200e, 13.405\u202fE', '52.52, 13.405 decimal'],
	['−33.87، 151.2', '-33.87, 151.2 decimal'],
	['0 S, 0 W', '0, 0 decimal'],
	['-0.5 N, 1 W', 'either 0.5, -1 or -0.5, -1'],
	['-33.8688 S, 151.2093 E', 'either -33.8688, 151.2093 or 33.8688, 151.2093'],
	['40.7128 N, -74.0060 W', 'either 40.7128, -74.006 or 40.7128, 74.006'],
	['48.85833 Nord, 2.29444 Est', '48.85833, 2.29444 decimal'],
	['48° 51′ 30″ Nord, 2° 17′ 40″ Ost', '48.8583333, 2.2944444 dms'],
	['33,8688 Süd; 151,2093 Ost', '-33.8688, 151.2093 decimal'],
	['34.6 Sur, 58.4 Oeste', '-34.6, -58.4 decimal'],
	['https://www.google.com/maps/place/48%C2%B051%2730.2%22N+2%C2%B017%2740.2%22E', '48.8583889, 2.2945 map_url'],
	['21.11.26 23.11.26', 'refused: must be latitude,longitude, like 52.52,13.405, not 6 numbers'],
	['48.51.30N 2.17.40E', '48.8583333, 2.2944444 dms'],
	['33.51.31S 151.12.33E', '-33.8586111, 151.2091667 dms'],
	['+5231.2+01324.3/', '52.52, 13.405 iso6709'],
	['+52.52+013.405+34.5CRSWGS_84/', '52.52, 13.405 iso6709'],
	['-00.5-000.25', '-0.5, -0.25 iso6709'],
	['GEO:52.52,13.405;CRS=WGS84', '52.52, 13.405 geo'],
	['geo:-52.52,-13.405,-34.5', '-52.52, -13.405 geo'],
	['HTTP://www.google.com/maps?q=loc:52.52,13.405', '52.52, 13.405 map_url'],
	['https://www.google.com/maps/place/52.52,13.405/@1,2,3z', '52.52, 13.405 map_url'],
	['https://www.google.com/maps/dir//52.52,13.405', '52.52, 13.405 map_url'],
	['https://www.google.com/maps/dir/Berlin/52.52,13.405', '52.52, 13.405 map_url'],
	['https://www.google.com/maps/dir/Berlin/Potsdam/@52.52,13.405,15z', '52.52, 13.405 map_url'],
	['https://www.google.com/maps/%ZZ/@52.52,13.405,15z', '52.52, 13.405 map_url'],
	['https://www.google.com/maps/dir/52.52,13.405/52.52,13.405', '52.52, 13.405 map_url'],
	['https://www.openstreetmap.org/?mlat=52.52#map=12/1/2', '1, 2 map_url'],
	['https://share.here.com/l/52.52,13.405,Berlin', '52.52, 13.405 map_url'],
	['{"latitude":52.52,"longitude":13.405}', '52.52, 13.405 json'],
	['{"lat":52.52,"long":13.405}', '52.52, 13.405 json'],
	['{"lat":0,"lon":0}', '0, 0 json'],
	['SRID=4326;POINT Z (-13.405 +52.52 34)', '52.52, -13.405 wkt'],
	['point ( 13.405  -52.52 )', '-52.52, 13.405 wkt'],
	['523112N 0132418E', '52.52, 13.405 dms'],
	['N5231.2 W01324.3', '52.52, -13.405 dms'],
	['$GPGLL,5231.2,N,01324.3,E,225444,A', 'none'],
	['52-31-12N 013-24-18E', '52.52, 13.405 dms'],
	['52&deg;31&prime;12&Prime;N 13&deg;24&prime;18&Prime;E', '52.52, 13.405 dms'],
	['52 degrees 31 minutes 12 seconds north and 13 degrees 24 minutes 18 seconds east', '52.52, 13.405 dms'],
	['52°31′12,0″N 13°24′18,0″E', '52.52, 13.405 dms'],
	['5.252e1, 1.3405e1', '52.52, 13.405 decimal'],
	['52.5200, 13.4050, 34 m', '52.52, 13.405 decimal'],
	['lat=52.52&lng=13.405', '52.52, 13.405 decimal'],
	['x=13.405, y=52.52', '52.52, 13.405 decimal'],
	['lng/lat: 13.405/52.52', '52.52, 13.405 decimal'],
	['"52.52","13.405"', '52.52, 13.405 decimal'],
	['北緯52度31分12秒 東経13度24分18秒', '52.52, 13.405 dms'],
	['东经13.405 北纬52.52', '52.52, 13.405 decimal'],
	['북위 52도 31분 12초 동경 13도 24분 18초', '52.52, 13.405 dms'],
	['52°31′12″ с. ш. 13°24′18″ в. д.', '52.52, 13.405 dms'],
	['52° 31′ 12″ n. Br., 13° 24′ 18″ ö. L.', '52.52, 13.405 dms'],
	['52°31′12″ s. š., 13°24′18″ z. d.', '52.52, -13.405 dms'],
	['52° 31′ 12″ K 13° 24′ 18″ D', '52.52, 13.405 dms'],
	['52,52 noorderbreedte 13,405 oosterlengte', '52.52, 13.405 decimal'],
	['https://www.google.com/maps/place/52°31\'12"N+13°24\'18"E/@52.6,13.6,15z', '52.52, 13.405 map_url'],
	['https://www.google.com/maps/place/9F4MGC22%2B22', '52.5000625, 13.4000625 map_url'],
	['google.com/maps?q=52.52,13.405', '52.52, 13.405 map_url'],
	['google.navigation:q=52.52,13.405&mode=d', '52.52, 13.405 map_url'],
	['comgooglemaps://?q=52.52,13.405', '52.52, 13.405 map_url'],
	['https://osm.org/go/0EEQjE--', '51.511116, 0.0556183 map_url'],
	['https://www.openstreetmap.org/query?lat=52.52&lon=13.405#map=9/1/2', '52.52, 13.405 map_url'],
	['https://mapy.com/en/zakladni?x=13.405&y=52.52', '52.52, 13.405 map_url'],
	['https://2gis.ru/berlin?m=13.405%2C52.52%2F16', '52.52, 13.405 map_url'],
	['https://yandex.ru/maps/?rtext=1,2~52.52,13.405', '52.52, 13.405 map_url'],
	['https://www.waze.com/live-map/directions?to=ll.52.52%2C13.405', '52.52, 13.405 map_url'],
	['https://plus.codes/9F4MGC22+22', '52.5000625, 13.4000625 map_url'],
	['https://geohack.toolforge.org/geohack.php?params=52_31_12_N_13_24_18_E_type:city', '52.52, 13.405 map_url'],
	['https://example.org/map?lat=52.52&lng=13.405', '52.52, 13.405 map_url'],
	['U4PRUYDQ', '57.6491261, 10.4073143 geohash'],
	['JN58', '48.5, 11 maidenhead'],
	['Zone 31U E 452483 N 5411717', '48.8565984, 2.3522064 utm'],
	['31 north, easting 452483, northing 5411717', '48.8565984, 2.3522064 utm']
])('%s', (text, expected) => expect(read(text)).toBe(expected));

test.each([
	['[13.405, 52.52]', 'either 13.405, 52.52 or 52.52, 13.405'],
	['[139.69, 35.69]', 'either 35.69, 139.69'],
	['139.6917, 35.6895', 'either 35.6895, 139.6917'],
	[`52°31'12"N 13°24'18"O`, 'either 52.52, 13.405 or 52.52, -13.405'],
	['https://www.google.com/maps/dir/52.52,13.405/48.85,2.35/', 'either 52.52, 13.405 or 48.85, 2.35'],
	['https://www.google.com/maps/dir/52.52,13.405/52.52,2.35', 'either 52.52, 13.405 or 52.52, 2.35'],
	['https://www.google.com/maps/dir/52.52,13.405/48.85,13.405', 'either 52.52, 13.405 or 48.85, 13.405'],
	['180, 90', 'either 90, 180'],
	['-180, -90', 'either -90, -180'],
	['[90, 10]', 'either 90, 10 or 10, 90'],
	['[10, 120]', 'either 10, 120'],
	['[180, 1]', 'either 1, 180'],
	['en34pq', 'either 35.5435181, -43.2696533 or 44.6875, -92.7083333']
])('%s is asked back with its readings', (text, expected) => expect(read(text)).toBe(expected));

test('UTM with N or S as the hemisphere is read so where the band of that letter does not fit, else asked back', () => {
	expect(read('56S 334369 6250948')).toMatch(/^-33\.8688\d*, 151\.2093\d* utm$/);
	expect(read('31N 452483 5411717')).toBe(read('31U 452483 5411717'));
	expect(read('56S 334369 4000000')).toMatch(/^either 36\.\d+, 151\.\d+ or -54\.\d+, 150\.\d+$/);
});

test.each([
	['', 'is required'],
	['NaN,Infinity', 'two finite numbers'],
	['null, 2.3', 'two finite numbers'],
	['///index.home.raft', 'what3words'],
	['https://w3w.co/index.home.raft', 'what3words'],
	['5 m 3 s', 'one number'],
	['lat 52.5 E, lon 13', 'at its latitude'],
	['52.52', 'one number'],
	['1 2 3', '3 numbers'],
	['1,2,3,4', '4 numbers'],
	['192.168.0.1', 'numbers'],
	['2026-11-20', '3 numbers'],
	['0, 181', 'longitude must be between -180 and 180'],
	['91, 181', 'latitude must be between -90 and 90'],
	['52.52 N 13.405 N', 'two latitudes'],
	['52°61′12″N 13°24′18″E', 'below 60'],
	[`52°31'12"X 13°24'18"E`, 'no hemisphere'],
	['geo:323482,4306480;crs=EPSG:32618', 'not WGS 84'],
	['{"type":"LineString","coordinates":[[2,48],[3,49]]}', 'not a point'],
	['LINESTRING(2 48, 3 49)', 'not a point'],
	['https://maps.app.goo.gl/abcdefg', 'short link'],
	['https://www.google.com/maps/place/Berlin', 'without coordinates'],
	['42+JV', 'short plus code'],
	['8FW4V900', 'without its +'],
	['180, 91', 'latitude must be between -90 and 90'],
	['90, 181', 'longitude must be between -180 and 180'],
	['181, 90', 'latitude must be between -90 and 90'],
	['[91, 91]', 'latitude must be between -90 and 90'],
	['[1, 2, 3]', 'one pair of numbers'],
	['[1]', 'one pair of numbers'],
	['["1", 2]', 'one pair of numbers'],
	['[1, "2"]', 'one pair of numbers'],
	['{"lat": 52.52}', 'no latitude and longitude'],
	['{"lon": 13.405}', 'no latitude and longitude'],
	['{"type":"Feature","geometry":null}', 'no latitude and longitude'],
	['{"type":"Point"}', 'not a point'],
	['POLYGON((1 2, 3 4))', 'not a point'],
	['MULTIPOINT((1 2))', 'not a point'],
	['13.405 E 13.405 W', 'two longitudes'],
	['52°0′60″N 13°E', 'below 60'],
	['52°60′N 13°E', 'below 60'],
	['geo:Berlin', 'geo:52.52,13.405'],
	['geo:1,2;crs=wgs84x', 'not WGS 84'],
	['geo:1,2;crs=xwgs84', 'not WGS 84'],
	['https://', 'not a whole address'],
	['https://www.openstreetmap.org/', 'without coordinates'],
	['0UUU9029819737', 'zone'],
	['33UIA9029819737'.replace('I', 'A'), 'not on the grid'],
	['61U 452483 5411717', 'zone'],
	['0U 452483 5411717', 'zone'],
	['31U 1000000 5411717', 'easting'],
	['31U 099999 5411717', 'easting'],
	['31U 452483 10000001', 'northing'],
	['61UUU9029819737', 'zone'],
	['33U 3910 5820000', 'easting']
])('%j is refused: %s', (text, reason) => expect(read(text)).toMatch(new RegExp(`^refused: .*${reason}`)));

test.each([
	'Berlin',
	'1e2',
	'1e2,0',
	'0x10,5',
	',',
	'Bremen',
	'New York, NY',
	'N E',
	'12 monkeys, 5 cats',
	'https://example.org/12.5,13.5',
	'--48.8,2.3',
	'{not json}',
	'see geo:52.52,13.405',
	'go to https://www.google.com/maps?q=52.52,13.405',
	'xJN58td',
	'JN58tdx',
	'JN58td2',
	'geohash: ail',
	'geohash u4pruydqqvjabc',
	'mgrs Berlin',
	'33U UU',
	'33U UU 917 20072',
	'33U UU 917792 200721',
	'33U UU 123',
	'x33U UU 91779 20072',
	'AB10',
	'10 de 20',
	'5 and 3',
	'2d 3d'
])('%s is no coordinates', (text) => expect(read(text)).toBe('none'));

test('a short plus code is whole again near its place', () => {
	expect(readPlace('42+JV Paris')).toEqual({ kind: 'short_code', code: '42+JV', near: 'Paris' });
	expect(() => pointOf('42+JV Paris', 'from')).toThrow('from: must be a whole plus code, like 8FW4V942+JV');
	expect(() => pointOf('52.52', 'from')).toThrow('from: must be latitude,longitude, like 52.52,13.405, not one number');
	expect(recoverShortCode('42+JV', { lat: 48.85, lon: 2.35 })).toEqual(readPlace('8FW4V942+JV'));
});

test('the API answers doubt with what could be meant', () => {
	expect(() => pointOf('[13.405, 52.52]', 'from')).toThrow(
		'from: a list of two numbers is longitude first in GeoJSON, latitude first elsewhere; did you mean 13.405,52.52 or 52.52,13.405?'
	);
	expect(() => pointOf('Berlin', 'coords')).toThrow(
		/^coords: must be latitude,longitude, like 52.52,13.405, .*\/v1\/places/
	);
});

test('UTM and MGRS agree with the packages utm and mgrs wherever both reach', () =>
	fc.assert(
		fc.property(
			fc.double({ min: -79.9, max: 83.9, noNaN: true }),
			fc.double({ min: -179.9, max: 179.9, noNaN: true }),
			(lat, lon) => {
				const { easting, northing, zoneNum } = utm.fromLatLon(lat, lon);
				const back = utmPoint(zoneNum, easting, northing, lat >= 0);
				expect(Math.abs(back.lat - lat)).toBeLessThan(2e-7);
				expect(Math.abs(back.lon - lon)).toBeLessThan(2e-6);
				const reference = mgrs.forward([lon, lat]);
				const [east, north] = mgrs.toPoint(reference);
				const match = /^(\d+)([A-Z])([A-Z]{2})(\d{10})$/.exec(reference) as RegExpExecArray;
				const ours = mgrsPoint(Number(match[1]), match[2] as string, match[3] as string, match[4] as string);
				expect(Math.abs((ours?.lat ?? NaN) - north), reference).toBeLessThan(2e-5);
				expect(Math.abs((ours?.lon ?? NaN) - east) * Math.cos((lat * Math.PI) / 180), reference).toBeLessThan(2e-5);
			}
		),
		{ numRuns: 500 }
	));

test('a square that begins on the equator is read from its southern side, too', () => {
	expect(mgrsPoint(31, 'M', 'AA', '6602100000')?.lat).toBeCloseTo(0, 5);
	expect(mgrsPoint(31, 'N', 'AA', '6602100000')?.lat).toBeCloseTo(0, 5);
});

test('whatever is typed, it is a place on the globe or none', () =>
	fc.assert(
		fc.property(
			fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789.,;-+ NSEWO°\'":/[]()dmsUVlatgeo') })),
			(text) => {
				const reading = readPlace(text);
				const points = reading.kind === 'point' ? [reading.point] : reading.kind === 'doubtful' ? reading.readings : [];
				for (const { lat, lon } of points) expect(Math.abs(lat) <= 90 && Math.abs(lon) <= 180).toBe(true);
			}
		),
		{ numRuns: 2000 }
	));

const numeric = fc.oneof(
	fc.double().map(String),
	fc.bigInt().map(String),
	fc.constantFrom('', '-', '.', '1e400', '-0', '９', '\u0000', '%00', 'null', '1_0', "1'", '0'.repeat(500), ' \t\n')
);
test('1,000 hostile strings are points within bounds or a 400', () =>
	fc.assert(
		fc.property(
			fc.oneof(
				fc.tuple(numeric, numeric).map(([lat, lon]) => `${lat},${lon}`),
				fc.string({ unit: 'binary', maxLength: 60 })
			),
			(text) => {
				try {
					const { lat, lon } = pointOf(text, 'coords').point;
					expect(Math.abs(lat) <= 90 && Math.abs(lon) <= 180).toBe(true);
				} catch (error) {
					expect(error).toBeInstanceOf(ApiError);
					expect((error as ApiError).code).toBe('INVALID_INPUT');
				}
			}
		),
		{ numRuns: 1000 }
	));
test('minus zero is zero', () => expect(Object.is(pointOf('-0,-0.0', 'from').point.lat, 0)).toBe(true));

test('two plain decimals are read as they stand', () =>
	fc.assert(
		fc.property(
			fc.double({ min: -90, max: 90, noNaN: true }),
			fc.double({ min: -180, max: 180, noNaN: true }),
			(lat, lon) => {
				const [a, b] = [Number(lat.toFixed(6)), Number(lon.toFixed(6))];
				expect(readPlace(`${a.toFixed(6)},${b.toFixed(6)}`)).toEqual({
					kind: 'point',
					point: { lat: a + 0, lon: b + 0 },
					readAs: 'decimal'
				});
			}
		)
	));

test('long hostile texts take steps in proportion', () => {
	for (const text of [
		'1'.repeat(100_000),
		'1,'.repeat(50_000),
		'1:'.repeat(50_000),
		'('.repeat(100_000),
		`${'1 '.repeat(50_000)}N`,
		'1d1m'.repeat(30_000)
	])
		expect(readPlace(text).kind).not.toBe('point');
});

test('two decimal numbers are read alike on the short way and by all readers, which a space before sends them to', () => {
	const number = fc
		.tuple(fc.constantFrom('', '-'), fc.nat(999), fc.stringMatching(/^\d{1,12}$/), fc.constantFrom(1, 3))
		.map(([sign, whole, rest, width]) => `${sign}${String(whole).padStart(width, '0')}.${rest}`);
	fc.assert(
		fc.property(number, number, fc.constantFrom(',', ', '), (a, b, between) => {
			expect(readPlace(a + between + b)).toEqual(readPlace(` ${a}${between}${b}`));
		}),
		{ numRuns: 5_000 }
	);
});
