/** What people type is answered by the operation that they expect, with the values that they said; contracts take every reading. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openReader } from '../../data/build/ask/reader';
import { readSentences, settingIn, type Sentence } from '../../data/build/ask/sentences';
import { groups } from '../../engines';
import { LANGUAGES } from '../../engines/ask/facts/languages';
import { decide } from '../../engines/ask/read';
import type { Reading } from '../../engines/ask/reading';
import { ApiError } from '../../engines/kit/errors';
import { linesOf } from '../../engines/kit/lexicon-lines';
import { validate } from '../../sw/api/validate';

const reader = openReader();

interface Judged {
	readonly row: Sentence;
	readonly verdict: 'right' | 'wrong' | 'missed';
	/** Name of the subject that the reader gives a question outside the product. */
	readonly subject: string | undefined;
	/** Readings that their contract refuses, with the reason. */
	readonly refused: readonly string[];
}

/** The reason that a contract refuses an input; missing fields are the visitor's to fill in. */
function refusal({ operation, input }: Reading): string[] {
	const [group = '', name = ''] = operation.split('/');
	const params = groups.find(({ id }) => id === group)?.operations[name]?.params;
	const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
	try {
		if (params) validate({ ...params, required: [] }, given, 'json');
		return [];
	} catch (error) {
		if (error instanceof ApiError) return [`${operation} ${JSON.stringify(given)}: ${error.message}`];
		throw error;
	}
}

async function judge(row: Sentence): Promise<Judged> {
	const { language, question, operations, input } = row;
	const { readings, elsewhere } = await reader.read(question, settingIn(language));
	const { offered, sure, elsewhere: named } = decide(readings);
	const [first] = offered;
	const operation = sure && first ? first.operation : 'none';
	const isRight =
		operations.includes(operation) &&
		(input === undefined || operation !== operations[0] || JSON.stringify(first?.input) === JSON.stringify(input));
	return {
		row,
		verdict: isRight ? 'right' : operation === 'none' ? 'missed' : 'wrong',
		subject: named ?? elsewhere,
		refused: offered.flatMap(refusal)
	};
}

const judged = await Promise.all((await readSentences('tests/box/questions.tsv')).map(judge));

test('the table has a thousand questions, and some in every language', () => {
	expect(judged.length).toBeGreaterThanOrEqual(1000);
	expect(new Set(judged.map(({ row }) => row.language)).size).toBe(LANGUAGES.length);
});

test('at least 98 % of the table are right, and at most 1 % wrong though sure', () => {
	const share = (verdict: string) => judged.filter((one) => one.verdict === verdict).length / judged.length;
	const list = (verdict: string) => judged.filter((one) => one.verdict === verdict).map(({ row }) => `${row.language} ${row.question}`).join('\n'); // prettier-ignore
	expect(share('right'), `missed:\n${list('missed')}\nwrong:\n${list('wrong')}`).toBeGreaterThanOrEqual(0.98);
	expect(share('wrong'), list('wrong')).toBeLessThanOrEqual(0.01);
});

test('at least 85 % of what is not here is named as what it is', () => {
	const named = judged.filter(({ row }) => row.subjects.length > 0);
	const wrong = named.filter(({ row, subject }) => !row.subjects.some((name) => name === subject));
	const list = wrong.map(({ row, subject }) => `${row.question}: ${subject}, not ${row.subjects.join()}`).join('\n');
	expect(named.length).toBeGreaterThan(30);
	expect(wrong.length / named.length, list).toBeLessThanOrEqual(0.15);
});

test('contracts take the input of every reading', () => {
	expect(judged.flatMap(({ row, refused }) => refused.map((reason) => `${row.question}: ${reason}`))).toEqual([]);
});

test.each('latin hindi bengali punjabi gujarati odia tamil telugu kannada malayalam russian arabic'.split(' '))(
	'letters of %s are a target that the contract takes',
	async (script) => {
		const question = `write namaste in ${script} letters`;
		expect((await judge({ language: 'en', question, operations: [], input: undefined, subjects: [] })).refused).toEqual(
			[]
		);
	}
);

/** The operation of the first reading with its input if it is sure, else `none`. */
async function first(
	question: string
): Promise<readonly [operation: string, input: Readonly<Record<string, unknown>>]> {
	const { readings } = await reader.read(question, settingIn('en'));
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
	['100 days before 1 january 2025', { date: '2024-09-23' }],
	['100 days after 1 january 2025', { date: '2025-04-11' }],
	['2 weeks before christmas', { date: '2026-12-11' }],
	['1 month after 31 january 2024', { date: '2024-02-29' }],
	['two weeks before 2027', { date: '2026-12-18' }],
	['7 dozens', { expression: '84' }],
	['airports near munich', { q: 'munich airport' }],
	['days until christmas', { expression: 'days between 2026-11-25 and 2026-12-25' }],
	['pst', { coords: 'PST' }],
	['tokyo london paris', { coords: 'tokyo' }],
	['tokyo london', { from: 'tokyo', to: 'london' }],
	['3pm london in tokyo', { coords: 'tokyo', at: '2026-11-25T15:00:00+00:00' }]
])('%s asks for %j', async (question, input) => expect((await first(question))[1]).toEqual(input));
