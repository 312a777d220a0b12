import { expect, test, vi } from 'vitest';

const made = vi.hoisted(() => ({ options: undefined as unknown, answer: (_request: Request, _caller: object): Promise<Response> => Promise.resolve(new Response('answer')) })); // prettier-ignore
vi.mock('virtual:routes', () => ({ groups: [] }));
vi.mock('../api/handle', () => ({ createApi: (_groups: unknown, host: unknown) => ((made.options = host), (request: Request, caller: object) => made.answer(request, caller)) })); // prettier-ignore
vi.mock('../host/browser-host', () => ({ createBrowserHost: (options: unknown) => options }));
vi.mock('../feeds/browser-feeds', () => ({ browserFeeds: 'feeds' }));
vi.mock('./pool', () => ({ runInPool: 'pool', joinServiceWorker: 'join' }));
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
