import { expect, test } from 'vitest';
import { groups } from '../../engines';
import type { Operation } from '../../engines/kit/contract';
import type { FieldWords, FormsOf, NamesOf } from '../../engines/kit/words';
import type { news } from '../../engines/news/contract';
import { byGroup } from './contract-words/by-group';
import type { FormWords } from './contract-words/keys';

const files = import.meta.glob<Record<string, FormWords>>('./contract-words/forms/??.ts', { eager: true });
const tables = Object.entries(files).map(([path, exported]): [string, FormWords] => {
	const language = /(\w+)\.ts$/.exec(path)![1]!;
	const words = exported[language]!;
	return [language, { ...words, groups: byGroup(words.groups) }];
});
const forms = import.meta.glob<string>('../panels/*/*Form.svelte', { query: '?raw', import: 'default', eager: true });
const sources = import.meta.glob<string>(['../../engines/**/*.ts', '../../sw/api/validate.ts', '!**/*.test.ts', '!../../engines/math/**'], { query: '?raw', import: 'default', eager: true }); // prettier-ignore

const operations = groups.flatMap((group) =>
	Object.entries(group.operations).map(([name, operation]): [string, string, Operation] => [group.id, name, operation])
);

/** Fields that a form shows with the help of the contract: all of a form made from it, some of a panel's own. */
const helped = operations.flatMap(([group, name, { params }]) => {
	const own = forms[`../panels/${group}/${name.charAt(0).toUpperCase()}${name.slice(1)}Form.svelte`];
	const shown = own
		? [...own.matchAll(/<Field\b[^>]*?\bname="(\w+)"[^>]*>/g)].filter(([tag]) => !tag.includes(' hint=')).map(([, field]) => field ?? '')
		: Object.keys(params.properties).filter((field) => field !== 'limit' && field !== 'format'); // prettier-ignore
	return shown
		.filter((field) => params.properties[field]?.['x-input'] !== 'country')
		.map((field) => `${group}.${field}`);
});

test('every language but English has its file', () => {
	expect(tables.map(([language]) => language).sort()).toEqual(['ar', 'de', 'es', 'fr', 'hi', 'mr', 'ta']);
	expect(helped).toEqual(expect.arrayContaining(['language.text', 'food.barcode', 'holidays.year', 'geo.coords']));
	expect(helped).not.toContain('news.q');
});

test.each(tables)(
	'%s: every field has a label, and help where forms show the contract’s',
	(_language, { groups: own }) => {
		for (const [group, , { params }] of operations)
		for (const field of Object.keys(params.properties)) expect(own[group]?.fields[field], `${group}.${field}`).toBeDefined(); // prettier-ignore
		const silent = helped.filter((key) => typeof own[key.split('.')[0]!]?.fields[key.split('.')[1]!] === 'string');
		expect(silent).toEqual([]);
	}
);

test.each(tables)('%s: every choice that the contracts name has its word', (_language, { groups: own }) => {
	for (const [group, , { params }] of operations)
		for (const [field, schema] of Object.entries(params.properties))
			for (const value of Object.keys(('x-labels' in schema && schema['x-labels']) || {}))
				expect(own[group]?.choices?.[field]?.[value], `${group}.${field}.${value}`).toBeDefined();
});

test('choices that forms show by their values are names of languages, codes or numbers', () => {
	const unnamed = helped.flatMap((key) => {
		const [group, field] = key.split('.') as [string, string];
		const schema = operations.find(([id, , { params }]) => id === group && params.properties[field])?.[2].params.properties[field]; // prettier-ignore
		if (!schema || !('enum' in schema) || field === 'language') return [];
		const labels = schema['x-labels'] ?? {};
		return (schema.enum ?? []).filter((value) => !(value in labels) && /[a-z]/.test(value)).map((value) => `${key}.${value}`); // prettier-ignore
	});
	expect(unnamed).toEqual([]);
});

test.each(tables)('%s: every example that is offered has a title', (_language, { groups: own }) => {
	const shown = operations.filter(([, , { params }]) => params.required.length > 0);
	for (const [group, name, operation] of shown)
		for (const { title } of operation.examples) expect(own[group]?.examples?.[title], `${group}.${name}`).toBeDefined(); // prettier-ignore
});

const flat = ({ groups: own, reasons, leads }: FormWords): string[] => [
	...Object.values(own).flatMap(({ fields, choices = {}, examples = {} }) => [
		...(Object.values(fields) as FieldWords[]).flat(),
		...Object.values(choices).flatMap((words) => Object.values(words)),
		...Object.values(examples)
	]),
	...[reasons, leads].flatMap((words) => Object.values(words))
];

test.each(tables)('%s: nothing is empty, and it is written in its own script', (language, words) => {
	const scripts: Readonly<Record<string, RegExp>> = { hi: /\p{Script=Devanagari}/u, mr: /\p{Script=Devanagari}/u, ta: /\p{Script=Tamil}/u, ar: /\p{Script=Arabic}/u }; // prettier-ignore
	for (const text of flat(words)) expect(text.trim()).not.toBe('');
	// Hacker News calls its lists so in every language.
	const foreign = flat(words).filter((text) => !(scripts[language] ?? /\p{L}/u).test(text) && !text.endsWith(' HN'));
	expect(foreign).toEqual([]);
});

const partsOf = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];

test.each(tables)('%s: sentences of errors name no part that the reason does not have', (_language, { reasons }) => {
	for (const [reason, sentence] of Object.entries(reasons))
		expect(partsOf(reason), reason).toEqual(expect.arrayContaining(partsOf(sentence)));
});

/** What only programs can bring about, or is too rare for a sentence of its own: said in English after a sentence that leads to it. */
const ENGLISH_ONLY = new Set([
	'must be a string', 'must be an array', 'must be an object', 'must be null', 'must not be given', 'must be a file, sent as multipart/form-data',
	'must be percent-encoded UTF-8', 'is not percent-encoded rightly', 'is cut off: base64 has 2 to 4 characters in its last group', 'must be a data: URL with ;base64',
	'must not carry a user name or password', 'give only one of file, url and base64', 'is required with end', 'must be left out with start: the rates are those of the end',
	'must be week or month for so long a series of so many currencies', 'must be a day (2026-07-20) or a time (2026-07-20T12:00:00Z)'
]); // prettier-ignore

test('the reasons that all groups share have their sentences, and nearly all others', () => {
	const templates = Object.keys(tables[0]![1].reasons).map((template) =>
		new RegExp(`^${template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`, 'u')); // prettier-ignore
	const given = (paths: RegExp) => {
		const found = Object.entries(sources).filter(([path]) => paths.test(path)).flatMap(([, source]) =>
			[...source.matchAll(/\b(?:invalid|notFound)\(\s*(?:'[^']*'|\w+),\s*'([^'\n]+)'|'x-reason': '([^'\n]+)'/g)].map(([, reason, stated]) => reason ?? stated ?? ''));
		return [...new Set(found)].filter((reason) => !ENGLISH_ONLY.has(reason));
	}; // prettier-ignore
	const unsaid = (reasons: readonly string[]) => reasons.filter((reason) => !templates.some((one) => one.test(reason)));
	expect(unsaid(given(/\/kit\/|validate/))).toEqual([]);
	// A group's rare reason may be led to in the language and stand in English.
	expect(unsaid(given(/./)).length).toBeLessThan(given(/./).length / 5);
});

test('a missing or misspelt word does not compile', () => {
	// @ts-expect-error most fields are missing
	const few: FormsOf<typeof news>['fields'] = { q: 'x' };
	// @ts-expect-error the contract knows no such choice
	const other: FormsOf<typeof news>['choices']['sort'] = { newest: 'x', relevance: 'x', oldest: 'x' };
	// @ts-expect-error examples are missing
	const fewer: FormsOf<typeof news>['examples'] = {};
	// @ts-expect-error the operation is missing
	const unnamed: NamesOf<typeof news> = { title: 'x', operations: {} };
	expect([few, other, fewer, unnamed]).toHaveLength(4);
});
