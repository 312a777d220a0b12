import { afterEach, expect, test, vi } from 'vitest';
import { LANGUAGES, type Language } from '../settings/languages';

afterEach(() => void vi.unstubAllGlobals());

async function open(language: string) {
	vi.resetModules();
	vi.stubGlobal('navigator', { language });
	vi.stubGlobal('document', { documentElement: { dataset: {} } });
	vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
	const { settings } = await import('../settings/settings.svelte');
	return {
		settings,
		...(await import('./words.svelte')),
		...(await import('./messages.svelte')),
		...(await import('../settings/country-name')),
		en: (await import('../../locales/en/app.json')).words
	};
}

const others = Object.keys(LANGUAGES).filter((language) => language !== 'en') as Language[];

test.each(others)('in %s the app has its own texts, and English again after it', async (language) => {
	const { t, wordsSettled, loadLanguage, settings, en } = await open(language);
	await wordsSettled();
	expect(t('settings')).not.toBe(en.settings);
	settings.language = 'en';
	await loadLanguage();
	expect(t('settings')).toBe(en.settings);
});

test.each([
	['en-GB', 'DE', 'Germany'],
	['en-GB', 'de', 'Germany'],
	['hi', 'DE', 'जर्मनी'],
	['en-GB', 'not a code', 'not a code'],
	['en-GB', 'XQ', 'XQ']
])('in %s the country %s is %s', async (language, code, name) => {
	const { countryName, settings } = await open(language);
	expect([settings.language, countryName(code)]).toEqual([language.slice(0, 2), name]);
});
