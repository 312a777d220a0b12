/** Limits of one address at a Node server, so that one caller leaves room for others. */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { ApiError } from '../../engines/kit/errors';
import { callerAddress, isLoopback } from './proxies';

/** Requests a minute of one address where `UTILITY_PER_ADDRESS` does not say another number. 0 lifts the limit. */
const PER_MINUTE = 600;
/** Connections of one address at a time. Those of this machine and of proxies are not counted. */
const MAX_CONNECTIONS = 100;
const MINUTE_MS = 60_000;
/** Addresses that are counted in one minute. Later ones share a count. */
const MAX_ADDRESSES = 50_000;

/**
 * Returns a function that counts a request and says why it is refused: 429 past the limit of its address and minute. Requests of
 * this machine itself are not counted. Throws for a `UTILITY_PER_ADDRESS` that is not a whole number.
 */
export function addressLimit(now: () => number = Date.now): (request: IncomingMessage) => ApiError | undefined {
	const perMinute = Number(process.env['UTILITY_PER_ADDRESS'] ?? PER_MINUTE);
	if (!Number.isInteger(perMinute) || perMinute < 0) throw new Error('UTILITY_PER_ADDRESS must be a whole number');
	let minute = 0;
	let counts = new Map<string, number>();
	return (request) => {
		const address = callerAddress(request);
		if (perMinute === 0 || isLoopback(address)) return undefined;
		const at = now();
		if (Math.floor(at / MINUTE_MS) !== minute) [minute, counts] = [Math.floor(at / MINUTE_MS), new Map()];
		const counted = counts.has(address) || counts.size < MAX_ADDRESSES ? address : 'others';
		const count = (counts.get(counted) ?? 0) + 1;
		counts.set(counted, count);
		if (count <= perMinute) return undefined;
		const seconds = Math.ceil((MINUTE_MS - (at % MINUTE_MS)) / 1000);
		return new ApiError('RATE_LIMITED', `address: is over its limit of ${perMinute} requests a minute`, {
			'Retry-After': String(seconds)
		});
	};
}

/** Whether the address of a new connection has MAX_CONNECTIONS already. */
export function tooManyFrom(sockets: ReadonlySet<Socket>, { remoteAddress = '' }: Socket): boolean {
	// The operator's proxies hold connections of many callers, and this machine has no limit.
	if (sockets.size < MAX_CONNECTIONS || process.env['UTILITY_PROXIES'] || isLoopback(remoteAddress.replace('::ffff:', '')) || remoteAddress === '::1') return false; // prettier-ignore
	let same = 0;
	for (const socket of sockets) if (socket.remoteAddress === remoteAddress) same++;
	return same >= MAX_CONNECTIONS;
}
