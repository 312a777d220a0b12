import { expect, test } from 'vitest';
import { groups } from '../../engines';
import notesSource from '../../engines/holidays/notes.ts?raw';
import { isPlural, localeFiles, missingKeys, wantedForms, wantedNames } from './missing';
import type { GroupForms, PluralForms } from './types';

const LANGUAGES = ['ar', 'de', 'en', 'es', 'fr', 'hi', 'mr', 'ta'];
const SCRIPTS: Readonly<Record<string, RegExp>> = { hi: /\p{Script=Devanagari}/u, mr: /\p{Script=Devanagari}/u, ta: /\p{Script=Tamil}/u, ar: /\p{Script=Arabic}/u }; // prettier-ignore

/** A text with its path in a file: `words.title`. The forms of a number are one text. */
type Entry = readonly [key: string, texts: readonly string[]];

function entriesOf(value: unknown, key = ''): Entry[] {
	if (typeof value === 'string') return [[key, [value]]];
	if (typeof value !== 'object' || value === null) return [];
	if (isPlural(value)) return [[key, Object.values(value)]];
	return Object.entries(value).flatMap(([name, inner]) => entriesOf(inner, key === '' ? name : `${key}.${name}`));
}

const files = [...localeFiles].map(([path, exported]) => {
	const [, , language = '', file = ''] = path.split('/');
	return { path, language, file, exported, entries: entriesOf({ ...exported }) };
});
const english = new Map(
	files.filter(({ language }) => language === 'en').map(({ file, entries }) => [file, new Map(entries)])
);
const others = files.filter(({ language }) => language !== 'en');
const partsOf = (texts: readonly string[]) =>
	[...new Set(texts.flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort();
const figuresOf = (text: string): string[] => text.replace(/\{\w+\}/g, '').match(/(?<![\p{L}\d])\d+/gu) ?? [];

test('every language is a folder with the files of English', () => {
	expect([...new Set(files.map(({ language }) => language))].sort()).toEqual(LANGUAGES);
	// The box shows what ask answers: it has no page.
	for (const { id } of groups) if (id !== 'ask') expect([...english.keys()], id).toContain(`${id}.json`);
	expect(others.filter(({ file }) => !english.has(file))).toEqual([]);
});

test.each(files)('$path: no text is empty, and each is in the script of its language', ({ language, entries }) => {
	const script = SCRIPTS[language];
	expect(entries.filter(([, texts]) => texts.some((text) => text.trim() === ''))).toEqual([]);
	if (!script) return;
	const foreign = entries.filter(([, texts]) =>
		texts.some((text) => /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, '')) && !script.test(text))
	);
	// Names, codes and abbreviations that every language writes in Latin letters.
	const NAMES = /^[^\p{Ll}]*$|API|JSON|QR|Docker| HN$|ISO|\b(?:km|mi|ms|px|KB|MB)\b/u;
	expect(foreign.filter(([, texts]) => !texts.every((text) => NAMES.test(text)))).toEqual([]);
});

test.each(others)('$path: a text has the parts of its English', ({ file, entries }) => {
	for (const [key, texts] of entries) {
		const source = english.get(file)?.get(key);
		if (source && /^(?:words|values)\./.test(key)) expect(partsOf(texts), key).toEqual(partsOf(source));
	}
});

test.each(files)('$path: a text that counts has a form for every kind of number', ({ language, exported }) => {
	const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
	const needed = categories.filter((category) => category !== 'many' || language === 'ar');
	const plurals = Object.entries({
		...(exported['words'] as Readonly<Record<string, string | PluralForms>> | undefined)
	});
	for (const [key, word] of plurals)
		if (typeof word !== 'string') expect(needed.filter((category) => !(category in word)), key).toEqual([]); // prettier-ignore
});

test.each(files.filter(({ file }) => file === 'app.json' || groups.some(({ id }) => `${id}.json` === file)))(
	'$path: no two groups and no two tools of a group have the same name',
	({ exported }) => {
		const names = Object.entries((exported['names'] ?? {}) as Readonly<Record<string, string>>);
		for (const above of new Set(names.map(([key]) => key.replace(/[^/]*$/, '')))) {
			const called = names.filter(([key]) => key.replace(/[^/]*$/, '') === above).map(([, name]) => name);
			expect(called.filter((name, index) => called.indexOf(name) !== index)).toEqual([]);
		}
	}
);

const ofForms = files.flatMap(({ path, file, exported }) => {
	const group = groups.find(({ id }) => `${id}.json` === file);
	return group ? [{ path, group, forms: exported['forms'] as GroupForms }] : [];
});

test.each(ofForms)(
	'$path: a figure of a field is one of the contract, and bounds come by {min} and {max}',
	({ group, forms }) => {
		for (const [name, words] of Object.entries(forms).filter(([key]) => !key.includes('='))) {
			const schemas = Object.values(group.operations).flatMap(({ params }) => params.properties[name] ?? []);
			const said = figuresOf(
				[words]
					.flat()
					.join(' ')
					.replace(/base64/gi, '')
			);
			const described = figuresOf(schemas.map((schema) => JSON.stringify([schema.description, schema['examples' as keyof typeof schema]])).join(' ')); // prettier-ignore
			expect(
				said.filter((figure) => !described.includes(figure)),
				name
			).toEqual([]);
			const bounds = schemas.flatMap((schema) => Object.entries(schema)).filter(([key]) => /^m(?:in|ax)/.test(key)).map(([, bound]) => String(bound)); // prettier-ignore
			expect(
				said.filter((figure) => bounds.includes(figure)),
				name
			).toEqual([]);
		}
	}
);

test.each(others)('$path: its figures are those of English', ({ file, entries }) => {
	for (const [key, texts] of entries) {
		const source = english.get(file)?.get(key);
		// Samples are of the reader's country.
		if (!source || !/^(?:words|reasons|values)\./.test(key) || /placeSample|notNumber/.test(key)) continue;
		const theirs = [key, ...source].flatMap(figuresOf);
		// English may say it without a figure.
		if (theirs.length === 0) continue;
		expect(texts.flatMap(figuresOf).filter((figure) => !theirs.includes(figure)), key).toEqual([]); // prettier-ignore
	}
});

test('a sentence of an error names no part that its reason lacks', () => {
	for (const { path, exported } of files.filter(({ file }) => file === 'errors.json'))
		for (const [reason, sentence] of Object.entries(exported['reasons'] as Readonly<Record<string, string>>))
			expect(partsOf([reason]), `${path} ${reason}`).toEqual(expect.arrayContaining(partsOf([sentence])));
});

/** What only programs can bring about, or is too rare for a sentence: shown in English after a sentence that leads to it. */
const ENGLISH_ONLY = new Set([
	'must be a string', 'must be an array', 'must be an object', 'must be null', 'must not be given', 'must be a file, sent as multipart/form-data',
	'must be percent-encoded UTF-8', 'is not percent-encoded rightly', 'is cut off: base64 has 2 to 4 characters in its last group', 'must be a data: URL with ;base64',
	'must not carry a user name or password', 'give only one of file, url and base64', 'is required with end', 'must be left out with start: the rates are those of the end',
	'must be week or month for so long a series of so many currencies', 'must be a day (2026-07-20) or a time (2026-07-20T12:00:00Z)'
]); // prettier-ignore
const sources = import.meta.glob<string>(['../../engines/**/*.ts', '../../sw/api/validate.ts', '!**/*.test.ts', '!../../engines/math/**'], { query: '?raw', import: 'default', eager: true }); // prettier-ignore

test('the reasons that all groups share have their sentences, and nearly all others', () => {
	const reasons = Object.keys(localeFiles.get('src/locales/en/errors.json')?.['reasons'] ?? {});
	const templates = reasons
		.flatMap((reason) => reason.split('|'))
		.map((template) => new RegExp(`^${template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`, 'u'));
	const given = (paths: RegExp) => {
		const found = Object.entries(sources).filter(([path]) => paths.test(path)).flatMap(([, source]) =>
			[...source.matchAll(/\b(?:invalid|notFound)\(\s*(?:'[^']*'|\w+),\s*'([^'\n]+)'|'x-reason': '([^'\n]+)'/g)].map(([, reason, stated]) => reason ?? stated ?? ''));
		return [...new Set(found)].filter((reason) => !ENGLISH_ONLY.has(reason));
	}; // prettier-ignore
	const unsaid = (paths: RegExp) => given(paths).filter((reason) => !templates.some((one) => one.test(reason)));
	expect(unsaid(/\/kit\/|validate/)).toEqual([]);
	expect(unsaid(/./).length).toBeLessThan(given(/./).length / 5);
});

test('a missing text is found by its path, and the forms of a number are one text', () => {
	const wanted = { words: { a: 'x', days: { one: '1', other: '2' } }, forms: { q: 'q' } };
	expect(missingKeys(wanted, { words: { days: { other: '2' } } })).toEqual(['words.a', 'forms']);
	expect(missingKeys(wanted, { ...wanted, forms: {} })).toEqual(['forms.q']);
	expect(missingKeys(wanted, wanted)).toEqual([]);
});

/** Fields and choices of a group. */
const formKeys = (id: string): string[] =>
	Object.values(groups.find((group) => group.id === id)?.operations ?? {}).flatMap(({ params }) =>
		Object.entries(params.properties).flatMap(([name, schema]) => {
			const { enum: values = [] } = schema as { enum?: string[] };
			return [name, ...values.map((value) => `${name}=${value}`)];
		})
	);

test('the forms of a contract are its fields, and English names choices of several words', () => {
	expect(Object.keys(wantedForms(groups.find(({ id }) => id === 'news')!))).toContain('min_points');
	for (const { id } of groups) {
		const named = Object.keys((localeFiles.get(`src/locales/en/${id}.json`)?.['forms'] ?? {}) as GroupForms);
		expect(named).toEqual(expect.arrayContaining(formKeys(id).filter((key) => /=.*_/.test(key))));
	}
});

test.each(files)('$path: English or a contract has each of its keys', ({ file, exported }) => {
	const source = localeFiles.get(`src/locales/en/${file}`) ?? {};
	const known: Readonly<Record<string, readonly string[]>> = {
		forms: formKeys(file.replace('.json', '')),
		names: Object.keys(wantedNames(groups)),
		notes: [...notesSource.matchAll(/^\t'?([A-Z]{2})\b.*:/gm)].map(([, country = '']) => country)
	};
	for (const [part, texts] of Object.entries(exported))
		expect(known[part] ?? Object.keys(source[part] ?? {}), part).toEqual(
			expect.arrayContaining(Object.keys(texts as object))
		);
});

/** Words of other languages that show how two languages differ. */
const SAMPLE = /^words\.[a-z]{2} [a-z]{2}$/;

test.each(files.filter(({ language }) => language in SCRIPTS))(
	'$path: at most 5 % of its letters are Latin, without code and names, which have a capital letter',
	({ entries }) => {
		const said = entries
			.filter(([key]) => !SAMPLE.test(key))
			.map(([, texts]) => texts.join(' ').replace(/\{\w+\}|`[^`]*`|\b[A-Z][\w-]*/g, ''))
			.join('\n');
		const count = (letters: RegExp) => said.match(letters)?.length ?? 0;
		expect(count(/\p{Script=Latin}/gu) / count(/[\p{L}\p{M}]/gu)).toBeLessThanOrEqual(0.05);
	}
);
