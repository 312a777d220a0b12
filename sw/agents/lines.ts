import { parseJson } from '../api/json';
import { answerAll, answerMessage, RPC_ERROR, rpcError, type CallTool, type RpcMessage } from './protocol';
import type { Tools } from './tools';

/** Longest line, characters: a picture of 25 MB as base64 has room. */
const MAX_LINE = 36 * 2 ** 20;

/** Where messages of an agent come from and answers go, a line each. */
export interface LineTransport {
	/** Pieces of text as they come, cut anywhere. */
	readonly input: AsyncIterable<string>;
	write(line: string): void;
}

/** Serves an agent over lines of JSON until its input ends. Calls are parallel; cancelled ones are silent. */
export async function serveLines({ input, write }: LineTransport, tools: Tools, call: CallTool): Promise<void> {
	const running = new Map<string | number, AbortController>();
	const pending = new Set<Promise<void>>();

	async function answer(message: RpcMessage) {
		const { id, method, params } = message;
		if (method === 'notifications/cancelled') running.get(params['requestId'] as string | number)?.abort();
		if (id === undefined) return undefined;
		const cancelled = new AbortController();
		running.set(id, cancelled);
		const said = await answerMessage(message, tools, call, cancelled.signal);
		running.delete(id);
		return cancelled.signal.aborted ? undefined : said;
	}

	async function take(line: string): Promise<void> {
		let value: unknown;
		try {
			value = parseJson(line);
		} catch (error) {
			return write(JSON.stringify(rpcError(null, RPC_ERROR.parse, `line: ${(error as Error).message.slice(0, 100)}`)));
		}
		const said = await answerAll(value, answer);
		if (said !== undefined) write(JSON.stringify(said));
	}

	const begin = (line: string) => {
		if (line.trim() === '') return;
		const work = take(line).finally(() => pending.delete(work));
		pending.add(work);
	};
	let parts: string[] = [];
	let length = 0;
	for await (const text of input) {
		const lines = text.split('\n');
		for (const [index, piece] of lines.entries()) {
			length += piece.length;
			if (length <= MAX_LINE) parts.push(piece);
			if (index === lines.length - 1) continue;
			if (length > MAX_LINE) write(JSON.stringify(rpcError(null, RPC_ERROR.invalidRequest, 'line: is too long')));
			else begin(parts.join(''));
			parts = [];
			length = 0;
		}
	}
	begin(parts.join(''));
	await Promise.all(pending);
}
