import type { Upstream } from '../../engines/kit/contract';
import type { AdmissionHost } from './admission';

/** What the machinery needs of its host: service worker, page or Node. */
export interface FeedHost extends AdmissionHost {
	fetch(url: string, init: RequestInit): Promise<Response>;
	/** Base address of an upstream, see `baseOf`. */
	base(upstream: Upstream): string;
	/** Whether answers without a CORS header are kept from this host, as in a browser. */
	readonly underCors: boolean;
	/** False only when it is known that there is no network. */
	online(): boolean;
	/** Set where the host answers many callers, by programs and caches between. */
	readonly gateway?: Gateway;
}

/** What a host that many ask does otherwise than a device. */
export interface Gateway {
	/** What Cache-Status calls it. */
	readonly name: string;
	/** How many devices' worth of records it keeps. */
	readonly room: number;
}
