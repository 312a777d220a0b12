import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { entries, loadEntry } from '../pages/catalogue';
import { device, type Device } from '../settings/device';
import { DEVICE_PATHS } from '../settings/device-paths';
import { firstChoices, firstValues, ownCountry, ownLanguage } from './initial-values';

vi.hoisted(() => {
	vi.stubGlobal('navigator', { language: 'en-GB' });
	vi.stubGlobal('document', { documentElement: { dataset: {} } });
});
vi.mock('../settings/device', () => ({ device: vi.fn() }));

const BERLIN: Device = { country: 'DE', currency: 'EUR', zone: 'Europe/Berlin', place: { name: 'Berlin', lat: 52.5, lon: 13.37 } }; // prettier-ignore
const PARIS: Device = { country: 'FR', currency: 'EUR', zone: 'Europe/Paris', place: { name: 'Paris', lat: 48.87, lon: 2.33 } }; // prettier-ignore
const NEW_YORK: Device = { country: 'US', currency: 'USD', zone: 'America/New_York', place: null };
const JULY = new Date(2026, 6, 14, 12);

const entryOf = async (path: string) => {
	const listed = entries.find(({ operation }) => operation.path === path);
	if (!listed) throw new Error(`no ${path}`);
	return loadEntry(listed);
};
const opened = async (path: string) => firstValues(await entryOf(path), JULY);

beforeEach(() => void vi.mocked(device).mockReset().mockResolvedValue(BERLIN));
afterEach(() => void vi.restoreAllMocks());

test.each<[string, Device, object]>([
	['/v1/holidays', BERLIN, { country: 'DE', year: '2026' }],
	['/v1/workdays', PARIS, { country: 'FR', from: '2026-07-14', to: '2026-07-31' }],
	['/v1/rates', BERLIN, { base: 'USD' }],
	['/v1/rates', NEW_YORK, { base: 'EUR' }],
	['/v1/timezone', BERLIN, { coords: '52.5,13.37' }],
	// For an unknown place.
	['/v1/timezone', NEW_YORK, { coords: '52.52,13.405' }],
	['/v1/distance', BERLIN, { from: '52.5,13.37', to: '48.8566,2.3522' }],
	['/v1/distance', PARIS, { from: '48.87,2.33', to: '51.5074,-0.1278' }],
	['/v1/number', NEW_YORK, { number: '+49 30 901820', country: 'US' }],
	['/v1/destination', BERLIN, { from: '52.5,13.37', bearing: '45', kilometers: '100' }],
	['/v1/places', PARIS, { q: 'Paris' }],
	['/v1/places', NEW_YORK, { q: 'Berlin' }],
	['/v1/example', PARIS, { country: 'FR' }],
	['/v1/on-this-day', BERLIN, { month: '7', day: '14' }],
	// The address of the app itself, which this test lacks.
	['/v1/qr', BERLIN, { text: 'https://example.org/' }]
])('%s opens with what fits the device', async (path, here, values) => {
	vi.mocked(device).mockResolvedValue(here);
	expect(await opened(path)).toEqual(values);
});

test('where the device cannot be read, the first example; nothing that would be sent away', async () => {
	const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
	vi.mocked(device).mockRejectedValue(new Error('no zone'));
	const { operation } = await entryOf('/v1/distance');
	expect(await opened('/v1/distance')).toEqual(operation.examples[0]?.input);
	expect(await opened('/v1/rates')).toEqual({});
	expect(warned).toHaveBeenCalledTimes(2);
});

test('a code and a day open without asking where the device is', async () => {
	await Promise.all([opened('/v1/qr'), opened('/v1/on-this-day')]);
	expect(device).not.toHaveBeenCalled();
});

test.each(DEVICE_PATHS)(
	'%s is opened by the last part of its path, which tells that the device is asked',
	async (path) => {
		expect(`/v1/${(await entryOf(path)).slug}`).toBe(path);
		await opened(path);
		expect(device).toHaveBeenCalledOnce();
	}
);

test('every other tool opens with its first example, unless that is a feed’s, a secret, a file or not needed', async () => {
	const own: readonly string[] = [...DEVICE_PATHS, '/v1/on-this-day', '/v1/qr'];
	for (const listed of entries.filter(({ operation }) => !own.includes(operation.path))) {
		const { operation } = await loadEntry(listed);
		const silent = operation.kind === 'feed' || operation.secret === true || operation.accepts !== undefined || operation.params.required.length === 0; // prettier-ignore
		const expected = silent ? [] : Object.keys(operation.examples[0]?.input ?? {}).sort();
		expect([operation.path, Object.keys(await opened(operation.path)).sort()]).toEqual([operation.path, expected]);
	}
	expect(device).not.toHaveBeenCalled();
});

test('products and days are asked in the reader’s language, where that is not English', () => {
	const product = { path: '/v1/product/{barcode}' } as const;
	expect([ownLanguage(product, 'hi-u-nu-latn'), ownLanguage(product, 'en-GB')]).toEqual([{ lang: 'hi' }, {}]);
	expect(ownLanguage({ path: '/v1/on-this-day' }, 'mr')).toEqual({ lang: 'mr' });
	expect(ownLanguage({ path: '/v1/distance' }, 'hi')).toEqual({});
});

test('an address that leaves a choice open gets that of the first example, and nothing else', async () => {
	const { operation } = await entryOf('/v1/transliterate');
	expect(firstChoices(operation, { text: 'नमस्ते' })).toEqual({ to: 'iso15919' });
	expect(firstChoices(operation, { text: 'नमस्ते', to: 'tamil' })).toEqual({});
	expect(firstChoices((await entryOf('/v1/distance')).operation, { from: '0,0' })).toEqual({});
});

test('a number as it is dialled is the device’s country’s where an address does not say whose', async () => {
	const { operation } = await entryOf('/v1/number');
	vi.mocked(device).mockResolvedValue(BERLIN);
	expect(await ownCountry(operation, { number: '030 901820' })).toEqual({ country: 'DE' });
	expect(await ownCountry(operation, { number: '030 901820', country: 'AT' })).toEqual({});
	for (const number of ['+49 30 901820', '0049 30 901820', 'tel:+49-30-901820', ' +1 201 555 0123'])
		expect(await ownCountry(operation, { number })).toEqual({});
	expect(await ownCountry((await entryOf('/v1/example')).operation, { number: '030' })).toEqual({});
	expect(await ownCountry((await entryOf('/v1/ask')).operation, { q: 'when is easter' })).toEqual({ country: 'DE' });
});
