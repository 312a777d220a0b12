import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Finished } from '../api/encode-response';
import type { Call } from '../api/handle';
import { ApiError } from '../../engines/kit/errors';
import type { Route } from '../api/routes';
import { DEADLINE_MS, type LaneName, type ToPage } from '../host/messages';
import { createDispatcher, STEPS_HERE, type Page } from './dispatch';
import { PROTOCOL, serve } from '../host/rpc';

const CALL: Call = { group: 'geo', name: 'distance', input: {}, now: 0, accept: 'application/json' };
const ROUTE = {
	group: 'geo',
	name: 'distance',
	operation: {
		kind: 'compute',
		cost: 'bounded',
		params: { type: 'object', properties: { from: { type: 'string' } }, required: [] }
	}
} as unknown as Route;
const LONG = { ...ROUTE, operation: { ...ROUTE.operation, cost: 'unbounded' } } as Route;
const never = new AbortController();
const caller = (clientId?: string) => ({
	keyless: false,
	picture: false,
	waitUntil: () => {},
	...(clientId && { clientId })
});

const opened: MessagePort[] = [];
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => {
	vi.useRealTimers();
	for (const port of opened.splice(0)) port.close();
});

/** A page with a worker a lane, which answer by `run`; it shares each port once, when asked. */
function page(id: string, run: (call: Call, lane: LaneName) => Promise<unknown>, told: ToPage[] = []) {
	let worker = 0;
	const shared = new Set<LaneName>();
	const self: Page & { connect(lane?: LaneName): void; told: ToPage[] } = {
		id,
		visibilityState: 'visible',
		told,
		postMessage(message) {
			told.push(message);
			if (message.type === 'need-port' && !shared.has(message.lane)) self.connect(message.lane);
		},
		connect(lane = 'light') {
			const { port1, port2 } = new MessageChannel();
			opened.push(port1, port2);
			shared.add(lane);
			serve(
				port1 as never,
				async () => {},
				(call) => run(call, lane) as Promise<Finished>
			);
			dispatcher.addPort(self, lane, ++worker, port2);
		}
	};
	return self;
}

let pages: Page[] = [];
const inline = vi.fn<(call: Call) => Promise<unknown>>();
const clients = { matchAll: async (_options: { readonly type: 'window' }) => pages };
const start = () =>
	createDispatcher(
		{ matchAll: (options) => clients.matchAll(options) },
		(call) => inline(call) as Promise<Finished>,
		() => performance.now()
	);
let dispatcher = start();
beforeEach(() => {
	pages = [];
	inline.mockReset().mockResolvedValue('inline');
	dispatcher = start();
});

/** Lets timers and messages run until the promise settles. */
async function settle<T>(work: Promise<T>): Promise<T> {
	let done = false;
	const result = work.finally(() => (done = true));
	result.catch(() => {});
	while (!done) {
		await vi.advanceTimersByTimeAsync(10);
		await new Promise((resolve) => setImmediate(resolve));
	}
	return result;
}

test('without a page the service worker computes itself', async () => {
	expect(await settle(dispatcher.run(CALL, ROUTE, caller(), never))).toEqual({ value: 'inline', where: 'inline' });
});

test('a page is asked for its worker and computes', async () => {
	pages = [page('a', async () => 'from a')];
	expect(await settle(dispatcher.run(CALL, ROUTE, caller('a'), never))).toEqual({ value: 'from a', where: 'worker' });
});

test('a table that is here is read here, though a page has workers', async () => {
	const answered = vi.fn(async () => 'from a');
	pages = [page('a', answered)];
	const data = { ...ROUTE, operation: { ...ROUTE.operation, kind: 'data' } } as unknown as Route;
	expect(await settle(dispatcher.run(CALL, data, caller('a'), never))).toEqual({ value: 'inline', where: 'inline' });
	expect(answered).not.toHaveBeenCalled();
});

test('the asking page comes first, whatever the order', async () => {
	const [a, b] = [page('a', async () => 'from a'), page('b', async () => 'from b')];
	pages = [a, b];
	a.connect();
	b.connect();
	expect(await settle(dispatcher.run(CALL, ROUTE, caller('b'), never))).toMatchObject({ value: 'from b' });
});

test('a frozen page costs a moment, then the next one answers', async () => {
	const frozen = page('a', () => new Promise(() => {}));
	const { port1, port2 } = new MessageChannel();
	opened.push(port1, port2);
	dispatcher.addPort(frozen, 'light', 1, port2);
	const b = page('b', async () => 'from b');
	b.connect();
	pages = [frozen, b];
	const started = performance.now();
	expect(await settle(dispatcher.run(CALL, ROUTE, caller('a'), never))).toMatchObject({ value: 'from b' });
	expect(performance.now() - started).toBeLessThan(1000);
});

test('an engine’s own error is the answer, and is not tried elsewhere', async () => {
	let asked = 0;
	const failing = async () => {
		asked++;
		throw new ApiError('INVALID_INPUT', 'from: must be a place');
	};
	pages = [page('a', failing), page('b', failing)];
	await expect(settle(dispatcher.run(CALL, ROUTE, caller('a'), never))).rejects.toMatchObject({
		code: 'INVALID_INPUT',
		message: 'from: must be a place'
	});
	expect(asked).toBe(1);
});

test('a call past its deadline is 422 and its worker is ended', async () => {
	const told: ToPage[] = [];
	pages = [page('a', () => new Promise(() => {}), told)];
	await expect(settle(dispatcher.run(CALL, ROUTE, caller('a'), never))).rejects.toMatchObject({
		code: 'COMPUTATION_LIMIT',
		message: `from: needs more than ${DEADLINE_MS / 1000} s`
	});
	expect(told).toContainEqual({ type: 'end-worker', worker: 1 });
});

test('a worker lost in the middle: the call goes on elsewhere', async () => {
	pages = [page('a', () => new Promise(() => {})), page('b', async () => 'from b')];
	(pages[1] as ReturnType<typeof page>).connect();
	(pages[0] as ReturnType<typeof page>).connect();
	const running = dispatcher.run(CALL, ROUTE, caller('a'), never);
	await vi.advanceTimersByTimeAsync(50);
	await new Promise((resolve) => setImmediate(resolve));
	dispatcher.workerLost('a', 1);
	expect(await settle(running)).toMatchObject({ value: 'from b' });
});

test('a closed page is forgotten', async () => {
	const a = page('a', async () => 'from a');
	a.connect();
	pages = [];
	expect(await settle(dispatcher.run(CALL, ROUTE, caller('b'), never))).toMatchObject({ value: 'inline' });
});

test('the browser is asked for its pages where the asking one has no worker, and not for each call of one that has', async () => {
	const a = page('a', async () => 'from a');
	const b = page('b', async () => 'from b');
	const matchAll = vi.spyOn(clients, 'matchAll');
	pages = [b, a];
	a.connect();
	for (let call = 0; call < 3; call++) {
		dispatcher.prepare(ROUTE, caller('a'));
		expect((await settle(dispatcher.run(CALL, ROUTE, caller('a'), never))).value).toBe('from a');
	}
	expect(matchAll).not.toHaveBeenCalled();
	expect((await settle(dispatcher.run(CALL, ROUTE, caller('b'), never))).value).toBe('from a');
	expect(matchAll).toHaveBeenCalled();
});

test('an asking page whose worker is gone is asked for another, then other pages are', async () => {
	const a = page('a', () => new Promise(() => {}));
	const b = page('b', async () => 'from b');
	pages = [a, b];
	for (const one of pages) (one as ReturnType<typeof page>).connect();
	dispatcher.workerLost('a', 1);
	const running = dispatcher.run(CALL, ROUTE, caller('a'), never);
	expect(await settle(running)).toEqual({ value: 'from b', where: 'worker' });
});

test('twenty long calls beside a short one: none is computed by the service worker, the short one waits for none', async () => {
	let [under, most] = [0, 0];
	const a = page('a', async (call, lane) => {
		if (lane === 'light' && call.steps !== undefined)
			throw new ApiError('COMPUTATION_LIMIT', 'expression: needs too many steps');
		if (lane === 'light') return 'short';
		most = Math.max(most, ++under);
		await new Promise((resolve) => setTimeout(resolve, 100));
		under--;
		return 'long';
	});
	pages = [a];
	const long = Promise.all(Array.from({ length: 20 }, () => dispatcher.run(CALL, LONG, caller('a'), never)));
	expect(await settle(dispatcher.run(CALL, ROUTE, caller('a'), never))).toEqual({ value: 'short', where: 'worker' });
	expect(most).toBeLessThanOrEqual(1);
	expect((await settle(long)).map(({ value, where }) => `${String(value)} ${where}`)).toEqual(
		Array.from({ length: 20 }, () => 'long worker')
	);
	expect(most).toBe(1);
	expect(inline).not.toHaveBeenCalled();
});

test('without a page with workers a long call is computed here under a few steps; past them the way out is named', async () => {
	expect(await settle(dispatcher.run(CALL, LONG, caller(), never))).toEqual({ value: 'inline', where: 'inline' });
	expect(inline.mock.calls[0]?.[0].steps).toBe(STEPS_HERE);
	inline.mockRejectedValue(new ApiError('COMPUTATION_LIMIT', 'expression: needs too many steps'));
	await expect(settle(dispatcher.run(CALL, LONG, caller(), never))).rejects.toMatchObject({
		code: 'BUSY',
		message: expect.stringMatching(/^server: .*expression: .*early\.js/)
	});
});

test('a long call that is given up ends its worker', async () => {
	const told: ToPage[] = [];
	pages = [page('a', () => new Promise(() => {}), told)];
	const giveUp = new AbortController();
	const running = dispatcher.run(CALL, LONG, caller('a'), giveUp);
	setTimeout(() => giveUp.abort(new Error('typed on')), 500);
	await expect(settle(running)).rejects.toThrow('typed on');
	await settle(new Promise((resolve) => setTimeout(resolve, 100)));
	expect(told).toContainEqual({ type: 'end-worker', worker: 2 });
});

test('a queue of short calls in a lively worker is waited for, not passed over', async () => {
	const a = page('a', () => new Promise((resolve) => setTimeout(() => resolve('from a'), 200)));
	pages = [a];
	const { port1, port2 } = new MessageChannel();
	opened.push(port1, port2);
	dispatcher.addPort(a, 'light', 1, port2);
	// One at a time, as a real worker computes.
	let busy = Promise.resolve();
	port1.addEventListener('message', ({ data: { id } }: MessageEvent<{ id: number }>) => {
		busy = busy.then(async () => {
			port1.postMessage({ id, received: true });
			port1.postMessage({ id, started: true });
			await new Promise((resolve) => setTimeout(resolve, 100));
			port1.postMessage({ id, value: 'in turn', protocol: PROTOCOL });
		});
	});
	port1.start();
	const asked = Array.from({ length: 8 }, () => dispatcher.run(CALL, ROUTE, caller('a'), never));
	expect((await settle(Promise.all(asked))).map(({ value }) => value)).toEqual(asked.map(() => 'in turn'));
	expect(inline).not.toHaveBeenCalled();
});

test('a port is asked for while the key is looked up, once for both', async () => {
	const told: ToPage[] = [];
	pages = [page('a', async () => 'from a', told)];
	dispatcher.prepare(ROUTE, caller('a'));
	await settle(new Promise((resolve) => setTimeout(resolve, 20)));
	expect(told).toEqual([{ type: 'need-port', lane: 'light', fresh: true }]);
	expect(await settle(dispatcher.run(CALL, ROUTE, caller('a'), never))).toEqual({ value: 'from a', where: 'worker' });
	expect(told).toHaveLength(1);
});

test('without the asking page a visible one computes, not a hidden one; of two workers only windows have any', async () => {
	const hidden = Object.assign(
		page('b', async () => 'from b'),
		{ visibilityState: 'hidden' as const }
	);
	const visible = page('a', async () => 'from a');
	pages = [hidden, visible];
	for (const one of [hidden, visible]) one.connect();
	expect((await settle(dispatcher.run(CALL, ROUTE, caller(), never))).value).toBe('from a');
	pages = [visible, hidden];
	expect((await settle(dispatcher.run(CALL, ROUTE, caller('b'), never))).value).toBe('from b');
	const matchAll = vi.fn(async (_options: { type: string }) => []);
	const other = createDispatcher({ matchAll } as never, (call) => inline(call) as Promise<Finished>, () => performance.now()); // prettier-ignore
	await settle(other.run(CALL, ROUTE, caller(), never));
	expect(matchAll.mock.calls).toEqual([[{ type: 'window' }]]);
});

test('a limit that was met here says where more may be spent; any other error is as it was', async () => {
	const outcome = (error: Error) => {
		inline.mockRejectedValue(error);
		return settle(dispatcher.run(CALL, LONG, caller(), never)).catch((thrown: Error) => thrown.message);
	};
	expect(await outcome(new ApiError('COMPUTATION_LIMIT', 'n: too much'))).toBe('server: may not spend what this takes (n: too much): a page of the app may, or one that begins with early.js'); // prettier-ignore
	expect(await outcome(new ApiError('INVALID_INPUT', 'n: is wrong'))).toBe('n: is wrong');
	expect(await outcome(new TypeError('a bug'))).toBe('a bug');
});

/** Milliseconds that work takes. */
async function lasting(work: () => Promise<unknown>): Promise<number> {
	const started = performance.now();
	await settle(work());
	return performance.now() - started;
}

/** A page that records messages and lacks workers to share. */
function plainPage(id: string): Page & { readonly told: ToPage[] } {
	const told: ToPage[] = [];
	return { id, visibilityState: 'visible', told, postMessage: (message) => void told.push(message) };
}

test('a worker that did not take up a call is passed over for two seconds, then it is asked again', async () => {
	const frozen = page('a', () => new Promise(() => {}));
	const { port1, port2 } = new MessageChannel();
	opened.push(port1, port2);
	const asked: unknown[] = [];
	port1.addEventListener('message', ({ data }) => asked.push(data));
	port1.start();
	dispatcher.addPort(frozen, 'light', 1, port2);
	const b = page('b', async () => 'from b');
	b.connect();
	pages = [frozen, b];
	const run = () => dispatcher.run(CALL, ROUTE, caller('a'), never);
	expect(await lasting(run)).toBeGreaterThanOrEqual(400);
	expect(await lasting(run)).toBeLessThan(100);
	expect(asked).toHaveLength(1);
	await settle(new Promise((resolve) => setTimeout(resolve, 2_000)));
	expect(await lasting(run)).toBeGreaterThanOrEqual(400);
	expect(asked).toHaveLength(2);
});

test('pages without workers are asked once for all that wait, and again only after half a second', async () => {
	const plain = plainPage('a');
	pages = [plain];
	const run = () => dispatcher.run(CALL, ROUTE, caller('a'), never);
	expect(await lasting(() => Promise.all([run(), run(), run()]))).toBeGreaterThanOrEqual(250);
	expect(plain.told).toEqual([{ type: 'need-port', lane: 'light', fresh: true }]);
	expect(await lasting(run)).toBeLessThan(100);
	expect(plain.told).toHaveLength(1);
	await settle(new Promise((resolve) => setTimeout(resolve, 500)));
	expect(await lasting(run)).toBeGreaterThanOrEqual(250);
	expect(plain.told).toHaveLength(2);
});

test('long work waits a second for a worker of a page that may have one, not as long for one that had none', async () => {
	pages = [plainPage('a')];
	dispatcher.prepare(LONG, caller('a'));
	const run = () => dispatcher.run(CALL, LONG, caller('a'), never);
	expect(await lasting(run)).toBeGreaterThanOrEqual(1_000);
	await settle(new Promise((resolve) => setTimeout(resolve, 600)));
	const again = await lasting(run);
	expect(again).toBeGreaterThanOrEqual(250);
	expect(again).toBeLessThan(600);
	// Another page has come, which was never asked.
	pages = [pages[0] as Page, plainPage('b')];
	await settle(new Promise((resolve) => setTimeout(resolve, 600)));
	expect(await lasting(run)).toBeGreaterThanOrEqual(1_000);
	// A short call waits a quarter of a second for a new page, after every other call.
	pages = [plainPage('c')];
	await settle(new Promise((resolve) => setTimeout(resolve, 600)));
	dispatcher.prepare(ROUTE, caller('c'));
	expect(await lasting(() => dispatcher.run(CALL, ROUTE, caller('c'), never))).toBeLessThan(600);
});

test('without any page nobody is waited for', async () => {
	expect(await lasting(() => dispatcher.run(CALL, ROUTE, caller(), never))).toBeLessThan(100);
});

test('a page is asked for its worker for long work without losing the one for short work', async () => {
	const a = page('a', async (_call, lane) => lane);
	pages = [a];
	a.connect();
	expect((await settle(dispatcher.run(CALL, LONG, caller('a'), never))).value).toBe('heavy');
	expect(a.told).toEqual([{ type: 'need-port', lane: 'heavy', fresh: false }]);
	// One is lost, the other goes on.
	dispatcher.workerLost('a', 2);
	expect((await settle(dispatcher.run(CALL, ROUTE, caller('a'), never))).value).toBe('light');
	expect(a.told).toHaveLength(1);
	// With both gone it is a page without workers, and asked as such.
	dispatcher.workerLost('a', 1);
	expect((await settle(dispatcher.run(CALL, ROUTE, caller('a'), never))).where).toBe('inline');
	expect(a.told.at(-1)).toEqual({ type: 'need-port', lane: 'light', fresh: true });
});

test('a worker for long work that comes late is waited for', async () => {
	const a = page('a', async () => 'short');
	a.connect();
	const late: Page = {
		...a,
		postMessage: ({ type }) => void (type === 'need-port' && setTimeout(() => a.connect('heavy'), 700))
	};
	pages = [late];
	const { port1, port2 } = new MessageChannel();
	opened.push(port1, port2);
	dispatcher.addPort(late, 'light', 1, port2);
	const running = dispatcher.run(CALL, LONG, caller('a'), never);
	expect(await settle(running)).toEqual({ value: 'short', where: 'worker' });
	expect(inline).not.toHaveBeenCalled();
});

test('a tab that went away is known by the end of its port, before its silence tells', async () => {
	const gone = plainPage('a');
	const { port1, port2 } = new MessageChannel();
	dispatcher.addPort(gone, 'light', 1, port2);
	const b = page('b', async () => 'from b');
	b.connect();
	pages = [gone, b];
	const running = dispatcher.run(CALL, ROUTE, caller('a'), never);
	await vi.advanceTimersByTimeAsync(10);
	const ended = new Promise((resolve) => port2.addEventListener('close', resolve));
	port1.close();
	await ended;
	expect(await lasting(() => running)).toBeLessThan(380);
	expect((await running).value).toBe('from b');
});

test('calls of a page that is closed go on elsewhere at once', async () => {
	const closing = page('a', () => new Promise(() => {}));
	closing.connect();
	closing.connect('heavy');
	const b = page('b', async () => 'from b');
	b.connect();
	pages = [closing, b];
	const running = [dispatcher.run(CALL, ROUTE, caller('a'), never), dispatcher.run(CALL, LONG, caller('a'), never)];
	await vi.advanceTimersByTimeAsync(50);
	await new Promise((resolve) => setImmediate(resolve));
	pages = [b];
	// Another request looks for pages.
	await settle(dispatcher.run(CALL, ROUTE, caller('c'), never));
	expect(await lasting(() => Promise.all(running))).toBeLessThan(1_000);
	expect((await Promise.all(running)).map(({ value }) => value)).toEqual(['from b', 'from b']);
});

test('the asking page comes first though it is hidden and has shared no worker yet', async () => {
	const visible = page('a', async () => 'from a');
	const hidden = Object.assign(
		page('b', async () => 'from b'),
		{ visibilityState: 'hidden' as const }
	);
	pages = [visible, hidden];
	dispatcher.prepare(ROUTE, caller('b'));
	for (const one of [visible, hidden]) one.connect();
	dispatcher.workerLost('b', 1);
	hidden.connect();
	expect((await settle(dispatcher.run(CALL, ROUTE, caller('b'), never))).value).toBe('from b');
});
