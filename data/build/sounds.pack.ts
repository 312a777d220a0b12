/** The pack `sounds`: how the words of the dictionary are spoken. Format: engines/dictionary/sounds.ts. */
import { dictionary } from 'cmu-pronouncing-dictionary';
import { contractedVerb, isContraction } from '../../engines/dictionary/contractions';
import { functionWord } from '../../engines/dictionary/function-words';
import { readingsOf } from '../../engines/dictionary/readings';
import { letterOf, Sounds } from '../../engines/dictionary/sounds';
import { WordNet } from '../../engines/dictionary/wordnet';
import { build as buildWordNet } from './wordnet.pack';

/** The recipe's inputs besides the npm package of pronunciations. */
export const sources = ['sounds', 'wordnet', 'oewn', 'dictionary'];

/** Frequency class of a word, 0 (never met in tagged texts) to 9. */
const classOf = (uses: number): number => Math.min(9, Math.round(Math.log2(1 + uses)));

/** A line a word: the word, its frequency class, and a tab before each pronunciation in the letters of `PHONEMES`. */
export async function build(): Promise<Uint8Array> {
	const wordnet = new WordNet((await buildWordNet()).slice().buffer);
	const spoken = new Map<string, { uses: number; sounds: string[] }>();
	for (const [entry, line] of Object.entries(dictionary)) {
		// What follows a # is a remark.
		const phonemes = (line.split('#')[0] ?? '').trim();
		// Further pronunciations of a word have a number: tomato(1).
		const word = entry.replace(/\(\d\)$/, '');
		const known = spoken.get(word);
		if (known) {
			known.sounds.push(lettersOf(phonemes));
			continue;
		}
		if (!/^[a-z][a-z'-]*$/.test(word)) continue;
		const readings = readingsOf(word, wordnet);
		const isKnown = readings.some(({ lemma }) => lemma.toLowerCase() === word || lemma === lemma.toLowerCase());
		const isLittle = functionWord(word) !== undefined || isContraction(word) || contractedVerb(word) !== undefined;
		if (!isKnown && !isLittle) continue;
		spoken.set(word, { uses: isLittle ? 512 : usesOf(readings), sounds: [lettersOf(phonemes)] });
	}
	const lines = [...spoken]
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.map(([word, { uses, sounds }]) => [`${word}${classOf(uses)}`, ...new Set(sounds)].join('\t'));
	const pack = new TextEncoder().encode(lines.join('\n'));
	if (new Sounds(pack.slice().buffer).of('cat').length === 0) throw new Error('the pack of sounds cannot be read');
	return pack;
}

const usesOf = (readings: ReturnType<typeof readingsOf>): number =>
	readings.reduce((sum, { senses }) => sum + senses.reduce((all, { uses }) => all + uses, 0), 0);

const lettersOf = (phonemes: string): string => phonemes.split(' ').map(letterOf).join('');
