/** Codes of other kinds in a real browser: the writer and the readers load from this origin. */
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { defined } from '../../../../engines/kit/checked';
import OtherCodes from './OtherCodes.svelte';

/** WebAssembly comes from the test's own server. */
beforeEach(() => void vi.unstubAllGlobals());

async function choose(text: string, kind: string): Promise<HTMLElement> {
	const { container } = await render(OtherCodes, { text });
	const select = defined(container.querySelector('select'));
	select.value = kind;
	select.dispatchEvent(new Event('change', { bubbles: true }));
	return container;
}

test.each([
	['4006381333931', 'EAN13'],
	['Hello wörld', 'DataMatrix']
])('%s as %s is shown once it was read back', async (text, kind) => {
	const shown = await choose(text, kind);
	await vi.waitFor(() => expect(shown.querySelector('img')?.src).toMatch(/^data:image\/png/), { timeout: 20_000 });
	expect(shown.textContent).toMatch(/zxing.*rxing.*zxing.library/);
});

test('a text that a kind cannot hold has a reason and no picture', async () => {
	const shown = await choose('hello', 'EAN13');
	await vi.waitFor(() => expect(shown.textContent).toMatch(/Invalid character/), { timeout: 20_000 });
	expect(shown.querySelector('img')).toBeNull();
});
