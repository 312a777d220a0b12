import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let router: typeof import('./router.svelte').router;
let href: typeof import('./router.svelte').href;
let page: EventTarget;
let heard: Map<string, (event: unknown) => void>;
let address: URL;
const scrolled = vi.fn();

beforeEach(async () => {
	vi.resetModules();
	page = new EventTarget();
	heard = new Map();
	address = new URL('http://localhost/tools/geo/distance?from=1,2');
	scrolled.mockReset();
	const goTo = (_state: unknown, _title: string, to: URL | string) => (address = new URL(to, address));
	vi.stubGlobal('location', new Proxy({}, { get: (_, name: keyof URL) => address[name] }));
	vi.stubGlobal('history', { state: null, pushState: vi.fn(goTo), replaceState: vi.fn(goTo) });
	vi.stubGlobal('document', page);
	vi.stubGlobal('addEventListener', (type: string, listener: (event: unknown) => void) => heard.set(type, listener));
	vi.stubGlobal('scrollTo', scrolled);
	({ router, href } = await import('./router.svelte'));
});
afterEach(() => void vi.unstubAllGlobals());

/** A press on a link; whether the router handled it. */
function press(link: Partial<HTMLAnchorElement> & { href: string }, event: Partial<MouseEvent> = {}): boolean {
	const { origin, pathname, search, hash } = new URL(link.href, address);
	const anchor = { target: '', origin, pathname, search, hash, hasAttribute: () => false, ...link, href: new URL(link.href, address).href }; // prettier-ignore
	const click = Object.assign(new Event('click', { cancelable: true }), { button: 0, ...event });
	Object.defineProperty(click, 'target', { value: { closest: (name: string) => (name === 'a' ? anchor : null) } });
	page.dispatchEvent(click);
	return click.defaultPrevented;
}
const back = (to: string) => {
	address = new URL(to, address);
	heard.get('popstate')?.({});
};

test('it starts with the address as it is', () => {
	expect([router.path, router.search, router.hash, router.visit]).toEqual(['tools/geo/distance', '?from=1,2', '', 0]);
	expect([href('keys'), href('/keys'), href('')]).toEqual(['/keys', '/keys', '/']);
});

test('a plain press on a link of the app is a visit without a load, from its top', () => {
	expect(press({ href: '/docs/geo/' })).toBe(true);
	expect([router.path, router.visit, address.pathname, scrolled.mock.calls]).toEqual(['docs/geo', 1, '/docs/geo/', [[0, 0]]]); // prettier-ignore
});

test.each<[string, Parameters<typeof press>[0], Partial<MouseEvent>?]>([
	['⌘', { href: '/docs' }, { metaKey: true }],
	['Ctrl', { href: '/docs' }, { ctrlKey: true }],
	['Shift', { href: '/docs' }, { shiftKey: true }],
	['Alt', { href: '/docs' }, { altKey: true }],
	['the middle button', { href: '/docs' }, { button: 1 }],
	['another window', { href: '/docs', target: '_blank' }],
	['a download', { href: '/docs', hasAttribute: (name: string) => name === 'download' }],
	['another origin', { href: 'https://other.example/docs' }],
	['the API', { href: '/v1/status' }],
	['a place on this page', { href: '/tools/geo/distance?from=1,2#content' }]
])('%s is left to the browser', (_what, link, event) => {
	expect([press(link, event), router.visit]).toEqual([false, 0]);
});

test('a place on another page, another query, and the state of a long text, are visits', () => {
	const links = [
		'/tools/geo/distance?from=1,2',
		'/tools/geo/distance?from=9,9#content',
		'/tools/geo/places?from=9,9#content',
		'/docs#errors',
		'/docs#z=abc'
	];
	for (const href of links) expect(press({ href }), href).toBe(true);
	expect([router.visit, router.hash]).toEqual([links.length, '#z=abc']);
});

test('a press that something else took, and one beside all links, are nothing', () => {
	const taken = Object.assign(new Event('click', { cancelable: true }), { button: 0 });
	taken.preventDefault();
	page.dispatchEvent(taken);
	for (const target of [{ closest: () => null }, {}, null]) {
		const beside = Object.assign(new Event('click', { cancelable: true }), { button: 0 });
		Object.defineProperty(beside, 'target', { value: target });
		page.dispatchEvent(beside);
		expect([beside.defaultPrevented, router.visit]).toEqual([false, 0]);
	}
});

test('Back to another page is a visit; to a place on this one it is none', () => {
	back('/tools/geo/distance?from=1,2#content');
	expect(router.visit).toBe(0);
	back('/tools/geo/distance?from=1,2#z=abc');
	expect([router.visit, router.hash]).toEqual([1, '#z=abc']);
	back('/tools/geo/distance?from=3,4#x');
	back('/docs');
	expect([router.visit, router.path, router.search]).toEqual([3, 'docs', '']);
	back('/docs');
	expect(router.visit).toBe(4);
});

test('what one page hands to the next arrives once, and is in no address', () => {
	router.go('/tools/qr/wifi', { values: { password: 'horse' } });
	expect(address.href).not.toContain('horse');
	expect([router.takeCarried(), router.takeCarried()]).toEqual([{ values: { password: 'horse' } }, {}]);
	router.go('/a', { values: { x: 1 } });
	router.go('/b');
	expect(router.takeCarried()).toEqual({});
});

test.each<[Partial<MouseEvent>, boolean]>([
	[{}, true],
	[{ metaKey: true }, false],
	[{ ctrlKey: true }, false],
	[{ shiftKey: true }, false],
	[{ altKey: true }, false],
	[{ button: 1 }, false]
])('a pressed link (%j) is followed with what it carries: %s', (keys, isFollowed) => {
	const preventDefault = vi.fn();
	const currentTarget = { getAttribute: (name: string) => (name === 'href' ? '/tools/qr/wifi' : null) };
	const values = { password: 'horse' };
	router.follow({ button: 0, ...keys, preventDefault, currentTarget } as never, { values });
	expect([preventDefault.mock.calls.length, router.visit]).toEqual(isFollowed ? [1, 1] : [0, 0]);
	expect(router.takeCarried()).toEqual(isFollowed ? { values } : {});
});

test('rewriting changes query and fragment in place, without a visit, and not for nothing', () => {
	router.rewrite('?from=5,6', '#z=1');
	expect([address.search, address.hash, router.search, router.hash, router.visit]).toEqual(['?from=5,6', '#z=1', '?from=5,6', '#z=1', 0]); // prettier-ignore
	router.rewrite('?from=5,6', '#z=1');
	expect([vi.mocked(history.replaceState).mock.calls.length, vi.mocked(history.pushState).mock.calls.length]).toEqual([1, 0]); // prettier-ignore
});
