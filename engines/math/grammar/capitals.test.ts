import { expect, test } from 'vitest';
import { askMath } from '../../../tests/support/ask-math';

const ask = askMath(15);

test.each([
	['5 mb in kb', '5000 kB', 'kb is read as kilobytes; kilobits are kbit'],
	['100 kb in bytes', '100000 bytes', 'kb is read as kilobytes; kilobits are kbit'],
	['3 Mbit in kbit', '3000 kbit', null],
	['500 MG in G', '0.5 g', 'MG and G are read as mg and g'],
	['2 KG in G', '2000 g', 'KG and G are read as kg and g'],
	['1 MIN in S', '60 s', 'MIN and S are read as min and s'],
	['5 M in FT', '(6250/381) ft', 'M and FT are read as m and ft'],
	['250 ML in L', '0.25 L', null],
	['1 Mm in km', '1000 km', null],
	['60 w * 5 h in wh', '300 Wh', null],
	['5 mv in v', '0.005 V', null],
	['3 HP in W', '2237.09961474681066 W', null],
	['200 Cal in kJ', '836.8 kJ', 'Cal is the kilocalorie'],
	// grad is a degree in German and the gon in English
	['sin 30 grad', '1/2', 'Grad is read as degrees; the 400th of a turn is gon'],
	['90 grad in deg', '81 deg', 'grad is the gon, a 400th of a turn; degrees are deg'],
	['12 oz in ml', '354.88235475 ml', 'an ounce of a volume is a fluid ounce (US)'],
	['12 oz in g', '340.1942775 g', null],
	['3000 rpm in Hz', '50 Hz', 'a turn is one cycle'],
	['50 Hz in rpm', '3000 rpm', 'a turn is one cycle'],
	['1 uk gallon in litres', '4.54609 litres', null],
	['hex ff to decimal', '255', null],
	['binary 1111 + 1', '16', null]
])('%s is %s', async (text, exact, said) => {
	const answer = await ask(text);
	expect(answer.exact).toBe(exact);
	expect(answer.notes.map((note) => note.text)).toEqual(said === null ? [] : [said]);
});

test('a variable keeps its letter', async () => {
	expect((await ask('2 v', { v: 3 })).exact).toBe('6');
	expect((await ask('12 v * 2 a')).kind).toBe('symbolic');
});
