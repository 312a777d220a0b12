/** Long bodies are parsed in a thread: the thread that answers everybody spends little on each, by its own CPU time. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendOver } from '../support/http';
import { startServer, type RunningServer } from './support';

const MB = 2 ** 20;
const MS_A_MB = 30;

let server: RunningServer;
beforeAll(async () => {
	server = await startServer();
});
afterAll(() => server?.close());

/** Milliseconds of CPU that the main thread of the server has spent (proc(5), schedstat). */
const cpuOfMainThread = (): number =>
	Number(readFileSync(`/proc/${server.pid}/task/${server.pid}/schedstat`, 'utf8').split(' ', 1)[0]) / 1e6;

const post = (path: string, type: string, body: Buffer) =>
	sendOver(Number(new URL(server.url).port), path, {
		method: 'POST',
		headers: { 'X-API-Key': 'demo', 'Content-Type': type },
		body
	});

const filled = (unit: string, bytes: number, head = '', tail = '') =>
	Buffer.from(head + unit.repeat(Math.floor((bytes - head.length - tail.length) / unit.length)) + tail);
const FORM = 'multipart/form-data; boundary=b';
const part = (name: string, file = '') => `--b\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n\r\n`;

test.skipIf(process.platform !== 'linux').each<[string, string, string, Buffer]>([
	['empty fields', '/v1/info', FORM, filled(part('a'), 12 * MB)],
	['empty files', '/v1/info', FORM, filled(part('file', '; filename="a"'), 12 * MB)],
	['boundaries that are none', '/v1/info', FORM, filled('\r\n--b-', 12 * MB, part('file'))],
	['brackets', '/v1/info', 'application/json', filled('[', 12 * MB)],
	['numbers', '/v1/readability', 'application/json', filled('1,', 3 * MB, '{"text":[', '1]}')],
	['backslashes', '/v1/readability', 'application/json', filled('\\\\', 3 * MB, '{"text":"')],
	['bytes of no picture', '/v1/info', 'image/png', filled('x', 12 * MB)]
])('%s are refused for at most 30 ms of the main thread a megabyte', async (_what, path, type, body) => {
	await post('/v1/readability', 'application/json', Buffer.from('{"text":"short"}'));
	const before = cpuOfMainThread();
	const { status, text } = await post(path, type, body);
	expect(cpuOfMainThread() - before).toBeLessThan((MS_A_MB * body.length) / MB);
	expect([status, text]).toEqual([400, expect.stringMatching(/"message":"(body|text|file): /)]);
});

test('a long text and a picture as base64 are answered as short ones are', async () => {
	const text = 'The cat sat on the mat. '.repeat(41_000);
	const texts = JSON.stringify({ text, left_out: 'x'.repeat(MB) });
	const read = await post('/v1/readability', 'application/json', Buffer.from(texts));
	expect([read.status, (JSON.parse(read.text) as { counts: { sentences: number } }).counts.sentences]).toEqual([
		200, 41_000
	]);
	const gif = Buffer.concat([Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64'), Buffer.alloc(2 * MB)]); // prettier-ignore
	const info = await post('/v1/info', 'application/json', Buffer.from(JSON.stringify({ base64: gif.toString('base64') }))); // prettier-ignore
	expect([info.status, (JSON.parse(info.text) as { format: string }).format]).toEqual([200, 'GIF']);
});
