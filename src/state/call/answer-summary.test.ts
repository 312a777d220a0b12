import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { groups } from '../../../engines';
import { UNREAD } from '../../../engines/holidays/unread';

const settings = vi.hoisted(() => ({ locale: 'en-US', language: 'en', units: 'metric' }));
vi.mock('../settings/settings.svelte', () => ({ settings }));
const { clockLine, lineOf, loadLines } = await import('./answer-summary');
beforeAll(() => Promise.all(groups.map(({ id }) => loadLines(id))));

const TODAY = '2026-11-22';
beforeEach(() => Object.assign(settings, { locale: 'en-US', language: 'en', units: 'metric' }));

const HOLIDAYS = {
	country: 'FR',
	year: 2026,
	holidays: [{ name: 'Christmas Day', local_name: 'Noël', date: '2026-12-25' }]
};
const NEW_YORK = { local_time: '2026-11-22T15:56:05-05:00', utc_offset: '-05:00' };
const RATES = { base: 'USD', rates: { INR: 88.5 }, date: '2026-11-20' };

test.each([
	['en-US', 'holidays', 'holidays', HOLIDAYS, 'Christmas Day · Dec 25, 2026'],
	['en-GB', 'holidays', 'holidays', HOLIDAYS, 'Christmas Day · 25 Dec 2026'],
	['de-DE-u-hc-h23-nu-latn', 'holidays', 'holidays', HOLIDAYS, 'Christmas Day · 25.12.2026'],
	['en-US', 'geo', 'timezone', NEW_YORK, '3:56 PM · GMT−5'],
	['de-DE-u-hc-h23-nu-latn', 'geo', 'timezone', NEW_YORK, '15:56 · GMT−5'],
	['fr-FR-u-hc-h23-nu-latn', 'geo', 'timezone', NEW_YORK, '15:56 · UTC−5'],
	['en-US', 'geo', 'timezone', { ...NEW_YORK, utc_offset: '+05:45' }, '3:56 PM · GMT+5:45'],
	['en-US', 'geo', 'timezone', { ...NEW_YORK, utc_offset: '-00:44' }, '3:56 PM · GMT−0:44'],
	['en-US', 'geo', 'timezone', { ...NEW_YORK, utc_offset: '+13:45' }, '3:56 PM · GMT+13:45'],
	['en-US', 'currency', 'rates', RATES, '1,250.5 USD = 110,669.25 INR · Nov 20, 2026'],
	['de-DE', 'currency', 'rates', RATES, '1.250,5 USD = 110.669,25 INR · 20.11.2026'],
	['de-DE', 'geo', 'distance', { kilometers: 1877.46, compass: 'WSW' }, '1.877 km WSW'],
	['de-DE', 'geo', 'distance', { kilometers: 12.345, compass: null }, '12,3 km'],
	['en-US', 'holidays', 'workdays', { workdays: 24, calendar_days: 34, to: '2026-12-25' }, '24 of 34 are working days']
])('%s writes %s/%s by its own region', (locale, group, operation, body, line) => {
	settings.locale = locale;
	// What ICU puts between time and half of the day is its own.
	expect(lineOf(group, operation, body, { amount: '1250.5' }, TODAY).replace(/\s/g, ' ')).toBe(line);
});

test('a way is in the unit that the reader prefers', () => {
	settings.units = 'imperial';
	expect(lineOf('geo', 'distance', { kilometers: 160.9344, compass: 'N' }, {}, TODAY)).toBe('100 mi N');
});

test.each([
	['fr', 'FR', 'Noël · 25 déc. 2026'],
	['fr', 'DE', 'Christmas Day · 25 déc. 2026'],
	['en', 'FR', 'Christmas Day · 25 déc. 2026']
])('in %s a holiday of %s has its own name where that is the language there', (language, country, line) => {
	Object.assign(settings, { locale: 'fr-FR', language });
	expect(lineOf('holidays', 'holidays', { ...HOLIDAYS, country }, {}, TODAY)).toBe(line);
});

test('in Arabic, what is written by its region is apart from names of another direction', () => {
	Object.assign(settings, { locale: 'ar-EG-u-nu-latn', language: 'ar' });
	expect(lineOf('holidays', 'holidays', HOLIDAYS, {}, TODAY)).toMatch(/^Christmas Day · \u2068.*\u2069$/);
});

test('the rate of this very day says no day', () =>
	expect(lineOf('currency', 'rates', { ...RATES, date: TODAY }, {}, TODAY)).toBe('1 USD = 88.50 INR'));

test('a line is 200 characters at most, and empty where there is none', () => {
	expect(lineOf('language', 'transliterate', { result: 'x'.repeat(300) }, {}, TODAY)).toHaveLength(200);
	for (const body of [null, 'text'] as const) expect(lineOf('geo', 'distance', body, {}, TODAY)).toBe('');
	for (const [group, operation] of [
		['geo', 'destination'],
		['gone', 'distance']
	] as const)
		expect(lineOf(group, operation, {}, {}, TODAY)).toBe('');
});

test('a clock that goes by its zone reads as the answer of the API does', () => {
	expect(clockLine('America/New_York', Date.parse('2026-11-22T20:56:05Z'))).toBe(
		lineOf('geo', 'timezone', NEW_YORK, {}, TODAY)
	);
	expect(clockLine('Asia/Kathmandu', Date.parse('2026-11-22T20:56:05Z'))).toMatch(/2:41\sAM · GMT\+5:45$/);
});

const NEW_YEARS = {
	country: 'CN',
	year: 2027,
	note: null,
	holidays: [
		{ name: "New Year's Day", local_name: '元旦', date: '2027-01-01' },
		{ name: 'Spring Festival', local_name: '春节', date: '2027-02-06' }
	]
};
test.each([
	['2027-02-06', 'Spring Festival · Feb 6, 2027'],
	['2027-02-07', 'Feb 7, 2027: no public holiday']
])('%s is told as %s', (date, line) => expect(lineOf('holidays', 'holidays', NEW_YEARS, { date }, TODAY)).toBe(line));

test('a day beside a feast of the moon may be it, and where no law was read nobody knows', () => {
	const eid = { name: 'Eid al-Fitr', local_name: '', date: '2027-03-10', estimated: true };
	const line = (date: string, answer: object) => lineOf('holidays', 'holidays', answer, { date }, TODAY);
	const list = { ...NEW_YEARS, holidays: [...NEW_YEARS.holidays, eid] };
	expect(line('2027-03-11', list)).toBe('Eid al-Fitr · ≈ Mar 10, 2027');
	expect(line('2027-03-12', list)).toBe('Eid al-Fitr · ≈ Mar 10, 2027');
	expect(line('2027-03-13', list)).toBe('Mar 13, 2027: no public holiday');
	expect(line('2027-03-13', { ...list, note: 'Each state has more: ask for a subdivision.' })).toBe('Mar 13, 2027: no public holiday'); // prettier-ignore
	expect(line('2027-03-13', { ...list, note: UNREAD })).toBe('');
});

test('feet and inches have their inches in decimals', () => {
	const answer = { expression: '180 cm to ft and in', exact: '5 ft (1380/127) in', decimal: null, kind: 'unit', notes: [] }; // prettier-ignore
	expect(lineOf('math', 'evaluate', answer, {}, TODAY)).toBe('≈ 5 ft 10.87 in');
});

const FAST = {
	definition: null,
	synonyms: [{ word: 'quick' }, { word: 'fasting' }],
	antonyms: [{ word: 'slow' }],
	broader: [{ word: 'abstinence', lemma: 'fast', part_of_speech: 'noun', sense: 1 }],
	narrower: [],
	senses: [{ lemma: 'fast', part_of_speech: 'noun', sense: 1, words: ['fast', 'fasting'] }]
};
test.each([
	[{ ask: 'antonyms' }, 'slow'],
	[{ ask: 'synonyms' }, 'quick, fasting'],
	[{}, 'fasting']
])('%j of a word without its definition are %s', (values, line) =>
	expect(lineOf('dictionary', 'related', FAST, values, TODAY)).toBe(line)
);

test('what a calculator of a school gives stands beside it', () => {
	const notes = [{ text: 'log is the natural logarithm', alternative: 'log10(100)', value: '2' }];
	const answer = { exact: 'log(100)', decimal: 4.605170185988, kind: 'real', notes };
	expect(lineOf('math', 'evaluate', answer, {}, TODAY)).toBe('log(100) ≈ 4.60517018599 (ln) · log10(100) = 2');
});

test.each([
	['79.99 * 0.7', '55993/1000', 55.993, '55.993'],
	['15% of 230', '69/2', 34.5, '34.5'],
	['1/3 + 1/6', '1/2', 0.5, '1/2 = 0.5'],
	['10/16', '5/8', 0.625, '5/8 = 0.625'],
	['1/3', '1/3', 0.333333333333333, '1/3 ≈ 0.333333333333'],
	// Too many digits for twelve: not said to be equal.
	['1/2^20', '1/1048576', 9.5367431640625e-7, '1/1048576 ≈ 9.53674316406e-7'],
	['5 is what percent of 20', '25%', 0.25, '25%']
])('%s: a decimal that says all is equal, any other is about so', (expression, exact, decimal, line) =>
	expect(lineOf('math', 'evaluate', { expression, exact, decimal, kind: 'rational', notes: [] }, {}, TODAY)).toBe(line)
);

const change = { time: '2027-03-28T01:00:00Z', local_time: '2027-03-28T02:00:00+01:00', utc_offset: '+01:00' };
test('the day is told where it is another there, and when clocks change by the clocks there', () => {
	const tokyo = { local_time: '2026-11-24T00:00:00+09:00', utc_offset: '+09:00', next_transition: null };
	expect(lineOf('geo', 'timezone', tokyo, { at: '2026-11-23T15:00:00+00:00' }, TODAY)).toContain('Nov 24, 2026');
	expect(lineOf('geo', 'timezone', tokyo, { at: '2026-11-24T00:00:00+09:00' }, TODAY)).not.toContain('Nov');
	expect(lineOf('geo', 'timezone', { ...tokyo, next_transition: change }, { ask: 'change' }, TODAY)).toBe('Mar 28, 2027 · 2:00 AM · GMT+1'); // prettier-ignore
	expect(lineOf('geo', 'timezone', tokyo, { ask: 'change' }, TODAY)).toBe('the clocks don’t change');
});

test.each([
	[
		{ valid: true, international: '+49 30 901820', type: 'fixed_line', country: 'DE' },
		{},
		'+49 30 901820 · landline, Germany'
	],
	[
		{ valid: true, international: '+800 1234 5678', type: 'toll_free', country: null },
		{},
		'+800 1234 5678 · toll-free'
	],
	[
		{ valid: true, international: '+49 30 901820', type: 'fixed_line', country: null },
		{ country: 'Utopia' },
		'+49 30 901820 · landline, Utopia'
	],
	[{ valid: false, reason: 'is too short', country: null }, {}, 'is too short']
] as const)('a number is written with its kind and country, as far as they are known: %o', (answer, asked, line) =>
	expect(lineOf('phone', 'number', answer, asked, TODAY)).toBe(line)
);

test('a number that is none is said to be none of a country', () =>
	expect(lineOf('phone', 'number', { valid: false, reason: 'is too long', country_name: null }, { country: 'US' }, TODAY)).toBe('United States: is too long')); // prettier-ignore

test('lines are in the reader’s language: names of countries and languages, the decimal mark', () => {
	Object.assign(settings, { locale: 'de-DE', language: 'de' });
	const line = (group: string, operation: string, body: object) => lineOf(group, operation, body, {}, TODAY);
	expect(line('language', 'detect', { code: 'it', name: 'Italian', confidence: 0.9, reliable: true })).toBe('Italienisch · 90%'); // prettier-ignore
	// What may be another language is a question.
	expect(line('language', 'detect', { code: 'it', name: 'Italian', confidence: 0.5, reliable: false })).toBe('Italienisch? · 50%'); // prettier-ignore
	expect(line('language', 'detect', { code: 'zh-cn', name: 'Chinese', confidence: 1, reliable: true })).toBe('Chinesisch (vereinfacht) · 100%'); // prettier-ignore
	expect(line('geo', 'places', { places: [{ name: 'Munich', local_name: 'München', country: 'DE', latitude: 48.1, longitude: 11.6 }], note: null })).toBe('München, Deutschland · 48.1, 11.6'); // prettier-ignore
	expect(line('math', 'evaluate', { expression: '79,99 * 0,7', exact: '55993/1000', decimal: 55.993, kind: 'rational', notes: [] })).toBe('55,993'); // prettier-ignore
	expect(line('math', 'evaluate', { expression: 'x', exact: '180.34 cm', decimal: null, kind: 'unit', notes: [] })).toBe('180,34 cm'); // prettier-ignore
	expect(line('math', 'evaluate', { expression: 'x', exact: '31 days', decimal: 31, kind: 'unit', notes: [] })).toBe('31 Tage'); // prettier-ignore
	// Commas part the values of a list.
	expect(line('math', 'evaluate', { expression: 'x', exact: '[1.5, 2]', decimal: null, kind: 'matrix', notes: [] })).toBe('[1.5, 2]'); // prettier-ignore
});

test('so many digits as were asked for', () => {
	const pi = { expression: 'pi to 20 digits', exact: 'pi', decimal: Math.PI, decimal_text: '3.1415926535897932385', kind: 'real', notes: [] }; // prettier-ignore
	expect(lineOf('math', 'evaluate', pi, {}, TODAY)).toBe('pi ≈ 3.1415926535897932385');
	const whole = { ...pi, expression: 'pi', decimal_text: '3.14159265358979323846264338328' };
	expect(lineOf('math', 'evaluate', whole, {}, TODAY)).toBe('pi ≈ 3.14159265359');
});
