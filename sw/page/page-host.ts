/**
 * The page as a host of the API: where no service worker controls it (first visit, hard reload, http on a LAN, a page of
 * another app). Built to `host.js` beside `early.js`, which loads it when it is needed.
 */
import { groups } from 'virtual:routes';
import { createApi } from '../api/handle';
import { browserFeeds } from '../feeds/browser-feeds';
import { createBrowserHost } from '../host/browser-host';
import { load } from '../host/load';
import { prepareInPool, runInPool } from './pool';

export { joinServiceWorker } from './pool';

const handle = createApi(
	groups,
	createBrowserHost({
		kind: 'page',
		base: import.meta.env.BASE_URL.replace(/\/$/, ''),
		compute: runInPool,
		feeds: browserFeeds
	})
);

/**
 * Has what answers an operation loaded ahead of the first question: its engine in the worker that will run it, a feed's in
 * the page. Rejects when it cannot be had; does nothing where there is no such operation.
 */
export async function prepare(group: string, name: string): Promise<void> {
	const operation = groups.find(({ id }) => id === group)?.operations[name];
	if (operation?.kind === 'feed') await Promise.all([load('feeds'), load(group)]);
	else if (operation) prepareInPool(operation.cost === 'bounded' ? 'light' : 'heavy', group);
}

/** Answers a request of this page. */
export function answerInPage(request: Request): Promise<Response> {
	if (request.signal.aborted) return Promise.reject(request.signal.reason);
	const aborted = new Promise<never>((_, reject) =>
		request.signal.addEventListener('abort', () => reject(request.signal.reason), { once: true })
	);
	const caller = { keyless: false, picture: false, waitUntil: () => {} };
	return Promise.race([handle(request, caller), aborted]);
}
