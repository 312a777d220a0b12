/** English words that only hold sentences together: WordNet has nouns, verbs, adjectives and adverbs alone. */
const FUNCTION_WORDS = new Set(
	'the an of and or but if because although while since unless than whether that this these those which who whom whose what my your his her its our their mine yours hers ours theirs me him us it them we they you she myself yourself himself herself itself ourselves themselves with from into onto upon to for at by against among between during through toward towards via per without within beside besides except until amid despite could would should shall might must ought anyone anybody everyone everybody somebody anything everything something whatever whoever whichever whomever nor cuz coz'.split(
		' '
	)
);

/** Phrases that hold sentences together as one word does. */
const FUNCTION_PHRASES =
	/^(?:each other|one another|because of|instead of|such as|as well as|due to|in order to|so that|even though|rather than|in spite of|according to|out of|next to|in front of|no one|ought to|used to)$/;

/** Whether a word, in any case, is one that WordNet leaves out on purpose. */
export const isFunctionWord = (word: string): boolean => {
	const lower = word.trim().toLowerCase();
	return FUNCTION_WORDS.has(lower) || FUNCTION_PHRASES.test(lower);
};

/** Short and spoken forms of words that WordNet has. */
const SHORT_FOR: Readonly<Record<string, string>> = {
	nope: 'no', nah: 'no', yep: 'yes', yup: 'yes', yeah: 'yes', tho: 'though', thru: 'through', pls: 'please', plz: 'please', thx: 'thanks', ppl: 'people',
	nyc: 'New York City', lol: 'laugh', bday: 'birthday', veggies: 'vegetable', info: 'information', docs: 'document', pics: 'picture',
	ur: 'your', u: 'you', ya: 'you', wut: 'what', sup: "what's up", lite: 'light', luv: 'love', bro: 'brother', sis: 'sister'
}; // prettier-ignore

/** The word that a short form stands for; undefined for other words. */
export const longFormOf = (text: string): string | undefined => SHORT_FOR[plain(text)];

/** Verbs that the letters of their contraction do not show. */
const CONTRACTED: Readonly<Record<string, string>> = {
	"can't": 'can',
	"won't": 'will',
	"shan't": 'shall',
	"ain't": 'be',
	cannot: 'can',
	gonna: 'go',
	wanna: 'want',
	gotta: 'get',
	dunno: 'know',
	lemme: 'let',
	gimme: 'give',
	outta: 'out',
	kinda: 'kind',
	hafta: 'have',
	oughta: 'ought'
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
