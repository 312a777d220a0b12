import { afterAll, expect, test, vi } from 'vitest';
import type { Language } from './settings/languages';

vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('document', { documentElement: { dataset: {} } });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
const { understand } = await import('./box');
const { hintsOf } = await import('./box-hints');
const { titlesSpoken } = await import('./box-titles');
const { entries, groups } = await import('./pages/catalogue');
const { groupTitle, titleOf } = await import('./words/names');
const { settings } = await import('./settings/settings.svelte');
const { loadLanguage } = await import('./words/words.svelte');

const LANGUAGES = ['en', 'hi', 'mr', 'ta', 'ar', 'de', 'es', 'fr'] as Language[];
const hints = hintsOf({ country: 'IN', currency: 'INR' }, '2026-03-01');
const found = (name: string) =>
	understand(name, hints, titlesSpoken()).readings.map((one) => (one.kind === 'tool' ? `${one.group}.${one.operation}` : one.path)); // prettier-ignore
afterAll(() => (settings.language = 'en'));

test.each(LANGUAGES)('%s: the box finds every tool by what the interface calls it', async (language) => {
	settings.language = language;
	await loadLanguage();
	for (const entry of entries) {
		const name = titleOf(entry);
		// What names two tools, or a page too, offers each.
		expect(found(name).slice(0, 2), name).toContain(`${entry.group.id}.${entry.name}`);
	}
	for (const group of groups) expect(found(groupTitle(group)).some((one) => one.startsWith(`${group.id}.`)), groupTitle(group)).toBe(true); // prettier-ignore
}); // prettier-ignore

test('the beginning of a name is enough, and another language’s names are not told', async () => {
	settings.language = 'de' as Language;
	await loadLanguage();
	expect(found('entfer')).toContain('geo.distance');
	expect(found('Umschri')).toContain('language.transliterate');
	expect(titlesSpoken().has('अंतर')).toBe(false);
});
