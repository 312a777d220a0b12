/** What the edge host uses of workerd (Cloudflare Workers): its own packages of types do not go beside those of browsers. */

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
	/** E-mail or web address of whoever runs it, for the upstreams. */
	readonly UTILITY_CONTACT?: string;
	/** Other addresses of upstreams, by their ids. */
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
	/** Lets work end that began in a request, whoever of its callers is still there. */
	export function waitUntil(work: Promise<unknown>): void;
}
