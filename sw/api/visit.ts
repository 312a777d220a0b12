import type { Asked } from './request-url';

/** What a browser says of its own requests by Fetch Metadata. */
export interface Visit {
	/** A picture of a page of this origin. */
	readonly picture: boolean;
	/** A request that can carry no key: a picture, or an address that a person opens. */
	readonly keyless: boolean;
}

/** Tells a browser's visits among requests. Programs can forge these headers, so keys ignore them. */
export function visitOf(headers: Asked['headers']): Visit {
	const site = headers.get('sec-fetch-site');
	const own = site === 'same-origin' || site === 'none';
	const picture = own && headers.get('sec-fetch-dest') === 'image';
	return { picture, keyless: picture || (own && headers.get('sec-fetch-mode') === 'navigate') };
}
