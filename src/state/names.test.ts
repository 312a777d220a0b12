import { expect, test, vi } from 'vitest';
import { groups } from '../../engines';
import { entries } from './catalogue';
import type { Names } from './contract-words/keys';

vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('document', { documentElement: { dataset: {} } });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
const { groupTitle, packTitle, titleOf } = await import('./names');

const files = import.meta.glob<Record<string, Names>>('./contract-words/names/??.ts', { eager: true });
const tables = Object.entries(files).map(([path, exported]): [string, Names] => {
	const language = /(\w+)\.ts$/.exec(path)![1]!;
	return [language, exported[language]!];
});

test('English names are those of the contracts', () => {
	for (const entry of entries) expect(titleOf(entry)).toBe(entry.operation.title);
	for (const group of groups) expect(groupTitle(group)).toBe(group.title);
});

test('a pack is called by its group and what it holds, else by its name', () => {
	const owner = groups.find(({ packs }) => Object.keys(packs ?? {}).length > 0)!;
	const [[pack, title]] = Object.entries(owner.packs ?? {}) as [[string, string]];
	expect(packTitle(pack)).toBe(`${owner.title} · ${title}`);
	expect(packTitle('no-such-pack')).toBe('no-such-pack');
});

test('names are there in eight languages, every one of them in each', () => {
	const english = Object.keys(tables.find(([language]) => language === 'en')![1]).sort();
	expect(tables.map(([language]) => language).sort()).toEqual(['ar', 'de', 'en', 'es', 'fr', 'hi', 'mr', 'ta']);
	for (const [language, names] of tables) {
		expect(Object.keys(names).sort(), language).toEqual(english);
		for (const [key, name] of Object.entries(names)) expect(name.trim(), `${language} ${key}`).not.toBe('');
	}
});

test.each(tables)('%s: no two tools of a group, and no two groups, have the same name', (_language, names) => {
	const rows = Object.entries(names).map(([key, name]) => `${key.split('.')[0]}: ${name}`);
	expect(rows.filter((row, index) => rows.indexOf(row) !== index)).toEqual([]);
});
