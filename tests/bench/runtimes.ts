import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from 'playwright';
import type { LambdaEvent } from '../../sw/node/lambda';
import { chromiumOptions } from '../support/chromium';
import { buildFor, root } from '../e2e/server';
import { controlled } from '../e2e/support';
import { installedRuntimes, type Runtime } from '../support/runtimes';
import { cpuOf, EVALUATE, GET, loads, newDistance, newSum, startHello, type Loaded, type Row } from './load';
import { median } from './figures';

const newZone = (n: number) => ({ path: `/v1/timezone?coords=${(n % 120) - 60}.${n}5,${(n % 300) - 150}.25` });
type Question = ReturnType<NonNullable<Row['each']>>;
const KINDS: readonly NonNullable<Row['each']>[] = [newDistance, newZone, newSum];
/** Requests of a block, where no load generator counts them, and blocks of a kind. */
const CALLS = 1_000;
const BLOCKS = 3;

/** Those that run the built server, and workerd, which runs the edge host. */
const runtimes = (): readonly Runtime[] => [...installedRuntimes(), { name: 'workerd', start: startWorkerd }];

/** The edge host in workerd, started by a Node program that then idles. */
async function startWorkerd(): Promise<Loaded & { close(): void }> {
	const child = spawn(process.execPath, ['sw/build/edge.mjs'], { cwd: root, env: { ...process.env, PORT: '0' } });
	const url = await new Promise<string>((resolve, reject) => {
		let said = '';
		for (const stream of [child.stdout, child.stderr])
			stream.on('data', (chunk: Buffer) => {
				said += chunk.toString();
				const address = /(http:\/\/[\w.:]+)\//.exec(said)?.[1];
				if (address) resolve(address);
			});
		child.once('exit', (code) => reject(new Error(`workerd was not started (${code}):\n${said}`)));
	});
	return { url, pid: child.pid ?? 0, close: () => void child.kill() };
}

/** Median CPU in milliseconds of a call of each kind, the first block being left out, where `cpu` reads seconds. */
async function perCall(
	cpu: () => Promise<number>,
	call: (questions: readonly Question[]) => Promise<void>
): Promise<number[]> {
	const found: number[] = [];
	let asked = 0;
	for (const kind of KINDS) {
		const blocks: number[] = [];
		for (let block = 0; block <= BLOCKS; block++) {
			const questions = Array.from({ length: CALLS }, () => kind(++asked));
			const before = await cpu();
			await call(questions);
			blocks.push(((await cpu()) - before) * (1000 / CALLS));
		}
		found.push(median(blocks.slice(1)));
	}
	return found;
}

const inPage = (page: Page) => (questions: readonly Question[]) =>
	page.evaluate(async (all) => {
		const headers = { 'x-api-key': 'demo', 'content-type': 'application/json' };
		for (const { path: address, body } of all) {
			const answer = await fetch(address, body ? { method: 'POST', headers, body } : { headers });
			await answer.text();
			if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
		}
	}, questions);

/** All of a browser's processes: one page asks one question after the other, with a service worker and without one. */
async function browserRows(url: string): Promise<[string, readonly number[]][]> {
	const server = await chromium.launchServer(chromiumOptions());
	const browser = await chromium.connect(server.wsEndpoint());
	const cpu = () => cpuOf(server.process().pid ?? 0);
	const rows: [string, readonly number[]][] = [];
	for (const [name, serviceWorkers] of [
		['service worker', 'allow'],
		['page', 'block']
	] as const) {
		const page = await (await browser.newContext({ serviceWorkers })).newPage();
		await page.goto(`${url}/`);
		if (serviceWorkers === 'allow') await controlled(page);
		rows.push([`Chromium, ${name}`, await perCall(cpu, inPage(page))]);
		await page.close();
	}
	await server.close();
	return rows;
}

/** A process that answers events by the handler of AWS Lambda, and replies with the CPU microseconds that they took. */
const LAMBDA = `
	const loading = import(process.argv[1]);
	// Node drops messages that arrive before there is a listener.
	process.on('message', async (events) => {
		const { handler } = await loading;
		const before = process.cpuUsage();
		for (const event of events) {
			const { statusCode } = await handler(event);
			if (statusCode !== 200) throw new Error(event.rawPath + ': ' + statusCode);
		}
		const { user, system } = process.cpuUsage(before);
		process.send(user + system);
	});`;

async function lambdaRow(): Promise<[string, readonly number[]]> {
	const file = pathToFileURL(path.join(root, 'dist-node/lambda.js')).href;
	const child = spawn(process.execPath, ['--input-type=module', '-e', LAMBDA, file], {
		stdio: ['ignore', 'inherit', 'inherit', 'ipc']
	});
	const ended = new AbortController();
	child.once('exit', (code) => ended.abort(new Error(`the handler's process ended with ${code}`)));
	const headers = { 'x-api-key': 'demo', 'content-type': 'application/json' };
	let seconds = 0;
	const row = await perCall(
		async () => seconds,
		async (questions) => {
			child.send(
				questions.map(({ path: address, body }): LambdaEvent => {
					const [rawPath = '', rawQueryString = ''] = address.split('?');
					const requestContext = { http: { method: body ? 'POST' : 'GET' } };
					return { rawPath, rawQueryString, headers, requestContext, ...(body !== undefined && { body }) };
				})
			);
			const [micros] = (await once(child, 'message', { signal: ended.signal })) as [number];
			seconds += micros / 1e6;
		}
	);
	child.kill();
	return ['AWS Lambda’s handler', row];
}

/** CPU a request of the build on each runtime, every question a new one, as the table of README.md. */
export async function bench(): Promise<void> {
	if (process.platform !== 'linux') return console.log('CPU of another process is read from /proc: Linux only');
	await buildFor('dist');
	const hello = await startHello();
	console.log('| CPU ms a request | distance | time zone | evaluate | a bare Node server beside it |');
	console.log('| --- | --- | --- | --- | --- |');
	const row = (name: string, found: readonly number[]) =>
		console.log(`| ${[name, ...found.map((ms) => ms.toFixed(2))].join(' | ')} |`);
	try {
		for (const [index, { name, start }] of runtimes().entries()) {
			const server = await start();
			const [distance = newDistance, zone = newZone, sum = newSum] = KINDS;
			const loaded: readonly Row[] = [
				{ server, path: '/', request: GET, each: distance },
				{ server, path: '/', request: GET, each: zone },
				{ server, path: '/', request: EVALUATE, each: sum },
				{ server: hello, path: '/', request: GET }
			];
			try {
				row(name, await loads(loaded));
				if (index === 0) for (const [browser, found] of await browserRows(server.url)) row(browser, found);
			} finally {
				server.close();
			}
		}
		row(...(await lambdaRow()));
	} finally {
		hello.close();
	}
}
