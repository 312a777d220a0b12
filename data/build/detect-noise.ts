/** What happens to texts before they are read: letters that a scanner misread, and words of other languages among one's own. */
import type { Random } from './detect-corpus';

/** Share of the letters of a noisy text that are broken, at least and at most. */
const LEAST_BROKEN = 0.08;
const MOST_BROKEN = 0.35;
/** Marks that a scanner takes for letters. */
const SPECKS = "1056|.,'-";

/** A text with broken letters: another letter of the text or of the alphabet, a speck, a gap, or two for one. */
export function misread(text: string, random: Random): string {
	const share = LEAST_BROKEN + random.next() * (MOST_BROKEN - LEAST_BROKEN);
	const letters = text.replace(/\P{L}/gu, '');
	if (letters.length < 4) return text;
	return text.replace(/\p{L}/gu, (letter) => {
		if (random.next() >= share) return letter;
		const kind = random.next();
		if (kind < 0.35) return letters.charAt(random.below(letters.length));
		if (kind < 0.7)
			return letter < '\u0250'
				? String.fromCharCode(0x61 + random.below(26))
				: letters.charAt(random.below(letters.length));
		if (kind < 0.82) return SPECKS.charAt(random.below(SPECKS.length));
		return kind < 0.93 ? '' : letter + letter;
	});
}

const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** A text with a title or words of another language beside it, no more than one word longer; the text itself where it is one word. */
export function besideTitle(text: string, other: string, random: Random): string {
	const words = wordsOf(text);
	if (words.length < 2) return text;
	const title = wordsOf(other).slice(0, words.length + 1);
	const at = random.next() < 0.7 ? words.length : random.below(words.length + 1);
	return [...words.slice(0, at), ...title, ...words.slice(at)].join(' ');
}

/** A text of four words and more with one word of another language in it. */
export function withLoan(text: string, other: string, random: Random): string {
	const words = wordsOf(text);
	const [loan] = wordsOf(other);
	if (words.length < 4 || loan === undefined) return text;
	const at = random.below(words.length + 1);
	return [...words.slice(0, at), loan, ...words.slice(at)].join(' ');
}
