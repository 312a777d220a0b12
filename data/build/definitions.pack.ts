/** The pack `definitions`: glosses of WordNet 3.1, a line each, in the order of the pack `wordnet`. */
import { readAll } from './wordnet-synsets';

/** The recipe's inputs besides the npm package of WordNet. */
export const sources = ['wordnet', 'oewn', 'dictionary'];

export async function build(): Promise<Uint8Array> {
	const { walked } = await readAll();
	const lines = walked.map(({ synset: { gloss } }) => gloss.replace(/\s+/g, ' '));
	return new TextEncoder().encode(lines.map((line) => `${line}\n`).join(''));
}
