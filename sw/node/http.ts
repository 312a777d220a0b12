import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable, Transform } from 'node:stream';
import type { Answer, Asked } from '../api/request-url';
import { challenged } from '../api/www-authenticate';
import { SECURITY_HEADERS, type Caller, type Handle } from '../api/handle';
import { asSubscription } from '../api/subscription';
import { visitOf } from '../api/visit';
import { busy, ERROR_STATUS, invalid, type ApiError } from '../../engines/kit/errors';
import { MAX_BODY_BYTES } from '../api/limits';
import { bodyTooLong } from '../api/read';
import { addressOf, type NodeAddress } from './address';
import { codingFor, decoded, encode, type Coding } from './coding';
import type { Stored } from './stored';

/** How long an answer that needed no body waits for the sender to stop: cut off at once, it would lose the answer. */
const LINGER_MS = 2_000;

/** The error for a request without a usable address. */
export const noAddress = () => invalid('request', 'must have a usable address');

/** Answers a Node request by `handle`, with headers `more` besides its own. Resolves to the id of the request. */
export async function answerOverHttp(
	handle: Handle & { readonly stored?: Stored },
	incoming: IncomingMessage,
	outgoing: ServerResponse,
	url: NodeAddress | undefined = addressOf(incoming),
	more: Readonly<Record<string, string>> = {}
): Promise<string | undefined> {
	if (!url) {
		refuse(incoming, outgoing, noAddress());
		return undefined;
	}
	const asked = asSubscription(new NodeAsked(incoming, outgoing, url));
	const visit = visitOf(asked.headers);
	const key = asked.headers.get('x-api-key');
	const caller: Caller = { ...visit, waitUntil: inBackground, ...(key && { key }) };
	const answer = handle.stored?.(asked, caller) ?? challenged(await handle.plain(asked, caller));
	const sending = send(incoming, outgoing, answer, more);
	if (sending) await sending;
	return answer.headers['X-Request-Id'];
}

/** Answers `/mcp`, see sw/agents/http.ts. Its code is loaded when an agent comes. */
export async function answerMcpOverHttp(
	handle: Handle,
	incoming: IncomingMessage,
	outgoing: ServerResponse,
	url: NodeAddress
): Promise<void> {
	const { answerMcp } = await import('../agents/http');
	await send(incoming, outgoing, await answerMcp(new NodeAsked(incoming, outgoing, url), handle, inBackground), {});
}

const inBackground = (work: Promise<unknown>) =>
	void work.catch((error: unknown) => void console.error('background work failed', error));

/** A Node request as the API reads it. Reads its body on request, up to the API's limit. */
class NodeAsked implements Asked {
	readonly method: string;
	#gone: AbortSignal | undefined;

	constructor(
		private readonly incoming: IncomingMessage,
		private readonly outgoing: ServerResponse,
		readonly url: NodeAddress
	) {
		this.method = incoming.method ?? 'GET';
	}
	get headers(): this {
		return this;
	}
	get(name: string): string | null {
		const value = this.incoming.headers[name];
		return value === undefined ? null : typeof value === 'string' ? value : value.join(', ');
	}
	get signal(): AbortSignal {
		return (this.#gone ??= goneSignal(this.outgoing));
	}
	async arrayBuffer(maxBytes: number): Promise<ArrayBuffer> {
		const { buffer, byteOffset, byteLength } = await bodyOf(this.incoming, this.outgoing, maxBytes);
		// Node cuts short buffers from a shared one; a long one has its own.
		const isWhole = byteLength === buffer.byteLength;
		return (isWhole ? buffer : buffer.slice(byteOffset, byteOffset + byteLength)) as ArrayBuffer;
	}
}

/** Aborts when an answer's connection closes before it was sent. */
export function goneSignal(outgoing: ServerResponse): AbortSignal {
	const closed = new AbortController();
	const close = () => outgoing.writableFinished || closed.abort();
	if (outgoing.closed) close();
	else outgoing.once('close', close);
	return closed.signal;
}

const NONE = Buffer.alloc(0);

/** The bytes of a body, see boundedBody. */
async function bodyOf(incoming: IncomingMessage, outgoing: ServerResponse, maxBytes: number): Promise<Buffer> {
	inviteBody(incoming, outgoing);
	// A short one has come with its head: Node's own buffer, 64 KB and a little more at most, has all of it.
	const { 'content-encoding': coding, 'content-length': length } = incoming.headers;
	if (coding === undefined && incoming.complete) return (incoming.read() as Buffer | null) ?? NONE;
	if (coding === undefined && Number(length) <= SHORT_BYTES) return shortBody(incoming);
	return Buffer.concat(await boundedBody(incoming, outgoing, maxBytes).toArray());
}

/** Answers `Expect: 100-continue`: only now is the body wanted. */
function inviteBody({ headers, complete }: IncomingMessage, outgoing: ServerResponse): void {
	if (!complete && headers.expect?.toLowerCase() === '100-continue') outgoing.writeContinue();
}

/** A body of at most so many bytes is short. The limit of held bytes does not count it: all connections together send few of them. */
export const SHORT_BYTES = 16 * 1024;

/** The same for a short one, where a separate stream would cost more than most answers. */
const shortBody = (incoming: IncomingMessage): Promise<Buffer> =>
	new Promise((resolve, reject) => {
		const chunks: Buffer[] = [];
		const settle = (done: () => void) => {
			clearTimeout(timer);
			incoming.off('data', take).off('end', end).off('error', fail);
			done();
		};
		const take = (chunk: Buffer) => void chunks.push(chunk);
		const end = () => settle(() => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
		const fail = (cause: unknown) => settle(() => reject(cutOff(cause)));
		const timer = setTimeout(() => settle(() => reject(tooSlow())), BODY_MS);
		incoming.on('data', take).once('end', end).once('error', fail);
	});

const cutOff = (cause: unknown) => invalid('body', 'must be sent whole', { cause });
const miscoded = (cause: unknown) => invalid('body', 'must be what its Content-Encoding says', { cause });
const tooSlow = () => invalid('body', 'must come faster');

/** An answer that is shorter than this gains nothing by a coding. */
const WORTH_BYTES = 1024;
const TEXT = /^(application\/json|image\/svg|text\/)/;

/** Characters of the texts that are kept in a coded form. Beyond them, all are dropped. */
const MAX_KEPT = 8_000_000;
const kept = new Map<Coding | undefined, Map<string, Sent>>();
let keptCharacters = 0;

/** A body as it is sent: coded later, or at once as text or bytes. */
type Sent = Promise<Uint8Array> | string | Uint8Array;

/** A body as it is sent under a coding. One that is repeated is neither coded nor turned into bytes again. */
function coded(body: string | Uint8Array, coding: Coding | undefined, isRepeated: boolean): Sent {
	const isKept = isRepeated && typeof body === 'string' && body.length >= WORTH_BYTES;
	if (coding === undefined && !isKept) return body;
	const texts = kept.get(coding) ?? new Map<string, Sent>();
	const known = isKept && texts.get(body);
	if (known) return known;
	const bytes = typeof body === 'string' ? Buffer.from(body) : body;
	// A short text goes out in one piece with its head, which costs more where its letters have to be coded.
	const plain = bytes.length === body.length && body.length <= SHORT_BYTES ? body : bytes;
	const made = coding === undefined ? plain : encode(bytes, coding);
	if (isKept) {
		keptCharacters += body.length;
		if (keptCharacters > MAX_KEPT) {
			kept.clear();
			texts.clear();
			keptCharacters = body.length;
		}
		kept.set(coding, texts.set(body, made));
	}
	return made;
}

/** Sends an answer, under the coding that the caller takes where it is text and long enough; at once unless it has to be coded. */
function send(
	incoming: IncomingMessage,
	outgoing: ServerResponse,
	{ status, headers, body, isRepeated = false }: Answer,
	more: Readonly<Record<string, string>>
): Promise<void> | undefined {
	// A 304 lacks a type. The cached entry has the headers of the whole answer (RFC 9110 §15.4.5).
	const text = status === 304 || TEXT.test(headers['Content-Type'] ?? '');
	const coding = text && body !== null && body.length >= WORTH_BYTES ? codingFor(incoming) : undefined;
	const made = body !== null ? coded(body, coding, isRepeated) : body;
	return made instanceof Promise ? made.then(finishWith) : finishWith(made);

	function finishWith(sent: string | Uint8Array | null): undefined {
		// The coding of a GET is undecided until then.
		const unknownLength =
			text && body === null && Number(headers['Content-Length']) >= WORTH_BYTES && codingFor(incoming) !== undefined;
		const head: string[] = [];
		let vary = text ? 'Accept-Encoding' : '';
		for (const own of [headers, more])
			for (const name in own) {
				const value = own[name] ?? '';
				if (name === 'Vary') vary = vary ? `${value}, ${vary}` : value;
				// Only this place has the sent length.
				else if (name !== 'Content-Length' || (sent === null && !unknownLength)) head.push(name, value);
			}
		if (vary) head.push('Vary', vary);
		if (coding) head.push('Content-Encoding', coding);
		if (sent !== null) head.push('Content-Length', String(Buffer.byteLength(sent)));
		finish(incoming, outgoing, sent ?? '', status, head);
	}
}

/** Answers an error in the API's form before the API is reached, with headers `more` besides its own. */
export function refuse(
	incoming: IncomingMessage,
	outgoing: ServerResponse,
	{ code, message, headers }: ApiError,
	more: Readonly<Record<string, string>> = {}
): void {
	const text = JSON.stringify({ error: { code, message } });
	say(incoming, outgoing, ERROR_STATUS[code], text, { 'Content-Type': 'application/json', ...headers, ...more });
}

/** Answers a short text, plain where `more` does not name another type. No cache stores it. */
export function say(
	incoming: IncomingMessage,
	outgoing: ServerResponse,
	status: number,
	text: string,
	more: Readonly<Record<string, string>> = {}
): void {
	outgoing.statusCode = status;
	const headers = {
		...SECURITY_HEADERS,
		'Content-Type': 'text/plain; charset=utf-8',
		'Cache-Control': 'no-store',
		...more
	};
	for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
	finish(incoming, outgoing, text);
}

/** Whether a part of a request's body is still on its way. */
const isPending = ({ complete, headers }: IncomingMessage): boolean =>
	!complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0);

/** Ends an answer; headers as names and values by turns. Drains an unread body briefly, then closes. */
export function finish(
	incoming: IncomingMessage,
	outgoing: ServerResponse,
	body: string | Uint8Array,
	status = outgoing.statusCode,
	head: string[] = []
): void {
	const pending = isPending(incoming);
	if (pending && head.length === 0 && body.length > 0) head.push('Content-Length', String(Buffer.byteLength(body)));
	if (pending) head.push('Connection', 'close');
	if (head.length > 0) outgoing.writeHead(status, head);
	// Head and text go out as one piece; a Buffer would be a second one.
	if (!pending || body.length === 0) return void outgoing.end(body);
	outgoing.write(body);
	const timer = setTimeout(end, LINGER_MS);
	function end(): void {
		clearTimeout(timer);
		outgoing.end();
	}
	incoming.once('end', end);
	outgoing.once('close', end);
	incoming.unpipe();
	// Each chunk costs CPU even where its bytes are dropped.
	let left = FREE_CHUNKS;
	incoming.on('data', () => {
		if (--left === 0) incoming.destroy();
	});
}

/** Bytes of bodies that this process holds at a time, from their first byte to the end of the answer. */
const MAX_HELD = 4 * MAX_BODY_BYTES;
let held = 0;

/** Time limit of a body, which grows with the bytes received: a slow phone passes, a byte a second does not. */
const BODY_MS = 15_000;
const BYTES_A_MS = 16;

/** Chunks of a body: so many of any size, then of this size on average. A chunk of one byte costs as much CPU as one of thousands. */
const FREE_CHUNKS = 2_000;
const CHUNK_BYTES = 256;

/** The body, not read ahead and never past `maxBytes`. 503 BUSY without room, 400 too long, slow or split. */
export function boundedBody(incoming: IncomingMessage, outgoing: ServerResponse, maxBytes = MAX_BODY_BYTES): Readable {
	// First, because it refuses unreadable requests: no other work may have started.
	const body = decoded(incoming);
	let read = 0;
	let own = 0;
	outgoing.once('close', () => {
		held -= own;
		own = Infinity;
	});
	const declared = Math.min(Number(incoming.headers['content-length'] ?? 0), maxBytes);
	const bounded = new Transform({
		transform(chunk: Buffer, _encoding, done) {
			read += chunk.length;
			if (read > maxBytes) return done(bodyTooLong(maxBytes));
			// Reserves the announced size at once, because half a body is useless.
			const more = Math.max(read, declared) - own;
			if (more > 0) {
				if (held + more > MAX_HELD) return done(busy('has too much data under way', 5));
				held += more;
				own += more;
			}
			done(null, chunk);
		}
	});
	// Counted as they arrive: a coding may turn many of them into none.
	let chunks = 0;
	let received = 0;
	incoming.on('data', (chunk: Buffer) => {
		received += chunk.length;
		if (++chunks > FREE_CHUNKS + received / CHUNK_BYTES) bounded.destroy(invalid('body', 'must come in larger chunks'));
	});
	const started = performance.now();
	const late = () => started + BODY_MS + read / BYTES_A_MS - performance.now();
	let timer = setTimeout(hurry, BODY_MS);
	function hurry(): void {
		if (late() > 0) timer = setTimeout(hurry, late());
		else bounded.destroy(tooSlow());
	}
	bounded.once('close', () => clearTimeout(timer));
	const unreadable = (cause: unknown) => bounded.destroy(cutOff(cause));
	incoming.once('error', unreadable);
	if (body !== incoming)
		body.once('error', (cause: NodeJS.ErrnoException) =>
			bounded.destroy(cause.code === 'Z_BUF_ERROR' ? cutOff(cause) : miscoded(cause))
		);
	// The reader receives the error. An unread error does not end the process.
	bounded.on('error', () => {});
	return body.pipe(bounded);
}
