import type { Unit } from './units';

/**
 * Whether Punjabi writes the nasal at `index`, after what stands before it, as tippi: after a, i and the signs of u and ū; else
 * it is a bindi.
 */
export function isTippiPlace(units: readonly Unit[], index: number): boolean {
	const vowel = units[index - 1];
	if (vowel?.kind !== 'vowel') return false;
	const before = units[index - 2]?.kind;
	const isSign = before === 'consonant' || before === 'nukta';
	return vowel.name === 'a' || vowel.name === 'i' || (isSign && (vowel.name === 'u' || vowel.name === 'ū'));
}

/** What stands before a doubled consonant in place of its first half: tippi for n and m, else addak. */
export function doubled(name: string, before: string): string | undefined {
	if (name === before && (name === 'n' || name === 'm')) return 'ੰ';
	if (name === before || (before === `${name}h` && /^[kgcjṭḍtdpb]$/u.test(name))) return 'ੱ';
	return undefined;
}
