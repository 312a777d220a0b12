import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../engines/kit/errors';
import { finished, type Finished } from '../api/encode-response';
import type { Call, Caller, Ran } from '../api/handle';
import type { Route } from '../api/routes';
import { createCompute, runInWorker, SHORT_STEPS, sizeOf, type EngineWorker } from './compute';
import { CallLost } from './rpc';

const caller: Caller = { keyless: false, picture: false, waitUntil: () => {} };
const call = (input: unknown = {}): Call => ({ group: 'g', name: 'n', input, now: 0, accept: 'application/json' });
const route = (cost: 'bounded' | 'unbounded') =>
	({ operation: { cost, params: { properties: { expression: {} } } } }) as unknown as Route;
const never = new AbortController();
const ANSWER = finished(null);
const ran = (where: string) => ({ value: ANSWER, where });

function lanes(light: (call: Call) => Promise<Ran>, width = 1, shortFirst = false) {
	const ends: (() => void)[] = [];
	const heavy = vi.fn(() => new Promise<ReturnType<typeof ran>>((resolve) => ends.push(() => resolve(ran('heavy')))));
	const lightly = vi.fn(light);
	const compute = createCompute({ light: lightly, heavy, width, shortFirst, clock: () => 0 });
	return { compute, heavy, light: lightly, end: () => ends.shift()?.() };
}
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('bounded work runs in the light lane as it is, however many long ones are under way', async () => {
	const { compute, light, heavy } = lanes(async () => ran('light'));
	void compute(call(), route('unbounded'), caller, never);
	expect((await compute(call('x'), route('bounded'), caller, never)).where).toBe('light');
	expect(light.mock.calls[0]?.[0]).toEqual(call('x'));
	expect(heavy).toHaveBeenCalledOnce();
});

test('bounded work on a large input is long work', async () => {
	const { compute, light, end } = lanes(async () => ran('light'));
	const asked = compute(call('x'.repeat(64 * 1024 + 1)), route('bounded'), caller, never);
	await settled();
	end();
	expect((await asked).where).toBe('heavy');
	expect(light).not.toHaveBeenCalled();
});

test('an operation may say from which length on its input is long work', async () => {
	const { compute, light, end } = lanes(async () => ran('light'), 1, true);
	const drawn = { operation: { ...route('bounded').operation, boundedUpTo: 10 } } as unknown as Route;
	expect((await compute(call('x'.repeat(10)), drawn, caller, never)).where).toBe('light');
	const asked = compute(call('x'.repeat(11)), drawn, caller, never);
	await settled();
	end();
	expect((await asked).where).toBe('heavy');
	expect(light).toHaveBeenCalledOnce();
});

test('long work begins at once where its lane is free', async () => {
	const { compute, light, end } = lanes(async () => ran('light'));
	const asked = compute(call(), route('unbounded'), caller, never);
	await settled();
	end();
	expect((await asked).where).toBe('heavy');
	expect(light).not.toHaveBeenCalled();
});

test('where a worker costs more than most work, each computation is tried in a few steps first', async () => {
	const { compute, light, heavy } = lanes(async () => ran('light'), 1, true);
	expect((await compute(call({ expression: '1/2+1/3' }), route('unbounded'), caller, never)).where).toBe('light');
	expect(light.mock.calls[0]?.[0].steps).toBe(SHORT_STEPS);
	expect(heavy).not.toHaveBeenCalled();
});

test.each(['range 1   1   1 !', '5 km in miles', '1\n1', 'x'.repeat(257)])(
	'%j is never tried in the answering thread: reading it is not counted in steps',
	async (expression) => {
		const { compute, light, heavy, end } = lanes(async () => ran('light'), 1, true);
		const asked = compute(call({ expression }), route('unbounded'), caller, never);
		await settled();
		end();
		expect((await asked).where).toBe('heavy');
		expect(light).not.toHaveBeenCalled();
		expect(heavy).toHaveBeenCalledOnce();
	}
);

test('behind a long one a computation is first tried in a few steps', async () => {
	const { compute, light, heavy } = lanes(async () => ran('light'));
	void compute(call(), route('unbounded'), caller, never);
	expect((await compute(call({ expression: '1/2+1/3' }), route('unbounded'), caller, never)).where).toBe('light');
	expect(light.mock.calls[0]?.[0].steps).toBe(SHORT_STEPS);
	expect(heavy).toHaveBeenCalledOnce();
});

test.each(['COMPUTATION_LIMIT', 'BUSY'] as const)('one that is %s in a few steps waits for its turn', async (code) => {
	const { compute, end } = lanes(() => Promise.reject(new ApiError(code, 'expression: more')));
	void compute(call(), route('unbounded'), caller, never);
	const second = compute(call(), route('unbounded'), caller, never);
	await settled();
	end();
	await settled();
	end();
	expect((await second).where).toBe('heavy');
});

test('what is wrong with the input is told by the trial; it is not asked again', async () => {
	const wrong = new ApiError('INVALID_INPUT', 'expression: has no end');
	const { compute, heavy } = lanes(() => Promise.reject(wrong));
	void compute(call(), route('unbounded'), caller, never);
	await expect(compute(call(), route('unbounded'), caller, never)).rejects.toBe(wrong);
	expect(heavy).toHaveBeenCalledOnce();
});

test('trials are one at a time', async () => {
	let running = 0;
	let most = 0;
	const { compute } = lanes(async () => {
		most = Math.max(most, ++running);
		await new Promise((resolve) => setTimeout(resolve, 10));
		running--;
		return ran('light');
	});
	void compute(call(), route('unbounded'), caller, never);
	const asked = Array.from({ length: 5 }, () => compute(call(), route('unbounded'), caller, never));
	await vi.advanceTimersByTimeAsync(100);
	await Promise.all(asked);
	expect(most).toBe(1);
});

test.each<[string, unknown, number]>([
	['a text', 'x'.repeat(70_000), 70_000],
	['bytes', new ArrayBuffer(300), 300],
	['texts in an object and a list', { a: 'xxx', b: ['yyyy', new ArrayBuffer(5)] }, 2 + 2 + 3 + 4 + 5],
	['a list of numbers', [1, 2, 3], 3],
	['nothing', null, 0],
	['a number', 7, 0]
])('the size of %s', (_what, input, size) => expect(sizeOf(input)).toBe(size));

test('more than 140 MB that wait together are refused, 503; what is done makes room', async () => {
	const { compute, end } = lanes(async () => ran('light'));
	const half = call(new ArrayBuffer(70 * 2 ** 20));
	const asked = [0, 1].map(() => compute(half, route('unbounded'), caller, never));
	await settled();
	const more = call(new ArrayBuffer(70_000));
	await expect(compute(more, route('unbounded'), caller, never)).rejects.toMatchObject({ code: 'BUSY', headers: { 'Retry-After': '5' } }); // prettier-ignore
	end();
	await settled();
	end();
	await Promise.all(asked);
	const later = compute(more, route('unbounded'), caller, never);
	await settled();
	end();
	expect((await later).where).toBe('heavy');
});

function worker(outcome: Promise<Finished>) {
	const end = vi.fn();
	return { worker: { rpc: { busy: 0, call: () => outcome, close: () => {} }, end } satisfies EngineWorker, end };
}
const PATIENCE = { silentMs: 1, loadMs: 1, deadlineMs: 1 };
const inWorker = (outcome: Promise<Finished>, signal?: AbortSignal) => {
	const made = worker(outcome);
	return { ...made, asked: runInWorker(made.worker, call(), route('unbounded'), PATIENCE, signal) };
};

test('a worker’s answer is its value', async () =>
	expect(await inWorker(Promise.resolve(ANSWER)).asked).toEqual({ value: ANSWER, where: 'worker' }));

test('one that is silent past the deadline is ended; its question is too much, by its first field', async () => {
	const { asked, end } = inWorker(Promise.reject(new CallLost('timeout')));
	await expect(asked).rejects.toMatchObject({ code: 'COMPUTATION_LIMIT', message: 'expression: needs more than 5 s' });
	expect(end).toHaveBeenCalledOnce();
});

test.each(['not-started', 'unavailable', 'lost'] as const)(
	'a call that is %s goes back to who may ask another',
	async (reason) => {
		const { asked, end } = inWorker(Promise.reject(new CallLost(reason)));
		await expect(asked).rejects.toMatchObject({ reason });
		expect(end).not.toHaveBeenCalled();
	}
);

test('given up, it has 50 ms left, then its worker is ended', async () => {
	const abort = new AbortController();
	const { end } = inWorker(new Promise(() => {}), abort.signal);
	abort.abort();
	await vi.advanceTimersByTimeAsync(49);
	expect(end).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	expect(end).toHaveBeenCalledOnce();
});

test('one that ends within them keeps its worker', async () => {
	const abort = new AbortController();
	let finish!: (value: Finished) => void;
	const { asked, end } = inWorker(new Promise((resolve) => (finish = resolve)), abort.signal);
	abort.abort();
	await vi.advanceTimersByTimeAsync(20);
	finish(ANSWER);
	expect((await asked).value).toBe(ANSWER);
	await vi.advanceTimersByTimeAsync(1000);
	expect(end).not.toHaveBeenCalled();
});

test('a call that was given up before is not made, one that is lost after says why it was given up', async () => {
	await expect(inWorker(Promise.resolve(ANSWER), AbortSignal.abort(new Error('gone'))).asked).rejects.toThrow('gone');
	const abort = new AbortController();
	let lose!: (error: unknown) => void;
	const { asked } = inWorker(new Promise((_, reject) => (lose = reject)), abort.signal);
	abort.abort(new Error('typed on'));
	lose(new CallLost('timeout'));
	await expect(asked).rejects.toThrow('typed on');
});
