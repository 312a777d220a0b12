import { beforeEach, expect, test, vi } from 'vitest';
import { KeptList } from './persisted-list.svelte';

type Entry = { readonly id: string };
const isEntry = (value: unknown): value is Entry =>
	typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
const open = () => new KeptList<Entry>('test', isEntry, ({ id }) => id, 3);
const ids = ({ list }: KeptList<Entry>) => list.map(({ id }) => id);

let kept: Map<string, string>;
beforeEach(() => {
	kept = new Map();
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value)
	});
});

test('the latest comes first, each once, so many at most; the next visit finds them', () => {
	const list = open();
	for (const id of ['a', 'b', 'a', 'c', 'd']) list.add({ id });
	expect([ids(list), ids(open())]).toEqual([
		['d', 'c', 'a'],
		['d', 'c', 'a']
	]);
	list.clear();
	expect(ids(open())).toEqual([]);
});

test('an entry is kept by a first touch and let go by a second, here and for the next visit', () => {
	const list = open();
	for (const id of ['a', 'b', 'c']) list.toggle({ id });
	expect([list.has({ id: 'b' }), ids(list)]).toEqual([true, ['c', 'b', 'a']]);
	list.toggle({ id: 'b' });
	expect([list.has({ id: 'b' }), ids(list), ids(open())]).toEqual([false, ['c', 'a'], ['c', 'a']]);
	list.toggle({ id: 'd' });
	list.toggle({ id: 'e' });
	expect(ids(open())).toEqual(['e', 'd', 'c']);
});

test.each(['{', '7', '[{"id":1},null,{"id":"a"}]'])('what is stored but no entry is left out: %s', (text) => {
	kept.set('test', text);
	expect(ids(open())).toEqual(text.startsWith('[') ? ['a'] : []);
});

test('where nothing may be stored the list lasts as long as the page', () => {
	vi.stubGlobal('localStorage', {
		getItem: () => {
			throw new DOMException('denied', 'SecurityError');
		},
		setItem: () => {
			throw new DOMException('full', 'QuotaExceededError');
		}
	});
	const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
	const list = open();
	list.add({ id: 'a' });
	expect(ids(list)).toEqual(['a']);
	expect(warned).toHaveBeenCalledOnce();
});

test('the first again is not kept anew, and storage without a list is an empty one', () => {
	const list = open();
	list.add({ id: 'a' });
	const [before] = [list.list];
	list.add({ id: 'a' });
	expect(list.list).toBe(before);
	for (const text of ['{"id":"a"}', 'null', '"a"']) {
		kept.set('test', text);
		expect(ids(open())).toEqual([]);
	}
	kept.set('test', JSON.stringify(['a', 'b', 'c', 'd'].map((id) => ({ id }))));
	expect(ids(open())).toEqual(['a', 'b', 'c']);
});
