import { createHash } from 'node:crypto';
import boot from '../page/boot.js?raw';

/** The one script inside the HTML, which notices files that did not load. */
const BOOT_HASH = `'sha256-${createHash('sha256').update(boot).digest('base64')}'`;

/**
 * Content-Security-Policy of the page and of the service worker, whose own requests obey the header of its script.
 *
 * `connect-src https:` is wide on purpose: POST /v1/info takes the address of a picture anywhere. Scripts and styles come
 * from this origin alone. `extra` is for upstreams played on loopback.
 */
const contentSecurityPolicy = (ancestors: "'self'" | "'none'", extra: string, isDocument: boolean) =>
	[
		"default-src 'self'",
		`script-src 'self' ${isDocument ? `${BOOT_HASH} ` : ''}'wasm-unsafe-eval'`,
		"worker-src 'self'",
		"style-src 'self'",
		"img-src 'self' data: blob: https:",
		// A film is looked at as pictures are.
		"media-src 'self' data: blob: https:",
		`connect-src 'self' https: ${extra}`.trim(),
		"manifest-src 'self'",
		"object-src 'none'",
		"base-uri 'none'",
		`frame-ancestors ${ancestors}`,
		"form-action 'self'",
		// Text becomes markup or the address of a script only by the policies of src/main.ts and of Svelte.
		...(isDocument ? ["require-trusted-types-for 'script'", 'trusted-types default mathml svelte-trusted-html'] : [])
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

/** Code and data that a page or a worker loads obey the policy of that one. A worker has its own, from its own file. */
const LOADED = /^\/(?:(?:assets|engines)\/[^/]*\.(?:js|css|json)|(?:early|host)\.js|manifest\.webmanifest)$/;
const OF_WORKER = /[/.]worker-/;
/** Files beside the documents: their policy asks for no trusted types. */
const BESIDE_DOCUMENTS = /^\/(?:assets|engines|packs)\/|^(?!\/index\.html$).*\.\w+$/;

/** Headers of a file of the app that say who may frame and load it, by its path under the base. */
export function frameHeaders(path: string, extra = process.env['UTILITY_CONNECT_SRC'] ?? ''): Record<string, string> {
	if (path.startsWith('/bridge/'))
		return {
			'Content-Security-Policy': bridgePolicy(extra),
			// So that a page which is isolated may frame it.
			'Cross-Origin-Embedder-Policy': 'require-corp',
			'Cross-Origin-Resource-Policy': 'cross-origin'
		};
	if (LOADED.test(path) && !OF_WORKER.test(path)) return {};
	const isDocument = !BESIDE_DOCUMENTS.test(path);
	// The window of a decision must not be framed, and must reach the page of another origin that opened it.
	const isDecision = path === '/allow';
	return {
		'Content-Security-Policy': contentSecurityPolicy(isDecision ? "'none'" : "'self'", extra, isDocument),
		...(isDocument && !isDecision && { 'Cross-Origin-Opener-Policy': 'same-origin' }),
		...(path === '/connect.js' && { 'Cross-Origin-Resource-Policy': 'cross-origin' })
	};
}

/** Headers of every file. */
export const FILE_HEADERS: Readonly<Record<string, string>> = {
	'X-Content-Type-Options': 'nosniff',
	'Referrer-Policy': 'no-referrer'
};

/** Folders whose file names carry a hash of the content. */
export const HASHED = /^\/(assets|engines|packs)\//;
const FOREVER = 'public, max-age=31536000, immutable';

/** How long a file of the app may be cached without revalidation, by its path under the base. */
export const cacheControl = (path: string) => (HASHED.test(path) ? FOREVER : 'no-cache');

/** Addresses that are the page, or run code. */
const FRAMED_BY_ITSELF =
	'/ /index.html /tools/* /docs /docs/* /keys /history /settings /offline /assets/* /engines/* /sw.js'.split(' ');

/**
 * The same for static hosts that read a file `_headers` (Cloudflare, Netlify). They join the rules that fit an address, and
 * two of the same header are both: none stands in two rules that fit one. What is not for ever they keep as they do by default,
 * asking again.
 */
export function headersFile(base: string): string {
	const rule = (path: string, headers: Readonly<Record<string, string>>) => [
		base + path,
		...Object.entries(headers).map((header) => `  ${header.join(': ')}`)
	];
	const kept = (path: string) => (HASHED.test(path) ? { 'Cache-Control': FOREVER } : {});
	return [
		...rule('/*', FILE_HEADERS),
		...[...FRAMED_BY_ITSELF, '/allow', '/bridge/*', '/connect.js'].flatMap((path) =>
			rule(path, { ...frameHeaders(path, ''), ...kept(path) })
		),
		...rule('/packs/*', kept('/packs/*'))
	].join('\n');
}
