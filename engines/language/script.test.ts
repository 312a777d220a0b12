import { expect, test } from 'vitest';
import { source, valueOfEveryCodePoint } from '../../data/build/script-table';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { scriptOfCodePoint, scriptShares } from './script';
import { fill, growth, LINEAR } from '../../tests/support/growth';

const names = (text: string) => scriptShares(text).scripts.map(({ name, characters }) => `${name} ${characters}`);

test('every code point is counted under the script that the Unicode Character Database gives it', () => {
	return valueOfEveryCodePoint().then(({ scripts, values }) => {
		const wrong: string[] = [];
		for (let point = 0; point < 0x110000; point++) {
			const value = values[point] as number;
			const expected =
				value < 2 ? undefined : value === 2 ? 'Inherited' : value === 3 ? 'Common' : scripts[value - 4]?.[0];
			if (scriptOfCodePoint(point) !== expected) wrong.push(point.toString(16));
		}
		expect(wrong).toEqual([]);
		expect(scripts.length).toBeGreaterThan(170);
	});
});

test('the table in the source is what its recipe makes', async () => {
	const file = await readFile(path.join(import.meta.dirname, 'script-runs.ts'), 'utf8');
	expect(file === (await source())).toBe(true);
});

test.each([
	['Hello', ['Latin 5']],
	['Привет, you!', ['Cyrillic 6', 'Latin 3']],
	['東京タワーへ', ['Katakana 3', 'Han 2', 'Hiragana 1']],
	['ラーメン', ['Katakana 4']],
	['한국어 漢字', ['Hangul 3', 'Han 2']],
	['नमस्ते', ['Devanagari 6']],
	['𐐀𐐁 ab', ['Deseret 2', 'Latin 2']],
	['𠀀𪜶', ['Han 2']],
	['e\u0301te\u0301', ['Latin 5']],
	['и\u0306', ['Cyrillic 2']],
	['क\u200d\u093c\u0301', ['Devanagari 3']],
	['µm', ['Latin 2']],
	['5 µ', ['Common 1']],
	['1️⃣ ❤️ 👨‍👩‍👧 ok', ['Latin 2']],
	['\ud800a\udc00', ['Latin 1']],
	['αβ ab', ['Greek 2', 'Latin 2']]
])('%s is %j', (text, expected) => expect(names(text)).toEqual(expected));

test.each(['', '2026', ' \n\t', '…!?', '👍🏽🇮🇳', '\ud83d', '\udc4d\ud83d', '\u0301', '\ufeff\u200b\u200d', '١٢٣'])(
	'%j has nothing to count',
	(text) => expect(scriptShares(text)).toEqual({ characters: 0, scripts: [] })
);

test('shares add up to exactly 1, whatever the mixture', () => {
	let seed = 7;
	const next = (below: number) => (seed = (seed * 48271) % 0x7fffffff) % below;
	const letters = ['a', 'б', 'γ', 'ב', 'ع', 'क', 'ক', 'ก', '한', 'か', 'カ', '漢', 'ა', 'ա', 'አ'];
	for (let round = 0; round < 2000; round++) {
		const used = 1 + next(letters.length);
		let text = '';
		for (let k = 0; k < used; k++) text += (letters[k] as string).repeat(1 + next(40));
		const { characters, scripts } = scriptShares(text);
		expect(scripts.reduce((sum, { share }) => sum + share, 0)).toBe(1);
		for (const { characters: own, share } of scripts) expect(share).toBeCloseTo(own / characters, 12);
		expect(scripts.map(({ characters: own }) => own)).toEqual(
			scripts.map(({ characters: own }) => own).sort((a, b) => b - a)
		);
	}
});

test.each([
	['न\u0301', 1_000_000],
	['\ud800', 0]
])('a megabyte of %j is counted, and takes as long as it is', async (piece, characters) => {
	expect(scriptShares(fill(piece, 1_000_000)).characters).toBe(characters);
	expect(await growth((length) => scriptShares(fill(piece, length)), 125_000)).toBeLessThan(LINEAR);
});
