import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { buildFor } from '../e2e/server';
import { EVALUATE, GET, newDistance, newSum, printLoads, startHello, type Loaded } from './load';

const root = path.resolve(import.meta.dirname, '../..');
const bin = path.join(import.meta.dirname, 'node_modules/.bin');

/** Programs that run the built server, and the words before its file: this Node, those of `npm run nodes`, Bun and Deno. */
function runtimes(): readonly { readonly name: string; readonly command: readonly string[] }[] {
	const nodes = path.join(root, 'node_modules/.nodes');
	const others = existsSync(nodes) ? readdirSync(nodes) : [];
	return [
		{ name: `Node ${process.versions.node}`, command: [process.execPath] },
		...others.map((version) => ({ name: `Node ${version}`, command: [path.join(nodes, version, 'node_modules/node/bin/node')] })), // prettier-ignore
		{ name: 'Bun', command: [path.join(bin, 'bun'), 'run'] },
		{ name: 'Deno', command: [path.join(bin, 'deno'), 'run', '--allow-all'] }
	].filter(({ command: [file = ''] }) => existsSync(file));
}

function start(command: readonly string[]): Promise<Loaded & { close(): void }> {
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
		for (const { name, command } of runtimes()) {
			const server = await start(command);
			try {
				await printLoads(`${name}, 4 connections`, [
					{ name: 'hello (Node)', server: hello, path: '/', request: GET, yardstick: true },
					{ name: 'distance, each new', server, path: ZONE, request: GET, each: newDistance },
					{ name: 'time zone, each new', server, path: ZONE, request: GET, each: newZone },
					{ name: 'evaluate, each new', server, path: '/v1/evaluate', request: EVALUATE, each: newSum },
					{ name: 'openapi.json', server, path: '/v1/openapi.json', request: GET }
				]);
			} finally {
				server.close();
			}
		}
	} finally {
		hello.close();
	}
}
