import { expect, test } from 'vitest';
import { readability } from '../../../engines/text/readability';
import { recognised } from '../../components/input/recognised';
import { leftOutKeys, WARNINGS } from './warnings';

const keys = (text: string) => readability(text)?.warnings.map((warning) => recognised(warning, WARNINGS)?.key);

test.each([
	['It rained.', ['warnShort']],
	['人人生而自由，在尊严和权利上一律平等。', ['warnUnspaced', 'warnShort']],
	['मुझे यह किताब बहुत पसंद है। '.repeat(20), ['warnNoFormula']],
	['Das ist ein kurzer Satz, und das ist noch einer.', ['warnFormula', 'warnShort']],
	[
		'The rose is red\nThe violet is blue\nThe sugar is sweet\nAnd so are you\nAnd this is the end',
		['warnShort', 'warnVerses']
	],
	['This is <b>bold</b>.', ['warnShort', 'warnLeftOut']],
	['It was built in 1984 and rebuilt in 2026.', ['warnNumbers', 'warnShort']],
	['Das Haus ist von 1984, und das ist nicht von 2026.', ['warnFormula', 'warnNumbersElsewhere', 'warnShort']]
])('what the engine warns of %j is recognised', (text, expected) => {
	expect(keys(text)).toEqual(expected);
});

test('the engine names what it left out by words that are known', () => {
	const text =
		'# Head\n\nA [link](https://example.org) &amp; `code` <b>bold</b> <!-- no --> <script>x</script> <style>y</style> word.';
	const warning = readability(text)?.warnings.at(-1) ?? '';
	const found = leftOutKeys(recognised(warning, WARNINGS)?.parts['what'] ?? '');
	expect(found).toHaveLength(8);
	expect(leftOutKeys('comments, dreams')).toBeNull();
});
