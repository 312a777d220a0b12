import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'svelte/compiler';
import { expect, test } from 'vitest';

const SRC = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(SRC, file), 'utf8');
/** Every file of the interface's parts. */
const files = ['pages', 'components', 'docs', 'panels'].flatMap((folder) =>
	readdirSync(path.join(SRC, folder), { recursive: true, encoding: 'utf8' }).map(
		(file) => `${folder}/${file.replaceAll('\\', '/')}`
	)
);
/** Words themselves, tests, and generated files. */
const isCode = (file: string) =>
	/\.(?:svelte|ts)$/.test(file) && !/words\.ts$|\.(?:test|component|generated)\.ts$/.test(file);

/** Attributes and properties whose text is seen or heard. */
const SPOKEN =
	/^(?:aria-(?:label|description|valuetext|roledescription)|alt|label|labels|title|placeholder|caption|hint|summary|head|heads|text|about|note|what|unit|name|message|suffix|prefix)$/;
/** Of these the text is a machine's as often as a person's: only what has a space or begins in capitals is looked at. */
const DOUBTFUL = /^(?:name|text|unit|what|head|note|labels|heads|message|suffix|prefix|about)$/;
/** Calls whose text only programs and developers read. */
const SILENT = /^console|Error$|\.(?:matches|closest|querySelector\w*)$/;

/** Written so in every language: names, signs, units, formats, code. */
const EVERYWHERE =
	/^(?:API|JSON|CSV|HTML|SVG|PNG|JPEG|GPS|QR|ICS|URL|UTC|ISO|ISBN|RGB|IANA|OpenAPI|curl|fetch|TypeScript|JavaScript|Python|Node|GET|POST|Ctrl|MIT|km|mi|ms|px|KB|MB|kcal|kJ|g|m|s|x|y|n|v)$/i;

interface Node {
	readonly type: string;
	readonly start: number;
	readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
	typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

const children = (node: Node): Node[] =>
	Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));

/** Keys of words look like texts where they are long: `t('very easy')`. */
const KEYS = new Set(
	readdirSync(path.join(SRC, 'locales/en')).flatMap((file) =>
		[...read(`locales/en/${file}`).matchAll(/"([^"]*[^\w"][^"]*)":/g)].map(([, key]) => key!)
	)
);

const wordsOf = (text: string): string[] =>
	(text.match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? []).filter((word) => word.length > 1 && !EVERYWHERE.test(word));

function textsOf(source: string): { readonly text: string; readonly line: number }[] {
	const found: { text: string; line: number }[] = [];
	const note = (text: string, at: number) => {
		const line = source.slice(0, at).split('\n').length;
		const said = text.trim().replace(/\s+/g, ' ');
		const known = KEYS.has(text) || found.some((one) => one.text === said && one.line === line);
		if (!known && wordsOf(text).length > 0) found.push({ text: said, line });
	};
	/** Literals of an expression that is shown: not those that are compared, looked up or handed to a function. */
	const shown = (node: Node): void => {
		switch (node.type) {
			case 'Literal':
				if (typeof node['value'] === 'string') note(node['value'], node.start);
				return;
			case 'TemplateLiteral':
				for (const part of node['quasis'] as Node[]) note((part['value'] as { cooked: string }).cooked, node.start);
				for (const part of node['expressions'] as Node[]) shown(part);
				return;
			case 'ConditionalExpression':
				shown(node['consequent'] as Node);
				shown(node['alternate'] as Node);
				return;
			case 'LogicalExpression':
				shown(node['left'] as Node);
				shown(node['right'] as Node);
				return;
			case 'BinaryExpression':
				if (node['operator'] !== '+') return;
				shown(node['left'] as Node);
				shown(node['right'] as Node);
				return;
			case 'ArrayExpression':
				for (const part of node['elements'] as (Node | null)[]) if (part) shown(part);
				return;
			case 'TSAsExpression':
			case 'TSNonNullExpression':
			case 'ExpressionTag':
				shown(node['expression'] as Node);
		}
	};
	/** `name: 'limit'` is a key, `name: 'Limit of rows'` is a text. */
	const doubtful = (look: () => void): void => {
		const before = found.length;
		look();
		found.push(...found.splice(before).filter(({ text }) => /\s|^\p{Lu}\p{Ll}/u.test(text)));
	};
	const visit = (node: Node): void => {
		if (node.type === 'Text') return note(node['data'] as string, node.start);
		if (/^(?:Comment|StyleSheet|StyleDirective)$/.test(node.type)) return;
		if (node.type === 'RegularElement' && /^(?:code|kbd|pre)$/.test(String(node['name']))) return;
		if (node.type === 'ExpressionTag') shown(node);
		if (node.type === 'Attribute') return attribute(node);
		for (const child of children(node)) (node.type === 'Program' ? inScript : visit)(child);
	};
	const attribute = (node: Node): void => {
		const value = node['value'];
		const name = String(node['name']);
		for (const part of (Array.isArray(value) ? value : [value]).filter(isNode)) {
			const look = () => (part.type === 'Text' ? note(part['data'] as string, part.start) : shown(part));
			if (SPOKEN.test(name)) (DOUBTFUL.test(name) ? doubtful : (run: () => void) => run())(look);
			if (part.type !== 'Text') inScript(part);
		}
	};
	/** A sentence in code, in any position. */
	const prose = (node: Node): void => {
		const text = node.type === 'Literal' ? node['value'] : (node['value'] as { cooked: string }).cooked;
		if (typeof text === 'string' && /\p{L}{2,}[,;]? \p{L}{2,}/u.test(text) && !KEYS.has(text)) note(text, node.start);
	};
	/** In code a text is a value named as a text, `{ label: 'Name' }`, or shown, `toasts.show('Saved')`, or a sentence. */
	const inScript = (node: Node): void => {
		if (node.type === 'ImportDeclaration') return;
		if (node.type === 'Property' && isNode(node['key']) && isNode(node['value'])) {
			const key = String(node['key']['name'] ?? node['key']['value']);
			const said = node['value'];
			if (SPOKEN.test(key)) doubtful(() => shown(said));
			// Names of properties are not texts.
			inScript(node['value']);
			return;
		}
		if (node.type === 'AssignmentPattern' && isNode(node['left']) && SPOKEN.test(String(node['left']['name'])))
			doubtful(() => shown(node['right'] as Node));
		if (node.type === 'CallExpression' || node.type === 'NewExpression') {
			const { start, end } = node['callee'] as Node & { end: number };
			const callee = source.slice(start, end);
			if (SILENT.test(callee)) return;
			if (callee === 'toasts.show') for (const argument of node['arguments'] as Node[]) shown(argument);
		}
		if (node.type === 'Literal' || node.type === 'TemplateElement') prose(node);
		for (const child of children(node)) inScript(child);
	};
	const root = parse(source, { modern: true }) as unknown as Node;
	for (const child of children(root)) visit(child);
	return found;
}

/** Allowed texts in code: of no language, or read by a machine. */
const EXCEPTIONS: Readonly<Record<string, { readonly texts: RegExp; readonly why: string }>> = {
	'panels/qr/read-payment.ts': { texts: /^\w+=\S+(?: \w+=\S+)*$/, why: 'names of the fields of each form of payment' },
	'docs/DocsScript.svelte': { texts: /^(?:connect|early|client)\.|^utilityApis\.allow$/, why: 'names of files and functions' },
	'docs/script-snippets.ts': { texts: /./, why: 'code to copy' },
	'docs/snippets.ts': { texts: /[<({;]|^import requests$|^as Answer$/, why: 'code to copy' },
	'panels/image/Copies.svelte': { texts: /^(?:second picture|list of pictures \(MPF\))$/, why: 'names of blocks, as the API takes them' },
	'panels/encyclopedia/AutocompleteForm.svelte': { texts: /^(?:earthq|en, de, hi …)$/, why: 'a begun word of the English encyclopedia, codes of languages' },
	'panels/image/InfoForm.svelte': { texts: /^https:/, why: 'an address' },
	'panels/image/Place.svelte': { texts: /^OpenStreetMap$/, why: 'a name' },
	'panels/math/EvaluateForm.svelte': { texts: /^sqrt/, why: 'an expression' },
	'panels/news/SearchForm.svelte': { texts: /^sqlite$/, why: 'a name' },
	'panels/qr/other-kinds/code-tools.ts': { texts: /^BarcodeDetector$/, why: 'name of an interface' },
	'panels/qr/other-kinds/other-codes.ts': { texts: /^(?:Data Matrix|Micro QR)$/, why: 'names of codes' },
	'panels/qr/WifiForm.svelte': { texts: /^WPA 1 – 3$/, why: 'name of a standard' },
	'panels/text/Readability.svelte': { texts: /^(?:Dale–Chall|LIX|Flesch–Kincaid|Gunning fog|Coleman–Liau|Automated readability)$/, why: 'names of formulas' }
}; // prettier-ignore

const all = ['App.svelte', ...files.filter(isCode)].map((file) => {
	const source = read(file);
	const text = file.endsWith('.ts') ? `<script lang="ts">${source.replaceAll('</script', '')}</script>` : source;
	return [file, textsOf(text)] as const;
});

test('there is something to look at', () => expect(all.length).toBeGreaterThan(150));

test('no text of a language stands in markup or code outside of the words', () => {
	const left = all.flatMap(([file, texts]) =>
		texts.filter(({ text }) => !EXCEPTIONS[file]?.texts.test(text)).map(({ text, line }) => `${file}:${line} ${text}`)
	);
	expect(left).toEqual([]);
});

test('every exception still stands where it is excused', () => {
	for (const [file, { texts: excused, why }] of Object.entries(EXCEPTIONS)) {
		const texts = all.find(([one]) => one === file)?.[1] ?? [];
		expect(
			texts.some(({ text }) => excused.test(text)),
			`${file}: ${why}`
		).toBe(true);
	}
});

test.each([
	['<p>Hello there</p>', ['Hello there']],
	['<p>{count} km · <code>GET /v1/rates</code></p>', []],
	['<img alt="A map" title={open ? "Close it" : t("open")} />', ['A map', 'Close it']],
	['<Choice label={`${name} of all`} options={[{ value: "m", label: "Metres" }]} />', ['of all', 'Metres']],
	['<p class="wide" data-x="nothing said">{kind === "other" ? t("other") : ""}</p>', []],
	['<script>const { placeholder = "A name" } = $props(); toasts.show("Saved it");</script>', ['A name', 'Saved it']],
	['<script>const said = wrong ? "This could not be read" : null;</script>', ['This could not be read']],
	['<script>throw new TypeError("no such thing"); console.warn("not read", error);</script>', []]
])('in %s the texts are %j', (source, texts) => expect(textsOf(source).map(({ text }) => text)).toEqual(texts));
