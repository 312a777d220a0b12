import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLane, untilAborted } from './task-queue';

let clock = 0;
const lane = (limits: { width?: number; maxWaiting?: number; maxWaitMs?: number } = {}) =>
	createLane({ width: 1, maxWaiting: 2, maxWaitMs: 1000, clock: () => clock, ...limits });
const never = new AbortController().signal;
function work() {
	const { promise, resolve, reject } = deferred<string>();
	const run = vi.fn(() => promise);
	return { run, resolve, reject };
}
function deferred<T>() {
	let resolve!: (value: T) => void;
	let reject!: (error: unknown) => void;
	const promise = new Promise<T>((done, failed) => ([resolve, reject] = [done, failed]));
	return { promise, resolve, reject };
}
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
	vi.useFakeTimers();
	clock = 0;
});
afterEach(() => void vi.useRealTimers());

test('so many run at a time, the others in the order in which they came', async () => {
	const two = lane({ width: 2, maxWaiting: 9 });
	const order: number[] = [];
	const works = [0, 1, 2, 3].map(() => work());
	const outcomes = works.map(({ run }, index) => two.run(never, () => (order.push(index), run())));
	await settled();
	expect([order, two.free]).toEqual([[0, 1], false]);
	works[1]?.resolve('b');
	await settled();
	expect(order).toEqual([0, 1, 2]);
	works[0]?.resolve('a');
	await settled();
	expect(order).toEqual([0, 1, 2, 3]);
	works[2]?.resolve('c');
	works[3]?.resolve('d');
	expect(await Promise.all(outcomes)).toEqual(['a', 'b', 'c', 'd']);
	expect(two.free).toBe(true);
});

test('a place that becomes free is passed on; who comes at that moment waits', async () => {
	const one = lane();
	const [first, second, third] = [work(), work(), work()];
	void one.run(never, first.run);
	void one.run(never, second.run);
	first.resolve('');
	const late = first.run.mock.results[0]?.value.then(() => one.run(never, third.run));
	await settled();
	expect([second.run.mock.calls.length, third.run.mock.calls.length, one.free]).toEqual([1, 0, false]);
	second.resolve('');
	third.resolve('');
	await late;
	expect(one.free).toBe(true);
});

test('work that fails frees its place', async () => {
	const one = lane();
	const failing = work();
	const outcome = expect(one.run(never, failing.run)).rejects.toThrow('broken');
	failing.reject(new Error('broken'));
	await outcome;
	expect(one.free).toBe(true);
});

test('one more than may wait is refused at once, 503 with a time to come again', async () => {
	const one = lane();
	for (let i = 0; i < 3; i++) void one.run(never, work().run).catch(() => {});
	const extra = work();
	await expect(one.run(never, extra.run)).rejects.toMatchObject({
		code: 'BUSY',
		message: 'server: has too many long computations under way',
		// Two wait for half a second each.
		headers: { 'Retry-After': '1' }
	});
	expect(extra.run).not.toHaveBeenCalled();
});

test('the time to come again follows how long work took of late, 30 s at most', async () => {
	const one = lane();
	for (const [took, expected] of [
		// The mean of 0.5 s and 7.5 s is 4 s; two are waiting.
		[7_500, '8'],
		[200_000, '30']
	] as const) {
		const first = work();
		const begun = one.run(never, first.run);
		await settled();
		clock += took;
		first.resolve('');
		await begun;
		const abort = new AbortController();
		const held = work();
		const running = one.run(never, held.run);
		const waiting = [0, 1].map(() => one.run(abort.signal, work().run).catch(() => {}));
		await expect(one.run(never, work().run)).rejects.toMatchObject({ headers: { 'Retry-After': expected } });
		abort.abort();
		held.resolve('');
		await Promise.all([running, ...waiting]);
	}
});

test('a turn that does not come in time is refused, its place in the queue is another’s, and it never begins', async () => {
	const one = lane();
	const [first, second, third] = [work(), work(), work()];
	void one.run(never, first.run);
	const refused = expect(one.run(never, second.run)).rejects.toMatchObject({ code: 'BUSY' });
	await vi.advanceTimersByTimeAsync(500);
	void one.run(never, third.run);
	await vi.advanceTimersByTimeAsync(500);
	await refused;
	first.resolve('');
	await settled();
	expect([second.run.mock.calls.length, third.run.mock.calls.length]).toEqual([0, 1]);
	// Begun within its time: no timer of the queue touches it any more.
	await vi.advanceTimersByTimeAsync(5000);
	third.resolve('late');
	await settled();
	expect(one.free).toBe(true);
});

test('given up while waiting: rejected at once, never begun, the others move up', async () => {
	const one = lane();
	const [first, second, third] = [work(), work(), work()];
	const abort = new AbortController();
	void one.run(never, first.run);
	const given = one.run(abort.signal, second.run);
	void one.run(never, third.run);
	abort.abort(new Error('typed on'));
	await expect(given).rejects.toThrow('typed on');
	first.resolve('');
	await settled();
	expect([second.run.mock.calls.length, third.run.mock.calls.length]).toEqual([0, 1]);
});

test('given up while running: rejected at once, the place stays taken until the work ends', async () => {
	const one = lane();
	const first = work();
	const abort = new AbortController();
	const given = one.run(abort.signal, first.run);
	await settled();
	abort.abort(new Error('typed on'));
	await expect(given).rejects.toThrow('typed on');
	expect(one.free).toBe(false);
	first.resolve('');
	await settled();
	expect(one.free).toBe(true);
});

test('given up before: it takes no place', async () => {
	const one = lane();
	const first = work();
	await expect(one.run(AbortSignal.abort(new Error('gone')), first.run)).rejects.toThrow('gone');
	expect([one.free, first.run.mock.calls.length]).toEqual([true, 0]);
});

test('untilAborted: the outcome, or the reason, whichever is first; a signal that is over wins', async () => {
	expect(await untilAborted(never, Promise.resolve(1))).toBe(1);
	await expect(untilAborted(never, Promise.reject(new Error('own')))).rejects.toThrow('own');
	await expect(untilAborted(AbortSignal.abort(new Error('over')), new Promise(() => {}))).rejects.toThrow('over');
});
