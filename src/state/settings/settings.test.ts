import { afterEach, expect, test, vi } from 'vitest';
import { LANGUAGES } from './languages';

const root = { lang: '', dir: '', dataset: {} as Record<string, string> };
async function open(kept: string | null | Error, language = 'en-AU') {
	const written: string[] = [];
	vi.resetModules();
	vi.stubGlobal('navigator', { language });
	Object.assign(root, { lang: '', dir: '', dataset: {} });
	vi.stubGlobal('document', { documentElement: root });
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => {
			if (kept instanceof Error) throw kept;
			return key === 'settings' ? kept : null;
		},
		setItem: (_key: string, text: string) => {
			if (kept instanceof Error) throw kept;
			written.push(text);
		}
	});
	const { settings } = await import('./settings.svelte');
	const format = await import('../../components/format');
	return { settings, written, format };
}
afterEach(() => void vi.unstubAllGlobals());

test('a new visitor: the system’s theme, nothing for developers, nothing in the background', async () => {
	const { settings } = await open(null);
	expect([settings.theme, settings.developer, settings.background]).toEqual(['system', false, false]);
	expect(root.dataset).toEqual({});
});

test.each([
	['en-US', 'en', 'imperial'],
	['en-GB', 'en', 'imperial'],
	['en-AU', 'en', 'metric'],
	['hi-US', 'hi', 'imperial'],
	['hi-IN', 'hi', 'metric'],
	['AR', 'ar', 'metric'],
	['C', 'en', 'metric'],
	['en_US.UTF-8', 'en', 'metric'],
	['ta', 'ta', 'metric'],
	['de-DE', 'de', 'metric'],
	['es-MX', 'es', 'metric'],
	['it', 'en', 'metric']
])('a browser of %s starts in %s with %s units', async (browser, language, units) => {
	const { settings } = await open(null, browser);
	expect(() => new Intl.Locale(settings.locale)).not.toThrow();
	expect([settings.language, settings.units, root.lang, root.dir]).toEqual([language, units, language, language === 'ar' ? 'rtl' : 'ltr']); // prettier-ignore
});

test('what was chosen is there again, whatever the browser’s language', async () => {
	const { settings } = await open('{"theme":"dark","units":"imperial","language":"mr","developer":true,"background":true}', 'ar'); // prettier-ignore
	expect([settings.theme, settings.units, settings.language, settings.developer, settings.background]).toEqual(['dark', 'imperial', 'mr', true, true]); // prettier-ignore
	expect([root.dataset['theme'], root.lang, root.dir]).toEqual(['dark', 'mr', 'ltr']);
});

test.each([
	'not JSON',
	'7',
	'null',
	'"text"',
	'{"theme":"pink","units":3,"language":"xx","developer":"true","background":1}'
])('what is damaged is as nothing: %s', async (kept) => {
	const { settings } = await open(kept);
	expect([settings.theme, settings.units, settings.language, settings.developer, settings.background]).toEqual(['system', 'metric', 'en', false, false]); // prettier-ignore
});

test('without storage a choice lasts as long as the page', async () => {
	const { settings } = await open(new DOMException('denied', 'SecurityError'));
	settings.language = 'ta';
	expect([settings.language, root.lang]).toEqual(['ta', 'ta']);
});

test('each choice is kept at once, with all others, and shown', async () => {
	const { settings, written } = await open(null);
	settings.theme = 'light';
	expect(root.dataset['theme']).toBe('light');
	settings.units = 'imperial';
	settings.language = 'ar';
	settings.developer = true;
	settings.background = true;
	expect(written).toHaveLength(5);
	expect(JSON.parse(written.at(-1) ?? '')).toEqual({ theme: 'light', units: 'imperial', language: 'ar', developer: true, background: true }); // prettier-ignore
	expect([root.lang, root.dir]).toEqual(['ar', 'rtl']);
	settings.theme = 'system';
	expect(root.dataset).toEqual({});
});

test.each([
	['en', 'en-IN', 'en-IN'],
	['hi', 'hi-IN', 'hi-IN-u-hc-h12-nu-latn'],
	['ta', 'de-DE', 'ta-DE-u-hc-h23-nu-latn'],
	['ar', 'fr', 'ar-FR-u-hc-h23-nu-latn'],
	['en', 'de-DE', 'en-DE-u-hc-h23-nu-latn']
])('interface %s in a browser of %s writes numbers and times as %s', async (language, browser, locale) => {
	const { settings } = await open(JSON.stringify({ language }), browser);
	expect(settings.locale).toBe(locale);
});

test.each(Object.keys(LANGUAGES))('digits are those of the answers in %s too', async (language) => {
	const { format } = await open(JSON.stringify({ language }));
	expect(format.formatNumber(1_234_567.5)).toMatch(/^[\d.,٬٫\s]+$/);
	expect(format.formatNumber(1_234_567.5).replace(/\D/g, '')).toBe('12345675');
	expect(format.formatDate('2026-11-20')).toMatch(/20/);
});

test('1 MB is a million bytes, as browsers and shops count', async () => {
	const { format } = await open(null, 'en-US');
	const bytes = [0, 1, 999, 1000, 1_500, 999_999, 1_000_000, 1_048_576, 1_234_567, 25_000_000, 5_000_000_000];
	expect(bytes.map((size) => format.formatBytes(size))).toEqual(['0 bytes', '1 byte', '999 bytes', '1 kB', '1.5 kB', '1,000 kB', '1 MB', '1 MB', '1.2 MB', '25 MB', '5 GB']); // prettier-ignore
	expect(format.formatBytes(7e12)).toBe('7,000 GB');
});

test('a plain date is that day wherever one is, a time is told in one’s own zone', async () => {
	const { format } = await open(null, 'en-US');
	expect(format.formatDate('2026-07-04')).toBe('Jul 4, 2026');
	expect(format.formatDate('2026-07-04T12:34:00Z', 'both')).toMatch(/^Jul 4, 2026, \d{1,2}:34/);
	expect(format.formatDate('2026-07-04T12:34:00Z', 'time')).toMatch(/^\d{1,2}:34/);
	expect(format.formatDate('no date')).toBe('no date');
});

test.each([
	[-30, '30 seconds ago'],
	[-60, '1 minute ago'],
	[-7_200, '2 hours ago'],
	[-86_400, 'yesterday'],
	[172_800, 'in 2 days'],
	[-40 * 86_400, 'last month'],
	[-3 * 31_557_600, '3 years ago'],
	[0, 'now']
])('%d seconds from now is %s', async (seconds, said) => {
	const { format } = await open(null, 'en-US');
	const now = Date.UTC(2026, 10, 20, 12);
	expect(format.formatAge(now + seconds * 1000, now)).toBe(said);
	expect(format.formatAge(new Date(now + seconds * 1000).toISOString(), now)).toBe(said);
});

test('shares, points and digits', async () => {
	const { format } = await open(null, 'en-US');
	expect([format.formatShare(0.256), format.formatShare(0.2564, 2), format.formatShare(1)]).toEqual(['25.6%', '25.64%', '100%']); // prettier-ignore
	expect(format.formatPoint({ lat: 52.5200001, lon: -0.00001 })).toBe('52.52, 0');
	expect(format.formatNumber(Math.PI)).toBe('3.142');
	expect(format.formatNumber(Math.PI, 1)).toBe('3.1');
});

test.each([
	['ta', 'de-DE', /18:06/, 1],
	['de', 'en-US', /6:06\sPM/, 7],
	['en', 'de-DE', /5 Dec 2026, 18:06/, 1]
])('in %s on a device of %s hours and weeks are the region’s', async (language, browser, time, firstDay) => {
	const { settings } = await open(JSON.stringify({ language }), browser);
	const locale = settings.locale.replace(/^\w+/, language);
	const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
	expect(when.format(Date.UTC(2026, 11, 5, 18, 6))).toMatch(time);
	const week = new Intl.Locale(locale) as Intl.Locale & { getWeekInfo?(): { firstDay: number }; weekInfo?: { firstDay: number } }; // prettier-ignore
	expect((week.getWeekInfo?.() ?? week.weekInfo)?.firstDay).toBe(firstDay);
});
