import { KIND, type City, type Gazetteer } from './gazetteer';
import type { Point } from '../kit/place-reading';

/** The city that people would say a point is in or near. */
export interface CityAt {
	readonly city: City;
	/** From the city's centre. */
	readonly kilometers: number;
	/** Whether the point lies about where the city is built, else only near it. */
	readonly isInside: boolean;
}

/** People a square kilometre of a city as a disc about its centre: of large cities some 3,000 to 6,000. */
const DENSITY = 4000;
/** A smaller place is part of a larger one whose centre is nearer than this part of its radius, in the same subdivision. */
const CORE = 0.6;
/** How many times the people of the part the larger one has at least. */
const LARGER = 3;
const FEWEST_PEOPLE = 1000;
/** Places that may be the one: in the densest cities some 60 lie nearer than the centre. */
const NEIGHBOURS = 200;
/** Radii, and kilometres for small places, within which a point is in the city. */
const [INSIDE_RADII, INSIDE_KM] = [1.5, 4];
/** At a greater distance people would not name the city. */
const MOST_KM = 100;

/**
 * Returns the city of a point: the one whose centre is nearest by the radius that its people would fill, so that a landmark
 * belongs to the city and not to the next suburb. Parts of a city count as the city. Outside all cities it is the one whose
 * edge is nearest. Null far from all.
 */
export function cityAt(gazetteer: Gazetteer, point: Point): CityAt | null {
	const near = gazetteer
		.nearest(point, NEIGHBOURS, MOST_KM)
		.filter(({ index }) => ((gazetteer.kind[index] ?? 0) & 3) !== KIND.district)
		.map(({ index, kilometers }) => {
			const people = Math.max(FEWEST_PEOPLE, Math.exp(gazetteer.size[index] ?? 0));
			return { index, kilometers, people, radius: Math.sqrt(people / DENSITY / Math.PI), city: gazetteer.city(index) };
		});
	const isWhole = (one: (typeof near)[number]) =>
		!near.some(
			(other) =>
				other.people > LARGER * one.people &&
				gazetteer.subdivisionOf[other.index] === gazetteer.subdivisionOf[one.index] &&
				roughKilometers(one.city, other.city) < CORE * other.radius
		);
	const found =
		near
			.filter(({ kilometers, radius }) => kilometers <= INSIDE_RADII * radius)
			.toSorted((a, b) => a.kilometers / a.radius - b.kilometers / b.radius)
			.find(isWhole) ?? near.toSorted((a, b) => a.kilometers - a.radius - (b.kilometers - b.radius)).find(isWhole);
	if (!found) return null;
	const { city, kilometers, radius } = found;
	return { city, kilometers, isInside: kilometers <= Math.max(INSIDE_KM, INSIDE_RADII * radius) };
}

const KM_A_DEGREE = 111.2;

/** Distance on a plane: right to some percent within a city. */
function roughKilometers(a: City, b: City): number {
	const width = Math.cos((a.lat * Math.PI) / 180);
	return KM_A_DEGREE * Math.hypot(a.lat - b.lat, (a.lon - b.lon) * width);
}
