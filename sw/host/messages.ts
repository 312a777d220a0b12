/** Workers a page has at most: one that computes must not keep the next call waiting. */
export const POOL_SIZE = 2;
/** An engine that is silent for longer is ended. Engines refuse by themselves well before. */
export const DEADLINE_MS = 5_000;

/** What the service worker tells a page. */
/** `fresh`: the service worker holds no port at all, so those that the page has lent are void. */
export type ToPage =
	{ readonly type: 'need-port'; readonly fresh: boolean } | { readonly type: 'end-worker'; readonly worker: number };
/** What a page tells the service worker. `port` comes with a MessagePort to a worker. */
export type FromPage =
	| { readonly type: 'port'; readonly worker: number }
	| { readonly type: 'worker-lost'; readonly worker: number }
	| { readonly type: 'claim' }
	| { readonly type: 'activate-update' }
	| { readonly type: 'hello' }
	/** Packs that are not stored may be downloaded. */
	| { readonly type: 'store-packs' }
	/** A page has time: packs, and feeds that are worth it may be brought up to date. */
	| { readonly type: 'keep-fresh' };
