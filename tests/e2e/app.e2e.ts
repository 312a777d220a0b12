/** The app as people use it: by keyboard, on a phone, in the dark, from right to left, without a network. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { startVisitor } from './app-visit';
import { controlled, openApp, startServer } from './support';

/** Origins that the app may ask besides its own: the feeds' sources, and pictures in their answers. */
const FEEDS = /^https:\/\/(earthquake\.usgs\.gov|api\.frankfurter\.dev|([\w-]+\.)?openfoodfacts\.org|[\w-]+\.(wikipedia|wikimedia)\.org|hn\.algolia\.com|www\.seismicportal\.eu|api\.geonet\.org\.nz)$/; // prettier-ignore
const { looking, visit, browser, server } = await startVisitor();

test('the app asks nobody but its own origin and the feeds', () =>
	looking({ width: 1280, colorScheme: 'light' }, async (page, context) => {
		const asked = new Set<string>();
		context.on('request', (request) => asked.add(new URL(request.url()).origin));
		for (const path of ['/', '/docs', '/tools/geo/distance?from=1,2&to=3,4', '/tools/earthquakes/recent', '/offline'])
			await visit(page, path);
		const others = [...asked].filter((origin) => origin !== 'null' && origin !== server.url && !FEEDS.test(origin));
		expect(others).toEqual([]);
	}));

test('in a page of the app no text becomes markup, a script or the address of one by another way than its own', () =>
	looking({ width: 1280, colorScheme: 'light' }, async (page) => {
		await visit(page, '/');
		const refused = await page.evaluate(() =>
			[
				() => (document.createElement('div').innerHTML = '<b>bold</b>'),
				() => (document.createElement('script').text = 'self.ran = true'),
				() => new Worker('https://example.org/worker.js')
			].map((work) => {
				try {
					work();
					return 'allowed';
				} catch (error) {
					return error instanceof TypeError ? 'refused' : String(error);
				}
			})
		);
		expect(refused).toEqual(['refused', 'refused', 'refused']);
	}));

test('by keyboard alone: skip to the content, find a tool, fill it, read the answer, correct an error', () =>
	looking({ width: 1280, colorScheme: 'light' }, async (page) => {
		// The start page has its box in focus from the start; elsewhere the first stop skips to the content.
		await visit(page, '/');
		await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
		await visit(page, '/docs');
		await page.keyboard.press('Tab');
		await page.keyboard.press('Enter');
		expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
		await page.keyboard.press('Control+k');
		await page.getByRole('dialog').waitFor();
		await page.keyboard.type('distance');
		await page.keyboard.press('Enter');
		await page.waitForURL('**/tools/geo/distance');
		await page.waitForSelector('.slip-q input');
		await page.getByText('km').first().waitFor();
		await focus(page, '.slip-q input');
		await page.keyboard.press('Control+a');
		await page.keyboard.type('52.52,13.405');
		for (let press = 0; press < 8 && (await page.evaluate(() => document.activeElement?.tagName)) !== 'INPUT' || press === 0; press++) await page.keyboard.press('Tab'); // prettier-ignore
		await page.keyboard.press('Control+a');
		await page.keyboard.type('99,200');
		await page.keyboard.press('Enter');
		await page.waitForSelector('[aria-invalid="true"]');
		await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true');
		const described = () =>
			page.evaluate(() => {
				const ids = document.activeElement?.getAttribute('aria-describedby')?.split(' ') ?? [];
				return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
			});
		// The half-typed text was refused for another reason a moment before.
		await expect.poll(described).toContain('Latitude goes from −90 to 90');
		await page.keyboard.press('Control+a');
		await page.keyboard.type('48.8566,2.3522');
		await page.locator('.slip-a').getByText('877').first().waitFor();
		await expect.poll(() => page.url()).toContain('from=52.52');
	}));

test('the amount of “250 usd in eur” stays through opening, reload and Back', () =>
	looking({ width: 360, colorScheme: 'light' }, async (page) => {
		await visit(page, '/');
		await page.fill('textarea', '250 usd in eur');
		await page.getByText('250 USD → EUR').waitFor();
		await page.keyboard.press('Enter');
		await page.waitForURL('**/tools/currency/rates?*');
		expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({ base: 'USD', symbols: 'EUR', amount: '250' }); // prettier-ignore
		await page.reload();
		await page.waitForSelector('main[aria-busy="false"] h1');
		expect(new URL(page.url()).searchParams.get('amount')).toBe('250');
		await page.goBack();
		await expect.poll(() => page.inputValue('textarea')).toBe('250 usd in eur');
	}));

test('the box says what it has no tool for, and guesses nothing', () =>
	looking({ width: 1280, colorScheme: 'light' }, async (page) => {
		await visit(page, '/');
		await page.fill('textarea', '550e8400-e29b-41d4-a716-446655440000');
		await page.getByText('That looks like an identifier (UUID). We can’t help with that.').waitFor();
		expect(await page.locator('.said .slip, .said .chip').count()).toBe(0);
	}));

test('tools open with an answer that fits the device, on the first screen of a phone', () =>
	looking({ width: 360, colorScheme: 'light' }, async (page) => {
		const late: string[] = [];
		for (const path of [
			'/tools/holidays/holidays',
			'/tools/geo/timezone',
			'/tools/language/detect',
			'/tools/text/readability',
			'/tools/dictionary/related',
			'/tools/phone/example'
		]) {
			await visit(page, path);
			await page.waitForSelector('.slip-a .body');
			const top = await page.evaluate(
				() => document.querySelector('.slip-a .body')?.getBoundingClientRect().top ?? 9999
			);
			if (top > 800 - 60 - 100) late.push(`${path}: ${Math.round(top)}`);
			expect(page.url()).toBe(`${server.url}${path}`);
		}
		expect(late).toEqual([]);
	}));

test('a pinned answer is on the start page, live', () =>
	looking({ width: 1280, colorScheme: 'light' }, async (page) => {
		await visit(page, '/');
		await page.fill('textarea', '12*12');
		await page.getByText('144').first().waitFor();
		await page.getByRole('button', { name: 'Pin to start' }).click();
		// It is stored then.
		await page.getByRole('button', { name: 'Pin to start', pressed: true }).waitFor();
		await page.fill('textarea', '');
		await visit(page, '/');
		await page.getByRole('heading', { name: 'Pinned' }).waitFor();
		await page.locator('.pin').getByText('144').waitFor();
	}));

const BERLIN_TO_PARIS = '/tools/geo/distance?from=52.52,13.405&to=48.8566,2.3522';

test('another question of the same tool opens in place, with its answer', () =>
	looking({ width: 360, colorScheme: 'light' }, async (page) => {
		await visit(page, BERLIN_TO_PARIS);
		const part = page.locator('details', { hasText: 'Which way, how far' });
		await part.locator('summary').first().click();
		await part.locator('.slip-a .body').waitFor();
		expect(new URL(page.url()).pathname).toBe('/tools/geo/distance');
	}));

test('on paper stand question, answer, date and address, and nothing that is pressed', () =>
	looking({ width: 1280, colorScheme: 'light' }, async (page) => {
		await visit(page, BERLIN_TO_PARIS);
		await page.locator('.slip-a').getByText('877').first().waitFor();
		await page.emulateMedia({ media: 'print' });
		await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
		// What only paper shows arrives when the page is idle.
		await page.getByText('52.52,13.405', { exact: true }).waitFor();
		const paper = await page.locator('body').innerText();
		for (const said of ['52.52,13.405', '48.8566,2.3522', '877', 'Calculated on your device', '/tools/geo/distance'])
			expect(paper).toContain(said);
		expect(paper).toContain(new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format());
		for (const pressed of ['Examples', 'Settings', 'Ask or paste anything']) expect(paper).not.toContain(pressed);
		await page.evaluate(() => dispatchEvent(new Event('afterprint')));
		expect(await page.locator('article dl', { hasText: '52.52,13.405' }).count()).toBe(0);
	}));

test('the docs of math list every function with its derivative', () =>
	looking({ width: 360, colorScheme: 'dark' }, async (page) => {
		await visit(page, '/docs/math/evaluate');
		const table = page.getByRole('table', { name: 'Functions' });
		await table.waitFor();
		await page.getByRole('button', { name: /^Show all \d+/ }).click();
		const row = table.getByRole('row', { name: /^asinh\b/ });
		await expect.poll(() => row.locator('math').count()).toBe(2);
		expect(await row.textContent()).toContain('arcsinh, arsinh');
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
	}));

test('the developer view shows the call and is remembered', () =>
	looking({ width: 1280, colorScheme: 'light' }, async (page) => {
		await visit(page, '/tools/geo/distance?from=1,2&to=3,4');
		expect(await page.getByRole('tab').count()).toBe(0);
		await page.getByRole('button', { name: 'For developers' }).click();
		await page.getByRole('tab', { name: 'Python' }).waitFor();
		await page.reload();
		await page.getByRole('tab', { name: 'curl' }).waitFor();
	}));

/** Moves by Tab until an element that fits is reached. */
async function focus(page: Page, selector: string): Promise<void> {
	for (let presses = 0; presses < 60; presses++) {
		if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
		await page.keyboard.press('Tab');
	}
	throw new Error(`Tab does not reach ${selector}`);
}

test('the box answers a question about a place, whose names another group reads', () =>
	looking({ width: 360, colorScheme: 'light' }, async (page) => {
		await visit(page, '/');
		await page.fill('textarea', 'time in Tokyo');
		await page.getByText('GMT+9').first().waitFor();
		await page.fill('textarea', 'distance from Rome to Oslo');
		await page.getByText('1,247 mi').first().waitFor();
	}));

test('the box answers a sum in place and opens its tool on Enter', () =>
	looking({ width: 360, colorScheme: 'light' }, async (page) => {
		await visit(page, '/');
		await page.fill('textarea', '1/2 + 1/3');
		await page.getByText('5/6').first().waitFor();
		await page.keyboard.press('Enter');
		await page.waitForURL('**/tools/math/evaluate**');
		expect(new URL(page.url()).searchParams.get('expression')).toBe('1/2 + 1/3');
	}));

test('what another app shares comes in by the box', () =>
	looking({ width: 360, colorScheme: 'light' }, async (page) => {
		await visit(page, '/');
		await page.evaluate(() => {
			const form = document.createElement('form');
			Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action: 'share' });
			for (const [name, value] of Object.entries({ title: 'A place', text: '27.7172,85.324' }))
				form.append(Object.assign(document.createElement('input'), { name, value }));
			document.body.append(form);
			form.submit();
		});
		await page.waitForURL('**/?shared=1');
		await page.locator('.line').filter({ hasText: 'GMT+5:45' }).waitFor();
		expect(await page.inputValue('textarea')).toBe('27.7172,85.324');
	}));

test('a long text stays in the fragment and comes back from it', () =>
	looking({ width: 1280, colorScheme: 'light' }, async (page) => {
		const text = 'Deserts are dry. Rivers are not. '.repeat(200);
		await visit(page, '/tools/language/script');
		await page.fill('form textarea', text);
		await page.waitForURL('**/tools/language/script#z=*');
		const address = page.url();
		await page.goto('about:blank');
		await page.goto(address);
		await expect.poll(() => page.inputValue('form textarea')).toBe(text);
	}));

test('a Wi-Fi password is in no address and in no history, and its card prints from the first screen', () =>
	looking({ width: 360, colorScheme: 'light' }, async (page) => {
		await visit(page, '/tools/qr/wifi');
		await page.fill('form input[type=password]', 'correct horse battery');
		await page.fill('form input:not([type=password], [type=radio], [type=checkbox], [type=number])', 'Library');
		await page.keyboard.press('Enter');
		await page.waitForURL('**/tools/qr/wifi?*');
		expect(page.url()).not.toContain('horse');
		const print = await page.getByRole('button', { name: 'Print card' }).boundingBox();
		expect((print?.y ?? 9999) + (print?.height ?? 0)).toBeLessThanOrEqual(800 - 60);
		await page.waitForTimeout(2_000);
		await visit(page, '/history');
		expect(await page.textContent('main')).not.toMatch(/Library|horse/);
	}));

test('how many tools work without a connection is what is stored, not what is hoped for', () =>
	looking({ width: 1280, colorScheme: 'light', apart: true }, async (page) => {
		await visit(page, '/offline');
		const ready = async () =>
			/(\d+) of (\d+) tools work/
				.exec(await page.getByText(/tools work offline/).innerText())
				?.slice(1)
				.map(Number) ?? [];
		const pack = (name: string) => page.getByRole('listitem').filter({ hasText: name });
		// They come by themselves; definitions and the eleven packs of typing wait until an operation needs them.
		await expect.poll(() => page.getByText('not saved').count(), { timeout: 60_000 }).toBe(12);
		const [before = 0, total = 0] = await ready();
		expect(before).toBeLessThan(total);
		await pack('Definitions').getByRole('button', { name: 'Download' }).click();
		await expect.poll(ready).toEqual([before + 1, total]);
		await pack('Borders of the time zones').getByRole('button', { name: 'Remove' }).click();
		await expect.poll(ready).toEqual([before, total]);
	}));

test('calls are kept in the history, newest first, and can be forgotten', () =>
	looking({ width: 1280, colorScheme: 'light' }, async (page) => {
		await visit(page, '/tools/geo/distance?from=1,2&to=3,4');
		await page
			.getByText(/314 km|195 mi/)
			.first()
			.waitFor();
		// Longer than it takes for a call to be remembered.
		await page.waitForTimeout(2_000);
		await visit(page, '/history');
		expect(await page.locator('main li').allTextContents()).toEqual([expect.stringContaining('1,2 · 3,4')]);
		await page.locator('main li').getByRole('button').click();
		await expect.poll(() => page.locator('main li').count()).toBe(0);
	}));

test('every address in the manifest answers with the size that it declares', () =>
	looking({ width: 1280, colorScheme: 'light' }, async (page) => {
		const href = await page.getAttribute('link[rel=manifest]', 'href');
		const manifestUrl = new URL(href ?? '', `${server.url}/`);
		const manifest = (await (await fetch(manifestUrl)).json()) as {
			readonly start_url: string;
			readonly icons: readonly { src: string; sizes: string; type: string }[];
			readonly screenshots?: readonly { src: string; sizes: string; type: string }[];
			readonly shortcuts: readonly { url: string }[];
		};
		for (const { src, sizes, type } of [...manifest.icons, ...(manifest.screenshots ?? [])]) {
			const response = await fetch(new URL(src, manifestUrl));
			expect([src, response.status, response.headers.get('content-type')]).toEqual([src, 200, type]);
			if (type !== 'image/png') continue;
			const bytes = new DataView(await response.arrayBuffer());
			expect([src, `${bytes.getUint32(16)}x${bytes.getUint32(20)}`]).toEqual([src, sizes]);
		}
		for (const { url } of [{ url: manifest.start_url }, ...manifest.shortcuts]) {
			await visit(page, `/${new URL(url, manifestUrl).pathname.slice(1)}`);
			expect([url, await page.textContent('h1')]).not.toEqual([url, 'Page not found']);
		}
	}));

test('in Arabic the page runs from right to left and fits a phone', () =>
	looking({ width: 360, colorScheme: 'light', settings: { language: 'ar' } }, async (page) => {
		await visit(page, '/tools/geo/distance?from=1,2&to=3,4');
		await page.getByText('حُسب على جهازك').first().waitFor();
		expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
		expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
	}));

test('with the server gone the app opens, answers and explains itself', async () => {
	const lonely = await startServer();
	const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
	try {
		const page = await openApp(context, lonely.url);
		await controlled(page);
		await lonely.close();
		await page.goto(`${lonely.url}/tools/geo/distance?from=52.52,13.405&to=48.8566,2.3522`);
		await page.getByText(/877/).first().waitFor();
		await page.getByText('Calculated on your device').first().waitFor();
		for (const path of [
			'/',
			'/docs',
			'/docs/geo/distance',
			'/docs/math/evaluate',
			'/keys',
			'/history',
			'/settings',
			'/offline'
		]) {
			await page.goto(lonely.url + path);
			await page.waitForSelector('main[aria-busy="false"] h1');
		}
	} finally {
		await context.close();
	}
}, 90_000);
