/** Limits of one address at a Node server, so that one caller leaves room for others. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { ApiError } from '../../engines/kit/errors';
import { SHORT_BYTES } from './http';
import { callerAddress, comesByProxy, isLoopback, socketAddress } from './proxies';

/** Requests a minute of one address where `UTILITY_PER_ADDRESS` does not say another number. 0 lifts the limit. */
const PER_MINUTE = 600;
/** Refusals (429) a minute of one address. After them, or as many new connections, its connections are closed until the minute ends. */
const MAX_REFUSALS = 60;
/** Open connections of one address. */
const MAX_CONNECTIONS = 100;
/** Places of one address: six short POST requests run at a time, or 24 with a long body, which mostly wait for the network. */
const MAX_PLACES = 24;
const MINUTE_MS = 60_000;
// Time of the event loop that an address may use at once, and from then on as a share of all time, while others send requests and the loop
// is busy: what it uses delays theirs, and a delay of few of them leaves their 95th percentile as it is.
const CREDIT_MS = 30;
const CREDIT_SHARE = 0.02;
/** Share of its time that a busy event loop works. */
const BUSY_SHARE = 0.25;
/** Most time that one turn of the loop is charged, because it may hold work for others. */
const MAX_TURN_MS = 20;
/** Largest debt of an address. Its next call waits for three seconds then, the calls behind it longer. */
const MAX_DEBT_MS = 60;
/** Others send requests where another address did so within this time. */
const OTHERS_MS = 1_000;
/** Addresses that are counted in one minute. Later ones share a count. */
const MAX_ADDRESSES = 50_000;

/** What a request needs: places, and for a call the event loop. */
type Need = { readonly places: number; readonly isCall: boolean };

/** What an address uses. */
interface Share {
	/** The minute of the two counts after it. */
	minute: number;
	requests: number;
	connections: number;
	readonly sockets: Set<Socket>;
	/** Places of the requests that run. */
	taken: number;
	/** Requests that wait for their turn, in order of arrival. */
	waiting: (Need & { readonly enter: () => void })[];
	/** A request began in this turn of the event loop. */
	hasBegun: boolean;
	/** Milliseconds of the event loop that are left, as of `credited`; below 0 the next request waits. */
	credit: number;
	credited: number;
	/** Begins what waits for credit. */
	timer?: ReturnType<typeof setTimeout>;
}

export interface AddressLimits {
	/** Counts a new connection. Returns whether it may stay. */
	connect(socket: Socket): boolean;
	/** Counts a request. Returns 429 past the limit of its address and minute, and closes connections past MAX_REFUSALS. */
	count(request: IncomingMessage): ApiError | undefined;
	/**
	 * Resolves when a request may run; undefined for one that may at once. One request of an address begins in a turn of the event loop,
	 * so that a burst delays requests of others by one, and MAX_PLACES limits those that compute. While others send requests and the loop is
	 * busy, a call (not a file) of one that used more than its share of the loop waits. Never resolves for a request whose connection closes first.
	 */
	turn(request: IncomingMessage, response: ServerResponse, isCall: boolean): Promise<void> | undefined;
}

/** Time between two looks at the event loop, milliseconds. */
const LOOK_MS = 250;
/** Returns whether the event loop worked for more than BUSY_SHARE of the time since the look before. */
function loopLoad(): () => boolean {
	let before = performance.eventLoopUtilization();
	let lookedAt = performance.now();
	let isBusy = false;
	return () => {
		if (performance.now() - lookedAt < LOOK_MS) return isBusy;
		const current = performance.eventLoopUtilization();
		isBusy = performance.eventLoopUtilization(current, before).utilization > BUSY_SHARE;
		before = current;
		lookedAt = performance.now();
		return isBusy;
	};
}

/** Limits by address, not for this machine and proxies. Throws for a bad `UTILITY_PER_ADDRESS`. */
export function addressLimits(
	now: () => number = Date.now,
	clock = () => performance.now(),
	isBusy = loopLoad()
): AddressLimits {
	const perMinute = Number(process.env['UTILITY_PER_ADDRESS'] ?? PER_MINUTE);
	if (!Number.isInteger(perMinute) || perMinute < 0) throw new Error('UTILITY_PER_ADDRESS must be a whole number');
	const limit = perMinute || Infinity;
	const shares = new Map<string, Share>();
	let swept = 0;

	function shareOf(address: string): Share | undefined {
		if (isLoopback(address)) return undefined;
		const minute = Math.floor(now() / MINUTE_MS);
		if (swept !== minute) sweep((swept = minute));
		const counted = shares.has(address) || shares.size < MAX_ADDRESSES ? address : 'others';
		let share = shares.get(counted);
		if (share === undefined) {
			share = {
				minute,
				requests: 0,
				connections: 0,
				sockets: new Set(),
				taken: 0,
				waiting: [],
				hasBegun: false,
				credit: CREDIT_MS,
				credited: clock()
			};
			shares.set(counted, share);
		}
		if (share.minute !== minute) Object.assign(share, { minute, requests: 0, connections: 0 });
		return share;
	}

	function sweep(minute: number): void {
		for (const [address, share] of shares)
			if (share.minute !== minute && share.sockets.size + share.taken + share.waiting.length === 0)
				shares.delete(address);
	}

	/** Who uses the event loop, since when; undefined for this machine itself. */
	let running: { readonly share: Share | undefined; readonly since: number } | undefined;
	let last: Pick<NonNullable<typeof running>, 'share'> | undefined;
	let othersAt: number | undefined;
	/** Charges the event loop's time to the one who used it until now. */
	function settle(): void {
		const share = running?.share;
		if (share && running) {
			const used = Math.min(clock() - running.since, MAX_TURN_MS);
			share.credit = Math.max(share.credit - used, -MAX_DEBT_MS);
		}
		running = undefined;
	}
	/** Notes that the event loop works for an address from now on. */
	function use(share: Share | undefined): void {
		settle();
		const since = clock();
		if (share !== last?.share) othersAt = last && since;
		last = { share };
		running = { share, since };
	}
	/** Milliseconds until an address may use the event loop again. */
	function debt(share: Share): number {
		const at = clock();
		share.credit = Math.min(CREDIT_MS, share.credit + (at - share.credited) * CREDIT_SHARE);
		share.credited = at;
		const hasOthers = othersAt !== undefined && at - othersAt < OTHERS_MS;
		return hasOthers && isBusy() ? -share.credit / CREDIT_SHARE : 0;
	}

	function isFree(share: Share, { places, isCall }: Need): boolean {
		if (share.hasBegun || (places > 0 && share.taken >= MAX_PLACES)) return false;
		const wait = isCall ? debt(share) : 0;
		if (wait <= 0) return true;
		clearTimeout(share.timer);
		share.timer = setTimeout(next, Math.min(wait, OTHERS_MS), share).unref();
		return false;
	}
	const next = (share: Share) => share.waiting.find((need) => isFree(share, need))?.enter();
	function begin(share: Share, { places, isCall }: Need, request: IncomingMessage, response: ServerResponse): void {
		if (isCall) {
			use(share);
			// What needs the whole body runs later.
			request.once('end', () => {
				use(share);
				setImmediate(settle);
			});
		}
		share.taken += places;
		share.hasBegun = true;
		response.once('close', () => {
			share.taken -= places;
			next(share);
		});
		setImmediate(() => {
			settle();
			share.hasBegun = false;
			next(share);
		});
	}

	return {
		connect(socket) {
			const share = comesByProxy({ socket }) ? undefined : shareOf(socketAddress(socket));
			if (share === undefined) return true;
			const most = Math.max(++share.connections, share.requests);
			if (most > limit + MAX_REFUSALS || share.sockets.size >= MAX_CONNECTIONS) return false;
			share.sockets.add(socket);
			socket.once('close', () => share.sockets.delete(socket));
			return true;
		},
		count(request) {
			const share = shareOf(callerAddress(request));
			if (share === undefined || ++share.requests <= limit) return undefined;
			if (share.requests > limit + MAX_REFUSALS) for (const socket of share.sockets) socket.destroy();
			const seconds = Math.ceil((MINUTE_MS - (now() % MINUTE_MS)) / 1000);
			return new ApiError('RATE_LIMITED', `address: is over its limit of ${limit} requests a minute`, {
				'Retry-After': String(seconds)
			});
		},
		turn(request, response, isCall) {
			const share = limit === Infinity ? undefined : shareOf(callerAddress(request));
			if (share === undefined) {
				if (limit !== Infinity && isCall) use(undefined);
				return undefined;
			}
			const need = { places: placesOf(request), isCall };
			if (isFree(share, need)) return void begin(share, need, request, response);
			return new Promise((resolve) => {
				const leave = () => void (share.waiting = share.waiting.filter((other) => other !== entry));
				const enter = () => {
					response.off('close', leave);
					leave();
					begin(share, need, request, response);
					resolve();
				};
				const entry = { ...need, enter };
				response.once('close', leave);
				share.waiting.push(entry);
			});
		}
	};
}

/** A GET takes no place: it waits for files and feeds, or computes for milliseconds. */
function placesOf({ method, headers }: IncomingMessage): number {
	if (method === 'GET' || method === 'HEAD') return 0;
	return Number(headers['content-length']) > SHORT_BYTES ? 1 : 4;
}
