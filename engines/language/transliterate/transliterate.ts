import { spelledOut, writeCasual, type TypedNames } from './casual';
import { readIndic } from './indic-reader';
import { writeIndic } from './indic-writer';
import { readLatin, writeLatin } from './latin';
import { tellsNasals, writeMarked } from './marks';
import { withAnusvara, withNasalsWritten, withTamilNasals, writesAnusvara, writesNasals } from './nasals';
import { INDIC_SCRIPTS, type IndicScript, LATIN_SCHEMES, type LatinScheme } from './named';
import { scriptOf } from './scripts';

/** Minimum length of a part, in UTF-16 code units. Parts end at white space. */
const PART = 20_000;

/**
 * Transliterates a text from one script or Latin scheme into another through the letters of ISO 15919; linear in its
 * length. What is not in `from` passes unchanged. Without `from` the text's Indic script is taken, else `iso15919`. The
 * result is in NFC. `to` may be `casual`, plain ASCII as people type it, for which `names` knows further names. Scripts and schemes other than those known are
 * the caller's bug.
 */
export function transliterate(
	text: string,
	from: string | undefined,
	to: string,
	names?: TypedNames
): { from: string; result: string } {
	const source = from ?? recognised(text);
	// अ‍ॅ is ॲ by another hand.
	const normal = text.normalize('NFC').replace(/अ\u200d?ॅ/g, 'ॲ');
	if (source === to) return { from: source, result: normal };
	let result = '';
	// Hindi and its neighbours lack short e and o: a caller who does not name a scheme does not mean them.
	const isLoose = from === undefined && source === 'iso15919' && to === 'devanagari' && !/[ēō]/iu.test(normal);
	const isVerse = normal.includes('॥');
	for (let start = 0; start < normal.length;) {
		const end = cut(normal, start);
		const part = normal.slice(start, end);
		result += convert(
			isLoose ? part.replace(/[eo](?!\u0304)/giu, lengthened) : part,
			source,
			to,
			isVerse,
			from === undefined,
			names
		);
		start = end;
	}
	return { from: source, result };
}

const lengthened = (vowel: string): string => (vowel.toLowerCase() === 'e' ? 'ē' : 'ō');

/** `isVerse`: whether dandas stay in every script; `isUnnamed`: whether the caller named no scheme. */
function convert(
	text: string,
	from: string,
	to: string,
	isVerse: boolean,
	isUnnamed: boolean,
	names: TypedNames | undefined
): string {
	if (to === 'casual')
		return isIndic(from)
			? writeCasual(readIndic(spelledOut(text, from), from).units(), from, names)
			: writeCasual(readLatin(text, scheme(from)).units(), undefined);
	if (!isIndic(to)) return intoLatin(text, from, scheme(to));
	const sounds = isIndic(from)
		? readIndic(text, from)
		: readLatin(to === 'tamil' ? doubledInTamil(text, from) : text, scheme(from));
	// A text that distinguishes ன from ந, as ṉ or ऩ, needs no rule.
	if (to === 'tamil' && !tellsNasals(sounds))
		return writeIndic(withTamilNasals(sounds, !isIndic(from) && !isUnnamed), to, isVerse);
	if (isIndic(from)) return writeIndic(writesNasals(to) ? withNasalsWritten(sounds, to) : sounds, to, isVerse);
	return writeIndic(writesAnusvara(to) ? withAnusvara(sounds) : sounds, to, isVerse);
}

function intoLatin(text: string, from: string, to: LatinScheme): string {
	if (!isIndic(from)) return writeLatin(readLatin(text, scheme(from)), to);
	return writeMarked(text, from, to);
}

/** Tamil lacks vocalic r and l: after a vowel LLi and RRi of ITRANS are two consonants, paLLi. */
const doubledInTamil = (text: string, from: string): string =>
	from === 'itrans'
		? text.replace(/(?<=[aeiou])(LL|RR)(?=[iI])/gi, (pair) => (pair === 'LL' ? 'L_L' : pair === 'RR' ? '^r^r' : pair))
		: text;

/** Whether a name is that of a script. */
export const isIndic = (name: string): name is IndicScript => (INDIC_SCRIPTS as readonly string[]).includes(name);

function scheme(name: string): LatinScheme {
	const found = LATIN_SCHEMES.find((known) => known === name);
	if (!found) throw new TypeError(`no script or scheme ${name}`);
	return found;
}

/** The most frequent Indic script of the text, iso15919 without one. */
export function recognised(text: string): IndicScript | 'iso15919' {
	const counts = new Map<IndicScript, number>();
	for (let index = 0; index < text.length; index++) {
		const code = text.charCodeAt(index);
		// Danda and double danda are shared by all.
		const found = code === 0x0964 || code === 0x0965 ? undefined : scriptOf(code);
		if (found) counts.set(found, (counts.get(found) ?? 0) + 1);
	}
	const [most] = [...counts].sort(([, a], [, b]) => b - a);
	return most?.[0] ?? 'iso15919';
}

/** Where the part that begins at `start` ends: after the first white space from its limit on, so that no syllable is cut. */
function cut(text: string, start: number): number {
	for (let end = start + PART; end < text.length; end++) if (' \n\t\r'.includes(text.charAt(end - 1))) return end;
	return text.length;
}
