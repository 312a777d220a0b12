import { expect, test } from 'vitest';
import { groups as contracts } from '../../../engines';
import { entries, loadEntry } from './catalogue';

test('every operation of the contracts is listed, in their order, by a name for addresses', () => {
	const all = contracts.flatMap(({ id, operations }) => Object.keys(operations).map((name) => `${id}/${name}`));
	expect(entries.map(({ group, name }) => `${group.id}/${name}`)).toEqual(all);
	expect(entries.every(({ slug }) => /^[a-z]+(-[a-z]+)*$/.test(slug))).toBe(true);
	expect(entries.find(({ name }) => name === 'onThisDay')?.slug).toBe('on-this-day');
	expect(new Set(entries.map(({ group, slug }) => `${group.id}/${slug}`)).size).toBe(all.length);
});

test('an entry is loaded with the contract of its group', async () => {
	for (const listed of entries) {
		const entry = await loadEntry(listed);
		expect(entry.operation.path).toBe(listed.operation.path);
		expect(entry.operation.params).toBeDefined();
		expect(entry.group.operations[entry.name]).toBe(entry.operation);
	}
});

test('an operation that its group does not have is an error', async () => {
	const [first] = entries;
	if (!first) throw new Error('no entries');
	await expect(loadEntry({ ...first, name: 'gone' })).rejects.toThrow(`no contract of ${first.group.id}/gone`);
	await expect(loadEntry({ ...first, group: { ...first.group, id: 'gone' } })).rejects.toThrow('no contract of gone/');
});
