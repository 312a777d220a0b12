/** Long computations: given up, asked for by a page without workers, and by one that lends some. */
import { expect, test } from 'vitest';
import { startSite } from './site';
import { ask, openApp } from './support';

const { browser, server } = await startSite();

test('a long computation that is given up frees its worker for the next', async () => {
	const context = await browser.newContext();
	const page = await openApp(context, server.url);
	const [lightMs, status] = await page.evaluate(async () => {
		const headers = { 'X-API-Key': 'demo' };
		const simplify = (expression: string, signal?: AbortSignal) =>
			fetch('/v1/simplify', {
				method: 'POST',
				headers,
				body: JSON.stringify({ expression }),
				...(signal && { signal })
			});
		await (await simplify('x+x')).text();
		const giveUp = new AbortController();
		const given = Array.from({ length: 20 }, (_, index) =>
			simplify(`(a+b+c+d+e)^12+${index}*y`, giveUp.signal).then(
				() => 'answered',
				() => 'given up'
			)
		);
		await new Promise((resolve) => setTimeout(resolve, 150));
		giveUp.abort();
		await Promise.all(given);
		const started = performance.now();
		const after = await simplify('(a+b)^2-a^2');
		return [performance.now() - started, after.status] as const;
	});
	expect(status).toBe(200);
	// Twenty of them took many seconds; one new worker is far less.
	console.log(`after 20 that were given up: ${lightMs.toFixed(0)} ms`);
	await context.close();
});

test('a plain page of the origin: long computations are answered by the service worker, or told the way out', async () => {
	const context = await browser.newContext();
	const page = await openApp(context, server.url);
	// An answer of the API opened as a page: the service worker controls it, no script of the app runs in it.
	await page.goto(`${server.url}/v1/languages`);
	const init = (expression: string) => ({ method: 'POST', body: JSON.stringify({ expression }) });
	const short = await ask(page, '/v1/simplify', init('x+x'));
	expect([short.status, short.servedBy, short.where]).toEqual([200, 'service-worker', 'inline']);
	const long = await ask(page, '/v1/simplify', init('(a+b+c+d+e)^16+y'));
	expect([long.status, long.servedBy]).toEqual([503, 'service-worker']);
	expect(long.text).toContain('early.js');
	// A computation that the service worker lacks is refused in the same way: the question is right.
	for (const expression of ['integrate(x^2, x)', 'det([[1,2],[3,4]])', 'factor(x^4-1)']) {
		const lazy = await ask(page, '/v1/evaluate', init(expression));
		expect([200, 503], lazy.text).toContain(lazy.status);
	}
	await context.close();
});

test('a page that begins with early.js lends the service worker its workers', async () => {
	const context = await browser.newContext();
	await (await openApp(context, server.url)).close();
	const page = await context.newPage();
	await page.goto(`${server.url}/v1/languages`);
	await page.addScriptTag({ url: `${server.url}/early.js` });
	const long = await ask(page, '/v1/simplify', { method: 'POST', body: '{"expression":"(a+b+c+d+e)^12+y"}' });
	expect([long.status, long.where]).toEqual([200, 'worker']);
	await context.close();
});
