import { CONSONANT, INHERENT, KINDS, NUKTA_KIND, unit, type Sounds } from './units';

const SHORT_I = unit('vowel', 'i').id;
const SHORT_U = unit('vowel', 'u').id;
const LONG_U = unit('vowel', 'ū').id;
const A = INHERENT.id;

/** Whether Punjabi writes the nasal at `index` as tippi (after a, i, signs of u and ū), else bindi. */
export function isTippiPlace({ ids }: Sounds, index: number): boolean {
	const vowel = ids[index - 1];
	if (vowel === A || vowel === SHORT_I) return true;
	if (vowel !== SHORT_U && vowel !== LONG_U) return false;
	const before = KINDS[ids[index - 2] ?? 0];
	return before === CONSONANT || before === NUKTA_KIND;
}

/** Doubles the consonant after it. */
export const ADDAK = 'ੱ';

/** The sign before a doubled consonant in place of its first half: for n and m tippi, or bindi where that is usual, else addak. */
export function doubled(name: string, before: string, isTippi: boolean): string | undefined {
	if (name === before && (name === 'n' || name === 'm')) return isTippi ? 'ੰ' : 'ਂ';
	if (name === before || (before === `${name}h` && /^[kgcjṭḍtdpb]$/u.test(name))) return ADDAK;
	return undefined;
}
