/** Questions of everyday life as Spaniards, French, Indians and Arabs type them: the tool and the values that it is asked with. */
import { expect, test } from 'vitest';
import { hintsOf } from '../../src/state/box-hints';
import { understand } from '../../src/state/box';

const TODAY = '2026-11-25';
const hints = (country: string, currency: string, locale: string) => hintsOf({ country, currency }, TODAY, locale);
const spain = hints('ES', 'EUR', 'es-ES');
const france = hints('FR', 'EUR', 'fr-FR');
const india = hints('IN', 'INR', 'hi-IN');
const egypt = hints('EG', 'EGP', 'ar-EG');

type Expected = readonly [input: string, operation: string, values: Readonly<Record<string, string>>];
const asks = (rows: readonly Expected[], device: typeof spain) =>
	test.each(rows)('%s asks %s with %j', (input, operation, values) =>
		expect(understand(input, device).readings[0]).toMatchObject({ operation, values })
	);

asks(
	[
		['¿es mañana festivo?', 'holidays', { country: 'ES', day: '2026-11-26' }],
		['¿es festivo el 6 de diciembre?', 'holidays', { country: 'ES', day: '2026-12-06' }],
		['festivos en Andalucía 2027', 'holidays', { country: 'ES', subdivision: 'AN', year: '2027' }],
		['cuánto es 1 milla en km', 'evaluate', { expression: '1 mile to km' }],
		['edad si nací el 3 de abril de 1990', 'evaluate', { expression: '2026 - 1990' }],
		['prefijo de Alemania', 'example', { country: 'DE' }],
		['clave wifi casa 12345678', 'wifi', { ssid: 'casa', password: '12345678' }],
		['código qr hola mundo', 'qr', { text: 'hola mundo' }],
		['diferencia horaria entre Madrid y Bogotá', 'timezone', { at: '2026-11-25T12:00:00+01:00' }],
		['velocidad de la luz', 'evaluate', { expression: 'speed of light' }],
		['contar palabras de la casa es azul', 'readability', { text: 'la casa es azul', ask: 'words' }]
	],
	spain
);

asks(
	[
		['1m75 en pieds', 'evaluate', { expression: '1.75 m to ft and in' }],
		['est-ce que le 8 mai est férié', 'holidays', { country: 'FR', day: '2027-05-08' }],
		['le 11 novembre est-il férié', 'holidays', { country: 'FR', day: '2027-11-11' }],
		['jours fériés Alsace', 'holidays', { country: 'FR', subdivision: '6AE' }],
		['litres en gallons', 'evaluate', { expression: '1 L to gallon' }],
		['indicatif du Japon', 'example', { country: 'JP' }],
		['code qr bonjour', 'qr', { text: 'bonjour' }]
	],
	france
);

asks(
	[
		['100 डॉलर रुपये में', 'rates', { base: 'USD', symbols: 'INR', amount: '100' }],
		['१०० डॉलर रुपयांत', 'rates', { base: 'USD', symbols: 'INR', amount: '100' }],
		['100 டாலர் ரூபாயில்', 'rates', { base: 'USD', symbols: 'INR', amount: '100' }],
		['५ किलो पाउंडमध्ये', 'evaluate', { expression: '5 kg to lb' }],
		['5 கிலோ பவுண்டில்', 'evaluate', { expression: '5 kg to lb' }],
		['८० चे १५%', 'evaluate', { expression: '15% * 80' }],
		['1.5 करोड़ / 12', 'evaluate', { expression: '(1.5*10^7) / 12' }],
		['12 / 1.5 करोड़', 'evaluate', { expression: '12 / (1.5*10^7)' }],
		['महाराष्ट्र की छुट्टियाँ', 'holidays', { country: 'IN', subdivision: 'MH' }],
		['कल छुट्टी है क्या', 'holidays', { country: 'IN', day: '2026-11-26' }],
		['26 जनवरी को छुट्टी है क्या', 'holidays', { country: 'IN', day: '2027-01-26' }],
		['गणेश चतुर्थी 2027', 'holidays', { country: 'IN', subdivision: 'MH', year: '2027' }],
		['பொங்கல் எப்போது', 'holidays', { country: 'IN', subdivision: 'TN', year: '2027' }]
	],
	india
);

asks(
	[
		['العطلة القادمة', 'holidays', { country: 'EG' }],
		['أيام العطل في مصر 2027', 'holidays', { country: 'EG', year: '2027' }],
		['هل غدا عطلة', 'holidays', { country: 'EG', day: '2026-11-26' }],
		['100 دولار باليورو', 'rates', { base: 'USD', symbols: 'EUR', amount: '100' }],
		['10 أميال بالكيلومتر', 'evaluate', { expression: '10 mile to km' }]
	],
	egypt
);

test.each([
	['टोकियोमध्ये वेळ', 'टोकियो'],
	['न्यूयॉर्क में क्या समय है', 'न्यूयॉर्क'],
	['டோக்கியோவில் நேரம்', 'டோக்கியோ'],
	// Names that end as the word for in does.
	['सूरत मध्ये वेळ', 'सूरत'],
	['भारत वेळ', 'भारत'],
	['நாகர்கோவில் நேரம்', 'நாகர்கோவில்'],
	['சென்னையில் மணி என்ன', 'சென்னை']
])('%s asks for the clock of %s', (input, coords) =>
	expect(understand(input, india).readings[0]).toMatchObject({ operation: 'timezone', places: { coords } })
);

test.each([
	['दिल्ली के पास भूकंप', india, 'दिल्ली'],
	['زلازل قرب القاهرة', egypt, 'القاهرة']
])('%s asks for earthquakes there', (input, device, near) =>
	expect(understand(input, device).readings[0]).toMatchObject({ operation: 'recent', places: { near } })
);

test.each([
	['¿qué día de la semana fue el 12 de octubre de 1992?', spain, '1992-10-12'],
	['¿cuándo es semana santa?', spain, '2027-03-21'],
	['3 हफ्ते बाद', india, '2026-12-16'],
	['आज कोणता दिवस आहे', india, TODAY],
	['இன்று என்ன நாள்', india, TODAY]
])('%s is a day', (input, device, from) => expect(understand(input, device).day).toMatchObject({ from }));

test('a translation that is asked for is said to be none', () => {
	expect(understand('traducir perro al inglés', spain).translation).toBe(true);
	expect(understand('traduire chat en anglais', france).translation).toBe(true);
});

const germany = hints('DE', 'EUR', 'de-DE');
const britain = hints('GB', 'GBP', 'en-GB');

test.each([
	['buß- und bettag', germany, '2027-11-17', undefined],
	['buß- und bettag 2026', germany, '2026-11-18', undefined],
	['totensonntag 2026', germany, '2026-11-22', undefined],
	['volkstrauertag 2026', germany, '2026-11-15', undefined],
	['kw 12 2027', germany, '2027-03-22', '2027-03-28'],
	['week 53 of 2026', britain, '2026-12-28', '2027-01-03'],
	['mothers day 2027 uk', britain, '2027-03-07', undefined]
])('%s: from %s', (input, device, from, to) =>
	expect(understand(input, device).day).toMatchObject({ from, ...(to && { to }) })
);

test('a week that a year has not is none', () => {
	expect(understand('week 53 of 2027', britain).day).toBeUndefined();
	expect(understand('kw 0 2027', germany).day).toBeUndefined();
});

asks(
	[
		['weeks until christmas', 'evaluate', { expression: 'weeks between 2026-11-25 and 2026-12-25' }],
		['days since 1 january 2020', 'evaluate', { expression: 'days between 2020-01-01 and 2026-11-25' }],
		['pints in a gallon', 'evaluate', { expression: '1 imperialgallon to imperialpint' }],
		['stone to kg', 'evaluate', { expression: '1 stone to kg' }],
		['0.375 as a fraction', 'evaluate', { expression: '0.375', ask: 'fraction' }]
	],
	britain
);

test('the moon is no place, and neither is an article', () => {
	expect(understand('wie weit ist der mond', germany).readings.map((one) => ('places' in one ? one.places : null))).not.toContainEqual({ from: 'der', to: 'mond' }); // prettier-ignore
});

test('clocks that go back are asked of the summer before they do', () => {
	const there = hintsOf({ country: 'GB', currency: 'GBP', place: { name: 'London', lat: 51.5, lon: -0.12 } }, TODAY, 'en-GB'); // prettier-ignore
	const of = (input: string) => understand(input, there).readings[0];
	expect(of('when do the clocks go back')).toMatchObject({ values: { ask: 'back', at: '2027-07-01T12:00:00Z' } });
	expect(of('when do the clocks go forward')).toMatchObject({ values: { ask: 'forward', at: '2027-01-01T12:00:00Z' } });
	// Days before the change it is still this year's.
	const october = hintsOf({ country: 'GB', currency: 'GBP', place: { name: 'London', lat: 51.5, lon: -0.12 } }, '2027-10-28', 'en-GB'); // prettier-ignore
	expect(understand('when do the clocks go back', october).readings[0]).toMatchObject({ values: { at: '2027-10-28T12:00:00Z' } }); // prettier-ignore
	expect(of('when do the clocks change')).toMatchObject({ values: { ask: 'change' } });
});
