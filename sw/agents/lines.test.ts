import { expect, test } from 'vitest';
import { serveLines } from './lines';
import type { Tools } from './tools';

const tools = { list: [] } as unknown as Tools;

/** What is said to pieces of input; a call of `slow` never ends by itself. */
async function said(...pieces: readonly string[]): Promise<unknown[]> {
	const lines: string[] = [];
	async function* input() {
		for (const piece of pieces) {
			yield piece;
			await new Promise((resolve) => setTimeout(resolve));
		}
	}
	await serveLines({ input: input(), write: (line) => void lines.push(line) }, tools, (name, _input, signal) =>
		name === 'quick'
			? Promise.resolve({ content: [{ type: 'text', text: 'done' }] })
			: new Promise((resolve) => signal?.addEventListener('abort', () => resolve({ content: [] })))
	);
	return lines.map((line) => JSON.parse(line) as unknown);
}

const request = (id: number, method: string, params?: object) => JSON.stringify({ jsonrpc: '2.0', id, method, params });

test('lines are answered however they are cut, the last one without its end too', async () => {
	const [ping, call] = [request(1, 'ping'), request(2, 'tools/call', { name: 'quick' })];
	expect(await said(`${ping.slice(0, 9)}`, `${ping.slice(9)}\n\n${call}`)).toEqual([
		{ jsonrpc: '2.0', id: 1, result: {} },
		{ jsonrpc: '2.0', id: 2, result: { content: [{ type: 'text', text: 'done' }] } }
	]);
});

test('what is no message is an error, and the next line is answered', async () =>
	expect(await said(`{"a\n[]\n5\n${request(3, 'nothing')}\n`)).toMatchObject([
		{ id: null, error: { code: -32700, message: expect.stringMatching(/^line: .{1,100}$/) } },
		{ id: null, error: { code: -32600 } },
		{ id: null, error: { code: -32600 } },
		{ id: 3, error: { code: -32601 } }
	]));

test('a line that is too long is refused, not kept', async () => {
	const piece = 'x'.repeat(2 ** 20);
	const answers = await said(...Array.from({ length: 37 }, () => piece), `\n${request(4, 'ping')}\n`);
	expect(answers).toMatchObject([{ error: { message: 'line: is too long' } }, { id: 4, result: {} }]);
});

test('a call that is cancelled is aborted and has no answer; notifications have none', async () => {
	const cancelled = JSON.stringify({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 5 } });
	expect(await said(`${request(5, 'tools/call', { name: 'slow' })}\n`, `${cancelled}\n`)).toEqual([]);
	const told = (event: string, requestId: number) =>
		`${JSON.stringify({ jsonrpc: '2.0', method: `notifications/${event}`, params: { requestId } })}\n`;
	const call = `${request(8, 'tools/call', { name: 'quick' })}\n`;
	// Neither another notification nor one of another call ends a call.
	expect(await said(told('progress', 8), told('cancelled', 9) + call + told('progress', 8))).toMatchObject([{ id: 8 }]);
});

test('a batch is answered as one', async () =>
	expect(await said(`[${request(6, 'ping')},${request(7, 'ping')}]\n`)).toMatchObject([[{ id: 6 }, { id: 7 }]]));
