import { expect, test } from 'vitest';
import type { Readable } from '../../../engines/text/contract';
import { readability } from '../../../engines/text/readability';
import { recognised } from '../../components/input/recognised';
import { leftOutKeys, WARNINGS } from './warnings';

const keys = (text: string, language: Readable | null) =>
	readability(text, language)?.warnings.map((warning) => recognised(warning, WARNINGS)?.key);

test.each<[string, Readable | null, string[]]>([
	['It rained.', 'en', ['warnShort']],
	['人人生而自由，在尊严和权利上一律平等。', null, ['warnUnspaced', 'warnShort']],
	['मुझे यह किताब बहुत पसंद है। '.repeat(20), null, ['warnNoFormula']],
	['هذا بيت كبير جميل.', 'ar', ['warnVowels', 'warnShort']],
	[
		'The rose is red\nThe violet is blue\nThe sugar is sweet\nAnd so are you\nAnd this is the end',
		'en',
		['warnShort', 'warnVerses']
	],
	['This is <b>bold</b>.', 'en', ['warnShort', 'warnLeftOut']],
	['It was built in 1984 and rebuilt in 2026.', 'en', ['warnNumbers', 'warnShort']],
	['Das Haus ist von 1984, und das ist nicht von 2026.', 'de', ['warnNumbersElsewhere', 'warnShort']]
])('what the engine warns of %j is recognised', (text, language, expected) =>
	expect(keys(text, language)).toEqual(expected)
);

test('the engine names what it left out by words that are known', () => {
	const text =
		'# Head\n\nA [link](https://example.org) &amp; `code` <b>bold</b> <!-- no --> <script>x</script> <style>y</style> word.';
	const warning = readability(text, 'en')?.warnings.at(-1) ?? '';
	expect(leftOutKeys(recognised(warning, WARNINGS)?.parts['what'] ?? '')).toHaveLength(8);
	expect(leftOutKeys('comments, dreams')).toBeNull();
});
