import { readCasualWord } from './casual-reader';
import type { KnownToPacks } from './casual-lexicon';
import type { IndicScript } from './named';

/** Addresses, mails and @names, which stay as they are, or a word. */
const ADDRESS_OR_WORD =
	/((?:https?:\/\/|www\.)\S+|(?<![\w.@])@\w+|(?<![\w.+@-])[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,100})|[A-Za-z]+/gi;

/**
 * Reads a text as people type it in plain ASCII (casual) and writes it in an Indic script, word by word, each as it is likeliest
 * spelt; `packs` are the words of the pack `typed` and the places of the pack `names`, without which the lists of the code and rules decide. Of a text of one word `candidates` are up to five spellings, the likeliest first; else none.
 */
export function readCasual(
	text: string,
	to: IndicScript,
	packs: KnownToPacks = {}
): { result: string; candidates: string[] } {
	const known = new Map<string, readonly string[]>();
	const read = (word: string) => {
		let found = known.get(word);
		if (!found) known.set(word, (found = readCasualWord(word, to, packs)));
		return found;
	};
	const result = text
		.normalize('NFC')
		.replace(ADDRESS_OR_WORD, (word, address?: string) => (address === undefined ? (read(word)[0] ?? word) : word));
	return { result, candidates: /^\s*[A-Za-z]+\s*$/.test(text) ? [...read(text.trim())] : [] };
}
