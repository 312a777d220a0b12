import type { Upstream } from '../../engines/kit/contract';

/** Base address of an upstream: `overrides` by id, the build's (`VITE_USGS_URL`), or the default. */
export function baseOf({ id, base }: Upstream, overrides: Readonly<Record<string, string | undefined>> = {}): string {
	const built = import.meta.env as Readonly<Record<string, string | undefined>> | undefined;
	return overrides[id] || built?.[`VITE_${id}_URL`] || base;
}

/** Address of a request. `subdomain` replaces `{lang}`. Throws a TypeError for a base that is not http. */
export function upstreamUrl(base: string, path: string, subdomain: string | undefined): string {
	const url = new URL(base.replaceAll('{lang}', subdomain ?? '').replace(/\/$/, '') + path);
	if (url.protocol !== 'https:' && url.protocol !== 'http:')
		throw new TypeError(`not an http address: ${url.protocol}`);
	return url.href;
}
