/** The same questions to every host and from every kind of caller: the same bytes come back. */
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { BrowserContext, Page } from 'playwright';
import { startEdgeHost } from '../edge/start';
import { installedRuntimes } from '../support/runtimes';
import { root } from './server';
import { startSite } from './site';
import { openApp } from './support';

const math = (expression: string): Question => ['/v1/evaluate', { expression }];
/** An address, and the body of a POST. All answers are independent of the time. */
type Question = readonly [path: string, body?: Readonly<Record<string, unknown>>];
const QUESTIONS: readonly Question[] = [
	['/v1/distance?from=52.52,13.405&to=48.8566,2.3522'],
	['/v1/distance?from=91,0&to=0,0'],
	['/v1/destination?from=0,0&bearing=90&kilometers=100'],
	['/v1/languages'],
	['/v1/countries'],
	['/v1/related/spaniel'],
	['/v1/example?country=DE'],
	['/v1/number?number=%2B442079460958'],
	['/v1/wifi?ssid=Library&security=nopass'],
	['/v1/qr?text=hello'],
	['/v1/holidays?country=DE&year=2027'],
	['/v1/places?q=Hull'],
	['/v1/nothing'],
	['/v1/script', { text: 'नमस्ते world' }],
	['/v1/detect', { text: 'Guten Morgen, wie geht es dir heute?' }],
	['/v1/transliterate', { text: 'नमस्ते', to: 'latin' }],
	['/v1/readability', { text: 'The cat sat on the mat. It was happy.' }],
	['/v1/simplify', { expression: '(x^2-1)/(x-1)' }],
	['/v1/evaluate', {}],
	['/v1/evaluate', { expression: 'x+y', variables: { x: 1, y: 2.5 } }],
	...['0.1+0.2', '5 miles in km', 'sqrt(8)', '2^100', 'sin(1)', '1/0', 'range 1   1   1 !'].map(math),
	...['integrate(x^2 sin(x), x)', 'diff(x^3 sin(x), x)', 'solve(x^2-5x+6=0, x)', 'det([[1,2],[3,4]])'].map(math),
	...['factor(x^4-1)', 'limit(sin(x)/x, x, 0)', 'isprime(1000003)', 'taylor(exp(x), x, 0, 4)'].map(math)
];

type Answer = { readonly status: number; readonly text: string };
/** Asks from a script; self-contained, since it travels into pages and workers as text. */
async function askAll(ask: typeof fetch, base: string, questions: readonly Question[]): Promise<readonly Answer[]> {
	const answers: Answer[] = [];
	for (const [path, body] of questions) {
		const headers = { 'X-API-Key': 'demo', 'X-Time-Zone': 'UTC', Accept: 'application/json' };
		const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
		const response = await ask(base + path, init);
		answers.push({ status: response.status, text: await response.text() });
	}
	return answers;
}

const [{ browser, server }, edge] = await Promise.all([startSite(), startEdgeHost({})]);
afterAll(() => edge.close());
const expected = await askAll(fetch, server.url, QUESTIONS);

/** `askAll` as an expression, which Chromium evaluates in a page regardless of the page's policy on code. */
const expression = (caller: string, questions: readonly Question[]) =>
	`(${askAll.toString()})(${caller}, ${JSON.stringify(server.url)}, ${JSON.stringify(questions)})`;

const fromPage = (page: Page): Promise<readonly Answer[]> => page.evaluate(expression('fetch', QUESTIONS));

async function fromFrame(page: Page): Promise<readonly Answer[]> {
	await page.evaluate(async () => {
		const frame = document.createElement('iframe');
		frame.src = '/v1/languages';
		await new Promise((resolve) => {
			frame.onload = resolve;
			document.body.append(frame);
		});
	});
	return page.evaluate(expression('frames[0].fetch.bind(frames[0])', QUESTIONS));
}

const fromWorker = (page: Page): Promise<readonly Answer[] | string> =>
	page.evaluate(
		(script) =>
			new Promise<readonly Answer[] | string>((resolve) => {
				const worker = new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
				worker.onmessage = ({ data }) => resolve(data as readonly Answer[] | string);
			}),
		`${expression('fetch', QUESTIONS)}.then(postMessage, (error) => postMessage(String(error)))`
	);

const named = (answers: readonly Answer[]) =>
	QUESTIONS.map(([path, body], index) => [path, body ?? null, answers[index]?.status, answers[index]?.text]);

/** A page without a script of the app, under the service worker; the app itself is closed unless `keep`. */
async function plainPage(context: BrowserContext): Promise<Page> {
	const app = await openApp(context, server.url);
	const page = await context.newPage();
	await page.goto(`${server.url}/v1/languages`);
	await app.close();
	return page;
}

test('Node answers what the questions are worth', () => {
	for (const [index, { status }] of expected.entries())
		expect([200, 400, 404], String(QUESTIONS[index])).toContain(status);
	expect(expected.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(QUESTIONS.length - 6);
});

test('the edge', async () => expect(named(await askAll(fetch, edge.url, QUESTIONS))).toEqual(named(expected)));

test.each(installedRuntimes().slice(1))('the server on $name', async ({ start }) => {
	const other = await start();
	try {
		expect(named(await askAll(fetch, other.url, QUESTIONS))).toEqual(named(expected));
	} finally {
		other.close();
	}
});

test('a function of AWS Lambda', async () => {
	const { handler } = (await import(path.join(root, 'dist-node/lambda.js'))) as typeof import('../../sw/node/lambda');
	const ask = async (address: RequestInfo | URL, init: RequestInit = {}) => {
		const { pathname, search, hostname } = new URL(String(address));
		const { statusCode, headers, body, isBase64Encoded } = await handler({
			rawPath: pathname,
			rawQueryString: search.slice(1),
			headers: Object.fromEntries(new Headers(init.headers)),
			requestContext: { domainName: hostname, http: { method: init.method ?? 'GET' } },
			...(typeof init.body === 'string' && { body: Buffer.from(init.body).toString('base64'), isBase64Encoded: true })
		});
		return new Response(Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'), { status: statusCode, headers });
	};
	expect(named(await askAll(ask, server.url, QUESTIONS))).toEqual(named(expected));
});

test('a page that no service worker controls', async () => {
	const context = await browser.newContext({ serviceWorkers: 'block' });
	const page = await context.newPage();
	await page.goto(`${server.url}/v1/languages`);
	await page.addScriptTag({ url: `${server.url}/early.js` });
	expect(named(await fromPage(page))).toEqual(named(expected));
	await context.close();
});

test('the app under its service worker, a frame and a worker beside it', async () => {
	const context = await browser.newContext();
	const app = await openApp(context, server.url);
	expect(named(await fromPage(app))).toEqual(named(expected));
	const beside = await context.newPage();
	await beside.goto(`${server.url}/v1/languages`);
	expect(named(await fromFrame(beside))).toEqual(named(expected));
	const answers = await fromWorker(beside);
	expect(typeof answers === 'string' ? answers : named(answers)).toEqual(named(expected));
	await context.close();
});

test('a page that begins with early.js, and no tab of the app', async () => {
	const context = await browser.newContext();
	const page = await plainPage(context);
	await page.addScriptTag({ url: `${server.url}/early.js` });
	expect(named(await fromPage(page))).toEqual(named(expected));
	await context.close();
});

test('a plain page, and no tab of the app: the same, or 503 with the reason and never 422', async () => {
	const context = await browser.newContext();
	const answers = await fromPage(await plainPage(context));
	const busy = answers.flatMap(({ status, text }, index) => (status === 503 ? [{ index, text }] : []));
	for (const { text } of busy) expect(text).toMatch(/"code":"BUSY","message":"server: .+early\.js/);
	const others = (all: readonly Answer[]) => named(all).filter((_, index) => !busy.some((one) => one.index === index));
	expect(others(answers)).toEqual(others(expected));
	console.log(`plain page: ${busy.length} of ${QUESTIONS.length} are 503`);
	await context.close();
});
