/** What no tool knows is said with a way out; what may be several is asked back; words of every language are read. */
import { expect, test } from 'vitest';
import { understand } from '../../src/state/box';
import { america, britain, egypt, france, germany, india, spain } from './people';

/** The readings that are tools, by operation and values. */
const toolsOf = (text: string, hints: typeof america) =>
	understand(text, hints).readings.flatMap((reading) => (reading.kind === 'tool' ? [reading] : []));

test.each([
	['calories in an apple', america, 'food', 'product'],
	['kalorien nutella', germany, 'food', 'product'],
	['vorwahl 030', germany, 'areaCode', 'example'],
	['312 area code', america, 'areaCode', 'example'],
	['sommerferien bayern', germany, 'schoolHolidays', 'holidays'],
	['vacances scolaires', france, 'schoolHolidays', 'holidays'],
	['100 usd in egp', america, 'currency', 'rates'],
	['100 دولار بالجنيه', egypt, 'currency', 'rates'],
	['50 euros a pesos argentinos', spain, 'currency', 'rates']
])('%s is known not to be here, and a near tool is offered', (text, hints, noTool, near) => {
	const { noTool: found, readings } = understand(text, hints);
	expect(found).toBe(noTool);
	expect(readings[0]).toMatchObject({ kind: 'tool', operation: near, values: {} });
});

test.each(['zodiac', 'lotto', 'dirham', 'calorie', 'zodiac killer', 'lottery ticket', 'miles davis'])(
	'%s is words',
	(text) => {
		expect(understand(text, america).noTool).toBeNull();
		expect(toolsOf(text, america)[0]?.operation).toBe('related');
	}
);

test.each([
	['vorwahl österreich', germany, 'example', { country: 'AT' }],
	['which country has code 41', america, 'example', { country: 'CH' }],
	['prefijo 34', spain, 'example', { country: 'ES' }],
	['كود السعودية', egypt, 'example', { country: 'SA' }],
	['249,90 € inkl. 19% mwst netto', germany, 'evaluate', { expression: '249.90 / (1 + 19%)' }],
	['100 euro netto plus 19% mwst', germany, 'evaluate', { expression: '100 * (1 + 19%)' }],
	['120 ttc 20% en ht', france, 'evaluate', { expression: '120 / (1 + 20%)' }],
	['1 million seconds in days', america, 'evaluate', { expression: '1000000 s to day' }],
	// A comma is no end of a number, and no fraction is lost in it.
	['1,5 millionen sekunden in tagen', germany, 'evaluate', { expression: '1500000 s to day' }],
	['1.1 million meters in km', america, 'evaluate', { expression: '1100000 m to km' }],
	['1 millón de segundos en días', spain, 'evaluate', { expression: '1000000 s to day' }],
	['how many cups in a quart', america, 'evaluate', { expression: '1 quart to cup' }],
	['5 kg me kitne gram', india, 'evaluate', { expression: '5 kg to g' }],
	['steuer 7% auf 20', germany, 'evaluate', { expression: '7% * 20' }],
	['2100 es bisiesto', spain, 'evaluate', { expression: '365 days' }],
	['starke erdbeben heute', germany, 'recent', {}],
	['heure en australie', france, 'timezone', {}],
	['70 கிலோ பவுண்ட்', india, 'evaluate', { expression: '70 kg to lb' }],
	['5 फूट 8 इंच सेमी', india, 'evaluate', { expression: '(5 foot + 8 inch) to cm' }],
	['1 एकड़ वर्ग फुट में', india, 'evaluate', { expression: '1 acre to ft^2' }],
	['sekunden pro tag', germany, 'evaluate', { expression: '1 day to s' }],
	['क्रिसमस कितने दिन', india, 'evaluate', { expression: 'days between 2026-11-25 and 2026-12-25' }],
	['كم يوم على رأس السنة', egypt, 'evaluate', { expression: 'days between 2026-11-25 and 2027-01-01' }],
	['simplify (x^2-1)/(x-1)', america, 'simplify', { expression: '(x^2-1)/(x-1)' }],
	['erdbeben in der nähe', germany, 'recent', {}],
	['आजचे भूकंप', india, 'recent', {}],
	['फोटो से लोकेशन हटाओ', india, 'info', {}],
	['विकिपीडिया ताजमहल', india, 'autocomplete', { q: 'ताजमहल' }],
	['halb drei in new york', germany, 'timezone', { at: '2026-11-25T02:30:00-05:00' }],
	['viertel nach 3 uhr in london', germany, 'timezone', { at: '2026-11-25T03:15:00+00:00' }],
	['15h30 à londres', france, 'timezone', { at: '2026-11-25T15:30:00+00:00' }],
	['las 3 de la tarde en londres', spain, 'timezone', { at: '2026-11-25T15:00:00+00:00' }],
	['quarter to 9 pm in sydney', america, 'timezone', { at: '2026-11-25T20:45:00+11:00' }],
	['half three in new york', britain, 'timezone', { at: '2026-11-25T03:30:00-05:00' }],
	['शाम 5 बजे लंदन में', india, 'timezone', { at: '2026-11-25T17:00:00+00:00' }],
	['الساعة 3 عصرا في نيويورك', egypt, 'timezone', { at: '2026-11-25T15:00:00-05:00' }],
	['time in london when it’s 3pm in chicago', america, 'timezone', { at: '2026-11-25T15:00:00-06:00' }],
	['if it is 3pm in chicago what time is it in london', america, 'timezone', { at: '2026-11-25T15:00:00-06:00' }],
	['is it dst in arizona', america, 'timezone', { ask: 'change' }],
	['एक दिन में कितने मिनट', india, 'evaluate', { expression: '1 day to minute' }],
	['ஒரு நாளில் எத்தனை நிமிடங்கள்', india, 'evaluate', { expression: '1 day to minute' }],
	['كم دقيقة في اليوم', egypt, 'evaluate', { expression: '1 day to minute' }],
	['गणतंत्र दिवस 2027', india, 'holidays', { country: 'IN', year: '2027' }],
	['ist allerheiligen in berlin frei', germany, 'holidays', { country: 'DE', subdivision: 'BE' }],
	['is thanksgiving a federal holiday', america, 'holidays', { country: 'US', day: 'thanksgiving' }],
	['what is a synonym of big', america, 'related', { word: 'big', relation: 'synonyms' }],
	['is "bonjour" french', america, 'detect', { text: 'bonjour' }],
	['hochschule bremen', germany, 'universities', { q: 'hochschule bremen' }],
	['क्यूआर कोड नमस्ते', india, 'qr', { text: 'नमस्ते' }],
	['शब्द गिनो', india, 'readability', {}],
	['ஜப்பான் குறியீடு', india, 'example', { country: 'JP' }]
])('%s', (text, hints, operation, values) => {
	const [first] = toolsOf(text, hints);
	expect(first?.operation).toBe(operation);
	expect(first?.values).toMatchObject(values);
});

test.each([
	['chicago to denver km', america, { from: 'chicago', to: 'denver' }, { unit: 'km' }],
	['berlin wien luftlinie', germany, { from: 'berlin', to: 'wien' }, {}],
	['de sevilla a lisboa km', spain, { from: 'sevilla', to: 'lisboa' }, { unit: 'km' }],
	['à quelle distance est lyon d’orléans', france, { from: 'orléans', to: 'lyon' }, {}],
	['à quelle distance est lyon de paris', france, { from: 'paris', to: 'lyon' }, {}],
	['entfernung hamburg', germany, { to: 'hamburg' }, {}],
	['distance to boston', america, { to: 'boston' }, {}],
	['दिल्ली से आगरा कितने किलोमीटर', india, { from: 'दिल्ली', to: 'आगरा' }, {}],
	['சென்னையிலிருந்து கோவை தூரம்', india, { from: 'சென்னை', to: 'கோவை' }, {}],
	['wien nach salzburg', germany, { from: 'wien', to: 'salzburg' }, {}],
	['पटना से दिल्ली', india, { from: 'पटना', to: 'दिल्ली' }, {}],
	['मदुरै ते पुणे', india, { from: 'मदुरै', to: 'पुणे' }, {}],
	['من القاهرة إلى أسوان', egypt, { from: 'القاهرة', to: 'أسوان' }, {}],
	['القاهرة أسوان مسافة', egypt, { from: 'القاهرة', to: 'أسوان' }, {}]
])('%s is a way', (text, hints, places, values) =>
	expect(toolsOf(text, hints)[0]).toMatchObject({ operation: 'distance', places, values })
);

test('a way by road is told in a straight line, and said to be one', () => {
	const [way] = toolsOf('driving distance from chicago to denver', america);
	expect(way).toMatchObject({ operation: 'distance', places: { from: 'chicago', to: 'denver' }, note: 'roads' });
	expect(toolsOf('drive safe to home', america).map(({ operation }) => operation)).not.toContain('distance');
	expect(toolsOf('road to perdition', america).map(({ operation }) => operation)).not.toContain('distance');
});

test.each([
	['121 sin iva 21%', spain, ['121 / (1 + 21%)', '121 * (1 + 21%)']],
	['100 euros hors taxe tva 20%', france, ['100 * (1 + 20%)', '100 / (1 + 20%)']],
	['120 ex vat 20%', britain, ['120 * (1 + 20%)', '120 / (1 + 20%)']],
	['100 inc vat 20%', britain, ['100 / (1 + 20%)', '100 * (1 + 20%)']],
	['how old is someone born in 1987', america, ['2026 - 1987', '2026 - 1987 - 1']]
])('%s has two meanings, and both are offered', (text, hints, expressions) => {
	const readings = toolsOf(text, hints).filter(({ operation }) => operation === 'evaluate');
	expect(readings.map(({ values }) => values['expression'])).toEqual(expressions);
	expect(new Set(readings.map(({ about }) => about)).size).toBe(2);
});

test.each([
	['2026-11-25 + 90 days', america, '2027-02-23'],
	['christmas - 3 weeks', america, '2026-12-04'],
	['heute + 2 wochen - 1 tag', germany, '2026-12-08'],
	['day of week for 2000-01-01', america, '2000-01-01'],
	['the day after christmas', america, '2026-12-26'],
	['lendemain de noël', france, '2026-12-26'],
	['übermorgen', germany, '2026-11-27'],
	['anteayer', spain, '2026-11-23'],
	['après-demain', france, '2026-11-27'],
	['day after tomorrow', america, '2026-11-27'],
	['بعد غد', egypt, '2026-11-27'],
	['நாளை மறுநாள்', india, '2026-11-27'],
	['३० दिवसांनी', india, '2026-12-25'],
	['100 दिवसांपूर्वी', india, '2026-08-17'],
	['अगला मंगलवार', india, '2026-12-01'],
	['welcher tag ist in 45 tagen', germany, '2027-01-09'],
	['heute vor 100 jahren', germany, '1926-11-25']
])('%s is %s', (text, hints, day) => expect(understand(text, hints).day?.from).toBe(day));

test.each([
	// The word of Hindi and Marathi means both.
	['परसों', india],
	['hier', germany],
	['5 days - 2 days', america],
	['f-16', america]
])('%s is no day', (text, hints) => expect(understand(text, hints).day).toBeUndefined());
