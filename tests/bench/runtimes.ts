import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { buildFor } from '../e2e/server';
import { EDGE, startWorkerd } from './edge';
import { EVALUATE, GET, newDistance, newSum, printLoads, startHello, type Loaded, type Row } from './load';

const root = path.resolve(import.meta.dirname, '../..');
const bin = path.join(import.meta.dirname, 'node_modules/.bin');

type Started = Promise<Loaded & { close(): void }>;

/** What runs the built server: this Node, those of `npm run nodes`, Bun and Deno, and workerd, which runs the edge host. */
function runtimes(): readonly { readonly name: string; start(): Started }[] {
	const nodes = path.join(root, 'node_modules/.nodes');
	const others = existsSync(nodes) ? readdirSync(nodes) : [];
	const programs = [
		{ name: `Node ${process.versions.node}`, command: [process.execPath] },
		...others.map((version) => ({ name: `Node ${version}`, command: [path.join(nodes, version, 'node_modules/node/bin/node')] })), // prettier-ignore
		{ name: 'Bun', command: [path.join(bin, 'bun'), 'run'] },
		{ name: 'Deno', command: [path.join(bin, 'deno'), 'run', '--allow-all'] }
	].filter(({ command: [file = ''] }) => existsSync(file));
	return [
		...programs.map(({ name, command }) => ({ name, start: () => start(command) })),
		{ name: 'workerd', start: () => startWorkerd(EDGE) }
	];
}

function start(command: readonly string[]): Started {
	const [file = '', ...words] = command;
	const child = spawn(file, [...words, path.join(root, 'dist-node/cli.js'), '--port', '0'], {
		env: { ...process.env, UTILITY_PER_ADDRESS: '0' },
		stdio: ['ignore', 'pipe', 'inherit']
	});
	let said = '';
	return new Promise((resolve, reject) => {
		child.once('error', reject);
		child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
		child.stdout.on('data', (chunk: Buffer) => {
			said += chunk.toString();
			const [url] = /http:\/\/localhost:\d+/.exec(said) ?? [];
			if (url) resolve({ url, pid: child.pid ?? 0, close: () => void child.kill('SIGKILL') });
		});
	});
}

const newZone = (n: number) => ({ path: `/v1/timezone?coords=${(n % 120) - 60}.${n}5,${(n % 300) - 150}.25` });
const ZONE = '/v1/timezone?coords=1,2';

/** CPU a request and requests a second of the built server on each runtime, beside a bare server of this Node in the same run. */
export async function bench(): Promise<void> {
	if (process.platform !== 'linux') return console.log('CPU of another process is read from /proc: Linux only');
	await buildFor('dist');
	const hello = await startHello();
	try {
		for (const { name, start } of runtimes()) {
			const server = await start();
			try {
				const rows: readonly Row[] = [
					{ name: 'hello (Node)', server: hello, path: '/', request: GET, yardstick: true },
					{ name: 'distance, each new', server, path: ZONE, request: GET, each: newDistance },
					{ name: 'time zone, each new', server, path: ZONE, request: GET, each: newZone },
					{ name: 'evaluate, each new', server, path: '/v1/evaluate', request: EVALUATE, each: newSum },
					{ name: 'openapi.json', server, path: '/v1/openapi.json', request: GET }
				];
				await printLoads(`${name}, 4 connections`, rows, { rounds: 3, seconds: 2 });
			} finally {
				server.close();
			}
		}
	} finally {
		hello.close();
	}
}
