/** Candidates for the lookup of a word. */
export const PARTS_OF_SPEECH = ['noun', 'verb', 'adjective', 'adverb'] as const;
export type PartOfSpeech = (typeof PARTS_OF_SPEECH)[number];

/** Ending and its replacement in the base form, by part of speech: WordNet's rules of detachment, morphy(7WN). */
const DETACHMENTS = {
	noun: rules('s: ses:s ves:f xes:x zes:z ches:ch shes:sh men:man ies:y'),
	verb: rules('s: ies:y es:e es: ed:e ed: ing:e ing:'),
	adjective: rules('er: est: er:e est:e ier:y iest:y'),
	adverb: []
} as const satisfies Readonly<Record<PartOfSpeech, readonly unknown[]>>;

function rules(text: string): (readonly [ending: string, base: string])[] {
	return text.split(' ').map((rule) => {
		const at = rule.indexOf(':');
		return [rule.slice(0, at), rule.slice(at + 1)];
	});
}

/** Base forms of a single word by the rules of detachment, known or not, without the word itself. */
export function detach(word: string, part: PartOfSpeech): string[] {
	// "boxesful" is the plural of "boxful".
	if (part === 'noun' && word.endsWith('ful') && word.length > 4)
		return detach(word.slice(0, -3), part).map((base) => `${base}ful`);
	if (part === 'noun' && (word.endsWith('ss') || word.length <= 2)) return [];
	return DETACHMENTS[part].flatMap(([ending, base]) => {
		const stem = word.endsWith(ending) ? word.slice(0, -ending.length) : '';
		return stem === '' || (SYLLABIC.has(ending) && !/[aeiouy]/.test(stem)) ? [] : [stem + base];
	});
}

/** Endings that follow a stem with a vowel: bed, red and sing are not forms of be, re and se. */
const SYLLABIC: ReadonlySet<string> = new Set(['ed', 'ing', 'er', 'est']);

/** The dictionary interface of the lemmatiser. */
export interface Lexicon {
	/** Whether a word in lower case, spaces between its parts, is a lemma of this part of speech. */
	has(word: string, part: PartOfSpeech): boolean;
	/** Base forms of an irregular form. */
	irregular(word: string, part: PartOfSpeech): readonly string[];
}

/** No lemma of WordNet has more words. */
const MAX_WORDS = 10;

/** A base form, and what made it of the word: nothing, an irregular form, or an ending. */
export type BaseForm = { readonly lemma: string; readonly by: 'itself' | 'irregular' | 'rule' };

/** Base forms in lower case that a dictionary has as a part of speech; of a phrase by last, first, all words. */
export function lemmatise(word: string, part: PartOfSpeech, lexicon: Lexicon): BaseForm[] {
	const known = (form: string) => lexicon.has(form, part);
	const found = new Map<string, BaseForm['by']>();
	const note = (lemma: string, by: BaseForm['by']) => {
		if (!found.has(lemma) && known(lemma)) found.set(lemma, by);
	};
	note(word, 'itself');
	for (const base of lexicon.irregular(word, part)) note(base, 'irregular');
	for (const base of detach(word, part)) if (!isOfSilentE(word, base, known)) note(base, 'rule');
	const words = word.split(' ');
	if (found.size === 0 && words.length > 1 && words.length <= MAX_WORDS) {
		const last = words.length - 1;
		const options = words.map((one) => [one, ...bases(one, part, lexicon)]);
		const ends = [last, 0].flatMap((place) => (options[place] ?? []).map((form) => words.with(place, form).join(' ')));
		const all = options.map((forms) => forms.find((form) => form !== '' && known(form)) ?? forms[0] ?? '').join(' ');
		const first = [...ends, all].find(known);
		if (first !== undefined) note(first, 'rule');
	}
	return [...found].map(([lemma, by]) => ({ lemma, by }));
}

/** Endings before which a single consonant after a single vowel is doubled, as in planned, and stems that take -es. */
const [DOUBLING, CLOSED, SIBILANT] = [/^(?:ed|ing|er|est)$/, /[^aeiou][aeiou][^aeiouwxy]$/, /(?:[sxz]|[cs]h|o)$/];

/** Whether a form is that of the word with a silent e: planed is of plane, planned of plan; tapes are of tape. */
function isOfSilentE(word: string, base: string, known: (form: string) => boolean): boolean {
	// dye keeps its e: dyeing, as seeing and hoeing do.
	if (word.endsWith('ing') && /(?:ye|ee|oe)$/.test(base) && word === `${base.slice(0, -1)}ing`) return true;
	if (!word.startsWith(base) || !known(`${base}e`)) return false;
	const ending = word.slice(base.length);
	return (DOUBLING.test(ending) && CLOSED.test(base)) || (ending === 'es' && !SIBILANT.test(base));
}

const bases = (word: string, part: PartOfSpeech, lexicon: Lexicon): string[] => [
	...lexicon.irregular(word, part),
	...detach(word, part)
];
