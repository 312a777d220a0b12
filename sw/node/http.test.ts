import type { IncomingMessage, ServerResponse } from 'node:http';
import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gzipSync } from 'node:zlib';
import type { Asked } from '../api/request-url';
import type { Handle } from '../api/handle';
import { answerOverHttp, boundedBody, goneSignal } from './http';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
/** Ends of pending answers: they release what they hold. */
const underWay: (() => void)[] = [];
afterEach(() => {
	vi.useRealTimers();
	for (const answered of underWay.splice(0)) answered();
});

/** A request whose body comes as the test writes it, and the end of its answer. */
function sending(headers: Readonly<Record<string, string>> = {}) {
	const incoming = Object.assign(new PassThrough(), { headers });
	const outgoing = new EventEmitter();
	const body = boundedBody(incoming as unknown as IncomingMessage, outgoing as ServerResponse);
	const read = body.toArray().then(
		(chunks) => Buffer.concat(chunks as Buffer[]).length,
		(error: unknown) => String(error)
	);
	const answered = () => void outgoing.emit('close');
	underWay.push(answered);
	return { incoming, read, answered };
}
const MIB = 2 ** 20;

test('a byte a second is refused within twenty seconds', async () => {
	const { incoming, read } = sending();
	for (let second = 0; second < 20; second++) {
		if (!incoming.destroyed) incoming.write('x');
		await vi.advanceTimersByTimeAsync(1_000);
	}
	expect(await read).toContain('body: must come faster');
});

test('a megabyte by a slow phone, 20 kB a second, is read whole', async () => {
	const { incoming, read } = sending();
	for (let second = 0; second < 50; second++) {
		incoming.write(Buffer.alloc(20_000));
		await vi.advanceTimersByTimeAsync(1_000);
	}
	incoming.end();
	expect(await read).toBe(1_000_000);
	expect(vi.getTimerCount()).toBe(0);
});

test('a short body that stays away is refused as well, and nothing listens to it any more', async () => {
	const head = { method: 'POST', url: '/v1/x', headers: { host: 'a.test', 'content-length': '5' }, complete: false };
	const incoming = Object.assign(new PassThrough(), head);
	const told: unknown[] = [];
	const plain = async (asked: Asked) => {
		await asked.arrayBuffer(1_000).catch((error: unknown) => told.push(error));
		return { status: 200, headers: {}, body: null };
	};
	const outgoing = Object.assign(new EventEmitter(), { writeHead: () => {}, end: () => {}, write: () => {} });
	void answerOverHttp(
		{ plain } as unknown as Handle,
		incoming as unknown as IncomingMessage,
		outgoing as unknown as ServerResponse
	);
	incoming.write('{');
	await vi.advanceTimersByTimeAsync(14_999);
	expect([told, incoming.listenerCount('error')]).toEqual([[], 1]);
	await vi.advanceTimersByTimeAsync(1);
	expect(String(told[0])).toBe('ApiError: body: must come faster');
	expect(incoming.listenerCount('error')).toBe(0);
});

test('what began well and then stays away is given up too', async () => {
	const { incoming, read } = sending();
	incoming.write(Buffer.alloc(160_000));
	await vi.advanceTimersByTimeAsync(24_000);
	expect(incoming.listenerCount('data')).toBeGreaterThan(0);
	await vi.advanceTimersByTimeAsync(2_000);
	expect(await read).toContain('body: must come faster');
});

test('a body that comes too slowly, and that nobody reads, ends no process', async () => {
	const incoming = Object.assign(new PassThrough(), { headers: {} });
	const body = boundedBody(incoming as unknown as IncomingMessage, new EventEmitter() as ServerResponse);
	await vi.advanceTimersByTimeAsync(20_000);
	expect(body.destroyed).toBe(true);
});

test('35 MB are read, one byte more is refused', async () => {
	const most = sending();
	for (let at = 0; at < 35; at++) most.incoming.write(Buffer.alloc(MIB));
	most.incoming.end();
	expect(await most.read).toBe(35 * MIB);
	most.answered();
	const over = sending();
	for (let at = 0; at < 35; at++) over.incoming.write(Buffer.alloc(MIB));
	over.incoming.write('x');
	expect(await over.read).toBe('ApiError: body: must be at most 35 MB');
});

const TEXT = Buffer.alloc(20_000, 'word ');
const EMPTY = gzipSync('');
/** 20,000 bytes that a coding turns into none: blocks of length 0. */
const BLOCKS = Buffer.concat([
	EMPTY.subarray(0, 10),
	Buffer.alloc(20_000, Buffer.from([0, 0, 0, 255, 255])),
	EMPTY.subarray(10)
]);
test.each([
	['identity', TEXT, 1, 'ApiError: body: must come in larger chunks'],
	['gzip', BLOCKS, 1, 'ApiError: body: must come in larger chunks'],
	['identity', TEXT, 10, 20_000],
	['gzip', gzipSync(TEXT), 1, 20_000]
])('a long body under %s in small chunks: %#', async (coding, body, size, found) => {
	const { incoming, read } = sending({ 'content-encoding': coding });
	vi.useRealTimers();
	for (let at = 0; at < body.length; at += size) incoming.write(body.subarray(at, at + size));
	incoming.end();
	expect(await read).toBe(found);
});

test('bodies of 140 MB are held at a time, by what they announce; the next one is told to come again', async () => {
	const whole = { 'content-length': String(35 * MIB) };
	const four = Array.from({ length: 4 }, () => sending(whole));
	for (const { incoming } of four) incoming.write('{');
	await vi.advanceTimersByTimeAsync(0);
	const fifth = sending();
	fifth.incoming.write('{');
	expect(await fifth.read).toBe('ApiError: server: has too much data under way');
	fifth.answered();
	// An announced size counts once, not again with each piece.
	four[0]?.incoming.end(Buffer.alloc(MIB));
	expect(await four[0]?.read).toBe(MIB + 1);
	four[0]?.answered();
	const next = sending();
	next.incoming.end('{}');
	expect(await next.read).toBe(2);
});

test('who announces more than may be sent holds no more than that, and what comes after its end is nobody’s', async () => {
	const huge = sending({ 'content-length': String(1000 * MIB) });
	huge.incoming.write('{');
	await vi.advanceTimersByTimeAsync(0);
	const three = Array.from({ length: 3 }, () => sending({ 'content-length': String(35 * MIB) }));
	for (const { incoming } of three) incoming.end('{');
	for (const { read } of three) expect(await read).toBe(1);
	huge.answered();
	huge.incoming.end('}');
	expect(await huge.read).toBe(2);
	for (const { answered } of three) answered();
	// All capacity is free again.
	const four = Array.from({ length: 4 }, () => sending({ 'content-length': String(35 * MIB) }));
	for (const { incoming } of four) incoming.end('{');
	for (const { read, answered } of four) {
		expect(await read).toBe(1);
		answered();
	}
});

test('whoever closes the connection before the answer is out is gone', () => {
	const response = (state: object) => Object.assign(new EventEmitter(), state) as unknown as ServerResponse;
	for (const writableFinished of [false, true]) {
		const before = response({ closed: false, writableFinished });
		const signal = goneSignal(before);
		expect(signal.aborted).toBe(false);
		before.emit('close');
		expect(signal.aborted).toBe(!writableFinished);
		expect(goneSignal(response({ closed: true, writableFinished })).aborted).toBe(!writableFinished);
	}
});
