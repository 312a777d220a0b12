import { SECOND_PARTS } from './casual-words';
import type { Unit } from './units';

/**
 * A word without the inherent vowels that Hindi and its neighbours write and do not speak. A name whose second part is a word of its
 * own is read in its parts: Srinagar, Ahmadabad.
 */
export function dropSchwas(word: readonly Unit[]): readonly Unit[] {
	const names = word.map(({ name }) => name);
	const all = names.join('');
	for (const part of SECOND_PARTS) {
		if (!all.endsWith(part.normalize('NFC')) || all.length <= part.length) continue;
		let at = word.length;
		for (let length = 0; length < part.normalize('NFC').length;) length += names[--at]?.length ?? part.length;
		if (
			names.slice(at).join('') === part.normalize('NFC') &&
			names.slice(0, at).some((name) => /[aāiīuūeēoō]/u.test(name))
		)
			return [...dropInOne(word.slice(0, at)), ...dropInOne(word.slice(at))];
	}
	return dropInOne(word);
}

/**
 * A word without the inherent vowels that Hindi and its neighbours write and do not speak: the last one, and, from right to
 * left, each between single consonants that have a vowel on the other side (VC_CV). Ohala, Aspects of Hindi Phonology, 1983.
 * Before a last consonant with a short i or u it is spoken, as in the Sanskrit words that end so: anumati, pragati. The word has
 * consonants, vowels and signs only.
 */
function dropInOne(word: readonly Unit[]): readonly Unit[] {
	const last = word.length - 1;
	const dropsLast = isSchwa(word, last) && hasTwoVowels(word) && !isKeptAtEnd(word);
	// From the end to the beginning: what comes after is known, and already without what is not spoken.
	const spoken: Unit[] = [];
	for (let index = dropsLast ? last - 1 : last; index >= 0; index--) {
		const one = word[index];
		if (!one) continue;
		const isBetween = isVowel(word[index - 2]) && spoken.at(-1)?.kind === 'consonant' && isVowel(spoken.at(-2));
		const isBeforeShort = index === last - 2 && /^[iu]$/.test(word[last]?.name ?? '') && word[last]?.kind === 'vowel';
		if (!(isBetween && !isBeforeShort && isSchwa(word, index))) spoken.push(one);
	}
	return spoken.reverse();
}

function hasTwoVowels(word: readonly Unit[]): boolean {
	const first = word.findIndex(isVowel);
	return first >= 0 && word.findLastIndex(isVowel) > first;
}

const isVowel = (one: Unit | undefined): boolean => one?.kind === 'vowel';

/** An `a` that the consonant before it carries. */
const isSchwa = (word: readonly Unit[], index: number): boolean =>
	word[index]?.kind === 'vowel' && word[index]?.name === 'a' && word[index - 1]?.kind === 'consonant';

/** After a cluster that cannot end a word without it (mitra, ratna, vishwa), and in -iya (bharatiya). */
function isKeptAtEnd(word: readonly Unit[]): boolean {
	const consonant = word.at(-2);
	const before = word.at(-3);
	if (consonant?.name === 'y' && before?.kind === 'vowel') return /^[iīē]$/u.test(before.name);
	if (before?.kind !== 'consonant') return false;
	if (/^[yrvl]$/.test(consonant?.name ?? '')) return before.name !== consonant?.name;
	return /^[nmṇ]$/u.test(consonant?.name ?? '') && !/^[nmṇrlyv]/u.test(before.name);
}
