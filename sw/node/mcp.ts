import type { IncomingMessage, ServerResponse } from 'node:http';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { answerMcp, MAX_MESSAGE_BYTES } from '../agents/http';
import { createMcpServer, type Ask } from '../agents/server';
import type { Handle } from '../api/handle';
import type { NodeAddress } from './address';
import { finish, goneSignal, inBackground, toRequest } from './http';

/** Serves an agent that started this process, over its standard input and output, until it goes away. */
export async function serveStdio(ask: Ask): Promise<void> {
	const server = createMcpServer(ask);
	const closed = new Promise<void>((resolve) => {
		server.onclose = resolve;
		process.stdin.once('end', resolve);
	});
	await server.connect(new StdioServerTransport(process.stdin, process.stdout, { maxBufferSize: MAX_MESSAGE_BYTES }));
	await closed;
}

/** Answers `/mcp` of a Node request, see sw/agents/http.ts. */
export async function answerMcpOverHttp(
	handle: Handle,
	{ href }: NodeAddress,
	incoming: IncomingMessage,
	outgoing: ServerResponse
): Promise<void> {
	const asked = toRequest(incoming, outgoing, href, goneSignal(outgoing));
	const response = await answerMcp(asked, handle, inBackground);
	outgoing.statusCode = response.status;
	response.headers.forEach((value, name) => outgoing.setHeader(name, value));
	finish(incoming, outgoing, Buffer.from(await response.arrayBuffer()));
}
