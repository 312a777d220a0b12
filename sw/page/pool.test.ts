import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Call } from '../api/handle';
import type { Route } from '../api/routes';

const MINUTE = 60_000;
const call = { group: 'geo', operation: 'distance' } as unknown as Call;
const route = { operation: { params: { properties: { from: {} } } } } as unknown as Route;

/** A worker that takes up every call and answers when told to. */
class FakeWorker extends EventTarget {
	static all: FakeWorker[] = [];
	static get open() {
		return FakeWorker.all.filter(({ ended }) => !ended);
	}
	ended = false;
	/** What it says to `ask-idle`: false while something runs, over whatever port. */
	idle = true;
	readonly calls: number[] = [];

	constructor() {
		super();
		FakeWorker.all.push(this);
	}
	say(data: unknown) {
		this.dispatchEvent(Object.assign(new Event('message'), { data }));
	}
	postMessage(data: { id?: number; type?: string }) {
		if (data.type === 'ask-idle') {
			if (this.idle) this.say({ type: 'idle' });
		} else if (data.id !== undefined && 'call' in data) {
			this.calls.push(data.id);
			this.say({ id: data.id, started: true });
		}
	}
	answer(value: unknown) {
		this.say({ id: this.calls.shift(), value });
	}
	terminate() {
		this.ended = true;
	}
}

const controller = { postMessage: vi.fn() };
let serviceWorker: EventTarget & { controller: typeof controller | null; startMessages(): void };
const toPage = (data: unknown) => serviceWorker.dispatchEvent(Object.assign(new Event('message'), { data }));
const toServiceWorker = () => controller.postMessage.mock.calls.map(([message]) => message);

beforeEach(() => {
	vi.useFakeTimers();
	FakeWorker.all = [];
	controller.postMessage.mockReset();
	serviceWorker = Object.assign(new EventTarget(), { controller, startMessages: () => {} });
	vi.stubGlobal('Worker', FakeWorker);
	vi.stubGlobal('navigator', { serviceWorker });
	vi.stubGlobal('addEventListener', () => {});
	vi.resetModules();
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});
const loadPool = () => import('./pool');

test('a second worker comes when the first is busy, no third, and goes when it was idle for a while', async () => {
	const { runInPool } = await loadPool();
	const asked = [runInPool(call, route), runInPool(call, route), runInPool(call, route)];
	expect(FakeWorker.all).toHaveLength(2);
	for (const worker of FakeWorker.all) while (worker.calls.length > 0) worker.answer('ok');
	expect((await Promise.all(asked)).map(({ value }) => value)).toEqual(['ok', 'ok', 'ok']);
	await vi.advanceTimersByTimeAsync(2 * MINUTE);
	expect(FakeWorker.all.map(({ ended }) => ended)).toEqual([false, true]);
	await vi.advanceTimersByTimeAsync(10 * MINUTE);
	expect(FakeWorker.open).toHaveLength(1);
});

test('a worker that computes for the service worker is not ended, however little this page asks', async () => {
	const { joinServiceWorker } = await loadPool();
	joinServiceWorker();
	toPage({ type: 'need-port', fresh: false });
	expect(toServiceWorker()).toEqual([
		{ type: 'port', worker: 1 },
		{ type: 'port', worker: 2 }
	]);
	const [, second] = FakeWorker.all;
	if (second) second.idle = false;
	await vi.advanceTimersByTimeAsync(10 * MINUTE);
	expect(FakeWorker.open).toHaveLength(2);
	if (second) second.idle = true;
	await vi.advanceTimersByTimeAsync(MINUTE);
	expect(FakeWorker.all.map(({ ended }) => ended)).toEqual([false, true]);
	expect(toServiceWorker().at(-1)).toEqual({ type: 'worker-lost', worker: 2 });
	// And is there again when it is needed.
	toPage({ type: 'need-port', fresh: false });
	expect(toServiceWorker().at(-1)).toEqual({ type: 'port', worker: 3 });
});

test('the first worker stays when a person does nothing for an hour', async () => {
	const { joinServiceWorker } = await loadPool();
	joinServiceWorker();
	await vi.advanceTimersByTimeAsync(60 * MINUTE);
	expect(FakeWorker.open).toHaveLength(1);
});

test('a worker that is silent past the deadline is ended, and its call refused', async () => {
	const { runInPool } = await loadPool();
	const refused = expect(runInPool(call, route)).rejects.toThrow('from: needs more than 5 s');
	await vi.advanceTimersByTimeAsync(5_000);
	await refused;
	expect(FakeWorker.open).toHaveLength(0);
});

test('a call that is lost with its worker is taken up by another', async () => {
	const { runInPool } = await loadPool();
	vi.spyOn(console, 'error').mockReturnValueOnce();
	const asked = runInPool(call, route);
	FakeWorker.all[0]?.dispatchEvent(Object.assign(new Event('error'), { message: 'crash' }));
	await vi.advanceTimersByTimeAsync(0);
	FakeWorker.open[0]?.answer('second');
	expect((await asked).value).toBe('second');
});
