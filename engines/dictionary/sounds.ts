/** How English words are spoken and what rhymes. Source: CMU Pronouncing Dictionary, General American. */

const CONSONANTS = 'B CH D DH F G HH JH K L M N NG P R S SH T TH V W Y Z ZH'.split(' ');
const VOWELS = 'AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW'.split(' ');
/** Phonemes of the dictionary in the order of their letters in the pack: consonants, then each vowel unstressed, primary, secondary. */
const PHONEMES: readonly string[] = [
	...CONSONANTS,
	...VOWELS.flatMap((vowel) => ['0', '1', '2'].map((stress) => vowel + stress))
];
/** Letters of the pack begin here: printable characters behind the digits. */
const FIRST_LETTER = 0x3a;

/** The letter of a phoneme in the pack. Throws for an unknown one. */
export function letterOf(phoneme: string): string {
	const at = PHONEMES.indexOf(phoneme);
	if (at < 0) throw new Error(`unknown phoneme ${phoneme}`);
	return String.fromCharCode(FIRST_LETTER + at);
}
const VOWELS_FROM = CONSONANTS.length;

const IPA: Readonly<Record<string, string>> = {
	B: 'b', CH: 'tʃ', D: 'd', DH: 'ð', F: 'f', G: 'ɡ', HH: 'h', JH: 'dʒ', K: 'k', L: 'l', M: 'm', N: 'n', NG: 'ŋ', P: 'p', R: 'ɹ', S: 's',
	SH: 'ʃ', T: 't', TH: 'θ', V: 'v', W: 'w', Y: 'j', Z: 'z', ZH: 'ʒ',
	AA: 'ɑː', AE: 'æ', AH: 'ʌ', AO: 'ɔː', AW: 'aʊ', AY: 'aɪ', EH: 'ɛ', ER: 'ɝː', EY: 'eɪ', IH: 'ɪ', IY: 'iː', OW: 'oʊ', OY: 'ɔɪ', UH: 'ʊ', UW: 'uː'
}; // prettier-ignore
/** Unstressed vowels that are written otherwise. */
const WEAK: Readonly<Record<string, string>> = { AH: 'ə', ER: 'ɚ', IY: 'i', UW: 'u' };
/** Pairs and triples of consonants that begin English syllables: the stress mark precedes them. */
const ONSETS = new Set(
	'B L,B R,D R,D W,F L,F R,G L,G R,G W,HH Y,K L,K R,K W,K Y,M Y,F Y,P Y,B Y,V Y,P L,P R,S K,S L,S M,S N,S P,S T,S W,SH R,T R,T W,TH R,TH W,S K R,S K W,S P L,S P R,S T R,S P Y,S K Y'.split(
		','
	)
);

/** One way to speak a word. */
export interface Pronunciation {
	/** Phonemes of the dictionary, vowels with their stress: 1 primary, 2 secondary, 0 none. */
	readonly arpabet: string;
	/** International Phonetic Alphabet. */
	readonly ipa: string;
	readonly syllables: number;
	/** A digit a syllable: 1 primary stress, 2 secondary, 0 none. */
	readonly stress: string;
}

/** Words by sound. All lists exclude the word itself, the commonest words first. */
export interface Sounding {
	readonly pronunciations: readonly Pronunciation[];
	/** Spoken exactly the same: sea, see. */
	readonly homophones: readonly string[];
	/** The same from the vowel with the last primary stress on, after another consonant. */
	readonly rhymes: readonly string[];
	/** One phoneme is another one, is missing or is added. */
	readonly soundsLike: readonly string[];
}

const indexOf = (letter: string): number => letter.charCodeAt(0) - FIRST_LETTER;
const isVowel = (letter: string): boolean => indexOf(letter) >= VOWELS_FROM;
const stressOf = (letter: string): number => (indexOf(letter) - VOWELS_FROM) % 3;
/** The same phonemes without stress. */
const unstressed = (sounds: string): string =>
	sounds.replace(/./g, (letter) =>
		isVowel(letter) ? String.fromCharCode(letter.charCodeAt(0) - stressOf(letter)) : letter
	);

/** From the vowel with the last primary stress on, else the last vowel; all without a vowel. */
function rhymeOf(sounds: string): string {
	const letters = [...sounds];
	const stressed = letters.findLastIndex((letter) => isVowel(letter) && stressOf(letter) === 1);
	return unstressed(sounds.slice(Math.max(0, stressed >= 0 ? stressed : letters.findLastIndex(isVowel))));
}

/** The pack `sounds` in tables: a line a word, `<word><frequency 0–9>`, then each pronunciation after a tab. */
export class Sounds {
	readonly #spoken = new Map<string, readonly string[]>();
	readonly #frequency = new Map<string, number>();
	readonly #byRhyme = new Map<string, string[]>();
	readonly #bySound = new Map<string, string[]>();

	constructor(pack: ArrayBuffer) {
		const put = (table: Map<string, string[]>, key: string, word: string) => {
			const words = table.get(key);
			if (words === undefined) table.set(key, [word]);
			else if (words.at(-1) !== word) words.push(word);
		};
		for (const line of new TextDecoder().decode(pack).split('\n')) {
			const [head = '', ...sounds] = line.split('\t');
			const word = head.slice(0, -1);
			this.#spoken.set(word, sounds);
			this.#frequency.set(word, Number(head.slice(-1)));
			for (const each of sounds) {
				put(this.#byRhyme, rhymeOf(each), word);
				put(this.#bySound, unstressed(each), word);
			}
		}
	}

	/** Pronunciations of a word in lower case, the commonest first; empty for an unknown word. */
	of(word: string): Pronunciation[] {
		return (this.#spoken.get(word) ?? []).map((sounds) => pronunciationOf(sounds));
	}

	/** Pronunciations and similar words of a word in lower case; undefined for an unknown word. */
	sounding(word: string): Sounding | undefined {
		const spoken = this.#spoken.get(word);
		if (spoken === undefined) return undefined;
		const homophones = new Set(spoken.flatMap((sounds) => this.#bySound.get(unstressed(sounds)) ?? []));
		const rhymes = spoken.flatMap((sounds) => this.#byRhyme.get(rhymeOf(sounds)) ?? []);
		const near = spoken.flatMap((sounds) =>
			[...neighbours(unstressed(sounds))].flatMap((other) => this.#bySound.get(other) ?? [])
		);
		const sorted = (words: Iterable<string>): string[] =>
			[...new Set(words)]
				.filter((other) => other !== word)
				.sort((a, b) => this.#rank(b) - this.#rank(a) || (a < b ? -1 : 1));
		return {
			pronunciations: this.of(word),
			homophones: sorted(homophones),
			rhymes: sorted(rhymes.filter((other) => !homophones.has(other))),
			soundsLike: sorted(near.filter((other) => !homophones.has(other)))
		};
	}

	#rank(word: string): number {
		return this.#frequency.get(word) ?? 0;
	}
}

function* neighbours(sounds: string): Generator<string> {
	const letters = PHONEMES.flatMap((phoneme, at) =>
		/[12]$/.test(phoneme) ? [] : [String.fromCharCode(FIRST_LETTER + at)]
	);
	for (let at = 0; at <= sounds.length; at++) {
		const [before, after] = [sounds.slice(0, at), sounds.slice(at)];
		for (const letter of letters) {
			yield before + letter + after;
			if (after !== '') yield before + letter + after.slice(1);
		}
		if (after !== '') yield before + after.slice(1);
	}
}

function pronunciationOf(sounds: string): Pronunciation {
	const phonemes = [...sounds].map((letter) => PHONEMES[indexOf(letter)] ?? '');
	const stress = [...sounds].filter(isVowel).map(stressOf).join('');
	return { arpabet: phonemes.join(' '), ipa: ipaOf(phonemes), syllables: stress.length, stress };
}

function ipaOf(phonemes: readonly string[]): string {
	const marks = new Map<number, string>();
	const several = phonemes.filter((phoneme) => /\d$/.test(phoneme)).length > 1;
	for (const [at, phoneme] of phonemes.entries())
		if (several && /[12]$/.test(phoneme)) marks.set(onsetOf(phonemes, at), phoneme.endsWith('1') ? 'ˈ' : 'ˌ');
	return phonemes
		.map((phoneme, at) => {
			const plain = phoneme.replace(/\d$/, '');
			const sign = (phoneme.endsWith('0') ? WEAK[plain] : undefined) ?? IPA[plain] ?? plain;
			return (marks.get(at) ?? '') + sign;
		})
		.join('');
}

/** Where the syllable of a vowel begins: the longest onset of English before it. */
function onsetOf(phonemes: readonly string[], vowel: number): number {
	let start = vowel;
	while (start > 0 && !/\d$/.test(phonemes[start - 1] ?? '')) {
		const cluster = phonemes.slice(start - 1, vowel);
		const isWordStart = start === 1;
		if (!isWordStart && cluster.length > 1 && !ONSETS.has(cluster.join(' '))) break;
		if (!isWordStart && cluster[0] === 'NG') break;
		start--;
	}
	return start;
}
