import type { IncomingMessage } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { addressLimit, tooManyFrom } from './address-limit';
import { callerAddress } from './proxies';

afterEach(() => void vi.unstubAllEnvs());

const from = (remoteAddress: string, forwarded?: string) =>
	({ socket: { remoteAddress }, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage; // prettier-ignore

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
	const limit = addressLimit(() => now);
	const [one, other, own] = ['203.0.113.7', '203.0.113.8', '::1'].map((address) => from(address)) as [IncomingMessage, IncomingMessage, IncomingMessage]; // prettier-ignore
	expect([limit(one), limit(one)]).toEqual([undefined, undefined]);
	now = 90_500;
	expect(limit(one)).toMatchObject({ code: 'RATE_LIMITED', message: 'address: is over its limit of 2 requests a minute', headers: { 'Retry-After': '30' } }); // prettier-ignore
	expect(limit(other)).toBeUndefined();
	for (let round = 0; round < 5; round++) expect(limit(own)).toBeUndefined();
	now = 120_000;
	expect(limit(one)).toBeUndefined();
});

test('one address holds a hundred connections, this machine more', () => {
	const socketOf = (remoteAddress: string) => ({ remoteAddress }) as never;
	const many = (remoteAddress: string) => new Set<never>(Array.from({ length: 100 }, () => socketOf(remoteAddress)));
	expect(tooManyFrom(many('203.0.113.7'), socketOf('203.0.113.7'))).toBe(true);
	expect(tooManyFrom(many('203.0.113.7'), socketOf('203.0.113.8'))).toBe(false);
	expect(tooManyFrom(many('127.0.0.1'), socketOf('127.0.0.1'))).toBe(false);
});
