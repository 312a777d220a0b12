/** Runs a container file without a container program: each of its steps in a folder, by this Node in place of the image. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';

export interface Container {
	/** The program of CMD, running. */
	readonly child: ChildProcess;
	/** Runs the command of HEALTHCHECK. Throws when it fails. */
	readonly health: () => void;
	/** Values of FROM, USER and EXPOSE. */
	readonly said: Readonly<Record<string, string>>;
}

/** A user without rights, where the test runs as root: Debian's `nobody` user. */
const unprivileged = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** Builds and starts a container file of `context` in `folder`, with `stands` replaced. Throws on failure. */
export function runContainerFile(
	file: string,
	context: string,
	folder: string,
	stands: readonly (readonly [string, string])[]
): Container {
	const said: Record<string, string> = {};
	const env: Record<string, string | undefined> = { PATH: process.env['PATH'], HOME: folder };
	let workdir = folder;
	let health = '';
	let child: ChildProcess | undefined;
	chmodSync(folder, 0o755);
	const text = stands.reduce((whole, [word, put]) => whole.replaceAll(word, put), file);
	for (const line of text.split('\n').filter((one) => one !== '' && !one.startsWith('#'))) {
		const [, step = '', words = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
		const user = said['USER'] === undefined ? {} : unprivileged;
		if (step === 'WORKDIR') mkdirSync((workdir = path.join(folder, words)), { recursive: true });
		else if (step === 'COPY') {
			const [from = '', to = ''] = words.split(' ');
			execFileSync('sh', ['-c', `cp -r ${from} "$0"`, path.resolve(workdir, to)], { cwd: context, stdio: 'pipe' });
		} else if (step === 'RUN')
			execFileSync('sh', ['-c', words], { cwd: workdir, env: { ...env, npm_config_offline: 'true' }, stdio: 'pipe', ...user }); // prettier-ignore
		else if (step === 'ENV') Object.assign(env, Object.fromEntries(words.split(' ').map((pair) => pair.split('='))));
		else if (step === 'HEALTHCHECK') health = words.replace(/^CMD /, '');
		else if (step === 'CMD') {
			const [program = '', ...rest] = JSON.parse(words) as string[];
			child = spawn(program, rest, { cwd: workdir, env, stdio: ['ignore', 'pipe', 'inherit'], ...user });
		} else if (['FROM', 'USER', 'EXPOSE'].includes(step)) said[step] = words;
		else throw new Error(`unknown step: ${line}`);
	}
	if (!child) throw new Error('CMD is missing');
	return { child, said, health: () => void execFileSync('sh', ['-c', health], { cwd: workdir, env, stdio: 'pipe', ...unprivileged }) }; // prettier-ignore
}
