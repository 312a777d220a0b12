/** Numbers that are one word: einundzwanzig, साडेतीनशे, நாற்பத்தைந்து. */
import { isFigure } from './affixes';

/** What a lexicon has for numbers that are one word. */
interface NumberWords {
	readonly prefixes: readonly (readonly [beginning: string, role: string])[];
	numberWords(): readonly (readonly [word: string, value: number])[];
	joiner(): string | undefined;
	stemsOf(key: string): readonly (readonly [stem: string, role: string])[];
}

/** Letters of the shortest number of two words in one: एकशे. */
const SHORTEST = 4;

/** The largest power of ten that divides a number, from 100 on. */
export function scaleOf(amount: number): number {
	let scale = 1;
	while (scale < amount && amount % (10 * scale) === 0) scale *= 10;
	return scale;
}

/** A number with the part that its word adds: a half more than 3 is 3.5, a quarter more than 100 is 125. */
export const withMore = (amount: number, more: number): number => amount + more * (amount < 100 ? 1 : scaleOf(amount));

/** A number that is one word, with the role that an ending gives it: நாற்பத்தைந்திலிருந்து. */
export function compoundIn(
	lexicon: NumberWords,
	key: string
): { readonly amount: number; readonly role?: string } | undefined {
	const whole = compoundOf(lexicon, key);
	if (whole !== null) return { amount: whole };
	for (const [stem, role] of lexicon.stemsOf(key)) {
		const amount = isFigure(role) ? null : compoundOf(lexicon, stem);
		if (amount !== null) return { amount, role };
	}
	return undefined;
}

/** A number that is one word. Null where the word is not one. */
export function compoundOf(lexicon: NumberWords, key: string): number | null {
	if (key.length < SHORTEST) return null;
	const words = lexicon.numberWords();
	const [beginning = '', more = '0'] =
		lexicon.prefixes.find(([prefix, role]) => isFigure(role) && key.startsWith(prefix)) ?? [];
	let [rest, total, current] = [key.slice(beginning.length), 0, 0];
	let parts = beginning === '' ? 0 : 1;
	let isMore = beginning !== '';
	while (rest !== '') {
		const found = words.find(([word]) => rest.startsWith(word));
		if (!found) {
			const and = parts > 0 ? lexicon.joiner() : undefined;
			if (and === undefined || !rest.startsWith(and)) return null;
			rest = rest.slice(and.length);
			continue;
		}
		const [word, plain] = found;
		const value = isMore ? withMore(plain, Number(more)) : plain;
		isMore = false;
		if (value >= 1000) [total, current] = [total + Math.max(current, 1) * value, 0];
		else if (value === 100) current = Math.max(current, 1) * 100;
		else current += value;
		parts++;
		rest = rest.slice(word.length);
	}
	return parts > 1 ? total + current : null;
}
