import { expect, test } from 'vitest';
import { syllableExceptions } from '../../data/build/syllable-exceptions';
import { countSyllables } from './syllables';

test('the table of exceptions is what its recipe yields', async () =>
	await expect(syllableExceptions()).toMatchFileSnapshot('./syllable-exceptions.ts'));

test.each([
	['молоко', 3],
	['объявление', 5],
	['Київ', 2],
	['άνθρωπος', 3],
	['ουρανός', 3],
	['και', 1],
	['αυτοκίνητο', 5],
	['είναι', 2],
	['the', 1],
	['science', 2],
	['area', 3],
	['people', 2],
	['business', 2],
	['created', 3],
	['idea', 3],
	['dandelion', 4],
	['housekeeping', 3],
	["don't", 1],
	["didn't", 2],
	["couldn't", 2],
	['we’re', 1],
	["James's", 2],
	["judge's", 2],
	["dog's", 1],
	['CAFÉ', 2],
	['Dr', 2],
	['else', 1],
	['everything', 3],
	['William', 2],
	['timezone', 2],
	['sourcemaps', 2],
	['whitespace', 2],
	['timekeeping', 3],
	['statement', 2],
	['carelessness', 3],
	['vinegar', 3],
	['accesses', 3],
	['boxes', 2],
	['transactional', 4],
	['optionally', 4],
	['HTML', 4],
	['GPS', 3],
	['URLs', 3],
	['WWW', 9],
	['NASA', 2],
	['SHY', 1],
	['MR', 2],
	['etc', 4],
	['x', 1],
	['zzz', 1],
	['здраво', 2],
	['здравей', 2],
	['дякую', 3],
	['κείμενο', 3],
	['είναι', 2],
	['ένα', 2],
	['μάιος', 3]
])('%s has %i syllables', (word, syllables) => expect(countSyllables(word)).toBe(syllables));

test('a word of a million letters is counted by its vowels', () => {
	expect([countSyllables('ba'.repeat(500_000)), countSyllables('b'.repeat(1_000_000))]).toEqual([500_000, 1]);
});
