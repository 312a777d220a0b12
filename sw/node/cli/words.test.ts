import { expect, test } from 'vitest';
import type { Operation } from '../../../engines/kit/contract';
import { toCommands, type Command } from './commands';
import { readWords, UsageError, type Sources } from './words';

const response = { type: 'object', properties: {}, required: [] } as const;
const text = { type: 'string' } as const;
const file = { type: 'string', format: 'binary' } as const;
const map = { type: 'object', additionalProperties: text, propertyNames: text } as never;

function command(properties: Operation['params']['properties'], required: readonly string[] = []): Command {
	const params = { type: 'object', properties, required } as const;
	const operation = { title: '', method: 'GET', summary: '', kind: 'compute', cost: 'bounded', response, examples: [], path: '/v1/x', params } as const; // prettier-ignore
	const group = { id: 'g', icon: '', hue: 0, title: '', summary: '', source: { text: '' }, operations: { operation } };
	const [made] = toCommands([group]);
	if (!made) throw new Error('no command');
	return made;
}

/** A disk with these files, standard input with these bytes, or a terminal without them. */
const world = (input?: string, files: Readonly<Record<string, string>> = {}): Sources => ({
	input: async () => (input === undefined ? undefined : new Uint8Array(Buffer.from(input))),
	async file(name) {
		const found = files[name];
		if (found === undefined) throw new UsageError(`${name}: no such file`);
		return new Uint8Array(Buffer.from(found));
	}
});
const read = async (made: Command, words: readonly string[], sources = world()) =>
	(await readWords(made, words, sources)).input;
const refused = (made: Command, words: readonly string[], sources = world()) =>
	readWords(made, words, sources).then(
		() => 'taken',
		(error: unknown) => (error instanceof UsageError ? error.message : `a bug: ${String(error)}`)
	);

const all = command({ a: text, n: { type: 'integer' }, on: { type: 'boolean' }, many: { type: 'array', items: text }, values: map }); // prettier-ignore

test.each<[string, string[], object]>([
	['nothing', [], {}],
	['a text', ['--a', 'x y'], { a: 'x y' }],
	['joined to its option', ['--a=x=y'], { a: 'x=y' }],
	['a value that begins with a dash', ['--a', '-18.1,178.4'], { a: '-18.1,178.4' }],
	['a value that looks like an option', ['--a', '--n'], { a: '--n' }],
	['an empty text', ['--a', ''], { a: '' }],
	['a number', ['--n', '10'], { n: 10 }],
	['a number with a sign', ['--n', '-1.5e3'], { n: -1500 }],
	['what is no number goes as it is', ['--n', 'many'], { n: 'many' }],
	['nor is nothing', ['--n', ' '], { n: ' ' }],
	['nor what never ends', ['--n', 'Infinity'], { n: 'Infinity' }],
	['a switch', ['--on'], { on: true }],
	['a switch turned off', ['--no-on'], { on: false }],
	['a list', ['--many', 'a', '--many=b'], { many: ['a', 'b'] }],
	['a list of one', ['--many', 'a b'], { many: ['a b'] }],
	['values', ['--values', 'x=1', '--values', ' y = b=c'], { values: { x: 1, y: ' b=c' } }],
	['a value that is empty', ['--values', 'x='], { values: { x: '' } }],
	['values in JSON', ['--values', '{"x":[1]}'], { values: { x: [1] } }]
])('%s', async (_what, words, input) => expect(await read(all, words)).toEqual(input));

test('how the answer is wanted is no part of the question', async () => {
	const wanted = (words: readonly string[]) => readWords(all, words, world());
	expect(await wanted([])).toEqual({ input: {}, json: false, help: false, output: undefined });
	expect(await wanted(['--json', '--output', 'x.png'])).toEqual({ input: {}, json: true, help: false, output: 'x.png' });
	expect(await wanted(['-o', '-', '--a', 'b'])).toEqual({ input: { a: 'b' }, json: false, help: false, output: '-' });
	for (const help of ['--help', '-h'])
		expect(await wanted(['--a', 'b', help])).toEqual({ input: {}, json: false, help: true, output: undefined });
}); // prettier-ignore

test.each([
	[['--none'], /^Unknown option '--none'/],
	[['--a'], /^--a: its value is missing$/],
	[['-o'], /^-o: its value is missing$/],
	[['--on=yes'], /^Option '--on' does not take an argument$/],
	[['--values', 'x'], /^--values: must be NAME=VALUE, once or more, or an object in JSON$/],
	[['--values', '{"x":'], /^--values: must be NAME=VALUE/],
	[['--values', '{"x":1}', '--values', 'y=1'], /^--values: must be NAME=VALUE/],
	[['--values', '=1'], /^--values: must be NAME=VALUE/],
	[['--a', '-'], /^--a: nothing comes in by standard input$/],
	[['word'], /^nothing is left that "word" could be: see --help$/],
	[['two', 'words'], /^nothing is left that "two words" could be/],
	[['x', '-z'], /^no such option: -z; a word that begins with a dash comes after --, or all in quotes$/]
])('%j is refused: %s', async (words, why) => expect(await refused(all, words)).toMatch(why));

const one = command({ expression: text, n: { type: 'integer' } }, ['expression']);
const two = command({ from: text, to: text }, ['from', 'to']);
const list = command({ texts: { type: 'array', items: text } }, ['texts']);

test.each<[string, Command, string[], object]>([
	['all words are of the one field', one, ['1/3', '+', '1/6'], { expression: '1/3 + 1/6' }],
	['words before and after options', one, ['1', '--n', '2', '+'], { expression: '1 +', n: 2 }],
	['a word with a dash, the first', one, ['-3^2'], { expression: '-3^2' }],
	['a minus between two', one, ['5', '-', '-2'], { expression: '5 - -2' }],
	['what stands after two dashes is a word', one, ['--n', '2', '--', '--n', '-h'], { expression: '--n -h', n: 2 }],
	['two words for two fields', two, ['a', 'b'], { from: 'a', to: 'b' }],
	['an option and a word', two, ['--to', 'a', 'b'], { to: 'a', from: 'b' }],
	['words for the one that is left', two, ['--to', 'a', 'b', 'c'], { to: 'a', from: 'b c' }],
	['a word for the first of two', two, ['a'], { from: 'a' }],
	['a list of words', list, ['a', 'b c'], { texts: ['a', 'b c'] }]
])('%s', async (_what, made, words, input) => expect(await read(made, words)).toEqual(input));

test('more words than fields are refused, with the fields’ names', async () =>
	expect(await refused(two, ['a', 'b', 'c'])).toBe(
		'3 words for FROM TO: words that belong together in quotes, what is further asked for by its option (--help lists them)'
	));

test('what is required and missing comes by standard input, without its last line end', async () => {
	expect(await read(one, [], world('1+1\n'))).toEqual({ expression: '1+1' });
	expect(await read(one, [], world('1\n+1\r\n'))).toEqual({ expression: '1\n+1' });
	expect(await read(one, [], world('1\n\n'))).toEqual({ expression: '1\n' });
	expect(await read(one, [], world(''))).toEqual({ expression: '' });
	expect(await read(list, [], world('a\r\nb\n'))).toEqual({ texts: ['a', 'b'] });
	expect(await read(two, ['a'], world('b'))).toEqual({ from: 'a', to: 'b' });
	// The terminal is not read, and neither is input for a complete command.
	expect(await read(one, [])).toEqual({});
	expect(await read(one, ['1'], world('2'))).toEqual({ expression: '1' });
});

test('a dash stands for standard input', async () => {
	expect(await read(one, ['-'], world('1+1\n'))).toEqual({ expression: '1+1' });
	expect(await read(one, ['--expression', '-', '--n', '1'], world('2'))).toEqual({ expression: '2', n: 1 });
	expect(await read(list, ['-'], world('a\nb'))).toEqual({ texts: ['a', 'b'] });
	expect(await read(list, ['-', 'b'], world('a'))).toEqual({ texts: ['-', 'b'] });
	expect(await read(two, ['-', 'b'], world('a'))).toEqual({ from: 'a', to: 'b' });
});

const picture = command({ file, url: { ...text, 'x-input': 'url' }, n: { type: 'integer' } });
const bytesOf = async (value: unknown) => (value instanceof Blob ? value.text() : value);

test('a picture by its name, by its address, by standard input', async () => {
	const files = world('piped', { 'a.gif': 'GIF', '-x.gif': 'dash' });
	expect(await bytesOf((await read(picture, ['a.gif'], files))['file'])).toBe('GIF');
	expect(await bytesOf((await read(picture, ['--file', '-x.gif'], files))['file'])).toBe('dash');
	expect(await bytesOf((await read(picture, [], files))['file'])).toBe('piped');
	expect(await bytesOf((await read(picture, ['-'], files))['file'])).toBe('piped');
	for (const url of ['http://a.test/x.png', 'https://a.test/']) expect(await read(picture, [url])).toEqual({ url });
	expect(await refused(picture, ['xhttp://a.test'])).toBe('xhttp://a.test: no such file');
	expect(await refused(picture, ['ftp://a.test'])).toBe('ftp://a.test: no such file');
	expect(await refused(picture, ['a.gif', 'b.gif'], files)).toBe('one file at a time');
	// Standard input is empty, or the command does not read it.
	expect(await read(picture, [], world(''))).toEqual({});
	expect(await read(picture, ['--n', '1'], files)).toEqual({ n: 1 });
});

test('without a field for addresses one is a file’s name', async () =>
	expect(await refused(command({ file }), ['https://a.test/'])).toBe('https://a.test/: no such file'));

const wifi = command({ ssid: text, password: { ...text, 'x-input': 'password' } }, ['ssid']);
test('a password is never taken for a part of a name', async () => {
	expect(await refused(wifi, ['Home', 'secret'])).toBe(
		'2 words for SSID: put it in quotes, the password after --password'
	);
	expect(await read(wifi, ['Home'])).toEqual({ ssid: 'Home' });
	expect(await read(wifi, ['My', 'Home', '--password', 'x'])).toEqual({ ssid: 'My Home', password: 'x' });
});

test.each(['./a.txt', '../a', '/etc/hosts', '~/a', 'notes.txt', 'page.HTML', 'a-b.md', 'x.json', '\\share'])(
	'the name of a file, %s, is not taken for a text, where there is one',
	async (name) => {
		expect(await refused(one, [name], world(undefined, { [name]: 'x' }))).toBe(
			`"${name}" is a file: its text comes by standard input, with < before its name`
		);
		expect(await read(one, [name])).toEqual({ expression: name });
	}
);

test.each([['a.png'], ['1/2'], ['x.text'], ['./a b'], ['a.txt', 'b']])('%s is a text, whatever lies on the disk', async (...words) => {
	const everything = world(undefined, Object.fromEntries(words.map((word) => [word, 'x'])));
	expect(await read(one, words, everything)).toEqual({ expression: words.join(' ') });
	expect(await read(list, ['notes.txt'], world(undefined, { 'notes.txt': 'x' }))).toEqual({ texts: ['notes.txt'] });
}); // prettier-ignore

const days = command({ country: text, year: { type: 'integer' } }, ['country']);
test('a year behind a country is the year, where there is such a field and no other year', async () => {
	expect(await read(days, ['Germany', '2027'])).toEqual({ country: 'Germany', year: 2027 });
	expect(await read(days, ['Costa', 'Rica', '2027'])).toEqual({ country: 'Costa Rica', year: 2027 });
	expect(await read(days, ['2027'])).toEqual({ country: '2027' });
	expect(await read(days, ['Germany', '27'])).toEqual({ country: 'Germany 27' });
	expect(await read(days, ['Germany', '20270'])).toEqual({ country: 'Germany 20270' });
	expect(await read(days, ['Germany', '2027', '--year', '2026'])).toEqual({ country: 'Germany 2027', year: 2026 });
	expect(await read(one, ['in', '2027'])).toEqual({ expression: 'in 2027' });
});
