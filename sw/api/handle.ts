import type { EngineContext, Media, RoutedGroup } from '../../engines/kit/contract';
import { ApiError, ERROR_STATUS, invalid } from '../../engines/kit/errors';
import { memoize } from '../../engines/kit/memoize';
import type { Abortable, Answer, Asked } from './request-url';
import { isMedia, type Finished, type JsonAnswer } from './encode-response';
import { negotiate } from './negotiate';
import { readInput, type ParseBody } from './read';
import { createMatcher, type Match, type Route } from './routes';

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
	/** The key that it sent; the API sets it where the host has not. */
	readonly key?: string;
	/** Whether what asks the network is answered: feeds, and addresses that the caller names. Everyone's is, unless it says no. */
	readonly network?: boolean;
	/** The request is for an <img>. */
	readonly picture: boolean;
	/** Id of the asking page, to prefer its own worker. */
	readonly clientId?: string;
	waitUntil(work: Promise<unknown>): void;
}

export interface Ran {
	readonly value: Finished;
	/** Headers of the answer that only the runner knows: those of feeds. */
	readonly headers?: Readonly<Record<string, string>>;
	/** Where it ran, for Server-Timing: `worker`, `inline`, `feed`. */
	readonly where: string;
}

/** Recent answers by question. */
export interface AnswerMemory {
	recall(route: Route, asked: Asked): Ran | undefined;
	keep(asked: Asked, ran: Ran): void;
}

/** What differs from host to host. Everything else of the API is `handle`. */
export interface Host {
	readonly kind: 'service-worker' | 'page' | 'node' | 'edge';
	/** Path before `/v1/`, without trailing slash: '' or `/sub/path`. */
	readonly base: string;
	now(): number;
	/** Monotonic milliseconds. */
	clock(): number;
	requestId(): string;
	/** Checks key, subscription and rate; answers headers to send along. Throws ApiError 401, 403, 429. */
	admit(key: string | null, route: Route, caller: Caller): Promise<Readonly<Record<string, string>>>;
	/** Throws ApiError 401 for a key that is unknown; counts nothing. */
	check(key: string | null, caller: Caller): Promise<void>;
	run(call: Call, route: Route, caller: Caller, asked: Abortable): Promise<Ran>;
	/** Answers of moments ago, where a host keeps them. */
	readonly memory?: AnswerMemory;
	/** Parses long bodies off the thread that answers, where a host has others. */
	readonly parseLong?: ParseBody | undefined;
	/** Body of GET /v1/openapi.json; `server` is the base address of the API. */
	openApi(server: string): Promise<unknown>;
	/** Body of GET /v1/status. */
	status(): Promise<unknown>;
	log(line: string, error: unknown): void;
	/** How a JSON text is best sent by this host. */
	body(text: string): BodyInit;
}

export interface Handle {
	(request: Request, caller: Caller): Promise<Response>;
	/** The same without the objects of Fetch, which cost Node more than most answers do. */
	plain(asked: Asked, caller: Caller): Promise<Answer>;
	/** Throws ApiError 401 where a caller has no key that is known; for protocols that read a body before they ask. */
	check(key: string | null, caller: Caller): Promise<void>;
}

/** An answer that is opened as a page may be framed by this origin alone; its type is not guessed. */
export const SECURITY_HEADERS = {
	'Content-Security-Policy': "frame-ancestors 'self'",
	'X-Content-Type-Options': 'nosniff'
};

const UTF8 = new TextEncoder();

/** Addresses whose description is kept: a caller may send any Host. */
const MAX_DESCRIBED = 4;

const BUILT_IN = ['/v1/openapi.json', '/v1/status'];

/** The whole API as one function. It never throws and answers every request, whatever its method, path or body. */
export function createApi(groups: readonly RoutedGroup[], host: Host): Handle {
	const match = createMatcher(groups);
	const description = memoize(async (server: string) => {
		const text = JSON.stringify(await host.openApi(server));
		return { text, tag: tagOf(text) };
	}, MAX_DESCRIBED);

	async function plain(asked: Asked, caller: Caller): Promise<Answer> {
		const requestId = host.requestId();
		const started = host.clock();
		const headers: Record<string, string> = {
			'X-Request-Id': requestId,
			'X-Served-By': host.kind,
			'Cache-Control': 'no-store',
			...SECURITY_HEADERS
		};
		try {
			return await answer(asked, caller, headers, started);
		} catch (error) {
			const expected = error instanceof ApiError;
			// Whoever gave up does not read the answer.
			if (!expected && !asked.signal.aborted) host.log(`request ${requestId} failed`, error);
			const { code, message, headers: extra } = expected ? error : BUG;
			Object.assign(headers, extra);
			headers['Server-Timing'] = `total;dur=${(host.clock() - started).toFixed(2)}`;
			return json(asked, ERROR_STATUS[code], JSON.stringify({ error: { code, message } }), headers);
		}
	}

	async function handle(request: Request, caller: Caller): Promise<Response> {
		const { status, headers, body } = await plain(askedOf(request), caller);
		return new Response(typeof body === 'string' ? host.body(body) : body, { status, headers });
	}
	return Object.assign(handle, { plain, check: host.check });

	async function answer(
		asked: Asked,
		caller: Caller,
		headers: Record<string, string>,
		started: number
	): Promise<Answer> {
		const { url } = asked;
		const path = url.pathname.startsWith(`${host.base}/`) ? url.pathname.slice(host.base.length) : url.pathname;

		const found = match(path);
		const builtIn = BUILT_IN.includes(path);
		if (!found && !builtIn) {
			const below = match(`${path}/`) ?? match(path.slice(0, -1));
			const hint = below ? `; did you mean ${below.route.operation.path}?` : '';
			throw new ApiError('NOT_FOUND', `path: no operation at ${path.slice(0, 200)}${hint}`);
		}
		const method = found?.route.operation.method ?? 'GET';
		const allow = method === 'GET' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS';
		if (asked.method === 'OPTIONS') return { status: 204, headers: { ...headers, Allow: allow }, body: null };
		if (asked.method !== method && !(method === 'GET' && asked.method === 'HEAD'))
			throw new ApiError('METHOD_NOT_ALLOWED', `method: must be ${method}`, { Allow: allow });
		if (!found) {
			if (path === '/v1/status') return json(asked, 200, JSON.stringify(await host.status()), headers);
			const { text, tag } = await description(`${url.origin}${host.base}`);
			return { ...tagged(asked, text, headers, tag), isRepeated: true };
		}

		const { route } = found;
		const key = asked.headers.get('x-api-key');
		Object.assign(headers, await host.admit(key, route, caller));
		const admitted = host.clock();

		if (route.operation.produces) headers['Vary'] = 'Accept';
		const known = host.memory?.recall(route, asked);
		const ran = known ?? (await run(asked, found, caller, key));
		if (!known) host.memory?.keep(asked, ran);
		const unit = route.operation.kind === 'feed' ? 'feed' : 'engine';
		headers['Server-Timing'] =
			`gate;dur=${(admitted - started).toFixed(2)}, ${unit};dur=${(host.clock() - admitted).toFixed(2)};desc="${ran.where}"`;
		Object.assign(headers, ran.headers);
		if (isMedia(ran.value)) return file(asked, route, ran.value, headers);
		const sent = success(asked, route, ran.value, headers);
		return known ? { ...sent, isRepeated: true } : sent;
	}

	async function run(asked: Asked, { route, pathValue }: Match, caller: Caller, key: string | null): Promise<Ran> {
		const input = await readInput(asked, asked.url, route.operation, pathValue, host.parseLong);
		if (caller.network === false && asksNetwork(route, input))
			throw new ApiError('NOT_SUBSCRIBED', 'network: is off for this site until the visitor allows it');
		const accept = negotiate(asked, route.operation, caller.picture);
		const timeZone = zoneOf(asked);
		const { group, name } = route;
		// Not spread into one: that costs as much as all else here.
		const call: Call & { timeZone?: string } = { group, name, input, now: host.now(), accept };
		if (timeZone) call.timeZone = timeZone;
		return host.run(call, route, key && key !== caller.key ? { ...caller, key } : caller, asked);
	}
}

const askedOf = (request: Request): Asked => ({
	method: request.method,
	url: new URL(request.url),
	headers: request.headers,
	signal: request.signal,
	arrayBuffer: () => request.arrayBuffer()
});

type Writable = Record<string, string>;

function success(asked: Asked, { operation }: Route, { json: text, warning }: JsonAnswer, headers: Writable): Answer {
	// Fit for a header of that name (RFC 7234 §5.5).
	if (warning !== null) headers['Warning'] = `199 - "${warning.replace(/[^ !#-[\]-~]/g, ' ')}"`;
	const keeps = operation.method === 'GET' && operation.kind !== 'feed' && !operation.secret;
	return keeps ? tagged(asked, text, headers) : json(asked, 200, text, headers);
}

const tagOf = (text: string) => `W/"${hash(text)}"`;

/** JSON that may be kept and asked for again by its tag. */
function tagged(asked: Asked, text: string, headers: Writable, tag = tagOf(text)): Answer {
	headers['ETag'] = tag;
	// Unless its host lets caches between have it.
	if (headers['Cache-Control'] === 'no-store') headers['Cache-Control'] = 'private, no-cache';
	if (matchesTag(asked.headers.get('if-none-match'), tag)) return { status: 304, headers, body: null };
	return json(asked, 200, text, headers);
}

function json(asked: Asked, status: number, text: string, headers: Writable): Answer {
	headers['Content-Type'] = 'application/json';
	if (asked.method !== 'HEAD') return { status, headers, body: text };
	// As the GET would say (RFC 9110 §9.3.2).
	headers['Content-Length'] = String(UTF8.encode(text).length);
	return { status, headers, body: null };
}

/** The zone of X-Time-Zone, undefined without the header. Throws 400 for one that this host does not know. */
function zoneOf(request: Asked): string | undefined {
	const given = request.headers.get('x-time-zone');
	if (given === null) return undefined;
	try {
		return new Intl.DateTimeFormat('en', { timeZone: given }).resolvedOptions().timeZone;
	} catch (cause) {
		throw invalid('X-Time-Zone', 'must be an IANA time zone, such as Europe/Berlin', { cause });
	}
}

/** Decided by the input that was read: what a body is does not follow from its type. */
const asksNetwork = ({ operation: { kind, fetches } }: Route, input: unknown): boolean =>
	kind === 'feed' || (fetches !== undefined && Boolean((input as Readonly<Record<string, unknown>>)[fetches]));

const BUG = { code: 'INTERNAL', message: 'request: could not be answered', headers: {} } as const;

function file(asked: Asked, { operation }: Route, { media, bytes }: Media, headers: Writable): Answer {
	// A calendar is asked for again by its tag each day.
	if (media === 'text/calendar' && operation.method === 'GET') {
		const tag = (headers['ETag'] = tagOf(new TextDecoder().decode(bytes)));
		if (headers['Cache-Control'] === 'no-store') headers['Cache-Control'] = 'private, no-cache';
		if (matchesTag(asked.headers.get('if-none-match'), tag)) return { status: 304, headers, body: null };
	}
	headers['Content-Type'] = media.startsWith('text/') ? `${media}; charset=utf-8` : media;
	// A drawing that is opened as a page loads nothing.
	headers['Content-Security-Policy'] = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";
	headers['Content-Length'] = String(bytes.byteLength);
	return { status: 200, headers, body: asked.method === 'HEAD' ? null : bytes };
}

/** Whether one of the tags of If-None-Match is ours, by weak comparison (RFC 9110 §8.8.3.2). */
function matchesTag(header: string | null, tag: string): boolean {
	if (header === null) return false;
	return header.trim() === '*' || header.split(',').some((given) => given.trim().replace(/^W\//, '') === tag.slice(2));
}

/** 64-bit hash of a text (cyrb53, public domain): a change detector, not a secret. */
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
	return `${b >>> 0}0${a >>> 0}`;
}
