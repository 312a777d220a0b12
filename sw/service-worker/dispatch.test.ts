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

const ask = (id?: string, route = ROUTE) => dispatcher.run(CALL, route, caller(id), never);
const answer = (id?: string, route = ROUTE) => settle(ask(id, route));
const pause = (ms: number) => settle(new Promise((resolve) => setTimeout(resolve, ms)));
const hanging = () => new Promise<never>(() => {});

/** A page with workers for short work that share their ports at once. */
function connected(id: string, run: Parameters<typeof page>[1], visibilityState: Page['visibilityState'] = 'visible') {
	const made = Object.assign(page(id, run), { visibilityState });
	made.connect();
	return made;
}

/** The end of a port to a worker of a page for short work, which answers nothing by itself. */
function silentPort(of: Page): MessagePort {
	const { port1, port2 } = new MessageChannel();
	opened.push(port1, port2);
	dispatcher.addPort(of, 'light', 1, port2);
	return port1;
}

test('without a page the service worker computes itself, at once', async () => {
	expect(await lasting(answer)).toBeLessThan(100);
	expect(await answer()).toEqual({ value: 'inline', where: 'inline' });
});

test('a table that is here is read here, though a page has workers', async () => {
	pages = [page('a', async () => 'from a')];
	const data = { ...ROUTE, operation: { ...ROUTE.operation, kind: 'data' } } as unknown as Route;
	expect(await answer('a', data)).toEqual({ value: 'inline', where: 'inline' });
});

test('an engine’s own error is the answer, and is not tried elsewhere', async () => {
	let asked = 0;
	const failing = async () => {
		asked++;
		throw new ApiError('INVALID_INPUT', 'from: must be a place');
	};
	pages = [page('a', failing), page('b', failing)];
	await expect(answer('a')).rejects.toMatchObject({
		code: 'INVALID_INPUT',
		message: 'from: must be a place'
	});
	expect(asked).toBe(1);
});

test('a call past its deadline is 422 and its worker is ended', async () => {
	const told: ToPage[] = [];
	pages = [page('a', hanging, told)];
	await expect(answer('a')).rejects.toMatchObject({
		code: 'COMPUTATION_LIMIT',
		message: `from: needs more than ${DEADLINE_MS / 1000} s`
	});
	expect(told).toContainEqual({ type: 'end-worker', worker: 1 });
});

test('a worker lost in the middle: the call goes on elsewhere', async () => {
	pages = [connected('a', hanging), connected('b', async () => 'from b')];
	const running = ask('a');
	await vi.advanceTimersByTimeAsync(50);
	await new Promise((resolve) => setImmediate(resolve));
	dispatcher.workerLost('a', 1);
	expect(await settle(running)).toMatchObject({ value: 'from b' });
});

test('a closed page is forgotten', async () => {
	connected('a', async () => 'from a');
	expect(await answer('b')).toMatchObject({ value: 'inline' });
});

test('the browser is asked for its pages where the asking one has no worker, and not for each call of one that has', async () => {
	const matchAll = vi.spyOn(clients, 'matchAll');
	pages = [page('b', async () => 'from b'), connected('a', async () => 'from a')];
	for (let call = 0; call < 3; call++) {
		dispatcher.prepare(ROUTE, caller('a'));
		expect((await answer('a')).value).toBe('from a');
	}
	expect(matchAll).not.toHaveBeenCalled();
	expect((await answer('b')).value).toBe('from a');
	expect(matchAll).toHaveBeenCalled();
});

test('an asking page whose worker is gone is asked for another, then other pages are', async () => {
	pages = [connected('a', hanging), connected('b', async () => 'from b')];
	dispatcher.workerLost('a', 1);
	expect(await answer('a')).toEqual({ value: 'from b', where: 'worker' });
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
	const long = Promise.all(Array.from({ length: 20 }, () => ask('a', LONG)));
	expect(await answer('a')).toEqual({ value: 'short', where: 'worker' });
	expect(most).toBeLessThanOrEqual(1);
	expect((await settle(long)).map(({ value, where }) => `${String(value)} ${where}`)).toEqual(
		Array.from({ length: 20 }, () => 'long worker')
	);
	expect(most).toBe(1);
	expect(inline).not.toHaveBeenCalled();
});

test('a long call that is given up ends its worker', async () => {
	const told: ToPage[] = [];
	pages = [page('a', hanging, told)];
	const giveUp = new AbortController();
	const running = dispatcher.run(CALL, LONG, caller('a'), giveUp);
	setTimeout(() => giveUp.abort(new Error('typed on')), 500);
	await expect(settle(running)).rejects.toThrow('typed on');
	await pause(100);
	expect(told).toContainEqual({ type: 'end-worker', worker: 2 });
});

test('a queue of short calls in a lively worker is waited for, not passed over', async () => {
	const a = page('a', () => new Promise((resolve) => setTimeout(() => resolve('from a'), 200)));
	pages = [a];
	const port1 = silentPort(a);
	// One at a time, as a real worker computes.
	let busy = Promise.resolve();
	port1.addEventListener(
		'message',
		({ data: { id } }: MessageEvent<{ id: number }>) =>
			void (busy = busy.then(async () => {
				port1.postMessage({ id, received: true });
				port1.postMessage({ id, started: true });
				await new Promise((resolve) => setTimeout(resolve, 100));
				port1.postMessage({ id, value: 'in turn', protocol: PROTOCOL });
			}))
	);
	port1.start();
	const values = await settle(Promise.all(Array.from({ length: 8 }, async () => (await ask('a')).value)));
	expect(values).toEqual(values.map(() => 'in turn'));
	expect(inline).not.toHaveBeenCalled();
});

test('a port is asked for while the key is looked up, once for both', async () => {
	const told: ToPage[] = [];
	pages = [page('a', async () => 'from a', told)];
	dispatcher.prepare(ROUTE, caller('a'));
	await pause(20);
	expect(told).toEqual([{ type: 'need-port', lane: 'light', fresh: true }]);
	expect(await answer('a')).toEqual({ value: 'from a', where: 'worker' });
	expect(told).toHaveLength(1);
});

test('without the asking page a visible one computes, not a hidden one; of two workers only windows have any', async () => {
	const hidden = connected('b', async () => 'from b', 'hidden');
	const visible = connected('a', async () => 'from a');
	pages = [hidden, visible];
	expect((await answer()).value).toBe('from a');
	pages = [visible, hidden];
	expect((await answer('b')).value).toBe('from b');
	const matchAll = vi.fn(async (_options: { type: string }) => []);
	const other = createDispatcher({ matchAll } as never, (call) => inline(call) as Promise<Finished>, () => performance.now()); // prettier-ignore
	await settle(other.run(CALL, ROUTE, caller(), never));
	expect(matchAll.mock.calls).toEqual([[{ type: 'window' }]]);
});

test('without a page with workers a long call is computed here under a few steps: past them the error says where more may be spent', async () => {
	expect(await answer(undefined, LONG)).toEqual({ value: 'inline', where: 'inline' });
	expect(inline.mock.calls[0]?.[0].steps).toBe(STEPS_HERE);
	const outcome = (error: Error) => {
		inline.mockRejectedValue(error);
		return answer(undefined, LONG).catch((thrown: Error) => ({ code: '', ...thrown, message: thrown.message }));
	};
	expect(await outcome(new ApiError('COMPUTATION_LIMIT', 'n: too much'))).toMatchObject({
		code: 'BUSY',
		message:
			'server: may not spend what this takes (n: too much): a page of the app may, or one that begins with early.js'
	});
	expect(await outcome(new ApiError('INVALID_INPUT', 'n: is wrong'))).toMatchObject({ message: 'n: is wrong' });
	expect(await outcome(new TypeError('a bug'))).toMatchObject({ message: 'a bug' });
});

async function lasting(work: () => Promise<unknown>): Promise<number> {
	const started = performance.now();
	await settle(work());
	return performance.now() - started;
}

function plainPage(id: string): Page & { readonly told: ToPage[] } {
	const told: ToPage[] = [];
	return { id, visibilityState: 'visible', told, postMessage: (message) => void told.push(message) };
}

test('a worker that did not take up a call is passed over for two seconds, then it is asked again', async () => {
	const frozen = plainPage('a');
	const port1 = silentPort(frozen);
	const asked: unknown[] = [];
	port1.addEventListener('message', ({ data }) => asked.push(data));
	port1.start();
	pages = [frozen, connected('b', async () => 'from b')];
	const first = await lasting(async () => expect(await ask('a')).toMatchObject({ value: 'from b' }));
	expect([first >= 400, first < 1000]).toEqual([true, true]);
	expect(await lasting(() => ask('a'))).toBeLessThan(100);
	expect(asked).toHaveLength(1);
	await pause(2_000);
	expect(await lasting(() => ask('a'))).toBeGreaterThanOrEqual(400);
	expect(asked).toHaveLength(2);
});

test('pages without workers are asked once for all that wait, and again only after half a second', async () => {
	const plain = plainPage('a');
	pages = [plain];
	expect(await lasting(() => Promise.all([ask('a'), ask('a'), ask('a')]))).toBeGreaterThanOrEqual(250);
	expect(plain.told).toEqual([{ type: 'need-port', lane: 'light', fresh: true }]);
	expect(await lasting(() => ask('a'))).toBeLessThan(100);
	expect(plain.told).toHaveLength(1);
	await pause(500);
	expect(await lasting(() => ask('a'))).toBeGreaterThanOrEqual(250);
	expect(plain.told).toHaveLength(2);
});

test('long work waits a second for a worker of a page that may have one, not as long for one that had none', async () => {
	pages = [plainPage('a')];
	dispatcher.prepare(LONG, caller('a'));
	expect(await lasting(() => ask('a', LONG))).toBeGreaterThanOrEqual(1_000);
	await pause(600);
	const again = await lasting(() => ask('a', LONG));
	expect(again).toBeGreaterThanOrEqual(250);
	expect(again).toBeLessThan(600);
	// Another page has come, which was never asked.
	pages = [pages[0] as Page, plainPage('b')];
	await pause(600);
	expect(await lasting(() => ask('a', LONG))).toBeGreaterThanOrEqual(1_000);
	// A short call waits a quarter of a second for a new page, after every other call.
	pages = [plainPage('c')];
	await pause(600);
	dispatcher.prepare(ROUTE, caller('c'));
	expect(await lasting(() => ask('c'))).toBeLessThan(600);
});

test('a page is asked for its worker for long work without losing the one for short work', async () => {
	const a = page('a', async (_call, lane) => lane);
	pages = [a];
	a.connect();
	expect((await answer('a', LONG)).value).toBe('heavy');
	expect(a.told).toEqual([{ type: 'need-port', lane: 'heavy', fresh: false }]);
	// One is lost, the other goes on.
	dispatcher.workerLost('a', 2);
	expect((await answer('a')).value).toBe('light');
	expect(a.told).toHaveLength(1);
	// With both gone it is a page without workers, and asked as such.
	dispatcher.workerLost('a', 1);
	expect((await answer('a')).where).toBe('inline');
	expect(a.told.at(-1)).toEqual({ type: 'need-port', lane: 'light', fresh: true });
});

test('a worker for long work that comes late is waited for', async () => {
	const a = connected('a', async () => 'short');
	const late: Page = {
		...a,
		postMessage: ({ type }) => void (type === 'need-port' && setTimeout(() => a.connect('heavy'), 700))
	};
	pages = [late];
	silentPort(late);
	expect(await answer('a', LONG)).toEqual({ value: 'short', where: 'worker' });
	expect(inline).not.toHaveBeenCalled();
});

test('a tab that went away is known by the end of its port, before its silence tells', async () => {
	const gone = plainPage('a');
	const { port1, port2 } = new MessageChannel();
	dispatcher.addPort(gone, 'light', 1, port2);
	pages = [gone, connected('b', async () => 'from b')];
	const running = ask('a');
	await vi.advanceTimersByTimeAsync(10);
	const ended = new Promise((resolve) => port2.addEventListener('close', resolve));
	port1.close();
	await ended;
	expect(await lasting(() => running)).toBeLessThan(380);
	expect((await running).value).toBe('from b');
});

test('calls of a page that is closed go on elsewhere at once', async () => {
	const closing = connected('a', hanging);
	closing.connect('heavy');
	const b = connected('b', async () => 'from b');
	pages = [closing, b];
	const running = Promise.all([ask('a'), ask('a', LONG)]);
	await vi.advanceTimersByTimeAsync(50);
	await new Promise((resolve) => setImmediate(resolve));
	pages = [b];
	// Another request looks for pages.
	await answer('c');
	expect(await lasting(() => running)).toBeLessThan(1_000);
	expect((await running).map(({ value }) => value)).toEqual(['from b', 'from b']);
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
	expect((await answer('b')).value).toBe('from b');
});
