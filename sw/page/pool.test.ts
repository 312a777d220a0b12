import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Call } from '../api/handle';
import type { Route } from '../api/routes';
import { PROTOCOL } from '../host/rpc';

const MINUTE = 60_000;
const call: Call = { group: 'geo', name: 'distance', input: {}, now: 0, accept: 'application/json' };
const routeOf = (cost: 'bounded' | 'unbounded') =>
	({ operation: { cost, params: { properties: { from: {} } } } }) as unknown as Route;
const caller = { keyless: false, picture: false, waitUntil: () => {} };

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
	readonly name: string;

	constructor(_url: unknown, { name }: { readonly name: string }) {
		super();
		this.name = name;
		FakeWorker.all.push(this);
	}
	say(data: unknown) {
		this.dispatchEvent(Object.assign(new Event('message'), { data }));
	}
	readonly prepared: string[] = [];
	postMessage(data: { id?: number; type?: string; group?: string }) {
		if (data.type === 'prepare') this.prepared.push(data.group ?? '');
		else if (data.type === 'ask-idle') {
			if (this.idle) this.say({ type: 'idle' });
		} else if (data.id !== undefined && 'call' in data) {
			this.calls.push(data.id);
			this.say({ id: data.id, started: true });
		}
	}
	answer(value: unknown) {
		this.say({ id: this.calls.shift(), value, protocol: PROTOCOL });
	}
	/** Past the steps that it was given. */
	refuse() {
		this.say({
			id: this.calls.shift(),
			error: { code: 'COMPUTATION_LIMIT', message: 'expression: needs too many steps', headers: {} }
		});
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
/** A fresh pool: short and long calls, given up by the signal. */
async function loadPool() {
	const { runInPool, joinServiceWorker } = await import('./pool');
	const never = new AbortController().signal;
	return {
		joinServiceWorker,
		light: (signal = never) => runInPool(call, routeOf('bounded'), caller, signal),
		heavy: (signal = never) => runInPool(call, routeOf('unbounded'), caller, signal)
	};
}
const settled = () => vi.advanceTimersByTimeAsync(0);

test('short calls share one worker, long ones have another, which goes when it was idle for a while', async () => {
	const { light, heavy } = await loadPool();
	const asked = [light(), light(), heavy(), light()];
	await settled();
	expect(FakeWorker.all.map(({ calls }) => calls.length)).toEqual([3, 1]);
	for (const worker of FakeWorker.all) while (worker.calls.length > 0) worker.answer('ok');
	expect((await Promise.all(asked)).map(({ value }) => value)).toEqual(['ok', 'ok', 'ok', 'ok']);
	await vi.advanceTimersByTimeAsync(2 * MINUTE);
	expect(FakeWorker.all.map(({ ended }) => ended)).toEqual([false, true]);
	await vi.advanceTimersByTimeAsync(10 * MINUTE);
	expect(FakeWorker.open).toHaveLength(1);
});

test('an engine that computed at length is made ready for short calls, not the other way round', async () => {
	const { light, heavy } = await loadPool();
	void light();
	void heavy();
	await settled();
	const [short, long] = FakeWorker.all;
	short?.say({ type: 'has-run', group: 'geo' });
	long?.say({ type: 'has-run', group: 'math' });
	expect([short?.prepared, long?.prepared]).toEqual([['math'], []]);
});

test('twenty long calls are computed one after the other, each once', async () => {
	const { heavy } = await loadPool();
	const asked = Array.from({ length: 20 }, () => heavy());
	for (let round = 0; round < 20; round++) {
		await settled();
		// Those that wait are tried in the light lane under a few steps; none is short.
		for (const worker of FakeWorker.open)
			if (worker.name.includes('light')) while (worker.calls.length > 0) worker.refuse();
		const heavyWorker = FakeWorker.open.find(({ name }) => name.includes('heavy'));
		expect(heavyWorker?.calls).toHaveLength(1);
		heavyWorker?.answer(round);
	}
	for (let turn = 0; turn < 20; turn++) {
		await settled();
		for (const worker of FakeWorker.open)
			if (worker.name.includes('light')) while (worker.calls.length > 0) worker.refuse();
			else if (worker.calls.length > 0) worker.answer('late');
	}
	expect((await Promise.all(asked)).every(({ where }) => where === 'worker')).toBe(true);
});

test('a long call that is given up frees its worker within a moment; one that waits never begins', async () => {
	const { heavy } = await loadPool();
	const giveUp = new AbortController();
	const running = heavy(giveUp.signal);
	await settled();
	const [first] = FakeWorker.all;
	expect(first?.calls).toHaveLength(1);
	const waiting = heavy(giveUp.signal);
	giveUp.abort(new Error('typed on'));
	await expect(running).rejects.toThrow('typed on');
	await expect(waiting).rejects.toThrow('typed on');
	expect(first?.ended).toBe(false);
	const next = heavy();
	await vi.advanceTimersByTimeAsync(100);
	expect(first?.ended).toBe(true);
	// The place was still taken when they came: both are tried in the light lane.
	for (let tried = 0; tried < 2; tried++) {
		FakeWorker.open[0]?.refuse();
		await settled();
	}
	FakeWorker.open.find(({ name }) => name.includes('heavy'))?.answer('next');
	expect((await next).value).toBe('next');
});

test('a long call that is done a moment after it was given up costs no worker', async () => {
	const { heavy } = await loadPool();
	const giveUp = new AbortController();
	const running = heavy(giveUp.signal);
	await settled();
	giveUp.abort(new Error('typed on'));
	await expect(running).rejects.toThrow('typed on');
	FakeWorker.all[0]?.answer('in time');
	await vi.advanceTimersByTimeAsync(MINUTE / 2);
	expect(FakeWorker.all.map(({ ended }) => ended)).toEqual([false]);
});

test('a worker that computes for the service worker is not ended, however little this page asks', async () => {
	const { joinServiceWorker } = await loadPool();
	joinServiceWorker();
	toPage({ type: 'need-port', lane: 'heavy', fresh: false });
	expect(toServiceWorker()).toEqual([
		{ type: 'port', worker: 1, lane: 'light' },
		{ type: 'port', worker: 2, lane: 'heavy' }
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
	toPage({ type: 'need-port', lane: 'heavy', fresh: false });
	expect(toServiceWorker().at(-1)).toEqual({ type: 'port', worker: 3, lane: 'heavy' });
});

test('a page joins once, and shares each port once until the service worker was started anew', async () => {
	const { joinServiceWorker } = await loadPool();
	joinServiceWorker();
	joinServiceWorker();
	toPage({ type: 'need-port', lane: 'light', fresh: false });
	expect(toServiceWorker()).toEqual([{ type: 'port', worker: 1, lane: 'light' }]);
	toPage({ type: 'need-port', lane: 'light', fresh: true });
	expect(toServiceWorker()).toHaveLength(2);
});

test('the worker for short calls stays when a person does nothing for an hour', async () => {
	const { joinServiceWorker } = await loadPool();
	joinServiceWorker();
	await vi.advanceTimersByTimeAsync(60 * MINUTE);
	expect(FakeWorker.open).toHaveLength(1);
});

test('a worker that is silent past the deadline is ended, and its call refused', async () => {
	const { light } = await loadPool();
	const refused = expect(light()).rejects.toThrow('from: needs more than 5 s');
	await vi.advanceTimersByTimeAsync(5_000);
	await refused;
	expect(FakeWorker.open).toHaveLength(0);
});

test('a call that is lost with its worker is taken up by another', async () => {
	const { light } = await loadPool();
	vi.spyOn(console, 'error').mockReturnValueOnce();
	const asked = light();
	FakeWorker.all[0]?.dispatchEvent(Object.assign(new Event('error'), { message: 'crash' }));
	await settled();
	FakeWorker.open[0]?.answer('second');
	expect((await asked).value).toBe('second');
});

test('workers that are lost again and again are 503, not a bug', async () => {
	const { light } = await loadPool();
	const refused = expect(light()).rejects.toMatchObject({ code: 'BUSY', headers: { 'Retry-After': '2' } });
	for (let attempt = 0; attempt < 3; attempt++) {
		const [worker] = FakeWorker.open;
		worker?.say({ id: worker.calls.shift(), unavailable: true });
		await settled();
	}
	await refused;
	expect(FakeWorker.all.map(({ ended }) => ended)).toEqual([true, true, true]);
});
