/** Messages between a page of another origin (connect.ts) and the app's frame in it (bridge.ts) over their port. */

export interface Ask {
	readonly id: number;
	/** Full address, under the app's `/v1/`. */
	readonly url: string;
	readonly method: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly body?: ArrayBuffer;
}
export type ToBridge = Ask | { readonly abort: number };

export type FromBridge =
	| { readonly ready: true }
	/** Why the frame does not answer this page at all. */
	| { readonly refused: string }
	/** The person has allowed this site to ask the network. */
	| { readonly allowed: true }
	| {
			readonly id: number;
			readonly status: number;
			readonly headers: Readonly<Record<string, string>>;
			readonly body: ArrayBuffer;
	  }
	| { readonly id: number; readonly error: string };

/** Between a page, the consent window that it opens, and the frame. */
export type ConsentMessage =
	/** Window → page: it listens. */
	| { readonly type: 'allow-ready' }
	/** Page → window: its origin, which the browser tells, asks. */
	| { readonly type: 'allow-ask' }
	/** Window → every frame of the page: a person allowed that site. */
	| { readonly type: 'allow'; readonly site: string }
	/** Frame → window: it is the frame of that site. */
	| { readonly type: 'allow-heard' };
