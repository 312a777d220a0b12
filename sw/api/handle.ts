import type { EngineContext, Media, RoutedGroup } from '../../engines/kit/contract';
import { ApiError, ERROR_STATUS, invalid } from '../../engines/kit/errors';
import { negotiate } from './negotiate';
import { readInput, type ParseForm } from './read';
import { createMatcher, type Route } from './routes';

/** One call of an operation, as it travels to whoever runs it. Plain data. */
export interface Call {
	readonly group: string;
	readonly name: string;
	readonly input: unknown;
	/** Milliseconds since 1970. */
	readonly now: number;
	/** IANA zone that the request names by X-Time-Zone: whose day `today` is. */
	readonly timeZone?: string;
	readonly accept: EngineContext['accept'];
	/** Less than an engine's own budget, see `EngineContext.steps`. */
	readonly steps?: number;
}

/** Who asks, as far as the host knows: what a request does not say of itself. */
export interface Caller {
	/** A same-origin picture or an address-bar visit: it cannot send a key, the host's own is used. */
	readonly keyless: boolean;
	/** The host asks for itself, to keep feeds fresh: no key is needed and nothing is counted. */
	readonly internal?: boolean;
	/** The key that it sent; the API sets it. */
	readonly key?: string;
	/** The request is for an <img>. */
	readonly picture: boolean;
	/** Id of the asking page, to prefer its own worker. */
	readonly clientId?: string;
	/** Keeps the host alive until background work is done. */
	waitUntil(work: Promise<unknown>): void;
}

export interface Ran {
	readonly value: unknown;
	/** Headers of the answer that only the runner knows: those of feeds. */
	readonly headers?: Readonly<Record<string, string>>;
	/** Where it ran, for Server-Timing: `worker`, `inline`, `feed`. */
	readonly where: string;
}

/** What differs from host to host. Everything else of the API is `handle`. */
export interface Host {
	readonly kind: 'service-worker' | 'page' | 'node';
	/** Path before `/v1/`, without trailing slash: '' or `/sub/path`. */
	readonly base: string;
	now(): number;
	/** Monotonic milliseconds. */
	clock(): number;
	requestId(): string;
	/** Checks key, subscription and rate; answers headers to send along. Throws ApiError 401, 403, 429. */
	admit(key: string | null, route: Route, caller: Caller): Promise<Readonly<Record<string, string>>>;
	run(call: Call, route: Route, caller: Caller, signal: AbortSignal): Promise<Ran>;
	/** Body of GET /v1/openapi.json; `server` is the base address of the API. */
	openApi(server: string): Promise<unknown>;
	/** Body of GET /v1/status. */
	status(): Promise<unknown>;
	/** One line about a bug. */
	log(line: string, error: unknown): void;
	/** How a JSON text is best sent by this host. */
	body(text: string): BodyInit;
	/** Where the platform's own parser of forms is not enough. */
	readonly parseForm?: ParseForm;
}

export type Handle = (request: Request, caller: Caller) => Promise<Response>;

/** An answer that is opened as a page may be framed by this origin alone; its type is not guessed. */
export const SECURITY_HEADERS = {
	'Content-Security-Policy': "frame-ancestors 'self'",
	'X-Content-Type-Options': 'nosniff'
};

const BUILT_IN = ['/v1/openapi.json', '/v1/status'];

/** The whole API as one function. It never throws and answers every request, whatever its method, path or body. */
export function createApi(groups: readonly RoutedGroup[], host: Host): Handle {
	const match = createMatcher(groups);
	return async function handle(request, caller) {
		const requestId = host.requestId();
		const started = host.clock();
		const headers = new Headers({
			'X-Request-Id': requestId,
			'X-Served-By': host.kind,
			'Cache-Control': 'no-store',
			...SECURITY_HEADERS
		});
		try {
			return await answer(request, caller, headers, started);
		} catch (error) {
			const expected = error instanceof ApiError;
			// Whoever gave up does not read the answer.
			if (!expected && !request.signal.aborted) host.log(`request ${requestId} failed`, error);
			const { code, message, headers: extra } = expected ? error : BUG;
			for (const [name, value] of Object.entries(extra)) headers.set(name, value);
			headers.set('Server-Timing', `total;dur=${(host.clock() - started).toFixed(2)}`);
			return json(request, ERROR_STATUS[code], { error: { code, message } }, headers);
		}
	};

	async function answer(request: Request, caller: Caller, headers: Headers, started: number): Promise<Response> {
		const url = new URL(request.url);
		const path = url.pathname.startsWith(`${host.base}/`) ? url.pathname.slice(host.base.length) : url.pathname;

		const found = match(path);
		const builtIn = BUILT_IN.includes(path);
		if (!found && !builtIn) throw new ApiError('NOT_FOUND', `path: no operation at ${path.slice(0, 200)}`);
		const method = found?.route.operation.method ?? 'GET';
		const allow = method === 'GET' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS';
		if (request.method === 'OPTIONS') {
			headers.set('Allow', allow);
			return new Response(null, { status: 204, headers });
		}
		if (request.method !== method && !(method === 'GET' && request.method === 'HEAD'))
			throw new ApiError('METHOD_NOT_ALLOWED', `method: must be ${method}`, { Allow: allow });
		if (!found) {
			if (path === '/v1/status') return json(request, 200, await host.status(), headers);
			return tagged(request, JSON.stringify(await host.openApi(`${url.origin}${host.base}`)), headers);
		}

		const { route } = found;
		const key = request.headers.get('x-api-key');
		const limits = await host.admit(key, route, caller);
		for (const [name, value] of Object.entries(limits)) headers.set(name, value);
		const admitted = host.clock();

		const input = await readInput(request, url, route.operation, found.pathValue, host.parseForm);
		const accept = negotiate(request, route.operation, caller.picture);
		const timeZone = zoneOf(request);
		const call = {
			group: route.group,
			name: route.name,
			input,
			now: host.now(),
			accept,
			...(timeZone && { timeZone })
		};
		const ran = await host.run(call, route, key ? { ...caller, key } : caller, request.signal);
		const unit = route.operation.kind === 'feed' ? 'feed' : 'engine';
		headers.set(
			'Server-Timing',
			`gate;dur=${(admitted - started).toFixed(2)}, ${unit};dur=${(host.clock() - admitted).toFixed(2)};desc="${ran.where}"`
		);
		for (const [name, value] of Object.entries(ran.headers ?? {})) headers.set(name, value);
		return isMedia(ran.value) ? picture(request, ran.value, headers) : success(request, route, ran.value, headers);
	}

	function success(request: Request, { operation }: Route, value: unknown, headers: Headers): Response {
		const text = JSON.stringify(value);
		const warning = warningOf(value);
		if (warning !== null) headers.set('Warning', `199 - "${warning}"`);
		if (operation.method === 'GET' && operation.kind !== 'feed' && !operation.secret)
			return tagged(request, text, headers);
		headers.set('Content-Type', 'application/json');
		return new Response(request.method === 'HEAD' ? null : host.body(text), { headers });
	}

	/** JSON that may be kept and asked for again by its tag. */
	function tagged(request: Request, text: string, headers: Headers): Response {
		const tag = `W/"${hash(text)}"`;
		headers.set('ETag', tag);
		headers.set('Cache-Control', 'private, no-cache');
		if (matchesTag(request.headers.get('if-none-match'), tag)) return new Response(null, { status: 304, headers });
		headers.set('Content-Type', 'application/json');
		return new Response(request.method === 'HEAD' ? null : host.body(text), { headers });
	}

	function json(request: Request, status: number, value: unknown, headers: Headers): Response {
		headers.set('Content-Type', 'application/json');
		return new Response(request.method === 'HEAD' ? null : host.body(JSON.stringify(value)), { status, headers });
	}
}

/** The zone of X-Time-Zone, undefined without the header. Throws 400 for one that this host does not know. */
function zoneOf(request: Request): string | undefined {
	const given = request.headers.get('x-time-zone');
	if (given === null) return undefined;
	try {
		return new Intl.DateTimeFormat('en', { timeZone: given }).resolvedOptions().timeZone;
	} catch (cause) {
		throw invalid('X-Time-Zone', 'must be an IANA time zone, such as Europe/Berlin', { cause });
	}
}

const BUG = { code: 'INTERNAL', message: 'request: could not be answered', headers: {} } as const;

/** What an answer says of itself in its field `warning`, fit for a header of that name (RFC 7234 §5.5). */
function warningOf(value: unknown): string | null {
	if (typeof value !== 'object' || value === null || !('warning' in value) || typeof value.warning !== 'string')
		return null;
	return value.warning.replace(/[^ !#-[\]-~]/g, ' ');
}

const isMedia = (value: unknown): value is Media => typeof value === 'object' && value !== null && 'media' in value;

function picture(request: Request, { media, bytes }: Media, headers: Headers): Response {
	headers.set('Content-Type', media.startsWith('text/') ? `${media}; charset=utf-8` : media);
	// A drawing that is opened as a page loads nothing.
	headers.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'");
	headers.set('Content-Length', String(bytes.byteLength));
	return new Response(request.method === 'HEAD' ? null : bytes, { headers });
}

/** Whether one of the tags of If-None-Match is ours, by weak comparison (RFC 9110 §8.8.3.2). */
function matchesTag(header: string | null, tag: string): boolean {
	if (header === null) return false;
	return header.trim() === '*' || header.split(',').some((given) => given.trim().replace(/^W\//, '') === tag.slice(2));
}

/** 53-bit hash of a text (cyrb53, public domain): a change detector, not a secret. */
function hash(text: string): string {
	let a = 0xdeadbeef;
	let b = 0x41c6ce57;
	for (let i = 0; i < text.length; i++) {
		const unit = text.charCodeAt(i);
		a = Math.imul(a ^ unit, 0x9e3779b1);
		b = Math.imul(b ^ unit, 0x5f356495);
	}
	a = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
	b = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
	return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}
