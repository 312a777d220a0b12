import type { EngineContext } from '../kit/contract';
import { readCountry } from '../kit/country';
import { foldName } from '../kit/fold-name';
import { distanceKm } from './distance';
import type { City } from './gazetteer';
import { openPostcodePack, type Places } from './places';

/** An area of a postal code. */
export interface PostalArea {
	readonly code: string;
	/** Its place in `from`. */
	readonly index: number;
	readonly from: Places;
	/** The city that the text names beside the code, or that of a whole district, in the pack of cities; null without one. */
	readonly city: number | null;
}

/** Stands for any character in the pack. */
const ANY = '某';
/** Maximum distance from the named place to the area of a code, kilometres. */
const NEAR_KM = 60;
/** So many codes at one point have the middle of a whole district, which says less than the named place if it lies so far from it, kilometres. */
const COARSE = 5;
const COARSE_KM = 15;
/** Endings that name a street or a house: `SW1A 1AA`, `M5V 2T6`, `1012 AB`. */
const ENDINGS = [/\d[A-Z]{2}$/, /\d[A-Z]\d$/, /[A-Z]{2}$/];

/**
 * Areas of the postal code in a text, with or without its place: `90210`, `10115 Berlin`, `SW1A 1AA`, `CH-8001 Zürich`. The code that lies near the
 * place comes first; without a place that with the greatest city. Empty for a text without a code, and where no code lies near its place.
 */
export async function findPostalAreas(
	text: string,
	places: Places,
	context: EngineContext,
	country?: string
): Promise<readonly PostalArea[]> {
	const words = text
		.toUpperCase()
		.split(/[\s,;-]+/)
		.filter((word) => word !== '');
	const at = words.findIndex((word) => /\d/.test(word));
	if (at < 0 || words.length > 8) return [];
	const second = words[at + 1] ?? '';
	const code = words[at] ?? '';
	const isPair = /^(?=.*\d)[\dA-Z]{2,4}$/.test(second) || (/^[A-Z]{2}$/.test(second) && /^\d{4}$/.test(code));
	const others = words.filter((_, place) => place !== at && !(isPair && place === at + 1));
	// A second number means that the text is an address.
	if (others.some((word) => /\d/.test(word)) || !/^[\dA-Z]{3,8}$/.test(code)) return [];
	const from = await openPostcodePack(context);
	if (from === null) return [];
	const rest = others.join(' ');
	const within = country ?? readCountry(rest) ?? undefined;
	for (const typed of isPair ? [code + second, code] : [code])
		for (const form of [typed, ...ENDINGS.map((ending) => typed.replace(ending, ''))]) {
			const found = areasOf(form, from, within, places).map((index): PostalArea => {
				const city = isCoarse(from, index) ? greatestNear(from.gazetteer.city(index), places, DISTRICT_KM) : null;
				return { code: typed, index, from, city: city?.index ?? null };
			});
			const ranked = rest === '' || within !== undefined ? found : nearTo(rest, found, places);
			if (ranked.length > 0) return ranked;
		}
	return [];
}

/** How much more an area counts for each further character of the code that it has. */
const A_CHARACTER = 5;
/** How far a city reaches that people write with a code; how far the main city of a district lies from its middle. */
const [CITY_KM, DISTRICT_KM] = [15, 40];

/** One place of each country that has a code or its beginning, by the people of the greatest city there. */
function areasOf(code: string, { gazetteer, search }: Places, country: string | undefined, places: Places): number[] {
	const found = new Map<string, { readonly index: number; readonly weight: number }>();
	for (let length = code.length; length > 1 && code.length > 2; length--) {
		const form = code.slice(0, length) + ANY.repeat(code.length - length);
		if (!gazetteer.keys.hasWhole(foldName(form))) continue;
		for (const { index, whole } of search.find(form, 50, country).places) {
			const area = gazetteer.city(index);
			if (!whole || found.has(area.country)) continue;
			const people = greatestNear(area, places, CITY_KM)?.population ?? 0;
			found.set(area.country, { index, weight: people * A_CHARACTER ** length });
		}
	}
	return [...found.values()].sort((a, b) => b.weight - a.weight).map(({ index }) => index);
}

/** The city of an area's country with the most people within some kilometres, or null. */
function greatestNear(
	area: City,
	{ gazetteer }: Places,
	kilometers: number
): (City & { readonly index: number }) | null {
	let greatest: (City & { readonly index: number }) | null = null;
	for (const { index } of gazetteer.nearest(area, MOST_NEAR, kilometers)) {
		const city = gazetteer.city(index);
		if (city.country === area.country && (city.population ?? 0) > (greatest?.population ?? 0))
			greatest = { ...city, index };
	}
	return greatest;
}
/** No circle of so many kilometres has more cities. */
const MOST_NEAR = 400;

/** The areas near a place by its name, the nearest first. A short code of a country, as in `CH-8001`, is no place. */
function nearTo(name: string, areas: readonly PostalArea[], { gazetteer, search }: Places): PostalArea[] {
	const [place] = search.find(name.replace(/^[A-Z]{1,2} (?=\p{L})/u, ''), 1).places;
	if (!place?.whole) return [];
	const { lat, lon } = gazetteer.city(place.index);
	return areas
		.map((area) => ({ area, far: distanceKm(area.from.gazetteer.city(area.index), { lat, lon }) }))
		.filter(({ area, far }) => far <= COARSE_KM || (far <= NEAR_KM && !isCoarse(area.from, area.index)))
		.sort((a, b) => a.far - b.far)
		.map(({ area }) => ({ ...area, city: place.index }));
}

const isCoarse = ({ gazetteer }: Places, index: number): boolean =>
	gazetteer.nearest(gazetteer.city(index), COARSE, 0.1).length === COARSE;
