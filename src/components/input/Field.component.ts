import { tick } from 'svelte';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import type { Group, Operation } from '../../../engines/kit/contract';
import { object } from '../../../engines/kit/schema';
import { ToolCall } from '../../state/call/tool-call.svelte';
import Field from './Field.svelte';
import { defineGroup, wordsSettled } from '../../state/words/words.svelte';

defineGroup('test', { forms: { limit: ['Limit', 'Newest first'], word: ['Word', 'Any `word`.'] }, words: {} }, {});

const operation: Operation = {
	title: 'Test',
	method: 'GET',
	path: '/v1/test',
	summary: '',
	kind: 'feed',
	cost: 'bounded',
	params: object(
		{
			word: { type: 'string', description: 'Any `word`.' },
			note: { type: 'string', 'x-input': 'long-text' },
			limit: { type: 'integer', minimum: 1, maximum: 500, default: 50, description: 'The newest so many.' },
			weight: { type: 'number', minimum: 0 },
			day: { type: 'string', format: 'date' },
			secret: { type: 'string', 'x-input': 'password' },
			period: { type: 'string', enum: ['last_hour', 'last_day'], default: 'last_day' },
			level: { type: 'string', enum: ['a', 'b', 'c', 'd', 'e'] },
			hidden: { type: 'boolean', default: true, title: 'Hidden network' },
			country: { type: 'string', 'x-input': 'country', description: 'ISO 3166 code.' }
		},
		{ optional: ['note', 'weight', 'day', 'secret', 'level', 'country'] }
	),
	response: object({}),
	examples: []
};
const toolOf = (values: Record<string, unknown> = {}) =>
	new ToolCall({ id: 'test' } as Group, 'test', operation, values);
const open = (name: string, tool = toolOf(), more: { label?: string; hint?: string; placeholder?: string } = {}) =>
	render(Field, { tool, name, ...more });
const describedBy = (element: Element) =>
	(element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

test('what may be left out says so in its name; what must be there is said to be required', async () => {
	const screen = await open('limit');
	await expect.element(screen.getByRole('spinbutton', { name: 'Limit' })).toBeVisible();
	const word = (await open('word')).getByRole('textbox', { name: 'Word', exact: true });
	await expect.element(word).toHaveAttribute('aria-required', 'true');
	expect(screen.getByRole('spinbutton').element().hasAttribute('aria-required')).toBe(false);
});

test('help is read out with the field: what it means and its bounds', async () => {
	const field = (await open('limit')).getByRole('spinbutton').element();
	expect(describedBy(field)).toEqual(['Newest first · 1 – 500']);
	expect([field.getAttribute('min'), field.getAttribute('max'), field.getAttribute('step')]).toEqual(['1', '500', '1']);
	expect([field.getAttribute('inputmode'), field.getAttribute('placeholder')]).toEqual(['numeric', '50']);
});

test('a number that need not be whole takes any step, and has only the bound that there is', async () => {
	const field = (await open('weight')).getByRole('spinbutton').element();
	expect([field.getAttribute('step'), field.getAttribute('inputmode'), field.getAttribute('max')]).toEqual(['any', 'decimal', null]); // prettier-ignore
	expect(describedBy(field)).toEqual(['≥ 0']);
});

test('hint and placeholder of a panel stand in place of the contract’s', async () => {
	const screen = await open('word', toolOf(), { hint: 'One word', placeholder: 'tree' });
	const field = screen.getByRole('textbox', { name: 'Word' });
	await expect.element(field).toHaveAttribute('placeholder', 'tree');
	expect(describedBy(field.element())).toEqual(['One word']);
});

test('what is typed is in the tool, and what the tool holds is in the field', async () => {
	const tool = toolOf({ word: 'tree' });
	const field = (await open('word', tool)).getByRole('textbox');
	await expect.element(field).toHaveValue('tree');
	await field.fill('root');
	expect(tool.values['word']).toBe('root');
});

test('an error that names the field stands beside it, marks it, and is read out after the help', async () => {
	const tool = toolOf();
	tool.error = { code: 'INVALID_INPUT', message: 'word: must be one word', field: 'word' };
	const field = (await open('word', tool)).getByRole('textbox');
	await expect.element(field).toHaveAttribute('aria-invalid', 'true');
	await wordsSettled();
	await tick();
	const [help, error] = describedBy(field.element());
	expect([help, error]).toEqual(['Any word.', 'Must be one word.']);
	await field.fill('a');
	expect(field.element().hasAttribute('aria-invalid')).toBe(false);
});

test('an error of a part (`word.length`, `word[2]`) is its field’s, one of another field is not', async () => {
	const tool = toolOf();
	const field = (await open('word', tool)).getByRole('textbox');
	for (const name of ['word.length', 'word[2]']) {
		tool.error = { code: 'INVALID_INPUT', message: `${name}: wrong`, field: name };
		await expect.element(field).toHaveAttribute('aria-invalid', 'true');
		tool.error = null;
		await expect.element(field).not.toHaveAttribute('aria-invalid');
	}
	tool.error = { code: 'INVALID_INPUT', message: 'words: wrong', field: 'words' };
	await expect.element(field).not.toHaveAttribute('aria-invalid');
});

test('up to four choices stand side by side, in plain words, the default chosen', async () => {
	const tool = toolOf();
	const screen = await open('period', tool);
	await expect.element(screen.getByRole('group', { name: 'Period' })).toBeVisible();
	await expect.element(screen.getByRole('radio', { name: 'last day' })).toBeChecked();
	(screen.getByRole('radio', { name: 'last day' }).element() as HTMLElement).focus();
	await userEvent.keyboard('{ArrowUp}');
	expect(tool.values['period']).toBe('last_hour');
	await expect.element(screen.getByRole('radio', { name: 'last hour' })).toBeChecked();
});

test('more than four choices are a list that starts with “Any” where nothing is the default', async () => {
	const tool = toolOf();
	const list = (await open('level', tool)).getByRole('combobox', { name: 'Level' });
	expect([...list.element().children].map((option) => option.textContent)).toEqual(['Any', 'a', 'b', 'c', 'd', 'e']);
	await list.selectOptions('d');
	expect(tool.values['level']).toBe('d');
});

test('a switch shows its default, bears the contract’s title and sends true or false', async () => {
	const tool = toolOf();
	const box = (await open('hidden', tool)).getByRole('checkbox', { name: 'Hidden network' });
	await expect.element(box).toBeChecked();
	await box.click();
	expect(tool.values['hidden']).toBe(false);
	await expect.element(box).not.toBeChecked();
});

test('a password is hidden until it is asked to be shown, and is not completed by the browser', async () => {
	const screen = await open('secret', toolOf({ secret: 'horse' }));
	const field = screen.getByLabelText('Secret');
	await expect.element(field).toHaveAttribute('type', 'password');
	await expect.element(field).toHaveAttribute('autocomplete', 'off');
	const show = screen.getByRole('button', { name: 'Show password' });
	await expect.element(show).toHaveAttribute('aria-pressed', 'false');
	await show.click();
	await expect.element(field).toHaveAttribute('type', 'text');
	await expect.element(show).toHaveAttribute('aria-pressed', 'true');
	await expect.element(field).toHaveValue('horse');
});

test('kinds of input follow from the contract: day, many lines', async () => {
	const day = await open('day');
	await expect.element(day.getByLabelText('Day')).toHaveAttribute('type', 'date');
	expect((await open('note')).getByLabelText('Note').element().tagName).toBe('TEXTAREA');
});

test('a country is chosen by its name and sent as its letters; a code that is unknown stays', async () => {
	const tool = toolOf({ country: 'zz' });
	const list = (await open('country', tool)).getByRole('combobox', { name: 'Country' });
	await expect.element(list).toHaveValue('zz');
	expect(list.element().hasAttribute('aria-describedby')).toBe(false);
	const all = () => [...list.element().children].map((option) => option.textContent ?? '').slice(2);
	await expect.poll(() => all().length).toBeGreaterThan(240);
	const names = all();
	expect(names).toEqual([...names].sort(new Intl.Collator('en').compare));
	await list.selectOptions('Norway');
	expect(tool.values['country']).toBe('NO');
});

test('the names of all countries are there as soon as somebody comes near the list', async () => {
	const idle = vi.spyOn(window, 'requestIdleCallback').mockReturnValue(1);
	// The pointer rests where the test before left it, which may be where the list comes.
	document.body.style.pointerEvents = 'none';
	const list = (await open('country', toolOf({ country: 'NO' }))).getByRole('combobox', { name: 'Country' });
	await expect.element(list).toHaveValue('NO');
	expect(list.element().children).toHaveLength(2);
	(list.element() as HTMLSelectElement).focus();
	await expect.poll(() => list.element().children.length).toBeGreaterThan(240);
	await expect.element(list).toHaveValue('NO');
	document.body.style.pointerEvents = '';
	idle.mockRestore();
});

test('a country that a link names becomes its code', async () => {
	const tool = toolOf({ country: 'Norway' });
	const screen = await open('country', tool);
	await expect.element(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('NO');
	expect(tool.values['country']).toBe('NO');
});

test('a feed is not asked by typing', async () => {
	vi.useFakeTimers();
	const tool = toolOf();
	const run = vi.spyOn(tool, 'run');
	tool.set('word', 'tree');
	await vi.advanceTimersByTimeAsync(1000);
	expect([run.mock.calls.length, tool.busy]).toEqual([0, false]);
});
