import { expect, test, vi } from 'vitest';
import { groups } from '../../engines';
import { entries } from './pages/catalogue';
import type { GroupNames } from '../../engines/kit/words';
import { byGroup } from './contract-words/by-group';

vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('document', { documentElement: { dataset: {} } });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
const { groupTitle, packTitle, titleOf } = await import('./names');

const files = import.meta.glob<Record<string, Readonly<Record<string, GroupNames>>>>('./contract-words/names/??.ts', { eager: true }); // prettier-ignore
const tables = Object.entries(files).map(([path, exported]): [string, Readonly<Record<string, GroupNames>>] => {
	const language = /(\w+)\.ts$/.exec(path)![1]!;
	return [language, byGroup(exported[language]!)];
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

test('names are there in seven languages beside English, every one of them in each', () => {
	expect(tables.map(([language]) => language).sort()).toEqual(['ar', 'de', 'es', 'fr', 'hi', 'mr', 'ta']);
	for (const [language, names] of tables) {
		expect(Object.keys(names).sort(), language).toEqual(groups.map(({ id }) => id).sort());
		for (const { id, operations, packs = {} } of groups) {
			const own = names[id]!;
			expect(Object.keys(own.operations).sort(), `${language} ${id}`).toEqual(Object.keys(operations).sort());
			expect(Object.keys(own.packs ?? {}).sort(), `${language} ${id}`).toEqual(Object.keys(packs).sort());
			for (const name of [own.title, ...Object.values(own.operations), ...Object.values(own.packs ?? {})])
				expect(name.trim(), `${language} ${id}`).not.toBe('');
		}
	}
});

test.each(tables)('%s: no two tools of a group, and no two groups, have the same name', (_language, names) => {
	for (const called of [
		Object.values(names).map(({ title }) => title),
		...Object.values(names).map(({ operations }) => Object.values(operations))
	])
		// prettier-ignore
		expect(called.filter((name, index) => called.indexOf(name) !== index)).toEqual([]);
});

const SCRIPTS = [['hi', /\p{Script=Devanagari}/u], ['mr', /\p{Script=Devanagari}/u], ['ta', /\p{Script=Tamil}/u], ['ar', /\p{Script=Arabic}/u]] as const; // prettier-ignore
test.each(SCRIPTS)('%s: names are written in its own script, abbreviations aside', (language, script) => {
	const names = Object.values(tables.find(([other]) => other === language)![1]);
	const all = names.flatMap(({ title, operations, packs = {} }) => [title, ...Object.values(operations), ...Object.values(packs)]); // prettier-ignore
	expect(all.filter((name) => !script.test(name) && /\p{Ll}/u.test(name))).toEqual([]);
});

test('another language names groups, operations and packs by its own words', async () => {
	const { settings } = await import('./settings/settings.svelte');
	const { loadLanguage } = await import('./words.svelte');
	settings.language = 'de';
	await loadLanguage();
	expect(groupTitle({ id: 'holidays' })).toBe('Feiertage');
	expect(titleOf({ group: { id: 'math' }, name: 'evaluate' })).toBe('Rechnen');
	expect(packTitle('zones')).toMatch(/^Orte · /);
});
