/** The browser's agent, where Chromium has one: tools are there in the developer view alone. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromium, type Browser, type Page } from 'playwright';
import { groups } from '../../engines';
import { chromiumOptions } from '../support/chromium';
import { openApp, startServer, type RunningServer } from './support';

interface Agent {
	tools(): Promise<readonly { readonly name: string }[]>;
	callTool(name: string, input: object): Promise<unknown>;
}
const agentOf = (page: Page) => (page as unknown as { readonly webmcp: Agent }).webmcp;

let browser: Browser;
let server: RunningServer;
beforeAll(async () => {
	const options = chromiumOptions();
	const args = [...(options.args ?? []), '--enable-features=WebMCP'];
	[server, browser] = await Promise.all([startServer(), chromium.launch({ ...options, args })]);
});
afterAll(async () => {
	await browser.close();
	await server.close();
});

test('every operation is a tool while the developer view is on', async () => {
	const page = await openApp(await browser.newContext(), server.url);
	const has = await page.evaluate(() => 'modelContext' in document);
	if (!has) return expect(browser.version(), 'a Chromium without WebMCP').toMatch(/^1[0-4]\d\./);
	const names = async () => (await agentOf(page).tools()).map(({ name }) => name);
	expect(await names()).toEqual([]);
	await page.evaluate(() => localStorage.setItem('settings', JSON.stringify({ developer: true })));
	await page.reload();
	const all = groups.flatMap(({ id, operations }) => Object.keys(operations).map((name) => `${id}_${name}`));
	await expect.poll(names, { timeout: 20_000 }).toHaveLength(all.length);
	expect([...(await names())].sort()).toEqual([...all].sort());
	expect(await agentOf(page).callTool('geo_distance', { from: '52.52,13.405', to: '48.8566,2.3522' })).toMatchObject({
		structuredContent: { compass: 'WSW' }
	});
	expect(await agentOf(page).callTool('geo_distance', { from: '91,0', extra: 1 })).toMatchObject({ isError: true });

	await page.goto(`${server.url}/settings`);
	await page.getByLabel('For developers').uncheck();
	await expect.poll(names).toEqual([]);
});
