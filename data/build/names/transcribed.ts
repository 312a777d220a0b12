/** How alike an English name and a name in an Indic script sound, beside all that English spells at random. */
import { ruleTyped } from '../../../engines/language/transliterate/casual';
import type { IndicScript } from '../../../engines/language/transliterate/named';
import { transliterate } from '../../../engines/language/transliterate/transliterate';
import { distance } from './distance';

/** A text in plain small letters. */
export const plain = (text: string): string =>
	text
		.normalize('NFD')
		.toLowerCase()
		.replace(/[^a-z]/g, '');

/** What English and a typed name write differently for one sound: silent and doubled letters, aspiration, hisses, c k q, w v. */
const sounds = (text: string): string =>
	plain(text)
		.replace(/x/g, 'ks')
		.replace(/tion/g, 'shn')
		.replace(/ch/g, 'C')
		.replace(/sC|sh|zh|[zj]h?/g, 's')
		.replace(/ph/g, 'f')
		.replace(/(?<=[bcdgkpt])h/g, '')
		.replace(/c(?=[eiy])/g, 's')
		.replace(/ck|[cq]/g, 'k')
		.replace(/w/g, 'v')
		.replace(/(?<=[^aeiou])e$/, '')
		.replace(/([^aeiou])\1/g, '$1');

/** Consonants and where there are vowels between them; h and y, which English often writes for a vowel, left out. */
export const shape = (text: string): string =>
	sounds(text)
		.replace(/(?<=[aeiou])h(?![aeiou])/g, '')
		.replace(/y(?=[aeiou])|(?<=[aeiou])v(?=[aeiou])/g, '')
		.replace(/[aeiouy]+/g, 'a')
		.replace(/^a|a$/g, '');

/** Consonants alone, voice and hiss put together: of a name and its transcription these agree, however it is read. */
const skeleton = (text: string): string =>
	shape(text)
		.replace(/[ah]/g, '')
		.replace(/[dD]/g, 't')
		.replace(/g/g, 'k')
		.replace(/[bvf]/g, 'p')
		.replace(/C/g, 's')
		.replace(/[nm]+/g, 'n')
		.replace(/(.)\1+/g, '$1');

/** Whether the English name is a transcription of the native one or the other way round, rather than another name. */
export const isTranscribed = (native: string, english: string): boolean =>
	skeleton(english).length > 1 && skeleton(transliterate(native, undefined, 'iso15919').result) === skeleton(english);

/**
 * Whether the names are one, said alike, by what is typed too: a soft g and च, which `isTranscribed` leaves out (German, Dutch). Of a place
 * (`isPlace`) one consonant may differ where half of the letters agree: Netherlands, Maldives; of a language that would be another word (जापानी).
 */
export function isSaidAlike(native: string, script: IndicScript, english: string, isPlace: boolean): boolean {
	if (isTranscribed(native, english)) return true;
	const typed = ruleTyped(native, script);
	const own = skeleton(typed);
	const others = [english, english.replace(/g(?=[eiy])/gi, 'j')].map(skeleton);
	if (own.length > 1 && others.includes(own)) return true;
	return (
		isPlace &&
		typed.length > 3 &&
		others.some((other) => distance(own, other) <= 1) &&
		2 * distance(typed, plain(english)) <= Math.max(typed.length, plain(english).length)
	);
}
