/** How much data of callers is held at a time: on Node from the first byte of a body, on every host while it waits. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type ClientRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { finished } from '../../sw/api/encode-response';
import type { Call, Caller } from '../../sw/api/handle';
import type { Route } from '../../sw/api/routes';
import { createCompute, sizeOf } from '../../sw/host/compute';
import { serveBuild } from '../../sw/node/server';

const MIB = 2 ** 20;
let dist: string;
let server: Server;
beforeAll(async () => {
	dist = await mkdtemp(path.join(os.tmpdir(), 'held-data-'));
	await writeFile(path.join(dist, 'index.html'), '<!doctype html><title>app</title>');
	vi.stubEnv('UTILITY_API_KEYS', undefined);
	server = await serveBuild({ dist, port: 0, base: '', version: 'test' });
});
afterAll(async () => {
	vi.unstubAllEnvs();
	server.close().closeAllConnections();
	await rm(dist, { recursive: true });
});

/** A request whose body has begun; `length` undefined sends it in chunks. */
function begin(
	start: string | Buffer,
	length?: number,
	target = '/v1/script'
): { sent: ClientRequest; answer: Promise<IncomingMessage> } {
	const { port } = server.address() as AddressInfo;
	const sent = request({
		host: '127.0.0.1',
		port,
		path: target,
		method: 'POST',
		agent: false,
		headers: { 'X-API-Key': 'demo', ...(length !== undefined && { 'Content-Length': length }) }
	});
	const answer = new Promise<IncomingMessage>((resolve, reject) => {
		sent.once('response', resolve);
		sent.on('error', reject);
	});
	sent.write(start);
	return { sent, answer };
}
async function textOf(incoming: IncomingMessage): Promise<string> {
	let text = '';
	for await (const chunk of incoming) text += String(chunk);
	return text;
}

test('forty bodies of 30 MB at once: those that fit are read, the others are 503 and told when to come again', async () => {
	const begun = Array.from({ length: 40 }, () => begin('{"base64":"', 30 * MIB, '/v1/info'));
	const refused = begun.map(async ({ answer }) => {
		const incoming = await answer;
		expect([incoming.statusCode, incoming.headers['retry-after']]).toEqual([503, '5']);
		expect(await textOf(incoming)).toContain('"code":"BUSY"');
	});
	// Four of them fit; they are waited for.
	let answered = 0;
	for (const one of refused) one.then(() => answered++).catch(() => {});
	await expect.poll(() => answered, { timeout: 30_000 }).toBe(36);
	// A small one does not shrink.
	const small = begin('{"text":"hello"}', 16);
	small.sent.end();
	expect((await small.answer).statusCode).toBe(200);
	for (const { sent } of begun) sent.destroy();
	await Promise.allSettled(refused);
	// A caller that left frees its place.
	await expect
		.poll(
			async () => {
				const next = begin('{"text":"hello"}');
				next.sent.end();
				return (await next.answer).statusCode;
			},
			{ timeout: 30_000 }
		)
		.toBe(200);
});

test('bodies that do not say how long they are count as they come', async () => {
	const begun = Array.from({ length: 6 }, () => begin('{"base64":"', undefined, '/v1/info'));
	const answers = begun.map(({ answer }) => answer.then(({ statusCode }) => statusCode));
	const piece = Buffer.alloc(MIB, 'a');
	for (const { sent } of begun) for (let i = 0; i < 30; i++) sent.write(piece);
	// 180 MB are more than is held.
	expect(await Promise.race(answers)).toBe(503);
	for (const { sent } of begun) sent.destroy();
	await Promise.allSettled(answers);
});

test('what waits for a worker is bounded in bytes, and what is refused leaves room', async () => {
	const route = { operation: { kind: 'compute', cost: 'unbounded', params: { properties: {} } } } as unknown as Route;
	const ends: (() => void)[] = [];
	const compute = createCompute({
		light: async () => ({ value: finished(null), where: 'light' }),
		heavy: () => new Promise((resolve) => ends.push(() => resolve({ value: finished(null), where: 'heavy' }))),
		width: 1,
		clock: () => performance.now()
	});
	const batch = { texts: ['a'.repeat(30 * MIB), new ArrayBuffer(30 * MIB)] };
	const call = (input: unknown): Call => ({ group: 'g', name: 'o', input, now: 0, accept: 'application/json' });
	const giveUp = new AbortController();
	const ask = (input: unknown) => compute(call(input), route, {} as Caller, giveUp);
	const outcomes = Array.from({ length: 6 }, () =>
		ask(batch).then(
			({ where }) => where,
			(error: { code: string }) => error.code
		)
	);
	expect(await Promise.all(outcomes.slice(4))).toEqual(['BUSY', 'BUSY']);
	ends[0]?.();
	expect(await outcomes[0]).toBe('heavy');
	// Its bytes are free again: one more may wait.
	const next = ask(batch);
	giveUp.abort(new Error('given up'));
	await expect(next).rejects.toThrow('given up');
});

test('the size of an input is its characters and bytes, parts counted', () => {
	expect(sizeOf({ text: 'abc' })).toBe(4);
	expect(sizeOf({ texts: ['a', 'bc'], file: new ArrayBuffer(10), n: 5 })).toBe(18);
});
