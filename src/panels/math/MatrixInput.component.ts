/** The matrix field by keyboard. */
import { defined } from '../../../engines/kit/checked';
import { tick } from 'svelte';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { math } from '../../../engines/math/contract';
import { ToolCall } from '../../state/call/tool-call.svelte';
import MatrixInput from './MatrixInput.svelte';

test('its cells are there at the click that opens it, before the toggle is told', async () => {
	const tool = new ToolCall(math, 'evaluate', math.operations.evaluate, { expression: '2' });
	const screen = await render(MatrixInput, { tool });
	const summary = defined(screen.container.querySelector('summary'));
	expect(screen.container.querySelectorAll('input')).toHaveLength(0);
	summary.click();
	// The toggle event comes with a later task.
	await tick();
	expect(screen.container.querySelectorAll('input')).toHaveLength(4);
});
