import type { Upstream } from '../../engines/kit/contract';
import type { AdmissionHost } from './admission';

/** Services that the feeds need from their host: service worker, page or Node. */
export interface FeedHost extends AdmissionHost {
	fetch(url: string, init: RequestInit): Promise<Response>;
	/** Base address of an upstream, see `baseOf`. */
	base(upstream: Upstream): string;
	/** Whether answers without a CORS header are blocked, as in a browser. */
	readonly underCors: boolean;
	/** False only when the device is certainly offline. */
	online(): boolean;
	/** Set where the host answers many callers, by programs and caches between. */
	readonly gateway?: Gateway;
}

/** Options of a host that serves many callers. */
export interface Gateway {
	/** What Cache-Status calls it. */
	readonly name: string;
	/** How many devices' worth of records it keeps. */
	readonly room: number;
}
