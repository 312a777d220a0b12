import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { ApiError, ERROR_STATUS } from '../../engines/kit/errors';
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
	const ask: Ask = (path, init) => {
		const headers = new Headers(init.headers);
		if (key !== undefined) headers.set('X-API-Key', key);
		const asked = new Request(new URL(path, origin), { ...init, headers });
		return handle(asked, { keyless: true, picture: false, waitUntil });
	};
	const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true, maxRequestBodySize: maxBytes }); // prettier-ignore
	const server = createMcpServer(ask);
	// The SDK's own type, under exactOptionalPropertyTypes.
	await server.connect(transport as Parameters<Server['connect']>[0]);
	const answer = await transport.handleRequest(request);
	const headers = new Headers(answer.headers);
	for (const [name, value] of Object.entries(NOT_KEPT)) headers.set(name, value);
	return new Response(answer.body, { status: answer.status, headers });
}

/** A message may hold the largest picture that is taken, 25 MiB, as base64 in lines. */
export const MAX_MESSAGE_BYTES = 40 * 2 ** 20;

const NOT_KEPT = { ...SECURITY_HEADERS, 'Cache-Control': 'no-store' };

const refusal = ({ code, message, headers }: ApiError) =>
	Response.json({ error: { code, message } }, { status: ERROR_STATUS[code], headers: { ...NOT_KEPT, ...headers } });
