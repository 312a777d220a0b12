import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EngineContext } from '../../engines/kit/contract';
import type { Call } from '../api/handle';

const parts = vi.hoisted(() => new Map<string, unknown>());
const fetchPart = vi.hoisted(() => vi.fn(async (_name: string) => {}));
vi.mock('virtual:engines', () => ({
	has: (name: string) => parts.has(name),
	part: (name: string) => parts.get(name),
	fetchPart
}));
const packs = vi.hoisted(() => ({
	loadPack: vi.fn(async (_name: string, _told?: unknown) => new ArrayBuffer(3)),
	hasPack: vi.fn(async (name: string) => name === 'here'),
	tellPages: vi.fn()
}));
vi.mock('./packs', () => packs);
const { browserEngines, prepareEngine, runHere } = await import('./engine-host');
const { load } = await import('./script-loader');
const { runEngine } = await import('./run-engine');

const CALL: Call = {
	group: 'g',
	name: 'ask',
	input: { a: 1 },
	now: Date.UTC(2026, 0, 1, 3),
	accept: 'application/json'
};
let given: { input: unknown; context: EngineContext };

beforeEach(() => {
	parts.clear();
	parts.set('g', {
		engine: { ask: (input: unknown, context: EngineContext) => ((given = { input, context }), 'answer'), pack: async (_input: unknown, context: EngineContext) => (await context.pack('words')).byteLength } // prettier-ignore
	});
	fetchPart.mockReset().mockResolvedValue();
	packs.loadPack.mockReset().mockResolvedValue(new ArrayBuffer(3));
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test('a file of this build is fetched, then given', async () => {
	expect(await load('g')).toBe(parts.get('g'));
	expect(fetchPart.mock.calls).toEqual([['g']]);
	expect(await prepareEngine('g')).toBe(parts.get('g'));
});

test('one that this host does not have is refused for good, 422', async () => {
	await expect(load('gone')).rejects.toMatchObject({ code: 'BUSY', message: 'server: needs a page of the app, or one with early.js, to compute this' }); // prettier-ignore
	expect(fetchPart).not.toHaveBeenCalled();
});

test('one that cannot be had is asked for again after a moment, then it is 503', async () => {
	vi.useFakeTimers();
	fetchPart.mockRejectedValueOnce(new TypeError('gone'));
	const second = load('g');
	await vi.advanceTimersByTimeAsync(99);
	expect(fetchPart).toHaveBeenCalledTimes(1);
	await vi.advanceTimersByTimeAsync(1);
	expect(await second).toBe(parts.get('g'));
	const cause = new TypeError('gone again');
	fetchPart.mockRejectedValue(cause);
	const failed = expect(load('g')).rejects.toMatchObject({ code: 'BUSY', message: 'server: could not load a part of itself', headers: { 'Retry-After': '1' }, cause }); // prettier-ignore
	await vi.advanceTimersByTimeAsync(100);
	await failed;
	// The third time under an address that the browser does not know.
	expect(fetchPart).toHaveBeenCalledTimes(5);
	expect(fetchPart).toHaveBeenLastCalledWith('g', '#again');
});

test('an engine gets the input, the time, the day of the caller, and no more than its host has', async () => {
	expect(await runHere({ ...CALL, timeZone: 'America/New_York' })).toEqual({ json: '"answer"', warning: null });
	expect([given.input, given.context.now, given.context.accept]).toEqual([CALL.input, CALL.now, CALL.accept]);
	expect(given.context.today()).toEqual({ year: 2025, month: 12, day: 31, timeZone: 'America/New_York' });
	expect(given.context).not.toHaveProperty('steps');
	await runHere({ ...CALL, steps: 500 });
	expect(given.context.steps).toBe(500);
	expect(given.context.today().timeZone).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
	expect(given.context.clock()).toBeLessThanOrEqual(performance.now());
	expect([await given.context.hasPack('here'), await given.context.hasPack('elsewhere')]).toEqual([true, false]);
	parts.set('g/lazy', { rare: true });
	expect(await given.context.lazy('g/lazy')).toEqual({ rare: true });
});

test('an operation that the engine does not have is a bug', async () => {
	await expect(runHere({ ...CALL, name: 'gone' })).rejects.toThrow('engine g has no gone');
	await expect(runHere({ ...CALL, name: 'gone' })).rejects.not.toHaveProperty('code');
});

test('the feed part goes on with the context', async () => {
	const feed = { online: false } as never;
	await runEngine(browserEngines(), CALL, feed);
	expect(given.context).toMatchObject({ online: false, now: CALL.now });
});

test('a pack that downloads is a sign of life each second, until it is there', async () => {
	vi.useFakeTimers();
	const progress = vi.fn();
	let arrive: (bytes: ArrayBuffer) => void = () => {};
	packs.loadPack.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
	const answer = runHere({ ...CALL, name: 'pack' }, progress);
	await vi.advanceTimersByTimeAsync(3_500);
	expect(progress).toHaveBeenCalledTimes(3);
	arrive(new ArrayBuffer(7));
	expect(await answer).toMatchObject({ json: '7' });
	await vi.advanceTimersByTimeAsync(60_000);
	expect([progress.mock.calls.length, vi.getTimerCount()]).toEqual([3, 0]);
	expect(packs.loadPack).toHaveBeenCalledWith('words', packs.tellPages);
});

test('one that takes 45 s goes on for the next question, this one is told when to come again', async () => {
	vi.useFakeTimers();
	packs.loadPack.mockReturnValue(new Promise(() => {}));
	const outcome = vi.fn();
	runHere({ ...CALL, name: 'pack' }).catch(outcome);
	await vi.advanceTimersByTimeAsync(44_999);
	expect(outcome).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	expect(outcome).toHaveBeenCalledExactlyOnceWith(
		expect.objectContaining({
			code: 'UPSTREAM_TIMEOUT',
			message: 'network: the data words is still being downloaded',
			headers: { 'Retry-After': '10' }
		})
	);
	expect(vi.getTimerCount()).toBe(0);
});

test('an engine that fetches is alive until its own signal says that it has done', async () => {
	vi.useFakeTimers();
	const fetched = vi.fn(async (_url: string, _init?: RequestInit) => new Response());
	vi.stubGlobal('fetch', fetched);
	const progress = vi.fn();
	const io = browserEngines(progress);
	const done = new AbortController();
	await io.fetch('https://pictures.example/1', { signal: done.signal });
	await vi.advanceTimersByTimeAsync(2_000);
	expect(progress).toHaveBeenCalledTimes(2);
	done.abort();
	await vi.advanceTimersByTimeAsync(5_000);
	expect(progress).toHaveBeenCalledTimes(2);
	await io.fetch('https://pictures.example/2');
	await vi.advanceTimersByTimeAsync(5_000);
	expect([progress.mock.calls.length, vi.getTimerCount(), fetched.mock.calls.length]).toEqual([2, 0, 2]);
	expect(fetched.mock.calls[0]).toEqual(['https://pictures.example/1', { signal: done.signal }]);
});
