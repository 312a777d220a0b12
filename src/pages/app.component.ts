/** The start page, installation, stored data, and the developer's part of a tool. */
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { entries, loadEntry } from '../state/pages/catalogue';
import { packTitle } from '../state/words/names';
import { install } from '../state/worker/install.svelte';
import { ToolPage } from '../state/pages/tool-page.svelte';
import Home from './Home.svelte';
import InstallHint from './frame/InstallHint.svelte';
import Offline from './Offline.svelte';
import { loadDocs } from '../docs/contracts';
import ToolDeveloper from './tool/ToolDeveloper.svelte';

const packs = vi.hoisted(() => ({
	stored: new Set<string>(),
	listPacks: vi.fn(),
	download: vi.fn(),
	remove: vi.fn(),
	watchDownloads: vi.fn(() => () => {})
}));
vi.mock('../state/network/packs', () => packs);

beforeEach(() => {
	packs.stored.clear();
	packs.listPacks.mockImplementation(async () =>
		['zones', 'wordnet'].map((name) => ({ name, bytes: 1_000_000, stored: packs.stored.has(name) }))
	);
	packs.remove.mockImplementation(async (name: string) => void packs.stored.delete(name));
});

test('the start page has every tool, and a try is typed into the box by one press', async () => {
	const screen = await render(Home, {});
	expect(screen.container.querySelectorAll('a[href^="/tools/"]').length).toBeGreaterThanOrEqual(19);
	await screen.getByRole('button', { name: '15% of 80' }).click();
	await expect.element(screen.getByRole('textbox').first()).toHaveValue('15% of 80');
});

test('the app offers to be installed where the browser does, asks once, and is still once it is', async () => {
	const screen = await render(InstallHint, {});
	expect(screen.getByRole('button').elements()).toEqual([]);
	const prompt = vi.fn(async () => ({ outcome: 'dismissed' }));
	dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
	await screen.getByRole('button', { name: 'Install the app' }).click();
	expect(prompt).toHaveBeenCalledOnce();
	await expect.poll(() => screen.getByRole('button').elements().length).toBe(0);
	dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
	dispatchEvent(new Event('appinstalled'));
	await expect.poll(() => screen.container.textContent?.trim()).toBe('');
	install.installed = false;
});

/** A button's name has its action and the pack's display name. */
const named = (verb: string, pack: string) => new RegExp(`^${verb} ?: ${packTitle(pack)}$`);

test('each pack says whether it is on the device, is downloaded and removed by a button that names it', async () => {
	packs.download.mockImplementation(async (name: string) => void packs.stored.add(name));
	const screen = await render(Offline, {});
	await screen.getByRole('button', { name: named('Download', 'zones') }).click();
	await expect.element(screen.getByRole('button', { name: named('Remove', 'zones') })).toBeVisible();
	await expect.element(screen.getByRole('button', { name: named('Download', 'wordnet') })).toBeVisible();
	await screen.getByRole('button', { name: named('Remove', 'zones') }).click();
	await expect.element(screen.getByRole('button', { name: named('Download', 'zones') })).toBeVisible();
});

test('a download that is cancelled leaves the pack as it was', async () => {
	let given: AbortSignal | undefined;
	packs.download.mockImplementation((_name: string, _told: unknown, signal: AbortSignal) => {
		given = signal;
		return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
	});
	const screen = await render(Offline, {});
	await screen.getByRole('button', { name: named('Download', 'zones') }).click();
	await screen.getByRole('button', { name: 'Cancel' }).click();
	expect(given?.aborted).toBe(true);
	await expect.element(screen.getByRole('button', { name: named('Download', 'zones') })).toBeVisible();
});

test('the request that a developer copies has no password in it', async () => {
	const listed = entries.find(({ operation }) => operation.path === '/v1/wifi');
	if (!listed) throw new Error('no /v1/wifi');
	const page = new ToolPage(await loadEntry(listed));
	page.tool.values = { ssid: 'Home', password: 'correct horse' };
	const docs = await loadDocs(listed.group.id, listed.name);
	const screen = await render(ToolDeveloper, { page, docs });
	await expect.element(screen.getByText('/v1/wifi?ssid=Home', { exact: false }).first()).toBeVisible();
	for (const tab of screen.getByRole('tab').elements()) {
		(tab as HTMLElement).click();
		await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
		expect(screen.container.textContent).not.toMatch(/correct.horse/);
	}
	await expect.element(screen.getByRole('link', { name: 'All fields and errors' })).toBeVisible();
});
