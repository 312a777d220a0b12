import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable, Transform } from 'node:stream';
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
	const base = `http://${incoming.headers.host ?? 'localhost'}`;
	// Two slashes at the start would name another host.
	if (/^[/\\]{2}/.test(path) || !URL.canParse(path, base)) return undefined;
	const url = new URL(path, base);
	return url.protocol === 'http:' && !url.username && !url.password ? url : undefined;
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
	const closed = new AbortController();
	outgoing.once('close', () => outgoing.writableFinished || closed.abort());
	const request = toRequest(incoming, outgoing, url, closed.signal);
	const sent = (name: string) => request.headers.get(name);
	// Browsers set these themselves; a script of another page cannot forge them. Other programs can, so that they are worth
	// nothing where keys were given: then no key is the host's own (see keysFromEnvironment).
	const sameOrigin = sent('sec-fetch-site') === 'same-origin' || sent('sec-fetch-site') === 'none';
	const picture = sent('sec-fetch-dest') === 'image' && sameOrigin;
	const navigation = sent('sec-fetch-mode') === 'navigate' && sameOrigin;
	const response = await handle(request, {
		keyless: picture || navigation,
		picture,
		waitUntil: (work) =>
			void work.catch((error: unknown) => {
				console.error('background work failed', error);
			})
	});
	outgoing.statusCode = response.status;
	response.headers.forEach((value, name) =>
		name === 'vary' ? outgoing.appendHeader(name, value) : outgoing.setHeader(name, value)
	);
	await finishEncoded(incoming, outgoing, Buffer.from(await response.arrayBuffer()));
}

/** An answer that is shorter than this gains nothing by a coding. */
const WORTH_BYTES = 1024;
const TEXT = /^(application\/json|image\/svg|text\/)/;

/** Ends an answer under the coding that the caller takes, where it is text and long enough. */
async function finishEncoded(incoming: IncomingMessage, outgoing: ServerResponse, bytes: Buffer): Promise<void> {
	const text = TEXT.test(String(outgoing.getHeader('content-type') ?? ''));
	if (!text) return finish(incoming, outgoing, bytes);
	outgoing.appendHeader('Vary', 'Accept-Encoding');
	const coding = bytes.length < WORTH_BYTES ? undefined : codingFor(incoming);
	if (!coding) return finish(incoming, outgoing, bytes);
	outgoing.setHeader('Content-Encoding', coding);
	outgoing.removeHeader('Content-Length');
	finish(incoming, outgoing, await encode(bytes, coding));
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
	finish(incoming, outgoing, Buffer.from(JSON.stringify({ error: { code, message } })));
}

/**
 * Ends an answer. When the request's body is still on its way, the rest of it is thrown away for a short while and the
 * connection closed.
 */
export function finish(incoming: IncomingMessage, outgoing: ServerResponse, bytes: Buffer): void {
	const { 'transfer-encoding': chunked, 'content-length': length } = incoming.headers;
	const pending = !incoming.complete && (chunked !== undefined || Number(length) > 0);
	if (!pending) return void outgoing.end(bytes);
	outgoing.setHeader('Connection', 'close');
	if (bytes.length === 0) return void outgoing.end();
	outgoing.setHeader('Content-Length', bytes.length);
	outgoing.write(bytes);
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
		body: bodyOf(incoming, outgoing),
		duplex: 'half'
	};
	return new Request(url, init);
}

/** Bytes of bodies that this process holds at a time, from their first byte to the end of the answer. */
const MAX_HELD = 4 * MAX_BODY_BYTES;
let held = 0;

/**
 * The body as it comes in, not read ahead of its reader and never past the longest that the API takes. 503 BUSY where the
 * bodies of others leave no room for it.
 */
function bodyOf(incoming: IncomingMessage, outgoing: ServerResponse): ReadableStream<Uint8Array> {
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
	const unreadable = (cause: unknown) => bounded.destroy(invalid('body', 'must be sent whole', { cause }));
	incoming.once('error', unreadable);
	const body = decoded(incoming);
	if (body !== incoming) body.once('error', unreadable);
	return Readable.toWeb(body.pipe(bounded)) as ReadableStream<Uint8Array>;
}
