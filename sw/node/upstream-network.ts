import { validatorsIn } from '../feeds/user-agent';

/** After an error that means a dead connection, requests pause this long, milliseconds. */
const OFFLINE_MS = 5_000;
/** System errors of this side, not of the server: no route, no name server, no file handles, ports or memory. */
const DEAD_LINE = new Set([
	'ENETDOWN',
	'ENETUNREACH',
	'EHOSTUNREACH',
	'EAI_AGAIN',
	'ENOTFOUND',
	'EAI_NODATA',
	'EMFILE',
	'ENFILE',
	'ENOBUFS',
	'ENOMEM',
	'EADDRNOTAVAIL'
]);

/** How a Node host asks upstreams. */
export interface UpstreamNetwork {
	fetch(url: string, init: RequestInit): Promise<Response>;
	/** False for a short while after the line was found dead. */
	online(): boolean;
}

/** A host's way to the upstreams with its User-Agent. Knows a dead line; refusals say nothing about it. */
export function upstreamNetwork(
	agent: string,
	now: () => number,
	fetch: (url: string, init: RequestInit) => Promise<Response> = globalThis.fetch
): UpstreamNetwork {
	let deadUntil = -Infinity;
	return {
		async fetch(url, init) {
			try {
				const response = await fetch(url, { ...init, headers: { ...validatorsIn(init), 'User-Agent': agent } });
				deadUntil = -Infinity;
				return response;
			} catch (error) {
				if (isDeadLine(error)) deadUntil = now() + OFFLINE_MS;
				throw error;
			}
		},
		online: () => now() >= deadUntil || deadUntil - now() > OFFLINE_MS
	};
}

/** Whether an error of fetch means that this machine is offline: by the system's code, in the error or its cause. */
function isDeadLine(error: unknown): boolean {
	for (let at: unknown = error, depth = 0; at instanceof Error && depth < 4; at = at.cause, depth++) {
		if ('code' in at && DEAD_LINE.has(String(at.code))) return true;
		if (at instanceof AggregateError && at.errors.length > 0 && at.errors.every(isDeadLine)) return true;
	}
	return false;
}
