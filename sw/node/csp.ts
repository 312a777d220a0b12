/**
 * Content-Security-Policy of the page and of the service worker, whose own requests obey the header of its script.
 *
 * `connect-src https:` is wide on purpose: POST /v1/info takes the address of a picture anywhere. Scripts and styles come
 * from this origin alone. `extra` is for upstreams played on loopback.
 */
export const contentSecurityPolicy = (extra = process.env['UTILITY_CONNECT_SRC'] ?? '') =>
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
		"frame-ancestors 'self'",
		"form-action 'self'"
	].join('; ');
