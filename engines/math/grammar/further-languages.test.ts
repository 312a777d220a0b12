import { expect, test } from 'vitest';
import { testContext } from '../../../tests/support/context';
import { engine } from '../engine';

const ask = (expression: string) => engine.evaluate({ expression, digits: 15, variables: {}, steps: false }, testContext()); // prettier-ignore

test.each([
	['18% जीएसटी 1000 पर', '180'],
	['1000 पर 18% जीएसटी', '180'],
	['ضريبة 14% على 1000', '140'],
	['1000 में 18% जोड़ो', '1180'],
	['1000 में से 18% घटाओ', '820'],
	['1000 मध्ये 18% जोडा', '1180'],
	['औसत 4 5 6', '5'],
	['4, 5, 9 का औसत', '6'],
	['सरासरी 4 5 6', '5'],
	['சராசரி 4 5 6', '5'],
	['متوسط 4 5 6', '5'],
	['2 की घात 8', '256'],
	['2 أس 8', '256'],
	['مضروب 6', '720'],
	['6 का क्रमगुणित', '720'],
	['12 और 18 का लसप', '36'],
	['12 और 18 का मसप', '6'],
	['12 और 18 का लघुत्तम समापवर्त्य', '36'],
	['97 अभाज्य है', 'true'],
	['هل 91 أولي', 'false'],
	['रोमन 2026', 'MMXXVI'],
	['5 करोड़ में कितने लाख', '500'],
	['1 लाख भागिले 8', '12500'],
	['zweite Ableitung von x^4', '12*x^2'],
	['Grenzwert von sin(x)/x für x gegen 0', '1'],
	['Nullstellen von x^2 - 4', 'x = -2 or x = 2'],
	['limite de sin(x)/x quand x tend vers 0', '1'],
	['factoriser x^2 - 9', '(x - 3)*(x + 3)'],
	['límite de 1/x cuando x tiende a infinity', '0'],
	['derivata di x^3', '3*x^2'],
	['integrale di x^2 da 0 a 3', '9'],
	['limite di (x^2 - 1)/(x - 1) per x che tende a 1', '2'],
	['derivada de x^5', '5*x^4'],
	['resolva x^2 = 16', 'x = -4 or x = 4'],
	['afgeleide van sin(x)', 'cos(x)'],
	['los x^2 = 9 op', 'x = -3 or x = 3'],
	['производная x^3', '3*x^2'],
	['интеграл x^2 от 0 до 3', '9'],
	['реши 2x + 1 = 7', 'x = 3'],
	['semplifica 2x + 3x', '5*x'],
	['5 लाख + 2 हज़ार', '502000'],
	['3 ألف + 5', '3005'],
	['quatre-vingt-douze plus huit', '100'],
	['soixante-dix-sept moins soixante-et-onze', '6'],
	['mil dividido entre ocho', '125'],
	['tausend geteilt durch acht', '125'],
	['3 Dutzend', '36'],
	['2 docenas', '24'],
	['2 douzaines', '24'],
	['quinze pour cent de 80', '12'],
	['zwanzig prozent von 80', '16'],
	['factorielle 6', '720'],
	['-15% sur 80', '68'],
	['règle de trois 3 4 9', '12'],
	['de 9h30 à 17h15', '7 h 45 min'],
	['cuántos días tiene febrero de 2028', '29 days'],
	['combien de jours en février 2027', '28 days'],
	['wie viele tage hat februar 2028', '29 days'],
	['3/8 als dezimalzahl', '3/8'],
	['3/8 en décimal', '3/8'],
	['logarithmus von 1000', '3'],
	['drei viertel von 80', '60'],
	['tres cuartos de 80', '60'],
	['trois quarts de 80', '60'],
	['deux tiers de 90', '60'],
	['50 पर 30% छूट', '15'],
	['خصم 30% على 50', '15'],
	['rabatt 30% auf 50', '15'],
	['wurzel 2 auf 5 nachkommastellen', '141421/100000'],
	['2 मिलियन', null]
])('%s is %s', async (text, exact) => {
	const asked = ask(text);
	if (exact === null) await expect(asked).rejects.toThrow();
	else expect((await asked).exact).toBe(exact);
});

test('a nukta is a mark of its own or part of its letter', async () => {
	expect((await ask('5 करो\u095c')).exact).toBe('50000000');
	expect((await ask('5 करो\u0921\u093c')).exact).toBe('50000000');
});
