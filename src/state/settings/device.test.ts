import { afterEach, expect, test, vi } from 'vitest';
import { CURRENCIES } from '../../../engines/currency/currencies';
import { currencyOf, zonePlace, zoneTown } from './device';

const tables = import.meta.glob<string>('./zone-places/*.ts', { import: 'ZONE_PLACES', eager: true });
const ZONE_PLACES = Object.values(tables).join(';');

test.each([
	['Europe/Berlin', 'DE', 52.5, 13.37],
	['Europe/London', 'GB', 51.51, -0.13],
	['Asia/Kolkata', 'IN', 22.53, 88.37],
	['America/New_York', 'US', 40.71, -74.01],
	['Pacific/Auckland', 'NZ', -36.87, 174.77]
])('a device in %s is taken to be in %s', (zone, country, lat, lon) =>
	expect(zonePlace(zone, ZONE_PLACES)).toEqual({ country, lat, lon })
);

test('a zone of no country names no place, nor does a part of a zone’s name', () => {
	for (const zone of ['UTC', 'Etc/GMT+3', 'Europe', 'Europe/Berli', 'urope/Berlin', ''])
		expect([zone, zonePlace(zone, ZONE_PLACES)]).toEqual([zone, null]);
});

test('a town is read from the name of its zone', () =>
	expect(zoneTown('America/Argentina/Buenos_Aires')).toBe('Buenos Aires'));

test.each([
	['US', 'USD'],
	['IN', 'INR'],
	['DE', 'EUR'],
	['BG', 'EUR'],
	['LI', 'CHF'],
	['NP', 'EUR']
])('in %s one is offered %s', (country, currency) => {
	expect(currencyOf(country)).toBe(currency);
	expect(CURRENCIES).toContain(currency);
});

/** ISO 4217: who pays with each currency that the European Central Bank quotes; the euro's own are left to the rest. */
const PAYERS = `AUD AU CC CX KI NF NR TV, BRL BR, CAD CA, CHF CH LI, CNY CN, CZK CZ, DKK DK FO GL, GBP GB GG IM JE, HKD HK, HUF HU, IDR ID,
ILS IL PS, INR IN, ISK IS, JPY JP, KRW KR, MXN MX, MYR MY, NOK NO SJ, NZD NZ CK NU, PHP PH, PLN PL, RON RO, SEK SE, SGD SG, THB TH, TRY TR,
USD US AS EC FM GU MH MP PA PR PW SV TC TL UM VG VI, ZAR ZA`;
test('each country that pays with a quoted currency is offered it', async () => {
	vi.resetModules();
	const { currencyOf: anew } = await import('./device');
	for (const line of PAYERS.split(/,\s*/)) {
		const [currency, ...countries] = line.split(' ');
		for (const country of countries) expect([country, anew(country)]).toEqual([country, currency]);
	}
});

afterEach(() => void vi.unstubAllGlobals());

async function deviceOf(timeZone: string, languages: readonly string[]) {
	vi.resetModules();
	vi.stubGlobal('navigator', { languages });
	vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ timeZone } as never);
	try {
		const { device } = await import('./device');
		const found = device();
		expect(device()).toBe(found);
		return await found;
	} finally {
		vi.restoreAllMocks();
	}
}

test.each([
	['Asia/Calcutta', ['de-DE'], 'IN', 'INR', 'Asia/Kolkata', 'Kolkata'],
	['Europe/Kiev', ['en'], 'UA', 'EUR', 'Europe/Kyiv', 'Kyiv'],
	['Asia/Katmandu', ['en'], 'NP', 'EUR', 'Asia/Kathmandu', 'Kathmandu'],
	['Asia/Saigon', ['en'], 'VN', 'EUR', 'Asia/Ho_Chi_Minh', 'Ho Chi Minh'],
	['Asia/Rangoon', ['en'], 'MM', 'EUR', 'Asia/Yangon', 'Yangon'],
	['America/Buenos_Aires', ['en'], 'AR', 'EUR', 'America/Argentina/Buenos_Aires', 'Buenos Aires'],
	['Europe/Berlin', ['en-US'], 'DE', 'EUR', 'Europe/Berlin', 'Berlin'],
	['Europe/Vienna', ['de'], 'AT', 'EUR', 'Europe/Vienna', 'Vienna'],
	['Asia/Tokyo', ['ja'], 'JP', 'JPY', 'Asia/Tokyo', 'Tokyo'],
	['America/New_York', [], 'US', 'USD', 'America/New_York', 'New York']
])(
	'a clock of %s: the place of its zone, whatever the language',
	async (given, languages, country, currency, zone, name) =>
		expect(await deviceOf(given, languages)).toMatchObject({ country, currency, zone, place: { name } })
);

test.each([
	[['en', 'de-CH'], 'CH'],
	[['de', 'fr'], 'DE'],
	[['hi'], 'IN'],
	[[], 'US']
])('a clock of no country: languages %j say %s', async (languages, country) =>
	expect(await deviceOf('UTC', languages)).toEqual({ country, currency: currencyOf(country), zone: 'UTC', place: null })
);

test('a language that is none is passed over; the first that names a region decides', async () => {
	expect(await deviceOf('UTC', ['C', 'en', 'fr-CA', 'de-AT'])).toMatchObject({ country: 'CA', currency: 'CAD' });
	expect(await deviceOf('UTC', ['C', 'pt'])).toMatchObject({ country: 'BR' });
	expect(await deviceOf('UTC', ['C'])).toMatchObject({ country: 'US' });
});

test('a browser that has Temporal is asked for its zone by it', async () => {
	vi.stubGlobal('Temporal', { Now: { timeZoneId: () => 'Asia/Calcutta' } });
	expect(await deviceOf('Europe/Berlin', ['de'])).toEqual({
		country: 'IN',
		currency: 'INR',
		zone: 'Asia/Kolkata',
		place: { name: 'Kolkata', lat: 22.53, lon: 88.37 }
	});
});
