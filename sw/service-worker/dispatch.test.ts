import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Call } from '../api/handle';
import { ApiError } from '../../engines/kit/errors';
import type { Route } from '../api/routes';
import { DEADLINE_MS, type ToPage } from '../host/messages';
import { createDispatcher, type Page } from './dispatch';
import { serve } from '../host/rpc';

const CALL: Call = { group: 'geo', name: 'distance', input: {}, now: 0, accept: 'application/json' };
const ROUTE = {
	group: 'geo',
	name: 'distance',
	operation: { kind: 'compute', params: { type: 'object', properties: { from: { type: 'string' } }, required: [] } }
} as unknown as Route;
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

/** A page with one worker that answers by `run`; it hands its port over when asked. */
function page(id: string, run: (call: Call) => Promise<unknown>, told: ToPage[] = []) {
	let worker = 0;
	const self: Page & { connect(): void; told: ToPage[] } = {
		id,
		visibilityState: 'visible',
		told,
		postMessage(message) {
			told.push(message);
			if (message.type === 'need-port' && worker === 0) self.connect();
		},
		connect() {
			const { port1, port2 } = new MessageChannel();
			opened.push(port1, port2);
			serve(port1 as never, async () => {}, run);
			dispatcher.addPort(id, ++worker, port2);
		}
	};
	return self;
}

let pages: Page[] = [];
let dispatcher = createDispatcher(
	{ matchAll: async () => pages },
	async () => 'inline',
	() => performance.now()
);
beforeEach(() => {
	pages = [];
	dispatcher = createDispatcher(
		{ matchAll: async () => pages },
		async () => 'inline',
		() => performance.now()
	);
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
	expect(await settle(dispatcher.run(CALL, ROUTE, caller()))).toEqual({ value: 'inline', where: 'inline' });
});

test('a page is asked for its worker and computes', async () => {
	pages = [page('a', async () => 'from a')];
	expect(await settle(dispatcher.run(CALL, ROUTE, caller('a')))).toEqual({ value: 'from a', where: 'worker' });
});

test('the asking page comes first, whatever the order', async () => {
	const [a, b] = [page('a', async () => 'from a'), page('b', async () => 'from b')];
	pages = [a, b];
	a.connect();
	b.connect();
	expect(await settle(dispatcher.run(CALL, ROUTE, caller('b')))).toMatchObject({ value: 'from b' });
});

test('a frozen page costs a moment, then the next one answers', async () => {
	const frozen = page('a', () => new Promise(() => {}));
	const { port1, port2 } = new MessageChannel();
	opened.push(port1, port2);
	dispatcher.addPort('a', 1, port2);
	const b = page('b', async () => 'from b');
	b.connect();
	pages = [frozen, b];
	const started = performance.now();
	expect(await settle(dispatcher.run(CALL, ROUTE, caller('a')))).toMatchObject({ value: 'from b' });
	expect(performance.now() - started).toBeLessThan(1000);
});

test('an engine’s own error is the answer, and is not tried elsewhere', async () => {
	let asked = 0;
	const failing = async () => {
		asked++;
		throw new ApiError('INVALID_INPUT', 'from: must be a place');
	};
	pages = [page('a', failing), page('b', failing)];
	await expect(settle(dispatcher.run(CALL, ROUTE, caller('a')))).rejects.toMatchObject({
		code: 'INVALID_INPUT',
		message: 'from: must be a place'
	});
	expect(asked).toBe(1);
});

test('a call past its deadline is 422 and its worker is ended', async () => {
	const told: ToPage[] = [];
	pages = [page('a', () => new Promise(() => {}), told)];
	await expect(settle(dispatcher.run(CALL, ROUTE, caller('a')))).rejects.toMatchObject({
		code: 'COMPUTATION_LIMIT',
		message: `from: needs more than ${DEADLINE_MS / 1000} s`
	});
	expect(told).toContainEqual({ type: 'end-worker', worker: 1 });
});

test('a worker lost in the middle: the call goes on elsewhere', async () => {
	pages = [page('a', () => new Promise(() => {})), page('b', async () => 'from b')];
	(pages[1] as ReturnType<typeof page>).connect();
	(pages[0] as ReturnType<typeof page>).connect();
	const running = dispatcher.run(CALL, ROUTE, caller('a'));
	await vi.advanceTimersByTimeAsync(50);
	await new Promise((resolve) => setImmediate(resolve));
	dispatcher.workerLost('a', 1);
	expect(await settle(running)).toMatchObject({ value: 'from b' });
});

test('a closed page is forgotten', async () => {
	const a = page('a', async () => 'from a');
	a.connect();
	pages = [];
	expect(await settle(dispatcher.run(CALL, ROUTE, caller('a')))).toMatchObject({ value: 'inline' });
});
