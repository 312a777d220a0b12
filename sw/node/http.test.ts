import type { IncomingMessage, ServerResponse } from 'node:http';
import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../engines/kit/errors';
import { boundedBody } from './http';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** A request whose body comes as the test writes it. */
function sending() {
	const incoming = Object.assign(new PassThrough(), { headers: {} });
	const body = boundedBody(incoming as unknown as IncomingMessage, new EventEmitter() as ServerResponse);
	const read = body.toArray().then(
		(chunks) => Buffer.concat(chunks as Buffer[]).length,
		(error: unknown) => String(error)
	);
	return { incoming, read };
}

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

test('what began well and then stays away is given up too', async () => {
	const { incoming, read } = sending();
	incoming.write(Buffer.alloc(160_000));
	await vi.advanceTimersByTimeAsync(24_000);
	expect(incoming.listenerCount('data')).toBeGreaterThan(0);
	await vi.advanceTimersByTimeAsync(2_000);
	expect(await read).toContain('body: must come faster');
});

test('a coding that is not understood is refused at once, and nothing waits for its body', () => {
	const incoming = Object.assign(new PassThrough(), { headers: { 'content-encoding': 'zstd' } });
	const refused = () => boundedBody(incoming as unknown as IncomingMessage, new EventEmitter() as ServerResponse);
	expect(refused).toThrow(ApiError);
	expect(vi.getTimerCount()).toBe(0);
});

test('a body that comes too slowly, and that nobody reads, ends no process', async () => {
	const incoming = Object.assign(new PassThrough(), { headers: {} });
	const body = boundedBody(incoming as unknown as IncomingMessage, new EventEmitter() as ServerResponse);
	await vi.advanceTimersByTimeAsync(20_000);
	expect(body.destroyed).toBe(true);
});
