import { beforeAll, expect, test } from 'vitest';
import { readPack } from '../../sw/build/packs';
import { testContext } from '../../tests/support/context';
import { engine } from './engine';
import { Sounds } from './sounds';

let sounds: Sounds;
beforeAll(async () => {
	sounds = new Sounds(await readPack('sounds'));
}, 600_000);

test.each([
	['cat', 'kæt', 1, '1'],
	['water', 'ˈwɔːtɚ', 2, '10'],
	['banana', 'bəˈnænə', 3, '010'],
	['photograph', 'ˈfoʊtəˌɡɹæf', 3, '102'],
	['extra', 'ˈɛkstɹə', 2, '10'],
	['singer', 'ˈsɪŋɚ', 2, '10'],
	['the', 'ðə', 1, '0']
])('%s is spoken %s', (word, ipa, syllables, stress) =>
	expect(sounds.of(word)[0]).toMatchObject({ ipa, syllables, stress })
);

test.each([
	['sea', 'see', 'tree', 'key'],
	['knight', 'night', 'light', 'nice'],
	['flower', 'flour', 'power', 'flowers'],
	['their', 'there', 'care', 'them']
])('%s is spoken like %s, rhymes with %s, and is near %s', (word, same, rhyme, near) => {
	const found = sounds.sounding(word);
	expect(found?.homophones).toContain(same);
	expect(found?.rhymes).toContain(rhyme);
	expect(found?.soundsLike).toContain(near);
	expect(found?.rhymes).not.toContain(word);
	expect(found?.rhymes).not.toContain(same);
});

test('rhymes agree from the last stressed vowel on', () => {
	expect(sounds.sounding('nation')?.rhymes).toEqual(expect.arrayContaining(['station', 'education']));
	expect(sounds.sounding('nation')?.rhymes).not.toContain('mission');
	// No English word rhymes with it.
	expect(sounds.sounding('month')?.rhymes).toEqual([]);
});

test('a word in capitals or with a curly apostrophe is the same word', async () => {
	const ask = (word: string) => engine.sounds({ word, limit: 5 }, testContext());
	expect((await ask(' Don’t ')).pronunciations).toEqual(sounds.of("don't"));
	expect((await ask('CAT')).rhymes).toHaveLength(5);
});

test.each(['xyzzyx', '', ' ', 'ice cream', '犬', '\ud800', '__proto__', 'cat7', 'x'.repeat(100)])(
	'%j has no pronunciation',
	async (word) =>
		await expect(engine.sounds({ word, limit: 5 }, testContext())).rejects.toMatchObject({ code: 'NOT_FOUND' })
);
