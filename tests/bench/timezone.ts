import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import photostructure from '@photostructure/tz-lookup';
import { find } from 'geo-tz/all';
import { clockAt } from '../../engines/geo/clock';
import { TZDATA } from '../../engines/geo/tzdata';
import { ZoneMap } from '../../engines/geo/zone-map';
import { readPack } from '../../sw/build/packs';
import { randomFrom } from './figures';

const require = createRequire(import.meta.url);
const tzLookup = require('tz-lookup') as (lat: number, lon: number) => string;
const POINTS = 40_000;
const LOOKUPS = 1_000_000;

/** Zone lookups beside tz-lookup and @photostructure/tz-lookup: right answers by geo-tz, lookups a second, bytes. */
export async function bench(): Promise<void> {
	const pack = await readPack('zones');
	const opening = performance.now();
	const map = new ZoneMap(pack);
	const opened = performance.now() - opening;

	const random = randomFrom(11);
	const anywhere = () => ({ lat: (Math.asin(2 * random() - 1) * 180) / Math.PI, lon: (random() * 2 - 1) * 179.99 });
	const places = Array.from({ length: POINTS }, anywhere).map((place) => ({
		...place,
		zones: find(place.lat, place.lon)
	}));
	const land = places.filter(({ zones }) => !zones[0]?.startsWith('Etc/GMT'));
	// Near a border: another zone lies within 5 km to one of four sides.
	const near = land.filter(({ lat, lon, zones }) => {
		const east = 0.045 / Math.max(0.05, Math.cos((lat * Math.PI) / 180));
		const sides: [number, number][] = [
			[lat + 0.045, lon],
			[lat - 0.045, lon],
			[lat, Math.min(179.99, lon + east)],
			[lat, Math.max(-179.99, lon - east)]
		];
		return sides.some(([y, x]) => find(Math.max(-89.9, Math.min(89.9, y)), x).join() !== zones.join());
	});
	const brotli = (bytes: Uint8Array) => `${Math.round(brotliCompressSync(bytes).length / 1000)} KB`;
	const source = (name: string) => brotli(readFileSync(require.resolve(name)));
	const subjects: [name: string, look: (lat: number, lon: number) => string, size: string][] = [
		['ours', (lat, lon) => map.at({ lat, lon }).zone, brotli(new Uint8Array(pack))],
		['tz-lookup', tzLookup, source('tz-lookup')],
		['@photostructure/tz-lookup', photostructure, source('@photostructure/tz-lookup')],
		// The source itself: exact, by a file of 18 MB.
		['geo-tz', (lat, lon) => find(lat, lon)[0] ?? '', '–']
	];
	const share = (found: typeof places, look: (lat: number, lon: number) => string) =>
		`${((100 * found.filter(({ lat, lon, zones }) => zones.includes(look(lat, lon))).length) / found.length).toFixed(2)} %`;
	// Numbers side by side: objects all over the memory would take longer to read than any lookup.
	const lats = Float64Array.from(places, ({ lat }) => lat);
	const lons = Float64Array.from(places, ({ lon }) => lon);
	const secondsOf = (look: (lat: number, lon: number) => string, lookups: number): number => {
		const started = performance.now();
		for (let i = 0, k = 0; i < lookups; i++, k = k + 1 === POINTS ? 0 : k + 1)
			look(lats[k] as number, lons[k] as number);
		return (performance.now() - started) / 1000;
	};
	const lookupsOf = (name: string) => (name === 'geo-tz' ? POINTS : LOOKUPS);
	const least = new Map<string, number>();
	// Alternately, the least of several: other work on the machine does not count, and conditions are equal.
	for (let turn = 0; turn < 7; turn++)
		for (const [name, look] of subjects)
			if (name !== 'geo-tz' || turn === 0)
				least.set(name, Math.min(least.get(name) ?? Infinity, secondsOf(look, lookupsOf(name))));
	console.table(
		subjects.map(([name, look, size]) => ({
			subject: name,
			[`everywhere (${places.length})`]: share(places, look),
			[`land (${land.length})`]: share(land, look),
			[`< 5 km of a border (${near.length})`]: share(near, look),
			'lookups/s': `${(lookupsOf(name) / (least.get(name) as number) / 1e6).toFixed(2)} M`,
			brotli: size
		}))
	);
	const started = performance.now();
	for (let i = 0; i < 200_000; i++) clockAt('Europe/Berlin', i * 20_000);
	const clocks = 200 / (performance.now() - started);
	console.log(
		`pack opened in ${opened.toFixed(0)} ms; clock table ${brotli(new TextEncoder().encode(TZDATA))}, ${clocks.toFixed(1)} M clocks/s`
	);
}
