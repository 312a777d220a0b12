/** The app's own pages: settings, keys, history, and the frame around them. */
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { leftToBrowser, play } from '../../tests/components/play';
import { groups } from '../state/pages/catalogue';
import { listKeys, updateKey } from '../state/keys/keys';
import { t } from '../state/words/messages.svelte';
import { loadLanguage } from '../state/words/words.svelte';
import { clearHistory, listFavourites, listHistory, remember, toggleFavourite } from '../state/history/call-history';
import { router } from '../state/pages/router.svelte';
import { serviceWorkerStatus } from '../state/worker/app-update.svelte';
import { settings } from '../state/settings/settings.svelte';
import { toasts } from '../state/worker/toasts.svelte';
import Toaster from '../components/Toaster.svelte';
import BottomBar from './frame/BottomBar.svelte';
import History from './History.svelte';
import KeyCard from './KeyCard.svelte';
import Keys from './Keys.svelte';
import NotFound from './NotFound.svelte';
import Palette from './frame/Palette.svelte';
import PinButton from './tool/PinButton.svelte';
import Settings from './Settings.svelte';
import Tools from './Tools.svelte';
import UpdateToast from './frame/UpdateToast.svelte';

const at = (path: string) => router.go(`/${path}`);
afterEach(async () => {
	settings.language = 'en';
	settings.theme = 'system';
	await loadLanguage();
});

test('each language is listed in its own words and script', async () => {
	const list = (await render(Settings, {})).getByLabelText('Language', { exact: true }).element();
	expect([...list.children].map((option) => [option.textContent, (option as HTMLElement).lang])).toEqual([['English', 'en'], ['Deutsch', 'de'], ['Español', 'es'], ['Français', 'fr'], ['हिन्दी', 'hi'], ['मराठी', 'mr'], ['தமிழ்', 'ta'], ['العربية', 'ar']]); // prettier-ignore
});

test('choosing Arabic turns the page round, changes its words, and is kept', async () => {
	const screen = await render(Settings, {});
	await screen.getByLabelText('Language', { exact: true }).selectOptions('العربية');
	await expect.poll(() => document.querySelector('h1')?.textContent).toMatch(/[\u0600-\u06ff]/);
	expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);
	expect(JSON.parse(localStorage.getItem('settings') ?? '{}')).toMatchObject({ language: 'ar' });
	await screen.getByRole('combobox').selectOptions('English');
	await expect.element(screen.getByRole('heading', { name: 'Settings' })).toBeVisible();
	expect(document.documentElement.dir).toBe('ltr');
});

test('theme and units are chosen by radio and kept', async () => {
	const screen = await render(Settings, {});
	await screen.getByRole('radio', { name: 'Dark' }).click({ force: true });
	await screen.getByRole('radio', { name: 'Miles' }).click({ force: true });
	expect(document.documentElement.dataset['theme']).toBe('dark');
	expect(JSON.parse(localStorage.getItem('settings') ?? '{}')).toMatchObject({ theme: 'dark', units: 'imperial' });
	await screen.getByRole('radio', { name: 'System' }).click({ force: true });
	expect(document.documentElement.dataset['theme']).toBeUndefined();
});

test('a message is told by a region that was there before it, and goes by itself', async () => {
	vi.useFakeTimers();
	await render(Toaster, {});
	const region = document.querySelector('[role="status"]');
	expect(region?.getAttribute('aria-live')).toBe('polite');
	toasts.show('Copied');
	await vi.advanceTimersByTimeAsync(3_900);
	expect(region?.textContent?.trim()).toBe('Copied');
	await vi.advanceTimersByTimeAsync(200);
	expect(region?.textContent?.trim()).toBe('');
});

test('the same message twice is one; one with actions stays until one is chosen', async () => {
	vi.useFakeTimers();
	const run = vi.fn();
	await render(Toaster, {});
	toasts.show('Ready', [{ label: 'Reload', run }]);
	toasts.show('Ready', [{ label: 'Reload', run }]);
	await vi.advanceTimersByTimeAsync(60_000);
	expect(document.querySelectorAll('.toast')).toHaveLength(1);
	document.querySelector<HTMLElement>('.action')?.click();
	await vi.advanceTimersByTimeAsync(0);
	expect(run).toHaveBeenCalledOnce();
	expect(document.querySelectorAll('.toast')).toHaveLength(0);
});

test('a new version is announced with a choice, and nothing reloads by itself', async () => {
	const reload = vi.spyOn(serviceWorkerStatus, 'reload').mockResolvedValue(undefined as never);
	const screen = await render(Toaster, {});
	await render(UpdateToast, {});
	expect(document.querySelector('.toast')).toBeNull();
	serviceWorkerStatus.updateReady = true;
	await expect.element(screen.getByText('A new version is ready.')).toBeVisible();
	expect(reload).not.toHaveBeenCalled();
	await screen.getByRole('button', { name: 'Reload' }).click();
	expect(reload).toHaveBeenCalledOnce();
	serviceWorkerStatus.updateReady = false;
});

const KEY = { key: 'abc', name: 'My script', createdAt: '2026-11-20T12:00:00.000Z', perMinute: 60, perDay: null, groups: ['geo', 'math'], revoked: false, own: false }; // prettier-ignore

test('a key: its name heads it, limits have names, subscriptions are counted', async () => {
	const screen = await render(KeyCard, { record: KEY, onchange: () => {} });
	await expect.element(screen.getByRole('region', { name: 'My script' })).toBeVisible();
	await expect.element(screen.getByLabelText('Requests per minute')).toHaveValue('60');
	await expect.element(screen.getByLabelText('Requests per day')).toHaveAttribute('placeholder', 'no limit');
	await expect.element(screen.getByText(`Access: 2 of ${groups.length} groups`)).toBeVisible();
});

test('a limit that is none is refused beside its field, and the one before stays', async () => {
	const onchange = vi.fn();
	const screen = await render(KeyCard, { record: KEY, onchange });
	const field = screen.getByLabelText('Requests per minute');
	for (const text of ['0', '-5', 'many', '1.5']) {
		await field.fill(text);
		(field.element() as HTMLElement).blur();
		await expect.element(screen.getByRole('alert')).toBeVisible();
		await expect.element(field).toHaveAttribute('aria-invalid', 'true');
	}
	expect(onchange).not.toHaveBeenCalled();
});

test('revoking asks first; the app’s own key cannot be revoked', async () => {
	const screen = await render(KeyCard, { record: KEY, onchange: () => {} });
	await screen.getByRole('button', { name: 'Revoke' }).click();
	await expect.element(screen.getByRole('button', { name: 'Revoke this key permanently?' })).toBeVisible();
	await screen.getByRole('button', { name: 'Cancel' }).click();
	await expect.element(screen.getByRole('button', { name: 'Revoke', exact: true })).toBeVisible();
	await screen.unmount();
	const own = await render(KeyCard, { record: { ...KEY, own: true }, onchange: () => {} });
	await expect.element(own.getByText('used by this app')).toBeVisible();
	expect(own.getByRole('button', { name: 'Revoke' }).elements()).toEqual([]);
});

test('a key is made, limited, subscribed and revoked on its page; what is changed is kept', async () => {
	const screen = await render(Keys, {});
	await screen.getByLabelText('Key name').fill('Crawler');
	await screen.getByRole('button', { name: 'New key' }).click();
	const card = screen.getByRole('region', { name: 'Crawler' });
	await expect.element(card).toBeVisible();
	const made = async () => (await listKeys()).find(({ name }) => name === 'Crawler');
	expect((await made())?.key).toMatch(/^[0-9a-f]{32}$/);
	await card.getByLabelText('Requests per day').fill('100');
	(card.getByLabelText('Requests per day').element() as HTMLElement).blur();
	await expect.poll(async () => (await made())?.perDay).toBe(100);
	await card.getByText('Access: all groups').click();
	await card.getByLabelText('News').click();
	await expect.poll(async () => (await made())?.groups?.length).toBe(groups.length - 1);
	expect((await made())?.groups).not.toContain('news');
	await card.getByLabelText('News').click();
	await expect.poll(async () => (await made())?.groups).toBeNull();
	await card.getByText('Usage').click();
	await expect.element(card.getByText('Not used yet')).toBeVisible();
	await card.getByRole('button', { name: 'Revoke' }).click();
	await card.getByRole('button', { name: 'Revoke this key permanently?' }).click();
	await expect.poll(made).toBeUndefined();
	await expect.poll(() => screen.getByRole('region', { name: 'Crawler' }).elements().length).toBe(0);
});

test('there is no such key to change', async () =>
	await expect(updateKey('none', { perDay: 1 })).rejects.toThrow('there is no such key'));

test('an empty history says what will stand there, and there is no button to export or clear nothing', async () => {
	await clearHistory();
	const screen = await render(History, {});
	await expect.element(screen.getByText('Your recent questions appear here. They stay on your device.')).toBeVisible();
	expect(screen.getByRole('button').elements()).toEqual([]);
});

test('a call of the history is a link that makes it again, is removed by a named button, and all by two presses', async () => {
	await clearHistory();
	for (const [index, expression] of ['1+1', '2+2', '3+3'].entries())
		await remember({ group: 'math', name: 'evaluate', values: { expression }, at: index + 1 });
	const screen = await render(History, {});
	const link = screen.getByRole('link', { name: /2\+2/ });
	await expect.element(link).toHaveAttribute('href', '/tools/math/evaluate?expression=2%2B2');
	expect(leftToBrowser(link.element(), { metaKey: true })).toBe(true);
	await screen.getByRole('button', { name: /^Remove: .*2\+2/ }).click();
	await expect
		.poll(async () => (await listHistory()).map(({ values }) => values['expression']))
		.toEqual(['3+3', '1+1']);
	await screen.getByRole('button', { name: 'Clear all' }).click();
	expect(await listHistory()).toHaveLength(2);
	await screen.getByRole('button', { name: 'Clear all recent questions?' }).click();
	await expect.poll(async () => (await listHistory()).length).toBe(0);
});

test('a pin is kept and let go by one button that says which', async () => {
	for (const one of await listFavourites()) await toggleFavourite(one);
	const screen = await render(PinButton, { group: 'math', name: 'evaluate', values: { expression: '2' } });
	const pin = screen.getByRole('button', { name: 'Pin to start' });
	await expect.element(pin).toHaveAttribute('aria-pressed', 'false');
	await pin.click();
	await expect.element(pin).toHaveAttribute('aria-pressed', 'true');
	expect((await listFavourites()).map(({ values }) => values)).toEqual([{ expression: '2' }]);
	await pin.click();
	await expect.element(pin).toHaveAttribute('aria-pressed', 'false');
	expect(await listFavourites()).toEqual([]);
});

test.each([
	['', 'Ask'],
	['tools/geo/distance', 'Tools'],
	['history', 'Recent'],
	['settings', 'Menu'],
	['docs/geo', 'Menu']
])('on /%s the phone’s bar marks “%s” and nothing else', async (path, name) => {
	at(path);
	const screen = await render(BottomBar, {});
	await expect.element(screen.getByRole('navigation', { name: 'Menu' })).toBeInTheDocument();
	const marked = [...document.querySelectorAll('[aria-current="page"]')];
	expect(marked.map((link) => link.textContent?.trim())).toEqual([name]);
});

test('the tools are nineteen links in four rows', async () => {
	const screen = await render(Tools, {});
	const links = screen.getByRole('link').elements();
	expect(links).toHaveLength(19);
	expect(links.every((link) => /^\/tools\/[a-z]+\/[a-z-]+$/.test(link.getAttribute('href') ?? ''))).toBe(true);
	expect(screen.getByRole('heading', { level: 3 }).elements()).toHaveLength(4);
});

test('an address that names nothing says so, and leads on', async () => {
	const screen = await render(NotFound, {});
	await expect.element(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('words have their parts filled in, and a part that is missing stays as it is', () => {
	expect([t('showAll', { count: 3 }), t('showAll')]).toEqual(['Show all 3', 'Show all {count}']);
});

test('closing the palette by its button gives the page back', async () => {
	play(() => ({}));
	const { palette } = await import('../state/pages/palette.svelte');
	const screen = await render(Palette, {});
	await palette.open();
	await screen.getByRole('button', { name: 'Close' }).click();
	await expect.poll(() => document.querySelector('dialog')?.open).toBe(false);
	expect(palette.shown).toBe(false);
});
