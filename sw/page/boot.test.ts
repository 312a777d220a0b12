import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import boot from './boot.js?raw';

const locales = import.meta.glob<{ readonly unloaded: string; readonly reload: string }>(
	'../../src/locales/*/app.json',
	{ import: 'words', eager: true }
);

test('the script in the HTML says in each language what the app says of a page that did not load', () => {
	for (const [file, { unloaded, reload }] of Object.entries(locales)) {
		const language = file.split('/').at(-2);
		expect(boot).toContain(`${language}: ['${unloaded}', '${reload}']`);
	}
	expect(boot.match(/^\t\t\w+: \['/gm)).toHaveLength(Object.keys(locales).length);
});

test('the HTML names its encoding where the early script finds it', () =>
	expect(readFileSync('index.html', 'utf8').split('<meta charset="utf-8" />')).toHaveLength(2));
