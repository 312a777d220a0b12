import { groups } from '../../engines';
import { ApiError, ERROR_STATUS, invalid } from '../../engines/kit/errors';
import { memoize } from '../../engines/kit/memoize';
import { SECURITY_HEADERS, type Handle } from '../api/handle';
import { parseJson } from '../api/json';
import { bodyTooLong } from '../api/read';
import type { Answer, Asked } from '../api/request-url';
import { answerAll, answerMessage, readMessage, RPC_ERROR, rpcError, REVISIONS, type RpcAnswer } from './protocol';
import { toTools, type Tools } from './tools';

/** Longest message, bytes. A larger picture comes by its address. */
const MAX_MESSAGE_BYTES = 2 ** 20;

const JSON_TYPE = 'application/json';
const UTF8 = new TextEncoder();

const NOT_STORED = { ...SECURITY_HEADERS, 'Cache-Control': 'no-store' };

/** Tools by what of them was chosen, as JSON. */
const chosenTools = memoize(
	(chosen: string) => toTools(groups, JSON.parse(chosen) as Parameters<typeof toTools>[1]),
	32
);

/** The tools that an address chooses: `?groups=geo,math`, `?schemas=1`. Throws 400 for a group that does not exist. */
function toolsFor(search: Asked['url']['searchParams']): Tools {
	const chosen = search.getAll('groups')[0]?.split(',').filter(Boolean);
	const schemas = search.getAll('schemas')[0] === '1';
	return chosenTools(JSON.stringify({ groups: chosen, schemas }));
}

/**
 * Answers a request of `/mcp`: the streamable HTTP transport of the Model Context Protocol, each message by itself, so that no
 * session is kept. An agent needs no key where none were given to the host, else it sends one as X-API-Key or as a bearer token.
 * A page of another origin is refused: it could ask in the name of the person whose machine this is.
 */
export async function answerMcp(
	asked: Asked,
	handle: Handle,
	waitUntil: (work: Promise<unknown>) => void
): Promise<Answer> {
	const { headers, method, signal, url } = asked;
	try {
		const from = headers.get('origin');
		if (from !== null && !(URL.canParse(from) && new URL(from).host === new URL(url.origin).host))
			throw new ApiError('NOT_SUBSCRIBED', 'Origin: must be that of this server');
		if (method !== 'POST') throw new ApiError('METHOD_NOT_ALLOWED', 'method: must be POST', { Allow: 'POST' });
		const key = headers.get('x-api-key') ?? /^bearer +([^ ].*)/i.exec(headers.get('authorization') ?? '')?.[1];
		const caller = { keyless: true, picture: false, waitUntil };
		await handle.check(key ?? null, caller);
		const tools = toolsFor(url.searchParams);
		const value = await readJson(asked);
		const fault = headerFault(value, headers);
		if (fault) return json(fault, 400);
		const ask = async (path: string, { method: sent = 'GET', body }: RequestInit) => {
			const question = {
				method: sent,
				url: new URL(path, url.origin),
				headers: {
					get: (name: string) => (name === 'x-api-key' ? (key ?? null) : name === 'content-type' ? JSON_TYPE : null)
				},
				signal,
				// An agent's input is JSON, so that a body is text.
				arrayBuffer: async () => UTF8.encode(typeof body === 'string' ? body : '').buffer
			};
			const { status, body: text } = await handle.plain(question, caller);
			return { ok: status === 200, json: async (): Promise<unknown> => JSON.parse(String(text)) };
		};
		const call = (name: string, input: Readonly<Record<string, unknown>>) => tools.call(name, input, ask, signal);
		const answer = await answerAll(value, (message) => answerMessage(message, tools, call));
		if (answer === undefined) return { status: 202, headers: { ...NOT_STORED, 'Content-Length': '0' }, body: null };
		return json(answer, statusOf(value, answer));
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		const { code, message, headers: more } = error;
		return json({ error: { code, message } }, ERROR_STATUS[code], more);
	}
}

/** The body of a request as JSON. Throws 400 for a longer one than MAX_MESSAGE_BYTES, and for what is not JSON. */
async function readJson(asked: Asked): Promise<unknown> {
	if (Number(asked.headers.get('content-length')) > MAX_MESSAGE_BYTES) throw bodyTooLong(MAX_MESSAGE_BYTES);
	const body = await asked.arrayBuffer(MAX_MESSAGE_BYTES);
	if (body.byteLength > MAX_MESSAGE_BYTES) throw bodyTooLong(MAX_MESSAGE_BYTES);
	try {
		return parseJson(new TextDecoder().decode(body));
	} catch (cause) {
		if (!(cause instanceof SyntaxError || cause instanceof RangeError)) throw cause;
		throw invalid('body', cause instanceof RangeError ? `is ${cause.message}` : 'must be JSON', { cause });
	}
}

/** Why headers and body do not belong together, from revision 2026-07-28 on; and a revision before it that is unknown. */
function headerFault(value: unknown, headers: Asked['headers']): RpcAnswer | undefined {
	const said = headers.get('mcp-protocol-version');
	const message = readMessage(value);
	if ('jsonrpc' in message || message.revision === undefined) {
		if (said === null || REVISIONS.includes(said)) return undefined;
		const data = { supported: REVISIONS, requested: said.slice(0, 40) };
		return rpcError(null, RPC_ERROR.unsupportedVersion, 'Unsupported protocol version', data);
	}
	const { method, params, revision } = message;
	const wanted = { 'MCP-Protocol-Version': revision, 'Mcp-Method': method, ...(method === 'tools/call' && { 'Mcp-Name': params['name'] }) }; // prettier-ignore
	for (const [name, expected] of Object.entries(wanted)) {
		const given = headers.get(name.toLowerCase());
		if (given === null || decodeHeader(given) !== expected)
			return rpcError(
				message.id ?? null,
				RPC_ERROR.headerMismatch,
				`Header mismatch: ${name} must be that of the body`
			);
	}
	return undefined;
}

/** A header value that is not plain ASCII comes as `=?base64?…?=`. */
function decodeHeader(value: string): string {
	const coded = /^=\?base64\?([\w+/=]*)\?=$/.exec(value)?.[1];
	if (coded === undefined) return value;
	try {
		return new TextDecoder().decode(Uint8Array.from(atob(coded), (character) => character.charCodeAt(0)));
	} catch {
		// Not base64, so it cannot be that of the body.
		return value;
	}
}

/** Revisions that name themselves say by the status, too, what is wrong with the message. */
function statusOf(value: unknown, answer: RpcAnswer | readonly RpcAnswer[]): number {
	if ('length' in answer || !answer.error) return 200;
	const { code, message } = answer.error;
	if (code === RPC_ERROR.invalidRequest || code === RPC_ERROR.unsupportedVersion) return 400;
	const read = readMessage(value);
	if ('jsonrpc' in read || read.revision === undefined) return 200;
	if (code === RPC_ERROR.unknownMethod) return 404;
	return code === RPC_ERROR.invalidParams && message.startsWith('_meta: ') ? 400 : 200;
}

const json = (body: unknown, status: number, more: Readonly<Record<string, string>> = {}): Answer => ({
	status,
	headers: { 'Content-Type': JSON_TYPE, ...NOT_STORED, ...more },
	body: JSON.stringify(body)
});
