import { afterEach, expect, test, vi } from 'vitest';
import { versionLock } from '../../../sw/host/version';
import { holdVersion } from './version-lock';

afterEach(() => vi.unstubAllGlobals());

test('a page holds its version as long as it lives', async () => {
	const locks = { request: vi.fn() };
	vi.stubGlobal('navigator', { serviceWorker: {}, locks });
	holdVersion();
	expect(locks.request).toHaveBeenCalledExactlyOnceWith(versionLock(import.meta.env.VITE_VERSION), { mode: 'shared' }, expect.any(Function)); // prettier-ignore
	const [, , work] = locks.request.mock.calls[0] as [string, object, () => Promise<unknown>];
	expect(await Promise.race([work(), Promise.resolve('held')])).toBe('held');
});

test('where nothing is stored, no version is held; nor where there are no locks', () => {
	const locks = { request: vi.fn() };
	vi.stubGlobal('navigator', { locks });
	holdVersion();
	expect(locks.request).not.toHaveBeenCalled();
	vi.stubGlobal('navigator', { serviceWorker: {} });
	holdVersion();
});
