/** Readings of a word: base forms, parts of speech and spellings, the likeliest first. */
import { lemmatise, PARTS_OF_SPEECH, type BaseForm, type PartOfSpeech } from './lemma';
import type { Sense, WordNet } from './wordnet';

/** One way to read a word: a lemma as WordNet spells it, and its meanings in that spelling. */
export interface Reading {
	readonly lemma: string;
	readonly part: PartOfSpeech;
	/** The first one first; numbered among all meanings of the lemma and part of speech in any case. */
	readonly senses: readonly Sense[];
}

/** Factor by which a word in the dictionary itself is likelier than a base form of it. */
const ITSELF = 3.25;
/** A noun is looked up more often than a verb of the same spelling and frequency, about so many times. */
const NOUN = 2;
/** Meanings that were never met in tagged texts count a little. */
const UNSEEN = 0.5;

// How often a base form is met as this form of it, about (shares of forms in the Brown corpus, Francis and Kučera 1982, rounded):
// a noun as its plural, a verb with -s, in the past (or as a participle, about as often), with -ing, an adjective compared.
function shareOfForm(word: string, { lemma, by }: BaseForm, part: PartOfSpeech): number {
	if (by === 'itself') return ITSELF;
	if (part === 'noun') return 0.3;
	if (part === 'adjective' || part === 'adverb') return 0.1;
	if (lemma === 'be') return 1;
	return word.endsWith('ing') ? 0.2 : word.endsWith('s') ? 0.1 : 0.25;
}

/** Capitalization match score of the requested spelling and one of WordNet's: Polish and polish, US and us. */
function fitOfCase(asked: string, spelling: string): number {
	const isLower = spelling === spelling.toLowerCase();
	if (asked === asked.toLowerCase()) return isLower ? 1 : 0.1;
	// CDs are several of a CD, not of Cd.
	if (asked === spelling || asked === `${spelling}s`) return 20;
	return isLower ? 1 : 5;
}

/** Adds readings whose lemma and part of speech are new. */
const beside = (readings: readonly Reading[], further: readonly Reading[]): Reading[] => [
	...readings,
	...further.filter(({ lemma, part }) => !readings.some((known) => known.lemma === lemma && known.part === part))
];

/** All readings, likeliest first; empty outside WordNet. A hyphen makes push-up a noun first, a space a verb. */
export function readingsOf(word: string, wordnet: WordNet): Reading[] {
	const plain = plainOf(word);
	const found = firstOf(spellings(plain), word, wordnet);
	const isAccented = unaccented(plain) !== plain;
	// A verb or its form has no accent: rosé is not a past of rise.
	const unverbed = isAccented ? found.readings.filter(({ part }) => part !== 'verb') : found.readings;
	const readings = unverbed.length > 0 ? unverbed : found.readings;
	if (isAccented && /és?$/.test(plain))
		return [...readings].sort((a, b) => Number(b.part === 'noun') - Number(a.part === 'noun'));
	const solid = plain.replace(/[- ]/g, '');
	if (solid === plain || !found.spelling.includes(' ')) return [...readings];
	const compound = firstOf([solid], word, wordnet).readings.filter(
		({ part }) => part === 'noun' || part === 'adjective'
	);
	const isUsed = readings.some(({ senses }) => senses.some(({ uses }) => uses > 0));
	return plain.includes('-') || !isUsed ? beside(compound, readings) : beside(readings, compound);
}

/** The readings of the first of some spellings that has any. */
function firstOf(
	forms: readonly string[],
	word: string,
	wordnet: WordNet
): { readonly readings: readonly Reading[]; readonly spelling: string } {
	for (const spelling of forms) {
		const found: { reading: Reading; by: BaseForm['by']; share: number }[] = [];
		for (const part of PARTS_OF_SPEECH)
			for (const base of lemmatise(spelling, part, wordnet)) {
				const bySpelling = new Map<string, Sense[]>();
				for (const sense of wordnet.senses(base.lemma, part)) {
					const lemma = wordnet.spelling(sense.word);
					bySpelling.set(lemma, [...(bySpelling.get(lemma) ?? []), sense]);
				}
				for (const [lemma, senses] of bySpelling) {
					const share = shareOfForm(spelling, base, part) * fitOfCase(word.trim(), lemma);
					found.push({ reading: { lemma, part, senses }, by: base.by, share });
				}
			}
		// Each unseen meaning counts where the readings differ in nothing else: colour, a noun of eight, an adjective of one.
		const eachCounts = found.every(({ by }) => by === 'itself');
		const usesOf = ({ senses }: Reading) =>
			eachCounts
				? senses.reduce((sum, { uses }) => sum + Math.max(uses, UNSEEN), 0)
				: senses.reduce((sum, { uses }) => sum + uses, UNSEEN);
		const small = word.trim() === word.trim().toLowerCase();
		const isWord = (lemma: string): boolean => lemma === lemma.toLowerCase();
		// was is not a plural of WA, and dies not one of Dy.
		const meant = found.filter(({ reading, by }) => !small || by !== 'rule' || isWord(reading.lemma));
		const kept = meant.some(({ reading }) => isWord(reading.lemma)) ? meant : found;
		const prior = ({ part }: Reading) => (eachCounts && part === 'noun' ? NOUN : 1);
		const ranked = kept.map(({ reading, share }) => ({ reading, likely: usesOf(reading) * share * prior(reading) }));
		if (ranked.length > 0)
			return { readings: ranked.sort((a, b) => b.likely - a.likely).map(({ reading }) => reading), spelling };
	}
	return { readings: [], spelling: '' };
}

/** What people write before a word that they look up. */
const ASKED =
	/^(?:please )?(?:(?:what is |what's )?(?:the )?(?:synonyms?|antonyms?|opposites?|meaning|definition|plural) (?:of|for|to) |synonyms? |antonyms? |define:? |what does (?=.* mean$)|what is |what's )?(?:(?:the word|to|an?|the) )?(.+?)(?: (?:mean|meaning|synonyms?|antonyms?|definition))?$/;

/** A word without the marks around it, without the phrase of a question, and without its article or `to`. */
function bareWord(plain: string): string {
	const unmarked = unmark(plain);
	const [, asked = unmarked] = ASKED.exec(unmarked) ?? [];
	return unmark(asked);
}

const unmark = (text: string): string =>
	text.replace(/^["'“”‘«»„([]+|(?<!["'“”‘«»)\].?!,:…])["'“”‘«»)\].?!,:…]+$/gu, '');

/** A word in lower case with plain apostrophes and single spaces. */
const plainOf = (word: string): string =>
	word
		.normalize('NFKC')
		.toLowerCase()
		.replaceAll('’', "'")
		.replace(/[\s_]+/g, ' ')
		.trim();

const unaccented = (plain: string): string =>
	plain.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('œ', 'oe').replaceAll('æ', 'ae');

/** Ways to look a word up, likeliest first: unchanged, other hyphens and accents, at last without text around it. */
function spellings(plain: string): string[] {
	const bare = unaccented(plain);
	const forms = [plain, bare, bare.replace(/'s$|'$/, ''), bareWord(bare)].flatMap((form) => [
		form,
		form.replaceAll('-', ' '),
		form.replaceAll(' ', '-'),
		form.replace(/[- ]/g, '')
	]);
	return [...new Set(forms)].filter((form) => form !== '');
}
