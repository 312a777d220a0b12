/** The docs in another language than the contracts. */
import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { entries } from '../state/pages/catalogue';
import { loadDocs } from './contracts';
import { settings } from '../state/settings/settings.svelte';
import { loadLanguage } from '../state/words/words.svelte';
import DocsOperation from './DocsOperation.svelte';

test('fields have their labels in the reader’s language, and the contract’s English is a press away', async () => {
	settings.language = 'hi';
	onTestFinished(() => void (settings.language = 'en'));
	const listed = entries.find(({ operation }) => operation.path === '/v1/number');
	if (!listed) throw new Error('no operation');
	const entry = { ...listed, ...(await loadDocs(listed.group.id, listed.name)) };
	// A visit loads the group's words with its panel.
	await import('../panels/phone/words');
	await loadLanguage();
	const screen = await render(DocsOperation, { entry });
	await expect.element(screen.getByText(/डायल किया/)).toBeVisible();
	expect(document.querySelectorAll('[lang=en]')).toHaveLength(0);
	await screen.getByRole('button', { name: 'अंग्रेज़ी' }).click();
	await expect.poll(() => document.querySelectorAll('[lang=en]').length).toBeGreaterThan(5);
});
