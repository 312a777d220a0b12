import type { IncomingMessage, ServerResponse } from 'node:http';
import { groups } from '../../engines';
import { answerMcp, MAX_MESSAGE_BYTES } from '../agents/http';
import { serveLines } from '../agents/lines';
import { toTools, type ToolChoice } from '../agents/tools';
import type { Handle } from '../api/handle';
import type { NodeAddress } from './address';
import { finish, goneSignal, inBackground, toRequest } from './http';

/** Serves an agent that started this process, over its standard input and output, until it goes away. */
export async function serveStdio(
	ask: (path: string, init: RequestInit) => Promise<Response>,
	choice: ToolChoice
): Promise<void> {
	const tools = toTools(groups, choice);
	process.stdin.setEncoding('utf8');
	await serveLines(
		{ input: process.stdin as AsyncIterable<string>, write: (line) => void process.stdout.write(`${line}\n`) },
		tools,
		(name, input, signal) => tools.call(name, input, ask, signal)
	);
}

/** Answers `/mcp` of a Node request, see sw/agents/http.ts. */
export async function answerMcpOverHttp(
	handle: Handle,
	{ href }: NodeAddress,
	incoming: IncomingMessage,
	outgoing: ServerResponse
): Promise<void> {
	const asked = toRequest(incoming, outgoing, href, goneSignal(outgoing), MAX_MESSAGE_BYTES);
	const response = await answerMcp(asked, handle, inBackground);
	outgoing.statusCode = response.status;
	response.headers.forEach((value, name) => outgoing.setHeader(name, value));
	finish(incoming, outgoing, Buffer.from(await response.arrayBuffer()));
}
