/** The box, the shelf and the palette: input, answers, pinned cards. */
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { leftToBrowser, pending, play, refusal } from '../../tests/components/play';
import { entries } from '../state/pages/catalogue';
import { palette } from '../state/pages/palette.svelte';
import { clearHistory, listFavourites, remember, toggleFavourite } from '../state/history/call-history';
import { router } from '../state/pages/router.svelte';
import type { ShelfCard as Card } from '../state/history/pinned-answers';
import AskBox from './AskBox.svelte';
import Palette from './frame/Palette.svelte';
import Shelf from './PinnedAnswers.svelte';
import ShelfCard from './PinnedCard.svelte';

const EVALUATED = { exact: '5/6', decimal: 0.8333333333333334, kind: 'rational', notes: [] };
const entryAt = (path: string) => {
	const entry = entries.find(({ operation }) => operation.path === path);
	if (!entry) throw new Error(`nothing at ${path}`);
	return entry;
};
const SUM = { operation: 'evaluate', group: 'math', method: 'POST', path: '/v1/evaluate', input: { expression: '1/2 + 1/3' }, score: 0.97, sure: true, text: '1/2 + 1/3', focus: null }; // prettier-ignore
const CLOCK = { operation: 'timezone', group: 'geo', method: 'GET', path: '/v1/timezone', input: { coords: 'Berlin' }, score: 0.6, sure: false, text: 'Berlin', focus: null }; // prettier-ignore
const NOT_HERE = {
	kind: 'uuid',
	text: 'That looks like an identifier (UUID). We can’t help with that.',
	nearest: null
};
/** Simulates a reader that understands a sum, or a given text, and other operations by `next`. */
const playAsk = (
	next: (path: string) => unknown,
	asked: object = { readings: [SUM, CLOCK], answer: null, not_here: null }
) => play((path) => (path.startsWith('/v1/ask') ? asked : next(path)));
const go = () => vi.spyOn(router, 'go').mockImplementation(() => {});
const type = async (text: string, onopened = () => {}) => {
	const screen = await render(AskBox, { onopened });
	const box = screen.getByRole('textbox', { name: 'Ask or paste anything' });
	await box.fill(text);
	return { screen, box };
};

test('the box is a search with a name, and takes a file by a field with a name', async () => {
	const screen = await render(AskBox, {});
	await expect.element(screen.getByRole('search')).toBeVisible();
	await expect.element(screen.getByLabelText('Drop a file, paste it, or choose one')).toBeInTheDocument();
});

test('it takes the keyboard only where it is asked to', async () => {
	const without = await render(AskBox, {});
	expect(document.activeElement?.tagName).not.toBe('TEXTAREA');
	await without.unmount();
	await render(AskBox, { focus: true });
	expect(document.activeElement?.tagName).toBe('TEXTAREA');
});

test('a sum stands answered under the box while one types; Enter opens its tool with it', async () => {
	const asked = playAsk(() => EVALUATED);
	const opened = go();
	const onopened = vi.fn();
	const { screen } = await type('1/2 + 1/3', onopened);
	await expect.poll(() => document.querySelector('.line')?.textContent).toContain('5/6');
	expect(asked.some((path) => path.startsWith('/v1/evaluate'))).toBe(true);
	await expect.element(screen.getByRole('link', { name: 'Open' })).toBeVisible();
	(screen.getByRole('textbox').element() as HTMLElement).focus();
	await userEvent.keyboard('{Enter}');
	await expect.poll(() => opened.mock.calls.length).toBe(1);
	expect(opened.mock.calls[0]?.[0]).toMatch(/^\/tools\/math\/evaluate\?expression=/);
	expect(onopened).toHaveBeenCalledOnce();
});

test('Shift+Enter is a new line, not a question', async () => {
	playAsk(() => EVALUATED);
	const opened = go();
	const { box } = await type('1/2');
	(box.element() as HTMLElement).focus();
	await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
	await expect.element(box).toHaveValue('1/2\n');
	expect(opened).not.toHaveBeenCalled();
});

test('what is not here is said, with no card', async () => {
	const asked = playAsk(() => EVALUATED, { readings: [], answer: null, not_here: NOT_HERE });
	const { screen } = await type('550e8400-e29b-41d4-a716-446655440000');
	await expect.element(screen.getByText(NOT_HERE.text)).toBeVisible();
	expect(document.querySelector('.slip')).toBeNull();
	expect(asked.filter((path) => !path.startsWith('/v1/ask'))).toEqual([]);
});

test('a text with more than one meaning offers the others, which a press answers', async () => {
	playAsk(() => EVALUATED);
	const { screen } = await type('1/2 + 1/3');
	const others = screen.getByRole('listbox', { name: 'Did you mean' });
	await expect.element(others).toBeVisible();
	await others.getByRole('option').first().click();
	await expect.poll(() => document.querySelector('.reading')?.textContent).toContain('Berlin');
});

test('arrow keys go from the box through its suggestions and back, and Enter takes one', async () => {
	playAsk(() => EVALUATED);
	const opened = go();
	const { screen, box } = await type('1/2 + 1/3');
	await expect.element(screen.getByRole('option')).toBeVisible();
	const option = screen.getByRole('option').element();
	const textarea = box.element() as HTMLElement;
	textarea.focus();
	const at = () => textarea.getAttribute('aria-activedescendant');
	for (const [key, where] of [
		['ArrowDown', option.id],
		['ArrowDown', null],
		['ArrowUp', option.id],
		['Escape', null],
		['ArrowDown', option.id],
		['Home', null],
		['ArrowDown', option.id]
	] as const) {
		await userEvent.keyboard(`{${key}}`);
		await expect.poll(at, { message: key }).toBe(where);
		expect(option.getAttribute('aria-selected'), key).toBe(String(where !== null));
	}
	await expect.element(box).toHaveFocus();
	await userEvent.keyboard('{Enter}');
	await expect.poll(() => document.querySelector('.reading')?.textContent).toContain('Berlin');
	expect(opened).not.toHaveBeenCalled();
});

test('an answer that fails leaves the card, which opens the tool', async () => {
	playAsk(() => refusal(503, 'BUSY', 'request: could not compute this now'));
	const { screen } = await type('1/2 + 1/3');
	await expect.element(screen.getByRole('link', { name: 'Open' })).toBeVisible();
});

test.each([
	['with Ctrl', { ctrlKey: true }, true],
	['with ⌘', { metaKey: true }, true],
	['with Shift', { shiftKey: true }, true],
	['plain', {}, false]
])('a press on “Open” %s: left to the browser is %s', async (_how, keys, left) => {
	playAsk(() => EVALUATED);
	const opened = go();
	const { screen } = await type('1/2 + 1/3');
	await expect.element(screen.getByRole('link', { name: 'Open' })).toBeVisible();
	expect(leftToBrowser(screen.getByRole('link', { name: 'Open' }).element(), keys)).toBe(left);
	await expect.poll(() => opened.mock.calls.length).toBe(left ? 0 : 1);
});

test('the name of a page opens the page', async () => {
	playAsk(() => EVALUATED, { readings: [{ ...SUM, group: 'page', operation: 'settings', path: '/settings', input: {}, text: 'settings' }], answer: null, not_here: null }); // prettier-ignore
	const opened = go();
	const { screen } = await type('settings');
	await screen.getByRole('button', { name: /Open: Settings/ }).click();
	expect(opened.mock.calls[0]?.[0]).toBe('/settings');
});

test('a picture that is pasted opens the tool for pictures with it', async () => {
	const opened = go();
	await render(AskBox, {});
	const clipboardData = new DataTransfer();
	const picture = new File([new Uint8Array(3)], 'a.png', { type: 'image/png' });
	clipboardData.items.add(picture);
	document.querySelector('textarea')?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })); // prettier-ignore
	await expect.poll(() => opened.mock.calls.length).toBe(1);
	expect(opened.mock.calls[0]?.[0]).toBe('/tools/image/info');
	expect(opened.mock.calls[0]?.[1]?.values?.['file']).toBeInstanceOf(File);
});

test('a text file that is dropped is read into the box', async () => {
	playAsk(() => EVALUATED);
	const screen = await render(AskBox, {});
	const dataTransfer = new DataTransfer();
	dataTransfer.items.add(new File(['12*12'], 'sum.txt', { type: 'text/plain' }));
	document.querySelector('form')?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })); // prettier-ignore
	await expect.element(screen.getByRole('textbox')).toHaveValue('12*12');
});

const card = (path: string, values: Record<string, string>, more: Partial<Card> = {}): Card => ({
	entry: entryAt(path),
	values,
	about: 'About',
	pinned: false,
	...more
});

test('a card of the shelf is live: its line is the answer', async () => {
	play(() => EVALUATED);
	await render(ShelfCard, { card: card('/v1/evaluate', { expression: '1/2+1/3' }) });
	await expect.poll(() => document.querySelector('.value')?.textContent).toContain('5/6');
});

test('a card that is asking is blank, and one that could not ask still opens its tool', async () => {
	const answer = pending<Response>();
	play(() => answer.promise);
	const opened = go();
	const screen = await render(ShelfCard, { card: card('/v1/evaluate', { expression: '1/2' }) });
	expect(document.querySelector('.value')?.textContent?.trim()).toBe('');
	answer.resolve(refusal(503, 'BUSY', 'request: could not compute this now'));
	await expect.poll(() => document.querySelector('.value')?.textContent).toBe('Open');
	await screen.getByRole('link').click();
	expect(opened.mock.calls[0]).toEqual(['/tools/math/evaluate?expression=1%2F2', { values: { expression: '1/2' } }]);
});

test('no source is asked for a visitor who has used none', async () => {
	const asked = play(() => refusal(503, 'BUSY', 'request: could not compute this now'));
	const feeds = () => asked.filter((path) => /^\/v1\/(?:rates|recent)/.test(path));
	localStorage.removeItem('feeds-used');
	const screen = await render(Shelf, {});
	await expect.poll(() => document.querySelectorAll('.pin[aria-busy="false"]').length).toBe(4);
	expect(feeds()).toEqual([]);
	await screen.unmount();
	localStorage.setItem('feeds-used', 'currency/rates');
	await render(Shelf, {});
	await expect.poll(() => feeds().length).toBe(1);
	localStorage.removeItem('feeds-used');
});

test('a press with ⌘ on a card is left to the browser', async () => {
	play(() => EVALUATED);
	const opened = go();
	const screen = await render(ShelfCard, { card: card('/v1/evaluate', { expression: '1/2' }) });
	expect(leftToBrowser(screen.getByRole('link').element(), { metaKey: true })).toBe(true);
	expect(opened).not.toHaveBeenCalled();
});

test('the shelf of a new visitor has four cards; what is pinned takes their place', async () => {
	play(() => refusal(503, 'BUSY', 'request: could not compute this now'));
	const screen = await render(Shelf, {});
	await expect.element(screen.getByRole('region', { name: 'Try these' })).toBeVisible();
	await expect.poll(() => document.querySelectorAll('.pin').length).toBe(4);
	await screen.unmount();
	const pin = {
		key: 'math/evaluate?expression=2',
		group: 'math',
		name: 'evaluate',
		values: { expression: '2' },
		at: 1
	};
	await toggleFavourite(pin);
	const again = await render(Shelf, {});
	await expect.element(again.getByRole('region', { name: 'Pinned' })).toBeVisible();
	expect(document.querySelectorAll('.pin')).toHaveLength(1);
	for (const one of await listFavourites()) await toggleFavourite(one);
});

test('the palette is a named dialog with the box in focus and the last questions under it; Escape closes it', async () => {
	play(() => EVALUATED);
	await clearHistory();
	await remember({ group: 'math', name: 'evaluate', values: { expression: '6*7' }, at: 1 });
	const screen = await render(Palette, {});
	await palette.open();
	await expect.element(screen.getByRole('dialog', { name: 'Ask' })).toBeVisible();
	await expect.poll(() => document.activeElement?.tagName).toBe('TEXTAREA');
	await expect.element(screen.getByRole('link', { name: /6\*7/ })).toBeVisible();
	await userEvent.keyboard('{Escape}');
	await expect.poll(() => palette.shown).toBe(false);
	await clearHistory();
});
