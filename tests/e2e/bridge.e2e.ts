/** connect.js on a page of another site: its permissions, its refusals, and the attempts of a hostile page. */
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openChromiumProfile } from './chromium-profile';
import { openFirefox } from './firefox';
import type { Driver } from './other-browsers';
import { root } from './server';
import { sleep, startServer, type RunningServer } from './support';
import { openWebKit } from './webkit';

let site: Server;
let other: string;
let connect: string;

/** A site with its own copy of connect.js, for `?app=`; its other pages are those of a hostile one. */
beforeAll(async () => {
	connect = await readFile(path.join(root, 'dist/connect.js'), 'utf8');
	site = createServer((request, response) => {
		const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site');
		const app = searchParams.get('app') ?? '';
		if (pathname === '/connect.js') return response.setHeader('Content-Type', 'text/javascript').end(connect);
		response.setHeader('Content-Type', 'text/html');
		if (pathname === '/strict') response.setHeader('Content-Security-Policy', "default-src 'self'");
		response.end(
			`<!doctype html><title>site</title><button onclick="self.granted = utilityApis.allow().then(String, String)">Allow</button><script src="/connect.js" data-app="${app}"></script>`
		);
	});
	await new Promise<void>((resolve) => site.listen(0, resolve));
	other = `http://localhost:${(site.address() as AddressInfo).port}`;
});
afterAll(() => void site?.close());

const ASK = `async (path, init) => {
	const response = await utilityApis.fetch(path, init);
	return [response.status, await response.text()];
}`;

/** What any page may: every operation that is worked out on the device. */
const HONEST = `async () => {
	const { kilometers } = await utilityApis.distance({ from: '52.52,13.405', to: '48.8566,2.3522' });
	const { exact } = await utilityApis.evaluate({ expression: 'sqrt(8)' });
	const wrong = await utilityApis.distance({ from: '91,0', to: '0,0' }).catch((error) => error);
	const picture = await utilityApis.wifi({ ssid: 'a', security: 'nopass' }, { accept: 'image/svg+xml' });
	const file = await utilityApis.info({ file: new Blob([Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP8AACwAAAAAAQABAAACAkQBADs='), (c) => c.charCodeAt(0))]) });
	const gone = await utilityApis.distance({}, { signal: AbortSignal.abort('enough') }).catch((error) => error);
	const late = new AbortController();
	const given = utilityApis.fetch('/v1/simplify', { method: 'POST', body: '{"expression":"(a+b+c+d+e)^12"}', signal: late.signal }).catch((error) => error);
	await new Promise((resolve) => setTimeout(resolve, 50));
	late.abort('late');
	const tagged = await utilityApis.fetch('v1/languages');
	const again = await utilityApis.fetch('/v1/languages', { headers: { 'If-None-Match': tagged.headers.get('etag') } });
	return [Math.round(kilometers), exact, wrong instanceof utilityApis.UtilityApiError && wrong.field, picture.type, file.format, gone, await given, tagged.headers.get('x-served-by'), again.status];
}`;
const ANSWERED = [877, '2*sqrt(2)', 'from', 'image/svg+xml', 'GIF', 'enough', 'late', 'page', 304];

/** Forbidden calls, with the status of each. */
const REFUSED: readonly (readonly [string, object, number])[] = [
	['/keys', {}, 404],
	['/v1/../keys', {}, 404],
	['/v1/%2e%2e/index.html', {}, 404],
	['//evil.example/v1/distance', {}, 404],
	['/v1/status', {}, 403],
	['/v1/rates', {}, 403],
	['/v1/info', { method: 'POST', body: '{"url":"https://example.org/a.png"}' }, 403],
	['/v1/info', { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: '{"url":"https://example.org/a.png"}' }, 403], // prettier-ignore
	['/v1/distance', { method: 'PUT' }, 405]
];

/** A page that talks to the frame by itself, with nothing of connect.js between. */
const HOSTILE = `async (app) => {
	const frame = document.querySelector('iframe');
	const reach = [];
	try { reach.push(frame.contentDocument); } catch { reach.push('kept'); }
	for (const part of ['document', 'localStorage', 'indexedDB', 'caches'])
		try { frame.contentWindow[part]; reach.push(part); } catch { reach.push('kept'); }
	// A second port is not heard, nor is a consent that this page writes itself.
	const second = new MessageChannel();
	let heard = 'nothing';
	second.port1.onmessage = () => (heard = 'answer');
	frame.contentWindow.postMessage(null, app, [second.port2]);
	frame.contentWindow.postMessage({ type: 'allow', site: location.origin }, app);
	second.port1.postMessage({ id: 1, url: app + '/v1/languages', method: 'GET', headers: {} });
	// A second frame, to bypass connect.js: messages that are not calls are ignored, a flood is told to wait.
	const own = document.createElement('iframe');
	own.src = app + '/bridge/';
	own.hidden = true;
	await new Promise((resolve) => { own.onload = resolve; document.body.append(own); });
	const { port1, port2 } = new MessageChannel();
	const said = new Map();
	let ready = false;
	port1.onmessage = ({ data }) => data.ready ? (ready = true) : said.set(data.id, data.status ?? data.error);
	own.contentWindow.postMessage(null, app, [port2]);
	while (!ready) await new Promise((resolve) => setTimeout(resolve, 20));
	const call = (id, more) => port1.postMessage({ id, url: app + '/v1/languages', method: 'GET', headers: {}, ...more });
	for (const junk of [null, 7, 'text', [], {}, { id: 'a' }, { id: 1 }, { id: 1.5, url: '', method: '', headers: {} }, { abort: {} }, { id: 2, url: app + '/v1/languages', method: 'GET', headers: null }]) port1.postMessage(junk);
	call(3, { url: 'http://user:pass@' + new URL(app).host + '/v1/languages' });
	call(4, { url: app + '/v1/search?q=' + 'x'.repeat(70000) });
	call(5, { method: 'TRACE' });
	const huge = new ArrayBuffer(65 * 2 ** 20);
	port1.postMessage({ id: 6, url: app + '/v1/detect', method: 'POST', headers: {}, body: huge }, [huge]);
	for (let id = 100; id < 400; id++) call(id);
	const until = performance.now() + 30000;
	while (said.size < 304 && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 50));
	call(500);
	while (!said.has(500) && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 50));
	const flood = [...said].filter(([id]) => id >= 100 && id < 400).map(([, status]) => status);
	own.remove();
	return { reach, heard, odd: [3, 4, 5, 6].map((id) => said.get(id)), junk: said.has(1) || said.has(2), flood: flood.length, waited: flood.filter((status) => status === 503).length, other: flood.filter((status) => status !== 503 && status !== 200).length, after: said.get(500) };
}`;

const statusOf = async (driver: Driver, address: string, init: object = {}) =>
	((await driver.run(ASK, address, init)) as [number, string])[0];

async function consents(driver: Driver, app: string): Promise<void> {
	await driver.click('button');
	const popup = await driver.window('/allow');
	await until(async () => String(await popup.run(`() => document.body.textContent`)).includes(other));
	// At once, as a press meant for the page below, and by a script.
	await popup.click('button.primary');
	await popup.run(`() => document.querySelector('button.primary')?.click()`);
	expect(await statusOf(driver, '/v1/rates')).toBe(403);
	await until(async () => await popup.run(`() => document.querySelector('button.primary')?.ariaDisabled === 'false'`));
	await popup.run(`() => document.querySelector('button.primary').click()`);
	expect(await statusOf(driver, '/v1/rates')).toBe(403);
	await popup.click('button.primary');
	expect(await driver.run(`() => self.granted`)).toBe('true');
	// The upstream is out of reach here, so an error shows that it was asked.
	expect(await statusOf(driver, '/v1/rates')).toBeGreaterThan(403);
	expect(await statusOf(driver, '/v1/status')).toBe(403);
	expect(app).not.toBe(other);
}

async function until(holds: () => Promise<unknown>): Promise<void> {
	for (let tries = 0; !(await holds()); tries++) {
		if (tries === 150) throw new Error(`never: ${holds.toString()}`);
		await sleep(100);
	}
}

/** The files of the frame are stored when it has nothing else to do. */
const STORED = `async () => {
	const { active } = await navigator.serviceWorker.ready;
	while (active.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 50));
	return (await caches.keys()).filter((name) => name.startsWith('bridge-')).length;
}`;

for (const [name, open] of [
	['Chromium', openChromiumProfile],
	['Firefox', openFirefox],
	['WebKit', openWebKit]
] as const)
	test(`${name}: another site asks, tries more, goes on without a network, is allowed, is forgotten`, async (context) => {
		const driver = await open();
		if (!driver) return context.skip(`${name} is not installed`);
		let server: RunningServer | undefined;
		try {
			server = await startServer();
			const app = `http://127.0.0.1:${server.port}`;
			const page = `${other}/?app=${app}`;
			await driver.goto(page);
			expect(await driver.run(HONEST)).toEqual(ANSWERED);
			for (const [address, init, status] of REFUSED)
				expect([address, await statusOf(driver, address, init)]).toEqual([address, status]);
			const hostile = (await driver.run(HOSTILE, app)) as {
				readonly reach: readonly unknown[];
				readonly waited: number;
			};
			expect(hostile).toMatchObject({ heard: 'nothing', odd: [404, 400, 405, 400], junk: false, flood: 300, other: 0, after: 200 }); // prettier-ignore
			expect(hostile.reach.filter((one) => one !== 'kept' && one !== null)).toEqual([]);
			expect(hostile.waited).toBeGreaterThan(0);

			expect(await driver.runInFrame(STORED)).toBe(1);
			await server.close();
			await driver.goto(page);
			const [status, text] = (await driver.run(ASK, '/v1/evaluate', { method: 'POST', body: '{"expression":"1/3+1/6"}' })) as [number, string]; // prettier-ignore
			expect([status, (JSON.parse(text) as { exact: string }).exact]).toEqual([200, '1/2']);
			expect(await statusOf(driver, '/v1/readability', { method: 'POST', body: '{"text":"A cat sat."}' })).toBe(200);
			server = await startServer('dist', {}, server.port);
			await driver.goto(page);

			await consents(driver, app);
			await driver.goto(page);
			// Within the day, on this site; and the app lists it.
			expect(await statusOf(driver, '/v1/rates')).toBeGreaterThan(403);
			// Allowed, it still goes on without a network; what needs one says so. In WebKitGTK 2.50 the frame never begins to load in a
			// second outage once a page of the app itself was open after the first; in a first one it does.
			if (name !== 'WebKit') {
				await server.close();
				await driver.goto(page);
				expect(await statusOf(driver, '/v1/readability', { method: 'POST', body: '{"text":"A cat sat."}' })).toBe(200);
				expect(await statusOf(driver, '/v1/rates')).toBeGreaterThan(403);
				server = await startServer('dist', {}, server.port);
			}
			await driver.goto(`${app}/keys`);
			await until(async () => String(await driver.run(`() => document.body.textContent`)).includes(other));
			await driver.run(`() => [...document.querySelectorAll('section li button')].at(-1).click()`);
			expect(await driver.run(`() => localStorage.getItem('utility-apis-consents')`)).toBe('[]');
			await driver.goto(page);
			expect(await statusOf(driver, '/v1/distance?from=0,0&to=0,1')).toBe(200);
			// A day later, as the frame's own storage tells it; taken back, the window asks again.
			await driver.runInFrame(`() => {
				const kept = JSON.parse(localStorage.getItem('utility-apis-consents') ?? '[]');
				localStorage.setItem('utility-apis-consents', JSON.stringify(kept.map((one) => ({ ...one, renewed: one.renewed - 86400001 }))));
			}`);
			expect(await statusOf(driver, '/v1/rates')).toBe(403);
			await consents(driver, app);
		} finally {
			await driver.close();
			await server?.close();
		}
	});
