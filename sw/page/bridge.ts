/**
 * The page that pages of other origins may frame, and the only one. It shows nothing and answers their questions to /v1 over a
 * port, on this device. Built with all that it loads into `bridge/`, so that its service worker, bridge-files.ts, has them.
 *
 * Only the page around it is heard, once, by the origin that the browser tells. What asks the network is answered when a person
 * allowed that in a window of the app (src/state/consent.ts): who frames this page can forge neither that window's origin nor
 * its word, and sees no key.
 */
import { groups } from 'virtual:routes';
import { createApi, type Caller } from '../api/handle';
import { browserFeeds } from '../feeds/browser-feeds';
import { createBrowserHost } from '../host/browser-host';
import { giveConsent, mayAsk } from '../host/consents';
import { memoryKeyStore, newKey } from '../host/keys';
import { serveCalls } from './bridge-calls';
import type { ConsentMessage, FromBridge } from './bridge-messages';
import { runInPool } from './pool';

/** Requests a minute of one page: no more than it could burn of this device by itself. */
const PER_MINUTE = 6_000;
const root = new URL(import.meta.env.BASE_URL, location.href);

let connected: { readonly site: string; readonly port: MessagePort } | undefined;

addEventListener('message', (event: MessageEvent<ConsentMessage | null>) => {
	const [port] = event.ports;
	if (event.source === parent) {
		if (!port || connected || parent === self) return;
		const say = (message: FromBridge) => port.postMessage(message);
		if (!/^https?:/.test(event.origin)) return say({ refused: 'a page without an origin of its own' });
		connected = { site: event.origin, port };
		serve(event.origin, port);
		say({ ready: true });
	} else if (event.origin === location.origin && event.data?.type === 'allow' && event.data.site === connected?.site) {
		giveConsent(event.data.site, Date.now());
		event.source?.postMessage({ type: 'allow-heard' } satisfies ConsentMessage, { targetOrigin: location.origin });
		connected.port.postMessage({ allowed: true } satisfies FromBridge);
	}
});

function serve(site: string, port: MessagePort): void {
	const key = newKey(site, site, Date.now());
	const handle = createApi(
		groups,
		createBrowserHost({
			kind: 'page',
			base: root.pathname.replace(/\/$/, ''),
			compute: runInPool,
			// Separate limits and feeds: the app user's requests cannot be inferred from them.
			keys: memoryKeyStore([{ ...key, perMinute: PER_MINUTE }]),
			feeds: (settings) => browserFeeds(settings, `utility-apis-feeds@${site}`)
		})
	);
	// A page of this very origin reaches all of it anyway.
	const network = () => site === location.origin || mayAsk(site, Date.now());
	const caller = (): Caller => ({ keyless: false, network: network(), picture: false, waitUntil: () => {} });
	serveCalls(port, root, async (request) => {
		request.headers.set('X-API-Key', key.key);
		const response = await handle(request, caller());
		keepFiles();
		return response;
	});
}

let kept = false;

/** Stores the files of this page once it has answered and has nothing else to do. */
function keepFiles(): void {
	if (kept || !import.meta.env.PROD) return;
	kept = true;
	const register = () =>
		// Refused where storage is: then only offline answers are missing.
		navigator.serviceWorker
			?.register(new URL('files.js', location.href), { scope: './', updateViaCache: 'none' })
			.catch((error: unknown) => console.warn('bridge: not stored', error));
	if ('requestIdleCallback' in self) requestIdleCallback(() => void register(), { timeout: 5_000 });
	else setTimeout(() => void register(), 1_000);
}
