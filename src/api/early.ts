// Runs before any other script of the page, so that a fetch of /v1/… is answered from the first moment on: by the service
// worker where it controls the page, else by the page itself. Other requests are not touched.
(() => {
	const nativeFetch = self.fetch;
	const base = new URL('.', (document.currentScript as HTMLScriptElement).src).href + 'v1/';
	const host = new Promise<(request: Request) => Promise<Response>>((resolve) => {
		self.utilityApis = { provide: resolve };
	});
	self.fetch = (input: RequestInfo | URL, init?: RequestInit) => {
		const url = new URL(input instanceof Request ? input.url : input, document.baseURI).href;
		if (!url.startsWith(base)) return nativeFetch(input, init);
		// A request's body can be read once: keep a copy for a second try.
		const spare = input instanceof Request ? input.clone() : input;
		const here = () => host.then((handle) => handle(new Request(spare, init)));
		if (!navigator.serviceWorker?.controller) return here();
		// Rejected without an abort: the worker was ended in the middle. No operation changes anything, so ask again.
		return nativeFetch(input, init).catch((error: Error) => {
			if (error.name === 'AbortError' || init?.signal?.aborted) throw error;
			return here();
		});
	};
})();
