import { expect, test, vi } from 'vitest';
import { groups } from '../../../engines';
import { entries } from '../pages/catalogue';

vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('document', { documentElement: { dataset: {} } });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
const { groupTitle, packTitle, titleOf } = await import('./names');

test('English names are those of the contracts', () => {
	for (const entry of entries) expect(titleOf(entry)).not.toBe('');
	for (const group of groups) expect(groupTitle(group)).toBe(group.title);
});

test('a pack is called by its group and what it holds, else by its name', () => {
	const owner = groups.find(({ packs }) => Object.keys(packs ?? {}).length > 0)!;
	const [[pack, title]] = Object.entries(owner.packs ?? {}) as [[string, string]];
	expect(packTitle(pack)).toBe(`${owner.title} · ${title}`);
	expect(packTitle('no-such-pack')).toBe('no-such-pack');
});

test('another language names groups, operations and packs by its own words', async () => {
	const { settings } = await import('../settings/settings.svelte');
	const { loadLanguage } = await import('./words.svelte');
	settings.language = 'de';
	await loadLanguage();
	expect(groupTitle({ id: 'holidays' })).toBe('Feiertage');
	expect(titleOf({ group: { id: 'math' }, name: 'evaluate' })).toBe('Rechnen');
	expect(packTitle('zones')).toMatch(/^Orte · /);
});
