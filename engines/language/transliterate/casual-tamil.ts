/**
 * Tamil as people type it. One letter stands for a stop with and without voice; which it is, its place in the word tells: voiceless at the
 * beginning and doubled, voiced after a nasal and between vowels (Schiffman, A Reference Grammar of Spoken Tamil, 1999, §1.3).
 */
import type { Unit } from './units';

const VOICED: Readonly<Record<string, string>> = { k: 'g', c: 's', ṭ: 'd', t: 'd', p: 'b' };
const PLAIN: Readonly<Record<string, string>> = { k: 'k', c: 's', ṭ: 't', t: 't', p: 'p' };
const DOUBLE: Readonly<Record<string, string>> = { k: 'kk', c: 'ch', ṭ: 'tt', t: 'th', p: 'pp' };
/** Sounds of other languages are written with ஃ before a letter. */
const FOREIGN: Readonly<Record<string, string>> = { p: 'f', j: 'z' };
const NASALS = /^[ṅñṇnṉm]$/u;

/** Second parts of names of towns; where they begin is the beginning of a word: ராமநாதபுரம் ramanadapuram, காரைக்குடி karaikudi. */
const SECOND_PARTS =
	/^(?:p(?:ura|ūr|uri|aṭṭi|ākka|ēṭṭ|āḷaiy|aḷḷi)|k(?:uṭi|ōṭṭ|uḷa|uṟic|arai|ōvil))[a-zāēīōūḻḷṇṉṅñṟṭ]*$/u;
/** No second part has more units. */
const LONGEST_PART = 12;

/** How the consonant at `index` is typed, and how many units it takes; undefined when it is typed as in other scripts. */
export function tamilConsonant(word: readonly Unit[], index: number): { typed: string; length: number } | undefined {
	const one = word[index];
	const before = word[index - 1];
	const next = word[index + 1];
	const name = one?.name ?? '';
	if (one?.kind === 'sign' && name === 'ḵ' && next && FOREIGN[next.name] !== undefined)
		return { typed: FOREIGN[next.name] as string, length: 2 };
	if (one?.kind !== 'consonant') return undefined;
	if (name === 'ṟ') {
		if (next?.name === 'ṟ') return { typed: 'tr', length: 2 };
		return { typed: before?.name === 'ṉ' ? 'dr' : 'r', length: 1 };
	}
	if (name === 'ñ' && next?.name === 'c') return { typed: 'nj', length: 2 };
	if (name === 'ṅ' && next?.name === 'k') return { typed: 'ng', length: 2 };
	if (PLAIN[name] === undefined) return undefined;
	if (next?.kind === 'consonant' && next.name === name) return { typed: DOUBLE[name] as string, length: 2 };
	const rest = word.length - index > LONGEST_PART ? '' : namesFrom(word, index);
	// -ābād: ஹைதராபாத்.
	if (before?.name === 'ā' && rest === 'pāt') return { typed: 'b', length: 1 };
	if (rest === 't' && index > 2 && namesFrom(word, index - 2) === 'pāt') return { typed: 'd', length: 1 };
	if (before === undefined || next === undefined) return { typed: PLAIN[name] as string, length: 1 };
	if ((name === 'p' || before.kind === 'vowel') && SECOND_PARTS.test(rest))
		return { typed: PLAIN[name] as string, length: 1 };
	// ஆக்ரா: agra.
	const isVoiced = next.kind !== 'consonant' || (name === 'k' && before.kind === 'vowel' && /^[rl]$/.test(next.name));
	if (isVoiced && (before.kind === 'vowel' || NASALS.test(before.name) || /^[yrlḻḷ]$/u.test(before.name)))
		return { typed: VOICED[name] as string, length: 1 };
	return { typed: PLAIN[name] as string, length: 1 };
}

const namesFrom = (word: readonly Unit[], index: number): string =>
	word
		.slice(index)
		.map(({ name }) => name)
		.join('');
