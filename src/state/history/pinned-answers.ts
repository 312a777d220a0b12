import { countryName } from '../settings/country-name';
import type { Device } from '../settings/device';
import { entries, type Listed } from '../pages/catalogue';
import { settings } from '../settings/settings.svelte';

/** A card of the shelf: a call whose answer is shown in a line. */
export interface ShelfCard {
	readonly entry: Listed;
	readonly values: Readonly<Record<string, string>>;
	/** What the card is about, where its title says too little. */
	readonly about: string;
	/** IANA name of a zone whose clock is what the card shows: browsers know it without asking anyone. */
	readonly zone?: string;
	/** What is asked when there is nothing to tell: late in a year its last holiday is over. */
	readonly otherwise?: Readonly<Record<string, string>>;
	/** Kept by a person, rather than offered for a start. */
	readonly pinned: boolean;
}

/** Where people elsewhere often are: the first that has another clock than the device is offered. */
const ELSEWHERE = [
	{ name: 'newYork', coords: '40.71,-74.01', zone: 'America/New_York' },
	{ name: 'tokyo', coords: '35.65,139.74', zone: 'Asia/Tokyo' }
] as const;

const card = (
	path: string,
	values: Readonly<Record<string, string>>,
	about: string,
	more: Pick<ShelfCard, 'zone' | 'otherwise'> = {}
): ShelfCard[] => {
	const entry = entries.find(({ operation }) => operation.path === path);
	return entry ? [{ entry, values, about, pinned: false, ...more }] : [];
};

/** Four useful answers for a device, when nothing is pinned yet. `nameOf` says what a town is called. */
export function firstShelf(
	{ country, currency, zone }: Device,
	year: number,
	nameOf: (town: (typeof ELSEWHERE)[number]['name']) => string
): ShelfCard[] {
	const base = currency === 'USD' ? 'EUR' : 'USD';
	const there = ELSEWHERE.find((place) => place.zone !== zone) ?? ELSEWHERE[0];
	return [
		...card('/v1/rates', { base, symbols: currency, amount: '1' }, `${base} → ${currency}`),
		...card('/v1/timezone', { coords: there.coords }, nameOf(there.name), { zone: there.zone }),
		...card('/v1/holidays', { country, year: String(year) }, countryName(country), {
			otherwise: { country, year: String(year + 1) }
		}),
		...card('/v1/recent', { min_magnitude: '4.5' }, `M ≥ ${new Intl.NumberFormat(settings.locale).format(4.5)}`)
	];
}
