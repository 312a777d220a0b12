import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { KIND } from '../../engines/geo/gazetteer';
import { inPackOrder, openZones } from './places.pack';
import { encodePlaces } from './places/encode';

const SOURCE = path.resolve(import.meta.dirname, '../sources/postcodes/codes.tsv.br');

/** The pack `postcodes`: postal codes with their positions, `某` for any character, in the form of the pack `places`. */
export function build(): Promise<Uint8Array> {
	const zones = openZones();
	const codes = brotliDecompressSync(readFileSync(SOURCE))
		.toString()
		.trimEnd()
		.split('\n')
		.map((line) => {
			const [country = '', code = '', lat, lon] = line.split('\t');
			const at = { lat: Number(lat) / 100, lon: Number(lon) / 100 };
			const names = { english: code, local: null, others: [] };
			return { country, admin: '', names, ...at, population: 0, kind: KIND.plain, timezone: zones.at(at).zone };
		})
		.sort(inPackOrder);
	return Promise.resolve(
		encodePlaces(codes, () => '', { source: 'GeoNames (geonames.org)', licence: 'CC-BY-4.0', smallest: 0 })
	);
}
