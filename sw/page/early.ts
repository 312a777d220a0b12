// Runs before any other script of the page, so that a fetch of /v1/… is answered from the first moment on: by the service
// worker where it controls the page, else by the page itself. Other requests are not touched. Built to a classic script at
// the root of the app, under a name that stays: any page of the origin may begin with it.
export {};

const nativeFetch = self.fetch;
const root = new URL('.', (document.currentScript as HTMLScriptElement).src).href;
const { serviceWorker } = navigator;
/** The script of the app's own worker: the root may hold workers of other apps. */
const ours: string = root + (import.meta.env.VITE_SERVICE_WORKER ?? 'sw.js');

// It may be lost on its way through a service worker that ends: asked for again, twice. Browsers that remember a module which failed
// do so by its address with the fragment.
const loadHost = (again = ''): Promise<typeof import('./page-host')> =>
	import(/* @vite-ignore */ root + 'host.js' + again).catch((error) =>
		again[1] ? Promise.reject(error) : loadHost(again + '#')
	);

const answerHere = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
	const request = new Request(input, init);
	request.signal.throwIfAborted();
	const host = await Promise.race([
		loadHost(),
		// A server that says nothing must not keep the caller for ever; half a minute is enough for a slow first visit.
		new Promise<never>((_, reject) => setTimeout(reject, 3e4, TypeError('no host')))
	]);
	return host.answerInPage(request);
};

// The service worker asks for a worker of this page: computing itself would keep the whole origin waiting.
serviceWorker?.addEventListener(
	'message',
	({ data }) => data?.lane && loadHost().then((host) => host.joinServiceWorker())
);

// Async: invalid arguments become a rejection, as with the browser's own `fetch`.
self.fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
	// Not `instanceof`: a request may be one of another frame.
	const given = input as Partial<Request>;
	if (!new URL(given.url ?? (input as string), document.baseURI).href.startsWith(root + 'v1/'))
		return nativeFetch(input, init);
	// A request's body can be read once: keep a copy for a second try.
	const spare = given.clone?.() ?? input;
	if (serviceWorker?.controller?.scriptURL !== ours) return answerHere(spare, init);
	try {
		const response = await nativeFetch(input, init);
		// WebKit asks the server instead when the process of the worker ends.
		if (response.headers.get('x-served-by') === 'service-worker') {
			// To the last byte, while asking again is possible: the worker may be ended in the middle of an answer.
			await response.clone().text();
			return response;
		}
	} catch {
		// Rejected, as it is by an abort too, which is seen below.
	}
	// No operation changes anything, so ask again, once.
	return answerHere(spare, init);
};
