import { typedWithEnding } from './casual-endings';
import { knownTyping } from './casual-known';
import { EVERYDAY } from './casual-words';
import { readIndic } from './indic-reader';
import { dropSchwas, WRITTEN } from './schwa';
import { letterOf, rewritten, soundRules, soundsIn, wordPattern } from './sound-rules';
import type { IndicScript } from './named';
import { table } from './schemes';
import { AVAGRAHA, DANDA, DOUBLE_DANDA, OM, VISARGA, type Unit } from './units';

/** Letters that are typed otherwise than without their diacritics. */
const TYPED = table(
	`c=ch ch=chh ḻ=zh ś=sh ṣ=sh k͟h=kh ġ=gh ĉ=ts ẑ=dz ž=zh r̥=ri r̥̄=ri l̥=li l̥̄=li ê=a ô=o ḵ=h ẖ=h ḫ=h
	${VISARGA}=h ${AVAGRAHA}= ${DANDA}=. ${DOUBLE_DANDA}=.. ${OM}=om`
);

/** Scripts whose languages do not speak every inherent vowel. */
const DROPPING: readonly IndicScript[] = ['devanagari', 'gujarati', 'gurmukhi', 'bengali', 'oriya'];
/** Of them those where a long vowel of a word of one syllable is typed twice: naam, phool, theek. */
const DOUBLING: readonly IndicScript[] = ['devanagari', 'gujarati', 'gurmukhi'];
const DOUBLED: Readonly<Record<string, string>> = { ā: 'aa', ī: 'ee', ū: 'oo' };
const SHORT_CLOSED = wordPattern('# C? V C #');

// Sounds that are not typed as their letters. A letter of Tamil is a stop with and without voice: voiceless at the beginning and doubled, voiced
// after a nasal and between vowels (Schiffman, A Reference Grammar of Spoken Tamil, 1999, §1.3), so ஹைதராபாத் -abad, ஆக்ரா agra; second
// parts of names of towns begin like words (ராமநாதபுரம் ramanadapuram, காரைக்குடி karaikudi); ஃ makes a foreign letter.
// Malayalam: കാറ്റ്, എന്റെ, പോസ്റ്റ് kattu, ente, post; നാടൻ nadan, കണ്ടു, അമ്പലം kandu, ambalam; തിരുവനന്തപുരം thiruvananthapuram.
// Bengali: a last inherent vowel is o (শব্দ shabdo), but in -indra and -chandra; ওয়াশিংটন washington, উইলিয়াম wiliyam, স্বামী swami, but অম্বর ambar; its bh is a
// foreign v (কিরোভ, ভিয়েতনাম kirov, vietnam), as in Odia. Marathi: तुझं, माझं tujha, majha (words of Sanskrit that end so are a list).
// बच्चा, अच्छा baccha, accha; ज्ञ is gy in the north; ઝવેરચંદ zaverchand; बड़ा, पढ़ना bada, padhna, but अलीगढ़ -garh, fort; ਅੰਮ੍ਰਿਤਸਰ amritsar.
const TYPING = soundRules(`tamil: c c > ch
	*: c > c / _ c/ch
	*: ch > ch / c _
	devanagari: v > w / C _
	gujarati: jh > z
	devanagari|gujarati|gurmukhi: j ñ > gy
	*: j ñ > jn
	*: ṛh > rh / X X g a _ #
	bengali|oriya: ṛ > rh / X X g a _ #
	bengali: ṛ > r
	bengali: ṛh > rh
	*: ṛ > d
	*: ṛh > dh
	malayalam: ṟ > / C _ ṟ
	malayalam: ṟ > t / _ ṟ
	malayalam: ṟ > t / ṟ/n _
	malayalam: ṭ > d / V _ V
	malayalam: ṭ > d / ṇ _
	malayalam: p > b / m _
	malayalam: t > / t _
	malayalam: t > th
	bengali: ō ẏ > w / _ V
	bengali: u > w / # _ i l/n/s/k
	bengali: a > a / n d r _ #
	bengali: a > o / X X _ #
	bengali: y > j / !C _
	bengali: b > w / s/ś/ṣ/t/d/dh _
	bengali|oriya: bh > v / # _ i ẏ? ē X
	bengali|oriya: bh > v / i/ō/ā/ē/ṭ/l/r/n _ i ẏ? ā n? #
	bengali|oriya: bh > v / # X? X? V ō _ #
	bengali|oriya: bh > v / # X? X? V … !ṣ ō _ #
	tamil: ḵ p > f
	tamil: ḵ j > z
	tamil: ṟ ṟ > tr
	tamil: ṟ > dr / ṉ _
	tamil: ñ c > nj
	tamil: ṅ k > ng
	tamil: k k > kk
	tamil: ṭ ṭ > tt
	tamil: t t > th
	tamil: p p > pp
	tamil: p > b / ā _ ā t #
	tamil: t > d / X p ā _ #
	tamil: p > p / X _ u r a/ai/au/i
	tamil: p > p / X _ ū r
	tamil: p > p / X _ a ṭ ṭ i
	tamil: p > p / X _ a ḷ ḷ i
	tamil: p > p / X _ ā k k a/ai/au
	tamil: p > p / X _ ā ḷ ai y
	tamil: p > p / X _ ē ṭ ṭ
	tamil: k > k / V _ u ṭ i
	tamil: k > k / V _ u ṟ i c
	tamil: k > k / V _ u ḷ a/ai/au
	tamil: k > k / V _ ō ṭ ṭ
	tamil: k > k / V _ ō v i l
	tamil: k > k / V _ a r ai
	tamil: k > g / V _ r/l
	tamil: k > g / V/N/y/r/l/ḻ/ḷ _ V/S
	tamil: ṭ > d / V/N/y/r/l/ḻ/ḷ _ V/S
	tamil: t > d / V/N/y/r/l/ḻ/ḷ _ V/S
	tamil: p > b / V/N/y/r/l/ḻ/ḷ _ V/S
	tamil: c > s
	devanagari: ṁ > / a _ #
	gurmukhi: ṁ/m̐ > / _ m
	*: ṁ/m̐ > m / _ p/ph/b/bh/m
	bengali: ṁ > n / _ k/kh/k͟h/g/gh
	bengali: ṁ > ng / _ C
	*: ṁ/m̐ > n / _ C
	*: m̐ > n
	bengali: ṁ > ng
	latin|tamil|telugu|kannada|malayalam: ṁ > m
	*: ṁ > n`);

// Malayalam's half u (samvruthokaram), a virama at the end of a word: വീട് veedu. Its own words end in a vowel, m, n, l, r, y or
// zh only (Asher and Kumari, Malayalam, 1997); what ends otherwise is foreign: ഫ്രാൻസ് france.
const HALF_U = /(?<=[\p{L}\p{M}])([തനണലളര]|(?<!്)റ)ു?്(?![\p{L}\p{M}\u200c\u200d])/gu;
/** Endings that foreign words have too: ബുക്ക് book. Those have letters that Malayalam itself has not, ഡ or ബ. */
const HALF_U_OF_OWN =
	/(?<![\p{L}\p{M}\u200c\u200d])((?:(?![ഖഗഘഛജഝഠഡഢഥദധഫബഭശഷസഹ])[\p{L}\p{M}\u200c\u200d])+?)((?:ക്ക|ങ്ക|ച്ച|ഞ്ച|ട്ട|ണ്ട|പ്പ|മ്പ|റ്റ|(?<!്)ട))ു?്(?![\p{L}\p{M}\u200c\u200d])/gu;

/** A text as spoken where its letters hide it. Then drops viramas that lost their consonant. */
export const spelledOut = (text: string, script: IndicScript | undefined): string =>
	script === 'malayalam' ? text.replace(HALF_U, '$1ു').replace(HALF_U_OF_OWN, '$1$2ു').replace(/ു്/gu, 'ു') : text;

/** Writes units in plain ASCII, without silent vowels of `script` (undefined: from Latin). `names`: more words. */
export function writeCasual(
	units: readonly Unit[],
	script: IndicScript | undefined,
	names?: TypedNames,
	isLookedUp = true
): string {
	let written = '';
	let word: Unit[] = [];
	const flush = () => {
		if (word.length > 0) written += writeWord(word, script, names, isLookedUp);
		word = [];
	};
	for (const one of units) {
		if (one.kind === 'consonant' || one.kind === 'vowel' || one.kind === 'sign') word.push(one);
		else if (one.kind === 'other' || one.kind === 'digit') {
			flush();
			written += one.name;
		} else if (one.kind === 'symbol') {
			// An avagraha is inside its word.
			if (one.name !== AVAGRAHA) flush();
			written += one.name === AVAGRAHA ? '' : typed(one.name);
		}
	}
	flush();
	return written;
}

/** How a name is typed that is in no list of the code, by the names of its units. */
export type TypedNames = (units: string, script: IndicScript) => string | undefined;

/** A word as the rules type it, even if a list has it. */
export const ruleTyped = (word: string, script: IndicScript): string =>
	writeCasual(readIndic(word, script).units(), script, undefined, false);

function writeWord(
	word: readonly Unit[],
	script: IndicScript | undefined,
	names: TypedNames | undefined,
	isLookedUp: boolean
): string {
	if (script !== undefined) {
		const key = word.map(({ name }) => name).join('');
		const known = isLookedUp ? knownTyping(script) : undefined;
		const typedOf = (units: string) => EVERYDAY[script]?.get(units) ?? known?.get(units) ?? names?.(units, script);
		// Only names take endings: words that go on so are other words.
		const nameOf = (units: string) => (names?.(units, script) === undefined ? undefined : typedOf(units));
		const typedSo = typedOf(key) ?? (names ? typedWithEnding(key, script, nameOf) : undefined);
		if (typedSo !== undefined) return typedSo;
	}
	const said = rewritten(soundsIn(word), WRITTEN, script ?? 'latin');
	const spoken = script && DROPPING.includes(script) ? dropSchwas(said, script) : said;
	const doubled = script !== undefined && DOUBLING.includes(script) && SHORT_CLOSED.test(spoken) ? DOUBLED : {};
	const plain = (sound: string) => doubled[letterOf(sound)] ?? typed(letterOf(sound));
	return rewritten(spoken, TYPING, script ?? 'latin', plain);
}

/** A letter of ISO 15919 without what ASCII has not. */
const typed = (name: string): string => TYPED[name] ?? name.normalize('NFD').replace(/[^\x20-\x7e]/g, '');
