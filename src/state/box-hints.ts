import type { Hints } from '../../engines/kit/suggest';
import { COUNTRY_CODES } from '../../engines/kit/country-codes';
import { OTHER_NAMES } from '../../engines/kit/country-words';
import type { Device } from './settings/device';
import { LANGUAGES } from './settings/languages';
import { made } from './settings/intl-cache';
import { ZONE_PLACES } from './settings/zone-places.generated';

/** What countries are called besides in the languages of the interface and in short, lower case; the rest is the kit's. */
const ALSO: Readonly<Record<string, string>> = {
	usa: 'US', us: 'US', uk: 'GB', england: 'GB', korea: 'KR', amerika: 'US', 'estados unidos de américa': 'US', 'états unis': 'US', 'ee. uu.': 'US', 'ee.uu.': 'US',
	अमेरिका: 'US', ब्रिटेन: 'GB', أمريكا: 'US', 'السعودية': 'SA', 'الإمارات': 'AE'
}; // prettier-ignore

/** A map, since `constructor` is in every object. */
function table(names: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
	return new Map(Object.entries(names));
}

/** Other names of towns that give a time zone its name. */
const ALIASES = table({
	'new york city': 'New York', nyc: 'New York', 'nueva york': 'New York', tokio: 'Tokyo', londres: 'London', wien: 'Vienna', rom: 'Rome', roma: 'Rome', zürich: 'Zurich',
	'são paulo': 'Sao Paulo', moskau: 'Moscow', moscú: 'Moscow', moscou: 'Moscow', kairo: 'Cairo', 'el cairo': 'Cairo', 'le caire': 'Cairo', athen: 'Athens', atenas: 'Athens', athènes: 'Athens',
	lissabon: 'Lisbon', lisboa: 'Lisbon', lisbonne: 'Lisbon', warschau: 'Warsaw', varsovie: 'Warsaw', prag: 'Prague', praga: 'Prague', brüssel: 'Brussels', bruxelles: 'Brussels', bruselas: 'Brussels', kopenhagen: 'Copenhagen',
	copenhague: 'Copenhagen', singapur: 'Singapore', singapour: 'Singapore', berlín: 'Berlin', parís: 'Paris', kiew: 'Kyiv', kiev: 'Kyiv', calcutta: 'Kolkata',
	टोक्यो: 'Tokyo', लंदन: 'London', 'न्यूयॉर्क': 'New York', पेरिस: 'Paris', बर्लिन: 'Berlin', दुबई: 'Dubai', கொல்கத்தா: 'Kolkata', லண்டன்: 'London', டோக்கியோ: 'Tokyo', பாரிஸ்: 'Paris', துபாய்: 'Dubai',
	طوكيو: 'Tokyo', لندن: 'London', باريس: 'Paris', برلين: 'Berlin', القاهرة: 'Cairo', دبي: 'Dubai', الرياض: 'Riyadh', نيويورك: 'New York'
}); // prettier-ignore
/** Towns by the town in whose time zone they lie: they share its clock, not its place. */
const CLOCKS = table({
	california: 'Los Angeles', kalifornien: 'Los Angeles', californie: 'Los Angeles', कैलिफ़ोर्निया: 'Los Angeles', كاليفورنيا: 'Los Angeles', hawaii: 'Honolulu', hawái: 'Honolulu', hawaï: 'Honolulu', bayern: 'Berlin', bavaria: 'Berlin',
	munich: 'Berlin', münchen: 'Berlin', hamburg: 'Berlin', frankfurt: 'Berlin', cologne: 'Berlin', köln: 'Berlin', stuttgart: 'Berlin', 'san francisco': 'Los Angeles', seattle: 'Los Angeles', 'las vegas': 'Los Angeles',
	boston: 'New York', washington: 'New York', miami: 'New York', philadelphia: 'New York', montreal: 'Toronto', montréal: 'Toronto', ottawa: 'Toronto', houston: 'Chicago', dallas: 'Chicago', austin: 'Chicago',
	delhi: 'Kolkata', 'new delhi': 'Kolkata', mumbai: 'Kolkata', bangalore: 'Kolkata', bengaluru: 'Kolkata', chennai: 'Kolkata', pune: 'Kolkata', hyderabad: 'Kolkata', osaka: 'Tokyo', kyoto: 'Tokyo', beijing: 'Shanghai', peking: 'Shanghai', pékin: 'Shanghai', pekín: 'Shanghai',
	barcelona: 'Madrid', milan: 'Rome', mailand: 'Rome', lyon: 'Paris', marseille: 'Paris', geneva: 'Zurich', genf: 'Zurich', bern: 'Zurich', 'abu dhabi': 'Dubai', 'rio de janeiro': 'Sao Paulo', rio: 'Sao Paulo',
	दिल्ली: 'Kolkata', मुंबई: 'Kolkata', पुणे: 'Kolkata', சென்னை: 'Kolkata', மும்பை: 'Kolkata'
}); // prettier-ignore

let countries: Map<string, string> | undefined;
let towns: Map<string, string> | undefined;

function countryNames(): Map<string, string> {
	if (countries) return countries;
	countries = new Map(Object.entries(ALSO));
	// In every language of the interface.
	for (const language of Object.keys(LANGUAGES)) {
		const names = new Intl.DisplayNames(language, { type: 'region' });
		for (const code of COUNTRY_CODES) {
			const name = names.of(code)?.toLowerCase();
			if (name && !countries.has(name)) countries.set(name, code);
		}
	}
	for (const [code, names] of Object.entries(OTHER_NAMES))
		for (const name of names) {
			const key = name.toLowerCase();
			// Two letters are a code, and words of many languages.
			if (key.length > 2 && !countries.has(key)) countries.set(key, code);
		}
	return countries;
}

/** Code of the country that is named so, in a language of the interface; a two-letter code only in capitals. */
export const countryCalled = (name: string): string | undefined => countryNames().get(name.trim().toLowerCase());

const plain = (name: string): string => name.trim().toLowerCase();
const unaccented = (name: string): string =>
	plain(name)
		.normalize('NFD')
		.replace(/[\u0300-\u036f]/g, '');
/** The row of a town by its name, with its accents or without. */
const rowOf = (name: string): string | undefined => townRows().get(plain(name)) ?? townRows().get(unaccented(name));

/** The row of the zone table of a town: by the zone's own name, or by what else it is called. */
function townRows(): Map<string, string> {
	if (towns) return towns;
	towns = new Map();
	for (const row of ZONE_PLACES.split(';')) {
		const zone = row.slice(0, row.indexOf(' '));
		const town = plain((zone.split('/').at(-1) ?? '').replaceAll('_', ' '));
		if (!towns.has(town)) towns.set(town, row);
	}
	return towns;
}

/** Whether a name is that of a town which is known without asking. */
export const isTown = (name: string): boolean =>
	ALIASES.has(plain(name)) || CLOCKS.has(plain(name)) || rowOf(name) !== undefined;

/**
 * A point of a town that gives its time zone its name, and the town. Only for the clock: towns of another name that share the
 * zone share its clock, not its place.
 */
export function townOfZone(
	name: string
): { readonly name: string; readonly coords: string; readonly exact: boolean } | null {
	const own = rowOf(ALIASES.get(plain(name)) ?? name);
	const row = own ?? rowOf(CLOCKS.get(plain(name)) ?? '');
	const [, , lat, lon] = row?.split(' ') ?? [];
	return lat === undefined || lon === undefined ? null : { name, coords: `${lat},${lon}`, exact: own !== undefined };
}

/** How far the clocks of a known town are from UTC at a time there; undefined for a town that gives no zone its name. */
export function offsetOf(town: string, local: string): string | undefined {
	const own = rowOf(ALIASES.get(plain(town)) ?? town);
	const row = own ?? rowOf(CLOCKS.get(plain(town)) ?? '');
	const zone = row?.slice(0, row.indexOf(' '));
	if (zone === undefined) return undefined;
	const format = made(Intl.DateTimeFormat, 'en', { timeZone: zone, timeZoneName: 'longOffset' });
	const offsetAt = (time: number) => {
		const name = format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? '';
		return /^GMT$/.test(name) ? '+00:00' : /^GMT([+-]\d\d:\d\d)$/.exec(name)?.[1];
	};
	const near = offsetAt(Date.parse(`${local}Z`));
	// Within a day of a change the guess may be on its other side.
	return near === undefined ? undefined : offsetAt(Date.parse(`${local}${near}`));
}

/** The hints of this device, for a day and the locale in which the app writes. */
export const hintsOf = (
	{ country, currency, place = null }: Pick<Device, 'country' | 'currency'> & Partial<Pick<Device, 'place'>>,
	today: string,
	locale = `en-${country}`
): Hints => ({
	today,
	country: countryCalled,
	isTown,
	offset: offsetOf,
	here: place && { name: place.name, coords: `${place.lat},${place.lon}` },
	home: country,
	currency,
	dayFirst: isDayFirst(locale),
	groupsByDot: groupsByDot(locale)
});

function isDayFirst(locale: string): boolean {
	const parts = made(Intl.DateTimeFormat, locale, {})
		.formatToParts(0)
		.map(({ type }) => type);
	return parts.indexOf('day') < parts.indexOf('month');
}

/** Not for who reads English in such a country: English has a decimal point. */
const groupsByDot = (locale: string): boolean =>
	!locale.startsWith('en') && made(Intl.NumberFormat, locale, {}).formatToParts(12_345).some(({ type, value }) => type === 'group' && value === '.'); // prettier-ignore
