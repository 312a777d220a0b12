/** The API for scripts of this origin, `import { createApi } from '/client.js'`; types in client.d.ts. */
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

/** Uses the page's service worker, else a host in the page. A worker probes which one answers. */
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
