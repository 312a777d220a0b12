import { afterEach, expect, test, vi } from 'vitest';
import type { Device } from '../settings/device';

vi.mock('../settings/settings.svelte', () => ({ settings: { locale: 'de-DE', language: 'en' } }));
const { firstShelf } = await import('./pinned-answers');
const { feedUsed, noteFeedUsed } = await import('../network/feeds-used');

const BERLIN: Device = { country: 'DE', currency: 'EUR', zone: 'Europe/Berlin', place: null };
const shelf = (more: Partial<Device> = {}) => firstShelf({ ...BERLIN, ...more }, 2026, (town) => `town ${town}`);

afterEach(() => void vi.unstubAllGlobals());

/** A device on which these tools of live sources were used. */
const withUsed = (names: string) => vi.stubGlobal('localStorage', { getItem: () => names, setItem() {} });

test('a new visitor gets four answers that ask no source: clocks elsewhere and the holidays of the device', () => {
	expect(shelf().map(({ entry, values, about, pinned }) => [entry.operation.path, values, about, pinned])).toEqual([
		['/v1/timezone', { coords: '40.71,-74.01' }, 'town newYork', false],
		['/v1/holidays', { country: 'DE', year: '2026' }, 'Deutschland', false],
		['/v1/timezone', { coords: '35.65,139.74' }, 'town tokyo', false],
		['/v1/timezone', { coords: '51.51,-0.13' }, 'town london', false]
	]);
	// Late in a year its holidays may be over: the card then shows those of the next.
	expect(shelf()[1]?.otherwise).toEqual({ country: 'DE', year: '2027' });
});

test('money and earthquakes are there for those who used them', () => {
	withUsed('currency/rates earthquakes/recent');
	expect(shelf().map(({ entry, values, about }) => [entry.operation.path, values, about])).toEqual([
		['/v1/rates', { base: 'USD', symbols: 'EUR', amount: '1' }, 'USD → EUR'],
		['/v1/timezone', { coords: '40.71,-74.01' }, 'town newYork'],
		['/v1/holidays', { country: 'DE', year: '2026' }, 'Deutschland'],
		['/v1/recent', { min_magnitude: '4.5' }, 'M ≥ 4,5']
	]);
});

test('a payer in dollars gets the euro, a visitor in New York the clock of Tokyo', () => {
	withUsed('currency/rates');
	const [money, clock] = shelf({ country: 'US', currency: 'USD', zone: 'America/New_York' });
	expect([money?.values, money?.about]).toEqual([{ base: 'EUR', symbols: 'USD', amount: '1' }, 'EUR → USD']);
	expect([clock?.values, clock?.about, clock?.zone]).toEqual([{ coords: '35.65,139.74' }, 'town tokyo', 'Asia/Tokyo']);
});

test('that a source was asked is remembered, and is not without storage', () => {
	const store = new Map<string, string>();
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => store.get(key) ?? null,
		setItem: (key: string, value: string) => store.set(key, value)
	});
	expect(feedUsed('food/product')).toBe(false);
	noteFeedUsed('food/product');
	noteFeedUsed('news/search');
	expect([feedUsed('food/product'), feedUsed('earthquakes/recent')]).toEqual([true, false]);
	expect([...store]).toEqual([['feeds-used', 'food/product news/search']]);
	// An older version noted that some source was used, not which.
	store.set('feeds-used', '1');
	expect(feedUsed('food/product')).toBe(false);
	vi.stubGlobal('localStorage', undefined);
	expect(() => noteFeedUsed('food/product')).not.toThrow();
	expect(feedUsed('food/product')).toBe(false);
});
