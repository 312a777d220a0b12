import { expect, test } from 'vitest';
import { answerAll, readMessage } from './protocol';

const REQUEST = { jsonrpc: '2.0', id: 1, method: 'ping' };
const REVISION = 'io.modelcontextprotocol/protocolVersion';

test.each<[object, object]>([
	[REQUEST, { id: 1, method: 'ping', params: {}, revision: undefined }],
	[
		{ ...REQUEST, id: 'a', params: { b: 2 } },
		{ id: 'a', method: 'ping', params: { b: 2 }, revision: undefined }
	],
	[
		{ jsonrpc: '2.0', method: 'ping' },
		{ id: undefined, method: 'ping', params: {}, revision: undefined }
	],
	[{ ...REQUEST, params: { _meta: { [REVISION]: 'x' } } }, { revision: 'x' }],
	[{ ...REQUEST, params: { _meta: { [REVISION]: 5 } } }, { revision: undefined }]
])('%j is a message', (value, message) => expect(readMessage(value)).toMatchObject(message));

test.each<[unknown, number | string | null]>([
	[5, null],
	[null, null],
	[[REQUEST], null],
	[{ ...REQUEST, jsonrpc: '1.0' }, 1],
	[{ jsonrpc: '2.0', id: 1 }, 1],
	[{ ...REQUEST, id: 'a', method: 5 }, 'a'],
	[{ ...REQUEST, id: 1.5 }, null],
	[{ ...REQUEST, id: null }, null],
	[{ ...REQUEST, params: [] }, 1],
	[{ ...REQUEST, params: null }, 1]
])('%j is refused with its id', (value, id) =>
	expect(readMessage(value)).toEqual({
		jsonrpc: '2.0',
		id,
		error: { code: -32600, message: expect.stringMatching(/^must be a JSON-RPC (message|request)$/) }
	})
);

test('a batch is answered ten messages at a time, so that other requests come between', async () => {
	const order: string[] = [];
	setTimeout(() => order.push('another request'));
	const batch = Array.from({ length: 15 }, (_, id) => ({ ...REQUEST, id }));
	const answers = await answerAll(batch, async ({ id }) => {
		order.push('message');
		return { jsonrpc: '2.0', id: id ?? null, result: {} };
	});
	expect(answers).toHaveLength(15);
	expect(order.indexOf('another request')).toBe(10);
});
