import { beforeEach, expect, test, vi } from 'vitest';
import type { Group, Operation } from '../../../engines/kit/contract';
import { object } from '../../../engines/kit/schema';
import { request, type Answer } from '../../client';
import { ToolCall } from './tool-call.svelte';

vi.mock('../../client', () => ({ request: vi.fn() }));

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

test('a form starts empty, or with the values that it was given', () => {
	const given = { number: '1' };
	const tool = new ToolCall(group, 'double', operation, given);
	expect([tool.values, tool.values === given, tool.busy, tool.asked, tool.answer, tool.error]).toEqual([given, false, false, false, null, null]); // prettier-ignore
	expect([tool.complete, tool.input]).toEqual([true, { number: 1 }]);
	expect(new ToolCall(group, 'double', operation).complete).toBe(false);
	expect([null, undefined, 0, 'x'].map((number) => new ToolCall(group, 'double', operation, { number }).text('number'))).toEqual(['', '', '0', 'x']); // prettier-ignore
});

test('a call that takes a file waits for the button', async () => {
	const tool = new ToolCall(group, 'double', { ...operation, accepts: ['image/*'] });
	tool.set('number', '1');
	await vi.advanceTimersByTimeAsync(1_000);
	expect(asked).not.toHaveBeenCalled();
	asked.mockResolvedValue(answer({ double: 2 }));
	await tool.run();
	expect([tool.asked, tool.response?.ok]).toEqual([true, true]);
});

test('a panel’s own value is kept beside the call: nothing is asked, an answer that is there is told of anew', async () => {
	const tool = new ToolCall(group, 'double', operation, { number: '1' });
	const told = vi.fn();
	tool.onanswer = told;
	tool.keep('amount', '5');
	expect([tool.values, told.mock.calls.length]).toEqual([{ number: '1', amount: '5' }, 0]);
	asked.mockResolvedValue(answer({ double: 2 }));
	await tool.run();
	tool.keep('amount', '5');
	expect(told).toHaveBeenCalledTimes(1);
	tool.keep('amount', '6');
	expect(told).toHaveBeenCalledTimes(2);
	await vi.advanceTimersByTimeAsync(1_000);
	expect(asked).toHaveBeenCalledTimes(1);
});

test('an example fills the form and is answered when it is whole', async () => {
	asked.mockResolvedValue(answer({}, { code: 'INVALID_INPUT', message: 'number: no', field: 'number' }));
	const tool = new ToolCall(group, 'double', operation, { number: '1' });
	const told = vi.fn();
	tool.onanswer = told;
	await tool.run();
	tool.fill({});
	expect([tool.values, tool.error, asked.mock.calls.length]).toEqual([{}, null, 1]);
	asked.mockResolvedValue(answer({ double: 8 }));
	tool.fill({ number: 4 });
	await settle();
	expect([tool.values, tool.answer?.body, told.mock.calls.length]).toEqual([{ number: '4' }, { double: 8 }, 1]);
});

test('an error about another field stays', async () => {
	asked.mockResolvedValue(answer({}, { code: 'INVALID_INPUT', message: 'other: no', field: 'other' }));
	const tool = new ToolCall(group, 'double', { ...operation, kind: 'feed' }, { number: '1' });
	await tool.run();
	tool.set('number', '2');
	expect(tool.error?.field).toBe('other');
});

test('a call that is given up says nothing, whether it fails or comes late', async () => {
	let fail: (error: unknown) => void = () => {};
	asked.mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
	const tool = new ToolCall(group, 'double', operation, { number: '1' });
	const running = tool.run();
	expect(tool.busy).toBe(true);
	tool.cancel();
	expect(tool.busy).toBe(false);
	fail(new DOMException('aborted', 'AbortError'));
	await running;
	expect([tool.error, tool.asked]).toEqual([null, false]);
	// One that a newer call replaced leaves that one busy.
	asked.mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
	void tool.run();
	asked.mockImplementationOnce(() => new Promise(() => {}));
	void tool.run();
	fail(new DOMException('aborted', 'AbortError'));
	await settle();
	expect([tool.error, tool.busy]).toEqual([null, true]);
});
