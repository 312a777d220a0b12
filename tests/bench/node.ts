import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import autocannon from 'autocannon';
import { buildFor, startServer, type RunningServer } from '../e2e/server';

const CONNECTIONS = 4;
const SECONDS = 3;
const ROUNDS = 5;
/** Clock ticks of /proc a second; the kernel has shown 100 to programs for as long as there is Linux. */
const TICKS = 100;

/** The least that a Node server can do: a fixed JSON text under the same headers as ours. */
const HELLO = `require('node:http').createServer((request, response) => {
	request.resume();
	request.once('end', () => response.setHeader('content-type', 'application/json').end('{"hello":"world"}'));
}).listen(0, '127.0.0.1', function () { console.log(this.address().port) });`;

function startHello(): Promise<RunningServer> {
	const child = spawn(process.execPath, ['-e', HELLO], { stdio: ['ignore', 'pipe', 'inherit'] });
	return new Promise((resolve, reject) => {
		child.once('error', reject);
		child.stdout.once('data', (line: Buffer) => {
			const port = Number(line);
			resolve({
				url: `http://127.0.0.1:${port}`,
				port,
				pid: child.pid ?? 0,
				async close() {
					child.kill();
				}
			});
		});
	});
}

/** CPU seconds that a process has used, its threads' included. */
async function cpuOf(pid: number): Promise<number> {
	const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
	return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

interface Block {
	readonly cpuMs: number;
	readonly perSecond: number;
}

async function measure(
	{ url, pid }: RunningServer,
	request: Omit<autocannon.Options, 'url'>,
	path: string
): Promise<Block> {
	const before = await cpuOf(pid);
	const { requests, non2xx, errors } = await autocannon({
		...request,
		url: url + path,
		connections: CONNECTIONS,
		duration: SECONDS
	});
	const total = requests.total + errors;
	if (errors > 0 || (non2xx > 0 && !path.endsWith('/nothing')))
		throw new Error(`${path}: ${non2xx} refused, ${errors} lost`);
	return { cpuMs: (((await cpuOf(pid)) - before) * 1000) / total, perSecond: requests.average };
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;

/** CPU a request and requests a second of the Node host, beside a bare node:http server under the same load in the same run. */
export async function bench(): Promise<void> {
	if (process.platform !== 'linux') return console.log('CPU of another process is read from /proc: Linux only');
	await buildFor('dist');
	const headers = { 'x-api-key': 'demo' };
	const json = { ...headers, 'content-type': 'application/json' };
	const get = { headers };
	const evaluate = { method: 'POST', headers: json, body: '{"expression":"sqrt(8)+1/3"}' } as const;
	const [hello, ours] = await Promise.all([startHello(), startServer()]);
	try {
		const rows = [
			{ name: 'hello, GET', server: hello, path: '/', request: get },
			{ name: '404', server: ours, path: '/v1/nothing', request: get },
			{ name: 'distance', server: ours, path: '/v1/distance?from=52.52,13.405&to=48.8566,2.3522', request: get },
			{ name: 'hello, POST', server: hello, path: '/', request: evaluate },
			{ name: 'evaluate', server: ours, path: '/v1/evaluate', request: evaluate }
		].map((row) => ({ ...row, blocks: [] as Block[] }));
		// The first round warms up.
		for (let round = -1; round < ROUNDS; round++)
			for (const { server, path, request, blocks } of rows) {
				const block = await measure(server, request, path);
				if (round >= 0) blocks.push(block);
			}
		console.log(
			`${'Node host, 4 connections'.padEnd(26)} ${'CPU ms'.padStart(9)} ${'/ hello'.padStart(8)} ${'per s'.padStart(8)} ${'/ hello'.padStart(8)}`
		);
		let beside: Block = { cpuMs: NaN, perSecond: NaN };
		for (const { name, server, blocks } of rows) {
			const own = {
				cpuMs: median(blocks.map(({ cpuMs }) => cpuMs)),
				perSecond: median(blocks.map(({ perSecond }) => perSecond))
			};
			if (server === hello) beside = own;
			const cells = [
				own.cpuMs.toFixed(3).padStart(9),
				(own.cpuMs / beside.cpuMs).toFixed(2).padStart(8),
				own.perSecond.toFixed(0).padStart(8),
				(own.perSecond / beside.perSecond).toFixed(2).padStart(8)
			];
			console.log(`${name.padEnd(26)} ${cells.join(' ')}`);
		}
	} finally {
		await Promise.all([hello.close(), ours.close()]);
	}
}
