import { expect, test, vi } from 'vitest';
import type { AnySuggest, Hints, Reading } from '../../engines/kit/suggest';

/** Readings of two small groups, by what is typed. */
const readings = vi.hoisted(() => new Map<string, Reading[]>());
vi.mock('./suggestions', () => {
	const group = (names: AnySuggest['names'], key: string): AnySuggest => ({
		names,
		read: ({ lower }) => readings.get(`${key}:${lower.slice(0, 40)}`) ?? []
	});
	return {
		suggestions: {
			geo: group({ distance: ['distance', 'way'], timezone: ['time zone', 'way'] }, 'geo'),
			text: group({ summary: ['summary'] }, 'text')
		}
	};
});
const { understand } = await import('./box');
const hints: Hints = {
	today: '2026-03-01',
	here: null,
	home: 'DE',
	currency: 'EUR',
	country: () => undefined,
	isTown: () => false,
	offset: () => undefined,
	dayFirst: false,
	groupsByDot: false
};

const means = (operation: string, score: number, more: Partial<Reading> = {}): Reading => ({ operation, values: {}, about: '', score, ...more }); // prettier-ignore
const say = (group: string, lower: string, ...given: Reading[]) =>
	readings.set(`${group}:${lower.slice(0, 40)}`, given);
/** `group/operation score` or `page path score`, best first; what it is where no tool reads it. */
const understood = (input: string) => {
	const { readings: found, noTool } = understand(input, hints);
	if (noTool !== null) return noTool;
	return found.map(
		(one) => `${one.kind === 'page' ? `page ${one.path}` : `${one.group}/${one.operation}`} ${one.score}`
	);
};

test.each([
	['distance', ['geo/distance 0.91']],
	['  Distance? ', ['geo/distance 0.91']],
	['open distance', ['geo/distance 0.91']],
	['the distance tool', ['geo/distance 0.91']],
	['distance for my dog', ['geo/distance 0.91']],
	['way', ['geo/distance 0.91', 'geo/timezone 0.91']],
	['settings', ['page settings 0.93']],
	['Go to dark mode', ['page settings 0.93']],
	['ajustes', ['page settings 0.93']],
	['api key', ['page keys 0.93']],
	['curl', ['page docs/script 0.93']],
	['favourites', ['page history 0.93']],
	['packs', ['page offline 0.93']],
	['install app', ['page  0.93']],
	// Begun words, three letters and more.
	['dist', ['geo/distance 0.37']],
	['sum', ['text/summary 0.37']],
	['sett', ['page settings 0.36']],
	['di', []],
	['distances', []],
	['nothing of it', []],
	['', []],
	['   ', []]
])('%j calls %j', (input, expected) => expect(understood(input)).toEqual(expected));

test('readings come best first, each operation once, those that are too unsure not at all', () => {
	say('geo', 'a text', means('timezone', 0.5), means('distance', 0.8), means('distance', 0.6), means('places', 0.29), means('zone', 0.3)); // prettier-ignore
	say('text', 'a text', means('summary', 0.7));
	expect(understood('A text')).toEqual(['geo/distance 0.8', 'text/summary 0.7', 'geo/timezone 0.5', 'geo/zone 0.3']);
});

test('what is nearly certain is not cluttered with guesses', () => {
	say('geo', 'certain', means('distance', 0.9), means('timezone', 0.44), means('places', 0.43));
	expect(understood('certain')).toEqual(['geo/distance 0.9', 'geo/timezone 0.44']);
	say('geo', 'likely', means('distance', 0.89), means('places', 0.43));
	expect(understood('likely')).toEqual(['geo/distance 0.89', 'geo/places 0.43']);
});

test('six are shown at most', () => {
	say('geo', 'many', ...Array.from({ length: 9 }, (_, nth) => means(`o${nth}`, 0.8 - nth / 100)));
	expect(understood('many')).toHaveLength(6);
});

test('a day that may be two is shown as both, but once where it is sure', () => {
	const days = (score: number) => [means('onThisDay', score, { about: '3 April' }), means('onThisDay', score - 0.01, { about: '4 March' })]; // prettier-ignore
	say('geo', 'day', ...days(0.6));
	expect(understood('day')).toEqual(['geo/onThisDay 0.6', 'geo/onThisDay 0.59']);
	say('geo', 'sure day', ...days(0.8));
	expect(understood('sure day')).toEqual(['geo/onThisDay 0.8']);
});

test.each(['2026-02-30', '31.4.2026', '2026-13-1'])(
	'%s is a day that no calendar has: nothing else either',
	(input) => {
		say('geo', input, means('distance', 0.9));
		expect(understood(input)).toBe('date');
	}
);

test('a day that there is, and what only begins like one, are read', () => {
	for (const input of ['2026-02-28', '30.4.2026', '2026-02-30 x', 'x 2026-02-30', '1.2.3']) {
		say('geo', input, means('distance', 0.9));
		expect([input, understood(input)]).toEqual([input, ['geo/distance 0.9']]);
	}
});

test('what no tool is for is said to be that; a Wi-Fi code and a picture are for one', () => {
	expect(understood('192.168.0.1')).toBe('address');
	expect(understood('123e4567-e89b-12d3-a456-426614174000')).toBe('uuid');
	for (const input of ['WIFI:T:WPA;S:a&&b;;', 'data:image/png;base64,aa&&{}']) {
		say('text', input.toLowerCase(), means('summary', 0.95));
		expect([input, understood(input)]).toEqual([input, ['text/summary 0.95']]);
	}
});

test('prose is for the tools for texts alone', () => {
	const prose = 'distance word '.repeat(40);
	say('geo', prose, means('distance', 0.9));
	say('text', prose, means('summary', 0.7));
	expect(understood(prose)).toEqual(['text/summary 0.7']);
	const short = prose.slice(0, 399);
	expect(understood(short)).toEqual(['geo/distance 0.9', 'text/summary 0.7']);
	// Code is code at any length that is looked at.
	expect(understood(`${'a && b;\n'.repeat(100)}`)).toBe('code');
});

test('letters as a hand finds them mean nothing, unless a tool is sure of them', () => {
	say('geo', 'asdfghjkl', means('distance', 0.6));
	expect(understood('asdfghjkl')).toEqual([]);
	say('geo', 'asdfghjkl', means('distance', 0.9));
	expect(understood('asdfghjkl')).toEqual(['geo/distance 0.9']);
});

test.each([
	['translate good morning to german', true],
	['traduis bonjour en anglais', true],
	['नमस्ते का अनुवाद', true],
	['translate', undefined],
	['good morning', undefined]
])('%s: whether a translation is asked for, which no tool makes', (input, asked) =>
	expect(understand(input, hints).translation).toBe(asked)
);
