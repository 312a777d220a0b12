import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => void vi.unstubAllGlobals());

/** A page's state in this browser, a way to send it events, and its requests to the browser. */
async function open(userAgent = 'Chrome', standalone = false, platform = 'Linux x86_64') {
	const heard = new Map<string, (event: unknown) => void>();
	const persist = vi.fn(async () => true);
	vi.resetModules();
	vi.stubGlobal('addEventListener', (type: string, listener: (event: unknown) => void) => heard.set(type, listener));
	vi.stubGlobal('matchMedia', (query: string) => ({
		matches: query.startsWith('(display-mode: standalone)') && standalone
	}));
	vi.stubGlobal('navigator', { userAgent, platform, storage: { persist } });
	const { install } = await import('./install.svelte');
	return { install, heard, persist };
}

test('the browser’s own question is kept back, and asked once', async () => {
	const { install, heard } = await open();
	expect([install.installed, install.offered]).toEqual([false, false]);
	const offer = { preventDefault: vi.fn(), prompt: vi.fn(async () => ({ outcome: 'accepted' })) };
	heard.get('beforeinstallprompt')?.(offer);
	expect(offer.preventDefault).toHaveBeenCalledOnce();
	expect([install.offered, install.hinted]).toEqual([true, true]);
	await install.ask();
	await install.ask();
	expect(offer.prompt).toHaveBeenCalledOnce();
	expect(install.offered).toBe(false);
});

test('once installed it is offered no more, and its data is to be kept', async () => {
	const { install, heard, persist } = await open();
	heard.get('beforeinstallprompt')?.({ preventDefault: () => {} });
	expect(persist).not.toHaveBeenCalled();
	heard.get('appinstalled')?.({});
	expect([install.installed, install.offered, persist.mock.calls.length]).toEqual([true, false, 1]);
	expect((await open('Chrome', true)).install.installed).toBe(true);
});

test('a browser without such storage is no failure', async () => {
	const { install, heard } = await open();
	vi.stubGlobal('navigator', {});
	heard.get('appinstalled')?.({});
	expect(install.installed).toBe(true);
});

test.each([
	['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'installIos'],
	['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X)', 'installIos'],
	['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'installFirefox'],
	['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0', null]
])('%s: words %s', async (userAgent, steps) => expect((await open(userAgent)).install.steps).toBe(steps));

test.each([
	['MacIntel', '⌘ K'],
	['iPad', '⌘ K'],
	['Win32', 'Ctrl K'],
	['Linux x86_64', 'Ctrl K']
])('on %s the palette is opened by %s', async (platform, shortcut) => {
	await open('', false, platform);
	const { SHORTCUT, palette } = await import('../pages/palette.svelte');
	expect([SHORTCUT, palette.shown]).toEqual([shortcut, false]);
	palette.open();
	expect(palette.shown).toBe(true);
	palette.close();
	expect(palette.shown).toBe(false);
});

test.each([
	[{ hidden: false }, { onLine: true }, true],
	[{ hidden: true }, { onLine: true }, false],
	[{ hidden: false }, { onLine: false }, false],
	[{ hidden: false }, { onLine: true, connection: { saveData: true } }, false]
])('a page %j with %j may ask by itself: %s', async (document, navigator, may) => {
	vi.stubGlobal('document', document);
	vi.stubGlobal('navigator', navigator);
	expect((await import('../network/auto-fetch-policy')).mayAskByItself()).toBe(may);
});
