/** A page keeps one worker for work of milliseconds and, while there is any, one for long work. */
export type LaneName = 'light' | 'heavy';
/** An engine that is silent for longer is ended. Engines refuse by themselves well before. */
export const DEADLINE_MS = 5_000;

/** Messages from the service worker to a page. */
export type ToPage =
	/** `fresh`: the service worker holds no port at all, so those that the page has shared are void. */
	| { readonly type: 'need-port'; readonly lane: LaneName; readonly fresh: boolean }
	| { readonly type: 'end-worker'; readonly worker: number }
	/** Answers `hello`: whether the app itself is in the caches. */
	| { readonly type: 'stored'; readonly whole: boolean };
/** Messages from a page to the service worker. `port` comes with a MessagePort to a worker. */
export type FromPage =
	| { readonly type: 'port'; readonly worker: number; readonly lane: LaneName }
	| { readonly type: 'worker-lost'; readonly worker: number }
	| { readonly type: 'claim' }
	| { readonly type: 'activate-update' }
	| { readonly type: 'hello' }
	/** Packs that are not stored may be downloaded. */
	| { readonly type: 'store-packs' }
	/** A page has time: packs, and feeds that are worth it may be brought up to date. */
	| { readonly type: 'prefetch' };
