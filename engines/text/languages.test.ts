import { expect, test } from 'vitest';
import { testContext } from '../../tests/support/context';
import { ApiError } from '../kit/errors';
import { engine } from './engine';
import { isFamiliar } from './familiar';
import { readability } from './readability';
import { SYLLABLES } from './spoken';

// Article 1 of the Universal Declaration of Human Rights; the official texts.
const ARTICLE = {
	en: 'All human beings are born free and equal in dignity and rights. They are endowed with reason and conscience and should act towards one another in a spirit of brotherhood.',
	de: 'Alle Menschen sind frei und gleich an Würde und Rechten geboren. Sie sind mit Vernunft und Gewissen begabt und sollen einander im Geist der Brüderlichkeit begegnen.',
	es: 'Todos los seres humanos nacen libres e iguales en dignidad y derechos y, dotados como están de razón y conciencia, deben comportarse fraternalmente los unos con los otros.',
	fr: 'Tous les êtres humains naissent libres et égaux en dignité et en droits. Ils sont doués de raison et de conscience et doivent agir les uns envers les autres dans un esprit de fraternité.',
	it: 'Tutti gli esseri umani nascono liberi ed eguali in dignità e diritti. Essi sono dotati di ragione e di coscienza e devono agire gli uni verso gli altri in spirito di fratellanza.',
	nl: 'Alle mensen worden vrij en gelijk in waardigheid en rechten geboren. Zij zijn begiftigd met verstand en geweten, en behoren zich jegens elkander in een geest van broederschap te gedragen.',
	pt: 'Todos os seres humanos nascem livres e iguais em dignidade e em direitos. Dotados de razão e de consciência, devem agir uns para com os outros em espírito de fraternidade.',
	ru: 'Все люди рождаются свободными и равными в своем достоинстве и правах. Они наделены разумом и совестью и должны поступать в отношении друг друга в духе братства.',
	hu: 'Minden emberi lény szabadon születik és egyenlő méltósága és joga van. Az emberek, ésszel és lelkiismerettel bírván, egymással szemben testvéri szellemben kell hogy viseltessenek.',
	pl: 'Wszyscy ludzie rodzą się wolni i równi pod względem swej godności i swych praw. Są oni obdarzeni rozumem i sumieniem i powinni postępować wobec innych w duchu braterstwa.',
	sv: 'Alla människor är födda fria och lika i värde och rättigheter. De är utrustade med förnuft och samvete och bör handla gentemot varandra i en anda av broderskap.',
	tr: 'Bütün insanlar hür, haysiyet ve haklar bakımından eşit doğarlar. Akıl ve vicdana sahiptirler ve birbirlerine karşı kardeşlik zihniyeti ile hareket etmelidirler.',
	ar: 'يولد جميع الناس أحراراً متساوين في الكرامة والحقوق. وقد وهبوا عقلاً وضميراً وعليهم أن يعامل بعضهم بعضاً بروح الإخاء.'
} as const;

const answer = async (text: string) => engine.readability({ text }, testContext());

test.each(Object.entries(ARTICLE))('article 1 is recognised as %s', async (language, text) =>
	expect(await answer(text)).toMatchObject({ language })
);

test.each([
	[
		'Afrikaans',
		'Alle menslike wesens word vry, met gelyke waardigheid en regte, gebore. Hulle het rede en gewete en behoort in die gees van broederskap teenoor mekaar op te tree.'
	],
	[
		'Catalan',
		'Tots els éssers humans neixen lliures i iguals en dignitat i en drets. Són dotats de raó i de consciència, i han de comportar-se fraternalment els uns amb els altres.'
	],
	[
		'Danish',
		'Alle mennesker er født frie og lige i værdighed og rettigheder. De er udstyret med fornuft og samvittighed, og de bør handle mod hverandre i en broderskabets ånd.'
	],
	[
		'Romanian',
		'Toate ființele umane se nasc libere și egale în demnitate și în drepturi. Ele sunt înzestrate cu rațiune și conștiință și trebuie să se comporte unele față de altele în spiritul fraternității.'
	],
	[
		'Ukrainian',
		'Всі люди народжуються вільними і рівними у своїй гідності та правах. Вони наділені розумом і совістю і повинні діяти у відношенні один до одного в дусі братерства.'
	],
	[
		'Bulgarian',
		'Всички хора се раждат свободни и равни по достойнство и права. Те са надарени с разум и съвест и следва да се отнасят помежду си в дух на братство.'
	],
	[
		'Finnish',
		'Kaikki ihmiset syntyvät vapaina ja tasavertaisina arvoltaan ja oikeuksiltaan. Heille on annettu järki ja omatunto, ja heidän on toimittava toisiaan kohtaan veljeyden hengessä.'
	]
])('%s has no formula, so that no figure of an English one is given', async (_, text) => {
	const found = await answer(text);
	expect(found).toMatchObject({
		language: null,
		flesch_reading_ease: null,
		flesch_kincaid_grade: null,
		gunning_fog: null,
		smog_index: null,
		coleman_liau_index: null,
		automated_readability_index: null,
		dale_chall: null,
		formula: 'Björnsson, 1968 (LIX)'
	});
	expect(found.headline).toContain('no formula for this language');
	expect(found.warnings[0]).toMatch(/no formula/);
});

test.each([
	['Tämä on helppo lause suomeksi ja se on lyhyt.', null],
	['Saya suka makan nasi goreng.', null],
	['Hodiaŭ la vetero estas bela kaj ni iras al la parko.', null],
	['2 cups flour, 1 tsp salt, 3 eggs, 1 cup milk', 'en'],
	['See Spot run.', 'en'],
	['The café is naïve.', 'en'],
	['Ich liebe dich.', 'de'],
	['Roma è un comune italiano, capitale della Repubblica Italiana.', 'it'],
	['Os alunos brasileiros estudam matemática na escola.', 'pt'],
	['Wczoraj poszedłem do sklepu po chleb.', 'pl'],
	['Köszönöm szépen a segítséget', 'hu']
])('the language of the one sentence "%s" is %s', async (text, language) =>
	expect((await answer(text)).language).toBe(language)
);

test('writing without spaces is said to be beyond the figures', () =>
	expect(readability('人人生而自由，在尊严和权利上一律平等。', null)?.warnings[0]).toContain(
		'without spaces between words'
	));

test('a language that is given wins over what is detected, and needs no pack', async () => {
	const context = testContext({ pack: () => Promise.reject(new Error('no pack')) });
	const found = await engine.readability({ text: ARTICLE.es, language: 'it' }, context);
	expect(found).toMatchObject({ language: 'it', formula: 'Franchina and Vacca, 1986', flesch_kincaid_grade: null });
});

// By hand: words, sentences, syllables.
test.each([
	['de', 'Der Hund schläft. Die Katze ist alt.', 7, 2, 8, 180 - 3.5 - 58.5 * (8 / 7)],
	['es', 'El perro duerme. La casa es vieja.', 7, 2, 11, 206.835 - 3.5 - 62.3 * (11 / 7)],
	['fr', 'Le chat dort. La maison est grande.', 7, 2, 8, 207 - 1.015 * 3.5 - 73.6 * (8 / 7)],
	['it', 'Il cane dorme. La casa è vecchia.', 7, 2, 11, 217 - 1.3 * 3.5 - 60 * (11 / 7)],
	['nl', 'De hond slaapt. De kat is oud.', 7, 2, 7, 206.84 - 0.93 * 3.5 - 77],
	['pt', 'O gato dorme. A casa é velha.', 7, 2, 11, 248.835 - 1.015 * 3.5 - 84.6 * (11 / 7)],
	['ru', 'Кот спит. Дом стоит на горе.', 6, 2, 8, 206.835 - 1.3 * 3 - 60.1 * (8 / 6)],
	['hu', 'A kutya alszik. A ház nagy.', 6, 2, 8, 206.835 - 1.015 * 3 - 58.5 * (8 / 6)],
	['tr', 'Kedi uyudu. Ev büyük.', 4, 2, 8, 198.825 - 2.61 * 2 - 40.175 * 2]
] as const)('the reading ease of %s is its own formula’s', (language, text, words, sentences, syllables, ease) => {
	const found = readability(text, language);
	expect(found?.counts).toMatchObject({ words, sentences, syllables });
	expect(found?.fleschReadingEase).toBeCloseTo(ease, 9);
});

test('school years of Polish and Arabic, and LIX of Swedish, tell the difficulty', () => {
	// 8 words, 2 sentences, one word of four syllables: informacja.
	const polish = readability('To jest informacja. Kot śpi na starym dachu.', 'pl');
	expect(polish?.scores).toMatchObject([
		{ name: 'Pisarek, 1969', value: Math.hypot(4, 12.5) / 2 },
		{ name: 'FOG-PL', value: 0.4 * 16.5 }
	]);
	expect(polish).toMatchObject({ fleschReadingEase: null, formula: 'Pisarek, 1969', difficulty: 'fairly easy' });
	// 15 letters in 4 words.
	expect(readability('هذا بيت كبير جميل', 'ar')).toMatchObject({
		scores: [{ name: 'Al-Heeti, 1984', value: 4.414 * (14 / 4) - 13.468 }],
		difficulty: 'very easy'
	});
	expect(readability('Katten sover. Huset är stort.', 'sv')).toMatchObject({
		formula: 'Björnsson, 1968 (LIX)',
		difficulty: 'very easy'
	});
});

test('further formulas are those of their authors', () => {
	// 7 words, 2 sentences; no word of three syllables or of more than six letters but "schläft"; 6 words of one syllable.
	const german = readability('Der Hund schläft. Die Katze ist alt.', 'de')?.scores[0];
	expect(german?.name).toBe('Wiener Sachtextformel 1');
	expect(german?.value).toBeCloseTo(0.1672 * 3.5 + (0.1297 * 100) / 7 - (0.0327 * 600) / 7 - 0.875, 9);
	// 25 letters.
	const italian = readability('Il cane dorme. La casa è vecchia.', 'it')?.scores[0];
	expect(italian?.value).toBeCloseTo(Math.min(100, 89 + 600 / 7 - (10 * 25) / 7), 9);
});

test.each([
	[
		'de',
		'haus:1 museum:3 beenden:3 beurteilen:4 familie:4 chemie:2 italien:4 nation:3 abenteuer:4 geist:1 ideen:3 theater:3 universität:5'
	],
	['nl', 'huis:1 mooie:2 coördinatie:5 nieuws:1 vrijheid:2 museum:3 financiële:5 belangrijk:3 religieuze:5 ideeën:3'],
	['es', 'ciudad:2 construía:3 aéreo:4 país:2 guerra:2 pingüino:3 muy:1 historia:3 leer:2 universidad:5 averiguáis:4'],
	['it', 'mio:2 due:2 qualità:3 guerra:2 uomo:2 storia:2 paese:3 aiuto:3 più:1 famiglia:3'],
	['pt', 'nacional:4 história:3 dia:2 não:1 coração:3 água:2 país:2 saúde:3 muito:2 constituição:5 pães:1'],
	[
		'fr',
		'maison:2 parlent:1 moment:2 idée:2 réaliser:4 naïf:2 payer:2 homme:1 langue:1 août:1 étaient:2 pays:2 gouvernement:4'
	],
	['ru', 'мама:2 в:0 история:4 ёлка:2 объект:2'],
	['hu', 'ház:1 kutya:2 iskola:3 magyarország:4 autó:3'],
	['pl', 'nauka:3 auto:2 miasto:2 informacja:4 europa:3 zaufanie:4 siedem:2 dziecko:2 jego:2'],
	['sv', 'hus:1 nation:2 europa:3 skola:2 information:4 människor:3'],
	['tr', 'ev:1 öğrenci:3 istanbul:3 saat:2']
] as const)('syllables of %s are counted as dictionaries divide', (language, list) => {
	for (const entry of list.split(' ')) {
		const [word = '', syllables] = entry.split(':');
		expect([word, SYLLABLES[language](word)]).toEqual([word, Number(syllables)]);
	}
});

test.each([
	['de', 'Am 3. Oktober kam Dr. Braun, d. h. der Arzt, z. B. mit ca. 20 Büchern usw. nach Haus. Dann ging er.', 2],
	['es', 'El Sr. García y la Dra. López llegaron, p. ej. con libros, etc. Luego se fueron.', 2],
	['fr', 'M. Dupont et Mme. Petit sont là, cf. p. 12. Ils parlent.', 2],
	['ru', 'В 1999 г. он жил там, т. е. у проф. Иванова. Потом уехал.', 2]
] as const)('abbreviations of %s do not end a sentence', (language, text, sentences) =>
	expect(readability(text, language)?.counts.sentences).toBe(sentences)
);

test.each(['house', 'Houses', 'walked', 'running', 'happiest', 'carries', "dog's", 'well-known', '1984', 'bow-wow'])(
	'%s is familiar',
	(word) => expect(isFamiliar(word)).toBe(true)
);
test.each(['commission', 'unanimously', 'reorganisation', 'a'.repeat(50)])('%s is not', (word) =>
	expect(isFamiliar(word)).toBe(false)
);

test('Dale–Chall is the share of unfamiliar words and the length of sentences', () => {
	expect(readability('The cat sat on the mat. It was warm and soft there.', 'en')?.english?.daleChall).toBeCloseTo(
		0.0496 * 6,
		9
	);
	// 1 of 8 words is not on the list.
	expect(readability('The cat sat on the commission and slept.', 'en')?.english?.daleChall).toBeCloseTo(
		0.1579 * (100 / 8) + 0.0496 * 8 + 3.6365,
		9
	);
});

test('hard words come with how often they are there', () => {
	const found = readability('Democracy is hard. Democracy and institutional memory.', 'en')?.hardWords;
	expect(found).toEqual([
		{ word: 'Democracy', syllables: 4, count: 2 },
		{ word: 'institutional', syllables: 5, count: 1 },
		{ word: 'memory', syllables: 3, count: 1 }
	]);
});

test.each([
	"My huis is groot en mooi. Ek het 'n hond en 'n kat.",
	'Maanta cimiladu way fiican tahay. Waxaan u soconnaa beerta.'
])('%s is not English for the words that it shares with it', async (text) =>
	expect((await answer(text)).language).not.toBe('en')
);

test('without the detector the language is unknown, and no figure of an English formula is given', async () => {
	const offline = testContext({
		lazy: async () => {
			throw new ApiError('OFFLINE', 'detect: is not on this device');
		}
	});
	const answer = await engine.readability({ text: 'A cat sat on the mat. It was glad.' }, offline);
	expect(answer).toMatchObject({ language: null, flesch_reading_ease: null, flesch_kincaid_grade: null });
	expect(answer.lix).not.toBeNull();
	expect((await engine.readability({ text: 'A cat sat on the mat.', language: 'en' }, offline)).language).toBe('en');
});
