import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { copyInto } from '../../sw/node/cli/init';

export const root = path.resolve(import.meta.dirname, '../..');
type Environment = Readonly<Record<string, string>>;

/** Runs a script of the product to its end. Rejects with its output when it fails. */
export const run = (script: string, env: Environment): Promise<void> =>
	new Promise((resolve, reject) => {
		const child = spawn(process.execPath, [path.join(root, script)], { cwd: root, env: { ...process.env, ...env } });
		let output = '';
		for (const stream of [child.stdout, child.stderr])
			stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
		child.once('exit', (code) =>
			code === 0 ? resolve() : reject(new Error(`${script} ended with ${code}:\n${output}`))
		);
	});

/** Builds into the folder `out` unless it holds a build of these sources. */
export const buildFor = (out: string, env: Environment = {}) => run('sw/build/build.mjs', { ...env, OUT: out });

/** A failing `npm start`: its exit and its message. */
export function refusedStart(port: string, out = 'dist'): { readonly code: number | null; readonly said: string } {
	const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, 'sw/build/start.mjs')], {
		cwd: root,
		env: { ...process.env, OUT: out, PORT: port },
		encoding: 'utf8'
	});
	return { code: status, said: `${stdout}${stderr}`.trim() };
}

export interface RunningServer {
	/** Without trailing slash. */
	readonly url: string;
	readonly port: number;
	/** Of its process. */
	readonly pid: number;
	/** Ends the server: from then on the page is offline. */
	close(): Promise<void>;
}

/** `npm start` for a build that exists, on a free port or the given one. */
export const startServer = (out = 'dist', env: Environment = {}, port = 0): Promise<RunningServer> =>
	startProgram([path.join(root, 'sw/build/start.mjs')], { ...env, OUT: out, PORT: String(port) });

/** The build `dist` moved to the path `base` of a site in a new folder, which goes with the server, as a server under that path. */
export async function startMoved(base: string): Promise<RunningServer> {
	const site = await mkdtemp(path.join(os.tmpdir(), 'moved-'));
	const { folder } = await copyInto(
		[site, '--path', base],
		path.join(root, 'dist'),
		path.join(root, 'dist-node/base-places.json')
	);
	const build = { dist: folder, version: 'moved', workerFile: path.join(root, 'dist-node/worker.js'), command: 'none' };
	const program = `import { serve } from ${JSON.stringify(path.join(root, 'dist-node/serve.js'))}; await serve(${JSON.stringify(build)});`;
	const server = await startProgram(['--input-type=module', '-e', program], { BASE: base, PORT: '0' });
	return {
		...server,
		async close() {
			await server.close();
			await rm(site, { recursive: true, force: true });
		}
	};
}

/** A Node program that serves, once it has printed its address. */
const startProgram = (words: readonly string[], env: Environment): Promise<RunningServer> =>
	new Promise((resolve, reject) => {
		const child = spawn(process.execPath, words, { cwd: root, env: { ...process.env, ...env } });
		let output = '';
		const ended = new Promise<void>((done) => child.once('exit', () => done()));
		const hear = (chunk: Buffer) => {
			output += chunk.toString();
			const address = /(http:\/\/localhost:(\d+)\S*)\/\n/.exec(output);
			if (!address) return;
			resolve({
				url: address[1] ?? '',
				port: Number(address[2]),
				pid: child.pid ?? 0,
				async close() {
					child.kill('SIGKILL');
					await ended;
				}
			});
		};
		child.stdout.on('data', hear);
		child.stderr.on('data', hear);
		child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output}`)));
	});
