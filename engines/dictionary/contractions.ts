import { functionWord } from './function-words';

/** Short and spoken forms of words that WordNet has. */
const SHORT_FOR: Readonly<Record<string, string>> = {
	nope: 'no', nah: 'no', yep: 'yes', yup: 'yes', yeah: 'yes', tho: 'though', thru: 'through', pls: 'please', plz: 'please', thx: 'thanks', ppl: 'people',
	nyc: 'New York City', lol: 'laugh', bday: 'birthday', veggies: 'vegetable', info: 'information', docs: 'document', pics: 'picture',
	ur: 'your', u: 'you', ya: 'you', wut: 'what', sup: "what's up", lite: 'light', luv: 'love', bro: 'brother', sis: 'sister'
}; // prettier-ignore

/** The full word of a short form, or undefined. */
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

/** The verb of a contraction with `not`, `do` of "don't", or undefined. */
export function contractedVerb(text: string): string | undefined {
	const word = plain(text);
	return CONTRACTED[word] ?? /^([a-z]+)n't$/.exec(word)?.[1];
}

/** Whether a word is a contraction of function words: "it's", "I'm", "let's". What else ends with 's is a possessive. */
export const isContraction = (text: string): boolean =>
	plain(text) === "y'all" ||
	/^(?:i|he|(?:t?here|when|how|why|let|one)(?='s))'(?:s|m|re|ve|ll|d)$/.test(plain(text)) ||
	functionWord(/^([a-z]+)'(?:s|m|re|ve|ll|d)$/.exec(plain(text))?.[1] ?? '') !== undefined;

/** The contraction of a spelling without its apostrophe, "don't" for "dont", or undefined. Many such spellings are words themselves. */
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
