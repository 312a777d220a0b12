/** Towns of World Cities Basic beside those of GeoNames. */
import { distanceKm } from '../../../engines/geo/distance';
import { foldName } from '../../../engines/kit/fold-name';
import { editsBetween } from './names';
import type { GeoName } from './sources';

/** How far apart the same town lies in two lists, kilometres: by the same name, and by names that are alike. */
const SAME_NAME_KM = 25;
const ALIKE_KM = 10;
/** More people than a place that GeoNames does not count has: the source then counts those of its district. */
const MOST_PEOPLE = 300_000;
/** Cells of a degree in which neighbours are looked for, longer than `SAME_NAME_KM`. */
const CELLS_A_DEGREE = 4;
/** Positions of towns that are added are whole parts of a degree, and their people powers of two to a quarter. */
const STEPS_A_DEGREE = 100;
const STEPS_A_DOUBLING = 4;

/**
 * The places of a list with people where it has none, and behind them the towns that it lacks by name and distance. A town lies in the
 * subdivision in which most others lie whose subdivision has the same name.
 *
 * @param cities towns with the name of their subdivision instead of its key.
 */
export function withWorldCities(places: readonly GeoName[], cities: readonly GeoName[]): GeoName[] {
	const people = new Map<GeoName, number>();
	const votes = new Map<string, Map<string, number>>();
	const cells = new Map<string, GeoName[]>();
	const cellOf = ({ lat, lon }: GeoName, north = 0, east = 0) =>
		`${Math.floor(lat * CELLS_A_DEGREE) + north} ${Math.floor(lon * CELLS_A_DEGREE) + east}`;
	for (const place of places) cells.set(cellOf(place), [...(cells.get(cellOf(place)) ?? []), place]);
	const lacking: GeoName[] = [];
	for (const city of cities) {
		const around = [-1, 0, 1].flatMap((north) =>
			[-1, 0, 1].flatMap((east) => cells.get(cellOf(city, north, east)) ?? [])
		);
		const same = around.filter((place) => place.country === city.country && isSame(place, city));
		if (same.length === 0) lacking.push(city);
		for (const place of same) {
			const vote = votes.get(city.country + city.admin) ?? new Map<string, number>();
			votes.set(city.country + city.admin, vote.set(place.admin, (vote.get(place.admin) ?? 0) + 1));
			if (place.population === 0) people.set(place, Math.max(people.get(place) ?? 0, counted(city)));
		}
	}
	const adminOf = ({ country, admin }: GeoName) =>
		[...(votes.get(country + admin) ?? [])].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
	return [
		...places.map((place) => ({ ...place, population: people.get(place) ?? place.population })),
		...lacking.map((city) => ({
			...city,
			admin: adminOf(city),
			population: counted(city),
			lat: Math.round(city.lat * STEPS_A_DEGREE) / STEPS_A_DEGREE,
			lon: Math.round(city.lon * STEPS_A_DEGREE) / STEPS_A_DEGREE
		}))
	];
}

/** Whether two rows are one town: `Icheon-si` and `Ich’ŏn`. */
function isSame(place: GeoName, city: GeoName): boolean {
	const far = distanceKm(place, city);
	if (far > SAME_NAME_KM) return false;
	const [known, wanted] = [keysOf(place), keysOf(city)];
	return wanted.some((key) =>
		known.some(
			(other) =>
				key === other ||
				(far <= ALIKE_KM &&
					(key.startsWith(other) || other.startsWith(key) || editsBetween(key, other) <= (key.length < 8 ? 1 : 2)))
		)
	);
}

const keys = new Map<GeoName, string[]>();
function keysOf(place: GeoName): string[] {
	const found = keys.get(place) ?? [place.name, ...place.alternates].map(foldName).filter((key) => key.length > 2);
	keys.set(place, found);
	return found;
}

/** People in the steps of the pack; 0 where the source counts a district's. */
const counted = ({ population }: GeoName): number =>
	population > MOST_PEOPLE || population < 1
		? 0
		: Math.round(2 ** (Math.round(STEPS_A_DOUBLING * Math.log2(population)) / STEPS_A_DOUBLING));
