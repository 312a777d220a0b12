import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../engines/kit/errors';
import type { Call } from '../api/handle';
import { connect, PROTOCOL, serve, type Port } from './rpc';

const CALL: Call = { group: 'geo', name: 'distance', input: {}, now: 0, accept: 'application/json' };
const PATIENCE = { silentMs: 400, loadMs: 10_000, deadlineMs: 5_000 };

/** A simulated far side: the messages to it, and its messages. */
function far() {
	let hear: (event: MessageEvent) => void = () => {};
	const sent: { id: number }[] = [];
	const port: Port = {
		postMessage: (message) => void sent.push(message as { id: number }),
		addEventListener: (_type, listener) => (hear = listener),
		start: vi.fn()
	};
	return { port, sent, say: (data: unknown) => hear({ data } as MessageEvent) };
}
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('each call has a number, and is answered by it, in any order', async () => {
	const { port, sent, say } = far();
	const rpc = connect(port);
	expect(port.start).toHaveBeenCalledOnce();
	const answers = [rpc.call(CALL, PATIENCE), rpc.call(CALL, PATIENCE)];
	expect([sent, rpc.busy]).toEqual([
		[
			{ id: 1, call: CALL, protocol: PROTOCOL },
			{ id: 2, call: CALL, protocol: PROTOCOL }
		],
		2
	]);
	say({ id: 2, value: 'second', protocol: PROTOCOL });
	say({ id: 1, value: undefined, protocol: PROTOCOL });
	expect(await Promise.all(answers)).toEqual([undefined, 'second']);
	expect(rpc.busy).toBe(0);
});

test('an error of the engine comes as it was thrown', async () => {
	const { port, say } = far();
	const asked = connect(port).call(CALL, PATIENCE);
	say({ id: 1, error: { code: 'INVALID_INPUT', message: 'from: is wrong', headers: {} } });
	await expect(asked).rejects.toMatchObject({ code: 'INVALID_INPUT', message: 'from: is wrong' });
});

test.each([
	['no word at all', [], 400, 'not-started'],
	['received, and the engine does not load', [{ received: true }], 10_000, 'unavailable'],
	['started, and then silence', [{ received: true }, { started: true }], 5_000, 'timeout']
])('%s: given up after its own time, not before', async (_what, words, ms, reason) => {
	const { port, say } = far();
	const asked = connect(port).call(CALL, PATIENCE);
	const lost = vi.fn();
	asked.catch(lost);
	for (const word of words) say({ id: 1, ...word });
	await wait(ms - 1);
	expect(lost).not.toHaveBeenCalled();
	await wait(2);
	expect(lost).toHaveBeenCalledExactlyOnceWith(
		expect.objectContaining({ name: 'CallLost', reason, message: `call ${reason}` })
	);
});

test('it cannot load the engine: known at once', async () => {
	const { port, say } = far();
	const asked = connect(port).call(CALL, PATIENCE);
	say({ id: 1, received: true });
	say({ id: 1, unavailable: true });
	await expect(asked).rejects.toMatchObject({ reason: 'unavailable' });
});

test('each sign of progress puts the deadline off', async () => {
	const { port, say } = far();
	const asked = connect(port).call(CALL, PATIENCE);
	for (let i = 0; i < 5; i++) {
		say({ id: 1, started: true });
		await wait(4_900);
	}
	say({ id: 1, value: 'whole', protocol: PROTOCOL });
	expect(await asked).toBe('whole');
});

test('a far side that speaks of other calls is alive: a call waits on while it does', async () => {
	const { port, say } = far();
	const rpc = connect(port);
	const lost = vi.fn();
	void rpc.call(CALL, PATIENCE).catch(() => {});
	rpc.call(CALL, PATIENCE).catch(lost);
	for (let i = 0; i < 4; i++) {
		await wait(300);
		say({ id: 1, started: true });
	}
	await wait(399);
	expect(lost).not.toHaveBeenCalled();
	await wait(2);
	expect(lost).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reason: 'not-started' }));
});

test('the far side is gone: what had started is lost, what had not may be asked of another', async () => {
	const { port, say } = far();
	const rpc = connect(port);
	const outcomes = [rpc.call(CALL, PATIENCE), rpc.call(CALL, PATIENCE)].map((asked) => asked.catch((error) => error.reason)); // prettier-ignore
	say({ id: 1, started: true });
	rpc.close();
	expect(await Promise.all(outcomes)).toEqual(['lost', 'not-started']);
	expect([rpc.busy, vi.getTimerCount()]).toEqual([0, 0]);
});

test('words about no call, late ones and odd ones change nothing', async () => {
	const { port, say } = far();
	const asked = connect(port).call(CALL, PATIENCE);
	for (const word of [null, undefined, 'port', {}, { id: 9, value: 1, protocol: PROTOCOL }, { type: 'idle' }])
		say(word);
	say({ id: 1, value: 'first', protocol: PROTOCOL });
	say({ id: 1, value: 'second', protocol: PROTOCOL });
	expect(await asked).toBe('first');
});

function served(
	run: (call: Call, progress: () => void) => Promise<unknown>,
	prepare: () => Promise<unknown> = async () => {}
) {
	const side = far();
	// The forwarded value is opaque to it.
	serve(side.port, prepare, run as never);
	return side;
}

test('the engine’s side says received, started, then the value', async () => {
	const { say, sent } = served(async () => 42);
	say({ id: 7, call: CALL, protocol: PROTOCOL });
	await wait(0);
	expect(sent).toEqual([
		{ id: 7, received: true },
		{ id: 7, started: true },
		{ id: 7, value: 42, protocol: PROTOCOL }
	]);
});

test('a call of an engine that is here starts at once: one message less for whoever waits', async () => {
	const { say, sent } = served(async () => 42);
	for (const id of [1, 2]) {
		say({ id, call: CALL, protocol: PROTOCOL });
		await wait(0);
	}
	expect(sent.slice(3)).toEqual([
		{ id: 2, started: true },
		{ id: 2, value: 42, protocol: PROTOCOL }
	]);
	say({ id: 3, call: { ...CALL, group: 'another' }, protocol: PROTOCOL });
	await wait(0);
	expect(sent[5]).toEqual({ id: 3, received: true });
});

test('it says received before it loads, so that a long load is no silence', async () => {
	const { say, sent } = served(
		async () => 42,
		() => new Promise<unknown>(() => {})
	);
	say({ id: 1, call: CALL, protocol: PROTOCOL });
	await wait(0);
	expect(sent).toEqual([{ id: 1, received: true }]);
});

test('an engine that cannot be loaded is unavailable, and is not run', async () => {
	const run = vi.fn();
	const { say, sent } = served(run, () => Promise.reject(new Error('404')));
	say({ id: 1, call: CALL, protocol: PROTOCOL });
	await wait(0);
	expect([sent.at(-1), run.mock.calls.length]).toEqual([{ id: 1, unavailable: true }, 0]);
});

test('progress is said as started again', async () => {
	const { say, sent } = served(async (_call, progress) => (progress(), 1));
	say({ id: 1, call: CALL, protocol: PROTOCOL });
	await wait(0);
	expect(sent.slice(1)).toEqual([
		{ id: 1, started: true },
		{ id: 1, started: true },
		{ id: 1, value: 1, protocol: PROTOCOL }
	]);
});

test('an error travels as data; a bug says nothing of itself beyond its message', async () => {
	const { say, sent } = served(() => Promise.reject(new ApiError('BUSY', 'request: wait', { 'Retry-After': '1' })));
	say({ id: 1, call: CALL, protocol: PROTOCOL });
	await wait(0);
	expect(sent.at(-1)).toMatchObject({
		id: 1,
		error: { code: 'BUSY', message: 'request: wait', headers: { 'Retry-After': '1' } }
	});
	expect(() => structuredClone(sent.at(-1))).not.toThrow();
});

test.each([null, undefined, 'port', { type: 'ask-idle' }, { id: 1 }])('%j is no call', async (word) => {
	const { say, sent } = served(async () => 42);
	say(word);
	await wait(0);
	expect(sent).toEqual([]);
});

test('a far side of another version of the app is nobody: its value is not taken, its call not made', async () => {
	const near = far();
	const asked = connect(near.port).call(CALL, PATIENCE);
	near.say({ id: 1, started: true });
	// As it was before there were numbers: the engine's own object.
	near.say({ id: 1, value: { kilometers: 1 } });
	await expect(asked).rejects.toMatchObject({ reason: 'unavailable' });

	const other = far();
	const run = vi.fn();
	serve(other.port, async () => {}, run);
	other.say({ id: 1, call: CALL });
	other.say({ id: 2, call: CALL, protocol: PROTOCOL - 1 });
	await wait(0);
	expect(other.sent).toEqual([
		{ id: 1, unavailable: true },
		{ id: 2, unavailable: true }
	]);
	expect(run).not.toHaveBeenCalled();
});
