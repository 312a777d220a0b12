/** Access rules of a Node server and its log, from the environment: see README.md. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Matcher } from '../api/routes';

const listed = (value: string | undefined): readonly string[] =>
	(value ?? '')
		.split(',')
		.map((one) => one.trim().toLowerCase())
		.filter(Boolean);

/** Names by which this machine calls itself. */
const ITSELF = /^(localhost|[\w-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether a server answers to a name, against DNS rebinding. `UTILITY_HOSTS` names others than this machine. */
export function hostPolicy(listensOn: string): (hostname: string) => boolean {
	const named = new Set(listed(process.env['UTILITY_HOSTS']));
	const everybody = named.size === 0 && !ITSELF.test(listensOn.includes(':') ? `[${listensOn}]` : listensOn);
	return (hostname) => everybody || named.has(hostname.toLowerCase()) || ITSELF.test(hostname.toLowerCase());
}

/** Headers that a page of another origin may send and read. */
const SENT = 'X-API-Key, X-Time-Zone, Content-Type, Accept, If-None-Match';
const READ =
	'ETag, Age, Cache-Status, Link, Retry-After, RateLimit, RateLimit-Policy, Server-Timing, Warning, X-Request-Id, X-Served-By';

/** CORS headers for pages of another origin. */
export interface Cors {
	/** Of the answer, besides its own. */
	readonly headers: Readonly<Record<string, string>>;
	/** Whether they are all of it: the browser only asks whether it may ask. */
	readonly preflight: boolean;
}

/** Allows pages of the origins in `UTILITY_CORS_ORIGINS` (or all, `*`). The default is an empty list. */
export function corsPolicy(): (request: IncomingMessage) => Cors | undefined {
	const origins = new Set(listed(process.env['UTILITY_CORS_ORIGINS']));
	if (origins.size === 0) return () => undefined;
	return ({ method, headers: { origin, 'access-control-request-method': wanted } }) => {
		const headers = { Vary: 'Origin' };
		if (origin === undefined || !(origins.has('*') || origins.has(origin.toLowerCase())))
			return { headers, preflight: false };
		const allowed = {
			...headers,
			'Access-Control-Allow-Origin': origins.has('*') ? '*' : origin,
			'Access-Control-Expose-Headers': READ
		};
		if (method !== 'OPTIONS' || wanted === undefined) return { headers: allowed, preflight: false };
		const asked = {
			'Access-Control-Allow-Methods': 'GET, HEAD, POST',
			'Access-Control-Allow-Headers': SENT,
			'Access-Control-Max-Age': '86400'
		};
		return { headers: { ...allowed, ...asked }, preflight: true };
	};
}

/**
 * Writes a line of JSON for each answer where `UTILITY_ACCESS_LOG` is 1: time, method, operation, status, bytes, milliseconds,
 * request id. No key, no address of the caller, no query, no body: of a path with a parameter only its pattern. What it answers
 * hears of the request's id.
 */
export function accessLog(
	match: Matcher
): (request: IncomingMessage, response: ServerResponse, path: string) => (id: string | undefined) => void {
	const unheard = () => {};
	if (process.env['UTILITY_ACCESS_LOG'] !== '1') return () => unheard;
	return ({ method, socket }, response, path) => {
		let requestId: string | undefined;
		const started = performance.now();
		const before = socket.bytesWritten;
		response.once('close', () => {
			const line = {
				time: new Date().toISOString(),
				method,
				path: match(path)?.route.operation.path ?? (path.startsWith('/v1') ? '/v1/…' : path.slice(0, 200)),
				status: response.statusCode,
				bytes: socket.bytesWritten - before,
				milliseconds: Math.round(10 * (performance.now() - started)) / 10,
				request_id: requestId ?? null,
				...(!response.writableFinished && { cut_off: true })
			};
			process.stdout.write(`${JSON.stringify(line)}\n`);
		});
		return (id) => void (requestId = id);
	};
}
