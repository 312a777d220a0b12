import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { addressLimits } from './address-limit';
import { callerAddress } from './proxies';

afterEach(() => void vi.unstubAllEnvs());

const from = (remoteAddress: string, forwarded?: string, method = 'POST', length = '9') =>
	Object.assign(new EventEmitter(), {
		socket: { remoteAddress },
		method,
		headers: { 'content-length': length, 'x-forwarded-for': forwarded }
	}) as unknown as IncomingMessage;

test.each([
	['203.0.113.7', undefined, '203.0.113.7'],
	['::ffff:203.0.113.7', undefined, '203.0.113.7'],
	['2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
	['2001:db8::1', undefined, '2001:db8:0:0::/64'],
	['203.0.113.7', '198.51.100.1', '203.0.113.7'],
	['10.0.0.9', '192.0.2.1, 198.51.100.1', '198.51.100.1'],
	['10.0.0.9', 'unknown', '10.0.0.9']
])('a caller at %s that says %s counts as %s', (remote, forwarded, address) => {
	vi.stubEnv('UTILITY_PROXIES', '10.0.0.0/8');
	expect(callerAddress(from(remote, forwarded))).toBe(address);
});

test('what is not an address names no proxy', () => {
	vi.stubEnv('UTILITY_PROXIES', 'proxy.example');
	expect(() => callerAddress(from('10.0.0.9', 'x'))).toThrow('UTILITY_PROXIES: "proxy.example" must be an address');
});

test('past its limit an address is refused until the next minute, others are not, nor is this machine', () => {
	vi.stubEnv('UTILITY_PER_ADDRESS', '2');
	let now = 60_000;
	const limits = addressLimits(() => now);
	const [one, other, own] = ['203.0.113.7', '203.0.113.8', '::1'].map((address) => from(address)) as [IncomingMessage, IncomingMessage, IncomingMessage]; // prettier-ignore
	expect([limits.count(one), limits.count(one)]).toEqual([undefined, undefined]);
	now = 90_500;
	expect(limits.count(one)).toMatchObject({
		code: 'RATE_LIMITED',
		message: 'address: is over its limit of 2 requests a minute',
		headers: { 'Retry-After': '30' }
	});
	expect(limits.count(other)).toBeUndefined();
	for (let round = 0; round < 5; round++) expect(limits.count(own)).toBeUndefined();
	now = 120_000;
	expect(limits.count(one)).toBeUndefined();
});

/** A connection from an address, which notes when it is closed. */
const socketFrom = (remoteAddress: string) =>
	Object.assign(new EventEmitter(), {
		remoteAddress,
		destroyed: false,
		destroy(this: { destroyed: boolean }) {
			this.destroyed = true;
		}
	}) as unknown as Socket;

test.each([
	['203.0.113.7', undefined, 100],
	['203.0.113.7', '20', 80],
	['127.0.0.1', undefined, 700],
	['10.0.0.9', undefined, 700]
])('of 700 connections from %s under a limit of %s, %i stay', (address, perMinute, stay) => {
	vi.stubEnv('UTILITY_PROXIES', '10.0.0.0/8');
	vi.stubEnv('UTILITY_PER_ADDRESS', perMinute);
	const limits = addressLimits(() => 0);
	expect(Array.from({ length: 700 }, () => limits.connect(socketFrom(address))).filter(Boolean)).toHaveLength(stay);
	expect(limits.connect(socketFrom('203.0.113.8'))).toBe(true);
});

test('an address that goes on after 60 refusals has its connections closed until the minute ends', () => {
	vi.stubEnv('UTILITY_PER_ADDRESS', '2');
	let now = 0;
	const limits = addressLimits(() => now);
	const sockets: Socket[] = [];
	// Each request comes by a new connection.
	for (let request = 0; request < 62; request++) {
		sockets.push(socketFrom('203.0.113.7'));
		expect(limits.connect(sockets[request] as Socket)).toBe(true);
		expect(limits.count(from('203.0.113.7'))?.code).toBe(request < 2 ? undefined : 'RATE_LIMITED');
	}
	expect(sockets.some(({ destroyed }) => destroyed)).toBe(false);
	expect(limits.connect(socketFrom('203.0.113.7'))).toBe(false);
	limits.count(from('203.0.113.7'));
	expect(sockets.every(({ destroyed }) => destroyed)).toBe(true);
	now = 60_000;
	expect(limits.connect(socketFrom('203.0.113.7'))).toBe(true);
});

test('one request of an address begins in a turn, six run, and one that was given up never does', async () => {
	const limits = addressLimits(
		() => 0,
		() => 0
	);
	const begun: number[] = [];
	const answers = Array.from({ length: 10 }, () => new EventEmitter() as unknown as ServerResponse);
	const ask = (request: number, address: string) => {
		const turn = limits.turn(from(address), answers[request] as ServerResponse, true);
		if (turn === undefined) begun.push(request);
		else void turn.then(() => begun.push(request));
	};
	for (let request = 0; request < 9; request++) ask(request, '203.0.113.7');
	ask(9, '203.0.113.8');
	expect(begun).toEqual([0, 9]);
	for (let turn = 0; turn < 9; turn++) await new Promise((resolve) => setImmediate(resolve));
	expect(begun).toEqual([0, 9, 1, 2, 3, 4, 5]);
	for (const closed of [7, 0, 1]) answers[closed]?.emit('close');
	for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
	expect(begun.slice(7)).toEqual([6, 8]);
});

test('an address that used 30 ms of a busy event loop waits while others send requests, until it has 2 % of the time since', async () => {
	let at = 0;
	let isBusy = true;
	const limits = addressLimits(
		() => 0,
		() => at,
		() => isBusy
	);
	/** Whether a request may run at once; it takes so many milliseconds. */
	const runs = async (address: string, milliseconds: number, isCall = true) => {
		const turn = limits.turn(from(address, undefined, 'GET'), new EventEmitter() as ServerResponse, isCall);
		at += milliseconds;
		await new Promise((resolve) => setImmediate(resolve));
		return turn === undefined;
	};
	/** Whether requests that take 20 ms each may run. */
	const run = async (address: string, times: number) => {
		for (let time = 0; time < times; time++) if (!(await runs(address, 20))) return false;
		return true;
	};
	at = 5_000;
	expect(await run('203.0.113.7', 5)).toBe(true);
	expect([await runs('203.0.113.8', 1), await runs('203.0.113.7', 1)]).toEqual([true, false]);
	// Files are not calls, and an idle loop has time for all.
	expect(await runs('203.0.113.7', 1, false)).toBe(true);
	isBusy = false;
	expect(await runs('203.0.113.7', 1)).toBe(true);
	isBusy = true;
	at = 20_000;
	expect([await runs('127.0.0.1', 1), await run('203.0.113.9', 2), await runs('203.0.113.9', 1)]).toEqual([
		true,
		true,
		false
	]);
	// A long turn may be the work of others: it counts as 20 ms.
	at = 30_000;
	expect([await runs('203.0.113.3', 90), await runs('203.0.113.4', 1), await runs('203.0.113.3', 1)]).toEqual([
		true,
		true,
		true
	]);

	// The time after its body came counts too.
	at = 40_000;
	for (let request = 0; request < 2; request++) {
		const slow = from('203.0.113.5');
		expect(limits.turn(slow, new EventEmitter() as ServerResponse, true)).toBeUndefined();
		await new Promise((resolve) => setImmediate(resolve));
		slow.emit('end');
		at += 60;
		await new Promise((resolve) => setImmediate(resolve));
	}
	expect([await runs('203.0.113.6', 1), await runs('203.0.113.5', 1)]).toEqual([true, false]);
});

test.each([
	['POST', '16384', undefined, 6],
	['POST', '16385', undefined, 24],
	['GET', '0', undefined, 40],
	['POST', '9', '0', 40]
])('of 40 requests by %s of %s bytes under a limit of %s, %i run at a time', async (method, length, perMinute, run) => {
	vi.stubEnv('UTILITY_PER_ADDRESS', perMinute);
	const limits = addressLimits(
		() => 0,
		() => 0
	);
	const turn = (...asked: string[]) =>
		limits.turn(from('203.0.113.7', undefined, ...asked), new EventEmitter() as ServerResponse, true);
	let begun = 0;
	for (let request = 0; request < 40; request++) void Promise.resolve(turn(method, length)).then(() => begun++);
	// However many wait, a GET is answered beside them.
	await turn('GET');
	for (let round = 0; round < 42; round++) await new Promise((resolve) => setImmediate(resolve));
	expect(begun).toBe(run);
});
