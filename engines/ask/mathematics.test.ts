import { expect, test } from 'vitest';
import { openReader } from '../../data/build/ask/fit';
import { settingOf } from './facts/homes';
import { decide } from './read';

const reader = openReader();
const first = async (question: string) => {
	const { readings } = await reader.read(question, settingOf('en', { today: '2026-11-25' }));
	const { offered, sure } = decide(readings);
	return [sure, offered[0]?.operation, offered[0]?.input] as const;
};

// 90 days after 12 March 2024: 19 left in March, 30, 31, then 10 June.
test.each(['12 march 2024 plus 90 days', '2024-03-12 + 90 days', 'what is 12 march 2024 plus 90 days'])(
	'%s is a day, which mathematics refuses',
	async (question) => expect(await first(question)).toEqual([true, 'ask/day', { date: '2024-06-10' }])
);

test('a sum with all figures of its question wins over one without', async () => {
	expect(await first('square root of 2 to 10 digits')).toEqual([
		true,
		'math/evaluate',
		{ expression: 'square root of 2 to 10 digits' }
	]);
});

test('a number in base 16 is read whole', async () => {
	expect((await first('what is 0x1F in decimal')).slice(0, 2)).toEqual([true, 'math/evaluate']);
	expect((await first('what is 0x1F in decimal'))[2]?.['expression']).toContain('0x1F');
});

test('a language as the target of a transliteration names its script', async () => {
	expect(await first('write नमस्ते in latin letters')).toEqual([
		true,
		'language/transliterate',
		{ text: 'नमस्ते', to: 'casual' }
	]);
});
