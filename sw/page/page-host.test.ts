import { expect, test, vi } from 'vitest';
import type { RoutedGroup } from '../../engines/kit/contract';

const made = vi.hoisted(() => ({ options: undefined as unknown, answer: (_request: Request, _caller: object): Promise<Response> => Promise.resolve(new Response('answer')) })); // prettier-ignore
const OPERATIONS = { near: { path: '/v1/near', kind: 'compute', cost: 'bounded' }, solve: { path: '/v1/solve', kind: 'compute', cost: 'unbounded' }, news: { path: '/v1/news', kind: 'feed', cost: 'bounded' } }; // prettier-ignore
const SOME = { id: 'some', operations: OPERATIONS } as unknown as RoutedGroup;
vi.mock('virtual:routes', () => ({ groups: [SOME, { id: 'others', operations: {} }] }));
const ahead = vi.hoisted(() => ({ inPool: vi.fn(), loaded: vi.fn((_name: string) => Promise.resolve({})) }));
vi.mock('../host/script-loader', () => ({ load: ahead.loaded }));
vi.mock('../api/handle', () => ({ createApi: (groups: readonly object[]) => (request: Request, caller: object) => made.answer(request, { ...caller, groups: groups.length }) })); // prettier-ignore
vi.mock('../host/browser-host', () => ({ createBrowserHost: (options: unknown) => (made.options = options) }));
vi.mock('../feeds/browser-feeds', () => ({ browserFeeds: 'feeds' }));
vi.mock('./pool', () => ({ runInPool: 'pool', joinServiceWorker: 'join', prepareInPool: ahead.inPool }));
const { answerInPage, joinServiceWorker } = await import('./page-host');

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

async function openedFor(contract: Promise<RoutedGroup | undefined>): Promise<typeof import('./page-host')> {
	vi.resetModules();
	(await import('../host/opened')).openedFor('some', contract);
	return import('./page-host');
}
const given = (group: RoutedGroup | undefined) => Promise.resolve(group);
const asksOf = (groups: number) => [expect.anything(), expect.objectContaining({ groups })] as const;

test('what will be asked is loaded ahead where it will run: long work, work of milliseconds, a feed in the page', async () => {
	const { prepare } = await openedFor(given(SOME));
	await prepare('near');
	await prepare('solve');
	expect(ahead.inPool.mock.calls).toEqual([
		['light', 'some'],
		['heavy', 'some']
	]);
	expect(ahead.loaded).not.toHaveBeenCalled();
	await prepare('news');
	expect(ahead.loaded.mock.calls).toEqual([['feeds'], ['some']]);
	await prepare('nothing');
	await (await openedFor(given(undefined))).prepare('near');
	expect(ahead.inPool).toHaveBeenCalledTimes(2);
});

test('what is asked of the group whose page was opened needs the contracts of no other, what is asked besides has all', async () => {
	const answer = vi.spyOn(made, 'answer');
	const host = await openedFor(given(SOME));
	await host.answerInPage(new Request('http://h/v1/near?x=1'));
	expect(answer).toHaveBeenLastCalledWith(...asksOf(1));
	await host.answerInPage(new Request('http://h/v1/nowhere'));
	expect(answer).toHaveBeenLastCalledWith(...asksOf(2));
	answer.mockRestore();
});

test('a question that is here before the contract of its page waits for it, and one of another group that is loaded finds it', async () => {
	const answer = vi.spyOn(made, 'answer');
	let resolve = (_group: RoutedGroup): void => {};
	const host = await openedFor(new Promise<RoutedGroup>((done) => (resolve = done)));
	(await import('../host/opened')).openedFor('unknown', given(undefined));
	const answered = host.answerInPage(new Request('http://h/v1/near?x=1'));
	resolve(SOME);
	await answered;
	expect(answer).toHaveBeenLastCalledWith(...asksOf(1));
	const far = {
		id: 'far',
		operations: { far: { ...SOME.operations['near'], path: '/v1/far' } }
	} as unknown as RoutedGroup;
	const { openedFor: note } = await import('../host/opened');
	note('far', given(far));
	note('more', given({ ...far, id: 'more', operations: {} }));
	await host.answerInPage(new Request('http://h/v1/far'));
	expect(answer).toHaveBeenLastCalledWith(...asksOf(3));
	answer.mockRestore();
});

test('a contract that is lost on its way leaves the others, and is told to who prepares', async () => {
	const answer = vi.spyOn(made, 'answer');
	const host = await openedFor(Promise.reject(new Error('lost')));
	await expect(host.prepare('near')).rejects.toThrow('lost');
	await host.answerInPage(new Request('http://h/v1/near?x=1'));
	expect(answer).toHaveBeenLastCalledWith(...asksOf(2));
	answer.mockRestore();
});
