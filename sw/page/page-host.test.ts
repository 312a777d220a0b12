import { expect, test, vi } from 'vitest';
import type { RoutedGroup } from '../../engines/kit/contract';

const made = vi.hoisted(() => ({ options: undefined as unknown, answer: (_request: Request, _caller: object): Promise<Response> => Promise.resolve(new Response('answer')) })); // prettier-ignore
const OPERATIONS = { near: { path: '/v1/near', kind: 'compute', cost: 'bounded' }, solve: { path: '/v1/solve', kind: 'compute', cost: 'unbounded' }, news: { path: '/v1/news', kind: 'feed', cost: 'bounded' } }; // prettier-ignore
const SOME = { id: 'some', operations: OPERATIONS } as unknown as RoutedGroup;
vi.mock('virtual:routes', () => ({ groups: [SOME, { id: 'others', operations: {} }] }));
const ahead = vi.hoisted(() => ({ inPool: vi.fn(), loaded: vi.fn((_name: string) => Promise.resolve({})) }));
vi.mock('../host/load', () => ({ load: ahead.loaded }));
vi.mock('../api/handle', () => ({ createApi: (groups: readonly object[]) => (request: Request, caller: object) => made.answer(request, { ...caller, groups: groups.length }) })); // prettier-ignore
vi.mock('../host/browser-host', () => ({ createBrowserHost: (options: unknown) => (made.options = options) }));
vi.mock('../feeds/browser-feeds', () => ({ browserFeeds: 'feeds' }));
vi.mock('./pool', () => ({ runInPool: 'pool', joinServiceWorker: 'join', prepareInPool: ahead.inPool }));
const { answerInPage, joinServiceWorker, prepare } = await import('./page-host');

const given = (group: RoutedGroup | undefined) => Promise.resolve(group);

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
	await prepare(given(SOME), 'near');
	await prepare(given(SOME), 'solve');
	expect(ahead.inPool.mock.calls).toEqual([
		['light', 'some'],
		['heavy', 'some']
	]);
	expect(ahead.loaded).not.toHaveBeenCalled();
	await prepare(given(SOME), 'news');
	expect(ahead.loaded.mock.calls).toEqual([['feeds'], ['some']]);
	await prepare(given(SOME), 'nothing');
	await prepare(given(undefined), 'near');
	expect(ahead.inPool).toHaveBeenCalledTimes(2);
});

test('what is asked of the group whose page was opened needs the contracts of no other, what is asked besides has all', async () => {
	vi.resetModules();
	const answer = vi.spyOn(made, 'answer');
	const fresh = await import('./page-host');
	await fresh.prepare(given(SOME), 'near');
	await fresh.answerInPage(new Request('http://h/v1/near?x=1'));
	expect(answer).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ groups: 1 }));
	await fresh.answerInPage(new Request('http://h/v1/nowhere'));
	expect(answer).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ groups: 2 }));
	answer.mockRestore();
});

test('a question that is here before the contract of its page waits for it; one that is lost leaves the others', async () => {
	vi.resetModules();
	const answer = vi.spyOn(made, 'answer');
	let resolve = (_group: RoutedGroup): void => {};
	const contract = new Promise<RoutedGroup>((done) => (resolve = done));
	const fresh = await import('./page-host');
	const prepared = fresh.prepare(contract, 'near');
	const answered = fresh.answerInPage(new Request('http://h/v1/near?x=1'));
	resolve(SOME);
	await Promise.all([prepared, answered]);
	expect(answer).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ groups: 1 }));

	vi.resetModules();
	const other = await import('./page-host');
	await expect(other.prepare(Promise.reject(new Error('lost')), 'near')).rejects.toThrow('lost');
	await other.answerInPage(new Request('http://h/v1/near?x=1'));
	expect(answer).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ groups: 2 }));
	answer.mockRestore();
});

test('what the page was opened for is known to a question that is here before anything was prepared', async () => {
	vi.resetModules();
	const answer = vi.spyOn(made, 'answer');
	const { openedFor } = await import('./opened');
	openedFor(given(SOME));
	openedFor(given(undefined));
	const fresh = await import('./page-host');
	await fresh.answerInPage(new Request('http://h/v1/near?x=1'));
	expect(answer).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ groups: 1 }));
	answer.mockRestore();
});
