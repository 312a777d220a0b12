import { beforeEach, expect, test, vi } from 'vitest';
import type { Group, Operation } from '../../engines/kit/contract';
import { object } from '../../engines/kit/schema';
import { request, type Answer } from '../client';
import { ToolCall } from './tool-call.svelte';

vi.mock('../client', () => ({ request: vi.fn(), urlOf: () => '/v1/double' }));

const operation: Operation = {
	title: 'Test',
	method: 'GET',
	path: '/v1/double',
	summary: '',
	kind: 'compute',
	cost: 'bounded',
	params: object({ number: { type: 'number' } }),
	response: object({ double: { type: 'number' } }),
	examples: []
};
const group = { id: 'test' } as Group;
const answer = (body: unknown, error: Answer['error'] = null): Answer => ({
	ok: error === null,
	status: error === null ? 200 : 400,
	body,
	error,
	headers: new Headers(),
	milliseconds: 1,
	url: '/v1/double'
});
const asked = vi.mocked(request);
/** Lets everything that waits for a promise go on. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
	vi.useFakeTimers();
	asked.mockReset();
});

test('typing asks once, after the pause', async () => {
	asked.mockResolvedValue(answer({ double: 24 }));
	const tool = new ToolCall(group, 'double', operation);
	tool.set('number', '1');
	await vi.advanceTimersByTimeAsync(100);
	tool.set('number', '12');
	await vi.advanceTimersByTimeAsync(149);
	expect(asked).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	expect(asked.mock.calls.map(([, input]) => input)).toEqual([{ number: 12 }]);
	expect([tool.answer?.body, tool.busy, tool.asked]).toEqual([{ double: 24 }, false, false]);
});

test('a feed is not asked while typing', async () => {
	const tool = new ToolCall(group, 'double', { ...operation, kind: 'feed' });
	tool.set('number', '1');
	await vi.advanceTimersByTimeAsync(1_000);
	expect(asked).not.toHaveBeenCalled();
});

test('an older answer that comes late does not replace a newer one', async () => {
	const answers: ((answer: Answer) => void)[] = [];
	asked.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
	const tool = new ToolCall(group, 'double', operation, { number: '1' });
	void tool.run();
	tool.values = { number: '2' };
	void tool.run();
	expect(asked.mock.calls[0]?.[2]?.signal?.aborted).toBe(true);
	answers[1]?.(answer({ double: 4 }));
	answers[0]?.(answer({ double: 2 }));
	await settle();
	expect(tool.answer?.body).toEqual({ double: 4 });
});

test('an error keeps the last good answer and goes away when its field changes', async () => {
	asked.mockResolvedValueOnce(answer({ double: 2 }));
	const tool = new ToolCall(group, 'double', operation, { number: '1' });
	await tool.run();
	asked.mockResolvedValueOnce(
		answer({}, { code: 'INVALID_INPUT', message: 'number: must be a number', field: 'number' })
	);
	await tool.run();
	expect([tool.error?.message, tool.answer?.body]).toEqual(['number: must be a number', { double: 2 }]);
	tool.set('number', '3');
	expect(tool.error).toBeNull();
});

test('a call that nobody answers says so instead of throwing', async () => {
	asked.mockRejectedValue(new TypeError('Failed to fetch'));
	const tool = new ToolCall(group, 'double', operation, { number: '1' });
	await tool.run();
	expect([tool.error, tool.busy]).toEqual([{ code: 'NO_ANSWER', message: 'Failed to fetch', field: null }, false]);
});

test('an emptied form shows no answer', async () => {
	asked.mockResolvedValue(answer({ double: 2 }));
	const tool = new ToolCall(group, 'double', operation, { number: '1' });
	await tool.run();
	tool.set('number', '');
	expect([tool.answer, tool.error, tool.busy]).toEqual([null, null, false]);
});
