/** Who may ask a Node server, and what is written down of it: all from the environment, see README.md. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Matcher } from '../api/routes';

const listed = (value: string | undefined): readonly string[] =>
	(value ?? '')
		.split(',')
		.map((one) => one.trim().toLowerCase())
		.filter(Boolean);

/** Names by which this machine calls itself. */
const ITSELF = /^(localhost|[\w-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether a server answers to a name. One that listens on this machine alone answers to this machine's names: a page
 * elsewhere whose name was made to point here (DNS rebinding) is not let in. `UTILITY_HOSTS` names others.
 */
export function hostPolicy(listensOn: string): (hostname: string) => boolean {
	const named = new Set(listed(process.env['UTILITY_HOSTS']));
	const everybody = named.size === 0 && !ITSELF.test(listensOn.includes(':') ? `[${listensOn}]` : listensOn);
	return (hostname) => everybody || named.has(hostname.toLowerCase()) || ITSELF.test(hostname.toLowerCase());
}

/** Headers that a page of another origin may send and read. */
const SENT = 'X-API-Key, X-Time-Zone, Content-Type, Accept, If-None-Match';
const READ =
	'ETag, Age, Cache-Status, Link, Retry-After, RateLimit, RateLimit-Policy, Server-Timing, Warning, X-Request-Id, X-Served-By';

/**
 * Lets pages of the origins in `UTILITY_CORS_ORIGINS` (or of all, `*`) ask; nobody without it. Sets the headers of an answer;
 * true when it was a preflight and is answered.
 */
export function corsPolicy(): (request: IncomingMessage, response: ServerResponse) => boolean {
	const origins = new Set(listed(process.env['UTILITY_CORS_ORIGINS']));
	if (origins.size === 0) return () => false;
	return (request, response) => {
		response.setHeader('Vary', 'Origin');
		const { origin, 'access-control-request-method': method } = request.headers;
		if (origin === undefined || !(origins.has('*') || origins.has(origin.toLowerCase()))) return false;
		response.setHeader('Access-Control-Allow-Origin', origins.has('*') ? '*' : origin);
		response.setHeader('Access-Control-Expose-Headers', READ);
		if (request.method !== 'OPTIONS' || method === undefined) return false;
		response.setHeader('Access-Control-Allow-Methods', 'GET, HEAD, POST');
		response.setHeader('Access-Control-Allow-Headers', SENT);
		response.setHeader('Access-Control-Max-Age', '86400');
		response.statusCode = 204;
		response.end();
		return true;
	};
}

/**
 * Writes a line of JSON for each answer where `UTILITY_ACCESS_LOG` is 1: time, method, operation, status, bytes, milliseconds,
 * request id. No key, no address of the caller, no query, no body: of a path with a parameter only its pattern.
 */
export function accessLog(match: Matcher): (request: IncomingMessage, response: ServerResponse, path: string) => void {
	if (process.env['UTILITY_ACCESS_LOG'] !== '1') return () => {};
	return ({ method, socket }, response, path) => {
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
				request_id: response.getHeader('x-request-id') ?? null,
				...(!response.writableFinished && { cut_off: true })
			};
			process.stdout.write(`${JSON.stringify(line)}\n`);
		});
	};
}
