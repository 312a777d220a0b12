import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { ApiError, ERROR_STATUS, invalid } from '../../engines/kit/errors';
import { MAX_BODY_BYTES, sizeInWords } from '../api/limits';
import { parseJson } from '../api/json';
import { SECURITY_HEADERS, type Handle } from '../api/handle';
import { createMcpServer, type Ask } from './server';

/**
 * Answers a request of `/mcp`: the streamable HTTP transport of the Model Context Protocol, without sessions, so that nothing is
 * kept between two. An agent needs no key where none were given to the host, else it sends one as X-API-Key or as a bearer token.
 * Longer messages than `maxBytes` are 413. A page of another origin is refused: it could ask in the name of the person whose machine this is.
 */
export async function answerMcp(
	request: Request,
	handle: Handle,
	waitUntil: (work: Promise<unknown>) => void,
	maxBytes = MAX_MESSAGE_BYTES
): Promise<Response> {
	const { host, origin } = new URL(request.url);
	const from = request.headers.get('origin');
	if (from !== null && !(URL.canParse(from) && new URL(from).host === host))
		return refusal(new ApiError('NOT_SUBSCRIBED', 'Origin: must be that of this server'));
	if (request.method !== 'POST')
		return refusal(new ApiError('METHOD_NOT_ALLOWED', 'method: must be POST', { Allow: 'POST' }));
	const key =
		request.headers.get('x-api-key') ?? /^bearer +([^ ].*)/i.exec(request.headers.get('authorization') ?? '')?.[1];
	const caller = { keyless: true, picture: false, waitUntil };
	try {
		await handle.check(key ?? null, caller);
	} catch (error) {
		if (error instanceof ApiError) return refusal(error);
		throw error;
	}
	let message: unknown;
	try {
		message = parseJson(await textOf(request, maxBytes));
	} catch (error) {
		if (error instanceof TooLong) return refusal(invalid('body', `must be at most ${sizeInWords(maxBytes)}`), 413);
		if (error instanceof ApiError) return refusal(error);
		if (error instanceof SyntaxError || error instanceof RangeError)
			return refusal(invalid('body', error instanceof RangeError ? `is ${error.message}` : 'must be JSON'));
		throw error;
	}
	const ask: Ask = (path, init) => {
		const headers = new Headers(init.headers);
		if (key !== undefined) headers.set('X-API-Key', key);
		const asked = new Request(new URL(path, origin), { ...init, headers });
		return handle(asked, caller);
	};
	const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true, maxRequestBodySize: maxBytes }); // prettier-ignore
	const server = createMcpServer(ask);
	// The SDK's own type, under exactOptionalPropertyTypes.
	await server.connect(transport as Parameters<Server['connect']>[0]);
	const answer = await transport.handleRequest(new Request(request.url, { method: 'POST', headers: request.headers }), {
		parsedBody: message
	});
	const headers = new Headers(answer.headers);
	for (const [name, value] of Object.entries(NOT_KEPT)) headers.set(name, value);
	return new Response(answer.body, { status: answer.status, headers });
}

/** A message may hold the largest picture that is taken, 25 MiB, as base64 in lines. */
export const MAX_MESSAGE_BYTES = MAX_BODY_BYTES;

class TooLong extends Error {}

/** The body as text. Throws TooLong as soon as more than `maxBytes` came. */
async function textOf({ headers, body }: Request, maxBytes: number): Promise<string> {
	if (Number(headers.get('content-length')) > maxBytes) throw new TooLong();
	if (body === null) return '';
	let read = 0;
	const bounded = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
		transform(chunk, out) {
			read += chunk.byteLength;
			if (read > maxBytes) throw new TooLong();
			out.enqueue(chunk);
		}
	});
	return new Response(body.pipeThrough(bounded)).text();
}

const NOT_KEPT = { ...SECURITY_HEADERS, 'Cache-Control': 'no-store' };

const refusal = ({ code, message, headers }: ApiError, status: number = ERROR_STATUS[code]) =>
	Response.json({ error: { code, message } }, { status, headers: { ...NOT_KEPT, ...headers } });
