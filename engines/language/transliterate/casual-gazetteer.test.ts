import { beforeAll, expect, test, vi } from 'vitest';
import { readPack } from '../../../sw/build/packs';
import { testContext } from '../../../tests/support/context';
import { ruleTyped } from './casual';
import { openNames, type Gazetteer } from './casual-gazetteer';
import { readCasual } from './casual-text';
import { openTyped, type CommonWords } from './casual-typed';
import { INDIC_SCRIPTS, type IndicScript } from './named';
import { transliterate } from './transliterate';

let places: Gazetteer;
let words: CommonWords;
beforeAll(async () => {
	[places, words] = [openNames(await readPack('names')), openTyped(await readPack('typed'))];
});

const typedOf = (text: string, script: IndicScript) => transliterate(text, script, 'casual', places.typedOf).result;

test.each([
	['டோகோ', 'tamil', 'togo'],
	['நைஜீரியா', 'tamil', 'nigeria'],
	['சென்னை', 'tamil', 'chennai'],
	['जर्मनी', 'devanagari', 'germany'],
	['लेबनान', 'devanagari', 'lebanon'],
	['ਬਲਿਨ', 'gurmukhi', 'blin'],
	['ভিয়েতনাম', 'bengali', 'vietnam'],
	['ବୋଟସ୍ୱାନା', 'oriya', 'botswana'],
	['ವಿಶಾಖಪಟ್ಟಣಂ', 'kannada', 'visakhapatnam'],
	['ಹುಬ್ಬಳ್ಳಿ', 'kannada', 'hubballi'],
	['പാലക്കാട്', 'malayalam', 'palakkad'],
	['చెన్నై', 'telugu', 'chennai'],
	['न्यूज़ीलैंड', 'devanagari', 'new zealand']
] as const)('%s is %s for %s', (native, script, typed) => {
	expect(typedOf(native, script)).toBe(typed);
});

test('a name inside of a sentence', () => {
	expect(typedOf('मैं जर्मनी और जापान गया।', 'devanagari')).toBe('main germany aur japan gaya.');
});

test.each([
	['ஜெர்மனியில்', 'tamil', 'germanyil'],
	['நைஜீரியாவுக்குப்', 'tamil', 'nigeriavukkup'],
	['லண்டனிலிருந்து', 'tamil', 'londonilirundu'],
	['হাঙ্গেরিতে', 'bengali', 'hungaryte'],
	['লন্ডনে', 'bengali', 'londone'],
	['ચેન્નઈમાં', 'gujarati', 'chennaima'],
	['ଲଣ୍ଡନରେ', 'oriya', 'londonre'],
	['లండన్‌లో', 'telugu', 'londonlo'],
	['ನೈಜೀರಿಯಾದ', 'kannada', 'nigeriada'],
	['ജർമ്മനിയിൽ', 'malayalam', 'germanyil'],
	['लंडनचा', 'devanagari', 'londoncha'],
	['इटलीत', 'devanagari', 'italyt'],
	// Words that begin like a name and go on like an ending.
	['फिरने', 'devanagari', 'phirne'],
	['अडकत', 'devanagari', 'adkat'],
	['സോഫിയുടെ', 'malayalam', 'sophiyude']
] as const)('%s with its ending is %s for %s', (native, script, typed) => {
	expect(typedOf(native, script)).toBe(typed);
});

/** Names of other places and languages, too: Qatar, Moksha, Kiel, Galle, Madurai, Xhosa, Fon. */
test.each([
	['कतार', 'devanagari', 'katar'],
	['मोक्ष', 'devanagari', 'moksh'],
	['कील', 'devanagari', 'keel'],
	['काली', 'devanagari', 'kali'],
	['காலி', 'tamil', 'kali'],
	['മധുര', 'malayalam', 'madhura'],
	['খোসা', 'bengali', 'khosa'],
	['ફોન', 'gujarati', 'phone'],
	['ਸ਼ਾਨ', 'gurmukhi', 'shaan']
] as const)('%s is a word more often than a name', (native, script, typed) => {
	expect(typedOf(native, script)).toBe(typed);
});

/** Those of the 1,200 commonest words of each script that are names. */
const NAMES_AMONG_WORDS = 'আফ্রিকা ইউরোপ એશિયા જાપાનીઝ યુરોપ ଅଷ୍ଟ୍ରେଲିଆ ଆମେରିକା';

test('no common word of a language is typed as a name that it is not', () => {
	const typed = INDIC_SCRIPTS.flatMap((script) =>
		words(script)
			.filter(({ word, level }) => level < 2 && typedOf(word, script) !== transliterate(word, script, 'casual').result)
			.map(({ word }) => word)
	);
	expect(typed).toEqual(NAMES_AMONG_WORDS.normalize('NFC').split(' '));
});

test('what common words are typed like is read as the words', () => {
	const wrong = INDIC_SCRIPTS.flatMap((script) =>
		words(script)
			.filter(({ level }) => level === 0)
			.map(({ word }) => ruleTyped(word, script))
			.filter(
				(typed) =>
					readCasual(typed, script, { words, places }).candidates[0] !==
					readCasual(typed, script, { words }).candidates[0]
			)
	);
	expect(wrong).toEqual([]);
});

test.each([
	['germany', 'devanagari', 'जर्मनी'],
	['Nigeria', 'tamil', 'நைஜீரியா'],
	['thiruvananthapuram', 'malayalam', 'തിരുവനന്തപുരം'],
	['thiruvananthapuram', 'tamil', 'திருவனந்தபுரம்'],
	['madurai', 'telugu', 'మదురై'],
	['kolkata', 'gurmukhi', 'ਕੋਲਕਾਤਾ'],
	['hubballi', 'kannada', 'ಹುಬ್ಬಳ್ಳಿ'],
	['mysore', 'kannada', 'ಮೈಸೂರು'],
	['belagavi', 'kannada', 'ಬೆಳಗಾವಿ'],
	['surat', 'devanagari', 'सूरत'],
	['cuttack', 'oriya', 'କଟକ'],
	['comilla', 'bengali', 'কুমিল্লা'],
	['venda', 'malayalam', 'വേണ്ട']
] as const)('%s in %s is %s', (typed, script, native) => {
	expect(readCasual(typed, script, { words, places }).candidates[0]).toBe(native.normalize('NFC'));
});

test('every Latin name is plain, every spelling of its own block', () => {
	for (const [place, script] of INDIC_SCRIPTS.entries()) {
		const names = places.namesIn(script);
		expect(names.length).toBeGreaterThan(900);
		const block = new RegExp(
			`^[\\u{${(0x900 + 0x80 * place).toString(16)}}-\\u{${(0x97f + 0x80 * place).toString(16)}}\\u200c]+$`,
			'u'
		);
		expect(names.filter(({ native, typed }) => !block.test(native) || !/^[a-z]+$/.test(typed))).toEqual([]);
	}
});

test('without the pack rules answer; another fault is not hidden; other schemes do not ask for it', async () => {
	// The pack that another test has opened is kept.
	vi.resetModules();
	const [{ engine: fresh }, { ApiError }] = await Promise.all([import('../engine'), import('../../kit/errors')]);
	const input = { text: 'டோகோ', from: undefined, to: 'casual' } as const;
	const offline = testContext({
		pack: () => Promise.reject(new ApiError('OFFLINE', 'network: is needed once for the data names'))
	});
	expect((await fresh.transliterate(input, offline)).result).toBe('togo');
	const broken = testContext({ pack: () => Promise.reject(new Error('broken')) });
	await expect(fresh.transliterate(input, broken)).rejects.toThrow('broken');
	expect((await fresh.transliterate({ ...input, to: 'iso15919' }, broken)).result).toBe('ṭōkō');
});

test.each([
	['பாரதியார்', 'bharathiyar'],
	['ஜெயலலிதா', 'jayalalitha'],
	['கோபால்', 'gopal'],
	['குரு', 'guru'],
	['தேவி', 'devi'],
	['மீனாட்சி', 'meenakshi'],
	// Milk is no Paul.
	['பால்', 'pal']
])('%s is typed %s, as Tamils type it', (text, typed) => expect(typedOf(text, 'tamil')).toBe(typed));
