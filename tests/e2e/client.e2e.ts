/** client.js in a page that the service worker controls, in one that it does not, and in a worker. */
import { expect, test } from 'vitest';
import type { Page } from 'playwright';
import { startSite } from './site';
import { openApp } from './support';

const { browser, server } = await startSite();

/** The view of a script that imports the module. As text, because the test runner would rewrite the import. */
const use = (page: Page) =>
	page.evaluate(`(async () => {
		const { createApi, UtilityApiError } = await import('/client.js');
		const api = createApi();
		const { compass } = await api.distance({ from: '52.52,13.405', to: '48.8566,2.3522' });
		const wrong = await api.distance({ from: '91,0', to: '0,0' }).catch((error) => error);
		const gone = await api.distance({}, { signal: AbortSignal.abort('enough') }).catch((error) => error);
		const picture = await api.wifi({ ssid: 'a', security: 'nopass' }, { accept: 'image/svg+xml' });
		const { timezone } = await api.timezone({ coords: '27.7172,85.324' });
		return [compass, wrong instanceof UtilityApiError, wrong.status, wrong.code, wrong.field, gone, picture.type, timezone];
	})()`);
const SEEN = ['WSW', true, 400, 'INVALID_INPUT', 'from', 'enough', 'image/svg+xml', 'Asia/Kathmandu'];

test('a page that the service worker controls, without a network too', async () => {
	const context = await browser.newContext();
	const page = await openApp(context, server.url);
	expect(await use(page)).toEqual(SEEN);
	await context.setOffline(true);
	expect(await use(page)).toEqual(SEEN);
	await context.close();
});

test('a page that nobody controls, and a worker of it, get answers at once', async () => {
	const context = await browser.newContext({ serviceWorkers: 'block' });
	const page = await context.newPage();
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	await page.goto(`${server.url}/robots.txt`);
	expect(await use(page)).toEqual(SEEN);
	expect(asked.filter((path) => path.startsWith('/v1/'))).toEqual([]);

	const code = `import { createApi } from '/client.js';
createApi().distance({ from: '0,0', to: '0,1' }).then(({ compass }) => postMessage(compass), (error) => postMessage(String(error)));`;
	await page.route('**/worker-of-test.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
	const heard = await page.evaluate(
		() =>
			new Promise(
				(resolve) => void (new Worker('/worker-of-test.js', { type: 'module' }).onmessage = ({ data }) => resolve(data))
			)
	);
	expect(heard).toBe('E');
	await context.close();
});
