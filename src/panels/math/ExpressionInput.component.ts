/** Messages of the expression's field about text that the API reads and the preview's grammar does not. */
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { play } from '../../../tests/components/play';
import { math } from '../../../engines/math/contract';
import { ToolCall } from '../../state/call/tool-call.svelte';
import ExpressionInput from './ExpressionInput.svelte';

const SENTENCE = 'how many feet in a mile';

test('a sentence that was answered is not marked as wrong; what was not answered is', async () => {
	play(() => ({ expression: SENTENCE, exact: '5280 feet' }));
	const tool = new ToolCall(math, 'evaluate', math.operations.evaluate, { expression: SENTENCE });
	await tool.run();
	const screen = await render(ExpressionInput, { tool, placeholder: '' });
	const field = screen.getByRole('textbox').element();
	const invalid = () => field.getAttribute('aria-invalid');
	// The grammar has loaded once it marks an unreadable part.
	tool.values = { expression: '2 +* 3' };
	await expect.poll(invalid).toBe('true');
	tool.values = { expression: SENTENCE };
	await expect.poll(invalid).toBeNull();
	expect(screen.container.querySelector('.place')).toBeNull();
	tool.values = { expression: `${SENTENCE}z` };
	await expect.poll(invalid).toBe('true');
});
