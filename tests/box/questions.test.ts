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

const nameOf = ({ row, verdict }: Judged) => `${row.language} ${row.question}: ${verdict}`;

const rows = await readSentences('tests/box/questions.tsv');
const judgedBy = new Map<string, Promise<Judged[]>>();

/** The rows of a language, judged once; within a test, so that faults planted for it are seen. */
function judgedIn(language: string): Promise<Judged[]> {
	const judged = judgedBy.get(language) ?? Promise.all(rows.filter((row) => row.language === language).map(judge));
	judgedBy.set(language, judged);
	return judged;
}

const judgedRows = async () => (await Promise.all(LANGUAGES.map(judgedIn))).flat();

test.each(LANGUAGES)('every row of %s is right but those that the table marks', async (language) => {
	const judged = await judgedIn(language);
	const list = (isRight: boolean) =>
		judged.filter(({ row, verdict }) => row.isOpen === isRight && (verdict === 'right') === isRight).map(nameOf);
	expect(list(false), 'misread').toEqual([]);
	expect(list(true), 'marked, but right').toEqual([]);
});

test('at most 2 % are marked', async () => {
	const judged = await judgedRows();
	const open = judged.filter(({ row }) => row.isOpen);
	expect(open.length / judged.length).toBeLessThanOrEqual(0.02);
	expect(open.filter(({ verdict }) => verdict === 'wrong').length / judged.length).toBeLessThanOrEqual(0.01);
});

test('the table has a thousand questions, and some in every language', () => {
	expect(rows.length).toBeGreaterThanOrEqual(1000);
	expect(new Set(rows.map(({ language }) => language)).size).toBe(LANGUAGES.length);
});

test('at least 90 % of what is not here is named as what it is', async () => {
	const named = (await judgedRows()).filter(({ row }) => row.subjects.length > 0);
	const wrong = named.filter(({ row, subject }) => !row.subjects.some((name) => name === subject));
	const list = wrong.map(({ row, subject }) => `${row.question}: ${subject}, not ${row.subjects.join()}`).join('\n');
	expect(named.length).toBeGreaterThan(30);
	expect(wrong.length / named.length, list).toBeLessThanOrEqual(0.1);
});

test('contracts take the input of every reading', async () => {
	const judged = await judgedRows();
	expect(judged.flatMap(({ row, refused }) => refused.map((reason) => `${row.question}: ${reason}`))).toEqual([]);
});

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
