import { expect, test } from 'vitest';
import { batchRows, countLanguages, rowsToCsv } from './batch';

const result = (code: string, name: string, other?: string) => ({
	code,
	name,
	confidence: 0.9,
	script: code === 'und' ? null : 'Latin',
	alternatives: other === undefined ? [] : [{ code: 'xx', name: other }]
});

const rows = batchRows(
	['Hej, "du"', 'ja\nnein', ''],
	[result('sv', 'Swedish', 'Danish'), result('de', 'German'), result('und', 'Undetermined')]
);

test('texts stand beside their answers', () =>
	expect(rows.map(({ line, text, name, otherwise }) => [line, text, name, otherwise])).toEqual([
		[1, 'Hej, "du"', 'Swedish', 'Danish'],
		[2, 'ja\nnein', 'German', ''],
		[3, '', 'Undetermined', '']
	]));

test('an answer is shown even where its text is gone', () =>
	expect(batchRows(undefined, [result('de', 'German')])[0]?.text).toBe(''));

test('CSV quotes what holds commas, quotes and line ends', () =>
	expect(rowsToCsv(rows)).toBe(
		'\ufeffline,text,code,language,confidence,script,otherwise\r\n' +
			'1,"Hej, ""du""",sv,Swedish,0.9,Latin,Danish\r\n' +
			'2,"ja\nnein",de,German,0.9,Latin,\r\n' +
			'3,,und,Undetermined,0.9,,\r\n'
	));

test('languages are counted, most first', () =>
	expect(countLanguages([...rows, ...rows.slice(1, 2)]).map(([{ name }, count]) => [name, count])).toEqual([
		['German', 2],
		['Swedish', 1],
		['Undetermined', 1]
	]));
