import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { buildFor, root, startServer } from '../e2e/server';
import { DISTANCE, EVALUATE, GET, printLoads, startHello, type Loaded } from './load';

/** The least that a worker can do: a fixed JSON text. */
const HELLO = `
	import { startEdge } from './sw/build/edge.mjs';
	const contents = "export default { async fetch(request) { await request.text(); return Response.json({ hello: 'world' }); } };";
	const modules = [{ type: 'ESModule', path: process.cwd() + '/dist-edge/hello.mjs', contents }];
	const { url } = await startEdge(process.cwd() + '/public', { hello: { modules } });
	console.log(url + '/');`;

/** The program of the edge host. */
export const EDGE = ['sw/build/edge.mjs'];

/** Starts workerd by a Node program that prints its address and then idles. */
export async function startWorkerd(words: readonly string[]): Promise<Loaded & { close(): void }> {
	const child = spawn(process.execPath, words, { cwd: root, env: { ...process.env, PORT: '0' } });
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

/** What an isolate loads: the host, and all of its code under gzip, as the platform counts it. */
async function printSize(): Promise<void> {
	const folder = path.join(root, 'dist-edge');
	let whole = 0;
	let first = 0;
	for (const name of (await readdir(folder)).filter((file) => file.endsWith('.js'))) {
		const bytes = gzipSync(await readFile(path.join(folder, name))).length;
		whole += bytes;
		if (name === 'worker.js') first = bytes;
	}
	const kib = (bytes: number) => `${(bytes / 1024).toFixed(0)} KiB`;
	console.log(`Code under gzip: ${kib(whole)}, ${kib(first)} of it in the file that starts`);
}

/**
 * CPU a request of the edge host in workerd, all of its process counted, beside a bare worker in the same process, and beside
 * the Node host and a bare node:http server in the same run.
 */
export async function bench(): Promise<void> {
	if (process.platform !== 'linux') return console.log('CPU of another process is read from /proc: Linux only');
	await buildFor('dist');
	// Also installs its requirements.
	const edge = await startWorkerd(EDGE);
	await printSize();
	const [bare, hello, node] = await Promise.all([
		startWorkerd(['--input-type=module', '-e', HELLO]),
		startHello(),
		startServer()
	]);
	try {
		await printLoads('workerd and Node', [
			{ name: 'bare worker, GET', server: bare, path: '/', request: GET, yardstick: true },
			{ name: 'edge, distance', server: edge, path: DISTANCE, request: GET },
			{ name: 'bare worker, POST', server: bare, path: '/', request: EVALUATE, yardstick: true },
			{ name: 'edge, evaluate', server: edge, path: '/v1/evaluate', request: EVALUATE },
			{ name: 'node:http, GET', server: hello, path: '/', request: GET, yardstick: true },
			{ name: 'Node, distance', server: node, path: DISTANCE, request: GET },
			{ name: 'node:http, POST', server: hello, path: '/', request: EVALUATE, yardstick: true },
			{ name: 'Node, evaluate', server: node, path: '/v1/evaluate', request: EVALUATE }
		]);
	} finally {
		for (const one of [hello, bare, edge]) one.close();
		await node.close();
	}
}
