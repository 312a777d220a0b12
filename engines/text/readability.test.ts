import { expect, test } from 'vitest';
import { testContext } from '../../tests/support/context';
import { engine } from './engine';
import type { Readable } from './contract';
import { readability as readabilityOf } from './readability';
import { scanText } from './scanner';
import { numberSyllables } from './spoken-numbers';
import { cpuTime, fill, growth, LINEAR } from '../../tests/support/growth';

const sentencesOf = (text: string): string[] => {
	const found: string[] = [];
	scanText(text, (start, end) => found.push(text.slice(start, end)));
	return found;
};
const countsOf = (text: string) => scanText(text, () => undefined);
const answer = async (text: string) => engine.readability({ text }, testContext());
const readability = (text: string, language: Readable | null = 'en') => readabilityOf(text, language);

test.each([
	['I met Dr. J. R. Smith of St. Louis. He left.', 2],
	['It rose 3.5 percent to 1,200.75 points. Fine.', 2],
	['See e.g. the U.S. Army manual. It helps.', 2],
	['We met at 5 p.m. on Monday. It rained.', 2],
	['We met at 5 p.m. The rain fell.', 2],
	['Apples, pears, etc. are fruit. Apples, pears, etc. Then tea.', 3],
	['It is No. 5 of ten. He said no. Then he left.', 3],
	['Go to https://example.org/a.b?c=d.e. Then write to a.b@example.org. Done.', 3],
	['He waited... and waited. And… then he left. Wait... What?', 4],
	['“Stop!” he said. “Why?” she asked. He said “No.” She left.', 4],
	['(It was late.) We left.', 2],
	['What?! No!! Yes...', 3],
	['The end.Next one.', 2],
	['1. Introduction to it. Next one.', 2],
	['She takes vitamin C. It helps her.', 2],
	['He lived on Main St. She did not. St. Mary is a church.', 3],
	['See p. 12 for more.', 1],
	['George W. Bush met C. A. Smith. The U.S. is big.', 2],
	['1. Buy milk\n2. Call them\n3. Go home', 3],
	['He lived on page\n12. The house was old.', 2],
	['A short heading\n\nThe text begins here.', 2],
	['Chapter 1\n\nThe text begins here.', 2],
	['Dear John,\r\n\r\nI came here.', 2],
	['It was cold, and\n\nnobody came.', 1],
	['A title\nand more of it.', 1],
	['A title\u2029The text begins here.', 2],
	['This line has no full stop but is far too long for a heading\n\nThe text begins here.', 2],
	['one two three four five six seven eight nine ten eleven\n- twelve thirteen', 2],
	['i like it. you like it.', 2],
	['No end mark here', 1],
	['यह एक है। वह दो है।', 2],
	['これは一つ。それは二つ。', 2]
])('%s → %i sentences', (text, sentences) => expect(sentencesOf(text)).toHaveLength(sentences));

test('sentences come with their place in the text', () =>
	expect(sentencesOf('  “It rained.” We went home, then.  ')).toEqual(['It rained.”', 'We went home, then.']));

test.each([
	["don't stop", 2],
	['a well-known fact', 3],
	['salt and/or pepper', 4],
	['either—or', 2],
	['either--or', 2],
	['3.14 and 1,000 and 12:30', 5],
	['a.b@example.org', 1],
	['https://example.org/a/b?c=d#e', 1],
	['naïve cafés', 2],
	['cafe\u0301', 1],
	['… — “ ” !', 0],
	['😀 fine 👍🏽', 1],
	['𝒜 𐐷', 2],
	['\ud800 a \udc00', 1]
])('%s is %i words', (text, words) => expect(countsOf(text).words).toBe(words));

test('characters are code points without white space, letters are letters', () =>
	expect(countsOf('Año 2 😀.\n')).toMatchObject({ characters: 6, letters: 3, digits: 1 }));

test('hard words are neither names, nor easy compounds, nor made long by an ending', () => {
	expect(countsOf('He met Alexander there.').complexWords).toBe(0);
	expect(countsOf('Democracy is hard.').complexWords).toBe(1);
	expect(countsOf('The HTML of these APIs was slow.').complexWords).toBe(0);
	expect(countsOf('He created a well-educated man of forty-seven, offering advances.').complexWords).toBe(1);
});

test('the formulas give what their authors published', () => {
	// 12 words, 2 sentences, 12 syllables, 38 letters: by hand.
	const easy = readability('The cat sat on the mat. It was warm and soft there.');
	expect(easy).toMatchObject({
		fleschReadingEase: 206.835 - 1.015 * 6 - 84.6,
		english: {
			fleschKincaidGrade: 0.39 * 6 + 11.8 - 15.59,
			gunningFog: 0.4 * 6,
			smogIndex: 3.1291,
			automatedReadabilityIndex: 4.71 * (38 / 12) + 0.5 * 6 - 21.43
		},
		difficulty: 'very easy'
	});
	expect(easy?.english?.colemanLiauIndex).toBeCloseTo(0.0588 * (3800 / 12) - 0.296 * (200 / 12) - 15.8, 9);
	// One sentence of one word of six syllables.
	expect(readability('Responsibility')).toMatchObject({
		fleschReadingEase: 206.835 - 1.015 - 84.6 * 6,
		english: { gunningFog: 0.4 * 101, smogIndex: 1.043 * Math.sqrt(30) + 3.1291 },
		difficulty: 'very difficult'
	});
});

test('reading goes at 238 words a minute, speaking at 150, output to two decimals', async () =>
	expect(await answer('word '.repeat(100))).toMatchObject({ reading_time_seconds: 25.21, speaking_time_seconds: 40 }));

test('the hardest sentences come first, ten at most, easy ones never', () => {
	const hard = (n: number) => `${'Institutional considerations notwithstanding '.repeat(n)}remain.`;
	const text = `We left. ${Array.from({ length: 12 }, (_, index) => hard(index + 1)).join(' ')}`;
	const found = readability(text)?.hardest ?? [];
	expect(found).toHaveLength(10);
	const [first] = found;
	expect(text.slice(first?.start, first?.end)).toBe(hard(12));
	const grades = found.map(({ grade }) => grade ?? 0);
	expect(grades).toEqual([...grades].sort((a, b) => b - a));
	expect(readability('We left. It rained.')?.hardest).toEqual([]);
});

test('a long English text has no warning, a short one and one of another language have', async () => {
	const english = 'The rain had stopped before they came to the house, and there was not a light in it. '.repeat(6);
	const spanish = 'La lluvia había cesado antes de que llegaran a la casa, y no había luz en ella. '.repeat(8);
	expect((await answer(english)).warnings).toEqual([]);
	expect((await answer(spanish)).warnings).toEqual([]);
	expect((await answer('Dit boek vind ek baie goed. Ons lees dit almal. '.repeat(20))).warnings).toEqual([expect.stringContaining('no formula')]); // prettier-ignore
	expect((await answer('It rained.')).warnings).toEqual([expect.stringContaining('100 words')]);
});

test.each(['', ' \n\t', '...', '😀', '\ud800'])(
	'a text without words (%j) is refused',
	async (text) => await expect(answer(text)).rejects.toThrow('text: has no words')
);

test.each([
	['Hindi', 'मुझे यह किताब बहुत पसंद है।'],
	['Japanese', 'これはテストです。日本語の文章を読むのは簡単です。'],
	['Thai', 'ภาษาไทยไม่มีช่องว่างระหว่างคำ'],
	['Chinese with an English name', '我用 iPhone 看了一本很有意思的书。']
])(
	'a text in %s, whose syllables nobody counts here, is refused and gets no grade',
	async (_, text) =>
		await expect(answer(text)).rejects.toThrow('text: must be in Latin, Cyrillic, Greek or Arabic letters')
);

test('a few foreign words do not make an English text one of another writing', async () =>
	expect(await answer('The word 東京 means the eastern capital, and everybody there knows it.')).toMatchObject({
		language: 'en'
	}));

/** CPU time of as much ordinary text, beside which hostile text is measured. */
const ordinary = (length: number) =>
	cpuTime(() => readability(fill('The cat sat on the mat, and it was warm. ', length)));

test.each<[string, (length: number) => string]>([
	['stops', (length) => fill('.', length)],
	['spaces', (length) => fill(' ', length)],
	['quotes', (length) => fill('"', length)],
	['one letter', (length) => fill('a', length)],
	['a consonant', (length) => fill('b', length)],
	['stops after letters', (length) => fill('a. ', length)],
	['dotted word', (length) => fill('a.', length)],
	['quoted stops', (length) => fill('a."', length)],
	['a stop far from the next word', (length) => `a.${' '.repeat(length)}b`],
	['brackets', (length) => fill('a. ((((((((((((((((', length)],
	['an address of dots', (length) => `http://${'.'.repeat(length)}`],
	['addresses', (length) => fill('a://.... ', length)],
	['hyphens', (length) => fill('a-', length)],
	['lone surrogates', (length) => fill('\ud800', length)],
	['marks', (length) => fill('a\u0301\u0301\u0301', length)],
	['lines', (length) => fill('a\n\n', length)]
])('a long text of %s takes as long as it is, and no more than some times as much ordinary text', async (_, text) => {
	expect(await growth((length) => readability(text(length)), 25_000)).toBeLessThan(LINEAR);
	const hostile = text(100_000);
	expect(await cpuTime(() => readability(hostile))).toBeLessThan(20 * (await ordinary(100_000)));
});

test.each([
	['<p>The cat sat.</p><p>It was warm.</p>', 6, 2, 'HTML tags'],
	['The cat sat.\n\n```js\nconst x = veryLongIdentifierHere();\n```\n\nIt was warm.', 6, 2, 'code'],
	['See [the cat](https://example.org/a/very/long/address) now. It was warm.', 7, 2, 'addresses of links'],
	['# A heading\n\nThe cat sat. It was &nbsp; warm.', 8, 3, 'heading marks'],
	['# A heading\nthe cat sat.', 5, 2, 'heading marks'],
	['It was warm\n## A heading\nThe cat sat.', 8, 3, 'heading marks'],
	['A heading\n=========\nThe cat sat.', 5, 2, 'heading marks'],
	['A heading\r\n---\r\nThe cat sat.', 5, 2, 'heading marks'],
	['<h2>a heading</h2>The cat sat.', 5, 2, 'HTML tags'],
	['The cat<br>Tom sat.<br/><br/>It was warm', 7, 2, 'HTML tags'],
	['<script>var a = "b c d";</script>The cat sat.', 3, 1, 'scripts']
])('%s has %i words in %i sentences, and tells what was left out', (text, words, sentences, name) => {
	const found = readability(text);
	expect([found?.counts.words, found?.counts.sentences]).toEqual([words, sentences]);
	expect(found?.warnings.at(-1)).toContain(name);
});

test.each([
	['1918', 4],
	['2026', 5],
	['2000', 3],
	['2005', 4],
	['1900', 4],
	['1904', 4],
	['1,918', 8],
	['7', 2],
	['0', 2],
	['11', 3],
	['21', 3],
	['100', 3],
	['342', 6],
	['1,000,000', 3],
	['3.14', 4],
	['10:30', 3],
	['2026-11-24', 11],
	['007', 6],
	['1.2.3', 5],
	['٣', 1]
])('%s read aloud has %i syllables', (number, syllables) => expect(numberSyllables(number)).toBe(syllables));

test('numbers are one syllable in the figures, and what that hides is told', () => {
	const found = readability('The house was built in 1984 and not in 2026.', 'en');
	expect(found?.counts).toMatchObject({ words: 10, syllables: 10, numbers: 2, furtherSyllables: 8 });
	// Ten words: a syllable more is 8.46 points.
	expect(found?.warnings[0]).toContain('have 8 more, which makes the reading ease 67.7 points lower');
	expect(readability('2026')?.warnings).toContainEqual(expect.stringContaining('one syllable each'));
	const few = `${'The rain had stopped before they came to the house, and there was not a light in it. '.repeat(30)} It was 7.`;
	expect(readability(few)?.warnings).toEqual([]);
	expect(readability('Im Jahr 1984 war das Haus noch nicht da.', 'de')?.warnings[0]).toMatch(/^Each number counts/);
});

test('the number of a list item is no word, and items end without a mark', () => {
	expect(readability('1. Buy milk and bread\n2) Call the doctor')?.counts.words).toBe(7);
	expect(readability('<ul><li>Buy milk</li><li>Go home</li></ul>')?.counts).toMatchObject({ words: 4, sentences: 2, characters: 13 }); // prettier-ignore
});

test('prose that was broken at a width is no poem', () => {
	const lines = ['The report that the committee wrote last', 'year was not read by anyone in the house', 'because it was long and because nobody', 'had the time to look at all of the pages', 'which had been printed and sent to us.']; // prettier-ignore
	expect(readability(lines.join('\n'))?.counts.sentences).toBe(1);
	const poem = [
		'The fog comes over town',
		'The cats look up at it',
		'A bell rings far away',
		'The boats are lost in grey'
	];
	expect(readability(poem.join('\n'))?.counts.sentences).toBe(4);
});

test('places are those of the text with its markup', () => {
	const hard = 'Institutional considerations notwithstanding, the administration recommended reorganisation.';
	const text = `<p class="a">We left.</p>\n<p>${hard}</p>`;
	const [first] = readability(text)?.hardest ?? [];
	expect(text.slice(first?.start, first?.end)).toBe(hard);
});

test('the lines of a poem or a list are sentences where they have no end mark', () => {
	const poem =
		'Tiger Tiger burning bright\nIn the forests of the night\nWhat immortal hand or eye\nCould frame thy fearful symmetry';
	expect(readability(poem)).toMatchObject({ counts: { sentences: 4 } });
	expect(readability(poem)?.warnings.some((warning) => warning.includes('poem'))).toBe(true);
	expect(readability('- milk\n- bread\n- butter\n- two apples')?.counts.sentences).toBe(4);
	expect(
		readability('A line that is broken by a mailer\ngoes on here and is one sentence\nuntil it ends.')?.counts.sentences
	).toBe(1);
});

test('LIX is words a sentence and long words in a hundred', () => {
	// 12 words, 2 sentences, without words of more than six letters. Then 1 of 1.
	expect(readability('The cat sat on the mat. It was warm and soft there.')?.lix).toBe(6);
	expect(readability('Responsibility')?.lix).toBe(101);
});

test.each(['<', '<a ', '`', '[](', '&', '```\n', '<!--', '<script>', '# '])(
	'markup of %j is left out, and takes as long as it is',
	async (piece) => {
		expect(await growth((length) => readability(fill(piece, length)), 25_000)).toBeLessThan(LINEAR);
		const hostile = fill(piece, 100_000);
		expect(await cpuTime(() => readability(hostile))).toBeLessThan(20 * (await ordinary(100_000)));
	}
);
