/** Ranks the spellings of a typed word by the network and by lists. All evidence adds up as logarithms of odds. */
import type { Gazetteer } from '../transliterate/casual-gazetteer';
import { NAMES } from '../transliterate/casual-names';
import { everydayNative } from '../transliterate/casual-native';
import { blockOf } from '../transliterate/casual-pack';
import { nameIn } from '../transliterate/casual-spelling';
import type { IndicScript } from '../transliterate/named';
import { transliterate } from '../transliterate/transliterate';
import { languagesOf, type TypedLanguage } from './languages';
import type { Network } from './network';
import type { WordGains } from './word-set';

/** The data for typing. Each part may be missing. */
export interface TypingPacks {
	readonly network?: Network | undefined;
	readonly words?: ReadonlyMap<TypedLanguage, WordGains> | undefined;
	readonly places?: Gazetteer | undefined;
}

export const MOST_SPELLINGS = 5;
/** The bonus that a word of the script's second language loses against one of the first. */
const SECOND = 1;
/** The bonus of an Indian name with this spelling, and of a place by its population. */
const NAME_GAIN = 8;
const PLACE_GAIN = [8, 4, 3];
/** Score of a listed name that the network does not think of. */
const UNTHOUGHT = -7;

/** Names that are typed alike all over India: their letters, then how they are typed. */
const NAMES_OF_INDIA = NAMES.normalize('NFC')
	.split(/\s+/)
	.map((row) => row.split(/[=,]/));

/** Up to five spellings of a typed word, the likeliest first. A certain everyday word is always first. */
export function spellingsOf(typed: string, script: IndicScript, packs: TypingPacks): string[] {
	const word = typed.toLowerCase();
	const scores = networkScores(word, script, packs);
	for (const [letters = '', ...ways] of NAMES_OF_INDIA)
		if (ways.includes(word)) gain(scores, nameIn(letters, script), NAME_GAIN);
	for (const { native, level } of packs.places?.typed(word, script) ?? []) gain(scores, native, PLACE_GAIN[level] ?? 0);
	const known = everydayNative(word, script);
	const ranked = [...scores].sort(([a, one], [b, two]) => two - one || (a < b ? -1 : 1)).map(([native]) => native);
	const found = [...new Set([...(known === undefined ? [] : [known]), ...ranked])].slice(0, MOST_SPELLINGS);
	return found.length > 0 ? found : [spelledLetterByLetter(word, script)];
}

/** A word as its letters alone spell it, for want of anything better. */
export const spelledLetterByLetter = (word: string, script: IndicScript): string =>
	transliterate(word.toLowerCase(), 'itrans', script).result;

function gain(scores: Map<string, number>, native: string, more: number): void {
	scores.set(native, (scores.get(native) ?? UNTHOUGHT) + more);
}

/** Scores of the network's spellings, those of several languages added up. */
function networkScores(word: string, script: IndicScript, { network, words }: TypingPacks): Map<string, number> {
	const odds = new Map<string, number>();
	const shift = blockOf(script) - 0x900;
	const languages = languagesOf(script);
	for (const [language, share] of network ? languages : [])
		for (const { text, score } of network?.spell(language, word) ?? []) {
			const native = shifted(text, shift);
			odds.set(native, (odds.get(native) ?? 0) + share * Math.exp(score));
		}
	return new Map(
		[...odds].map(([native, share]) => {
			const gains = languages.map(([language], index) => (words?.get(language)?.(native) ?? 0) - SECOND * index);
			return [native, Math.log(share) + Math.max(0, ...gains)];
		})
	);
}

/** Letters of the common layout in a script's block. */
const shifted = (text: string, shift: number): string =>
	shift === 0 ? text : text.replace(/[\u0900-\u097f]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + shift));
