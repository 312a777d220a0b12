import { expect, test } from 'vitest';
import { INDIC_SCRIPTS, type IndicScript, LATIN_SCHEMES } from './named';
import { CONSONANTS, SCRIPTS, VOWELS, VOWEL_SIGNS } from './scripts';
import { transliterate } from './transliterate';
import { cpuTime, fill, growth, LINEAR } from '../../../tests/support/growth';
import { tables } from '../../../tests/support/rows';
import TABLES from './transliterate.rows.tsv?raw';

const rows = tables(TABLES);

const to = (target: string, text: string, from?: string) => transliterate(text, from, target).result;

/** Every letter of a block, plain and dotted, with every vowel sign and every sign, and every two consonants together. */
function* syllables(script: IndicScript, conjuncts: boolean): Generator<string> {
	const { base, lacks, dotted, letters } = SCRIPTS[script];
	const at = (place: number) => String.fromCharCode(base + place);
	const places = (table: Readonly<Record<number, string>>) =>
		Object.entries(table).filter(([, name]) => !lacks.has(name));
	const plain = new Map(places(CONSONANTS).map(([place, name]) => [name, at(Number(place))]));
	const consonants = [
		...plain.values(),
		...Object.values(dotted).map((name) => `${plain.get(name)}${at(0x3c)}`),
		...Object.values(letters)
	];
	const signs = ['', at(0x02), at(0x03), ...(script === 'tamil' ? [] : [at(0x01)])];
	for (const [place] of places(VOWELS)) for (const sign of signs) yield at(Number(place)) + sign;
	for (const consonant of consonants) {
		yield consonant + at(0x4d);
		if (conjuncts) for (const other of consonants) yield consonant + at(0x4d) + other;
		for (const sign of signs) yield consonant + sign;
		for (const [place] of places(VOWEL_SIGNS)) for (const sign of signs) yield consonant + at(Number(place)) + sign;
	}
}

/** Syllables, a line each: lines do not touch each other, and one call for many costs a twentieth of one for each. */
function survive(syllables: Iterable<string>, script: IndicScript, scheme: string): void {
	const lines = [...syllables].map((syllable) => syllable.normalize('NFC'));
	const latin = to(scheme, lines.join('\n'), script);
	const [words, back] = [latin, to(script, latin, scheme)].map((text) => text.split('\n'));
	expect(back).toHaveLength(lines.length);
	expect(
		lines.flatMap((line, at) => (back?.[at] === line ? [] : [`${line} is ${words?.[at]} is ${back?.[at]}`]))
	).toEqual([]);
}

test.each(INDIC_SCRIPTS)('every syllable and conjunct of %s survives ISO 15919, in both normal forms', (script) => {
	const all = [...syllables(script, true)];
	survive(all, script, 'iso15919');
	const written = (form: 'NFC' | 'NFD') => to('iso15919', all.map((one) => one.normalize(form)).join('\n'), script);
	expect(written('NFD')).toBe(written('NFC'));
});

test.each(LATIN_SCHEMES)('every syllable of every script survives %s', (scheme) => {
	for (const script of INDIC_SCRIPTS) survive(syllables(script, false), script, scheme);
});

test.each(rows('results'))('%s in %s is %s', (text, target, result) => {
	expect(to(target, text)).toBe(result);
});

test.each([
	['hindī', 'iso15919', 'devanagari', 'हिन्दी'],
	['Namastē', 'iso15919', 'devanagari', 'नमस्ते'],
	['dharmakṣetre kurukṣetre', 'iast', 'devanagari', 'धर्मक्षेत्रे कुरुक्षेत्रे'],
	['kSatriya', 'hk', 'telugu', 'క్షత్రియ'],
	['rAmaH', 'slp1', 'kannada', 'ರಾಮಃ'],
	['vanakkam', 'iso15919', 'tamil', 'வநக்கம்'],
	['aai ee', 'itrans', 'devanagari', 'आइ ई'],
	['chhAyA shhaDja', 'itrans', 'devanagari', 'छाया षड्ज'],
	["so 'pi", 'iast', 'devanagari', 'सो ऽपि'],
	["'iti'", 'iast', 'devanagari', "'इति'"],
	['oṃ namaḥ', 'iast', 'devanagari', 'ॐ नमः'],
	['1947 3.14', 'iso15919', 'bengali', '১৯৪৭ ৩.১৪'],
	['a:i a:u ai', 'iso15919', 'devanagari', 'अइ अउ ऐ'],
	['GYAna xatriya dnyAna Jora', 'itrans', 'devanagari', 'ज्ञान क्षत्रिय ज्ञान ज़ोर'],
	['gandhaḥ . 3.5', 'wx', 'devanagari', 'गन्धः']
])('%s of %s in %s is %s', (text, from, target, result) => {
	if (from === 'wx') expect(to(target, 'ganXaH . 3.5', from)).toBe('गन्धः । ३.५');
	else expect(to(target, text, from)).toBe(result);
});

test('a nukta is read composed and decomposed, and written in NFC', () => {
	for (const letter of ['\u0958', '\u0915\u093c']) expect(to('iso15919', letter)).toBe('qa');
	for (const letter of ['\u0929', '\u0928\u093c']) expect(to('iso15919', letter)).toBe('ṉa');
	expect(to('devanagari', 'qa ṉa', 'iso15919')).toBe('\u0915\u093c \u0929');
	expect(to('gurmukhi', 'ज़मीन फ़िर')).toBe('ਜ਼ਮੀਨ ਫ਼ਿਰ');
	expect(to('telugu', 'ज़मीन')).toBe('జమీన');
});

test('chandrabindu, avagraha, visarga and om have their letters', () => {
	expect(to('iso15919', 'माँ सोऽहम् दुःख ॐ')).toBe('mām\u0310 sō’ham duḥkha ōm\u0310');
	expect(to('devanagari', 'mām\u0310 sō’ham duḥkha ōm\u0310', 'iso15919')).toBe('माँ सोऽहम् दुःख ॐ');
	expect(to('kannada', 'ॐ')).toBe('ಓಂ');
	expect(to('devanagari', 'ఓం')).toBe('ॐ');
});

test.each([
	['bengali', 'क्\u200dष', 'ক্\u200dষ'],
	['bengali', 'त्\u200dय', 'ত্\u200dয'],
	['bengali', 'क्\u200cष', 'ক্\u200cষ'],
	['devanagari', 'ক্\u200dষ', 'क्\u200dष'],
	['devanagari', 'হঠাত্\u200d', 'हठात्'],
	['devanagari', 'പത്\u200d', 'पत्\u200d']
] as const)('a joiner stays where it is no part of an older letter: %s of %j is %j', (script, text, result) =>
	expect(to(script, text)).toBe(result)
);

test('chillu letters are consonants without vowel, in the old spelling too', () => {
	expect(to('iso15919', 'അവൻ കാർ പാൽ അവൾ')).toBe('avan kār pāl avaḷ');
	expect(to('iso15919', 'അവന്\u200d')).toBe('avan');
	expect(to('malayalam', 'avan kār pāl avaḷ varukayāṇ enna pantu', 'iso15919')).toBe('അവൻ കാർ പാൽ അവൾ വരുകയാണ് എന്ന പന്തു');
});

test('khanda ta is t without vowel, in the old spelling too', () => {
	expect(to('iso15919', 'হঠাৎ উৎসব')).toBe('haṭhāt utsaba');
	expect(to('iso15919', 'হঠাত্\u200d')).toBe('haṭhāt');
	expect(to('bengali', 'haṭhāt utsaba satya uttara', 'iso15919')).toBe('হঠাৎ উৎসব সত্য উত্তর');
});

test('addak doubles, tippi and bindi are the nasal where Punjabi has them', () => {
	expect(to('iso15919', 'ਪੱਕਾ ਅੱਖ ਅੰਮਾ ਸਿੰਘ ਨਹੀਂ')).toBe('pakkā akkha ammā siṅgha nahīṁ');
	expect(to('gurmukhi', 'पक्का अक्ख अम्मा सिंह नहीं हुंदा')).toBe('ਪੱਕਾ ਅੱਖ ਅੰਮਾ ਸਿੰਹ ਨਹੀਂ ਹੁੰਦਾ');
	expect(to('devanagari', 'ਪੱਕਾ ਅੱਖ ਪੜ੍ਹਨਾ')).toBe('पक्का अक्ख पढ़ना');
});

test('Tamil has its grantha letters, its own nasals and no voiced stops', () => {
	expect(to('iso15919', 'ஜன ஸ்ரீ க்ஷ ஹரி ஶிவ ஷா')).toBe('jaṉa srī kṣa hari śiva ṣā');
	expect(to('tamil', 'संगीत गंगा कृष्ण')).toBe('ஸங்கீத கங்கா க்ருஷ்ண');
	expect(to('iso15919', 'ஃ')).toBe('ḵ');
});

test.each([
	['ज़मीन', 'ஜமீன'],
	['जन्म', 'ஜன்ம'],
	['नयन', 'நயன'],
	['मन्त्र आनन्द', 'மந்த்ர ஆனந்த'],
	['जमीऩ नदी अनेक अंत', 'ஜமீன நதீ அநேக அந்த']
])('%s in Tamil has ந at the beginning and before dentals, unless its letters say which: %s', (hindi, tamil) => {
	expect(to('tamil', hindi)).toBe(tamil);
});

test.each(INDIC_SCRIPTS.filter((script) => script !== 'tamil'))('Tamil is the same again after %s', (script) => {
	for (const word of ['நான்', 'மனம்', 'இந்திய', 'இனம்', 'அன்ன'])
		expect(to('tamil', to(script, word, 'tamil'), script)).toBe(word);
});

test('a ġ and a Bengali y of ITRANS are not read as GY, nor k and ṣ apart as x', () => {
	for (const text of ['ग़्य़', 'द्न्य', 'क्ष', 'ज्ञ'].map((one) => one.normalize('NFC')))
		expect(to('devanagari', to('itrans', text), 'itrans')).toBe(text);
});

test('digits are those of the target', () => {
	expect(to('iso15919', '१२३ ৪৫৬ ௭௮', 'devanagari')).toBe('123 ৪৫৬ ௭௮');
	expect(to('malayalam', '१२३')).toBe('൧൨൩');
});

test('ZWNJ stays in scripts and schemes with diacritics, and no ASCII scheme has it', () => {
	expect(to('devanagari', 'ನ್ಯೂಯಾರ್ಕ್\u200cನಲ್ಲಿ')).toBe('न्यूयार्क्\u200cनल्लि');
	expect(to('iso15919', 'ಕ್\u200cನ')).toBe('k\u200cna');
	expect(to('hk', 'ಕ್\u200cನ')).toBe('kna');
});

test('letters that would run together are parted', () => {
	expect(to('iso15919', 'कइ कै क्ह ख')).toBe('ka:i kai k:ha kha');
	expect(to('hk', 'लृ ल्ह कइ')).toBe('l_R lha ka_i');
	expect(to('devanagari', 'ka:i kai k:ha kha', 'iso15919')).toBe('कइ कै क्ह ख');
});

test('casual is plain ASCII for every syllable of every script', () => {
	for (const script of INDIC_SCRIPTS)
		for (const syllable of syllables(script, false)) {
			const typed = to('casual', syllable, script);
			if (!/^[a-z]+$/.test(typed)) expect.fail(`${syllable} is typed ${typed}`);
		}
});

test.each([
	['नमस्ते', 'devanagari'],
	['hello नमस्ते', 'devanagari'],
	['বাংলা', 'bengali'],
	['தமிழ் தமிழ் हिंदी', 'tamil'],
	['namastē', 'iso15919'],
	['', 'iso15919'],
	['你好', 'iso15919'],
	['।', 'iso15919']
])('%j is taken for %s', (text, script) => {
	expect(transliterate(text, undefined, 'iast').from).toBe(script);
});

test('what is of another script passes unchanged', () => {
	expect(to('iso15919', 'Hello, नमस्ते 你好 😀 தமிழ் ñ!', 'devanagari')).toBe('Hello, namastē 你好 😀 தமிழ் ñ!');
	expect(to('devanagari', '你好 😀 தமிழ்', 'iast')).toBe('你好 😀 தமிழ்');
	expect(to('devanagari', '\ud800 a', 'hk')).toBe('\ud800 अ');
});

test('from a script to itself is the text in NFC', () => {
	expect(transliterate('\u0958', 'devanagari', 'devanagari')).toEqual({ from: 'devanagari', result: '\u0915\u093c' });
});

test.each([
	['consonants', 'क', 'devanagari'],
	['viramas', '्', 'devanagari'],
	['conjuncts', 'क्', 'devanagari'],
	['nuktas', 'क़', 'devanagari'],
	['addaks', 'ੱ', 'gurmukhi'],
	['carriers', 'ੲ', 'gurmukhi'],
	['Tamil stops', 'பத', 'tamil'],
	['Bengali letters', 'ভায়', 'bengali'],
	['Punjabi syllables', 'ਹਿਸ', 'gurmukhi'],
	['Odia syllables', 'ରହ', 'oriya'],
	['half-u', 'ട്', 'malayalam'],
	['joiners', 'क्\u200d', 'devanagari'],
	['om', 'ॐ ', 'devanagari'],
	['Latin', 'kā', 'iso15919'],
	['separators', ':', 'iso15919'],
	['quotes', "a'", 'iast'],
	['stops', '.', 'velthuis'],
	['combining marks', 'm\u0310', 'iso15919'],
	['capitals', 'R', 'hk'],
	['spaces', ' ', 'wx'],
	['surrogates', '\ud800', 'devanagari']
])('many %s take as long as they are, and no more than some times as long as ordinary text', async (_, piece, from) => {
	const write = (text: string, source: string) => {
		for (const target of ['casual', source === 'tamil' ? 'devanagari' : 'tamil']) to(target, text, source);
	};
	// Longer texts outgrow the young generation of the heap, which costs three times as much for each letter.
	expect(await growth((length) => write(fill(piece, length), from), 4_000)).toBeLessThan(LINEAR);
	const hostile = await cpuTime(() => write(fill(piece, 50_000), from));
	expect(hostile).toBeLessThan(20 * (await cpuTime(() => write(fill('नमस्ते दुनिया ', 50_000), 'devanagari'))));
});

test.each([
	['tamil', 'itrans', 'உள்ளிட்ட'],
	['tamil', 'itrans', 'பள்ளி'],
	['hindi: both spellings', 'iso15919', 'हिंदी हिन्दी'],
	['telugu', 'iso15919', 'హిందీ'],
	['kannada', 'iso15919', 'ಬೆಂಗಳೂರು ಬೆನ್ಗಳೂರು'],
	['kannada', 'hk', 'ಸ್ವಾತನ್ತ್ರ್ಯ ಸ್ವಾತಂತ್ರ್ಯ'],
	['gurmukhi', 'iso15919', 'ਪੰਜਾਬੀ'],
	['bengali', 'iso15919', 'অ্যাপ অ্যান্ড্রয়েড'],
	['malayalam', 'iso15919', 'സംഗീതം']
])('%s is the same again after %s: %s', (_, scheme, text) => {
	const { from, result } = transliterate(text, undefined, scheme);
	expect(transliterate(result, scheme, from).result).toBe(text.normalize('NFC'));
});

test.each([
	['hindī', 'telugu', 'హిందీ'],
	['bengaḷūru', 'kannada', 'ಬೆಂಗಳೂರು'],
	['pañjābī', 'gurmukhi', 'ਪੰਜਾਬੀ'],
	['anna', 'telugu', 'అన్న'],
	['hindī', 'devanagari', 'हिन्दी']
])('%s is %s as it is spelt today: %s', (latin, script, native) => {
	expect(to(script, latin, 'iso15919')).toBe(native);
});

test('who names no scheme means no short e and o in Hindi', () => {
	expect(transliterate('namaste dost', undefined, 'devanagari').result).toBe('नमस्ते दोस्त्');
	expect(transliterate('namaste', 'iso15919', 'devanagari').result).toBe('नमस्तॆ');
});

test.each([
	['19H30', 'bengali', '১৯ঃ৩০'],
	['e2 k0', 'devanagari', 'ए२ क्०']
])('the digits of %s stay digits in %s: %s', (text, script, result) => {
	expect(to(script, text, 'hk')).toBe(result);
});

test.each([
	['धर्मः । कर्म ॥ १ ॥', 'telugu', 'ధర్మః । కర్మ ॥ ౧ ॥'],
	['घर है।', 'telugu', 'ఘర హై.'],
	['अंत शंका पंडित चंपा संगीत', 'malayalam', 'അന്ത ശങ്കാ പണ്ഡിത ചമ്പാ സംഗീത'],
	['अंत पंडित चंपा अंक', 'bengali', 'অন্ত পণ্ডিত চম্পা অংক'],
	['अंत पंडित चंपा संबंध', 'oriya', 'ଅନ୍ତ ପଣ୍ଡିତ ଚମ୍ପା ସମ୍ବନ୍ଧ'],
	['हंस संयम', 'oriya', 'ହଂସ ସଂଯମ']
])('%s in %s: dandas of verse stay, nasals are written as letters before stops', (text, target, written) => {
	expect(to(target, text)).toBe(written);
});

test.each([
	['rāman', 'iast', 'ராமன்'],
	['rAman', 'hk', 'ராமன்'],
	['paLLi', 'itrans', 'பள்ளி'],
	['kRRiShNa', 'itrans', 'க்ருஷ்ண'],
	['veRRi', 'itrans', 'வேற்றி']
])('%s of %s in Tamil', (text, scheme, written) => {
	expect(to('tamil', text, scheme)).toBe(written);
});

test.each([
	['malayalam', 'അവന് അവൻ വീട് എന്റെ അംഗീകാരത്തിൻറെ ബട്ടൺ ഗൗരി കൌതുകം അക്കൗണ്ട് ലക്നൗ ലക്നൌ'],
	['devanagari', 'साेमवार सोमवार उसेे शाॅल बताअाे'],
	['oriya', 'ରହିିଲା ଏାକ'],
	['bengali', 'বােন বোন এ্যাটর্নি অ্যাপ'],
	['tamil', 'அநேக பிரதிநிதிகள் இந்நால்வரில்'],
	['gurmukhi', 'ਐੱਮਐੱਸ ਅੰਨ ਪੰਜਾਬੀ ਹਾਉਸਿਂਗ ਭਾਰਂਚ ਲੁੁੱਟ ਕਹੀੰ ਆਂਨ ਉਂਮੀਦ ਜਾਂਣਾ ਡੇਢ਼ ਪੰੰਜਾਬ ਦਿੱੱਲੀ ਵਰਂਨ'],
	['telugu', 'అస్లాంను ఉపరితలంను'],
	['gujarati', 'ઉંમરનામાં ગોલમાંના']
] as const)(
	'two ways to write one sound, and signs in odd places, come back to %s from every scheme',
	(script, words) => {
		for (const word of words.normalize('NFC').split(' '))
			for (const scheme of LATIN_SCHEMES)
				expect([word, scheme, to(script, to(scheme, word, script), scheme)]).toEqual([word, scheme, word]);
	}
);
