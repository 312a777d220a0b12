import type { Upstream } from '../../engines/kit/contract';

/**
 * Base address of an upstream: the default, or the build's (`VITE_USGS_URL` and so on), or that in `overrides`
 * by its id, which wins: for tests, and for a private gateway on a network that blocks an upstream.
 */
export function baseOf({ id, base }: Upstream, overrides: Readonly<Record<string, string | undefined>> = {}): string {
	const built = import.meta.env as Readonly<Record<string, string | undefined>> | undefined;
	return overrides[id] || built?.[`VITE_${id}_URL`] || base;
}

/**
 * The address of a request. `subdomain` replaces `{lang}` in the base; a base without it is used unchanged.
 * Throws a TypeError when the base is not an http address.
 */
export function upstreamUrl(base: string, path: string, subdomain: string | undefined): string {
	const url = new URL(base.replaceAll('{lang}', subdomain ?? '').replace(/\/$/, '') + path);
	if (url.protocol !== 'https:' && url.protocol !== 'http:')
		throw new TypeError(`not an http address: ${url.protocol}`);
	return url.href;
}
