import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AnyEngine } from '../kit/contract';
import { testContext } from '../../tests/support/context';
import { engine } from './engine';

const engines = import.meta.glob<{ engine: AnyEngine }>('../*/engine.ts');
const context = testContext({
	now: Date.UTC(2026, 10, 25, 17),
	async call(group, name, input, steps) {
		const load = engines[`../${group}/engine.ts`];
		const run = (load ? (await load()).engine : engine)[name as 'day'] as (input: unknown, io: object) => unknown;
		return run(input, { ...context, steps });
	}
});
const ask = (q: string, lang = 'en') => engine.ask({ q, lang, limit: 5 }, context);
/** With the spaces of every locale alike. */
const plain = (text: string | null | undefined) =>
	text?.replaceAll(/[\u2009\u202f\u00a0]/g, ' ').replaceAll(/[\u2068\u2069]/g, '');

const rows = readFileSync(new URL('answers.tsv', import.meta.url), 'utf8')
	.split('\n')
	.filter((line) => line !== '' && !line.startsWith('# '))
	.map((line) => line.split('\t'));

test.each(rows)('%s: %s', async (lang = '', q = '', line) => {
	const { readings, answer, not_here: notHere } = await ask(q, lang);
	expect(plain(answer?.text)).toBe(line);
	expect([readings[0]?.sure, notHere]).toEqual([true, null]);
});

test('clocks in Arabic are each apart, so that Latin names do not change their order', async () => {
	const { answer } = await ask('الوقت في طوكيو وبرلين', 'ar');
	const clock = '\u2068[A-Z][a-z]+ \u2068?[^\u2068\u2069]+\u2069?(?: \\([^)]*\\))?\u2069';
	expect(answer?.text).toMatch(new RegExp(`^${clock}, ${clock}, `));
});

test('a rate is read, and answered by its own operation alone, because it needs the network', async () => {
	const { readings, answer } = await ask('how much is one us dollar in british pounds');
	expect(readings[0]).toMatchObject({
		operation: 'rates',
		input: { base: 'USD', symbols: 'GBP', amount: 1 },
		sure: true
	});
	expect(answer).toBeNull();
});

test('letters in no language are no text whose language is asked for, unless it is', async () => {
	expect(await ask('asdf qwer zxcv')).toMatchObject({ answer: null, not_here: { kind: 'unknown' } });
	expect((await ask('detect the language of asdf qwer')).answer?.text).toBe('Undetermined');
});

test('what is not here is named, with the nearest tool and the words that no line has', async () => {
	const { not_here: notHere, not_understood: words } = await ask('is there a blorp in the weather forecast');
	expect(notHere).toMatchObject({ kind: 'weather', text: expect.stringContaining('weather') });
	expect(words).toEqual([{ word: 'blorp', line: 'lexicon/en.txt · skip: blorp' }]);
	expect((await ask('how do you spell blorps')).not_here?.nearest).toMatchObject({ operation: 'related', group: 'dictionary' }); // prettier-ignore
});

test.each([
	['q', { q: ' ' }],
	['time_zone', { q: 'time', time_zone: 'Moon/Base' }],
	['country', { q: 'next holiday', country: 'Narnia' }]
])(
	'a faulty %s is refused by its name',
	async (field, input) =>
		await expect(async () => engine.ask({ lang: 'en', limit: 5, ...input }, context)).rejects.toThrow(`${field}:`)
);

test.each([
	['whats the timezone in valencia', 'valencia'],
	['time in sprngfield', 'sprngfield']
])('%s: a name of several towns is a sure reading whose town people choose', async (q, coords) => {
	const { readings, answer, not_here: notHere } = await ask(q);
	expect([readings[0]?.sure, readings[0]?.input, answer, notHere]).toEqual([true, { coords }, null, null]);
});

test.each([
	['ES', 'Europe/Madrid', 'distance madrid to barcelona', { from: 'madrid', to: 'Barcelona, Catalonia, Spain' }],
	['IN', 'Asia/Calcutta', 'what time is it', { coords: 'Asia/Calcutta' }]
])('a caller in %s whose browser says %s: %s', async (country, zone, q, input) => {
	const { readings, answer } = await engine.ask({ q, lang: 'en', limit: 1, country, time_zone: zone }, context);
	expect([readings[0]?.sure, readings[0]?.input, typeof answer?.text]).toEqual([true, input, 'string']);
});

test.each([
	['en', 'what is minecraft', 'minecraft'],
	['es', 'quién pintó la mona lisa', 'mona lisa']
])('%s: the article of the thing in %s is offered first, and is not sure', async (lang, q, thing) => {
	const { readings, not_here: notHere } = await ask(q, lang);
	expect(readings[0]).toMatchObject({ operation: 'autocomplete', input: { q: thing }, sure: false });
	expect(notHere).not.toBeNull();
});

test.each([
	['how tall is the eiffel tower', 'autocomplete', 'facts'],
	['how do you spell umbrella', 'related', 'spelling'],
	['when is the next day off', 'holidays', 'work'],
	['what time is it over there', 'timezone', 'unknown']
])('%s: an answer that lacks what is asked is offered first, and not sure', async (q, operation, kind) => {
	const { readings, answer, not_here: notHere } = await ask(q);
	expect(readings[0]).toMatchObject({ operation, sure: false });
	expect([answer, notHere?.kind]).toEqual([null, kind]);
});

test.each(['play Yesterday by the Beatles', "what's the best phone under 300 dollars"])(
	'%s: a request for another thing offers no article',
	async (q) => expect((await ask(q)).readings.map(({ operation }) => operation)).not.toContain('autocomplete')
);

test.each(['spring', 'nice'])('%s is a word and a town: both are offered, neither is sure', async (q) => {
	const { readings, answer } = await ask(q);
	expect(readings.map(({ operation }) => operation)).toEqual(expect.arrayContaining(['related', 'timezone']));
	expect([readings[0]?.sure, answer]).toEqual([false, null]);
});
