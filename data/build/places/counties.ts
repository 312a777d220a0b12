import { distanceKm } from '../../../engines/geo/distance';
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

/** Kilometers between the middle of a state or province and its largest city from which on the area has a place of its own. */
const FAR_KM = 200;
/** Places that an area has, at least, and their part at each edge that its middle leaves out. */
const FEWEST = 20;
const EDGE = 0.01;

/** An area: its names, the longest first, its middle and its people. */
export interface Area {
	readonly country: string;
	readonly admin: string;
	readonly names: readonly [string, ...string[]];
	readonly lat: number;
	readonly lon: number;
	readonly population: number;
}

/** Second-level subdivisions of `COUNTRIES` by GeoNames, at the mean position of their places. */
export function readCounties(): Area[] {
	const { districts } = readNewer();
	const isCounty = ({ country }: GeoName) => COUNTRIES.has(country);
	const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
	return areasOf(isCounty, ({ country, admin, district }) => `${country}.${admin}.${district}`, districts, mean);
}

/** First-level subdivisions whose largest city lies far from their middle, like New South Wales. */
export function readStates(): Area[] {
	const middle = (values: readonly number[]) => {
		const sorted = [...values].sort((a, b) => a - b);
		const edge = Math.floor(sorted.length * EDGE);
		return ((sorted[edge] ?? 0) + (sorted.at(-1 - edge) ?? 0)) / 2;
	};
	const isFar = ({ lat, lon }: Area, within: readonly GeoName[]) => {
		const largest = within.reduce((a, b) => (b.population > a.population ? b : a));
		return within.length >= FEWEST && distanceKm({ lat, lon }, largest) > FAR_KM;
	};
	return areasOf(
		() => true,
		({ country, admin }) => `${country}.${admin}`,
		readNewer().subdivisions,
		middle,
		isFar
	);
}

/** Areas of the places that `isMeant` lets through, by the key of their subdivision. */
function areasOf(
	isMeant: (place: GeoName) => boolean,
	keyOf: (place: GeoName) => string,
	named: ReadonlyMap<string, string>,
	middle: (values: readonly number[]) => number,
	isWanted: (area: Area, within: readonly GeoName[]) => boolean = () => true
): Area[] {
	const places = new Map<string, GeoName[]>();
	for (const place of readGeoNames().filter(isMeant)) {
		const key = keyOf(place);
		const known = places.get(key);
		if (known) known.push(place);
		else if (named.has(key)) places.set(key, [place]);
	}
	return [...places].flatMap(([key, within]) => {
		const [country = '', admin = ''] = key.split('.');
		const name = named.get(key) ?? '';
		const bare = withoutKind(name);
		const area: Area = {
			country,
			admin,
			names: bare === name ? [name] : [name, bare],
			lat: middle(within.map(({ lat }) => lat)),
			lon: middle(within.map(({ lon }) => lon)),
			population: within.reduce((sum, { population }) => sum + population, 0)
		};
		return isWanted(area, within) ? [area] : [];
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
