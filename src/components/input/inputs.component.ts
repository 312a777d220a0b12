/** Inputs outside forms: files, places, folded and copied content. */
import { createRawSnippet } from 'svelte';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { play, refusal } from '../../../tests/components/play';
import { toasts } from '../../state/worker/toasts.svelte';
import CodeBlock from '../CodeBlock.svelte';
import CopyButton from '../CopyButton.svelte';
import FileDrop from './FileDrop.svelte';
import JsonView from '../JsonView.svelte';
import MoreOptions from './MoreOptions.svelte';
import CountryInput from './CountryInput.svelte';
import PlaceInput from './PlaceInput.svelte';

const file = (name: string, size = 3) => new File([new Uint8Array(size)], name, { type: 'image/png' });
const clipboard = (writeText: (text: string) => Promise<void>) =>
	vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);

test('a file that is chosen is given on once, and can be chosen again', async () => {
	const onfiles = vi.fn();
	const input = (await render(FileDrop, { onfiles })).getByLabelText('Drop a file, paste it, or choose one');
	await input.upload([file('a.png')]);
	await input.upload([file('a.png')]);
	expect(onfiles.mock.calls.map(([files]) => files.map(({ name }: File) => name))).toEqual([['a.png'], ['a.png']]);
});

test.each([
	[false, ['a.png']],
	[true, ['a.png', 'b.png']]
])('files that are dropped (several: %s): %j', async (multiple, expected) => {
	const onfiles = vi.fn();
	await render(FileDrop, { onfiles, multiple });
	const data = new DataTransfer();
	for (const name of ['a.png', 'b.png']) data.items.add(file(name));
	const drop = document.querySelector('.drop');
	const over = new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer: data });
	drop?.dispatchEvent(over);
	expect(over.defaultPrevented).toBe(true);
	drop?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
	expect(onfiles.mock.calls[0]?.[0].map(({ name }: File) => name)).toEqual(expected);
});

test.each([
	[true, 1],
	[false, 0]
])('a file pasted into the page (taken: %s) arrives %i times', async (paste, times) => {
	const onfiles = vi.fn();
	await render(FileDrop, { onfiles, paste });
	const clipboardData = new DataTransfer();
	clipboardData.items.add(file('shot.png'));
	window.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
	expect(onfiles).toHaveBeenCalledTimes(times);
});

test('a text pasted into the page is no file', async () => {
	const onfiles = vi.fn();
	await render(FileDrop, { onfiles });
	const clipboardData = new DataTransfer();
	clipboardData.setData('text/plain', 'hello');
	window.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
	expect(onfiles).not.toHaveBeenCalled();
});

test('chosen files are named with their size; one without a name is a pasted file', async () => {
	const screen = await render(FileDrop, { onfiles: () => {}, files: [file('a.png', 1_234_567), file('', 1)] });
	await expect.element(screen.getByText('a.png · 1.2 MB')).toBeVisible();
	await expect.element(screen.getByText('Pasted file · 1 byte')).toBeVisible();
});

const CITY = {
	name: 'Munich',
	local_name: 'München',
	matched_name: 'Monaco di Baviera',
	subdivision: 'Bavaria',
	country: 'DE',
	country_name: 'Germany',
	latitude: 48.137,
	longitude: 11.575
};
const openPlace = (props: { value?: string; invalid?: boolean; onvalue?: (text: string) => void } = {}) =>
	render(PlaceInput, { id: 'place', value: '', onvalue: () => {}, ...props });

test('coordinates go to the form as they were typed, and nobody is asked about them', async () => {
	const asked = play(() => ({ places: [], note: null }));
	const onvalue = vi.fn();
	const screen = await openPlace({ onvalue });
	await screen.getByRole('combobox').fill('48.137, 11.575');
	await expect.poll(() => onvalue.mock.calls.at(-1)).toEqual(['48.137, 11.575']);
	expect(asked).toEqual([]);
});

test('Enter never takes what an earlier text could mean', async () => {
	play(() => ({ places: [], note: null }));
	const onvalue = vi.fn();
	const field = (await openPlace({ onvalue })).getByRole('combobox');
	// 99,2 is doubtful: no latitude, but one with the longitude first.
	await field.fill('99,2');
	await expect.element(field).toHaveAttribute('aria-expanded', 'true');
	field.element().focus();
	await userEvent.keyboard('00{Enter}');
	await expect.poll(() => onvalue.mock.calls.at(-1)).toEqual(['99,200']);
});

test.each(['52.52,13.405', 'Springfield'])('%s, left the instant it was typed, is what the form has', async (text) => {
	play(() => ({ places: [], note: null }));
	const onvalue = vi.fn();
	const screen = await openPlace({ onvalue, value: '1,2' });
	const field = screen.getByRole('combobox').element() as HTMLInputElement;
	field.focus();
	for (let end = 1; end <= text.length; end++) {
		field.value = text.slice(0, end);
		field.dispatchEvent(new Event('input', { bubbles: true }));
	}
	field.blur();
	expect(onvalue.mock.calls.at(-1)).toEqual([text]);
	await new Promise((resolve) => setTimeout(resolve, 300));
	expect(onvalue.mock.calls.at(-1)).toEqual([text]);
});

test('Enter the instant after the last letter asks with that letter, and leaves a chosen city be', async () => {
	play(() => ({ places: [CITY], note: null }));
	const onvalue = vi.fn();
	const screen = await openPlace({ onvalue, value: '1,2' });
	const field = screen.getByRole('combobox');
	const input = field.element() as HTMLInputElement;
	input.focus();
	input.value = '1,23';
	input.dispatchEvent(new Event('input', { bubbles: true }));
	input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
	expect(onvalue.mock.calls).toEqual([['1,23']]);
	await field.fill('munich');
	await expect.element(field).toHaveAttribute('aria-expanded', 'true');
	await userEvent.keyboard('{Enter}');
	await screen.rerender({ value: '48.137, 11.575' });
	await expect.element(field).toHaveValue('Munich (Monaco di Baviera), DE');
	await userEvent.keyboard('{Enter}');
	input.blur();
	await expect.element(field).toHaveValue('Munich (Monaco di Baviera), DE');
	expect(onvalue.mock.calls).toEqual([['1,23'], ['48.137, 11.575']]);
});

test('a name that a link carries stays for the API; refused, it offers its cities to who comes to the field', async () => {
	const namesake = (subdivision: string, longitude: number) => ({ ...CITY, name: 'Springfield', local_name: null, matched_name: null, subdivision, country: 'US', longitude }); // prettier-ignore
	const asked = play(() => ({ places: [namesake('Missouri', -93), namesake('Illinois', -89)], note: null }));
	const onvalue = vi.fn();
	const screen = await openPlace({ onvalue, value: 'Springfield' });
	const field = screen.getByRole('combobox');
	await expect.element(field).toHaveValue('Springfield');
	(field.element() as HTMLElement).focus();
	(field.element() as HTMLElement).blur();
	expect([onvalue.mock.calls, asked]).toEqual([[], []]);
	await screen.rerender({ invalid: true });
	(field.element() as HTMLElement).focus();
	await expect.element(field).toHaveAttribute('aria-expanded', 'true');
	await userEvent.keyboard('{ArrowDown}{Enter}');
	expect(onvalue.mock.calls).toEqual([['48.137, -89']]);
	await screen.rerender({ value: '48.137, -89', invalid: false });
	await expect.element(field).toHaveValue('Springfield, Illinois, United States');
});

test('a country that a link names becomes its code; a word that is none stays to be seen', async () => {
	const onvalue = vi.fn();
	await render(CountryInput, { id: 'country', value: 'Deutschland', onvalue });
	await expect.poll(() => onvalue.mock.calls).toEqual([['DE']]);
	const screen = await render(CountryInput, { id: 'other', value: 'Nowhere', onvalue });
	await expect.element(screen.getByRole('option', { name: 'Nowhere' })).toBeInTheDocument();
	expect(onvalue).toHaveBeenCalledTimes(1);
});

test('a name offers cities; the arrow and Enter take one, which the field then names', async () => {
	const asked = play(() => ({ places: [CITY, { ...CITY, name: 'Monaco', local_name: null, matched_name: null, subdivision: null, country: 'MC', country_name: 'Monaco', latitude: 43.73, longitude: 7.42 }], note: null })); // prettier-ignore
	const onvalue = vi.fn();
	const screen = await openPlace({ onvalue });
	const field = screen.getByRole('combobox');
	await field.fill('monaco');
	await expect.element(field).toHaveAttribute('aria-expanded', 'true');
	expect(asked).toEqual(['/v1/places?q=monaco&limit=6']);
	const options = screen.getByRole('option').elements();
	expect(options.map((option) => option.textContent?.trim())).toEqual(['Munich (Monaco di Baviera) Bavaria, Germany', 'Monaco']); // prettier-ignore
	expect(options[0]?.getAttribute('aria-selected')).toBe('true');
	await userEvent.keyboard('{ArrowDown}');
	expect(field.element().getAttribute('aria-activedescendant')).toBe(options[1]?.id);
	await userEvent.keyboard('{ArrowDown}');
	expect(options[0]?.getAttribute('aria-selected')).toBe('true');
	await userEvent.keyboard('{Enter}');
	expect(onvalue).toHaveBeenCalledExactlyOnceWith('48.137, 11.575');
	await screen.rerender({ value: '48.137, 11.575' });
	await expect.element(field).toHaveValue('Munich (Monaco di Baviera), DE');
	await expect.element(field).toHaveAttribute('aria-expanded', 'false');
});

test('arrows go down and up through the cities, and round', async () => {
	play(() => ({ places: ['A', 'B', 'C'].map((name) => ({ ...CITY, name, local_name: null, matched_name: null })), note: null })); // prettier-ignore
	const screen = await openPlace();
	const field = screen.getByRole('combobox');
	await field.fill('abc');
	await expect.element(field).toHaveAttribute('aria-expanded', 'true');
	const chosen = () => document.querySelector('[role=option][aria-selected=true] .name')?.textContent;
	const seen = [chosen()];
	for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
		await userEvent.keyboard(`{${key}}`);
		seen.push(chosen());
	}
	expect(seen).toEqual(['A', 'B', 'C', 'A', 'C', 'B']);
});

test('Escape closes the list; a press outside takes the first city', async () => {
	play(() => ({ places: [CITY], note: null }));
	const onvalue = vi.fn();
	const field = (await openPlace({ onvalue })).getByRole('combobox');
	await field.fill('munich');
	await expect.element(field).toHaveAttribute('aria-expanded', 'true');
	await userEvent.keyboard('{Escape}');
	await expect.element(field).toHaveAttribute('aria-expanded', 'false');
	await field.fill('munich ');
	await expect.element(field).toHaveAttribute('aria-expanded', 'true');
	(field.element() as HTMLElement).blur();
	expect(onvalue).toHaveBeenCalledExactlyOnceWith('48.137, 11.575');
});

test.each([
	['nobody of that name', () => ({ places: [], note: 'No place of this name is known.' }), 'We don’t know a place with that name. Try a larger town nearby.'], // prettier-ignore
	[
		'a refusal',
		() => refusal(503, 'BUSY', 'request: could not compute this now'),
		'Places couldn’t be loaded. Try again when you’re online.'
	],
	['no network', () => Promise.reject(new TypeError('cut')), 'Places couldn’t be loaded. Try again when you’re online.']
])('%s is said below the field', async (_what, answer, said) => {
	play(answer);
	const screen = await openPlace();
	await screen.getByRole('combobox').fill('Xyzzy');
	await expect.element(screen.getByText(said)).toBeVisible();
	expect(document.getElementById('place')?.getAttribute('aria-describedby')).toBe('place-said');
});

test('the device’s own place fills the field; where it is denied, that is said', async () => {
	const ask = vi.spyOn(navigator.geolocation, 'getCurrentPosition');
	const onvalue = vi.fn();
	const press = (await openPlace({ onvalue })).getByRole('button', { name: 'Use my location' });
	ask.mockImplementationOnce((found) => found({ coords: { latitude: 52.5, longitude: -13.1234567 } } as GeolocationPosition)); // prettier-ignore
	await press.click();
	expect(onvalue).toHaveBeenCalledExactlyOnceWith('52.50000, -13.12346');
	ask.mockImplementationOnce((_found, failed) => failed?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError)); // prettier-ignore
	await press.click();
	expect(toasts.list.map(({ message }) => message)).toEqual([
		'Location access is blocked. Allow it in your browser, or type a place.'
	]);
});

test('what most leave as it is stands folded in its place, and goes with its form', async () => {
	const place = document.createElement('div');
	place.className = 'options';
	document.body.append(place);
	const children = createRawSnippet(() => ({ render: () => '<input aria-label="Depth">' }));
	const screen = await render(MoreOptions, { children });
	expect(place.querySelector('details')?.open).toBe(false);
	await screen.getByText('More options').click();
	await expect.element(screen.getByLabelText('Depth')).toBeVisible();
	await screen.unmount();
	expect(place.childElementCount).toBe(0);
	place.remove();
});

test('copying says so, and says when it could not', async () => {
	const written: string[] = [];
	clipboard(async (text) => void written.push(text));
	const screen = await render(CopyButton, { text: () => 'made late', label: 'Copy it' });
	await screen.getByRole('button', { name: 'Copy it' }).click();
	await expect.element(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
	expect(written).toEqual(['made late']);
	await expect.element(screen.getByRole('button', { name: 'Copy it' })).toBeVisible();
	clipboard(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
	await screen.getByRole('button').click();
	await expect.element(screen.getByRole('button', { name: 'Couldn’t copy' })).toBeVisible();
});

test('a compact button keeps its name for who does not see it', async () => {
	const button = (await render(CopyButton, { text: 'x', compact: true })).getByRole('button', { name: 'Copy' });
	await expect.element(button).toHaveAttribute('title', 'Copy');
	expect(button.element().querySelector('span')?.className).toContain('visually-hidden');
});

test('code is a named region that the keyboard scrolls, left to right in any language', async () => {
	const screen = await render(CodeBlock, { code: 'curl -s', label: 'curl' });
	const region = screen.getByRole('region', { name: 'curl' });
	await expect.element(region).toHaveTextContent('curl -s');
	document.documentElement.dir = 'rtl';
	expect([region.element().getAttribute('tabindex'), getComputedStyle(region.element()).direction]).toEqual([
		'0',
		'ltr'
	]);
	document.documentElement.dir = 'ltr';
});

test('JSON is shown shortened and copied whole', async () => {
	const written: string[] = [];
	clipboard(async (text) => void written.push(text));
	const value = { long: 'x'.repeat(10_000), more: 1 };
	const screen = await render(JsonView, { value });
	expect(screen.getByRole('region', { name: 'JSON' }).element().textContent?.length).toBeLessThan(9_000);
	await screen.getByRole('button', { name: 'Copy JSON' }).click();
	await expect.poll(() => written.length).toBe(1);
	expect(JSON.parse(written[0] ?? '')).toEqual(value);
});
