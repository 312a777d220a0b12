import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { groups } from '..';
import { isFeast } from './facts/feasts';
import { CONCEPTS } from './frames';
import { LANGUAGES } from './facts/languages';
import { linesOf } from '../kit/lexicon-lines';
import { Lexicon } from './lexicon';
import { faultsOf } from './lexicon-format';
import { TARGETS } from './operations';
import { measuresOf } from './facts/units';

const read = (code: string) => readFileSync(path.join(import.meta.dirname, 'lexicon', `${code}.txt`), 'utf8');
const files = ['common', ...LANGUAGES];

test.each(files)('the lexicon of %s follows the format', (code) => {
	expect(faultsOf(read(code))).toEqual([]);
});

test.each(files)('the lexicon of %s names concepts, units, feasts and tools that there are', (code) => {
	const unknown = [...linesOf(read(code))].filter(({ kind, value }) => {
		const [plain = ''] = value.split('@');
		if (kind === 'concept') return !CONCEPTS.has(plain);
		if (kind === 'unit') return measuresOf(plain).length === 0;
		if (kind === 'feast') return !isFeast(plain);
		return kind === 'tool' && TARGETS[plain] === undefined;
	});
	expect(unknown.map(({ number, kind, value }) => `line ${number}: ${kind} ${value}`)).toEqual([]);
});

test('a fault is told with its line', () => {
	expect(faultsOf('# fine\nunit km: km\n\nunits km: km\nunit: km\nskip x: y\nflag: odd\nconcept time:')).toEqual([
		'line 4: units is not a kind of line',
		'line 5: unit needs a value',
		'line 6: skip takes no value',
		'line 7: odd is not a flag',
		'line 8: has no words behind the colon'
	]);
});

test('every language says what the engine says', () => {
	const names = (code: string) =>
		[...linesOf(read(code))]
			.filter(({ kind }) => kind === 'say')
			.map(({ value }) => value)
			.sort();
	const english = names('en');
	for (const code of LANGUAGES) expect(names(code), code).toEqual(english);
});

/** Kinds whose values no language may lack. */
const NEEDED: ReadonlySet<string> = new Set(['concept', 'elsewhere', 'behind', 'operator', 'sum', 'clock']);

test('every language can ask for every concept, subject and operation', () => {
	const heads = (code: string) =>
		[...linesOf(`${read('common')}\n${read(code)}`)].flatMap(({ kind, value }) =>
			NEEDED.has(kind) ? `${kind} ${value.split('@')[0]}` : []
		);
	const english = new Set(heads('en'));
	for (const code of LANGUAGES) {
		const own = new Set(heads(code));
		expect(
			[...english].filter((name) => !own.has(name)),
			code
		).toEqual([]);
	}
});

test('the table of operations is that of the contracts', () => {
	for (const [id, target] of Object.entries(TARGETS)) {
		const [group = '', name = ''] = id.split('/');
		const operation = groups.find((one) => one.id === group)?.operations[name];
		expect(operation, id).toBeDefined();
		expect({ method: operation?.method, path: operation?.path }).toEqual({ method: target.method, path: target.path });
		expect(target.isPure && operation?.kind === 'feed', `${id} asks the network`).toBe(false);
		const properties = operation?.params.properties ?? {};
		const defaults = Object.fromEntries(
			Object.entries(properties).flatMap(([field, schema]) => ('default' in schema ? [[field, schema.default]] : []))
		);
		if (target.isPure) expect(target.defaults ?? {}, id).toEqual(defaults);
		for (const field of operation?.params.required ?? [])
			if (target.isPure) expect(target.required, id).toContain(field);
	}
});

test('a word is found without its ending, and with one letter wrong where it is long', () => {
	const lexicon = new Lexicon('xx').read('suffix in: la\nconcept weather: forecast\nunit km: kilometer');
	expect([...lexicon.stemsOf('parisla')]).toEqual([['paris', 'in']]);
	for (const slip of ['kilometre', 'kilomater', 'kilomeer']) expect(lexicon.nearest(slip)).toBe('kilometer');
	expect(lexicon.nearest('km')).toBeUndefined();
});
