/** What people type is answered by the operation that they expect, with the values that they said. */
import { expect, test } from 'vitest';
import { openReader } from '../../data/build/ask/fit';
import { settingOf } from '../../engines/ask/homes';
import { LANGUAGES } from '../../engines/ask/languages';
import { decide } from '../../engines/ask/read';
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
