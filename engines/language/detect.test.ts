import { beforeAll, expect, test } from 'vitest';
import { BEYOND_CODES } from '../../data/build/detect-beyond';
import { declarationFile, declarations, fold, isHeldOut, outcome } from '../../data/build/detect-fold';
import { testContext } from '../../tests/support/context';
import { openDetector, type Detector } from './detect';
import { readPack } from './detect-model';
import { LANGUAGES } from './languages';
import { fill, growth, LINEAR } from '../../tests/support/growth';
import { tables } from '../../tests/support/rows';
import TABLES from './detect.rows.tsv?raw';

const rows = tables(TABLES);

let pack: ArrayBuffer;
let detect: Detector;
beforeAll(async () => {
	pack = await testContext().pack('detect');
	detect = openDetector(pack);
});

test('the pack answers the held-out declarations as in the run that made it', () => {
	const claimed = readPack(pack).outcome;
	expect(outcome(detect, fold(LANGUAGES.map(({ code }) => code)))).toEqual(claimed);
	expect(claimed.right / claimed.texts).toBeGreaterThan(0.9);
});

test('sentences that it never saw are recognised in all 55 languages', () => {
	const right = new Map<string, [number, number]>();
	for (const { code, text, kind } of fold(LANGUAGES.map(({ code }) => code))) {
		if (kind !== 'sentence') continue;
		const [good, all] = right.get(code) ?? [0, 0];
		right.set(code, [good + (detect(text).code === code ? 1 : 0), all + 1]);
	}
	expect(right.size).toBe(55);
	for (const [code, [good, all]] of right) expect([code, good / all >= 0.8]).toEqual([code, true]);
});

test.each(rows('short texts'))('%s is %s', (text, code) => expect(detect(text).code).toBe(code));

test.each([
	['איך הייס משה און איך וווין אין ניו יארק', 'yi'],
	['דער מענטש איז געבוירן פריי און גלייך', 'yi'],
	['The quick brown fox jumps over the lazy dog', 'en'],
	['À Paris, François et Zoé habitent près de la Seine.', 'fr'],
	['میں پاکستان سے ہوں اور میری عمر بیس سال ہے', 'ur'],
	['کراچی پاکستان کا سب سے بڑا شہر ہے', 'ur'],
	['The volcano Þríhnúkagígur near the capital can be visited by anyone who is ready to walk for an hour or so.', 'en']
])('%s is reliably %s', (text, code) => expect(detect(text)).toMatchObject({ code, reliable: true }));

test.each(['', ' \n', '12:30 — 14:00', '👍🏽 🎉', '\ud83d', '\udc4d\ud83d', '\u0301', '€ 5.00', '٢٠٢٦'])(
	'%j has no letters: undetermined',
	(text) =>
		expect(detect(text)).toEqual({
			code: 'und',
			name: 'Undetermined',
			confidence: 0,
			reliable: false,
			script: null,
			alternatives: []
		})
);

test.each([
	['ᏣᎳᎩ ᎦᏬᏂᎯᏍᏗ', 'Cherokee'],
	['𐐀𐐁𐐂', 'Deseret']
])('%s is in none of the languages, but its script is told', (text, script) =>
	expect(detect(text)).toMatchObject({ code: 'und', confidence: 0, script })
);

test('addresses, mails and @names do not count', () => {
	const text = 'https://www.example.com/this/is/english/text me@example.com @someone';
	expect(detect(`${text} Ich habe heute leider keine Zeit.`).code).toBe('de');
	expect(detect('请看https://www.example.com/this/is/english/text，谢谢你的帮助').code).toBe('zh-cn');
	expect(detect(`${'https://example.com/the/house/of/the/rising/sun '.repeat(200)} Ich habe keine Zeit.`).code).toBe(
		'de'
	);
});

test('case and composition do not matter', () => {
	const text = 'Dzień dobry, dziękuję za wiadomość';
	const answer = detect(text);
	expect(answer.code).toBe('pl');
	expect(detect(text.normalize('NFD'))).toEqual(answer);
	expect(detect(text.toUpperCase()).code).toBe('pl');
});

test('confidences are probabilities in falling order, with at most 3 alternatives', () => {
	for (const text of ['no', 'la', 'hej', 'mama', 'да', 'का', '日本', 'Taxi']) {
		const { confidence, alternatives, reliable } = detect(text);
		const all = [confidence, ...alternatives.map((one) => one.confidence)];
		expect(alternatives.length).toBeLessThanOrEqual(3);
		expect(all).toEqual([...all].sort((a, b) => b - a));
		expect(all.reduce((sum, one) => sum + one, 0)).toBeLessThan(1.001);
		expect(reliable && confidence < 0.8).toBe(false);
	}
});

test.each([
	'a',
	'.',
	'@',
	'www.',
	'a@',
	'#a',
	'\ud800',
	'https://a.b ',
	'a\u0301',
	"'",
	'\u200c',
	// Far from its first word.
	' '
])('a million characters of %j take as long as they are', async (piece) => {
	const text = (length: number) => `${fill(piece, length)} guten Morgen`;
	expect(typeof detect(text(1_000_000)).code).toBe('string');
	expect(await growth((length) => detect(text(length)), 125_000)).toBeLessThan(LINEAR);
});

test.each(rows('not of the 55'))(
	'%s is none of the 55: it is named as such, or its letters make the answer unreliable',
	(_, text) => {
		const { reliable, beyond } = detect(text);
		expect(reliable && !beyond).toBe(false);
	}
);

test.each([
	['Mi casa es grande y tiene un jardín', ['en']],
	['Les enfants mangent du pain dans le jardin', ['en', 'de']],
	['Jeg liker kaffe om morgenen', ['en', 'de']]
])('%s is not reliably one of %s', (text, languages) => expect(detect(text, languages).reliable).toBe(false));

test('a choice of languages that has the one of the text is as sure as none', () =>
	expect(detect('Der Zug nach München hat heute eine Stunde Verspätung.', ['de', 'nl'])).toMatchObject({
		code: 'de',
		reliable: true
	}));

test.each(rows('foreign names'))('%s is %s: names in Latin letters stand in every script', (text, code, script) =>
	expect(detect(text)).toMatchObject({ code, script })
);

test.each([
	['សួស្តីបងប្អូនទាំងអស់គ្នា នេះជាទូរស័ព្ទ iPhone ថ្មីរបស់ខ្ញុំ', 'km'],
	['ვიყიდე ახალი Samsung Galaxy ტელეფონი', 'ka'],
	['ትናንት The Hill እና Washington Post አነበብኩ', 'am'],
	['Ја сам из Београда и живим у Новом Саду', 'sr'],
	['Мен Қазақстанда тұрамын және қазақша сөйлеймін', 'kk'],
	['Я жыву ў Беларусі і размаўляю па-беларуску', 'be'],
	['زه په افغانستان کې اوسېږم', 'ps']
])('%s is in a language beyond the 55: %s', (text, code) => {
	expect(detect(text)).toMatchObject({ code, beyond: true });
	expect(detect(text, ['ru', 'en', 'fa'])).not.toHaveProperty('beyond');
});

test.each([
	['Finde eine TV-Serie namens Church of the Truly Warped.', 'de'],
	['Pon la canción The House of the Rising Sun', 'es'],
	['Per favore cerca lo spettacolo Three Essays on the Theory of Sexuality', 'it'],
	['Spil sangen Total Eclipse of the Heart', 'da'],
	['Datei C:\\Program Files\\Common Files\\system.dll fehlt', 'de']
])('%s is %s, and not reliable: a title or a path is not its language', (text, code) =>
	expect(detect(text)).toMatchObject({ code, reliable: false })
);

test('sentences of the further declarations are und or unreliable nine times in ten', () => {
	const held = Object.values(BEYOND_CODES).flat().map(declarationFile);
	const texts = declarations()
		.filter(({ file }) => held.includes(file))
		.flatMap(({ paragraphs }) => paragraphs.filter((text, index) => isHeldOut(index) && text.length > 60));
	expect(texts.length).toBeGreaterThan(500);
	const taken = texts.map((text) => detect(text)).filter(({ reliable, beyond }) => reliable && !beyond).length;
	expect(taken / texts.length).toBeLessThan(0.1);
});

test('what is not drawn does not part words, and letters in another dress are letters', () => {
	const plain = detect('Hello there my friend, how are you?');
	expect(detect('He\u200bllo th\u00adere my fri\u2060end, how a\ufeffre you?')).toEqual(plain);
	expect(detect('Ｈｅｌｌｏ ｔｈｅｒｅ ｍｙ ｆｒｉｅｎｄ, ｈｏｗ ａｒｅ ｙｏｕ?')).toEqual(plain);
	expect(detect('𝓗𝓮𝓵𝓵𝓸 𝓽𝓱𝓮𝓻𝓮 𝓶𝔂 𝓯𝓻𝓲𝓮𝓷𝓭, 𝓱𝓸𝔀 𝓪𝓻𝓮 𝔂𝓸𝓾?')).toEqual(plain);
	expect(detect('ﻣﺮﺣﺒﺎ ﺑﺎﻟﻌﺎﻟﻢ').script).toBe('Arabic');
});

test('a long text is judged at its beginning, in its middle and at its end', () => {
	const english = 'This is a short abstract of the work that follows below. '.repeat(35);
	const russian = 'Это длинный русский текст о том, как живут люди в большом городе. '.repeat(2000);
	expect(detect(english + russian)).toMatchObject({ code: 'ru', script: 'Cyrillic' });
	expect(detect(russian + english)).toMatchObject({ code: 'ru', script: 'Cyrillic' });
});

test('only the languages that are asked for are considered', () => {
	expect(detect('Jeg har ikke tid i dag', ['no', 'en']).code).toBe('no');
	expect(detect('Jeg har ikke tid i dag', ['da', 'en']).code).toBe('da');
	expect(detect('Jeg har ikke tid i dag', ['ru', 'ja'])).toMatchObject({ code: 'und', confidence: 0 });
	expect(detect('MacBook Pro 手机', ['en']).code).toBe('en');
	const { confidence, alternatives } = detect('hola', ['es', 'pt']);
	expect(confidence + (alternatives[0]?.confidence ?? 0)).toBeCloseTo(1, 3);
});

test.each([
	['Ich habe heute leider keine Zeit. I will call you back tomorrow morning.', ['de', 'en']],
	['今日は天気がいいですね。 The weather is nice today. Das Wetter ist schön heute.', ['ja', 'en', 'de']],
	['Купил новый MacBook Pro с M3 вчера. This is great news for everyone.', ['ru', 'en']],
	['The sign said "Rauchen verboten" in big letters.', ['en', 'de', 'en']],
	['Las palabras «thank you very much» son inglesas.', ['es', 'en', 'es']],
	['Sie hat "ja" gesagt und er hat "nein" gesagt.', ['de']],
	['Der Hund schläft im Garten.', ['de']],
	['12:30', []]
])('%s: its parts are %j', (text, codes) => {
	const parts = detect.segments(text);
	expect(parts.map(({ code }) => code)).toEqual(codes);
	for (const [index, { start, end }] of parts.entries()) {
		expect(start).toBeGreaterThanOrEqual(parts[index - 1]?.end ?? 0);
		expect(end).toBeGreaterThan(start);
		expect(text.slice(start, end)).toMatch(/^[\p{L}\d].*[\p{L}\d]$/u);
	}
});

test('a hostile text is parted in time that grows with its first 50,000 characters only', () => {
	expect(detect.segments('a '.repeat(500_000)).at(-1)?.end).toBeLessThanOrEqual(50_000);
	expect(detect.segments('aб'.repeat(500_000)).at(-1)?.end).toBeLessThanOrEqual(50_000);
});
