/** English words that only hold sentences together: WordNet has nouns, verbs, adjectives and adverbs alone. */
const FUNCTION_WORDS = new Set(
	'the of and or but if because although while since unless than whether that this these those which who whom whose what my your his her its our their mine yours hers ours theirs me him us it them we they you she myself yourself himself herself itself ourselves themselves with from into onto upon to for at by against among between during through toward towards via per without within beside besides except until amid despite could would should shall might must'.split(
		' '
	)
);

/** Whether a word, in any case, is one that WordNet leaves out on purpose. */
export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word.trim().toLowerCase());
