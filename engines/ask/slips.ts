/** Spelling slips: one letter wrong, missing or too many, or two swapped. */

/** Minimum lengths for spelling slips: two letters swapped, one missing, one too many, one wrong. */
export const SLIP_LENGTHS = { swapped: 4, missing: 4, extra: 5, wrong: 6 } as const;
/** Words that nothing here answers are never reached by a slip: `statue` is not `status`. */
export const NEVER_BY_SLIP: ReadonlySet<string> = new Set(['elsewhere', 'region', 'nickname', 'country', 'feast']);

/** Whether a word is another with one letter more, less or other, or with two that changed places. */
export function isSlip(word: string, key: string): boolean {
	if (Math.abs(word.length - key.length) > 1) return false;
	let at = 0;
	while (at < word.length && word[at] === key[at]) at++;
	if (word.length > key.length) return key.length >= SLIP_LENGTHS.missing && word.slice(at + 1) === key.slice(at);
	if (word.length < key.length) return word.length >= SLIP_LENGTHS.extra && word.slice(at) === key.slice(at + 1);
	if (word.slice(at + 1) === key.slice(at + 1)) return key.length >= SLIP_LENGTHS.wrong;
	return word[at] === key[at + 1] && word[at + 1] === key[at] && word.slice(at + 2) === key.slice(at + 2);
}

/** Consonants that a word needs to be known by them alone. */
export const LEAST_CONSONANTS = 3;

/** The consonants of a word whose script writes vowels as signs or leaves them out, each once where it is doubled; empty for other scripts. */
export const consonantsOf = (word: string): string =>
	/^[\p{Script=Devanagari}\p{Script=Tamil}\p{Script=Arabic}\p{M}]+$/u.test(word)
		? word.replace(/[\p{M}اويى]/gu, '').replace(/(.)\1/gu, '$1')
		: '';
