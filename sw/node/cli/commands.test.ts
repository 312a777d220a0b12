import { expect, test } from 'vitest';
import type { Group, Operation } from '../../../engines/kit/contract';
import { toCommands } from './commands';

const response = { type: 'object', properties: {}, required: [] } as const;
const plain = { title: 'A', method: 'GET', summary: 'Does.', kind: 'compute', cost: 'bounded', response, examples: [] } as const; // prettier-ignore
const params = (properties: Operation['params']['properties'], required: readonly string[] = []) =>
	({ type: 'object', properties, required }) as const;
const text = { type: 'string' } as const;

const group = {
	id: 'g',
	icon: '',
	hue: 0,
	title: 'G',
	summary: 'S.',
	source: { text: '' },
	operations: {
		kinds: {
			...plain,
			path: '/v1/kinds',
			params: params(
				{
					a_text: text,
					choice: { type: 'string', enum: ['x', 'y'] },
					day: { type: 'string', format: 'date' },
					file: { type: 'string', format: 'binary' },
					on: { type: 'boolean' },
					many: { type: 'number' },
					whole: { type: 'integer' },
					list: { type: 'array', items: text },
					map: { type: 'object', additionalProperties: text, propertyNames: text } as never,
					either: { anyOf: [text, { type: 'null' }] },
					nothing: { type: 'null' }
				},
				['a_text', 'whole']
			)
		},
		one: { ...plain, path: '/v1/one/{word}', params: params({ limit: { type: 'integer' }, word: text }) },
		deep: { ...plain, path: '/v1/deep/er/way', params: params({ q: text, p: text }) },
		picture: { ...plain, path: '/v1/picture', params: params({ url: text, file: { type: 'string', format: 'binary' } }) },
		none: { ...plain, path: '/v1/none', params: params({ p: text, qq: text }) }
	}
} satisfies Group; // prettier-ignore
/** Made anew in each test. */
const made = () => toCommands([group, { ...group, id: 'h', operations: { last: group.operations.none } }]);

test('every operation is a command, named by its path, in the order of the groups', () => {
	const commands = made();
	expect(commands.map(({ name }) => name)).toEqual(['kinds', 'one', 'deep-er-way', 'picture', 'none', 'none']);
	expect(commands.map(({ group: { id } }) => id)).toEqual(['g', 'g', 'g', 'g', 'g', 'h']);
	expect(commands[1]?.operation).toBe(group.operations.one);
});

test('its fields are options: what they are called, what they take, what may stand there', () => {
	const [kinds] = made();
	expect(kinds?.fields.map(({ name, flag, kind, required, choices }) => [name, flag, kind, required, choices.join()])).toEqual([
		['a_text', 'a-text', 'text', true, ''],
		['choice', 'choice', 'text', false, 'x,y'],
		['day', 'day', 'text', false, ''],
		['file', 'file', 'file', false, ''],
		['on', 'on', 'switch', false, ''],
		['many', 'many', 'number', false, ''],
		['whole', 'whole', 'number', true, ''],
		['list', 'list', 'list', false, ''],
		['map', 'map', 'map', false, ''],
		['either', 'either', 'text', false, ''],
		['nothing', 'nothing', 'text', false, '']
	]); // prettier-ignore
	expect(kinds?.fields[0]?.schema).toBe(group.operations.kinds.params.properties.a_text);
});

test('bare words are what is required; where nothing is, a file or what is searched for', () => {
	const [kinds, one, deep, picture, none] = made();
	const words = (command = kinds) => command?.positional.map(({ name }) => name);
	expect(words()).toEqual(['a_text', 'whole']);
	// A part of the path cannot be left out.
	expect([words(one), one?.fields.map(({ required }) => required)]).toEqual([['word'], [false, true]]);
	expect([words(deep), words(picture), words(none)]).toEqual([['q'], ['file'], []]);
});
