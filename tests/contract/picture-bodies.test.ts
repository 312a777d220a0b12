/** The ways in which a picture comes to POST /v1/info, through the same door that programs use. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { serveBuild } from '../../sw/node/server';
import { testApi } from './host';

const PNG = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
	'base64'
);

let dist: string;
let server: Server;
let url: string;
beforeAll(async () => {
	dist = await mkdtemp(path.join(os.tmpdir(), 'picture-bodies-'));
	await writeFile(path.join(dist, 'index.html'), '<!doctype html><title>app</title>');
	vi.stubEnv('UTILITY_API_KEYS', undefined);
	server = await serveBuild({ dist, port: 0, base: '', version: 'test' });
	url = `http://localhost:${(server.address() as AddressInfo).port}/v1/info`;
});
afterAll(async () => {
	vi.unstubAllEnvs();
	server.close().closeAllConnections();
	await rm(dist, { recursive: true });
});

/** Node's server, and `handle` with the platform's own parser of forms, as service worker and page have it. */
const hosts: Readonly<Record<string, (type: string, body: BodyInit) => Promise<Response>>> = {
	Node: (type, body) => fetch(url, { method: 'POST', headers: { 'X-API-Key': 'demo', 'Content-Type': type }, body }),
	'a browser': (type, body) => testApi().ask('/v1/info', { method: 'POST', headers: { 'Content-Type': type }, body })
};

const form = (disposition: string) =>
	Buffer.concat([
		Buffer.from(`--b\r\nContent-Disposition: form-data; ${disposition}\r\nContent-Type: image/png\r\n\r\n`),
		PNG,
		Buffer.from('\r\n--b--\r\n')
	]);

for (const [host, send] of Object.entries(hosts)) {
	test.each<[string, string, BodyInit]>([
		['the bytes themselves', 'image/png', PNG],
		['under a type of pictures that it does not have', 'image/jpeg', PNG],
		['under a type with a parameter, in capitals', 'Image/PNG; name=a.png', PNG],
		['bytes of no type', 'application/octet-stream', PNG],
		['a form', 'multipart/form-data; boundary=b', form('name="file"; filename="a.png"')],
		['base64 in JSON', 'application/json', JSON.stringify({ base64: PNG.toString('base64') })]
	])(`${host}: %s`, async (_what, type, body) => {
		const response = await send(type, body);
		expect(response.status).toBe(200);
		expect(await response.json()).toMatchObject({
			format: 'PNG',
			width: 1,
			height: 1,
			mode: 'L',
			file_size: PNG.length
		});
	});

	test.each<[string, string, BodyInit, string]>([
		['nothing', 'image/png', '', 'file: is required'],
		['no picture', 'image/png', 'hello', 'file: '],
		['more than 25 MB', 'image/png', new Uint8Array(25 * 2 ** 20 + 1), 'file: must be at most 25 MB'],
		[
			'a text where the file belongs',
			'multipart/form-data; boundary=b',
			'--b\r\nContent-Disposition: form-data; name="file"\r\n\r\nx\r\n--b--\r\n',
			'file: must be a file'
		],
		[
			'a form cut off',
			'multipart/form-data; boundary=b',
			form('name="file"; filename="a.png"').subarray(0, -9),
			'body: must be multipart/form-data'
		]
	])(`${host}: %s is refused with the field`, async (_what, type, body, message) => {
		const response = await send(type, body);
		const { error } = (await response.json()) as { error: { code: string; message: string } };
		expect([response.status, error.code, error.message]).toEqual([
			400,
			'INVALID_INPUT',
			expect.stringContaining(message)
		]);
	});
}

test('Node takes a form as .NET writes it', async () => {
	const response = await hosts['Node']?.(
		'multipart/form-data; boundary="b"',
		form("name=file; filename=a.png; filename*=utf-8''a.png")
	);
	expect(await response?.json()).toMatchObject({ format: 'PNG', file_size: PNG.length });
});

test('bytes by themselves are for operations that take a file', async () => {
	const response = await testApi().ask('/v1/evaluate', {
		method: 'POST',
		headers: { 'Content-Type': 'image/png' },
		body: PNG
	});
	expect(await response.json()).toMatchObject({ error: { message: 'body: must be a JSON object' } });
});

test('the OpenAPI document says so', async () => {
	const document = (await (await testApi().ask('/v1/openapi.json')).json()) as {
		paths: Record<string, { post?: { requestBody: { content: object } } }>;
	};
	expect(Object.keys(document.paths['/v1/info']?.post?.requestBody.content ?? {})).toEqual([
		'application/json',
		'multipart/form-data',
		'image/*',
		'application/octet-stream'
	]);
});
