/** English words that only hold sentences together: WordNet has nouns, verbs, adjectives and adverbs alone. */
const FUNCTION_WORDS = new Set(
	'the an of and or but if because although while since unless than whether that this these those which who whom whose what my your his her its our their mine yours hers ours theirs me him us it them we they you she myself yourself himself herself itself ourselves themselves with from into onto upon to for at by against among between during through toward towards via per without within beside besides except until amid despite could would should shall might must'.split(
		' '
	)
);

/** Whether a word, in any case, is one that WordNet leaves out on purpose. */
export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word.trim().toLowerCase());

/** Verbs that the letters of their contraction do not show. */
const CONTRACTED: Readonly<Record<string, string>> = {
	"can't": 'can',
	"won't": 'will',
	"shan't": 'shall',
	"ain't": 'be',
	cannot: 'can',
	gonna: 'go',
	wanna: 'want',
	gotta: 'get'
};

/** The verb of a contraction with `not`, `do` of "don't"; undefined for what is none. */
export function contractedVerb(text: string): string | undefined {
	const word = plain(text);
	return CONTRACTED[word] ?? /^([a-z]+)n't$/.exec(word)?.[1];
}

/** Whether a word is a contraction of function words: "it's", "I'm", "let's". What else ends with 's is a possessive. */
export const isContraction = (text: string): boolean =>
	plain(text) === "y'all" ||
	/^(?:i|he|(?:t?here|when|how|why|let|one)(?='s))'(?:s|m|re|ve|ll|d)$/.test(plain(text)) ||
	isFunctionWord(/^([a-z]+)'(?:s|m|re|ve|ll|d)$/.exec(plain(text))?.[1] ?? '');

/** A contraction that lost its apostrophe with it, "don't" for "dont"; undefined for what is none. Many such are words of their own. */
export function withApostrophe(text: string): string | undefined {
	const word = plain(text);
	const verb = /^(do|does|did|is|was|were|are|has|have|had|would|could|should|must|need|ca|wo|sha|ai)nt$/.exec(
		word
	)?.[1];
	if (verb !== undefined) return `${verb}n't`;
	const [, pronoun, rest] =
		/^(i|you|he|she|it|we|they|that|there|what|who|where|how|let)(m|s|re|ve|ll|d)$/.exec(word) ?? [];
	const marked = `${pronoun}'${rest}`;
	return pronoun !== undefined && isContraction(marked) ? marked : undefined;
}

const plain = (text: string): string => text.trim().toLowerCase().replaceAll('’', "'");
