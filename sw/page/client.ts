/**
 * The API for scripts in a page, a frame or a worker of this origin: `import { createApi } from '/client.js'`. Built to a
 * module at the root of the app, under a name that stays; its types are client.d.ts, written from the contracts.
 */
import { addresses } from 'virtual:addresses';
import { createClient } from '../client/client';

export { UtilityApiError } from '../client/client';

export interface ClientOptions {
	/** API key; `demo` is there on every device. */
	readonly key?: string;
	/** Asks in place of `fetch`. */
	readonly fetch?: typeof fetch;
}

const root = new URL(/* @vite-ignore */ '.', import.meta.url).href;
const loadHost = (): Promise<typeof import('./page-host')> => import(/* @vite-ignore */ root + 'host.js');

/** Whether the response is the API's: all of its responses have an id, unlike those of a server without it. */
const isAnswer = (response: Response) => response.headers.has('x-request-id');

/**
 * Uses the service worker that controls this page; before that, and without one, a host that is loaded into the
 * page. A worker cannot see its controller: it sends a request and checks which host answered.
 */
async function ask(url: string, init: RequestInit): Promise<Response> {
	const { serviceWorker } = navigator;
	if (!serviceWorker || serviceWorker.controller?.scriptURL.startsWith(root)) {
		const response = await fetch(url, init).catch((error: unknown) => {
			init.signal?.throwIfAborted();
			return error;
		});
		if (response instanceof Response && isAnswer(response)) return response;
	}
	return (await loadHost()).answerInPage(new Request(url, init));
}

/** One function an operation. Nothing has to be waited for first: the first call is answered as any other. */
export function createApi({ key = 'demo', fetch: given }: ClientOptions = {}) {
	const send = given ?? ask;
	return createClient(addresses, (path, init) =>
		send(root + path.slice(1), { ...init, headers: { 'X-API-Key': key, ...(init.headers as object) } })
	);
}
