/** The core of hosts.e2e.ts in Firefox and WebKit, where those are installed: CI installs them. */
import { expect, test } from 'vitest';
import { openFirefox } from './firefox';
import type { Driver } from './other-browsers';
import { startServer } from './support';
import { openWebKit } from './webkit';

const DISTANCE = '/v1/distance?from=52.52,13.405&to=48.8566,2.3522';
const WIFI = '/v1/wifi?ssid=Home&password=correct%20horse';

type Answer = { readonly status: number; readonly servedBy: string | null; readonly text: string };

const ASK = `async (path, init) => {
	const response = await fetch(path, { ...init, headers: { 'X-API-Key': 'demo' } });
	return { status: response.status, servedBy: response.headers.get('x-served-by'), text: await response.text() };
}`;
const CONTROLLED = `async () => {
	await navigator.serviceWorker.ready;
	if (!navigator.serviceWorker.controller)
		await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}`;
/** A runaway in the place of an engine, as the page's workers will load it. */
const SPIN = `async () => {
	const isStored = async () =>
		(await Promise.all((await caches.keys()).map(async (key) => (await (await caches.open(key)).keys()).some(({ url }) => url.includes('/engines/qr-'))))).includes(true);
	for (let tries = 0; tries < 300 && !(await isStored()); tries++) await new Promise((resolve) => setTimeout(resolve, 200));
	for (const key of await caches.keys()) {
		const cache = await caches.open(key);
		for (const request of await cache.keys())
			if (new URL(request.url).pathname.includes('/engines/qr-'))
				await cache.put(request, new Response('(self.__engines??={}).qr=()=>({engine:{wifi:()=>{for(;;);}}});', { headers: { 'content-type': 'text/javascript' } }));
	}
}`;

for (const [name, open] of [
	['Firefox', openFirefox],
	['WebKit', openWebKit]
] as const)
	test(`${name}: first visit, control, every kind of host, runaway, offline`, { timeout: 240_000 }, async (context) => {
		const driver: Driver | undefined = await open();
		if (!driver) return context.skip(`${name} is not installed`);
		const server = await startServer();
		const ask = (path: string, init: object = {}) => driver.run(ASK, path, init) as Promise<Answer>;
		try {
			await driver.goto(`${server.url}/`);
			const first = await ask(DISTANCE);
			expect(first.status).toBe(200);
			await driver.run(CONTROLLED);
			const later = await ask(DISTANCE);
			expect(later).toMatchObject({ status: 200, servedBy: 'service-worker', text: first.text });
			const direct = await fetch(server.url + DISTANCE, { headers: { 'X-API-Key': 'demo' } });
			expect(await direct.text()).toBe(later.text);
			expect(await ask('/v1/script', { method: 'POST', body: '{"text":"Hello мир"}' })).toMatchObject({ status: 200 });
			expect((await ask('/v1/distance')).text).toBe('{"error":{"code":"INVALID_INPUT","message":"from: is required"}}');
			expect((await ask('/v1/openapi.json')).status).toBe(200);

			await driver.run(SPIN);
			const runaway = ask(WIFI);
			const other = name === 'Firefox' ? await ask(DISTANCE) : undefined;
			if (other) expect(other.status).toBe(200);
			expect(await runaway).toMatchObject({ status: 422 });
			expect((await ask(DISTANCE)).status).toBe(200);

			await server.close();
			await driver.goto(`${server.url}/`);
			expect(await driver.run('() => document.title')).toContain('Utility APIs');
			expect((await ask(DISTANCE)).text).toBe(first.text);
			expect((await ask('/v1/countries')).status).toBe(200);
			await driver.goto(`${server.url}/v1/languages`);
			expect(await driver.run('() => document.body.textContent')).toContain('"count":55');
		} finally {
			await driver.close();
			await server.close();
		}
	});
