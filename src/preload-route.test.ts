import { beforeEach, expect, test, vi } from 'vitest';

const begun: string[] = [];
const loaded = (what: string) => {
	begun.push(what);
	return Promise.resolve({});
};
const worker: { controller: object | null } = { controller: null };
let opened: Promise<{ id: string } | undefined> = Promise.resolve(undefined);
vi.mock('./pages/pages', () => ({
	pages: {
		byPath: {
			'': () => loaded('home'),
			tools: () => loaded('tools'),
			tool: () => loaded('tool'),
			docs: () => loaded('docs')
		},
		loadDocs: (group: string) => loaded(`contract ${group}`),
		loadFormPanel: (...of: string[]) => loaded(`form ${of.join('.')}`),
		loadAnswerPanel: (...of: string[]) => loaded(`answer ${of.join('.')}`)
	}
}));
vi.mock('./state/contracts', () => ({
	loadContract: (id: string) => (opened = loaded(`contract ${id}`).then(() => ({ id })))
}));
vi.mock('../sw/page/page-host', () => ({
	prepare: async (name: string) => loaded(`prepared ${(await opened)?.id}.${name}`)
}));
vi.mock('virtual:feed-files', () => ({
	feedFiles: { encyclopedia: ['/engines/feeds.js', '/engines/encyclopedia.js'] }
}));
const linked: object[] = [];
vi.stubGlobal('document', { createElement: (tag: string) => ({ tag }), head: { append: (link: object) => linked.push(link) } }); // prettier-ignore
vi.mock('./state/settings/own-zone', () => ({ loadZonePlaces: () => loaded('places of zones') }));
vi.stubGlobal('navigator', { serviceWorker: worker });
const { begin } = await import('./preload-route');

const TOOL = ['tool', 'contract encyclopedia', 'form encyclopedia.onThisDay', 'answer encyclopedia.onThisDay'];

beforeEach(() => {
	begun.length = 0;
	worker.controller = null;
	linked.length = 0;
});

test.each([
	['/', ['home']],
	['/docs', ['docs', 'contract ']],
	['/docs/geo/distance', ['docs', 'contract geo']],
	['/tools/geo', ['tool', 'contract geo', 'prepared geo.']],
	['/tools', ['tools']],
	['/nowhere', []]
])('%s begins with what it shows', async (path, expected) => {
	begin(path, '');
	await vi.waitFor(() => expect(begun).toEqual(expected));
});

test('a tool begins with its panels, and with what will answer it', async () => {
	begin('/tools/encyclopedia/on-this-day/', '');
	await vi.waitFor(() => expect(begun).toEqual([...TOOL, 'prepared encyclopedia.onThisDay']));
	const link = { tag: 'link', rel: 'modulepreload', crossOrigin: '' };
	expect(linked).toEqual([
		{ ...link, href: '/engines/feeds.js' },
		{ ...link, href: '/engines/encyclopedia.js' }
	]);
});

test('where the service worker answers, nothing is prepared in the page', async () => {
	worker.controller = {};
	begin('/tools/encyclopedia/on-this-day', '');
	await new Promise((resolve) => setTimeout(resolve, 50));
	expect(begun).toEqual(TOOL);
	expect(linked).toEqual([]);
});

test('what opens with the place of the device begins with the places of time zones, unless the address asks something', async () => {
	worker.controller = {};
	begin('/tools/geo/distance', '?from=1,2&to=3,4');
	await new Promise((resolve) => setTimeout(resolve, 50));
	expect(begun).not.toContain('places of zones');
	begin('/tools/geo/distance', '');
	await vi.waitFor(() => expect(begun).toContain('places of zones'));
});
