import { afterEach, expect, test, vi } from 'vitest';
import { cacheControl, FILE_HEADERS, frameHeaders, HASHED, headersFile } from './csp';

afterEach(() => void vi.unstubAllEnvs());

/** Written out: a policy that was widened by mistake is a change of this line. */
const POLICY =
	"default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; img-src 'self' data: blob: https:; media-src 'self' data: blob: https:; connect-src 'self' https:; manifest-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'; form-action 'self'";
/** Of the documents of the app: no text becomes markup or the address of a script unless a policy of ours made it. */
const DOCUMENT_POLICY = `${POLICY.replace("'wasm", "'sha256-1zRVijC7XFsOckGCrgO8QsBl50M9PaENGH22xhK1uPw=' 'wasm")}; require-trusted-types-for 'script'; trusted-types default mathml svelte-trusted-html`;
const DOCUMENT = { 'Content-Security-Policy': DOCUMENT_POLICY, 'Cross-Origin-Opener-Policy': 'same-origin' };
const BRIDGE_POLICY =
	"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self' https:; base-uri 'none'; form-action 'none'; frame-ancestors *";
/** A page that frames the bridge cannot read it, and the bridge loads only scripts and data. */
const BRIDGE = {
	'Content-Security-Policy': BRIDGE_POLICY,
	'Cross-Origin-Embedder-Policy': 'require-corp',
	'Cross-Origin-Resource-Policy': 'cross-origin'
};
const FOREVER = 'public, max-age=31536000, immutable';

test.each(['/', '/index.html', '/docs', '/early.js/', '/bridge', '/x/bridge/'])('%s is under the policy of the page', (path) => expect(frameHeaders(path, '')).toEqual(DOCUMENT)); // prettier-ignore

test.each(['/sw.js', '/robots.txt', '/x/early.js', '/xhost.js', '/other.js', '/packs/words-12345678.bin', '/x/assets/x.js', '/assets/x.wasm', '/assets/x.js/y', '/assets/deep/x.js', '/assets/x.css.map'])('%s is no document, and under the same policy of origins', (path) => expect(frameHeaders(path, '')).toEqual({ 'Content-Security-Policy': POLICY })); // prettier-ignore

test.each(['/assets/app-12345678.js', '/assets/app.css', '/engines/geo-12345678.js', '/engines/x.css', '/assets/coworker-1.js', '/assets/worker.js', '/assets/data.json', '/early.js', '/host.js', '/manifest.webmanifest'])('%s obeys the policy of what loads it', (path) => expect(frameHeaders(path, '')).toEqual({})); // prettier-ignore

test.each(['/assets/worker-12345678.js', '/engines/worker-1.js', '/assets/clean.worker-12345678.js'])(
	'%s is a worker, and has its own policy',
	(path) => expect(frameHeaders(path, '')).toEqual({ 'Content-Security-Policy': POLICY })
);

test('the window in which a person decides is framed by nobody, and nothing beside it is', () => {
	const none = DOCUMENT_POLICY.replace("frame-ancestors 'self'", "frame-ancestors 'none'");
	// Opened by a page of another origin, it must reach that page.
	expect(frameHeaders('/allow', '')).toEqual({ 'Content-Security-Policy': none });
	expect(frameHeaders('/allow/', '')).toEqual(DOCUMENT);
});

test('the bridge is framed by anybody, the script that makes it is loaded by anybody', () => {
	for (const path of ['/bridge/', '/bridge/index.html', '/bridge/assets/x.js'])
		expect(frameHeaders(path, '')).toEqual(BRIDGE);
	expect(frameHeaders('/connect.js', '')).toEqual({
		'Content-Security-Policy': POLICY,
		'Cross-Origin-Resource-Policy': 'cross-origin'
	});
});

test('no code is made from text and no style or script stands in the page: nothing unsafe but WebAssembly', () => {
	for (const policy of [POLICY, BRIDGE_POLICY])
		expect(policy.match(/'unsafe[^']*'|'[^']*unsafe[^']*'/g)).toEqual(["'wasm-unsafe-eval'"]);
});

test('what a machine adds reaches connect-src alone', () => {
	const added = (path: string, extra?: string) => frameHeaders(path, extra)['Content-Security-Policy'];
	for (const path of ['/', '/allow', '/bridge/']) {
		const wide = added(path, '')?.replace("connect-src 'self' https:", "connect-src 'self' https: http://127.0.0.1:*");
		expect(added(path, 'http://127.0.0.1:*')).toBe(wide);
		vi.stubEnv('UTILITY_CONNECT_SRC', 'http://127.0.0.1:*');
		expect(added(path)).toBe(wide);
		vi.stubEnv('UTILITY_CONNECT_SRC', undefined);
		expect(added(path)).toBe(added(path, ''));
	}
});

test('what carries a hash of its content is kept for ever, all else is asked for again', () => {
	for (const path of ['/assets/app-12345678.js', '/engines/geo-12345678.js', '/packs/words-12345678.bin']) {
		expect(HASHED.test(path)).toBe(true);
		expect(cacheControl(path)).toBe(FOREVER);
	}
	for (const path of ['/', '/sw.js', '/assets', '/x/assets/y.js', '/assetsx/y.js', '/bridge/bridge-12345678.js'])
		expect(cacheControl(path)).toBe('no-cache');
	expect(FILE_HEADERS).toEqual({ 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' });
});

const rulesOf = (base: string) =>
	headersFile(base)
		.split(/\n(?=\/)/)
		.map((rule) => rule.split('\n  '));

test('static hosts get the same from a file, written out', () => {
	const policy = `Content-Security-Policy: ${POLICY}`;
	const document = `Content-Security-Policy: ${DOCUMENT_POLICY}`;
	const opener = 'Cross-Origin-Opener-Policy: same-origin';
	const kept = `Cache-Control: ${FOREVER}`;
	expect(rulesOf('/sub')).toEqual([
		['/sub/*', 'X-Content-Type-Options: nosniff', 'Referrer-Policy: no-referrer'],
		...['/', '/index.html', '/tools/*', '/docs', '/docs/*', '/keys', '/history', '/settings', '/offline'].map(
			(path) => [`/sub${path}`, document, opener]
		),
		['/sub/assets/*', policy, kept],
		['/sub/engines/*', policy, kept],
		['/sub/sw.js', policy],
		['/sub/allow', document.replace("frame-ancestors 'self'", "frame-ancestors 'none'")],
		['/sub/bridge/*', ...Object.entries(BRIDGE).map((header) => header.join(': '))],
		['/sub/connect.js', policy, 'Cross-Origin-Resource-Policy: cross-origin'],
		['/sub/packs/*', kept]
	]);
	vi.stubEnv('UTILITY_CONNECT_SRC', 'http://127.0.0.1:*');
	expect(headersFile('')).not.toContain('127.0.0.1');
});

test('no header stands in two rules that fit one address, but for what every file has', () => {
	const named = rulesOf('').map(([path = '', ...lines]) => ({
		path,
		names: lines.map((line) => line.slice(0, line.indexOf(':')))
	}));
	for (const one of named)
		for (const other of named.filter(({ path }) => path.endsWith('*') && path !== one.path))
			if (one.path.replace(/\*$/, '').startsWith(other.path.slice(0, -1)))
				for (const name of one.names) expect(other.names, `${one.path} and ${other.path}`).not.toContain(name);
});
