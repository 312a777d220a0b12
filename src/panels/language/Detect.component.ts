/** How sure a language is, where a text has several. */
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { play } from '../../../tests/components/play';
import { language } from '../../../engines/language/contract';
import { ToolCall } from '../../state/call/tool-call.svelte';
import Detect from './Detect.svelte';

const answer = { code: 'en', name: 'English', confidence: 0.89, reliable: true, script: 'Latin', alternatives: [] };
const text = 'The house is old. Das Haus ist alt. '.repeat(3);
const stretch = (start: number, end: number, code: string) => ({ start, end, code, name: code, confidence: 0.9 });

test.each([
	['half of it is German', [stretch(0, 50, 'en'), stretch(50, text.length, 'de')], 'Several languages'],
	[
		'a word in it is German',
		[stretch(0, text.length - 4, 'en'), stretch(text.length - 4, text.length, 'de')],
		'Very likely'
	],
	['a part of it is of no known language', [stretch(0, 50, 'en'), stretch(50, text.length, 'und')], 'Very likely'],
	['all of it is English', [stretch(0, text.length, 'en')], 'Very likely']
])('a text that is English by the whole: %s', async (_what, segments, said) => {
	const asked = play(() => ({ ...answer, segments }));
	const tool = new ToolCall(language, 'detect', language.operations.detect, { text });
	const screen = await render(Detect, { tool, answer });
	await expect.poll(() => asked.length).toBe(1);
	await expect.element(screen.getByText(said, { exact: true })).toBeVisible();
	expect(
		screen.getByText(said === 'Very likely' ? 'Several languages' : 'Very likely', { exact: true }).elements()
	).toEqual([]);
});
