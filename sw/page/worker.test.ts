import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PROTOCOL } from '../host/rpc';

const running = vi.fn<() => Promise<unknown>>();
const preparing = vi.fn((_group: string) => Promise.resolve());
vi.mock('../host/engine-host', () => ({
	prepareEngine: (group: string) => preparing(group),
	runHere: () => running()
}));

const CALL = { id: 1, call: { group: 'geo' }, protocol: PROTOCOL };
/** The worker's global scope as its page sees it. */
let scope: EventTarget & { postMessage: ReturnType<typeof vi.fn> };

beforeEach(async () => {
	vi.useFakeTimers();
	scope = Object.assign(new EventTarget(), { postMessage: vi.fn() });
	vi.stubGlobal('self', scope);
	vi.resetModules();
	running.mockReset();
	await import('./worker');
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const tell = (data: unknown, ports: MessagePort[] = []) =>
	scope.dispatchEvent(Object.assign(new Event('message'), { data, ports }));
/** Whether the worker says that it had nothing to do for a minute. */
function saysIdle(): boolean {
	scope.postMessage.mockClear();
	tell({ type: 'ask-idle', forMs: 60_000 });
	return scope.postMessage.mock.calls.some(([message]) => message.type === 'idle');
}
/** A port as the service worker holds one, with the far end in the worker. */
function sharePort() {
	const port = Object.assign(new EventTarget(), { postMessage: vi.fn(), start: vi.fn() });
	tell('port', [port as unknown as MessagePort]);
	return {
		ask: () => port.dispatchEvent(Object.assign(new Event('message'), { data: CALL })),
		said: () => port.postMessage.mock.calls.map(([message]) => message)
	};
}

test('a worker is idle after a minute without a call, not before', async () => {
	await vi.advanceTimersByTimeAsync(59_000);
	expect(saysIdle()).toBe(false);
	await vi.advanceTimersByTimeAsync(1_000);
	expect(saysIdle()).toBe(true);
});

test('a call over a port that was shared is work, for as long as it runs and a minute after', async () => {
	const port = sharePort();
	let finish: (value: unknown) => void = () => {};
	running.mockReturnValue(new Promise((resolve) => (finish = resolve)));
	port.ask();
	await vi.advanceTimersByTimeAsync(300_000);
	expect(saysIdle()).toBe(false);
	finish('done');
	await vi.advanceTimersByTimeAsync(59_000);
	expect(port.said()).toContainEqual({ id: 1, value: 'done', protocol: PROTOCOL });
	expect(saysIdle()).toBe(false);
	await vi.advanceTimersByTimeAsync(1_000);
	expect(saysIdle()).toBe(true);
});

test('a call that fails ends as one that answers', async () => {
	running.mockRejectedValue(new Error('no'));
	tell(CALL);
	await vi.advanceTimersByTimeAsync(60_000);
	expect(saysIdle()).toBe(true);
});

test('a port shared a moment ago is about to be used', async () => {
	await vi.advanceTimersByTimeAsync(300_000);
	sharePort();
	expect(saysIdle()).toBe(false);
});

test('a page that is about to ask has the engine loaded ahead; one that cannot be had is told of by the call', async () => {
	preparing.mockClear();
	preparing.mockRejectedValueOnce(new Error('no network'));
	tell({ type: 'prepare', group: 'geo' });
	await Promise.resolve();
	expect(preparing).toHaveBeenCalledExactlyOnceWith('geo');
	expect(scope.postMessage).not.toHaveBeenCalled();
});

test('a group that was computed for is named once, whatever came of the call', async () => {
	running.mockRejectedValueOnce(new Error('no')).mockResolvedValue('yes');
	for (let call = 0; call < 3; call++) tell(CALL);
	await vi.advanceTimersByTimeAsync(0);
	const named = scope.postMessage.mock.calls.filter(([message]) => message.type === 'has-run');
	expect(named).toEqual([[{ type: 'has-run', group: 'geo' }]]);
});
