import { expect, test } from 'vitest';
import { show, showJson } from './show';

test('a line a value, in two columns; what lies within another is named by both', () => {
	expect(show({ kilometers: 877.46, from: { lat: 52.5, at: { name: 'Berlin' } }, ok: true, no: false })).toBe(
		['kilometers    877.46', 'from.lat      52.5', 'from.at.name  Berlin', 'ok            yes', 'no            no'].join('\n')
	); // prettier-ignore
});

test.each([
	[null, '–'],
	[undefined, '–'],
	[[], '–'],
	['', ''],
	[0, '0'],
	[['a', 2, true], 'a, 2, yes'],
	[[['a', 'b'], [], null], 'a, b, –, –'],
	[[{ name: 'x', size: 1 }, 'y'], 'name x, size 1, y'],
	['data:image/png;base64,AAAA', '(image/png; --output FILE writes it)'],
	['data:image/svg+xml;base64,AAAA', '(image/svg+xml; --output FILE writes it)'],
	['see data:image/png;base64,AAAA', 'see data:image/png;base64,AAAA'],
	['<math xmlns="x"><mi>a</mi></math>', '(MathML; --json shows it)'],
	['x <math > y', 'x <math > y'],
	['one\ntwo\r\n\tthree', 'one two three'],
	['\u001b[2Jclear\u0007', ' [2Jclear']
])('%j in a line is %j', (value, text) => expect(show({ a: value })).toBe(`a  ${text}`.trimEnd()));

test('a list of objects is a table below the lines, with a column for what any of them has', () => {
	expect(
		show({ count: 2,
			rows: [{ name: 'Berlin', size: 3 }, { name: 'Ōsaka 大阪', note: null }],
			none: []
		})
	).toBe(
		['count  2', 'none   –', '', 'rows', 'name        size  note', 'Berlin      3     –', 'Ōsaka 大阪  –     –'].join('\n')
	); // prettier-ignore
	expect(show({ rows: [{ a: 1 }] })).toBe('rows\na\n1');
	expect([show({ in: { rows: [{ a: 1 }] } }), show({})]).toEqual(['in.rows\na\n1', '']);
});

test('a value alone has no name; a list alone neither', () => {
	expect([show('a'), show([{ a: 1 }])]).toEqual(['  a', '\na\n1']);
});

test('columns stand under each other for signs that take two', () => {
	const lines = show({ a: '1', 大阪: '2', '😀b': '3', é: '4' }).split('\n');
	expect(lines).toEqual(['a     1', '大阪  2', '😀b   3', 'é     4']);
});

test.each([
	['x'.repeat(60), 'x'.repeat(60)],
	['x'.repeat(61), `${'x'.repeat(59)}…`],
	['👨‍👩‍👧'.repeat(60), '👨‍👩‍👧'.repeat(60)],
	['👨‍👩‍👧'.repeat(61), `${'👨‍👩‍👧'.repeat(59)}…`]
])('in a table a long text is cut between its signs, in a line it is whole: %#', (text, cut) => {
	expect(show([{ a: text }])).toBe(`\na\n${cut}`);
	expect(show({ a: text })).toBe(`a  ${text}`);
});

test('JSON moves no cursor either', () => {
	expect(showJson({ a: ['\u001b[2J', '\u009b2J', '\u007f', '~\u00a0'] })).toBe(
		'{\n\t"a": [\n\t\t"\\u001b[2J",\n\t\t"\\u009b2J",\n\t\t"\\u007f",\n\t\t"~\u00a0"\n\t]\n}'
	);
	expect(JSON.parse(showJson('\u0085'))).toBe('\u0085');
});
