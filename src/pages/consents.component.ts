/** Sites that may ask the network: their list on the Keys page, and the window that asks. */
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { giveConsent, listConsents, revokeConsent } from '../../sw/host/consents';
import Allow from './ConsentPrompt.svelte';
import Consents from './Consents.svelte';

const DAY = Date.UTC(2026, 4, 17, 12);

beforeEach(() => {
	for (const { site } of listConsents()) revokeConsent(site);
});

test('where no site was allowed there is nothing to see', async () => {
	expect((await render(Consents, {})).container.textContent?.trim()).toBe('');
});

test('each site is listed since its day, and taken back by a button that names it', async () => {
	giveConsent('https://one.example', DAY);
	giveConsent('https://two.example', DAY);
	const screen = await render(Consents, {});
	await expect.element(screen.getByRole('heading', { name: 'Sites you allowed' })).toBeVisible();
	expect(screen.getByRole('listitem').elements()).toHaveLength(2);
	await expect.element(screen.getByText('since May 17, 2026').first()).toBeVisible();
	await screen.getByRole('button', { name: 'Revoke https://one.example' }).click();
	await expect.poll(() => screen.getByRole('listitem').elements().length).toBe(1);
	expect(listConsents().map(({ site }) => site)).toEqual(['https://two.example']);
});

test('a site that is allowed in another window appears', async () => {
	const screen = await render(Consents, {});
	giveConsent('https://late.example', DAY);
	dispatchEvent(new Event('storage'));
	await expect.element(screen.getByText('https://late.example').first()).toBeVisible();
});

test('the window that asks, opened by nobody, says so and leads home', async () => {
	const screen = await render(Allow, {});
	await expect.element(screen.getByText('No site is asking.', { exact: false })).toBeVisible();
	expect(screen.getByRole('button').elements()).toEqual([]);
	await expect.element(screen.getByRole('link')).toBeVisible();
});
