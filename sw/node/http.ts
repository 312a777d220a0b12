import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable, Transform } from 'node:stream';
import type { Asked } from '../api/asked';
import { challenged } from '../api/challenge';
import { SECURITY_HEADERS, type Handle } from '../api/handle';
import { busy, ERROR_STATUS, invalid, type ApiError } from '../../engines/kit/errors';
import { MAX_BODY_BYTES } from '../api/limits';
import { bodyTooLong } from '../api/read';
import { codingFor, decoded, encode } from './coding';

/** How long an answer that needed no body waits for the sender to stop: cut off at once, it would lose the answer. */
const LINGER_MS = 2_000;

/** What a request without a usable address is refused with. */
export const noAddress = () => invalid('request', 'must have a usable address');

/** The address that a request asks for; undefined when its path or its Host cannot be one. */
export function addressOf(incoming: IncomingMessage, path = incoming.url ?? '/'): URL | undefined {
	// A proxy in front may speak TLS: what is written into answers is then its address.
	const scheme = incoming.headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
	const base = `${scheme}://${incoming.headers.host ?? 'localhost'}`;
	// Two slashes at the start would name another host.
	if (/^[/\\]{2}/.test(path) || !URL.canParse(path, base)) return undefined;
	const url = new URL(path, base);
	return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined;
}

/** Answers a Node request by `handle`. */
export async function answerOverHttp(
	handle: Handle,
	incoming: IncomingMessage,
	outgoing: ServerResponse,
	path = incoming.url ?? '/'
): Promise<void> {
	const url = addressOf(incoming, path);
	if (!url) return refuse(incoming, outgoing, noAddress());
	const asked = askedOf(incoming, outgoing, url);
	const { headers } = incoming;
	// Browsers set these themselves; a script of another page cannot forge them. Other programs can, so that they are worth
	// nothing where keys were given: then no key is the host's own (see keysFromEnvironment).
	const site = headers['sec-fetch-site'];
	const sameOrigin = site === 'same-origin' || site === 'none';
	const picture = headers['sec-fetch-dest'] === 'image' && sameOrigin;
	const navigation = headers['sec-fetch-mode'] === 'navigate' && sameOrigin;
	const caller = { keyless: picture || navigation, picture, waitUntil: inBackground };
	const answer = challenged(await handle.plain(asked, caller));
	outgoing.statusCode = answer.status;
	for (const name in answer.headers)
		if (name === 'Vary') outgoing.appendHeader(name, answer.headers[name] ?? '');
		else outgoing.setHeader(name, answer.headers[name] ?? '');
	await finishEncoded(incoming, outgoing, answer.body ?? '');
}

export const inBackground = (work: Promise<unknown>) =>
	void work.catch((error: unknown) => {
		console.error('background work failed', error);
	});

/** A Node request as the API reads it. Its body is read when it is asked for, up to the longest that the API takes. */
function askedOf(incoming: IncomingMessage, outgoing: ServerResponse, url: URL): Asked {
	const closed = new AbortController();
	outgoing.once('close', () => outgoing.writableFinished || closed.abort());
	const bytes = async () => Buffer.concat(await boundedBody(incoming, outgoing).toArray());
	return {
		method: incoming.method ?? 'GET',
		url,
		headers: {
			get(name) {
				const value = incoming.headers[name];
				return value === undefined ? null : typeof value === 'string' ? value : value.join(', ');
			}
		},
		signal: closed.signal,
		text: async () => UTF8.decode(await bytes()),
		arrayBuffer: async () => {
			const { buffer, byteOffset, byteLength } = await bytes();
			return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
		}
	};
}
const UTF8 = new TextDecoder();

/** An answer that is shorter than this gains nothing by a coding. */
const WORTH_BYTES = 1024;
const TEXT = /^(application\/json|image\/svg|text\/)/;

/** Ends an answer under the coding that the caller takes, where it is text and long enough. */
async function finishEncoded(
	incoming: IncomingMessage,
	outgoing: ServerResponse,
	body: string | Uint8Array
): Promise<void> {
	// A 304 has no type; what a cache holds for it has what the whole answer says (RFC 9110 §15.4.5).
	const text = outgoing.statusCode === 304 || TEXT.test(String(outgoing.getHeader('content-type') ?? ''));
	if (!text) return finish(incoming, outgoing, body);
	outgoing.appendHeader('Vary', 'Accept-Encoding');
	const coding = body.length < WORTH_BYTES ? undefined : codingFor(incoming);
	if (!coding) return finish(incoming, outgoing, body);
	outgoing.setHeader('Content-Encoding', coding);
	outgoing.removeHeader('Content-Length');
	finish(incoming, outgoing, await encode(typeof body === 'string' ? Buffer.from(body) : body, coding));
}

/** Answers an error in the API's form to a request that cannot become a Request. */
export function refuse(
	incoming: IncomingMessage,
	outgoing: ServerResponse,
	{ code, message, headers }: ApiError
): void {
	outgoing.statusCode = ERROR_STATUS[code];
	for (const [name, value] of Object.entries({ ...SECURITY_HEADERS, ...headers })) outgoing.setHeader(name, value);
	outgoing.setHeader('Content-Type', 'application/json');
	outgoing.setHeader('Cache-Control', 'no-store');
	finish(incoming, outgoing, JSON.stringify({ error: { code, message } }));
}

/**
 * Ends an answer. When the request's body is still on its way, the rest of it is thrown away for a short while and the
 * connection closed.
 */
export function finish(incoming: IncomingMessage, outgoing: ServerResponse, body: string | Uint8Array): void {
	const { 'transfer-encoding': chunked, 'content-length': length } = incoming.headers;
	const pending = !incoming.complete && (chunked !== undefined || Number(length) > 0);
	// Head and text go out as one piece; a Buffer would be a second one.
	if (!pending) return void outgoing.end(body);
	outgoing.setHeader('Connection', 'close');
	if (body.length === 0) return void outgoing.end();
	outgoing.setHeader('Content-Length', Buffer.byteLength(body));
	outgoing.write(body);
	const timer = setTimeout(end, LINGER_MS);
	function end(): void {
		clearTimeout(timer);
		outgoing.end();
	}
	incoming.once('end', end);
	outgoing.once('close', end);
	incoming.unpipe();
	incoming.resume();
}

/** A Node request as a Request; its body is read as it comes in, up to the longest that the API takes. */
export function toRequest(incoming: IncomingMessage, outgoing: ServerResponse, url: URL, signal: AbortSignal): Request {
	const headers = new Headers();
	for (const [name, value] of Object.entries(incoming.headers))
		if (!name.startsWith(':')) for (const one of [value].flat()) if (one !== undefined) headers.append(name, one);
	// No Request can be made with TRACE; the API refuses it as it refuses any method that no operation has.
	const method = incoming.method === 'TRACE' ? 'DELETE' : (incoming.method ?? 'GET');
	if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers, signal });
	const init: RequestInit & { readonly duplex: 'half' } = {
		method,
		headers,
		signal,
		body: Readable.toWeb(boundedBody(incoming, outgoing)) as ReadableStream<Uint8Array>,
		duplex: 'half'
	};
	return new Request(url, init);
}

/** Bytes of bodies that this process holds at a time, from their first byte to the end of the answer. */
const MAX_HELD = 4 * MAX_BODY_BYTES;
let held = 0;

/** A body has this long, and more for what it has brought: a phone's slow line passes, who sends a byte a second does not. */
const BODY_MS = 15_000;
const BYTES_A_MS = 16;

/**
 * The body as it comes in, not read ahead of its reader and never past the longest that the API takes. 503 BUSY where the
 * bodies of others leave no room for it, 400 where it comes too slowly.
 */
export function boundedBody(incoming: IncomingMessage, outgoing: ServerResponse): Readable {
	let read = 0;
	let own = 0;
	outgoing.once('close', () => {
		held -= own;
		own = Infinity;
	});
	const declared = Math.min(Number(incoming.headers['content-length'] ?? 0), MAX_BODY_BYTES);
	const bounded = new Transform({
		transform(chunk: Buffer, _encoding, done) {
			read += chunk.length;
			if (read > MAX_BODY_BYTES) return done(bodyTooLong());
			// All that was announced at once: half a body helps nobody.
			const more = Math.max(read, declared) - own;
			if (more > 0) {
				if (held + more > MAX_HELD) return done(busy('has too much data under way', 5));
				held += more;
				own += more;
			}
			done(null, chunk);
		}
	});
	const started = performance.now();
	const late = () => started + BODY_MS + read / BYTES_A_MS - performance.now();
	let timer = setTimeout(hurry, BODY_MS);
	function hurry(): void {
		if (late() > 0) timer = setTimeout(hurry, late());
		else bounded.destroy(invalid('body', 'must come faster'));
	}
	bounded.once('close', () => clearTimeout(timer));
	const unreadable = (cause: unknown) => bounded.destroy(invalid('body', 'must be sent whole', { cause }));
	incoming.once('error', unreadable);
	const body = decoded(incoming);
	if (body !== incoming) body.once('error', unreadable);
	return body.pipe(bounded);
}
