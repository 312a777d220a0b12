import type { Engine, EngineContext } from '../kit/contract';
import { countryOf, readCountry } from '../kit/country';
import { COUNTRY_NAMES } from '../kit/country-names';
import { foldName } from '../kit/fold-name';
import { notAPoint, readPlace } from '../kit/place';
import type { geo } from './contract';
import { KIND, type City } from './gazetteer';
import { findBeside, findWithin, type FoundIn } from './partial-names';
import { findLandmarks, isAirportCode, withoutKind } from './landmarks';
import { findCities, withoutPostalCode } from './named-city';
import { PLACE_NOTES } from './place-notes';
import type { FoundPlace } from './place-search';
import { openLandmarkPack, openPlaces, openTowns, type Places as Opened } from './places';
import { findPostalAreas, type PostalArea } from './postcodes';

export { cityInWords, namedCity } from './named-city';
export { openPlaces };
export { placeNames } from './place-names';
export { townZone, zonePlace } from './zone-place';

type Places = Engine<typeof geo>['places'];

/** Answers `/v1/places`. */
export async function places(
	input: Parameters<Places>[0],
	context: EngineContext
): Promise<Awaited<ReturnType<Places>>> {
	const country = input.country?.trim() ? countryOf(input.country, 'country') : undefined;
	const places = await openPlaces(context);
	const { gazetteer } = places;
	const reading = readPlace(input.q);
	// Doubtful coordinates cause a question; invalid coordinates may still be a name.
	if (reading.kind === 'doubtful') throw notAPoint(reading, 'q');
	const point = reading.kind === 'point' ? reading.point : undefined;
	if (point) {
		const near = gazetteer
			.nearest(point, country === undefined ? input.limit : gazetteer.count)
			.filter(({ index }) => country === undefined || gazetteer.city(index).country === country)
			.slice(0, input.limit)
			.map(({ index, kilometers }) => placeOf(gazetteer.city(index), null, kilometers));
		return { query: input.q, count: near.length, places: near, sure: false, note: null };
	}
	const postal = await findPostalAreas(input.q, places, context, country);
	if (postal.length > 0) return postalAnswer(input, postal, gazetteer);
	const name = nameOf(cityOfAddress(withoutPostalCode(input.q), places, country), places, country);
	const { found: cities, by, sure } = findCities(name, places, country);
	const isSettled = sure && (gazetteer.city(cities[0]?.index ?? 0).population ?? 0) >= FAMOUS;
	const landmarks = isSettled ? null : await findLandmarks(name, places, context, country);
	const sights = (landmarks?.found ?? []).map((place): FoundIn => ({ ...place, from: landmarks?.from ?? places }));
	// Towns only where no city is called so: who writes Paris does not mean one of 1,200 people.
	const towns = cities.some(({ whole }) => whole) ? null : await openTowns(context);
	const others = withTowns(cities, places, by, towns, name, country);
	// `PER` is an airport before it is Peru, `per` the beginning of a name.
	const isCode = /^[A-Z]{3}$/.test(name);
	const isSight =
		sights.length > 0 &&
		(by === 'area'
			? (readCountry(name) === undefined || isCode) && isCalled(sights[0], name)
			: !others.some(({ whole }) => whole) ||
				isAirportCode(name) ||
				(sights[0]?.score ?? 0) > (others[0]?.score ?? 0) ||
				isElsewhere(sights, cities, name, places));
	const isNamed = isSight || others.some(({ whole }) => whole) || by === 'area';
	const beside =
		isNamed || country !== undefined ? null : await findNear(name, [places, towns], others[0], by, context);
	const found = [...(beside ? [beside] : []), ...(isSight ? [...sights, ...others] : [...others, ...sights])];
	const smallest = `${(towns ?? places).gazetteer.header.smallest.toLocaleString('en')} people or more`;
	const none = `no city of ${smallest} is known here by that name`;
	const kind =
		isSight || beside
			? `${name.trim()} ${isSight ? PLACE_NOTES.landmark : PLACE_NOTES.beside}`
			: found.length === 0
				? `${none}; ${PLACE_NOTES.nothing}`
				: by === 'area' && found[0]?.from === places
					? `${name.trim()} ${PLACE_NOTES.area}`
					: by === 'likeness' && found.every(({ whole }) => !whole)
						? `${none}; ${PLACE_NOTES.likeness}`
						: '';
	const notes = [withoutPostalCode(input.q) === input.q ? '' : PLACE_NOTES.postalCode, kind].filter(
		(note) => note !== ''
	);
	const asked = found.slice(0, input.limit);
	return {
		query: input.q,
		count: asked.length,
		places: asked.map(({ index, name: nth, from }) =>
			placeOf(
				peopled(from.gazetteer.city(index), from === places || from === towns),
				from.gazetteer.nameText(nth),
				null
			)
		),
		sure: sure && !isSight && name === input.q,
		note: notes.length > 0 ? notes.join('; ') : null
	};
}

/** The end of an address that says the city, where its beginning is a street with a number: `350 5th Ave, New York, NY`. */
function cityOfAddress(text: string, places: Opened, country: string | undefined): string {
	const parts = text.split(',');
	if (parts.length < 2 || !/\d/.test(parts[0] ?? '') || findCities(text, places, country).found.length > 0) return text;
	return cityOfAddress(parts.slice(1).join(',').trim(), places, country);
}

/** Whether a place has just the name, without the country that lies behind it in `Punjab, Pakistan`. */
const isCalled = (place: FoundIn | undefined, name: string): boolean =>
	place !== undefined && foldName(place.from.gazetteer.nameText(place.name)) === foldName(name);

/** A name without a word for its kind where no city has the whole: `Alberta` of `Province of Alberta`. */
function nameOf(text: string, places: Opened, country: string | undefined): string {
	const isKnown = (name: string): boolean => {
		const { found, by } = findCities(name, places, country);
		return by === 'area' || found.some(({ whole }) => whole);
	};
	const bare = withoutKind(text, ['area', 'city']);
	return bare !== text && bare !== '' && !isKnown(text) && isKnown(bare) ? bare : text;
}

/** Whether a landmark is in another country than the first city of its name, and a region there is called so: Bali of Indonesia. */
function isElsewhere(
	[sight]: readonly FoundIn[],
	[city]: readonly FoundPlace[],
	name: string,
	places: Opened
): boolean {
	if (sight === undefined || city === undefined || !places.search.namesOtherArea(name, city.index)) return false;
	return sight.from.gazetteer.city(sight.index).country !== places.gazetteer.city(city.index).country;
}

// A place that lies beside another of the text, or has a word too many around its name. The second is a guess: a town that is called so in a
// part of a country that begins so is better, and so is a larger city that is spelled alike.
async function findNear(
	name: string,
	[places, towns]: readonly [Opened, Opened | null],
	known: FoundIn | undefined,
	by: 'name' | 'area' | 'likeness',
	context: EngineContext
): Promise<FoundIn | null> {
	const packs = [places, towns, await openLandmarkPack(context)].filter((pack) => pack !== null);
	// A slip in a name of several words, and the beginning of one, are likelier than a place with other words.
	const key = foldName(name);
	const isBegun = known && foldName(known.from.gazetteer.nameText(known.name)).startsWith(key);
	if (isBegun || (known && key.includes(' ') && known.from.gazetteer.keys.isAlike(known.name, key))) return null;
	const beside = findBeside(name, packs);
	if (beside || (known && (by !== 'likeness' || known.from === towns))) return beside;
	const within = findWithin(name, packs);
	const isCity = within?.from === places || within?.from === towns;
	return within && known && isCity && peopleOf(known) > peopleOf(within) ? null : within;
}

/** People of a city from which on no landmark of its name comes before it: as many as the best-known count for in their pack. */
const FAMOUS = 200_000;

/** The logarithm of the people of a town that nobody has counted: a thousand. */
const UNCOUNTED = Math.log(1000);

const peopleOf = ({ index, from }: FoundIn): number => from.gazetteer.city(index).population ?? 0;

/** The answer to a postal code: its area, by the name of its city, else of the nearest. */
function postalAnswer(
	{ q, limit }: Parameters<Places>[0],
	areas: readonly PostalArea[],
	gazetteer: Opened['gazetteer']
): Awaited<ReturnType<Places>> {
	const found = areas.slice(0, limit).map(({ code, index, from, city: named }) => {
		const area = from.gazetteer.city(index);
		const near =
			named !== null
				? [gazetteer.city(named)]
				: gazetteer
						.nearest(area, 20)
						.filter((city) => ((gazetteer.kind[city.index] ?? 0) & 3) !== KIND.district)
						.map((city) => gazetteer.city(city.index));
		const city = near.find(({ country }) => country === area.country) ?? area;
		const { lat, lon, timezone } = area;
		return placeOf(peopled({ ...city, lat, lon, timezone }, false), code, null);
	});
	return { query: q, count: found.length, places: found, sure: false, note: PLACE_NOTES.postalArea };
}

/** A place whose size is no number of people has none. */
const peopled = (city: City, isCity: boolean): City => (isCity ? city : { ...city, population: null });

/** Cities and towns that a name may mean, likeliest first: an area's cities, whole names, similar names. */
function withTowns(
	cities: readonly FoundPlace[],
	places: Opened,
	by: 'name' | 'area' | 'likeness',
	towns: Opened | null,
	name: string,
	country: string | undefined
): FoundIn[] {
	const known = cities.map((place): FoundIn => ({ ...place, from: places }));
	if (towns === null) return known;
	const { found, by: townsBy } = findCities(name, towns, country);
	const isCounted = (index: number): boolean => (towns.gazetteer.size[index] ?? 0) > 0;
	const small = found.map((place): FoundIn => ({
		...place,
		score: place.score + (isCounted(place.index) ? 0 : UNCOUNTED),
		from: towns
	}));
	if (by === 'area') return [...known, ...small.filter(({ whole }) => whole)];
	if (townsBy === 'area') return known;
	return [...known, ...small].sort((a, b) => b.score - a.score);
}

const placeOf = (city: City, matchedName: string | null, kilometers: number | null) => ({
	name: city.name,
	local_name: city.localName,
	matched_name: matchedName,
	country: city.country,
	country_name: COUNTRY_NAMES[city.country] ?? city.country,
	subdivision: city.subdivision?.name ?? null,
	subdivision_code: city.subdivision?.code ?? null,
	latitude: city.lat,
	longitude: city.lon,
	timezone: city.timezone,
	population: city.population,
	distance_km: kilometers === null ? null : Math.round(kilometers * 1000) / 1000
});
