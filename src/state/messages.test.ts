import { afterEach, expect, test, vi } from 'vitest';
import { LANGUAGES, type Language } from './settings/languages';

afterEach(() => void vi.unstubAllGlobals());

async function open(language: string) {
	vi.resetModules();
	vi.stubGlobal('navigator', { language });
	vi.stubGlobal('document', { documentElement: { dataset: {} } });
	vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
	const { settings } = await import('./settings/settings.svelte');
	return {
		settings,
		...(await import('./words.svelte')),
		...(await import('./messages.svelte')),
		...(await import('./settings/country-name')),
		en: (await import('./messages/en')).en
	};
}

const others = Object.keys(LANGUAGES).filter((language) => language !== 'en') as Language[];

test.each(others)('in %s every message is its own, without a loss of parts', async (language) => {
	const { t, wordsSettled, loadLanguage, settings, en } = await open(language);
	await wordsSettled();
	const keys = Object.keys(en) as (keyof typeof en)[];
	const own = keys.map((key) => t(key));
	const partsOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
	expect(own.map(partsOf)).toEqual(keys.map((key) => partsOf(en[key])));
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
