import { beforeAll, expect, test, vi } from 'vitest';
import { readPack } from '../../../sw/build/packs';
import { readList } from '../../../data/build/detect-lists';
import { testContext } from '../../../tests/support/context';
import { openTypist, type Typist } from '../../../tests/support/typing';
import { openNames, type Gazetteer } from './casual-gazetteer';
import { linesOf } from './casual-pack';
import { INDIC_SCRIPTS, type IndicScript } from './named';
import { scriptOf } from './scripts';
import { transliterate } from './transliterate';

let places: Gazetteer;
let type: Typist;
beforeAll(async () => {
	[places, type] = [openNames(await readPack('names')), await openTypist()];
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
	['न्यूज़ीलैंड', 'devanagari', 'new zealand'],
	['मैं जर्मनी और जापान गया।', 'devanagari', 'main germany aur japan gaya.'],
	// With an ending.
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
	['സോഫിയുടെ', 'malayalam', 'sophiyude'],
	// Words more often than names of places and languages: Qatar, Moksha, Kiel, Galle, Madurai, Xhosa, Fon.
	['कतार', 'devanagari', 'katar'],
	['मोक्ष', 'devanagari', 'moksh'],
	['कील', 'devanagari', 'keel'],
	['काली', 'devanagari', 'kali'],
	['காலி', 'tamil', 'kali'],
	['മധുര', 'malayalam', 'madhura'],
	['খোসা', 'bengali', 'khosa'],
	['ફોન', 'gujarati', 'phone'],
	['ਸ਼ਾਨ', 'gurmukhi', 'shaan']
] as const)('%s in %s is typed %s', (native, script, typed) => expect(typedOf(native, script)).toBe(typed));

/** The commonest words of Hindi or Marathi in prose. */
const commonest = (code: string, count: number): string[] =>
	[...(readList(code) ?? [])]
		.sort(([, a], [, b]) => b - a)
		.map(([word]) => word.normalize('NFC'))
		.filter((word) => /^[\u0904-\u0939\u0958-\u095f][\u0901-\u0963]{2,}$/u.test(word))
		.slice(0, count);

test.each(['hi', 'mr'])('no common word of %s is typed as a name that it is not', (code) => {
	const changed = commonest(code, 1200).filter(
		(word) => typedOf(word, 'devanagari') !== transliterate(word, 'devanagari', 'casual').result
	);
	expect(changed).toEqual([]);
});

test('common words of Hindi are read as the words though places are typed alike', () => {
	const wrong = commonest('hi', 150)
		.map((word) => transliterate(word, 'devanagari', 'casual').result)
		.filter(
			(typed) =>
				type(typed, 'devanagari').candidates[0] !== type(typed, 'devanagari', { places: undefined }).candidates[0]
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
] as const)('%s in %s is %s', (typed, script, native) =>
	expect(type(typed, script).candidates[0]).toBe(native.normalize('NFC'))
);

test('every Latin name is plain, every spelling of its own block', async () => {
	const typed = (linesOf(await readPack('names'))[0] ?? '').replaceAll('_', '').split(/[ /]/);
	expect(typed.filter((name) => !/^[a-z]+$/.test(name))).toEqual([]);
	for (const script of INDIC_SCRIPTS) {
		const names = typed.flatMap((name) => places.typed(name, script));
		expect(names.length).toBeGreaterThan(900);
		const isOwn = (letter: string) => letter === '\u200c' || scriptOf(letter.charCodeAt(0)) === script;
		expect(names.filter(({ native }) => ![...native].every(isOwn))).toEqual([]);
	}
});

test('without the pack rules answer; another fault is not hidden; other schemes do not ask for it', async () => {
	// Keeps the pack that another test opened.
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
	// Milk does not mean Paul.
	['பால்', 'pal']
])('%s is typed %s, as Tamils type it', (text, typed) => expect(typedOf(text, 'tamil')).toBe(typed));
