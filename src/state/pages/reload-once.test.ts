import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** Arrives twice at a page that does not load, with what it was given. Returns how often it was loaded again. */
async function reloads({ onLine = true, search = '', values = {}, refused = false }): Promise<number> {
	const kept = new Map<string, string>();
	const setItem = (name: string, text: string): void => {
		if (refused) throw new DOMException('refused', 'SecurityError');
		kept.set(name, text);
	};
	const reload = vi.fn();
	vi.stubGlobal('navigator', { onLine });
	vi.stubGlobal('location', { search, reload });
	vi.stubGlobal('sessionStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem });
	vi.resetModules();
	vi.doMock('./router.svelte', () => ({ router: { takeCarried: () => ({ values }) } }));
	const { reloadOnce } = await import('./reload-once');
	reloadOnce();
	reloadOnce();
	return reload.mock.calls.length;
}

test.each([
	['once a tab', {}, 1],
	['not without network', { onLine: false }, 0],
	['not without a mark', { refused: true }, 0],
	['not where values would be lost', { values: { text: 'long' } }, 0],
	['where the address has them too', { values: { text: 'short' }, search: '?text=short' }, 1]
])('a page that did not load is loaded again %s', async (_when, given, times) =>
	expect(await reloads(given)).toBe(times)
);
