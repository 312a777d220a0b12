import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const bin = path.join(root, 'tests/bench/node_modules/.bin');

interface RuntimeServer {
	/** Without trailing slash. */
	readonly url: string;
	readonly pid: number;
	close(): void;
}

export interface Runtime {
	readonly name: string;
	start(env?: Readonly<Record<string, string>>): Promise<RuntimeServer>;
}

/** What runs the built server on this machine: this Node, those of `npm run nodes`, Bun and Deno of the benchmark. */
export function installedRuntimes(): readonly Runtime[] {
	const nodes = path.join(root, 'node_modules/.nodes');
	const versions = existsSync(nodes) ? readdirSync(nodes) : [];
	return [
		{ name: `Node ${process.versions.node}`, command: [process.execPath] },
		...versions.map((version) => ({
			name: `Node ${version}`,
			command: [path.join(nodes, version, 'node_modules/node/bin/node')]
		})),
		{ name: 'Bun', command: [path.join(bin, 'bun'), 'run'] },
		{ name: 'Deno', command: [path.join(bin, 'deno'), 'run', '--allow-all'] }
	]
		.filter(({ command: [file = ''] }) => existsSync(file))
		.map(({ name, command }) => ({ name, start: (env = { UTILITY_PER_ADDRESS: '0' }) => start(command, env) }));
}

function start(command: readonly string[], env: Readonly<Record<string, string>>): Promise<RuntimeServer> {
	const [file = '', ...words] = command;
	const child = spawn(file, [...words, path.join(root, 'dist-node/cli.js'), '--port', '0'], {
		env: { ...process.env, ...env },
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
