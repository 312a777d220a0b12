import { expect, test } from 'vitest';
import type { Group } from '../../../engines/kit/contract';
import { toCommands } from './commands';
import { exitCode, helpOf, overview, OWN_COMMANDS, OWN_HELP, quoted } from './help';

test.each([
	[400, 2],
	[404, 3],
	[422, 4],
	[429, 5],
	[502, 5],
	[503, 5],
	[504, 5],
	[401, 1],
	[403, 1],
	[405, 1],
	[500, 1],
	[501, 1]
])('status %i ends with %i', (status, code) => expect(exitCode(status)).toBe(code));

test.each([
	['plain', 'plain'],
	['52.52,13.405', '52.52,13.405'],
	['a=b', 'a=b'],
	['', "''"],
	['two words', "'two words'"],
	["it's", `'it'\\''s'`],
	['$(rm)', "'$(rm)'"],
	['a\nb', "'a\nb'"],
	['~', "'~'"],
	['x;', "'x;'"]
])('%j as a word of a shell is %s', (word, written) => expect(quoted(word)).toBe(written));

const response = { type: 'object', properties: {}, required: [] } as const;
const plain = { title: 'A', method: 'GET', kind: 'compute', cost: 'bounded', response } as const;
const text = { type: 'string' } as const;
const group = {
	id: 'g',
	icon: '',
	hue: 0,
	title: 'Things',
	summary: 'S.',
	source: { text: '' },
	operations: {
		all: {
			...plain,
			summary: 'Finds things.',
			description: 'All of them.',
			path: '/v1/all',
			limits: ['A hundred at most.', 'None twice.'],
			params: {
				type: 'object',
				properties: {
					words: { type: 'array', items: text, description: 'What is looked for.' },
					unit: { ...text, enum: ['km', 'mi'], default: 'km', title: 'Unit' },
					digits: { type: 'integer', default: 15 },
					empty: { ...text, default: '' },
					on: { type: 'boolean', default: false, description: 'Whether.' },
					values: { type: 'object', additionalProperties: text, propertyNames: text } as never,
					file: { ...text, format: 'binary' },
					a_rather_long_name_of_a_field: text
				},
				required: ['words']
			},
			examples: [
				{ title: '', input: { words: ['a', "it's"], on: true, values: { x: 1, y: 'b c' } }, output: {} },
				{ title: '', input: { words: ['a'], on: false, unit: 'mi' }, output: {} },
				{ title: '', input: {}, output: {} },
				{ title: '', input: { words: ['a fourth'] }, output: {} }
			]
		},
		few: { ...plain, summary: 'Counts.', path: '/v1/few', params: { type: 'object', properties: { n: { type: 'number' } }, required: [] }, examples: [] } // prettier-ignore
	}
} satisfies Group;
const commands = toCommands([group]);
const [all, few] = commands;
if (!all || !few) throw new Error('no commands');

test('help of a command, written out', () =>
	expect(helpOf(all)).toBe(`Finds things.

All of them.

Usage: utility-apis all WORDS… [options]

  --words TEXT…                 What is looked for (required)
  --unit WORD                   Unit (km | mi; default km)
  --digits N                    (default 15)
  --empty TEXT
  --on                          Whether (default false)
  --values NAME=VALUE…
  --file FILE
  --a-rather-long-name-of-a-field TEXT
  --json                        print the answer as JSON
  -o, --output FILE             write a picture or calendar, else the JSON, into FILE
  -h, --help                    show this

A value of - is read from standard input, as is what is required and missing.

--no- before the name of a switch turns it off.

- A hundred at most.
- None twice.

Examples
  utility-apis all --words a --words 'it'\\''s' --on --values x=1 --values 'y=b c'
  utility-apis all --words a --unit mi --no-on
  utility-apis all`));

test('help of one that takes little says little', () =>
	expect(helpOf(few)).toBe(`Counts.

Usage: utility-apis few [options]

  --n N
  --json             print the answer as JSON
  -o, --output FILE  write a picture or calendar, else the JSON, into FILE
  -h, --help         show this`));

test('the overview lists every command by its group', () => {
	const other = { ...group, id: 'h', title: 'Others', operations: {} };
	const lines = overview([group, other], commands).split('\n');
	expect(lines.slice(0, 4)).toEqual(['Usage: utility-apis [command] [words] [options]', '       utility-apis <command> --help', '', 'Serve']); // prettier-ignore
	for (const [name, what] of Object.entries(OWN_COMMANDS)) expect(lines).toContain(`  ${name.padEnd(16)}${what}`);
	const at = lines.indexOf('Things');
	expect(lines.slice(at)).toEqual(['Things', '  all             Finds things.', '  few             Counts.', '', 'Others', '', '', 'Exit codes: 0 answered, 1 failed, 2 not understood, 3 not found, 4 too much, 5 try again later.', '']); // prettier-ignore
});

test('each own command says what it takes', () => {
	expect(Object.keys(OWN_HELP)).toEqual(Object.keys(OWN_COMMANDS));
	for (const option of ['--port N', '--host NAME']) expect(OWN_HELP.serve).toContain(option);
	expect(OWN_HELP.init).toContain('--path NAME');
	expect(OWN_HELP.completion).toContain('bash|zsh|fish');
	for (const help of Object.values(OWN_HELP)) expect(help.length).toBeGreaterThan(60);
});
