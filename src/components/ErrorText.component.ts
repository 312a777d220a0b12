import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import ErrorText from './ErrorText.svelte';

test('a page of Wikipedia that an error names is a link; no address that was typed is one', async () => {
	const text =
		'none could be read from https://hu.wikipedia.org/wiki/M%C3%A1jus_1.; not https://example.org/x nor https://wikipedia.org.example/y';
	const screen = await render(ErrorText, { said: { text, english: '' } });
	const links = [...screen.container.querySelectorAll('a')].map(({ href }) => href);
	expect(links).toEqual(['https://hu.wikipedia.org/wiki/M%C3%A1jus_1']);
	expect(screen.container.textContent).toContain(text);
});
