import { foldName } from '../../../engines/kit/fold-name';
import { readGeoNames, readNewer, type GeoName } from './sources';

/** Countries whose second-level subdivisions people name as regions: counties, departments and provinces. */
const COUNTRIES = new Set('ES FR GB IE IT'.split(' '));
/** Words of a subdivision's name for its kind, and those that join them with the name. */
const KINDS = new Set(
	(
		'autonoma borough capitale città city comune council county departement district metropolitan metropolitana province provincia royal the ' +
		'and da de del dell della dell di du of'
	)
		.split(' ')
		.map(foldName)
);

/** A county, department or province: its names, the longest first, the middle of its places and their people. */
export interface County {
	readonly country: string;
	readonly admin: string;
	readonly names: readonly [string, ...string[]];
	readonly lat: number;
	readonly lon: number;
	readonly population: number;
}

/** Second-level subdivisions of `COUNTRIES` by GeoNames, at the mean position of their places. */
export function readCounties(): County[] {
	const { districts } = readNewer();
	const places = new Map<string, GeoName[]>();
	for (const place of readGeoNames()) {
		const key = `${place.country}.${place.admin}.${place.district}`;
		if (!COUNTRIES.has(place.country) || !districts.has(key)) continue;
		const known = places.get(key);
		if (known) known.push(place);
		else places.set(key, [place]);
	}
	return [...places].map(([key, within]) => {
		const [country = '', admin = ''] = key.split('.');
		const mean = (of: (place: GeoName) => number) => within.reduce((sum, place) => sum + of(place), 0) / within.length;
		const name = districts.get(key) ?? '';
		const bare = withoutKind(name);
		return {
			country,
			admin,
			names: bare === name ? [name] : [name, bare],
			lat: mean(({ lat }) => lat),
			lon: mean(({ lon }) => lon),
			population: within.reduce((sum, { population }) => sum + population, 0)
		};
	});
}

/** `Provincia de Granada` → `Granada`; a name that has such words alone stays as it is. */
function withoutKind(name: string): string {
	const words = name.split(' ');
	const isKind = (word: string | undefined): boolean => word !== undefined && KINDS.has(foldName(word));
	let [from, to] = [0, words.length];
	while (isKind(words[from])) from++;
	while (to > from && isKind(words[to - 1])) to--;
	return from < to ? words.slice(from, to).join(' ') : name;
}
