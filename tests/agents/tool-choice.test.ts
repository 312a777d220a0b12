/**
 * Which tool a question finds by names and descriptions alone. The first 422 questions were written before their author read the
 * descriptions or the ranking. A hash halves them: one half mended the descriptions, the other was scored afterwards. Of the first 321
 * the other half went from 86.6 to 89.6 %, of 101 further ones from 97.6 to 100 %, of the last 96 it is 89.8 %. More words in the
 * descriptions help only the questions that they come from: a bag of words does not know that Ushuaia is a town.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { groups } from '../../engines';
import { toTools } from '../../sw/agents/tools';
import { createRanking, readQuestions } from './tool-choice';

const tools = toTools(groups).list;
const rank = createRanking(tools);
const questions = readQuestions(readFileSync(path.join(import.meta.dirname, 'tool-choice.tsv'), 'utf8'));
const halfOf = (text: string) => createHash('sha256').update(text).digest().readUInt8() % 2;

test('every tool has questions, and every question a tool', () => {
	expect(questions.length).toBeGreaterThanOrEqual(400);
	expect(new Set(questions.map(({ tool }) => tool))).toEqual(new Set(tools.map(({ name }) => name)));
});

test.each([
	['studied', 0, 0.96],
	['held', 1, 0.91]
])('a bag of words finds the right tool among its first two: %s half', (_which, half, least) => {
	const asked = questions.filter(({ text }) => halfOf(text) === half);
	const missed = asked.filter(({ tool, text }) => !rank(text).slice(0, 2).includes(tool));
	expect(1 - missed.length / asked.length, missed.map(({ text }) => text).join('\n')).toBeGreaterThan(least);
});
