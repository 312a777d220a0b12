import { expect, test, vi } from 'vitest';

const host = vi.hoisted(() => ({ loadPack: vi.fn(async () => new ArrayBuffer(1)), removePack: vi.fn(), listPacks: vi.fn(), PACK_PROGRESS: 'progress' })); // prettier-ignore
vi.mock('../../../sw/host/packs', () => host);
const { download, remove, watchDownloads } = await import('./packs');

test('a download tells its progress, can be given up, and gives no bytes to hold', async () => {
	const [told, { signal }] = [() => {}, new AbortController()];
	expect(await download('words', told, signal)).toBeUndefined();
	expect(host.loadPack).toHaveBeenCalledExactlyOnceWith('words', told, signal);
	expect(remove).toBe(host.removePack);
});

test('downloads that operations started are heard of, until one stops listening', async () => {
	const heard = vi.fn();
	const stop = watchDownloads(heard);
	const sender = new BroadcastChannel('progress');
	sender.postMessage({ name: 'words', loaded: 1, total: 2 });
	await vi.waitFor(() => expect(heard).toHaveBeenCalledWith({ name: 'words', loaded: 1, total: 2 }));
	stop();
	sender.postMessage({ name: 'words', loaded: 2, total: 2 });
	await new Promise((resolve) => setTimeout(resolve, 50));
	expect(heard).toHaveBeenCalledOnce();
	sender.close();
	vi.stubGlobal('BroadcastChannel', undefined);
	expect(() => watchDownloads(heard)()).not.toThrow();
	vi.unstubAllGlobals();
});
