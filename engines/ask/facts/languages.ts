/** Which languages a text may be in, by its script and by how many of its words each lexicon knows. */
import type { Lexicon } from '../lexicon';
import type { TokenizedText } from '../../kit/tokens';

/** Languages with a lexicon, by the script that they are written in. */
export const LANGUAGES_BY_SCRIPT: Readonly<Record<string, readonly string[]>> = {
	latin: ['en', 'de', 'es', 'fr', 'pt'],
	devanagari: ['hi', 'mr'],
	tamil: ['ta'],
	arabic: ['ar']
};
export const LANGUAGES: readonly string[] = Object.values(LANGUAGES_BY_SCRIPT).flat();
/** Minimum number of romanised Hindi words in a text of a caller with another language; at most one word may be unknown. */
const LEAST_ROMANISED = 3;
/** Minimum number of words that only Hindi has in such a text. */
const LEAST_OWN = 2;
/** Ending of the code of a language in Latin letters, ISO 15924. */
export const IN_LATIN = '-Latn';

const SCRIPTS: readonly (readonly [name: string, letter: RegExp])[] = [
	['latin', /\p{Script=Latin}/u],
	['devanagari', /\p{Script=Devanagari}/u],
	['tamil', /\p{Script=Tamil}/u],
	['arabic', /\p{Script=Arabic}/u]
];

/** The languages whose lexicons a text needs: first the interface's and English alone, all of its script when those know few of its words. */
export function candidates(
	{ text }: TokenizedText,
	language: string
): { readonly first: readonly string[]; readonly further: readonly string[] } {
	const scripts = SCRIPTS.filter(([, letter]) => letter.test(text)).map(([name]) => name);
	const inScripts = scripts.flatMap((name) => LANGUAGES_BY_SCRIPT[name] ?? []);
	const first = [
		...new Set([language, ...(scripts.includes('latin') || inScripts.length === 0 ? ['en'] : inScripts)])
	].filter((code) => LANGUAGES.includes(code));
	const isLatin = scripts.join() === 'latin';
	const isIndian = LANGUAGES_BY_SCRIPT['devanagari']?.includes(language) === true;
	return {
		first: isLatin && isIndian ? first.map((code) => (code === language ? code + IN_LATIN : code)) : first,
		further: [...inScripts.filter((code) => !first.includes(code)), ...(isLatin && !isIndian ? [`hi${IN_LATIN}`] : [])]
	};
}

/** Words of a text that a lexicon knows. */
export const knownWords = ({ tokens }: TokenizedText, lexicon: Lexicon): number =>
	lexicon.keyed(tokens).filter(({ kind, key }) => kind === 'word' && lexicon.knows(key)).length;

/** Whether the languages that are loaded know too few words of a text for another to be ruled out. */
export function isForeign(text: TokenizedText, lexicons: readonly Lexicon[]): boolean {
	const words = text.tokens.filter(({ kind }) => kind === 'word').length;
	return words > 0 && lexicons.every((lexicon) => knownWords(text, lexicon) < words * 0.7);
}

/** The one or two languages that a text is most likely in, the interface's before others that know as many words. */
export function likeliest(text: TokenizedText, lexicons: readonly Lexicon[], language: string): readonly Lexicon[] {
	const lead = ({ code }: Lexicon) => (code === language ? 0.6 : code === 'en' ? 0.3 : 0);
	const words = text.tokens.filter(({ kind }) => kind === 'word').length;
	const all = lexicons.map((lexicon) => [lexicon, knownWords(text, lexicon)] as const);
	const plain = Math.max(0, ...all.map(([{ spellings }, known]) => (spellings === undefined ? known : 0)));
	// Spellings in Latin letters are loose, and English words are borrowed: who reads another language must have written nearly all of it so.
	const isLoose = ({ code, spellings }: Lexicon, known: number) =>
		spellings !== undefined && code !== language && known < Math.max(LEAST_ROMANISED, words - 1, plain + LEAST_OWN);
	const counted = all
		.filter(([lexicon, known]) => !isLoose(lexicon, known))
		.map(([lexicon, known]) => [lexicon, known + lead(lexicon)] as const)
		.sort((a, b) => b[1] - a[1]);
	const most = counted[0]?.[1] ?? 0;
	const own = counted.findIndex(([{ code }]) => code === language);
	const second = own > 0 ? own : 1;
	return counted
		.filter(([, count], at) => at === 0 || (at === second && (at === own || count >= most - 1)))
		.map(([lexicon]) => lexicon);
}
