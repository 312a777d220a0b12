/** Types of workerd (Cloudflare Workers) for the edge host: its own packages of types conflict with those of browsers. */

/** The part of an environment that a deployment gives, see wrangler.jsonc. */
interface EdgeEnv {
	/** Files of the build. */
	readonly ASSETS: { fetch(address: string | Request): Promise<Response> };
	/** Records of keys by the SHA-256 of the key; without it the host is a demo. */
	readonly KEYS?: {
		get(name: string, options: { readonly type: 'json'; readonly cacheTtl: number }): Promise<unknown>;
	};
	readonly UPSTREAM: DurableNamespace<import('./upstream').Upstream>;
	readonly LIMIT: DurableNamespace<import('./limit').Limit>;
	/** The operator's e-mail or web address, for the upstreams. */
	readonly UTILITY_CONTACT?: string;
	readonly UTILITY_UPSTREAMS?: Readonly<Record<string, string>>;
}

/** One object of each name in the world; its public methods are called from anywhere. */
interface DurableNamespace<T> {
	idFromName(name: string): unknown;
	get(id: unknown): T;
}

/** What an object keeps, at once and for good: no other call of the object runs in between. */
interface DurableKv {
	get(key: string): unknown;
	put(key: string, value: unknown): void;
	delete(key: string): boolean;
	list(options: { readonly prefix: string }): Iterable<[string, unknown]>;
}

interface DurableState {
	readonly storage: { readonly kv: DurableKv };
	waitUntil(work: Promise<unknown>): void;
}

declare module 'cloudflare:workers' {
	export class DurableObject {
		constructor(state: DurableState, env: EdgeEnv);
		protected readonly ctx: DurableState;
		protected readonly env: EdgeEnv;
	}
	/** Lets work of a request finish after its callers have left. */
	export function waitUntil(work: Promise<unknown>): void;
}
