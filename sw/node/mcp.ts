import type { IncomingMessage, ServerResponse } from 'node:http';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { ApiError } from '../../engines/kit/errors';
import { answerMcp, createMcpServer, type Ask } from '../agents/server';
import type { Caller, Handle } from '../api/handle';
import { finish, refuse, toRequest } from './http';

/** Serves an agent that started this process, over its standard input and output, until it goes away. */
export async function serveStdio(ask: Ask): Promise<void> {
	const server = createMcpServer(ask);
	const closed = new Promise<void>((resolve) => {
		server.onclose = resolve;
		process.stdin.once('end', resolve);
	});
	await server.connect(new StdioServerTransport());
	await closed;
}

/** A program: where no keys were given it needs none, else it sends one as X-API-Key or as a bearer token. */
const AGENT: Caller = { keyless: true, picture: false, waitUntil: (work) => void work.catch(() => {}) };

/**
 * Answers `POST /mcp`, the streamable HTTP transport without sessions. A page of another origin is refused: it could ask in
 * the name of the person whose machine this is.
 */
export async function answerMcpOverHttp(
	handle: Handle,
	url: URL,
	incoming: IncomingMessage,
	outgoing: ServerResponse
): Promise<void> {
	const { origin, authorization } = incoming.headers;
	if (origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === url.host))
		return refuse(incoming, outgoing, new ApiError('NOT_SUBSCRIBED', 'Origin: must be that of this server'));
	if (incoming.method !== 'POST')
		return refuse(incoming, outgoing, new ApiError('METHOD_NOT_ALLOWED', 'method: must be POST', { Allow: 'POST' }));
	const key = incoming.headers['x-api-key'] ?? /^bearer +(.+)$/i.exec(authorization ?? '')?.[1];
	const closed = new AbortController();
	outgoing.once('close', () => outgoing.writableFinished || closed.abort());
	const ask: Ask = (path, init) => {
		const headers = new Headers(init.headers);
		if (key !== undefined) headers.set('X-API-Key', [key].flat()[0] ?? '');
		return handle(new Request(new URL(path, url.origin), { ...init, headers }), AGENT);
	};
	const response = await answerMcp(toRequest(incoming, outgoing, url, closed.signal), ask);
	outgoing.statusCode = response.status;
	response.headers.forEach((value, name) => outgoing.setHeader(name, value));
	outgoing.setHeader('Cache-Control', 'no-store');
	outgoing.setHeader('X-Content-Type-Options', 'nosniff');
	finish(incoming, outgoing, Buffer.from(await response.arrayBuffer()));
}
