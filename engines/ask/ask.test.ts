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

/** A question, the operation that answers it with its input, and its line. Days and values from calendars and the units' definitions. */
const ANSWERS = `
what is four plus five | evaluate {"expression":"4 + 5"} | 9
how much is one us dollar in british pounds | rates {"base":"USD","symbols":"GBP","amount":1} | null
tell me the next holiday | holidays {"country":"US","year":2026} | Thanksgiving Day · Thursday, November 26, 2026
next long weekend | holidays {"country":"US","year":2026} | Christmas Day · Fri, Dec 25 – Sun, Dec 27, 2026
170 gsm in ounces per square yard | evaluate {"expression":"170 gsm to oz/yd2"} | ≈ 5.0138992 oz/yd^2
4 8 15 avg | evaluate {"expression":"(4 + 8 + 15)/3"} | 9
2, 3 and 7 sum | evaluate {"expression":"2 + 3 + 7"} | 12
convert MCMXC to arabic | evaluate {"expression":"convert MCMXC to arabic"} | 1,990
i bought 4 books at $12 each what was my total expenditure for them | evaluate {"expression":"4 books at $12 each"} | 48
how do you spell rhythm | related {"word":"rhythm","definitions":true} | rhythm
unix timestamp 2000000000 | timezone {"coords":"America/New_York","at":"2033-05-18T03:33:20.000Z"} | 11:33 PM · Tuesday, May 17, 2033 · GMT−4
which country has the prefix +372 | example {"country":"EE"} | +372 · Estonia
when is diwali 2028 | holidays {"country":"IN","year":2028} | Diwali (Deepavali) · ≈ Tuesday, October 17, 2028
ganesh chaturthi 2028 | holidays {"country":"IN","subdivision":"MH","year":2028} | Ganesh Chaturthi · ≈ Wednesday, August 23, 2028
when is chinese new year 2027 | holidays {"country":"CN","year":2027} | Spring Festival · Friday, February 5, 2027
`;
const answers = ANSWERS.trim().split('\n').map((row) => row.split(' | ')); // prettier-ignore

test.each(answers)('%s', async (q = '', asks = '', text = '') => {
	const { readings, answer, not_here: notHere } = await ask(q);
	const [operation, input = ''] = asks.split(/ (.*)/);
	expect(readings[0]).toMatchObject({ operation, input: JSON.parse(input), sure: true });
	// CLDR puts thin spaces around the dash of a range.
	expect(String(answer?.text ?? null).replaceAll('\u2009', ' ')).toBe(text);
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
