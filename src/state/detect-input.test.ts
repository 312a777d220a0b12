import { expect, test } from 'vitest';
import { groups } from '../../engines';
import { detectInput, isGtin, placeIn } from './detect-input';

const TODAY = '2026-03-01';
const paths = (text: string): string[] => detectInput(text, TODAY).map(({ path }) => path);
const first = (text: string) => detectInput(text, TODAY)[0];

test.each([
	['1/2 + 1/3', '/v1/evaluate', { expression: '1/2 + 1/3' }],
	['sqrt(8)', '/v1/evaluate', { expression: 'sqrt(8)' }],
	['2+2=', '/v1/evaluate', { expression: '2+2' }],
	['√2 × π', '/v1/evaluate', { expression: '√2 × π' }],
	['15% * 80', '/v1/evaluate', { expression: '15% * 80' }],
	['(x+1)^2', '/v1/simplify', { expression: '(x+1)^2' }],
	['52.52,13.405', '/v1/timezone', { coords: '52.52,13.405' }],
	['52.5° N, 13.4° E', '/v1/timezone', { coords: '52.5,13.4' }],
	['33.9 S 18.4 W', '/v1/timezone', { coords: '-33.9,-18.4' }],
	['geo:27.7172,85.324', '/v1/timezone', { coords: '27.7172,85.324' }],
	['52.52,13.405 to 48.8566,2.3522', '/v1/distance', { from: '52.52,13.405', to: '48.8566,2.3522' }],
	['52.52,13.405\n48.8566,2.3522', '/v1/distance', { from: '52.52,13.405', to: '48.8566,2.3522' }],
	['3017620422003', '/v1/product', { barcode: '3017620422003' }],
	['0 12345 67890 5', '/v1/product', { barcode: '012345678905' }],
	['+49 30 901820', '/v1/example', { country: 'DE', number: '+4930901820' }],
	['00977 1 4200105', '/v1/example', { country: 'NP', number: '+97714200105' }],
	['2024-02-29', '/v1/on-this-day', { month: '2', day: '29' }],
	['100 usd in eur', '/v1/rates', { base: 'USD', symbols: 'EUR', amount: '100' }],
	['€ 1,250.50 to gbp', '/v1/rates', { base: 'EUR', symbols: 'GBP', amount: '1250.50' }],
	['usd inr', '/v1/rates', { base: 'USD', symbols: 'INR' }],
	['https://example.org/a.jpg', '/v1/info', { url: 'https://example.org/a.jpg' }],
	['mouse', '/v1/related', { word: 'mouse' }],
	['ice cream', '/v1/related', { word: 'ice cream' }],
	['Germany', '/v1/holidays', { country: 'DE', year: '2026' }],
	['नमस्ते दुनिया', '/v1/transliterate', { text: 'नमस्ते दुनिया', to: 'casual' }],
	['Привет', '/v1/detect', { text: 'Привет' }],
	['WIFI:T:WPA;S:Back\\; Office;P:p\\:w;;', '/v1/wifi', { ssid: 'Back; Office', password: 'p:w', security: 'WPA' }]
])('%j is asked of %s', (text, path, values) => {
	expect(first(text)).toMatchObject({ path, values });
});

test('every proposal names an operation and parameters that it has', () => {
	const operations = new Map(
		groups
			.flatMap((group) => Object.values(group.operations))
			.map((operation) => [operation.path.replace(/\/\{\w+\}$/, ''), operation])
	);
	// For the panels alone: what to convert, which number to check.
	const extra = new Set(['amount', 'number']);
	const inputs = ['1/2', 'x+1', '1.5,2.5', '1.5,2.5 to 3.5,4.5', '3017620422003', '+49 30 901820', '2024-02-29', '100 usd in eur', 'https://example.org/a.jpg', 'mouse', 'Germany', 'नमस्ते', 'Long enough a text to have more than eight words in it.', 'WIFI:T:WPA;S:a;P:b;H:true;;']; // prettier-ignore
	for (const { path, values } of inputs.flatMap((input) => detectInput(input, TODAY))) {
		const known = Object.keys(operations.get(path)?.params.properties ?? {});
		expect([path, Object.keys(values).filter((name) => !known.includes(name) && !extra.has(name))]).toEqual([path, []]);
		expect(known, path).not.toEqual([]);
	}
});

test('a sentence is offered to language, script and readability', () => {
	expect(paths('The quick brown fox jumps over the lazy dog. It was not amused.')).toEqual([
		'/v1/detect',
		'/v1/script',
		'/v1/readability'
	]);
});

test('a date before the first reference rates is offered for its day only', () => {
	expect(paths('1969-07-20')).toEqual(['/v1/on-this-day']);
	expect(paths('2026-02-27')).toEqual(['/v1/on-this-day', '/v1/rates']);
	expect(paths('2026-02-30')).not.toContain('/v1/on-this-day');
});

test('prose with a hyphen or a stop is not a sum', () => {
	expect(paths('a well-known fact')).not.toContain('/v1/evaluate');
	expect(paths('hello')).not.toContain('/v1/evaluate');
});

test('nothing is offered for nothing', () => {
	expect(detectInput('   ', TODAY)).toEqual([]);
});

test.each([
	['3017620422003', true],
	['3017620422004', false],
	['96385074', true],
	['123', false]
])('check digit of %s: %s', (digits, valid) => expect(isGtin(digits)).toBe(valid));

test.each(['91,0.5', '0.5,181', '3 4', 'a,b', ''])('%j is no place', (text) => expect(placeIn(text)).toBeNull());

test('hostile input is read in no time', () => {
	const inputs = ['1'.repeat(400), '-'.repeat(400), '1 '.repeat(200), ' a'.repeat(100_000), '('.repeat(399) + '1', '$'.repeat(400), '\\'.repeat(400), `WIFI:${'S:\\'.repeat(120)}`]; // prettier-ignore
	const started = performance.now();
	for (const input of inputs) detectInput(input, TODAY);
	expect(performance.now() - started).toBeLessThan(500);
});
