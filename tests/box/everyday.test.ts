/** What people type every day in several languages, and what the box asks for it. */
import { expect, test } from 'vitest';
import { understand } from '../../src/state/box';
import { america, britain, france, germany, india, spain } from './people';

test.each([
	// Years and days.
	['is 2027 a leap year', britain, 'evaluate', { expression: '365 days' }],
	['ist 2028 ein schaltjahr', germany, 'evaluate', { expression: '366 days' }],
	['¿es 2100 bisiesto?', spain, 'evaluate', { expression: '365 days' }],
	['2000 est-elle une année bissextile', france, 'evaluate', { expression: '366 days' }],
	['क्या 2028 लीप वर्ष है', india, 'evaluate', { expression: '366 days' }],
	['wie viele wochen hat 2026', germany, 'evaluate', { expression: '365 days to weeks' }],
	[
		'arbeitstage 2027 bayern',
		germany,
		'workdays',
		{ country: 'DE', subdivision: 'BY', from: '2027-01-01', to: '2027-12-31' }
	],
	[
		'wie viele arbeitstage hat dezember 2026',
		germany,
		'workdays',
		{ country: 'DE', from: '2026-12-01', to: '2026-12-31' }
	],
	[
		'días laborables 2027 madrid',
		spain,
		'workdays',
		{ country: 'ES', subdivision: 'MD', from: '2027-01-01', to: '2027-12-31' }
	],
	['is monday a bank holiday', britain, 'holidays', { country: 'GB', year: '2026', day: '2026-11-30' }],
	[
		'ist fronleichnam in berlin feiertag',
		germany,
		'holidays',
		{ country: 'DE', subdivision: 'BE', day: 'fronleichnam' }
	],
	// Clocks.
	['gmt+2', britain, 'timezone', { coords: '-58,30' }],
	['utc-5', britain, 'timezone', { coords: '-58,-75' }],
	['9am pst', germany, 'timezone', { coords: '52.5,13.37', at: '2026-11-25T09:00:00-08:00' }],
	['15 uhr in london wie spät hier', germany, 'timezone', { coords: '52.5,13.37', at: '2026-11-25T15:00:00+00:00' }],
	[
		'si son las 15 en londres qué hora es aquí',
		spain,
		'timezone',
		{ coords: '40.4,-3.68', at: '2026-11-25T15:00:00+00:00' }
	],
	[
		"s'il est 15h à londres quelle heure est-il ici",
		france,
		'timezone',
		{ coords: '48.87,2.33', at: '2026-11-25T15:00:00+00:00' }
	],
	["what time is it in la when it's 5pm here", britain, 'timezone', { at: '2026-11-25T17:00:00+00:00' }],
	['noon in tokyo in london time', britain, 'timezone', { at: '2026-11-25T12:00:00+09:00' }],
	['2026-11-25T10:00:00Z', britain, 'timezone', { coords: '51.51,-0.13', at: '2026-11-25T10:00:00Z' }],
	['2026-11-25 10:00:00 +0530', britain, 'timezone', { coords: '51.51,-0.13', at: '2026-11-25T04:30:00Z' }],
	['wann endet die sommerzeit', germany, 'timezone', { coords: '52.5,13.37', ask: 'back' }],
	['when do clocks go forward in new york', britain, 'timezone', { ask: 'forward' }],
	// Ways.
	['london paris', britain, 'distance', {}],
	['madrid barcelona', spain, 'distance', {}],
	['koordinaten berlin', germany, 'places', { q: 'berlin' }],
	// Sizes.
	['180cm in feet', britain, 'evaluate', { expression: '180 cm to ft and in' }],
	['180 m in feet', britain, 'evaluate', { expression: '180 m to foot' }],
	['70kg in stone', britain, 'evaluate', { expression: '70 kg to stone and lb' }],
	['ein halber liter in ml', germany, 'evaluate', { expression: '0.5 L to mL' }],
	['37,5 grad', germany, 'evaluate', { expression: '37.5 degC to degF' }],
	['90 grad', germany, 'evaluate', { expression: '90 deg to rad' }],
	// Others.
	['country code +234', britain, 'example', { country: 'NG' }],
	['ländervorwahl schweiz', germany, 'example', { country: 'CH' }],
	['is 02079460958 valid', britain, 'number', { number: '02079460958' }],
	['hello in hindi letters', britain, 'transliterate', { text: 'hello', to: 'devanagari', from: 'casual' }],
	['namaste hindi mein likho', india, 'transliterate', { text: 'namaste', to: 'devanagari' }],
	['20 quid in dollars', britain, 'rates', { base: 'GBP', symbols: 'USD', amount: '20' }],
	['qué significa serendipity', spain, 'related', { word: 'serendipity' }],
	['happy ka matlab', india, 'related', { word: 'happy' }],
	['en qué idioma está bonjour', spain, 'detect', { text: 'bonjour' }],
	['universités à lyon', france, 'universities', { q: 'lyon' }],
	['créer un code qr', france, 'qr', {}],
	['दिल्ली के विश्वविद्यालय', india, 'universities', { q: 'दिल्ली' }],
	['سعر الدولار', britain, 'rates', { base: 'USD' }],
	['डॉलर का रेट', india, 'rates', { base: 'USD' }],
	['1 லட்சம் ரூபாய் டாலரில்', india, 'rates', { base: 'INR', symbols: 'USD', amount: '100000' }],
	['अर्धा लिटर मिली मध्ये', india, 'evaluate', { expression: '0.5 L to mL' }],
	['هل 2028 سنة كبيسة', britain, 'evaluate', { expression: '366 days' }],
	['1 1/2 cups to ml', america, 'evaluate', { expression: '(1 + 1/2) cup to mL' }],
	['2 3/4 inches in cm', america, 'evaluate', { expression: '(2 + 3/4) inch to cm' }],
	['98 degrees', america, 'evaluate', { expression: '98 degF to degC' }],
	['reading level of the cat sat on the mat', america, 'readability', { text: 'the cat sat on the mat' }],
	['count words in this text: one two', america, 'readability', { text: 'one two' }],
	['how long until new year', america, 'evaluate', { expression: 'days between 2026-11-25 and 2027-01-01' }],
	['weeks left in 2026', america, 'evaluate', { expression: 'weeks between 2026-11-25 and 2026-12-31' }],
	['3pm et in gmt', america, 'timezone', { coords: '0,0', at: '2026-11-25T15:00:00-05:00' }],
	['12 noon gmt', germany, 'timezone', { at: '2026-11-25T12:00:00+00:00' }],
	['miles between boston and dc', america, 'distance', {}],
	['next federal holiday', america, 'holidays', { country: 'US' }],
	['who died today', america, 'onThisDay', { type: 'deaths' }],
	['july 4 in history', america, 'onThisDay', { month: '7', day: '4' }],
	['is harvard.edu real', america, 'universities', { domain: 'harvard.edu' }],
	['another word for big', america, 'related', { word: 'big', relation: 'synonyms' }],
	['is this number valid 2125550123', america, 'number', { number: '2125550123' }],
	['scan barcode', america, 'product', {}],
	['foto verkleinern', germany, 'info', {}],
	['make a wifi qr for Home password secret123', america, 'wifi', { ssid: 'Home', password: 'secret123' }],
	['5 km', britain, 'evaluate', { expression: '5 km to mile' }],
	['12 inches', germany, 'evaluate', { expression: '12 inch to cm' }],
	['1,5 kg', germany, 'evaluate', { expression: '1.5 kg to lb' }],
	['watts to horsepower', britain, 'evaluate', { expression: '1 W to hp' }],
	['half past three in tokyo', britain, 'timezone', { at: '2026-11-25T03:30:00+09:00' }],
	['100 ps in kw', germany, 'evaluate', { expression: '100 metrichorsepower to kW' }],
	['100 hp in kw', britain, 'evaluate', { expression: '100 hp to kW' }],
	['uni in wien', germany, 'universities', { q: 'wien' }],
	['born today', britain, 'onThisDay', {}]
] as const)('%s', (input, device, operation, values) => {
	expect(understand(input, device).readings[0]).toMatchObject({ operation, values });
});

test.each([
	['vat on 120', 'tax'],
	['120 hors tva', 'tax'],
	['mwst von 119', 'tax'],
	['119 brutto netto', 'tax'],
	['is GB82WEST12345698765432 a valid iban', 'iban']
])('%s is told to be %s', (input, kind) => expect(understand(input, britain).noTool).toBe(kind));

test.each(['vat on 120 at 20%', 'mwst', '120 + 20%', 'iban', 'is it valid'])('%s is not', (input) =>
	expect(understand(input, britain).noTool).toBeNull()
);

test.each([
	['उद्या कोणता वार आहे', '2026-11-26'],
	['நாளை என்ன கிழமை', '2026-11-26'],
	['कल कौन सा दिन है', '2026-11-26'],
	['कल कौन सा दिन था', '2026-11-24'],
	['ما هو يوم غدا', '2026-11-26'],
	['add 3 months to 2026-11-30', '2027-02-28'],
	['what year is it', '2026-11-25']
])('%s: %s', (input, day) => expect(understand(input, india).day?.from).toBe(day));

test('a list of holidays that is over for this year is asked for the next', () => {
	expect(understand('next holiday', britain).readings[0]).toMatchObject({
		values: { country: 'GB' },
		otherwise: { country: 'GB', year: '2027' }
	});
	expect(understand('holidays 2027', britain).readings[0]).not.toHaveProperty('otherwise');
});

test('a time without a place, a town of two words, and hours beside watts are no clock, no way and no conversion', () => {
	const operations = (input: string) => understand(input, britain).readings.map((reading) => reading.kind === 'tool' && reading.operation); // prettier-ignore
	expect(operations('10 am')).not.toContain('timezone');
	expect(operations('new york')).not.toContain('distance');
	expect(operations('hours to watts')).not.toContain('evaluate');
	expect(operations('gmt+13')).not.toContain('timezone');
});

test.each([
	'working days in constructor 2027',
	'is christmas in constructor a holiday',
	'holidays constructor',
	'5 constructor',
	'5 constructor in cm',
	'9am constructor',
	'constructor',
	'3pm constructor in tokyo',
	'hello in constructor letters',
	'5 __proto__ in cm'
])('what every object has is no word of a table: %s', (input) => {
	const { readings } = understand(input, britain);
	expect(readings.map((reading) => JSON.stringify(reading)).join()).not.toMatch(/native code|undefined|"places":\{\}/);
});

test('a clock that nobody has at this time of the year is not guessed at', () => {
	const inJuly = { ...britain, today: '2026-07-15' };
	const first = (input: string) => understand(input, inJuly).readings[0];
	expect(first('9am pst')).toBeUndefined();
	expect(first('9am pdt')).toMatchObject({ operation: 'timezone', values: { at: '2026-07-15T09:00:00-07:00' } });
	expect(first('9am ist')).toMatchObject({ operation: 'timezone', values: { at: '2026-07-15T09:00:00+05:30' } });
});
