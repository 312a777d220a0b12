import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { request } from '../../client';
import { entries, loadEntry, type Entry } from './catalogue';
import { firstValues } from '../call/initial-values';
import { pack } from '../call/long-text';

const at = vi.hoisted(() => {
	const page = { url: new URL('http://localhost/') };
	const goTo = (_state: unknown, _title: string, to: string | URL) => void (page.url = new URL(to, page.url));
	vi.stubGlobal('location', new Proxy({}, { get: (_, name: keyof URL) => page.url[name] }));
	vi.stubGlobal('history', { state: null, pushState: goTo, replaceState: goTo });
	vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { dataset: {} } }));
	vi.stubGlobal('navigator', { language: 'hi-IN' });
	vi.stubGlobal('addEventListener', () => {});
	vi.stubGlobal('scrollTo', () => {});
	return page;
});
vi.mock('../network/feeds-used', () => ({ noteFeedUsed: vi.fn() }));
vi.mock('../../client', () => ({ request: vi.fn(), urlOf: () => '' }));
vi.mock(import('../call/initial-values'), async (load) => ({ ...(await load()), firstValues: vi.fn() }));
// Not by vi.mock: of two imports at once, of opening and of its answer, one would have the module itself.
const recordsModule = await import('../history/call-history');
const records = { remember: vi.spyOn(recordsModule, 'remember') };
const { router } = await import('./router.svelte');
const { noteFeedUsed } = await import('../network/feeds-used');
const { ToolPage } = await import('./tool-page.svelte');

const asked = vi.mocked(request);
const inputs = () => asked.mock.calls.map(([, input]) => input);
const entryOf = async (path: string): Promise<Entry> => {
	const listed = entries.find(({ operation }) => operation.path === path);
	if (!listed) throw new Error(`no ${path}`);
	return loadEntry(listed);
};
async function visit(path: string, address = '', carried = {}) {
	router.go(`/tools/x${address}`, carried);
	const page = new ToolPage(await entryOf(path));
	await page.open();
	await vi.advanceTimersByTimeAsync(0);
	return page;
}

beforeEach(() => {
	vi.useFakeTimers({ now: Date.UTC(2026, 6, 14, 12) });
	vi.clearAllMocks();
	records.remember.mockResolvedValue();
	vi.mocked(firstValues).mockResolvedValue({});
	asked.mockResolvedValue({ ok: true, status: 200, body: {}, error: null, headers: new Headers() } as never);
});
afterEach(async () => {
	await vi.advanceTimersByTimeAsync(10_000);
	vi.useRealTimers();
});

test('values of the address are answered at once, and kept when they stood a moment', async () => {
	const page = await visit('/v1/distance', '?from=0,0&to=0,1&unknown=x');
	expect(page.tool.values).toEqual({ from: '0,0', to: '0,1', unknown: 'x' });
	expect(inputs()).toEqual([{ from: '0,0', to: '0,1' }]);
	await vi.waitFor(() => expect(records.remember).toHaveBeenCalledOnce());
	expect(records.remember).toHaveBeenCalledWith({ group: 'geo', name: 'distance', values: { from: '0,0', to: '0,1', unknown: 'x' }, at: expect.any(Number) }); // prettier-ignore
});

test('an incomplete address waits for more', async () => {
	expect([(await visit('/v1/distance', '?from=0,0')).tool.values, inputs()]).toEqual([{ from: '0,0' }, []]);
});

test('values come from the fragment and from the page before too, the latter first', async () => {
	const page = await visit('/v1/distance', `?from=1,1#z=${await pack({ from: '2,2', to: '3,3' })}`, {
		values: { to: '4,4' }
	});
	expect(page.tool.values).toEqual({ from: '2,2', to: '4,4' });
	expect((await visit('/v1/distance', '?from=1,1#content')).tool.values).toEqual({ from: '1,1' });
});

test('what a page opens with by itself is answered, but in no address and no history', async () => {
	vi.mocked(firstValues).mockResolvedValue({ from: '0,0', to: '0,1' });
	const page = await visit('/v1/distance');
	expect(inputs()).toEqual([{ from: '0,0', to: '0,1' }]);
	await vi.advanceTimersByTimeAsync(10_000);
	expect([at.url.search, records.remember.mock.calls.length]).toEqual(['', 0]);
	page.tool.set('to', '0,2');
	await page.tool.run();
	expect(at.url.search).toBe('?from=0%2C0&to=0%2C2');
});

test('what was typed while the first values were looked up stays', async () => {
	const page = new ToolPage(await entryOf('/v1/distance'));
	router.go('/tools/x');
	vi.mocked(firstValues).mockImplementation(async () => {
		page.tool.set('from', '9,9');
		return { from: '0,0', to: '0,1' };
	});
	await page.open();
	expect([page.tool.values, inputs()]).toEqual([{ from: '9,9' }, []]);
});

test('a question that needs nothing is asked with an empty form; one that needs something is not', async () => {
	await visit('/v1/recent');
	expect(inputs()).toEqual([{}]);
	expect(noteFeedUsed).toHaveBeenCalledExactlyOnceWith('earthquakes/recent');
	await visit('/v1/distance');
	expect(inputs()).toHaveLength(1);
	await visit('/v1/distance', '?from=0,0&to=0,1');
	expect(inputs()).toHaveLength(2);
	expect(noteFeedUsed).toHaveBeenCalledOnce();
});

test('the reader’s language goes with what came in by an address', async () => {
	const page = await visit('/v1/product/{barcode}', '?barcode=3017620422003');
	expect(page.tool.values).toEqual({ lang: 'hi', barcode: '3017620422003' });
	expect((await visit('/v1/product/{barcode}', '?barcode=3017620422003&lang=fr')).tool.values['lang']).toBe('fr');
});

test('an answer while typing is remembered when it stood for a second and a half, one that was asked for at once', async () => {
	const page = await visit('/v1/distance', '?from=0,0');
	page.tool.set('to', '0,1');
	await vi.advanceTimersByTimeAsync(150);
	expect(at.url.search).toBe('?from=0%2C0&to=0%2C1');
	page.tool.set('to', '0,12');
	await vi.advanceTimersByTimeAsync(150 + 1_499);
	expect(records.remember).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	await vi.waitFor(() => expect(records.remember).toHaveBeenCalledOnce());
	expect(records.remember.mock.calls[0]?.[0]).toMatchObject({ values: { to: '0,12' } });
	page.tool.set('to', '0,5');
	await page.tool.run();
	await vi.advanceTimersByTimeAsync(0);
	await vi.waitFor(() => expect(records.remember).toHaveBeenCalledTimes(2));
});

test('a long text is in the fragment, which reaches no server', async () => {
	const page = await visit('/v1/detect', '', { values: { text: 'word '.repeat(400) } });
	await vi.waitFor(() => expect(at.url.hash).toMatch(/^#z=[\w-]+$/));
	expect(at.url.search).toBe('');
	const link = new URL(await page.link());
	expect([link.pathname, link.search, link.hash]).toEqual(['/tools/language/detect', '', at.url.hash]);
	expect((await visit('/v1/detect', link.hash)).tool.values['text']).toBe('word '.repeat(400));
	await vi.waitFor(() => expect(records.remember).toHaveBeenCalledTimes(2));
});

test('secrets leave no trace, whatever was asked', async () => {
	const page = await visit('/v1/wifi', '', { values: { ssid: 'home', password: 'hidden' } });
	expect(inputs()).toEqual([expect.objectContaining({ ssid: 'home', password: 'hidden' })]);
	expect(page.kept).toEqual({ ssid: 'home' });
	await vi.advanceTimersByTimeAsync(10_000);
	expect(records.remember).not.toHaveBeenCalled();
	expect(at.url.href).not.toContain('hidden');
	expect(await page.link()).not.toContain('hidden');
});

test('without a store the tool works all the same', async () => {
	const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
	records.remember.mockRejectedValue(new Error('no IndexedDB'));
	const page = await visit('/v1/distance', '?from=0,0&to=0,1');
	await vi.advanceTimersByTimeAsync(2_000);
	await vi.waitFor(() => expect(warned.mock.calls.map(([said]) => said)).toContain('history: not kept'));
	expect([page.tool.error, page.tool.answer?.ok]).toEqual([null, true]);
	warned.mockRestore();
});

test('what a form puts in as it is made goes before what fits the device', async () => {
	vi.mocked(firstValues).mockResolvedValue({ country: 'DE', year: '2026' });
	router.go('/tools/holidays/holidays');
	const page = new ToolPage(await entryOf('/v1/holidays'));
	page.tool.set('subdivision', 'BY');
	await page.open();
	expect(inputs()).toEqual([{ country: 'DE', subdivision: 'BY', year: 2026 }]);
	expect(router.search).toBe('');
});
