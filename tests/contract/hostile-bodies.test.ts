/** Bodies made to be expensive: what each costs the thread that answers, by CPU time, and how it is refused. */
import { expect, test } from 'vitest';
import { groups } from '../../engines';
import { MAX_BODY_BYTES, maxBodyBytes } from '../../sw/api/limits';
import { readInput } from '../../sw/api/read';

const MB = 2 ** 20;
/** Milliseconds of CPU that a megabyte may cost. */
const MS_A_MB = 30;

const operations = groups
	.flatMap(({ operations: all }) => Object.values(all))
	.filter(({ method }) => method === 'POST');
const named = (path: string) => operations.find((operation) => operation.path === path) as (typeof operations)[number];

const read = (path: string, type: string, body: Uint8Array<ArrayBuffer>) =>
	readInput(
		new Request(`http://h${path}`, { method: 'POST', headers: { 'Content-Type': type }, body }),
		new URL(`http://h${path}`),
		named(path),
		undefined
	).then(
		() => 'taken',
		(error: unknown) => String(error)
	);

const FORM = 'multipart/form-data; boundary=b';
const filled = (unit: string, bytes: number, head = '', tail = '') =>
	new Uint8Array(Buffer.from(head + unit.repeat(Math.floor((bytes - head.length - tail.length) / unit.length)) + tail));
const part = (name: string, file = '') => `--b\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n\r\n`;

test.each<[string, string, string, string, string?, string?]>([
	['empty fields', '/v1/info', FORM, part('a')],
	['empty files', '/v1/info', FORM, part('file', '; filename="a"')],
	['parts by LF', '/v1/info', FORM, '--b\nContent-Disposition: form-data; name="a"\n\n\n'],
	['a head without end', '/v1/info', FORM, 'X: y\r\n', '--b\r\n'],
	['a parameter without end', '/v1/info', FORM, '; a=b', '--b\r\nContent-Disposition: form-data'],
	['line ends', '/v1/info', FORM, '\n', part('file')],
	['hyphens', '/v1/info', FORM, '\n--', part('file')],
	['boundaries that are none', '/v1/info', FORM, '\r\n--b-', part('file')],
	['brackets', '/v1/info', 'application/json', '['],
	['braces', '/v1/readability', 'application/json', '{"a":'],
	['members', '/v1/readability', 'application/json', '"a":{},', '{', '"b":1}'],
	['numbers', '/v1/readability', 'application/json', '1,', '{"text":[', '1]}'],
	['backslashes', '/v1/readability', 'application/json', '\\\\', '{"text":"'],
	['quotes', '/v1/readability', 'application/json', '""', '{"text":"'],
	['blanks', '/v1/readability', 'application/json', ' ']
])('%s cost at most 30 ms a megabyte and are refused by field', async (_what, path, type, unit, head, tail) => {
	const bytes = Math.min(maxBodyBytes(named(path)), 8 * MB);
	const body = filled(unit, bytes, head, tail);
	const most = (MS_A_MB * bytes) / MB + MS_A_MB;
	// The time is that of the process: what its other threads did meanwhile is in it, so the least of a few counts.
	let least = Infinity;
	for (let tries = 0; tries < 5 && least >= most; tries++) {
		const started = process.cpuUsage();
		expect(await read(path, type, body)).toMatch(/^ApiError: [\w[\].]+: /);
		const { user, system } = process.cpuUsage(started);
		least = Math.min(least, (user + system) / 1000);
	}
	expect(least).toBeLessThan(most);
});

test('each operation takes what its contract has room for, and no more', () => {
	const sizes = Object.fromEntries(operations.map((operation) => [operation.path, maxBodyBytes(operation)]));
	expect(sizes['/v1/evaluate']).toBe(64 * 1024);
	expect(sizes['/v1/simplify']).toBe(64 * 1024);
	for (const path of ['/v1/detect/batch', '/v1/script', '/v1/readability']) expect(sizes[path], path).toBe(4 * MB);
	expect(sizes['/v1/info']).toBe(MAX_BODY_BYTES);
	expect(MAX_BODY_BYTES).toBe(35 * MB);
});
