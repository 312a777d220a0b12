import { typedWithEnding } from './casual-endings';
import { knownTyping } from './casual-known';
import { tamilConsonant } from './casual-tamil';
import { EVERYDAY } from './casual-words';
import { readIndic } from './indic-reader';
import { dropSchwas } from './schwa';
import type { IndicScript } from './named';
import { ANUSVARA, AVAGRAHA, CANDRABINDU, DANDA, DOUBLE_DANDA, OM, VISARGA, type Unit } from './units';

/** Letters that are typed otherwise than without their diacritics. */
const TYPED: Readonly<Record<string, string>> = {
	c: 'ch',
	ch: 'chh',
	ḻ: 'zh',
	ś: 'sh',
	ṣ: 'sh',
	k͟h: 'kh',
	ġ: 'gh',
	ĉ: 'ts',
	ẑ: 'dz',
	ž: 'zh',
	r̥: 'ri',
	r̥̄: 'ri',
	l̥: 'li',
	l̥̄: 'li',
	ê: 'a',
	ô: 'o',
	[VISARGA]: 'h',
	ḵ: 'h',
	ẖ: 'h',
	ḫ: 'h',
	[AVAGRAHA]: '',
	[DANDA]: '.',
	[DOUBLE_DANDA]: '..',
	[OM]: 'om'
};

/** Scripts whose languages do not speak every inherent vowel. */
const DROPPING: readonly IndicScript[] = ['devanagari', 'gujarati', 'gurmukhi', 'bengali', 'oriya'];
/** Of them those where a long vowel of a word of one syllable is typed twice: naam, phool, theek. */
const DOUBLING: readonly IndicScript[] = ['devanagari', 'gujarati', 'gurmukhi'];
const DOUBLED: Readonly<Record<string, string>> = { ā: 'aa', ī: 'ee', ū: 'oo' };
const SOUTHERN: readonly IndicScript[] = ['tamil', 'telugu', 'kannada', 'malayalam'];

/**
 * Malayalam's half u (samvruthokaram), a virama at the end of a word: വീട് veedu. Its own words end in a vowel, m, n, l, r, y or
 * zh only (Asher and Kumari, Malayalam, 1997); what ends otherwise is foreign: ഫ്രാൻസ് france.
 */
const HALF_U = /(?<=[\p{L}\p{M}])([തനണലളര]|(?<!്)റ)ു?്(?![\p{L}\p{M}\u200c\u200d])/gu;
/** Endings that foreign words have too: ബുക്ക് book. Those have letters that Malayalam itself has not, ഡ or ബ. */
const HALF_U_OF_OWN =
	/(?<![\p{L}\p{M}\u200c\u200d])((?:(?![ഖഗഘഛജഝഠഡഢഥദധഫബഭശഷസഹ])[\p{L}\p{M}\u200c\u200d])+?)((?:ക്ക|ങ്ക|ച്ച|ഞ്ച|ട്ട|ണ്ട|പ്പ|മ്പ|റ്റ|(?<!്)ട))ു?്(?![\p{L}\p{M}\u200c\u200d])/gu;

/** A text as spoken where its letters hide it. Then drops viramas that lost their consonant. */
export const spelledOut = (text: string, script: IndicScript | undefined): string =>
	script === 'malayalam' ? text.replace(HALF_U, '$1ു').replace(HALF_U_OF_OWN, '$1$2ു').replace(/ു്/gu, 'ു') : text;

/**
 * Writes units as people type them in plain ASCII. The inherent vowel is left out where the language of `script` leaves it
 * out; not when the text came from Latin letters (`script` undefined), which spell it. `names` knows further words.
 */
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
	const open =
		script === 'bengali'
			? word.filter((_, index) => !isOpenA(word, index) && !isStartOfYa(word, index))
			: script === 'tamil' && isBeforeR(word)
				? word.slice(1)
				: word;
	const spoken = script && DROPPING.includes(script) ? dropSchwas(open, script) : open;
	const doubles = script !== undefined && DOUBLING.includes(script) && isShortClosed(spoken);
	let written = '';
	for (let index = 0; index < spoken.length; index++) {
		const one = spoken[index];
		if (!one) continue;
		const before = spoken[index - 1];
		const next = spoken[index + 1];
		const tamil = script === 'tamil' ? tamilConsonant(spoken, index) : undefined;
		if (tamil) {
			written += tamil.typed;
			index += tamil.length - 1;
		} else if (one.kind === 'sign')
			written += isMarathiEnd(one, before, next, script) ? '' : nasalOrBreath(one.name, next, script);
		else if (script === 'bengali' && isW(spoken, index)) {
			written += 'w';
			if (one.name === 'ō') index++;
		} else if (script === 'bengali' && isFinalO(spoken, index)) written += 'o';
		else if (one.kind === 'vowel') written += (doubles ? DOUBLED[one.name] : undefined) ?? typed(one.name);
		else if (one.name === 'j' && next?.name === 'ñ') {
			// ज्ञ is gy in the north, jn in the south.
			written += script && DOUBLING.includes(script) ? 'gy' : 'jn';
			index++;
		} else if (isFort(spoken, index, script)) written += 'rh';
		else written += consonant(spoken, index, script);
	}
	return written;
}

/** Whether a flap is that of a town's name in -garh, fort: अलीगढ़, ডিব্রুগড়, ବରଗଡ଼. */
function isFort(word: readonly Unit[], index: number, script: IndicScript | undefined): boolean {
	if (index < 4 || index !== word.length - 1 || word[index - 2]?.name !== 'g' || word[index - 1]?.name !== 'a')
		return false;
	const { name } = word[index] ?? {};
	return name === 'ṛh' || (name === 'ṛ' && (script === 'bengali' || script === 'oriya'));
}

/** Whether a Bengali inherent vowel is the last sound, which is o: শব্দ shabdo. Names in -indra and -chandra are typed with a. */
function isFinalO(word: readonly Unit[], index: number): boolean {
	if (index !== word.length - 1 || index < 2 || word[index]?.name !== 'a') return false;
	return namesOf(word.slice(-4, -1)) !== 'ndr';
}

/** Whether an i precedes a foreign r, because Tamil words do not begin with r: இராமநாதபுரம் ramanadapuram. */
const isBeforeR = (word: readonly Unit[]): boolean =>
	word[0]?.name === 'i' && word[1]?.name === 'r' && word[2]?.name === 'ā' && word.length > 6;

/** Whether an i is but the beginning of ya: ইয়াকুটস্ক yakutsk; not in ইয়ে. */
const isStartOfYa = (word: readonly Unit[], index: number): boolean =>
	index === 0 && word[0]?.name === 'i' && word[1]?.name === 'ẏ' && word[2]?.kind === 'vowel' && word.length > 4;

/** Whether a Bengali o or u is a w: ওয়াশিংটন washington, হাওয়া hawa, উইলিয়াম wiliyam. */
const isW = (word: readonly Unit[], index: number): boolean =>
	word[index]?.name === 'ō'
		? word[index + 1]?.name === 'ẏ' && word[index + 2]?.kind === 'vowel'
		: index === 0 && word[0]?.name === 'u' && word[1]?.name === 'i' && /^[lnsk]$/.test(word[2]?.name ?? '');

/** Whether a Bengali y is but half of the open a of foreign words: ফিনল্যান্ড finland, ব্যাংক bank; not in কল্যাণ, ন্যায়. */
function isOpenA(word: readonly Unit[], index: number): boolean {
	if (word[index]?.name !== 'y' || word[index + 1]?.name !== 'ā') return false;
	const before = word[index - 1];
	const after = word[index + 2];
	return (
		/^(?:k|g|ṭ|ḍ|p|ph|b|m|n|l|r|s|h)$/u.test(before?.name ?? '') &&
		word[index - 2]?.kind !== 'consonant' &&
		after !== undefined &&
		after.kind !== 'vowel' &&
		!/^(?:ṇ|ẏ)$/u.test(after.name)
	);
}

/** Whether a bh represents a foreign v: at the end after o, in vie- at the beginning and -via at the end. */
function isForeignV(word: readonly Unit[], index: number): boolean {
	const after = namesOf(word.slice(index + 1, index + 6));
	const before = word[index - 1]?.name ?? '';
	if (index === 0) return /^iẏ?ē./u.test(after);
	if (/^iẏ?ān?$/u.test(after)) return /^(?:[iōāē]|[ṭlrn])$/u.test(before);
	const isInName = word.slice(0, Math.min(index - 1, 3)).some(({ kind }) => kind === 'vowel');
	return after === '' && before === 'ō' && isInName && word[index - 2]?.name !== 'ṣ';
}

const namesOf = (units: readonly Unit[]): string => units.map(({ name }) => name).join('');

function consonant(word: readonly Unit[], index: number, script: IndicScript | undefined): string {
	const { name = '' } = word[index] ?? {};
	const before = word[index - 1];
	const next = word[index + 1];
	// बच्चा, अच्छा: baccha, accha.
	if (name === 'c' && (next?.name === 'c' || next?.name === 'ch')) return 'c';
	if (name === 'ch' && before?.name === 'c') return 'ch';
	const afterConsonant = before?.kind === 'consonant';
	if (name === 'v' && script === 'devanagari' && afterConsonant) return 'w';
	// ઝવેરચંદ: zaverchand.
	if (name === 'jh' && script === 'gujarati') return 'z';
	// കാറ്റ്, എന്റെ, പോസ്റ്റ്: kattu, ente, post.
	if (script === 'malayalam' && name === 'ṟ' && next?.name === 'ṟ') return afterConsonant ? '' : 't';
	if (script === 'malayalam' && name === 'ṟ' && /^[ṟn]$/u.test(before?.name ?? '')) return 't';
	// നാടൻ: nadan; a voiceless one between vowels is written twice.
	if (script === 'malayalam' && name === 'ṭ' && before?.kind === 'vowel' && next?.kind === 'vowel') return 'd';
	// കണ്ടു, അമ്പലം: kandu, ambalam.
	if (script === 'malayalam' && before?.name === 'ṇ' && name === 'ṭ') return 'd';
	if (script === 'malayalam' && before?.name === 'm' && name === 'p') return 'b';
	if (name === 'y' && script === 'bengali' && !afterConsonant) return 'j';
	// কিরোভ, ভিয়েতনাম: kirov, vietnam.
	if (name === 'bh' && (script === 'bengali' || script === 'oriya') && isForeignV(word, index)) return 'v';
	// স্বামী, বিশ্ব: swami, bishwa; but অম্বর ambar.
	if (name === 'b' && script === 'bengali' && /^(?:[sśṣt]|dh?)$/u.test(afterConsonant ? before.name : '')) return 'w';
	// തിരുവനന്തപുരം: thiruvananthapuram.
	if (name === 't' && script === 'malayalam') return before?.name === 't' ? '' : 'th';
	// बड़ा, पढ़ना: bada, padhna; Bengali says r.
	if (name === 'ṛ' && script !== 'bengali') return 'd';
	if (name === 'ṛh' && script !== 'bengali') return 'dh';
	return typed(name);
}

/** तुझं, माझं: tujha, majha; words of Sanskrit that end so are a list. */
const isMarathiEnd = (one: Unit, before: Unit | undefined, next: Unit | undefined, script: IndicScript | undefined): boolean =>
	script === 'devanagari' && one.name === ANUSVARA && next === undefined && before?.kind === 'vowel' && before.name === 'a'; // prettier-ignore

function nasalOrBreath(name: string, next: Unit | undefined, script: IndicScript | undefined): string {
	if (name !== ANUSVARA && name !== CANDRABINDU) return typed(name);
	// ਅੰਮ੍ਰਿਤਸਰ: amritsar.
	if (next?.name === 'm' && script === 'gurmukhi') return '';
	if (next?.kind === 'consonant')
		return /^[pbm]/.test(next.name)
			? 'm'
			: script === 'bengali' && name === ANUSVARA && !/^[kg]/.test(next.name)
				? 'ng'
				: 'n';
	if (name === CANDRABINDU) return 'n';
	if (script === 'bengali') return 'ng';
	// At the end of a word the southern languages and Sanskrit speak m.
	return script === undefined || SOUTHERN.includes(script) ? 'm' : 'n';
}

/** One vowel, at most one consonant before it and exactly one after it. */
function isShortClosed(word: readonly Unit[]): boolean {
	const shape = word.map(({ kind }) => kind.charAt(0)).join('');
	return shape === 'cvc' || shape === 'vc';
}

/** A letter of ISO 15919 without what ASCII has not. */
const typed = (name: string): string => TYPED[name] ?? name.normalize('NFD').replace(/[^\x20-\x7e]/g, '');
