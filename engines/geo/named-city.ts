import type { EngineContext } from '../kit/contract';
import { COUNTRY_NAMES } from '../kit/country-names';
import { foldName } from '../kit/fold-name';
import { findWithin } from './partial-names';
import { KIND, type City, type Gazetteer } from './gazetteer';
import { findLandmarks, isAirportCode } from './landmarks';
import { openPlaces, type Places } from './places';
import type { FoundPlace, FoundPlaces } from './place-search';

/** Cities among which a rival is looked for; as many as `/v1/places` gives. */
const LOOKED_AT = 20;
const OFFERED = 3;
const LONGEST_NAME = 100;
/** How far ahead of all others a city must be, as a power of e: seven times their people; a capital three times. */
const AHEAD = 2;
/** A district or a suburb of the same name lies nearer than this to its city, degrees. */
const SAME_PLACE = 0.3;

/** Small but famous places compete with a city up to so many times their size, as a power of e. */
const KNOWN_AHEAD = 3;
/** Minimum population of places that the pack includes for their size. */
const BY_SIZE = 15_000;
/** Names of which another place is as well known: Windsor of the castle, the Sparta of old, León of Spain, counties of England. By hand. */
const DOUBTFUL: ReadonlySet<string> = new Set(
	'windsor sparta leon cheshire cornwall essex norfolk rutland suffolk surrey'.split(' ')
);

/** Parts of a text that names a city. */
export type NamedCity =
	/** It is one city's, or one's by far before all others; `name` says where it lies. */
	| { readonly kind: 'one'; readonly city: City; readonly name: string }
	/** It may mean several, or is spelled otherwise than any: the likeliest. */
	| { readonly kind: 'several'; readonly cities: readonly City[] }
	| { readonly kind: 'none' };

/** A city with where it lies: `Paris, Texas, United States`. */
export function cityInWords({ name, subdivision, country }: City): string {
	const parts = [name, subdivision?.name, COUNTRY_NAMES[country] ?? country];
	return parts.filter((part, at) => part !== undefined && parts.indexOf(part) === at).join(', ');
}

/** Cities of a name, the likeliest first, the kind of match, and whether the first is unambiguous: see `namedCity`. */
export function findCities(
	name: string,
	places: Places,
	country?: string
): { readonly found: readonly FoundPlace[]; readonly by: FoundPlaces['by']; readonly sure: boolean } {
	const { places: found, by } = places.search.find(name, LOOKED_AT, country);
	const [first] = found;
	const sure =
		first !== undefined &&
		by === 'name' &&
		first.whole &&
		isAlone(name, found, places) &&
		(country !== undefined || !places.search.namesOtherArea(name, first.index));
	return { found, by, sure };
}

/** How many times the people of the next city of its name the greatest has for a caller from elsewhere, as a power of e. */
const GREATER = Math.log(1.8);
/** How many times the people of the city of its name in the caller's country the greatest has at most where the caller means the nearer one, as a power of e. */
const NEARER = Math.log(3);

/**
 * The city that a caller in a country means by a name of several: the one in that country unless the greatest is far greater, else the
 * greatest by far. Undefined for an unambiguous name, and where it remains open.
 */
export function likeliestCity(name: string, places: Places, country: string): number | undefined {
	const { gazetteer, search } = places;
	const { found, by, sure } = findCities(name, places);
	const [first, ...others] = found.filter(({ whole }) => whole);
	const sizeOf = (city: number): number => gazetteer.size[city] ?? 0;
	// A name that is only nearly that of one great city.
	const [nearly, next] = found;
	if (by === 'likeness' && nearly)
		return !next || sizeOf(next.index) <= sizeOf(nearly.index) - NEARER ? nearly.index : undefined;
	if (sure || first === undefined || by !== 'name') return undefined;
	const own = findCities(name, places, country);
	const [near] = own.found;
	if (own.sure && near && sizeOf(near.index) > sizeOf(first.index) - NEARER) return near.index;
	const isGreatest = others.every(({ index }) => sizeOf(index) <= sizeOf(first.index) - GREATER);
	const isOpen = DOUBTFUL.has(foldName(name)) || search.namesOtherArea(name, first.index);
	return isGreatest && !isOpen ? first.index : undefined;
}

/** Removes a postal code beside a name; a text without other letters is unchanged. */
export function withoutPostalCode(text: string): string {
	const left = text
		.replace(/(?<![\p{L}\p{N}])(?:[A-Z]{1,2}-)?\d{3,}(?:-\d+)?(?![\p{L}\p{N}])/gu, ' ')
		.replace(/\s+/g, ' ')
		.trim();
	return /\p{L}/u.test(left) && left !== text.trim() ? left.replace(/^[,;]\s*|(?<!\s)\s*[,;]$/g, '') : text;
}

/**
 * The unambiguous city of a name: only by its whole name, with or without its region, and only when no other city of that name comes near
 * it in people and rank, and no country or region elsewhere has the name. A postal code beside the name leaves it ambiguous. An airport or a
 * landmark of the name is taken where no city has it; of `Gotha Hbf` the city is offered.
 *
 * @param country required country, ISO code.
 */
export async function namedCity(text: string, context: EngineContext, country?: string): Promise<NamedCity> {
	if (text.length > LONGEST_NAME || !/\p{L}/u.test(text)) return { kind: 'none' };
	const places = await openPlaces(context);
	const { gazetteer } = places;
	const name = withoutPostalCode(text);
	const { found, sure } = findCities(name, places, country);
	const [first] = found;
	const isCity = found.some(({ whole }) => whole);
	const landmarks =
		sure || (isCity && !isAirportCode(name)) || name !== text
			? null
			: await findLandmarks(name, places, context, country);
	if (landmarks) {
		const called = landmarks.found.map(({ index }) => landmarks.from.gazetteer.city(index));
		// `ber` begins Berlin; who means the airport writes `BER`.
		const begun = /^[a-z]{3}$/i.test(name) && !/^[A-Z]+$/.test(name) ? found.slice(0, 1) : [];
		const cities = [...begun.map(({ index }) => gazetteer.city(index)), ...called];
		const [one, ...rest] = cities;
		if (one !== undefined && rest.length === 0) return { kind: 'one', city: one, name: cityInWords(one) };
		return { kind: 'several', cities: cities.slice(0, OFFERED) };
	}
	const within = sure || isCity ? null : findWithin(name, [places], 1);
	if (within !== null) {
		const offered = [...new Set([within, ...found].map(({ index }) => index))].slice(0, OFFERED);
		return { kind: 'several', cities: offered.map((index) => gazetteer.city(index)) };
	}
	if (first === undefined) return { kind: 'none' };
	// Which place of the name a postal code means is not known here.
	if (sure && name === text) {
		const city = gazetteer.city(first.index);
		return { kind: 'one', city, name: cityInWords(city) };
	}
	return { kind: 'several', cities: found.slice(0, OFFERED).map(({ index }) => gazetteer.city(index)) };
}

/** Whether no other city of the name comes near the first, in people and rank. */
function isAlone(asked: string, [first, ...others]: readonly FoundPlace[], { gazetteer, search }: Places): boolean {
	if (first === undefined) return false;
	const one = gazetteer.city(first.index);
	const key = foldName(asked);
	if (DOUBTFUL.has(key)) return false;
	const isSpelledSo = (name: number): boolean => foldName(gazetteer.nameText(name)) === key;
	const rival = others.find(({ index, name, whole }) => {
		// What only another language calls so: `Rome` of Lomé.
		if (!whole || !search.isOwnName(name, index)) return false;
		const other = gazetteer.city(index);
		// Who writes `St Louis` does not mean the smaller `Saint-Louis`.
		if (isSpelledSo(first.name) && !isSpelledSo(name) && (other.population ?? 0) < (one.population ?? 0)) return false;
		return Math.abs(other.lat - one.lat) >= SAME_PLACE || Math.abs(other.lon - one.lon) >= SAME_PLACE;
	});
	const known = others.find(
		({ index, name, whole }) => whole && search.isOwnName(name, index) && isKnownByName(index, gazetteer)
	);
	if (known !== undefined && first.score - known.score < KNOWN_AHEAD) return false;
	return rival === undefined || first.score - rival.score >= AHEAD;
}

const isKnownByName = (index: number, gazetteer: Gazetteer): boolean => {
	const kind = (gazetteer.kind[index] as number) & 3;
	return (gazetteer.city(index).population ?? 0) < BY_SIZE && kind !== KIND.capital && kind !== KIND.seat;
};
