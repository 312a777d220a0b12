import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => void vi.unstubAllGlobals());

async function open(language: string) {
	vi.resetModules();
	vi.stubGlobal('navigator', { language });
	vi.stubGlobal('document', { documentElement: { dataset: {} } });
	vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
	const { settings } = await import('./settings.svelte');
	return {
		settings,
		...(await import('./messages.svelte')),
		...(await import('./country-name')),
		en: (await import('./messages/en')).en
	};
}

test.each(['hi', 'mr', 'ta', 'ar'] as const)(
	'in %s every message is there, English until it is loaded',
	async (language) => {
		const { t, loadMessages, en } = await open(language);
		const { [language]: own } = (await import(`./messages/${language}.ts`)) as Record<string, typeof en>;
		expect(t('settings')).toBe(en.settings);
		await loadMessages();
		for (const key of Object.keys(en) as (keyof typeof en)[]) expect(t(key)).toBe(own?.[key]);
		expect(t('settings')).not.toBe(en.settings);
		await loadMessages('en');
		expect(t('settings')).toBe(own?.settings);
	}
);

test('the language that was chosen last is shown, whichever loads last', async () => {
	const { t, loadMessages, settings, en } = await open('hi');
	const first = loadMessages('hi');
	settings.language = 'en';
	await loadMessages('en');
	await first;
	expect(t('settings')).toBe(en.settings);
});

test('parts in braces are filled in, those that were not given stay', async () => {
	const { t, en } = await open('en');
	const key = (Object.keys(en) as (keyof typeof en)[]).find((name) => /^[^{]*\{\w+\}[^{]*$/.test(en[name]));
	const part = /\{(\w+)\}/.exec(en[key as keyof typeof en])?.[1] ?? '';
	expect(t(key as keyof typeof en)).toBe(en[key as keyof typeof en]);
	expect(t(key as keyof typeof en, { [part]: 7 })).toBe(en[key as keyof typeof en].replace(`{${part}}`, '7'));
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
