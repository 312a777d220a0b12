import { spelledLetterByLetter, spellingsOf, type TypingPacks } from '../typing/spellings';
import type { IndicScript } from './named';

/** Addresses, mails and @names, which stay as they are, or a word. */
const ADDRESS_OR_WORD =
	/((?:https?:\/\/|www\.)\S+|(?<![\w.@])@\w+|(?<![\w.+@-])[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,100})|[A-Za-z]+/gi;

/** Different words of a text that the network spells, some milliseconds each; further ones are spelled letter by letter. */
const MOST_WORDS = 1000;

/** Reads plain ASCII (casual) into an Indic script by word. For one word, `candidates`: up to five spellings. */
export function readCasual(
	text: string,
	to: IndicScript,
	packs: TypingPacks = {}
): { result: string; candidates: string[] } {
	const known = new Map<string, readonly string[]>();
	const read = (word: string): readonly string[] => {
		let found = known.get(word);
		if (!found && known.size === MOST_WORDS) return [spelledLetterByLetter(word, to)];
		if (!found) known.set(word, (found = spellingsOf(word, to, packs)));
		return found;
	};
	const result = text
		.normalize('NFC')
		.replace(ADDRESS_OR_WORD, (word, address?: string) => (address === undefined ? (read(word)[0] ?? word) : word));
	return { result, candidates: /^\s*[A-Za-z]+\s*$/.test(text) ? [...read(text.trim())] : [] };
}
