import type { Upstream } from '../../engines/kit/contract';

/**
 * Base address of an upstream: its own, unless the build was given another (`VITE_USGS_URL` and so on), and what `overrides`
 * names by its id before both: for tests, and for a gateway of one's own on a network that blocks an upstream.
 */
export function baseOf({ id, base }: Upstream, overrides: Readonly<Record<string, string | undefined>> = {}): string {
	const built = import.meta.env as Readonly<Record<string, string | undefined>> | undefined;
	return overrides[id] || built?.[`VITE_${id}_URL`] || base;
}

/**
 * The address of a question. `subdomain` goes where the base has `{lang}`; a base without it is taken as it is.
 * Throws a TypeError when the base is not an http address.
 */
export function upstreamUrl(base: string, path: string, subdomain: string | undefined): string {
	const url = new URL(base.replaceAll('{lang}', subdomain ?? '').replace(/\/$/, '') + path);
	if (url.protocol !== 'https:' && url.protocol !== 'http:')
		throw new TypeError(`not an http address: ${url.protocol}`);
	return url.href;
}
