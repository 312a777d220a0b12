import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
type Environment = Readonly<Record<string, string>>;

/** Runs a script of the product to its end. Rejects with its output when it fails. */
function run(script: string, env: Environment): Promise<void> {
	return new Promise((resolve, reject) => {
		const child = spawn(process.execPath, [path.join(root, script)], { cwd: root, env: { ...process.env, ...env } });
		let output = '';
		for (const stream of [child.stdout, child.stderr])
			stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
		child.once('exit', (code) =>
			code === 0 ? resolve() : reject(new Error(`${script} ended with ${code}:\n${output}`))
		);
	});
}

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
export function startServer(out = 'dist', env: Environment = {}, port = 0): Promise<RunningServer> {
	return new Promise((resolve, reject) => {
		const child = spawn(process.execPath, [path.join(root, 'sw/build/start.mjs')], {
			cwd: root,
			env: { ...process.env, ...env, OUT: out, PORT: String(port) }
		});
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
}
