import { expect, test } from 'vitest';
import { join } from '../../../tests/support/pictures';
import { findMark, momentMark, placeMark, wordMark } from './marks';

const words = ['Exif\0\0', 'Nikon\0\x02', '/1999/02/22-rdf', 'xmpmeta'];
const marks = [...words.map((word) => wordMark(word, word.startsWith('/') ? 10 : 0)), momentMark, placeMark];
const [NOW, HERE] = ['2024:05:07 09:33:04', '+48.1371+011.5754'];

test.each([...words, NOW, '1999:12:31 23:59:59', HERE, '-33.86882-151.20929', '+48.137-011.575'])(
	'%j is found wherever it stands',
	(word) => {
		const shortest = word.replace(/(\.\d{3})\d*$/, '$1').length;
		const missed: string[] = [];
		for (let before = 0; before < 36; before++)
			for (const filling of ['\0', 'E', '0', ':', '+', '.', 'x', 'xm', '+4', ':0', '2/', '19']) {
				const bytes = join('a', filling.repeat(before), word, filling.repeat(before % 5));
				// Also where the bytes begin at an odd place of memory.
				for (const begin of [0, 1])
					if (findMark(bytes.subarray(begin), marks) !== shortest) missed.push(`${begin}: ${filling.repeat(before)}`);
			}
		expect(missed).toEqual([]);
	}
);

test.each([
	'',
	'Exif\0',
	'Exif',
	'1899:05:07 09:33:04',
	'2024:25:07 09:33:04',
	'2024:05:07 39:33:04',
	'2024-05-07 09:33:04',
	'2024:05:07 09:33:0',
	'+48.13+011.575',
	'+48.137+11.575',
	'+48.137011.575',
	'+48.137+011.57',
	'c12.5-13.25-2.5'.repeat(50),
	':0:0:0:0:0:0:0 0:0:0'.repeat(50)
])('%j is no mark', (text) => {
	expect(findMark(join('ab', text, 'z'), marks)).toBe(0);
});

test('of the same word the longest stretch of another is no sign', () => {
	expect(findMark(join('xmpmetxmpmeta'), marks)).toBe(7);
	expect(findMark(join('ExExif\0Exif\0\0'), marks)).toBe(6);
});

test('only what is asked for is found', () => {
	expect(findMark(join('xmpmeta'), [momentMark])).toBe(0);
	expect(findMark(join(NOW), [placeMark])).toBe(0);
	expect(findMark(join(HERE), [])).toBe(0);
});

test('bytes that begin like a mark again and again are taken for one, rather than searched for long', () => {
	expect(findMark(join('xmpme,'.repeat(60_000)), marks)).toBe(5);
	expect(findMark(join('xmpme,'.repeat(6000)), marks)).toBe(0);
});
