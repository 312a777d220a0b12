/** Another spelling of a typed word, chosen by key. */
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { play } from '../../../tests/components/play';
import { language } from '../../../engines/language/contract';
import { ToolCall } from '../../state/call/tool-call.svelte';
import Transliterate from './Transliterate.svelte';
import TransliterateForm from './TransliterateForm.svelte';

test('a spelling chosen by key is the text, which has the focus', async () => {
	play(() => ({ text: 'மடுரை', from: 'tamil', to: 'casual', result: 'madurai', candidates: [] }));
	const input = { text: 'madurai', from: 'casual', to: 'tamil' };
	const tool = new ToolCall(language, 'transliterate', language.operations.transliterate, input);
	const answer = { ...input, to: 'tamil' as const, result: 'மதுரை', candidates: ['மதுரை', 'மடுரை'] };
	const form = await render(TransliterateForm, { tool });
	const screen = await render(Transliterate, { tool, answer });
	(screen.getByRole('button', { name: 'மடுரை' }).element() as HTMLElement).focus();
	await userEvent.keyboard('{Enter}');
	const text = form.getByRole('textbox');
	await expect.element(text).toHaveValue('மடுரை');
	await expect.element(text).toHaveFocus();
	expect(tool.text('to')).toBe('casual');
});

test('a text in Latin letters that stays as it is can be written in a script at a press', async () => {
	play(() => ({ text: 'namaste', from: 'casual', to: 'devanagari', result: 'नमस्ते', candidates: [] }));
	const input = { text: 'namaste', from: 'iso15919', to: 'iso15919' } as const;
	const tool = new ToolCall(language, 'transliterate', language.operations.transliterate, input);
	await render(TransliterateForm, { tool });
	const screen = await render(Transliterate, { tool, answer: { ...input, result: 'namaste', candidates: [] } });
	await screen.getByRole('button', { name: 'Devanagari' }).click();
	expect([tool.text('text'), tool.text('from'), tool.text('to')]).toEqual(['namaste', 'casual', 'devanagari']);
});
