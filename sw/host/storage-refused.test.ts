/** Frames and private windows in which the browser refuses storage and channels: everything is answered all the same. */
import { packs } from 'virtual:packs';
import { afterEach, expect, test, vi } from 'vitest';
import { openChannel } from './channel';
import { hasPack, listPacks, loadPack, removeOldPacks, removePack, storeAllPacks } from './packs';

afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

const [name = '', pack] = Object.entries(packs)[0] ?? [];

test('a channel that cannot be opened is none', () => {
	vi.stubGlobal(
		'BroadcastChannel',
		class {
			constructor() {
				throw new DOMException('The operation is insecure.', 'SecurityError');
			}
		}
	);
	expect(openChannel('news')).toBeUndefined();
});

test('caches that cannot be opened: a pack comes from the network, and it is said once', async () => {
	const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
	const refused = () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
	vi.stubGlobal('caches', { open: refused });
	vi.stubGlobal('navigator', { locks: { request: refused } });
	vi.stubGlobal('fetch', async () => new Response(new Uint8Array(pack?.bytes ?? 0)));
	expect(await hasPack(name)).toBe(false);
	expect((await loadPack(name)).byteLength).toBe(pack?.bytes);
	expect((await listPacks()).every(({ stored }) => !stored)).toBe(true);
	await removePack(name);
	await removeOldPacks();
	expect(warned).toHaveBeenCalledTimes(1);
});

test('without caches and without a network a pack is 503, and told what is missing', async () => {
	vi.stubGlobal('caches', undefined);
	vi.stubGlobal('navigator', {});
	vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
	await expect(loadPack(name)).rejects.toMatchObject({ code: 'OFFLINE', message: expect.stringContaining(name) });
	await expect(storeAllPacks()).rejects.toMatchObject({ code: 'OFFLINE' });
});
