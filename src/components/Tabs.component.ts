import { createRawSnippet } from 'svelte';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import Tabs from './Tabs.svelte';

const tabs = ['curl', 'Python', 'JSON'].map((label) => ({ id: label.toLowerCase(), label }));
const children = createRawSnippet<[string]>((id) => ({ render: () => `<p>${id()}</p>` }));
const open = (chosen?: string) => render(Tabs, { tabs, label: 'Request', children, ...(chosen ? { chosen } : {}) });
const chosen = () => document.querySelector('[aria-selected="true"]')?.textContent;

test('the first tab is chosen; the panel bears its name', async () => {
	const screen = await open();
	await expect.element(screen.getByRole('tablist', { name: 'Request' })).toBeVisible();
	expect(chosen()).toBe('curl');
	await expect.element(screen.getByRole('tabpanel', { name: 'curl' })).toBeVisible();
});

test('an id that no tab has chooses the first', async () => {
	await open('ruby');
	expect(chosen()).toBe('curl');
});

test('a press chooses; only the chosen tab is a stop of the Tab key', async () => {
	const screen = await open();
	await screen.getByRole('tab', { name: 'JSON' }).click();
	await expect.element(screen.getByRole('tabpanel', { name: 'JSON' })).toBeVisible();
	expect([...document.querySelectorAll('[role="tab"]')].map((tab) => (tab as HTMLElement).tabIndex)).toEqual([
		-1, -1, 0
	]);
});

test.each([
	['ltr', 'ArrowRight', 'Python'],
	['ltr', 'ArrowLeft', 'JSON'],
	['rtl', 'ArrowRight', 'JSON'],
	['rtl', 'ArrowLeft', 'Python'],
	['ltr', 'End', 'JSON'],
	['ltr', 'ArrowDown', 'curl']
])('written %s, %s from the first of three goes to %s', async (direction, key, expected) => {
	document.documentElement.dir = direction;
	const screen = await open();
	(screen.getByRole('tab', { name: 'curl' }).element() as HTMLElement).focus();
	await userEvent.keyboard(`{${key}}`);
	expect(chosen()).toBe(expected);
	expect(document.activeElement?.textContent).toBe(expected);
});

test('arrows go round: after the last comes the first, Home is the first', async () => {
	const screen = await open('json');
	(screen.getByRole('tab', { name: 'JSON' }).element() as HTMLElement).focus();
	await userEvent.keyboard('{ArrowRight}');
	expect(chosen()).toBe('curl');
	await userEvent.keyboard('{End}{Home}');
	expect(chosen()).toBe('curl');
});
