import { expect, test } from 'vitest';
import type { AnyEngine } from '../kit/contract';
import { testContext } from '../../tests/support/context';
import { engine } from './engine';

const engines = import.meta.glob<{ engine: AnyEngine }>('../*/engine.ts');
const context = testContext({
	async call(group, name, input, steps) {
		const load = engines[`../${group}/engine.ts`];
		if (!load) throw new Error(`no engine ${group}`);
		const run = (await load()).engine[name] as (input: unknown, io: object) => unknown;
		return run(input, { ...context, steps });
	}
});
const ask = (q: string, lang = 'en') => engine.ask({ q, lang, limit: 5 }, context);

test.each([
	['what is four plus five', 'evaluate', { expression: '4 + 5' }, '9'],
	['how much is one us dollar in british pounds', 'rates', { base: 'USD', symbols: 'GBP', amount: 1 }, undefined],
	[
		'tell me the next holiday',
		'holidays',
		{ country: 'US', year: 2026 },
		'Thanksgiving Day · Thursday, November 26, 2026'
	],
	[
		'next long weekend',
		'holidays',
		{ country: 'US', year: 2026 },
		'Christmas Day · Fri, Dec 25\u2009–\u2009Sun, Dec 27, 2026'
	]
])('%s', async (q, operation, input, text) => {
	const { readings, answer, not_here: notHere } = await ask(q);
	expect(readings[0]).toMatchObject({ operation, input, sure: true });
	expect(answer?.text).toBe(text);
	expect(notHere).toBeNull();
});

test.each([
	['roman numeral for 1994', 'en', 'MCMXCIV'],
	['2 to the power of 40', 'de', '1.099.511.627.776'],
	['square root of 2 to 50 digits', 'en', 'sqrt(2) ≈ 1.4142135623730950488016887242096980785696718753769'],
	['half an hour in minutes', 'en', '30 min'],
	['90 minutes in hours', 'en', '1.5 h'],
	['distance between paris and new york in nautical miles', 'en', '3,152 nmi WNW'],
	['what country is +254', 'en', '+254 · Kenya'],
	['how many universities are in iceland', 'de', 'Island: 10'],
	['what is the opposite of hot', 'en', 'cold'],
	['is 2028 a leap year', 'en', 'Yes']
])('the line of %j in %s', async (q, lang, line) => expect((await ask(q, lang)).answer?.text).toBe(line));

test('letters in no language are no text whose language is asked for, unless it is', async () => {
	expect(await ask('asdf qwer zxcv')).toMatchObject({ answer: null, not_here: { kind: 'unknown' } });
	expect((await ask('detect the language of asdf qwer')).answer?.text).toBe('Undetermined');
});
