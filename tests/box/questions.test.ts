/** What people type is answered by the operation that they expect, with the values that they said. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openReader } from '../../data/build/ask/fit';
import { settingOf } from '../../engines/ask/facts/homes';
import { LANGUAGES } from '../../engines/ask/facts/languages';
import { decide } from '../../engines/ask/read';
import { linesOf } from '../../engines/kit/lexicon-lines';
import { readTable, type Row } from './table';

/** The day that the table is asked on. */
const TODAY = '2026-11-25';
const rows = readTable();
const reader = openReader();

/** Right, wrong though sure, or not answered. */
async function judge({ language, question, operations, input }: Row): Promise<'right' | 'wrong' | 'missed'> {
	const { readings } = await reader.read(question, settingOf(language, { today: TODAY }));
	const { offered, sure } = decide(readings);
	const [first] = offered;
	const operation = sure && first ? first.operation : 'none';
	if (!operations.includes(operation)) return operation === 'none' ? 'missed' : 'wrong';
	if (input === undefined || operation !== operations[0]) return 'right';
	return JSON.stringify(first?.input) === JSON.stringify(input) ? 'right' : 'wrong';
}

test('the table has a thousand questions, and some in every language', () => {
	expect(rows.length).toBeGreaterThanOrEqual(1000);
	expect(new Set(rows.map(({ language }) => language)).size).toBe(LANGUAGES.length);
});

test('at least 98 % of the table are right, and at most 1 % wrong though sure', { timeout: 120_000 }, async () => {
	const judged = await Promise.all(rows.map(async (row) => ({ row, verdict: await judge(row) })));
	const share = (verdict: string) => judged.filter((one) => one.verdict === verdict).length / rows.length;
	const list = (verdict: string) => judged.filter((one) => one.verdict === verdict).map(({ row }) => `${row.language} ${row.question}`).join('\n'); // prettier-ignore
	expect(share('right'), `missed:\n${list('missed')}\nwrong:\n${list('wrong')}`).toBeGreaterThanOrEqual(0.98);
	expect(share('wrong'), list('wrong')).toBeLessThanOrEqual(0.01);
});

test('at least 85 % of what is not here is named as what it is', async () => {
	const named = rows.filter(({ subject }) => subject !== undefined);
	const wrong: string[] = [];
	for (const { language, question, subject } of named) {
		const { readings, elsewhere } = await reader.read(question, settingOf(language, { today: TODAY }));
		const name = decide(readings).elsewhere ?? elsewhere;
		if (name !== subject) wrong.push(`${question}: ${name}, not ${subject}`);
	}
	expect(named.length).toBeGreaterThan(30);
	expect(wrong.length / named.length, wrong.join('\n')).toBeLessThanOrEqual(0.15);
});

/** The operation of the first reading with its input if it is sure, else `none`. */
async function first(
	question: string
): Promise<readonly [operation: string, input: Readonly<Record<string, unknown>>]> {
	const { readings } = await reader.read(question, settingOf('en', { today: TODAY }));
	const { offered, sure } = decide(readings);
	return sure && offered[0] ? [offered[0].operation, offered[0].input] : ['none', {}];
}

test('a word that means something to the reader can be asked about as a word', { timeout: 60_000 }, async () => {
	const text = readFileSync(new URL('../../engines/ask/lexicon/en.txt', import.meta.url), 'utf8');
	const words = [...linesOf(text)]
		.filter(({ kind }) => kind === 'skip' || kind === 'elsewhere' || kind === 'concept')
		.flatMap(({ phrases }) => phrases)
		.filter((phrase) => /^[a-z]{4,12}$/.test(phrase));
	const shapes = ['define W', 'definition of W', 'what does W mean', 'another word for W', 'opposite of W'];
	const asked = [...new Set(words)].filter((_, nth) => nth % 9 === 0);
	const wrong: string[] = [];
	for (const [nth, word] of asked.entries()) {
		const question = (shapes[nth % shapes.length] ?? '').replace('W', word);
		const [operation, input] = await first(question);
		if (operation !== 'dictionary/related' || input['word'] !== word) wrong.push(question);
	}
	expect(asked.length).toBeGreaterThan(100);
	expect(wrong.length / asked.length, wrong.join('\n')).toBeLessThanOrEqual(0.05);
});

test.each([
	'next holiday in P',
	'when is the next holiday in P',
	'is tomorrow a holiday in P',
	'holidays in P in december',
	'public holidays P'
])('%s: a country decides whose holidays', async (shape) => {
	for (const [name, country] of [
		['germany', 'DE'],
		['japan', 'JP'],
		['brazil', 'BR']
	] as const) {
		const [operation, input] = await first(shape.replace('P', name));
		expect([operation, input['country']]).toEqual(['holidays/holidays', country]);
	}
});

test.each([
	['words that rhyme with orange', 'orange'],
	['how do you pronounce colonel', 'colonel'],
	['pronunciation of quay', 'quay']
])('%s is a question about sounds', async (question, word) => {
	expect(await first(question)).toEqual(['dictionary/sounds', { word }]);
});

test.each([
	['easter 2019', { country: 'US', year: 2019 }],
	['easter last year', { country: 'US', year: 2025 }],
	['when is easter next year', { country: 'US', year: 2027 }],
	["mother's day 2027", { date: '2027-05-09' }],
	["mother's day last year", { date: '2025-05-11' }],
	["last mother's day", { date: '2026-05-10' }],
	["next mother's day", { date: '2027-05-09' }],
	// Of this year it is tomorrow.
	['last thanksgiving', { country: 'US', year: 2025 }],
	['halloween last year', { date: '2025-10-31' }],
	['pst', { coords: 'PST' }],
	['tokyo london paris', { coords: 'tokyo' }],
	['tokyo london', { from: 'tokyo', to: 'london' }],
	['3pm london in tokyo', { coords: 'tokyo', at: '2026-11-25T15:00:00+00:00' }]
])('%s asks for %j', async (question, input) => expect((await first(question))[1]).toEqual(input));
