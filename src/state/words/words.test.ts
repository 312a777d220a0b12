import { afterEach, expect, test, vi } from 'vitest';
import type { Words } from '../../locales/types';
type Locale = Readonly<Record<string, unknown>>;

afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

const en = { days: { one: '{count} day', other: '{count} days' }, hello: 'Hello {name}' } as const;
const ar = {
	days: {
		zero: 'لا أيام',
		one: 'يوم',
		two: 'يومان',
		few: '{count} أيام',
		many: '{count} يومًا',
		other: '{count} يوم'
	},
	hello: 'مرحبا {name}'
} as const;

async function speak(language: string, others: Readonly<Record<string, () => Promise<Locale>>> = {}) {
	vi.resetModules();
	vi.stubGlobal('navigator', { language });
	vi.stubGlobal('document', { documentElement: { dataset: {} } });
	vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
	const { settings } = await import('../settings/settings.svelte');
	const { defineTable, loadLanguage, speaker, wordsSettled } = await import('./words.svelte');
	const files = { './ar/app.ts': async () => ({ words: ar }), ...others };
	const table = defineTable({ words: en as Words<keyof typeof en> }, files);
	const t = speaker<keyof typeof en>(() => table().words);
	return { t, settings, loadLanguage, wordsSettled };
}

test('English is there at once, another language when its file is; until then English shows', async () => {
	let arrive = (): void => {};
	const { t, wordsSettled } = await speak('ar', {
		'./ar/app.ts': () => new Promise((resolve) => (arrive = () => resolve({ words: ar })))
	});
	expect(t('hello', { name: 'A' })).toBe('Hello A');
	arrive();
	await wordsSettled();
	expect(t('hello', { name: 'A' })).toBe('مرحبا A');
});

test.each([
	[0, 'لا أيام'],
	[1, 'يوم'],
	[2, 'يومان'],
	[3, '3 أيام'],
	[11, '11 يومًا'],
	[100, '100 يوم']
])('in Arabic %d days are "%s": six forms by CLDR', async (count, text) => {
	const { t, wordsSettled } = await speak('ar');
	await wordsSettled();
	expect(t('days', { count })).toBe(text);
});

test.each([
	[1, '1 day'],
	[0, '0 days'],
	[1234, '1,234 days']
])('in English %d days are "%s"', async (count, text) =>
	expect((await speak('en-GB')).t('days', { count })).toBe(text)
);

test('a part that is text stays as it is, one that was not given shows its place', async () => {
	const { t } = await speak('en-GB');
	expect([t('hello', { name: '2026' }), t('hello', { name: '$& {name}' }), t('hello')]).toEqual([
		'Hello 2026',
		'Hello $& {name}',
		'Hello {name}'
	]);
});

test('the language that was chosen last is shown, whichever loads last', async () => {
	let arrive = (): void => {};
	const late = () => new Promise<Locale>((resolve) => (arrive = () => resolve({ words: ar })));
	const { t, settings, loadLanguage, wordsSettled } = await speak('ar', { './ar/app.ts': late });
	settings.language = 'en';
	await loadLanguage();
	arrive();
	await wordsSettled();
	expect(t('hello', { name: 'A' })).toBe('Hello A');
});

test('a file out of reach leaves English, says so, and holds nothing up', async () => {
	const warn = vi.spyOn(console, 'warn').mockReturnValue();
	const { t, wordsSettled, loadLanguage } = await speak('ar', {
		'./ar/app.ts': () => Promise.reject(new Error('offline'))
	});
	await wordsSettled();
	expect(t('hello', { name: 'A' })).toBe('Hello A');
	expect(warn).toHaveBeenCalledOnce();
	await expect(loadLanguage()).rejects.toThrow('offline');
});

test('English stands in for a text that a language lacks, and for a language without the file', async () => {
	const { t, wordsSettled } = await speak('ar', { './ar/app.ts': async () => ({ words: { days: ar.days } }) });
	await wordsSettled();
	expect([t('hello', { name: 'A' }), t('days', { count: 2 })]).toEqual(['Hello A', 'يومان']);
	const german = await speak('de');
	await german.wordsSettled();
	expect(german.t('hello', { name: 'A' })).toBe('Hello A');
});

test('a group gives its texts, and its forms by its name', async () => {
	await speak('en-GB');
	const { defineGroup, groupForms } = await import('./words.svelte');
	expect(groupForms('news')).toBeUndefined();
	const { t } = defineGroup('news', { forms: { q: 'About' }, words: { none: 'No stories' } }, {});
	expect([t('none'), groupForms('news')?.['q']]).toEqual(['No stories', 'About']);
});
