import { expect, test, vi } from 'vitest';

const made = vi.hoisted(() => ({ options: undefined as unknown, answer: (_request: Request, _caller: object): Promise<Response> => Promise.resolve(new Response('answer')) })); // prettier-ignore
const OPERATIONS = { near: { kind: 'compute', cost: 'bounded' }, solve: { kind: 'compute', cost: 'unbounded' }, news: { kind: 'feed', cost: 'bounded' } }; // prettier-ignore
vi.mock('virtual:routes', () => ({ groups: [{ id: 'some', operations: OPERATIONS }] }));
const ahead = vi.hoisted(() => ({ inPool: vi.fn(), loaded: vi.fn((_name: string) => Promise.resolve({})) }));
vi.mock('../host/load', () => ({ load: ahead.loaded }));
vi.mock('../api/handle', () => ({ createApi: (_groups: unknown, host: unknown) => ((made.options = host), (request: Request, caller: object) => made.answer(request, caller)) })); // prettier-ignore
vi.mock('../host/browser-host', () => ({ createBrowserHost: (options: unknown) => options }));
vi.mock('../feeds/browser-feeds', () => ({ browserFeeds: 'feeds' }));
vi.mock('./pool', () => ({ runInPool: 'pool', joinServiceWorker: 'join', prepareInPool: ahead.inPool }));
const { answerInPage, joinServiceWorker, prepare } = await import('./page-host');

test('the page is a host of its own: computing in its workers, with the feeds of this browser', () => {
	expect(made.options).toEqual({ kind: 'page', base: '', compute: 'pool', feeds: 'feeds' });
	expect(joinServiceWorker).toBe('join');
});

test('a request of the page is answered: it can send a key, so it needs one', async () => {
	const answer = vi.spyOn(made, 'answer');
	const request = new Request('http://h/v1/get');
	expect(await (await answerInPage(request)).text()).toBe('answer');
	expect(answer).toHaveBeenCalledExactlyOnceWith(request, expect.objectContaining({ keyless: false, picture: false }));
	answer.mockRestore();
});

test('a request that is given up rejects at once, as fetch does, and one that was given up before is not asked', async () => {
	const answer = vi.spyOn(made, 'answer').mockImplementation(() => new Promise(() => {}));
	const abort = new AbortController();
	const asked = answerInPage(new Request('http://h/v1/get', { signal: abort.signal }));
	abort.abort(new Error('typed on'));
	await expect(asked).rejects.toThrow('typed on');
	await expect(answerInPage(new Request('http://h/v1/get', { signal: abort.signal }))).rejects.toThrow('typed on');
	expect(answer).toHaveBeenCalledOnce();
	answer.mockRestore();
});

test('what will be asked is loaded ahead where it will run: long work, work of milliseconds, a feed in the page', async () => {
	await prepare('some', 'near');
	await prepare('some', 'solve');
	expect(ahead.inPool.mock.calls).toEqual([
		['light', 'some'],
		['heavy', 'some']
	]);
	expect(ahead.loaded).not.toHaveBeenCalled();
	await prepare('some', 'news');
	expect(ahead.loaded.mock.calls).toEqual([['feeds'], ['some']]);
	await prepare('some', 'nothing');
	await prepare('nobody', 'near');
	expect(ahead.inPool).toHaveBeenCalledTimes(2);
});
