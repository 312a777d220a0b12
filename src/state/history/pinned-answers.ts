import { countryName } from '../settings/country-name';
import type { Device } from '../settings/device';
import { entries, type Listed } from '../pages/catalogue';
import { feedUsed } from '../network/feeds-used';
import { settings } from '../settings/settings.svelte';

/** A card of the shelf: a call whose answer is shown in a line. */
export interface ShelfCard {
	readonly entry: Listed;
	readonly values: Readonly<Record<string, string>>;
	/** Subject of the card, when its title is not enough. */
	readonly about: string;
	/** IANA name of a zone whose clock the card shows, which browsers know without a request. */
	readonly zone?: string;
	/** A fallback request: late in a year its last holiday is over. */
	readonly otherwise?: Readonly<Record<string, string>>;
	/** Kept by a person, rather than offered for a start. */
	readonly pinned: boolean;
}

/** Where people elsewhere often are: those with another clock than the device are offered. */
const ELSEWHERE = [
	{ name: 'newYork', coords: '40.71,-74.01', zone: 'America/New_York' },
	{ name: 'tokyo', coords: '35.65,139.74', zone: 'Asia/Tokyo' },
	{ name: 'london', coords: '51.51,-0.13', zone: 'Europe/London' },
	{ name: 'sydney', coords: '-33.87,151.21', zone: 'Australia/Sydney' }
] as const;
/** Cards of a new visitor. */
const COUNT = 4;

const card = (
	path: string,
	values: Readonly<Record<string, string>>,
	about: string,
	more: Pick<ShelfCard, 'zone' | 'otherwise'> = {}
): ShelfCard[] => {
	const entry = entries.find(({ operation }) => operation.path === path);
	return entry ? [{ entry, values, about, pinned: false, ...more }] : [];
};

/** Four answers for a new device. Live sources only where used before, else clocks. `nameOf` names a town. */
export function firstShelf(
	{ country, currency, zone }: Device,
	year: number,
	nameOf: (town: (typeof ELSEWHERE)[number]['name']) => string
): ShelfCard[] {
	const base = currency === 'USD' ? 'EUR' : 'USD';
	const [clock, ...clocks] = ELSEWHERE.filter((place) => place.zone !== zone).map((place) =>
		card('/v1/timezone', { coords: place.coords }, nameOf(place.name), { zone: place.zone })
	);
	const magnitude = new Intl.NumberFormat(settings.locale).format(4.5);
	return [
		feedUsed('currency/rates')
			? card('/v1/rates', { base, symbols: currency, amount: '1' }, `${base} → ${currency}`)
			: [],
		clock ?? [],
		card('/v1/holidays', { country, year: String(year) }, countryName(country), {
			otherwise: { country, year: String(year + 1) }
		}),
		feedUsed('earthquakes/recent') ? card('/v1/recent', { min_magnitude: '4.5' }, `M ≥ ${magnitude}`) : [],
		...clocks
	]
		.flat()
		.slice(0, COUNT);
}
