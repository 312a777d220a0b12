import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { drain, serveBuild, type ServedBuild } from './server';

/** Time for running requests after the signal to end, milliseconds. */
const DRAIN_MS = 10_000;

export interface ServeOptions extends Pick<ServedBuild, 'dist' | 'version' | 'workerFile' | 'store'> {
	/** The serving command, for the message about an occupied port. */
	readonly command: string;
	/** Words after that command. */
	readonly words?: readonly string[];
}

/** A mistake in the options; `message` is for the person. */
export class ServeError extends Error {
	override readonly name = 'ServeError';
}

/** Serves a build until a signal: PORT (4173), HOST (local), BASE (/), `--port`. Rejects with ServeError. */
export async function serve({ command, words = [], ...build }: ServeOptions): Promise<void> {
	const options = { port: { type: 'string', short: 'p' }, host: { type: 'string' } } as const;
	const { env } = process;
	let given: { readonly port?: string; readonly host?: string };
	try {
		given = parseArgs({ args: [...words], options }).values;
	} catch (error) {
		throw new ServeError((error as Error).message, { cause: error });
	}
	const { port: asked = env['PORT'] || '4173', host = env['HOST'] || 'localhost' } = given;
	const port = /^\d{1,5}$/.test(asked) ? Number(asked) : Infinity;
	if (port > 65535)
		throw new ServeError(
			`${given.port === undefined ? 'PORT' : '--port'} must be a whole number from 0 to 65535, not "${asked}".`
		);
	const base = (env['BASE'] ?? '/').replace(/\/$/, '');
	const server = await serveBuild({ ...build, port, host, base }).catch((error: unknown) => {
		const { code } = error as NodeJS.ErrnoException;
		if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
			throw new ServeError(`${host} is no address of this machine.`, { cause: error });
		if (code === 'EACCES')
			throw new ServeError(`Port ${port} needs more rights; one from 1024 on does not.`, { cause: error });
		if (code !== 'EADDRINUSE') throw error;
		throw new ServeError(`Port ${port} is in use. Another one: PORT=${(port % 65535) + 1} ${command}`, {
			cause: error
		});
	});
	const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
	console.log(`Utility APIs ${build.version}: http://${name}:${(server.address() as AddressInfo).port}${base}/`);
	if (!env['UTILITY_CONTACT'])
		console.log(
			'UTILITY_CONTACT (an e-mail or web address) is not set: Wikipedia and Open Food Facts ask for one, and may refuse.'
		);
	for (const signal of ['SIGINT', 'SIGTERM'] as const)
		process.once(signal, () => void drain(server, DRAIN_MS).then(() => process.exit(0)));
}
