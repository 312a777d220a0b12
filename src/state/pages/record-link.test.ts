import { expect, test, vi } from 'vitest';
import type { Listed } from './catalogue';

vi.hoisted(() => {
	vi.stubGlobal('location', new URL('http://localhost/'));
	vi.stubGlobal('document', new EventTarget());
	vi.stubGlobal('addEventListener', () => {});
});
const { linkOf } = await import('./record-link');

const group = { id: 'wiki' };
const entries = [
	{ group, name: 'search', slug: 'search' },
	{ group, name: 'onThisDay', slug: 'on-this-day' },
	{ group: { id: 'news' }, name: 'onThisDay', slug: 'on-this-day' }
].map((entry) => ({ ...entry, operation: {} })) as unknown as readonly Listed[];
const link = (values: Record<string, string>, name = 'onThisDay', of = 'wiki') =>
	linkOf({ group: of, name, values, at: 0 }, entries);

test('a kept call leads to its tool with its values, told in a line', () => {
	expect(link({ month: '7', day: '14' })).toMatchObject({
		group,
		name: 'onThisDay',
		address: '/tools/wiki/on-this-day?month=7&day=14',
		about: '7 · 14'
	});
	expect(link({}, 'onThisDay', 'news')).toMatchObject({
		group: { id: 'news' },
		name: 'onThisDay',
		address: '/tools/news/on-this-day'
	});
});

test('values too long for an address are carried beside it', () => {
	expect(link({ q: 'x'.repeat(1_498) })?.address).toHaveLength('/tools/wiki/on-this-day?'.length + 1_500);
	const long = link({ q: 'x'.repeat(1_499) });
	expect(long?.address).toBe('/tools/wiki/on-this-day');
	expect(long?.about).toHaveLength(120);
	expect(long?.record.values['q']).toHaveLength(1_499);
});

test('a call of an operation that is no more leads nowhere', () => {
	expect([link({}, 'gone'), link({}, 'search', 'news')]).toEqual([null, null]);
});
