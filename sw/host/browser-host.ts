import type { Host } from '../api/handle';
import { openChannel } from './channel';
import { browserEngines } from './engine-host';
import { createGate } from './gate';
import { createHost, type Compute, type HostFeeds, type HostOptions } from './host';
import { idbKeyStore, KEYS_CHANGED, type HostSettings, type KeyStore } from './keys';
import { load } from './script-loader';
import { listPacks } from './packs';

type Docs = typeof import('../api/document');

/** What differs between the hosts in a browser. */
export interface BrowserHostOptions extends Pick<HostOptions, 'prepare'> {
	readonly kind: 'service-worker' | 'page';
	/** Path before `/v1/`, without trailing slash. */
	readonly base: string;
	readonly compute: Compute;
	readonly keys?: KeyStore;
	/** The feed machinery over the settings of this browser; `forget` is called when they were changed. */
	feeds(settings: () => Promise<HostSettings>): { open(): Promise<HostFeeds>; forget(): void };
	body?(text: string): BodyInit;
}

/** The host of `handle` in a browser: keys and feeds in IndexedDB, feed operations in this thread, the rest by `compute`. */
export function createBrowserHost(options: BrowserHostOptions): Host {
	const log = (line: string, error: unknown) => console.error(line, error);
	const store = options.keys ?? idbKeyStore((error) => log('keys: no IndexedDB, keeping them in memory', error));
	const gate = createGate(store, Date.now, (error) => log('keys: usage could not be written', error));
	const feeds = options.feeds(() => store.settings());

	// A service worker that was just started has a request to come: its keys are read meanwhile.
	gate.prepare();
	openChannel(KEYS_CHANGED)?.addEventListener('message', () => {
		gate.reload();
		feeds.forget();
	});

	return createHost({
		...options,
		version: import.meta.env.VITE_VERSION,
		gate,
		engines: browserEngines(),
		feeds: () => feeds.open(),
		async openApi(server) {
			const { document } = (await load('docs')) as Docs;
			return { ...document, servers: document.servers.map((one) => ({ ...one, url: server })) };
		},
		packs: listPacks,
		async storage() {
			const { usage, quota } = (await navigator.storage?.estimate()) ?? {};
			return { usage_bytes: usage ?? null, quota_bytes: quota ?? null };
		},
		now: Date.now,
		clock: () => performance.now(),
		requestId,
		log
	});
}

let requests = 0;
const session = Math.random().toString(36).slice(2, 8);

/** Unique enough to find a request in the log; cheaper than random bits each time. */
const requestId = () => `${session}-${(++requests).toString(36)}`;
