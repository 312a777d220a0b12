import { beforeEach, expect, test, vi } from 'vitest';

vi.mock('./router.svelte', () => ({ href: (path: string) => `/base/${path}` }));
const { addressOf, LONGEST_QUERY } = await import('./tool-address');

let entry: Parameters<typeof addressOf>[0];
beforeEach(() => void (entry = { group: { id: 'geo' }, slug: 'distance', operation: { secret: false } } as never));

test('values stand in the address, as a query', () =>
	expect(addressOf(entry, { from: '52.52,13.405', to: 'New York' })).toBe(
		'/base/tools/geo/distance?from=52.52%2C13.405&to=New+York'
	));

test('without values there is no query', () => expect(addressOf(entry, {})).toBe('/base/tools/geo/distance'));

test('secrets are in no address', () => {
	Object.assign(entry.operation, { secret: true });
	expect(addressOf(entry, { password: 'correct horse' })).toBe('/base/tools/geo/distance');
});

test('a text that is too long for one is not in it, one that just fits is', () => {
	const text = (length: number) => ({ q: 'x'.repeat(length - 'q='.length) });
	expect(addressOf(entry, text(LONGEST_QUERY))).toHaveLength('/base/tools/geo/distance?'.length + LONGEST_QUERY);
	expect(addressOf(entry, text(LONGEST_QUERY + 1))).toBe('/base/tools/geo/distance');
});
