import { localeOf } from './locale-of';
import { loadZonePlaces, ownZone } from './own-zone';

/** Facts about a device's location without a request: its languages and its time zone. */
export interface Device {
	/** ISO 3166-1 alpha-2. */
	readonly country: string;
	/** ISO 4217, one of those that the European Central Bank quotes, by default EUR. */
	readonly currency: string;
	/** IANA name. */
	readonly zone: string;
	/** The town that the zone is named after. */
	readonly place: { readonly name: string; readonly lat: number; readonly lon: number } | null;
}

/** Countries by the currency that they pay with, as far as the European Central Bank quotes it (2026). */
const PAYS: Readonly<Record<string, string>> = {
	AUD: 'AU CC CX KI NF NR TV', BRL: 'BR', CAD: 'CA', CHF: 'CH LI', CNY: 'CN', CZK: 'CZ', DKK: 'DK FO GL', GBP: 'GB GG IM JE',
	HKD: 'HK', HUF: 'HU', IDR: 'ID', ILS: 'IL PS', INR: 'IN', ISK: 'IS', JPY: 'JP', KRW: 'KR', MXN: 'MX', MYR: 'MY',
	NOK: 'NO SJ', NZD: 'NZ CK NU', PHP: 'PH', PLN: 'PL', RON: 'RO', SEK: 'SE', SGD: 'SG', THB: 'TH', TRY: 'TR',
	USD: 'US AS EC FM GU MH MP PA PR PW SV TC TL UM VG VI', ZAR: 'ZA'
}; // prettier-ignore

/** The currency of a country, or EUR if the European Central Bank does not quote it. */
export const currencyOf = (country: string): string =>
	Object.entries(PAYS).find(([, countries]) => countries.split(' ').includes(country))?.[0] ?? 'EUR';

/** Country and place of a zone in the table, or null (`UTC`, `Etc/GMT+3`). */
export function zonePlace(zone: string, table: string): { country: string; lat: number; lon: number } | null {
	const row = table.split(';').find((line) => line.startsWith(`${zone} `));
	const [, country = '', lat = '', lon = ''] = row?.split(' ') ?? [];
	return row ? { country, lat: Number(lat), lon: Number(lon) } : null;
}

/** The town in a zone's name: `America/Argentina/Buenos_Aires` → `Buenos Aires`. */
export const zoneTown = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

let known: Promise<Device> | undefined;

/** This device. The place goes by the time zone; the country too, where the zone has one, else by the first language. */
export function device(): Promise<Device> {
	known ??= read();
	return known;
}

async function read(): Promise<Device> {
	const zone = ownZone();
	const found = zonePlace(zone, await loadZonePlaces());
	const country = found?.country ?? languageRegion(navigator.languages) ?? 'US';
	return {
		country,
		currency: currencyOf(country),
		zone,
		place: found && { name: zoneTown(zone), lat: found.lat, lon: found.lon }
	};
}

/** The region of the first language that names one; of a bare language the one where most speak it. */
function languageRegion(languages: readonly string[]): string | undefined {
	const locales = languages.flatMap((tag) => localeOf(tag) ?? []);
	return locales.find(({ region }) => region)?.region ?? locales[0]?.maximize().region;
}
