/**
 * Content-Security-Policy of the page and of the service worker, whose own requests obey the header of its script.
 *
 * `connect-src https:` is wide on purpose: POST /v1/info takes the address of a picture anywhere. Scripts and styles come
 * from this origin alone. `extra` is for upstreams played on loopback.
 */
const contentSecurityPolicy = (ancestors: "'self'" | "'none'", extra: string) =>
	[
		"default-src 'self'",
		"script-src 'self' 'wasm-unsafe-eval'",
		"worker-src 'self'",
		"style-src 'self'",
		"img-src 'self' data: blob: https:",
		`connect-src 'self' https: ${extra}`.trim(),
		"manifest-src 'self'",
		"object-src 'none'",
		"base-uri 'none'",
		`frame-ancestors ${ancestors}`,
		"form-action 'self'"
	].join('; ');

/** Of the bridge, which anybody may frame: it shows nothing and loads scripts and data alone. */
const bridgePolicy = (extra: string) =>
	[
		"default-src 'none'",
		"script-src 'self' 'wasm-unsafe-eval'",
		"worker-src 'self'",
		`connect-src 'self' https: ${extra}`.trim(),
		"base-uri 'none'",
		"form-action 'none'",
		'frame-ancestors *'
	].join('; ');

/** Headers of a file of the app that say who may frame and load it, by its path under the base. */
export function frameHeaders(path: string, extra = process.env['UTILITY_CONNECT_SRC'] ?? ''): Record<string, string> {
	if (path.startsWith('/bridge/'))
		return {
			'Content-Security-Policy': bridgePolicy(extra),
			// So that a page which is isolated may frame it.
			'Cross-Origin-Embedder-Policy': 'require-corp',
			'Cross-Origin-Resource-Policy': 'cross-origin'
		};
	return {
		// A window in which a person decides stands by itself.
		'Content-Security-Policy': contentSecurityPolicy(path === '/allow' ? "'none'" : "'self'", extra),
		...(path === '/connect.js' && { 'Cross-Origin-Resource-Policy': 'cross-origin' })
	};
}

/** Addresses that are the page, or run code. */
const FRAMED_BY_ITSELF =
	'/ /index.html /tools/* /docs /docs/* /keys /history /settings /offline /assets/* /engines/* /sw.js'.split(' ');

/**
 * The same for static hosts that read a file `_headers` (Cloudflare Pages, Netlify). They join the rules that fit an address,
 * and two policies are the stricter of both: no address fits two.
 */
export const headersFile = (base: string): string =>
	[...FRAMED_BY_ITSELF, '/allow', '/bridge/*', '/connect.js']
		.map((path) => [base + path, ...Object.entries(frameHeaders(path, '')).map((header) => `  ${header.join(': ')}`)])
		.flat()
		.join('\n');
