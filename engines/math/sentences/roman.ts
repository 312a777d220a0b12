/** Roman numerals in a text → figures. */
import type { Note } from '../core/answer-notes';

const VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
const NUMERAL = /^(?=.)M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/i;
/** Words that ask for one or for its value. */
const ASKED = /\b(?:the\s+)?roman(?:\s+(?:numerals?|numbers?))?\b/i;
const IN_ARABIC =
	/\s+(?:to|in|into|as)\s+(?:arabic(?:\s+(?:numerals?|numbers?))?|(?:a\s+)?(?:numbers?|decimal|figures|digits))\s*$/i;
/** What may stand beside Roman numerals: figures, signs, words of arithmetic. */
const BESIDE = /^(?:[\d\s.,+\-*/×÷−()^%=!]|plus|minus|times|divided|multiplied|by|and|less|squared|cubed)*$/i;

const valueOf = (numeral: string): number =>
	[...numeral.toUpperCase()].reduce((total, letter, i, all) => {
		const [value, next] = [VALUES[letter]!, VALUES[all[i + 1] ?? ''] ?? 0];
		return total + (value < next ? -value : value);
	}, 0);

/**
 * `XIV + 3` → 14 + 3, said in the notes; `mcmxc in numbers` → 1990. The text itself where another word stands in it, or
 * where a single letter is all there is: V and X are unknowns. `wanted`: a number was asked for.
 */
export function inFigures(text: string, variables: ReadonlySet<string>, notes: Note[], wanted = false): string {
	const asked = wanted || ASKED.test(text) || IN_ARABIC.test(text);
	const rest = text.replace(ASKED, ' ').replace(IN_ARABIC, '');
	const word = asked ? /(?<![\w.])[IVXLCDM]+(?!\w)/gi : /(?<![\w.)]|\d\s)[IVXLCDM]+(?![\w(])/g;
	const found = (rest.match(word) ?? []).filter((each) => NUMERAL.test(each));
	const sure = asked || found.some((each) => each.length > 2 || (each.length === 2 && /^[IVX]+$/.test(each)));
	if (!sure || found.length === 0 || found.some((each) => variables.has(each))) return text;
	if (!BESIDE.test(rest.replace(word, (each) => (NUMERAL.test(each) ? ' ' : each)))) return text;
	const said = [...new Set(found)].map((each) => `${each} is ${valueOf(each)}`).join(', ');
	const product = found.every((each) => each.length === 2) && !asked;
	notes.push({
		text: `Roman numerals: ${said}`,
		alternative: product ? rest.replace(word, (each) => [...each].join('*')) : null
	});
	return rest.replace(word, (each) => (NUMERAL.test(each) ? String(valueOf(each)) : each));
}
