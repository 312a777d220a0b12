import { Script } from 'node:vm';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { scriptSnippets } from './script-snippets';

const { ask, client, wait, post, allow, early, frame, connect, init, picture } = scriptSnippets('https://app.example/');

/** Syntax errors of a module. */
const faultsOf = (code: string) =>
	ts
		.transpileModule(code, {
			reportDiagnostics: true,
			compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 }
		})
		.diagnostics?.map(({ messageText }) => messageText) ?? [];

/** The code between `<script>` and its end: a module has its type, and may use top-level await; a classic script may not. */
function expectToRun(html: string): void {
	for (const [, attributes = '', code = ''] of html.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)) {
		if (attributes.includes('src=')) expect(code).toBe('');
		else if (attributes.includes('type="module"')) expect(faultsOf(code)).toEqual([]);
		else expect(() => new Script(code), html).not.toThrow();
	}
}

test('each printed piece of code is one that browsers take', () => {
	for (const code of [ask, client, wait, post, allow]) expect(faultsOf(code), code).toEqual([]);
	for (const html of [early, frame, connect, init]) expectToRun(html);
	expect(picture).toMatch(/^<img src="https:\/\/app\.example\/v1\/wifi\?[^"]+" alt="[^"]+">$/);
	expect(() => expectToRun('<script>await 1</script>')).toThrow();
});

test('so is each piece of the README', () => {
	const readme = readFileSync(path.resolve(import.meta.dirname, '../../README.md'), 'utf8');
	const pieces = [...readme.matchAll(/```(js|html)\n([^]*?)```/g)];
	expect(pieces.length).toBeGreaterThan(2);
	for (const [, kind, code = ''] of pieces)
		if (kind === 'html') expectToRun(code);
		else expect(faultsOf(code), code).toEqual([]);
});
