/** What the box makes of what people type: not the tool alone, the values that it is asked with too. */
import { expect, test, vi } from 'vitest';
import { hintsOf } from '../../src/state/box-hints';
import { engine } from '../../engines/holidays/engine';
import { withPoints } from '../../engines/kit/suggest';
import { understand } from '../../src/state/box';
import { testContext } from '../support/context';

// Without a page: a line is written as a device of the United States writes it.
vi.mock('../../src/state/settings/settings.svelte', () => ({
	settings: { locale: 'en-US', language: 'en', units: 'metric' }
}));
const { lineOf } = await import('../../src/state/call/answer-summary');

const hints = hintsOf({ country: 'DE', currency: 'EUR' }, '2026-11-21');
const first = (input: string) => understand(input, hints).readings[0];

test.each([
	['20% off 80', { expression: '80 * (1 - 20%)' }],
	['20 % of 80', { expression: '20% * 80' }],
	["1'000 g in kg", { expression: '1000 g to kg' }]
])('%s is the sum %j', (input, values) => expect(first(input)).toMatchObject({ operation: 'evaluate', values }));

test('feet and inches are never one number', () => {
	for (const input of [`5'11" in cm`, `6' 2" in cm`, `5'11 in cm`])
		expect(JSON.stringify(first(input) ?? {})).not.toMatch(/511|62 /);
});

test.each([
	['5k usd to eur', { base: 'USD', symbols: 'EUR', amount: '5000' }],
	['1.5 million eur in usd', { base: 'EUR', symbols: 'USD', amount: '1500000' }],
	['2 lakh inr in usd', { base: 'INR', symbols: 'USD', amount: '200000' }],
	['3 mio euro in franken', { base: 'EUR', symbols: 'CHF', amount: '3000000' }]
])('%s converts %j', (input, values) => expect(first(input)).toMatchObject({ operation: 'rates', values }));

test.each([
	['how many working days until christmas', { country: 'DE', from: '2026-11-21', to: '2026-12-25' }],
	['business days between 2026-12-01 and 2026-12-31', { from: '2026-12-01', to: '2026-12-31' }],
	['10 business days from today', { from: '2026-11-21', add: '10' }],
	['5 working days before christmas', { from: '2026-12-25', add: '-5' }],
	['wie viele arbeitstage bis weihnachten', { from: '2026-11-21', to: '2026-12-25' }],
	['arbeitstage zwischen 1.12.2026 und 31.12.2026', { from: '2026-12-01', to: '2026-12-31' }]
])('%s counts days: %j', (input, values) => expect(first(input)).toMatchObject({ operation: 'workdays', values }));

test.each([
	['days between 2024-01-01 and 2026-11-21', 'days between 2024-01-01 and 2026-11-21'],
	['how many days until new year', 'days between 2026-11-21 and 2027-01-01'],
	['days until christmas', 'days between 2026-11-21 and 2026-12-25']
])('%s is a question of arithmetic: %s', (input, expression) =>
	expect(first(input)).toMatchObject({ operation: 'evaluate', values: { expression } })
);

test.each([
	['when is diwali 2027', { country: 'IN', year: '2027' }],
	['thanksgiving', { country: 'US' }],
	['eid', { country: 'AE' }],
	['chinese new year 2027', { country: 'CN', year: '2027' }],
	['christmas', { country: 'DE' }],
	['thanksgiving in canada', { country: 'CA' }],
	['is tomorrow a holiday in spain', { country: 'ES', year: '2026' }],
	['is today a holiday', { country: 'DE' }]
])('%s asks a country that has the day: %j', (input, values) =>
	expect(first(input)).toMatchObject({ operation: 'holidays', values })
);

test.each([
	['christmas', 'DE', 'Christmas Day · Dec 25, 2026'],
	['golden week 2027', 'US', 'Showa Day · Apr 29, 2027 – May 5, 2027'],
	['tet 2027', 'US', 'Lunar New Year · Feb 5, 2027 – Feb 9, 2027'],
	['semana santa 2027', 'US', ''],
	['easter monday 2027', 'US', 'Mar 29, 2027 · no nationwide holiday'],
	['pfingsten 2027', 'DE', 'Whit Monday · May 17, 2027'],
	['thanksgiving canada 2027', 'US', 'Oct 11, 2027 · no nationwide holiday'],
	['eid', 'US', 'End of Ramadan (Eid al-Fitr) · ≈ Mar 9, 2027 – Mar 11, 2027'],
	['yom kippur', 'US', 'Day of Atonement (Yom Kippur) · Oct 11, 2027'],
	['when is diwali 2027', 'DE', 'Diwali (Deepavali) · Oct 29, 2027'],
	['thanksgiving', 'DE', 'Thanksgiving Day · Nov 26, 2026'],
	['karfreitag 2027', 'DE', 'Good Friday · Mar 26, 2027'],
	['easter 2027', 'PL', 'Easter Sunday · Mar 28, 2027'],
	// In all cantons it is none, in most it is one: nothing is said.
	['karfreitag 2027', 'CH', 'Mar 26, 2027'],
	['halloween', 'DE', '']
])('%s, asked in %s, is answered by its own day and no other: "%s"', async (input, home, line) => {
	const { readings } = understand(input, hintsOf({ country: home, currency: 'EUR' }, '2026-11-21'));
	const reading = readings[0];
	if (reading?.kind !== 'tool' || reading.operation !== 'holidays') return expect(line).toBe('');
	const { country = '', year = '2026' } = reading.values;
	const answer = await engine.holidays({ country, year: Number(year) } as never, testContext());
	expect(lineOf('holidays', 'holidays', answer, reading.values, '2026-11-21')).toBe(line);
});

test('a feast is asked of the own country where it is a holiday there too', () => {
	const here = hintsOf({ country: 'SG', currency: 'SGD' }, '2026-11-21');
	expect(understand('when is diwali', here).readings[0]).toMatchObject({ values: { country: 'SG' } });
});

test.each([
	['coordinates of berlin', { q: 'berlin' }],
	['where is timbuktu', { q: 'timbuktu' }],
	['koordinaten von köln', { q: 'köln' }]
])('%s is where a place lies: %j', (input, values) =>
	expect(first(input)).toMatchObject({ operation: 'places', values })
);

test.each([
	['opposite of happy', 'related', { word: 'happy' }],
	['what is the meaning of ubiquitous', 'related', { word: 'ubiquitous' }],
	['namaste in devanagari', 'transliterate', { text: 'namaste', to: 'devanagari', from: 'casual' }],
	['make a qr code for https://example.com', 'qr', { text: 'https://example.com' }],
	['qr code with Hello World', 'qr', { text: 'Hello World' }],
	['wifi qr code', 'wifi', {}],
	['who invented the telephone', 'autocomplete', { q: 'telephone' }],
	['capital of france', 'autocomplete', {}]
])('%s is for %s with %j', (input, operation, values) =>
	expect(first(input)).toMatchObject({ operation, ...(Object.keys(values).length > 0 && { values }) })
);

test('earthquakes of a country that is named are asked near it', () => {
	expect(first('earthquake japan')).toMatchObject({ operation: 'recent', places: { near: 'japan' } });
	expect(first('earthquakes in Turkey this week')).toMatchObject({
		values: { period: 'week' },
		places: { near: 'turkey' }
	});
	expect(first('m5 earthquakes near tokyo')).toMatchObject({
		values: { min_magnitude: '4.5', at_least: '5' },
		places: { near: 'tokyo' }
	});
	expect(first('earthquakes today')).not.toHaveProperty('places');
});

test.each([
	['earthquakes above 6', { period: 'month', min_magnitude: '4.5', at_least: '6' }],
	['quakes of magnitude 6.5 or more this week', { period: 'week', min_magnitude: '4.5', at_least: '6.5' }],
	['6+ earthquakes today', { min_magnitude: '4.5', at_least: '6' }],
	['m4.5 earthquakes', { min_magnitude: '4.5' }],
	['erdbeben über 5,5', { min_magnitude: '4.5', at_least: '5.5' }],
	['sismos mayores de 3', { min_magnitude: '2.5', at_least: '3' }],
	['séismes supérieurs à 6', { period: 'month', min_magnitude: '4.5', at_least: '6' }],
	['6 से ज्यादा भूकंप', { period: 'month', min_magnitude: '4.5', at_least: '6' }]
])('%s: earthquakes by the magnitude that was said', (input, values) => {
	const reading = first(input);
	expect(reading).toMatchObject({ operation: 'recent', values });
	expect(reading).not.toHaveProperty('places');
	expect(Object.keys((reading as { values: object }).values).sort()).toEqual(Object.keys(values).sort());
});

test.each([
	['+49 30 901820 / 21', { number: '+49 30 901820 / 21' }],
	['1-800-FLOWERS', { number: '1-800-FLOWERS', country: 'US' }],
	['नमस्ते in english letters', { text: 'नमस्ते', to: 'casual' }],
	['what language is this: bonjour', { text: 'bonjour' }],
	['welche sprache ist das', {}],
	['births on 3 march', { month: '3', day: '3', type: 'births' }]
])('%s is asked with %j alone', (input, values) => expect(first(input)).toMatchObject({ values }));

test('a unit behind the way is no part of its end', () => {
	expect(first('distance london paris in miles')).toMatchObject({ places: { from: 'london', to: 'paris' } });
	expect(JSON.stringify(first('what language is this: bonjour'))).not.toContain('this:');
});

const german = hintsOf({ country: 'DE', currency: 'EUR' }, '2026-11-21', 'de-DE');
test.each([
	['1.500 + 250', { expression: '1500 + 250' }],
	['2.500 * 4', { expression: '2500 * 4' }],
	['1.500 km in meilen', { expression: '1500 km to mile' }],
	['1.500 euro in dollar', { base: 'EUR', symbols: 'USD', amount: '1500' }],
	['1.5 + 2', { expression: '1.5 + 2' }],
	['1 pfund in gramm', { expression: '1 metricpound to g' }]
])('where dots group thousands %s is asked as %j', (input, values) =>
	expect(understand(input, german).readings[0]).toMatchObject({ values })
);

test('a day with strokes is read as the region writes it', () => {
	const about = (hints: typeof german) => {
		const [reading] = understand('3/4/2026', hints).readings;
		return reading?.kind === 'tool' ? reading.about : undefined;
	};
	expect(about(german)).toBe('2026-04-03');
	expect(about(hintsOf({ country: 'US', currency: 'USD' }, '2026-11-21', 'en-US'))).toBe('2026-03-04');
});

test.each([
	['१२ + ३', '12 + 3'],
	['٢ + ٢', '2 + 2'],
	['٢٠٪ من ١٥٠', '20% * 150']
])('%s is asked as %s', (input, expression) => expect(first(input)).toMatchObject({ values: { expression } }));

test.each([
	['IN', '9876543210'],
	['IN', '98765 43210'],
	['FR', '0612345678'],
	['ES', '612 345 678'],
	['GB', '07911123456'],
	['US', '6502530000'],
	['US', '1-800-356-9377']
])(
	'at home in %s %s is a number of there',
	(country, input) =>
	expect(understand(input, hintsOf({ country, currency: 'EUR' }, '2026-11-21')).readings[0]).toMatchObject({ operation: 'number', values: { country } }) // prettier-ignore
);

test('pints and gallons are imperial where they are', () => {
	const british = hintsOf({ country: 'GB', currency: 'GBP' }, '2026-11-21', 'en-GB');
	expect(understand('1 pint in ml', british).readings[0]).toMatchObject({
		values: { expression: '1 imperialpint to mL' }
	});
	expect(first('1 pint in ml')).toMatchObject({ values: { expression: '1 pint to mL' } });
});

test.each([
	['easter monday', { year: '2027', day: 'easter monday' }],
	['labor day', { day: 'labor day' }],
	['is tomorrow a holiday', { year: '2026', day: '2026-11-22' }]
])('%s asks for the next one: %j', (input, values) =>
	expect(first(input)).toMatchObject({ operation: 'holidays', values })
);

test('an academic address is read, others are not', () => {
	expect(first('john@stanford.edu')).toMatchObject({ operation: 'universities' });
	expect(understand('john@example.com', german).noTool).not.toBeNull();
});

test.each([
	['is 3 october a holiday in germany', { country: 'DE', day: '2027-10-03' }],
	['is christmas a holiday in japan', { country: 'JP', day: 'christmas' }],
	['दिवाली कब है', { country: 'IN', year: '2027' }],
	['holidays in kerala', { country: 'IN', subdivision: 'KL' }],
	['qr https://example.com', { text: 'https://example.com' }],
	['from madrid to barcelona', {}],
	['latest news', {}],
	['how many feet in a mile', { expression: '1 mile to foot' }],
	['8h 30m - 1h 45m', { expression: '8h 30m - 1h 45m' }]
])('%s is asked as %j', (input, values) => expect(first(input)).toMatchObject({ values }));

test('a place that is not known at once is looked up, not dropped', () =>
	expect(first('earthquakes near gotham')).toMatchObject({ operation: 'recent', places: { near: 'gotham' } }));

test.each(['1 bitcoin in usd', '25:30 utc to cet', '0-306-40615-2'])('%s is no text to be judged and no sum', (input) =>
	expect(understand(input, hints).readings.filter(({ score }) => score > 0.5)).toEqual([])
);

test.each([
	['distance from 52.52,13.405 to 48.85,2.35', { values: { from: '52.52,13.405', to: '48.85,2.35' } }],
	['paris to berlin in km', { values: { unit: 'km' }, places: { from: 'paris', to: 'berlin' } }],
	['المسافة بين القاهرة والرياض', { places: { from: 'القاهرة', to: 'الرياض' } }],
	['luftlinie hamburg wien', { places: { from: 'hamburg', to: 'wien' } }]
])('%s is a way: %j', (input, reading) => expect(first(input)).toMatchObject({ operation: 'distance', ...reading }));

test('a day with strokes that no calendar has is none', () =>
	expect(understand('2/30/2026', hints)).toMatchObject({ readings: [], noTool: 'date' }));

test.each([
	['5pm est to ist', '2026-11-21T17:00:00-05:00', 'Kolkata'],
	['14:30 utc to cet', '2026-11-21T14:30:00+00:00', 'Paris'],
	['12am pst in tokyo', '2026-11-21T00:00:00-08:00', 'tokyo'],
	['9 est in india', '2026-11-21T09:00:00-05:00', 'india']
])('%s is %s at %s', (input, at, coords) =>
	expect(first(input)).toMatchObject({ operation: 'timezone', values: { at }, places: { coords } })
);

test.each([
	['1.500 + 250', '1500 + 250'],
	['1.234.567 / 2', '1234567 / 2'],
	['2,500 * 4', '2.500 * 4'],
	['1,5 + 2,25', '1.5 + 2.25'],
	['1.5 + 2.25', '1.5 + 2.25'],
	['0.125 * 8', '0.125 * 8'],
	['max(1.500, 2)', 'max(1.500, 2)']
])('where dots group, %s is the sum %s', (text, sum) => expect(withPoints(text)).toBe(sum));

test.each([
	['3pm london in new york', '2026-11-21T15:00:00+00:00', 'new york'],
	['15:30 berlin in tokyo', '2026-11-21T15:30:00+01:00', 'tokyo'],
	['3pm in pune to london', '2026-11-21T15:00:00+05:30', 'london'],
	['est to pst', '2026-11-21T12:00:00-05:00', 'Los Angeles'],
	['5pm est to ist', '2026-11-21T17:00:00-05:00', 'Kolkata'],
	['time difference london tokyo', '2026-11-21T12:00:00+00:00', 'tokyo'],
	['zeitverschiebung berlin new york', '2026-11-21T12:00:00+01:00', 'new york']
])('%s asks for %s in %s', (input, at, coords) =>
	expect(first(input)).toMatchObject({ operation: 'timezone', values: { at }, places: { coords } })
);

test('named clocks of another season keep their distance, or are not answered', () => {
	const july = hintsOf({ country: 'US', currency: 'USD' }, '2026-07-01');
	// Three hours apart all year, on the clocks of summer.
	expect(understand('est to pst', july).readings[0]).toMatchObject({ values: { at: '2026-07-01T12:00:00-04:00' } });
	expect(understand('5pm est to ist', july).readings[0]).toMatchObject({ values: { at: '2026-07-01T17:00:00-05:00' } });
	for (const input of ['ist to pst', '5pm ist to pst'])
		expect(understand(input, july).readings.filter((one) => 'operation' in one && one.operation === 'timezone')).toEqual([]); // prettier-ignore
});

test.each([
	['new york to la', 'new york', 'la'],
	['sf to nyc', 'sf', 'nyc']
])('%s is a way', (input, from, to) =>
	expect(first(input)).toMatchObject({ operation: 'distance', places: { from, to } })
);

test('la is a word where no town stands beside it', () =>
	expect(first('la to do')).not.toMatchObject({ operation: 'distance' }));

test.each([
	['98.6F', '98.6 degF to degC'],
	['37 °C', '37 degC to degF'],
	['-40c', '-40 degC to degF']
])('%s is a temperature', (input, expression) => expect(first(input)).toMatchObject({ values: { expression } }));

test.each([
	'translate hello to french',
	'hello in french',
	'wie heißt hund auf englisch',
	'how do you say cat in german'
])('%s is told that nothing here translates', (input) => expect(understand(input, hints).translation).toBe(true));

test('a sentence with a figure is offered to detection, a sum with words is not', () => {
	expect(understand('Ich habe 3 Hunde', hints).readings).toContainEqual(
		expect.objectContaining({ operation: 'detect' })
	);
	for (const input of ['12 c to f', '3 km to miles'])
		expect(understand(input, hints).readings[0], input).not.toMatchObject({ operation: 'detect' });
});

test.each(['select id, name from users', 'SELECT * FROM a WHERE b = 1', 'delete from users', 'create table a (b int)'])(
	'%s is code',
	(input) => expect(understand(input, hints).noTool).toBe('code')
);
test.each(['Select a language from the list and press the button', 'Delete from your inbox whatever is old'])(
	'%s is none',
	(input) => expect(understand(input, hints).noTool).toBeNull()
);

test('a day that is asked for is the answer, and no tool is asked', () =>
	expect(understand('what day was 14 july 1789', hints)).toEqual({
		readings: [],
		noTool: null,
		day: { from: '1789-07-14' }
	}));

test.each(['x! = 120', 'floor(x) = 3', 'max(x, 3) = 5'])('%s is solved', (input) =>
	expect(first(input)).toMatchObject({ operation: 'evaluate', values: { expression: input } })
);

test.each([
	['how many words in "the quick brown fox"', { text: 'the quick brown fox', ask: 'words' }],
	['count characters: hello world', { text: 'hello world', ask: 'characters' }],
	['syllables in banana', null],
	['how many syllables in banana', { text: 'banana', ask: 'syllables' }],
	['readability of this text', {}],
	['how many words in english', null]
])('%s is counted in the text that stands there', (input, values) => {
	const reading = first(input);
	if (values === null) return expect(reading).not.toMatchObject({ operation: 'readability' });
	expect(reading).toMatchObject({ operation: 'readability' });
	expect((reading as { values: object }).values).toEqual(values);
});

test.each(['chicken stock', 'under the weather', 'cold weather', 'weather vane', 'rolling stock', 'silver lining', 'golden rule', 'alarm clock', 'random walk', 'dice'])(
	'%s is a word for the dictionary, and no question that nothing here answers',
	(input) => expect(understand(input, hints).noTool).toBeNull()
); // prettier-ignore

test.each([
	['weather in paris', 'weather'],
	['wetter morgen', 'weather'],
	['bitcoin price', 'price'],
	['0.5 btc in eur', 'price'],
	['ISBN 0-306-40615-2', 'isbn'],
	['978-0-306-40615-7', 'isbn'],
	['random number', 'random'],
	['set a timer for 10 minutes', 'timer']
])('%s: nothing here is for it, and what it is is said', (input, kind) =>
	expect(understand(input, hints)).toEqual({ readings: [], noTool: kind })
);

test('the book number with a wrong check digit is none', () => {
	expect(understand('9780306406158', hints).noTool).toBeNull();
});

test.each([
	['what time is it', { coords: '52.5,13.36' }],
	['unix time 1700000000', { coords: '52.5,13.36', at: '2023-11-14T22:13:20Z' }],
	['timestamp 1700000000000', { coords: '52.5,13.36', at: '2023-11-14T22:13:20Z' }],
	['utc now', { coords: '0,0' }],
	['wann ist die zeitumstellung', { coords: '52.5,13.36', ask: 'change' }]
])('%s asks the clock here, or the one that is named: %j', (input, values) => {
	const here = hintsOf({ country: 'DE', currency: 'EUR', place: { name: 'Berlin', lat: 52.5, lon: 13.36 } }, '2026-11-21'); // prettier-ignore
	expect(understand(input, here).readings[0]).toMatchObject({ operation: 'timezone', values });
});

test('without a town of its own the device has no clock that is asked', () =>
	expect(first('what time is it')).not.toMatchObject({ operation: 'timezone' }));

test.each([
	['born 1990-05-01', '2026 - 1990'],
	['how old is someone born 24 december 1990', '2026 - 1990 - 1'],
	['2x + 3 = 11', '2x + 3 = 11'],
	['MMXXVI', 'roman MMXXVI'],
	['inverse of [[1,2],[3,4]]', 'inv([[1,2],[3,4]])']
])('%s is worked out as %s', (input, expression) =>
	expect(first(input)).toMatchObject({ operation: 'evaluate', values: { expression } })
);

test.each([
	['100 us dollars in euros', { base: 'USD', symbols: 'EUR', amount: '100' }],
	['250 euro in schweizer franken', { base: 'EUR', symbols: 'CHF', amount: '250' }],
	['50 libras esterlinas en dólares', { base: 'GBP', symbols: 'USD', amount: '50' }],
	['kurs dollar', { base: 'USD', symbols: 'EUR' }],
	['usdjpy', { base: 'USD', symbols: 'JPY' }]
])('%s: money by its full name', (input, values) => expect(first(input)).toMatchObject({ operation: 'rates', values }));

test.each([
	['2,500 * 2', 'de-DE', '2.500 * 2'],
	['2,500 * 2', 'en-US', '2500 * 2'],
	['2,5 * 2', 'en-US', '2.5 * 2']
])('%s in %s is %s: a comma is a decimal mark where dots group', (input, locale, expression) => {
	const there = hintsOf({ country: locale.slice(3), currency: 'EUR' }, '2026-11-21', locale);
	expect(understand(input, there).readings[0]).toMatchObject({ operation: 'evaluate', values: { expression } });
});

test.each([
	['wie viel uhr ist es in tokio', 'timezone'],
	['ist am 6. januar feiertag in bayern', 'holidays'],
	['feiertage in diesem jahr', 'holidays'],
	['nächster brückentag', 'holidays'],
	['arbeitstage dezember 2026', 'workdays'],
	['wieviel tage bis weihnachten', 'evaluate'],
	['noch wie viele tage bis silvester', 'evaluate'],
	['wie alt ist jemand der am 1.5.1990 geboren ist', 'evaluate']
])('%s goes to %s', (input, operation) => expect(first(input)).toMatchObject({ operation }));
