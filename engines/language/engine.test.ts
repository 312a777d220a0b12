import { expect, test } from 'vitest';
import { testContext } from '../../tests/support/context';
import { fill, growth } from '../../tests/support/growth';
import { validate } from '../../sw/api/validate';
import { language } from './contract';
import { engine } from './engine';
import { LANGUAGES } from './languages';

const context = testContext();
const { detect, detectBatch, script, languages } = language.operations;

test('a batch answers each text as it would alone, in order', async () => {
	const texts = ['Guten Morgen, wie geht es Ihnen?', '', 'Καλημέρα', '12:30', '今天天气很好'];
	const { count, results } = await engine.detectBatch({ texts }, context);
	expect(count).toBe(5);
	expect(results.map(({ code }) => code)).toEqual(['de', 'und', 'el', 'und', 'zh-cn']);
	for (const [index, text] of texts.entries()) expect(results[index]).toEqual(await engine.detect({ text }, context));
});

test('a batch of one hundred texts of a megabyte each is read no further than needed', async () => {
	const batch = async (length: number) => {
		const texts = new Array<string>(100).fill(fill('Das ist ein langer Text. ', length));
		const { results } = await engine.detectBatch({ texts }, context);
		expect(results.every(({ code }) => code === 'de')).toBe(true);
	};
	expect(await growth(batch, 125_000)).toBeLessThan(2);
});

test('a pack that could not be had is asked for again', async () => {
	let asked = 0;
	const { engine: fresh } = (await import('./engine?again' as './engine')) as { engine: typeof engine };
	const failing = testContext({
		pack: async (name) => {
			if (++asked === 1) throw new Error('no network');
			return context.pack(name);
		}
	});
	await expect(fresh.detect({ text: 'Guten Morgen' }, failing)).rejects.toThrow('no network');
	expect((await fresh.detect({ text: 'Guten Morgen, mein Freund' }, failing)).code).toBe('de');
	await fresh.detect({ text: 'Guten Abend' }, failing);
	expect(asked).toBe(2);
});

test.each([
	[detect.params, {}, 'text: is required'],
	[detect.params, { text: '' }, 'text: is required'],
	[detect.params, { text: 5 }, 'text: must be a string'],
	[detect.params, { text: 'a'.repeat(1_000_001) }, 'text: must be at most 1,000,000 characters'],
	[detectBatch.params, { texts: new Array(101).fill('a') }, 'texts: must have at most 100 items'],
	[detectBatch.params, { texts: ['a', 'b', 'c', 4] }, 'texts[3]: must be a string'],
	[detectBatch.params, { texts: [] }, 'texts: must not be empty'],
	[detectBatch.params, { texts: 'a' }, 'texts: must be an array'],
	[script.params, { text: null }, 'text: must be a string']
])('bad input is named: %#', (params, input, message) =>
	expect(() => validate(params, input, 'json')).toThrow(message)
);

test('the 55 languages are sorted, and every script of theirs is a Unicode name', async () => {
	const { count, languages: listed } = await engine.languages(validate(languages.params, {}, 'text'), context);
	expect(count).toBe(55);
	expect(listed.map(({ code }) => code)).toEqual(
		'af ar bg bn ca cs cy da de el en es et fa fi fr gu he hi hr hu id it ja kn ko lt lv mk ml mr ne nl no pa pl pt ro ru sk sl so sq sv sw ta te th tl tr uk ur vi zh-cn zh-tw'.split(
			' '
		)
	);
	for (const { scripts, native_name } of listed)
		for (const name of scripts) {
			expect(
				new RegExp(`\\p{Script=${name}}`, 'u').test(
					name === 'Hiragana' ? 'あ' : name === 'Katakana' ? 'ア' : native_name
				)
			).toBe(true);
		}
	expect(listed.filter(({ direction }) => direction === 'rtl').map(({ code }) => code)).toEqual([
		'ar',
		'fa',
		'he',
		'ur'
	]);
	expect(new Set(LANGUAGES.map(({ name }) => name)).size).toBe(55);
});

test('script shares go out with wire names', () =>
	expect(engine.script({ text: 'Привет, you!' }, context)).toEqual({
		primary: 'Cyrillic',
		count: 2,
		characters: 9,
		scripts: [
			{ script: 'Cyrillic', code: 'Cyrl', characters: 6, share: 6 / 9 },
			{ script: 'Latin', code: 'Latn', characters: 3, share: 1 - 6 / 9 }
		]
	}));

test.each(['مجھے اردو آتی ہے', 'Привет', '你好'])(
	'%s cannot be transliterated, which is said',
	async (text) =>
		await expect(engine.transliterate({ text, to: 'devanagari' }, context)).rejects.toThrow(
			/^text: must be in Latin letters or in a script that is read here/
		)
);

test('what has letters that are read is rewritten, whatever stands beside them', async () =>
	expect((await engine.transliterate({ text: 'नमस्ते 你好', to: 'iso15919' }, context)).result).toBe('namastē 你好'));
