/** Requests while typing a title: one after each pause. */
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { play } from '../../../tests/components/play';
import { encyclopedia } from '../../../engines/encyclopedia/contract';
import { ToolCall } from '../../state/call/tool-call.svelte';
import AutocompleteForm from './AutocompleteForm.svelte';

const answer = { query: '', lang: 'en', count: 0, basis: 'wikipedia', covered_until: null, complete: true, suggestions: [] }; // prettier-ignore

/** Types letter by letter, waiting after each so many milliseconds; the texts that were asked for. */
async function typed(word: string, waits: (letter: number) => number): Promise<(string | null)[]> {
	const asked = play(() => answer);
	const tool = new ToolCall(encyclopedia, 'autocomplete', encyclopedia.operations.autocomplete);
	const screen = await render(AutocompleteForm, { tool });
	const field = screen.getByRole('textbox', { name: 'Article' }).element() as HTMLInputElement;
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	for (const [index] of [...word].entries()) {
		field.value = word.slice(0, index + 1);
		field.dispatchEvent(new Event('input', { bubbles: true }));
		await vi.advanceTimersByTimeAsync(waits(index + 1));
	}
	await vi.advanceTimersByTimeAsync(1000);
	vi.useRealTimers();
	await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0));
	return asked.map((path) => new URL(path, 'http://here').searchParams.get('q'));
}

test.each([
	['quickly', () => 80, ['earthquake']],
	['as slowly as goes without a pause', () => 340, ['earthquake']],
	['with one pause to think', (letter: number) => (letter === 5 ? 900 : 200), ['earth', 'earthquake']]
])('a word typed %s', async (_how, waits, expected) => expect(await typed('earthquake', waits)).toEqual(expected));
