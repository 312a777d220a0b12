import type { Upstream } from '../../engines/kit/contract';

/** The upstreams themselves. `{lang}` takes the language where an upstream has a host, or a path, for each. */
export const UPSTREAMS: Readonly<Record<Upstream, string>> = {
	USGS: 'https://earthquake.usgs.gov',
	FRANKFURTER: 'https://api.frankfurter.dev',
	OPENFOODFACTS: 'https://world.openfoodfacts.org',
	WIKIPEDIA: 'https://{lang}.wikipedia.org',
	HACKERNEWS: 'https://hn.algolia.com'
};

/**
 * Base addresses of the upstreams: the real ones, unless the build was given others (`VITE_USGS_URL`,
 * `VITE_FRANKFURTER_URL`, `VITE_OPENFOODFACTS_URL`, `VITE_WIKIPEDIA_URL` with `{lang}`, `VITE_HACKERNEWS_URL`), and those in
 * `overrides` before both: for tests, and for a gateway of one's own on a network that blocks an upstream.
 */
export function upstreamBases(overrides: Partial<Record<Upstream, string>> = {}): Readonly<Record<Upstream, string>> {
	// Written out: the build replaces each of these, not an access by name.
	const built: Partial<Record<Upstream, string | undefined>> = {
		USGS: import.meta.env?.VITE_USGS_URL,
		FRANKFURTER: import.meta.env?.VITE_FRANKFURTER_URL,
		OPENFOODFACTS: import.meta.env?.VITE_OPENFOODFACTS_URL,
		WIKIPEDIA: import.meta.env?.VITE_WIKIPEDIA_URL,
		HACKERNEWS: import.meta.env?.VITE_HACKERNEWS_URL
	};
	const bases = { ...UPSTREAMS };
	for (const name of Object.keys(UPSTREAMS) as Upstream[])
		bases[name] = overrides[name] ?? (built[name] || UPSTREAMS[name]);
	return bases;
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
