import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const NOW = 1_000_000;
let store: Map<string, string>;
let serviceWorker: EventTarget;
/** Delivers another tab's write to this one. */
let told: (event: { readonly key: string }) => void;

beforeEach(() => {
	vi.useFakeTimers({ now: NOW });
	store = new Map();
	serviceWorker = new EventTarget();
	vi.stubGlobal('navigator', { serviceWorker });
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => store.get(key) ?? null,
		setItem: (key: string, value: string) => store.set(key, value),
		removeItem: (key: string) => store.delete(key)
	});
	vi.stubGlobal('addEventListener', (type: string, listener: typeof told) => type === 'storage' && (told = listener));
	vi.resetModules();
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const open = () => import('./version-change');
async function waits({ versionSettled }: Awaited<ReturnType<typeof open>>): Promise<boolean> {
	let settled = false;
	void versionSettled().then(() => (settled = true));
	await vi.advanceTimersByTimeAsync(0);
	return !settled;
}

test('nothing waits while no version takes over', async () => expect(await waits(await open())).toBe(false));

test('the tab that asks for an update, and one that hears of it, hold their requests until the new version has taken over', async () => {
	const other = await open();
	vi.resetModules();
	const hear = told;
	const asking = await open();
	void asking.announceVersionChange();
	expect([await waits(asking), await waits(other)]).toEqual([true, false]);
	hear({ key: 'version-change' });
	expect(await waits(other)).toBe(true);
	serviceWorker.dispatchEvent(new Event('controllerchange'));
	expect([await waits(asking), await waits(other)]).toEqual([false, false]);
	// The next one is waited for as well.
	void asking.announceVersionChange();
	expect(await waits(asking)).toBe(true);
});

test('another word in the storage is none of a change that is under way elsewhere', async () => {
	const page = await open();
	store.set('version-change', String(NOW));
	told({ key: 'settings' });
	expect(await waits(page)).toBe(false);
});

test('a browser without service workers waits the four seconds', async () => {
	vi.stubGlobal('navigator', {});
	const page = await open();
	void page.announceVersionChange();
	expect(await waits(page)).toBe(true);
	await vi.advanceTimersByTimeAsync(4_000);
	expect(await waits(page)).toBe(false);
});

test('the page that loads once the new version has taken over waits for nothing', async () => {
	void (await open()).announceVersionChange();
	serviceWorker.dispatchEvent(new Event('controllerchange'));
	vi.resetModules();
	expect(await waits(await open())).toBe(false);
});

test('others are given a moment to hear of it', async () => {
	let heard = false;
	void (await open()).announceVersionChange().then(() => (heard = true));
	await vi.advanceTimersByTimeAsync(100);
	expect(heard).toBe(false);
	await vi.advanceTimersByTimeAsync(400);
	expect(heard).toBe(true);
});

test('a tab that is opened during the change waits too, and for four seconds of it at most', async () => {
	store.set('version-change', String(NOW - 1_000));
	const page = await open();
	expect(await waits(page)).toBe(true);
	await vi.advanceTimersByTimeAsync(2_900);
	expect(await waits(page)).toBe(true);
	await vi.advanceTimersByTimeAsync(200);
	expect(await waits(page)).toBe(false);
});

test.each([
	['a change that is long past', String(NOW - 60_000)],
	['one of a clock that was ahead', String(NOW + 60_000)],
	['what is no time', 'x'],
	['another key', null]
])('%s keeps nobody waiting', async (_, stored) => {
	if (stored !== null) store.set('version-change', stored);
	const page = await open();
	told({ key: stored === null ? 'settings' : 'version-change' });
	expect(await waits(page)).toBe(false);
});

test('without storage a tab still holds its own', async () => {
	vi.stubGlobal('localStorage', undefined);
	const page = await open();
	expect(await waits(page)).toBe(false);
	void page.announceVersionChange();
	expect(await waits(page)).toBe(true);
});
