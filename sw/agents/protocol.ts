/** MCP server with tools alone, stateless, by any transport. modelcontextprotocol.io, 2024-11-05 to 2026-07-28. */
import { version } from '../../package.json';
import type { ToolResult, Tools } from './tools';

/** Revisions whose requests say by themselves which one they follow. */
const STATELESS = ['2026-07-28'];
/** Revisions that begin with `initialize`, the newest first. */
const INITIALIZED = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'];
/** All revisions that are answered, the newest first. */
export const REVISIONS: readonly string[] = [...STATELESS, ...INITIALIZED];

export const RPC_ERROR = {
	parse: -32700,
	invalidRequest: -32600,
	unknownMethod: -32601,
	invalidParams: -32602,
	internal: -32603,
	headerMismatch: -32020,
	unsupportedVersion: -32022
} as const;

const META = 'io.modelcontextprotocol/';
const SERVER = { name: 'utility-apis', title: 'Utility APIs', version };
const CAPABILITIES = { tools: {} };
/** How long a client may keep the list of tools: it changes with the version alone. */
const KEPT = { ttlMs: 3_600_000, cacheScope: 'public' };
/** Messages of one batch, which revision 2025-03-26 allows. */
const MAX_BATCH = 100;
/** Messages of a batch that are answered together, and the pause after them: one batch is as much work as so many requests. */
const [AT_ONCE, PAUSE_MS] = [10, 50];

const INSTRUCTIONS =
	'Exact answers computed on this machine, and feeds with the time of their source. Answers are short: null and empty values are left out, long lists are cut (`left_out` counts the rest). `fields` names the parts of an answer to return in full, such as ["countries.code"]. Errors read `<field>: <reason>`. Correct the field and call again.';

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
const NO_FIELDS: Fields = {};

export interface RpcAnswer {
	readonly jsonrpc: '2.0';
	readonly id: string | number | null;
	readonly result?: Fields;
	readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

/** An answer without a result. */
export const rpcError = (id: RpcAnswer['id'], code: number, message: string, data?: unknown): RpcAnswer => ({
	jsonrpc: '2.0',
	id,
	error: { code, message, ...(data !== undefined && { data }) }
});

/** A request of an agent, or a notification where `id` is undefined. */
export interface RpcMessage {
	readonly id: string | number | undefined;
	readonly method: string;
	readonly params: Fields;
	/** The revision that the message itself names. */
	readonly revision: string | undefined;
}

/** The message in a JSON value; an answer with an error where it is none. */
export function readMessage(value: unknown): RpcMessage | RpcAnswer {
	if (!isFields(value)) return rpcError(null, RPC_ERROR.invalidRequest, 'must be a JSON-RPC message');
	const { jsonrpc, id, method, params = NO_FIELDS } = value;
	const hasId = typeof id === 'string' || Number.isInteger(id);
	if (jsonrpc !== '2.0' || typeof method !== 'string' || (id !== undefined && !hasId) || !isFields(params))
		return rpcError(hasId ? (id as string | number) : null, RPC_ERROR.invalidRequest, 'must be a JSON-RPC request');
	const meta = params['_meta'];
	const revision = isFields(meta) ? meta[`${META}protocolVersion`] : undefined;
	return {
		id: hasId ? (id as string | number) : undefined,
		method,
		params,
		revision: typeof revision === 'string' ? revision : undefined
	};
}

/** Why a message cannot be answered under the revision that it names; undefined where it can. */
function revisionFault({ id: own, params, revision }: RpcMessage): RpcAnswer | undefined {
	const id = own ?? null;
	if (revision === undefined) return undefined;
	if (!STATELESS.includes(revision))
		return rpcError(id, RPC_ERROR.unsupportedVersion, 'Unsupported protocol version', {
			supported: REVISIONS,
			requested: revision.slice(0, 40)
		});
	const meta = params['_meta'];
	return isFields(meta) && isFields(meta[`${META}clientCapabilities`])
		? undefined
		: rpcError(id, RPC_ERROR.invalidParams, `_meta: must have ${META}clientCapabilities`);
}

/** Runs a tool; undefined for a name that no tool has. */
export type CallTool = (name: string, input: Fields, signal?: AbortSignal) => Promise<ToolResult> | undefined;

/** Answers a message; undefined for a notification, which has no answer. */
export async function answerMessage(
	message: RpcMessage,
	{ list }: Pick<Tools, 'list'>,
	call: CallTool,
	signal?: AbortSignal
): Promise<RpcAnswer | undefined> {
	const { id, method, params, revision } = message;
	if (id === undefined) return undefined;
	const fault = revisionFault(message);
	if (fault) return fault;
	const isStateless = revision !== undefined;
	const answered = (result: Fields): RpcAnswer => ({
		jsonrpc: '2.0',
		id,
		result: isStateless ? { resultType: 'complete', ...result, _meta: { [`${META}serverInfo`]: SERVER } } : result
	});
	if (method === 'tools/list') return answered({ tools: list, ...(isStateless && KEPT) });
	if (method === 'tools/call') {
		const { name, arguments: input = NO_FIELDS } = params;
		if (typeof name !== 'string' || !isFields(input))
			return rpcError(id, RPC_ERROR.invalidParams, 'tools/call: must have a name and arguments');
		const result = call(name, input, signal);
		return result ? answered(await result) : rpcError(id, RPC_ERROR.invalidParams, `no tool ${name.slice(0, 100)}`);
	}
	if (isStateless && method === 'server/discover')
		return answered({ supportedVersions: REVISIONS, capabilities: CAPABILITIES, instructions: INSTRUCTIONS, ...KEPT });
	if (!isStateless && method === 'ping') return answered({});
	if (!isStateless && method === 'initialize') {
		const wanted = params['protocolVersion'];
		const protocolVersion = INITIALIZED.find((one) => one === wanted) ?? INITIALIZED[0];
		return answered({ protocolVersion, capabilities: CAPABILITIES, serverInfo: SERVER, instructions: INSTRUCTIONS });
	}
	return rpcError(id, RPC_ERROR.unknownMethod, `no method ${method.slice(0, 100)}`);
}

/** Answers a message or a batch of them by `answer`; undefined where nothing is to be said. */
export async function answerAll(
	value: unknown,
	answer: (message: RpcMessage) => Promise<RpcAnswer | undefined>
): Promise<RpcAnswer | readonly RpcAnswer[] | undefined> {
	const one = async (item: unknown) => {
		const message = readMessage(item);
		return 'jsonrpc' in message ? message : answer(message);
	};
	if (!Array.isArray(value)) return one(value);
	if (value.length === 0 || value.length > MAX_BATCH)
		return rpcError(null, RPC_ERROR.invalidRequest, `a batch must have 1 to ${MAX_BATCH} messages`);
	const said: RpcAnswer[] = [];
	for (let at = 0; at < value.length; at += AT_ONCE) {
		// A pause leaves time for the requests of others.
		if (at > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
		const answers = await Promise.all(value.slice(at, at + AT_ONCE).map(one));
		said.push(...answers.filter((item) => item !== undefined));
	}
	return said.length > 0 ? said : undefined;
}
