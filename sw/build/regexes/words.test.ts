/** Words of languages are data: the readers of typed sentences have few regular expressions, and no word in them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { linesOf } from '../../../engines/kit/lexicon-lines';
import { find } from './collect';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const filesOf = (folder: string, ends: RegExp) =>
	readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
		.filter((file) => ends.test(file))
		.map((file) => `${folder}/${file}`);
const sourcesOf = (folder: string) => filesOf(folder, /(?<!\.test|\.d)\.ts$/);

/** Shorter ones are parts of codes and of notations as well. */
const WORD = /\p{L}{4,}/gu;
/** Classes, properties and names of groups are the notation of expressions. */
const NOTATION = /\\[pP]\{[^}]*\}|\(\?<\w+>|\\k<\w+>|\\[a-zA-Z]/g;
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(WORD) ?? [];

const words = new Set(
	['engines/ask/lexicon', 'engines/math/lexicon']
		.flatMap((folder) => filesOf(folder, /\.txt$/))
		.flatMap((file) => [...linesOf(read(file))])
		.flatMap(({ kind, phrases }) => (kind === 'say' ? [] : phrases.flatMap(wordsOf)))
);

// Groups that read sentences or names of places, whose files are no formats. Files of formats name their keywords.
test.each(['engines/ask', 'engines/geo', 'engines/currency', 'engines/earthquakes'])(
	'no regular expression of %s has a word that people type',
	async (folder) => {
		expect(words.size).toBeGreaterThan(5000);
		const found: string[] = [];
		for (const file of sourcesOf(folder)) {
			const { literals, late, builds } = await find(root, file);
			for (const { line, source } of literals)
				for (const word of wordsOf(source.replace(NOTATION, ' ')))
					if (words.has(word)) found.push(`${file}:${line} ${word}`);
			// One that is built may hold any word.
			if (builds || late.length > 0) found.push(`${file} builds an expression`);
		}
		expect(found).toEqual([]);
	}
);

test('Ask has at most 30 regular expressions in 1,000 lines', async () => {
	const files = sourcesOf('engines/ask');
	const found = await Promise.all(files.map((file) => find(root, file)));
	const lines = files.reduce((sum, file) => sum + read(file).split('\n').length - 1, 0);
	const expressions = found.reduce((sum, { literals }) => sum + literals.length, 0);
	expect(expressions).toBeGreaterThan(0);
	expect((expressions / lines) * 1000).toBeLessThanOrEqual(30);
});
