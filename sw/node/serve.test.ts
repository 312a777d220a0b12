import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serve, ServeError } from './serve';

const { serveBuild, drain } = vi.hoisted(() => ({ serveBuild: vi.fn(), drain: vi.fn() }));
vi.mock('./server', () => ({ serveBuild, drain }));

const lines: string[] = [];
beforeEach(() => {
	for (const name of ['PORT', 'HOST', 'BASE', 'UTILITY_CONTACT']) vi.stubEnv(name, undefined);
	vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)));
	vi.spyOn(process, 'once').mockReturnThis();
	lines.length = 0;
	const server = Object.assign(new EventEmitter(), { address: () => ({ port: 5001 }) });
	serveBuild.mockReset().mockResolvedValue(server);
});
afterEach(() => {
	vi.unstubAllEnvs();
	vi.restoreAllMocks();
});

const BUILD = { dist: '/d', workerFile: '/w.js', version: 'v1', command: 'npm start' };
const start = (words?: readonly string[], more = {}) => serve({ ...BUILD, ...more, ...(words && { words }) });
const asked = (): unknown => serveBuild.mock.calls[0]?.[0];

test('by itself it serves this machine at 4173, under the root, and keeps nothing', async () => {
	await start();
	expect(asked()).toEqual({ dist: '/d', workerFile: '/w.js', version: 'v1', port: 4173, host: 'localhost', base: '' });
	expect(lines).toEqual([
		'Utility APIs v1: http://localhost:5001/',
		'UTILITY_CONTACT (an e-mail or web address) is not set: Wikipedia and Open Food Facts ask for one, and may refuse.'
	]);
});

test('the environment says where, words say it before that', async () => {
	for (const [name, value] of Object.entries({ PORT: '5100', HOST: '192.0.2.1', BASE: '/sub/path/', UTILITY_CONTACT: 'ops@example.org' })) vi.stubEnv(name, value); // prettier-ignore
	await start(undefined, { store: '/kept' });
	expect(asked()).toMatchObject({ port: 5100, host: '192.0.2.1', base: '/sub/path', store: '/kept' });
	expect(lines).toEqual(['Utility APIs v1: http://192.0.2.1:5001/sub/path/']);
	for (const words of [['--port', '0', '--host', '::1'], ['-p0', '--host=::1']]) {
		serveBuild.mockClear();
		await start(words);
		expect(asked()).toMatchObject({ port: 0, host: '::1' });
	} // prettier-ignore
});

test('an empty PORT or HOST is none', async () => {
	vi.stubEnv('PORT', '');
	vi.stubEnv('HOST', '');
	await start();
	expect(asked()).toMatchObject({ port: 4173, host: 'localhost' });
});

test.each([
	['0.0.0.0', 'localhost'],
	['::', 'localhost'],
	['::1', '[::1]'],
	['app.example', 'app.example']
])('one that listens on %s is opened at %s', async (host, name) => {
	await start(['--host', host]);
	expect(lines[0]).toBe(`Utility APIs v1: http://${name}:5001/`);
});

test.each(['65536', '-1', '1.5', 'many', '1e3', '0x50', '100000', ' '])('port %j is none', async (port) => {
	await expect(start([`--port=${port}`])).rejects.toThrow(
		new ServeError(`--port must be a whole number from 0 to 65535, not "${port}".`)
	);
	vi.stubEnv('PORT', port);
	await expect(start()).rejects.toThrow(`PORT must be a whole number from 0 to 65535, not "${port}".`);
	expect(serveBuild).not.toHaveBeenCalled();
});

test.each(['0', '65535'])('port %s is one', async (port) => {
	await start(['--port', port]);
	expect(asked()).toMatchObject({ port: Number(port) });
});

test('a word that is none of its options is refused', async () => {
	for (const words of [['--force'], ['more'], ['--port'], ['--port=']])
		await expect(start(words)).rejects.toBeInstanceOf(ServeError);
	expect(serveBuild).not.toHaveBeenCalled();
});

test.each([
	['EADDRINUSE', 'Port 5000 is in use. Another one: PORT=5001 npm start'],
	['EACCES', 'Port 5000 needs more rights; one from 1024 on does not.'],
	['EADDRNOTAVAIL', 'nowhere is no address of this machine.'],
	['ENOTFOUND', 'nowhere is no address of this machine.'],
	['EAI_AGAIN', 'nowhere is no address of this machine.']
])('%s is one plain sentence: %s', async (code, sentence) => {
	const cause = Object.assign(new Error(code), { code });
	serveBuild.mockRejectedValue(cause);
	const failed = await start(['--port', '5000', '--host', 'nowhere']).catch((error: unknown) => error);
	expect(failed).toMatchObject({ name: 'ServeError', message: sentence, cause });
});

test('after the last port comes the first', async () => {
	serveBuild.mockRejectedValue(Object.assign(new Error(), { code: 'EADDRINUSE' }));
	await expect(start(['--port', '65535'])).rejects.toThrow('Another one: PORT=1 npm start');
});

test('what fails for another reason is a bug, and stays what it is', async () => {
	const bug = new TypeError('a bug');
	serveBuild.mockRejectedValue(bug);
	await expect(start()).rejects.toBe(bug);
});

test('told to end, it lets what has begun end for ten seconds, then the process ends well', async () => {
	const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
	await start();
	const handlers = vi.mocked(process.once).mock.calls as unknown as [string, () => void][];
	expect(handlers.map(([signal]) => signal)).toEqual(['SIGINT', 'SIGTERM']);
	for (const [, handler] of handlers) {
		let ended = () => {};
		drain.mockReset().mockReturnValue(new Promise<void>((resolve) => (ended = resolve)));
		exit.mockClear();
		handler();
		expect(drain).toHaveBeenCalledWith(await serveBuild.mock.results[0]?.value, 10_000);
		expect(exit).not.toHaveBeenCalled();
		ended();
		await new Promise((resolve) => setImmediate(resolve));
		expect(exit).toHaveBeenCalledWith(0);
	}
});
