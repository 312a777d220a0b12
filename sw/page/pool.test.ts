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
	/** Its answer to `ask-idle`: false while something runs, over any port. */
	idle = true;
	readonly calls: number[] = [];
	/** How often it was asked `ask-idle`. */
	asked = 0;
	readonly ports: MessagePort[] = [];
	readonly name: string;

	constructor(
		readonly url: URL,
		readonly options: { readonly name: string; readonly type: string }
	) {
		super();
		this.name = options.name;
		FakeWorker.all.push(this);
	}
	say(data: unknown) {
		this.dispatchEvent(Object.assign(new Event('message'), { data }));
	}
	readonly prepared: string[] = [];
	postMessage(data: { id?: number; type?: string; group?: string } | 'port', transfer: MessagePort[] = []) {
		if (data === 'port') this.ports.push(...transfer);
		else if (data.type === 'prepare') this.prepared.push(data.group ?? '');
		else if (data.type === 'ask-idle') {
			this.asked++;
			if (this.idle) this.say({ type: 'idle' });
		} else if (data.id !== undefined && 'call' in data) {
			this.calls.push(data.id);
			this.say({ id: data.id, started: true });
		}
	}
	answer(value: unknown) {
		this.say({ id: this.calls.shift(), value, protocol: PROTOCOL });
	}
	/** Beyond its step budget. */
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
let page: EventTarget;
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
	page = new EventTarget();
	vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
	vi.resetModules();
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});
/** A fresh pool: short and long calls, given up by the signal. */
async function loadPool() {
	const { runInPool, joinServiceWorker } = await import('./pool');
	const never = new AbortController();
	return {
		joinServiceWorker,
		light: (asked = never) => runInPool(call, routeOf('bounded'), caller, asked),
		heavy: (asked = never) => runInPool(call, routeOf('unbounded'), caller, asked)
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
		// Waiting calls are tried in the light lane under a few steps; none is short.
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
	const running = heavy(giveUp);
	await settled();
	const [first] = FakeWorker.all;
	expect(first?.calls).toHaveLength(1);
	const waiting = heavy(giveUp);
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
	const running = heavy(giveUp);
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
	const logged = vi.spyOn(console, 'error').mockReturnValueOnce();
	const asked = light();
	const [first] = FakeWorker.all;
	first?.dispatchEvent(Object.assign(new Event('error'), { message: 'crash' }));
	await settled();
	expect(first?.ended).toBe(true);
	FakeWorker.open[0]?.answer('second');
	expect((await asked).value).toBe('second');
	expect(logged).toHaveBeenCalledExactlyOnceWith('engine worker failed', 'crash');
	logged.mockRestore();
});

test('workers that are lost again and again are 503, not a bug', async () => {
	const { light } = await loadPool();
	const refused = expect(light()).rejects.toMatchObject({
		code: 'BUSY',
		message: expect.stringContaining('could not compute this now'),
		headers: { 'Retry-After': '2' },
		cause: { name: 'CallLost', reason: 'unavailable' }
	});
	for (let attempt = 0; attempt < 3; attempt++) {
		const [worker] = FakeWorker.open;
		worker?.say({ id: worker.calls.shift(), unavailable: true });
		await settled();
	}
	await refused;
	expect(FakeWorker.all.map(({ ended }) => ended)).toEqual([true, true, true]);
});

test('workers are modules beside the pool; only the one for long work is asked whether it is idle, until it is ended', async () => {
	const { light, heavy } = await loadPool();
	const asked = [light(), heavy()];
	await settled();
	const [short, long] = FakeWorker.all;
	expect([short, long].map((worker) => [worker?.url.href.split('/').pop(), worker?.options.type])).toEqual([
		['worker.ts', 'module'],
		['worker.ts', 'module']
	]);
	short?.answer('ok');
	await vi.advanceTimersByTimeAsync(1_000);
	long?.answer('ok');
	await Promise.all(asked);
	await vi.advanceTimersByTimeAsync(5 * MINUTE);
	expect([short?.asked, long?.asked, long?.ended]).toEqual([0, 1, true]);
});

test('a worker that says it is idle while a call of this page is on its way is not ended', async () => {
	const { heavy } = await loadPool();
	const asked = heavy();
	await settled();
	const [long] = FakeWorker.all;
	long?.say({ type: 'idle' });
	expect(long?.ended).toBe(false);
	long?.answer('ok');
	expect((await asked).value).toBe('ok');
	// The worker of short calls stays in any case.
	const { light } = await loadPool();
	void light();
	await settled();
	const short = FakeWorker.all.at(-1);
	short?.answer('ok');
	short?.say({ type: 'idle' });
	expect([short?.name, short?.ended]).toEqual(['engines, light', false]);
});

test('the service worker has the worker it names ended, and no other; of one that it never had it hears nothing', async () => {
	const { joinServiceWorker, heavy } = await loadPool();
	joinServiceWorker();
	const asked = heavy();
	await settled();
	controller.postMessage.mockReset();
	toPage({ type: 'end-worker', worker: 2 });
	expect(FakeWorker.all.map(({ ended }) => ended)).toEqual([false, true]);
	expect(toServiceWorker()).toEqual([]);
	await settled();
	FakeWorker.open.at(-1)?.answer('again');
	expect((await asked).value).toBe('again');
	toPage({ type: 'end-worker', worker: 1 });
	expect(toServiceWorker()).toEqual([{ type: 'worker-lost', worker: 1 }]);
	toPage({ type: 'end-worker', worker: 1 });
	expect(toServiceWorker()).toHaveLength(1);
});

test('what was shared is shared anew with a service worker that took over, and by a page that was kept aside', async () => {
	const { joinServiceWorker } = await loadPool();
	joinServiceWorker();
	const shown = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
	shown(false);
	expect(toServiceWorker()).toHaveLength(1);
	shown(true);
	expect(toServiceWorker()).toHaveLength(2);
	serviceWorker.dispatchEvent(new Event('controllerchange'));
	expect(toServiceWorker()).toEqual(Array(3).fill({ type: 'port', worker: 1, lane: 'light' }));
	// Other messages ask for nothing.
	for (const other of [undefined, { type: 'stored', whole: true }, { type: 'end-worker', worker: 9 }]) toPage(other);
	expect(toServiceWorker()).toHaveLength(3);
	expect(FakeWorker.open).toHaveLength(1);
});

test('worker and service worker get the two ends of one channel', async () => {
	const { joinServiceWorker } = await loadPool();
	joinServiceWorker();
	vi.useRealTimers();
	const theirs = controller.postMessage.mock.calls[0]?.[1]?.[0] as MessagePort;
	const [mine] = FakeWorker.all[0]?.ports ?? [];
	const heard = new Promise((resolve) => theirs.addEventListener('message', ({ data }) => resolve(data)));
	theirs.start();
	mine?.postMessage('hello');
	expect(await heard).toBe('hello');
	theirs.close();
});

test('a page that no service worker controls shares nothing, and starts no worker for it', async () => {
	serviceWorker.controller = null;
	const { joinServiceWorker, light } = await loadPool();
	joinServiceWorker();
	expect(FakeWorker.all).toEqual([]);
	// Its own calls are computed all the same.
	const asked = light();
	await settled();
	FakeWorker.all[0]?.answer('ok');
	expect((await asked).value).toBe('ok');
});

test('a browser without service workers computes by itself, and ends a worker without telling anybody', async () => {
	vi.stubGlobal('navigator', {});
	const { joinServiceWorker, heavy } = await loadPool();
	joinServiceWorker();
	const asked = heavy();
	await settled();
	FakeWorker.all[0]?.answer('ok');
	expect((await asked).value).toBe('ok');
	await vi.advanceTimersByTimeAsync(2 * MINUTE);
	expect(FakeWorker.all.map(({ ended }) => ended)).toEqual([true]);
});
