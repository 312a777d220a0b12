import { afterEach, expect, test, vi } from 'vitest';
import type { Device } from '../settings/device';

vi.mock('../settings/settings.svelte', () => ({ settings: { locale: 'de-DE', language: 'en' } }));
const { firstShelf } = await import('./pinned-answers');
const { feedUsed, noteFeedUsed } = await import('../network/feeds-used');

const BERLIN: Device = { country: 'DE', currency: 'EUR', zone: 'Europe/Berlin', place: null };
const shelf = (more: Partial<Device> = {}) => firstShelf({ ...BERLIN, ...more }, 2026, (town) => `town ${town}`);

afterEach(() => void vi.unstubAllGlobals());

test('four answers for a device: its money, a clock elsewhere, its holidays, strong earthquakes', () => {
	expect(shelf().map(({ entry, values, about, pinned }) => [entry.operation.path, values, about, pinned])).toEqual([
		['/v1/rates', { base: 'USD', symbols: 'EUR', amount: '1' }, 'USD → EUR', false],
		['/v1/timezone', { coords: '40.71,-74.01' }, 'town newYork', false],
		['/v1/holidays', { country: 'DE', year: '2026' }, 'Deutschland', false],
		['/v1/recent', { min_magnitude: '4.5' }, 'M ≥ 4,5', false]
	]);
});

test('late in a year its holidays may be over: those of the next are asked then', () =>
	expect(shelf().map(({ otherwise }) => otherwise)).toEqual([
		undefined,
		undefined,
		{ country: 'DE', year: '2027' },
		undefined
	]));

test('who pays in dollars is told the euro, who is in New York the clock of Tokyo', () => {
	const [money, clock] = shelf({ country: 'US', currency: 'USD', zone: 'America/New_York' });
	expect([money?.values, money?.about]).toEqual([{ base: 'EUR', symbols: 'USD', amount: '1' }, 'EUR → USD']);
	expect([clock?.values, clock?.about, clock?.zone]).toEqual([{ coords: '35.65,139.74' }, 'town tokyo', 'Asia/Tokyo']);
	expect(shelf()[1]?.zone).toBe('America/New_York');
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
