/** j for the imaginary unit, as engineers and programs write it: (2 + 3j)(1 - 2j). */
import { constantNamed, functionNamed } from '../io/names';
import type { Note } from '../core/answer-notes';

/** A number and so many j, added or subtracted. */
const COMPLEX =
	/(?<![\w.])\d+(?:\.\d+)?\s*[-+]\s*\d+(?:\.\d+)?\s*\*?\s*j(?![\w(])|(?<![\w.])\d+(?:\.\d+)?\s*\*?\s*j\s*[-+]\s*\d+(?:\.\d+)?(?![\w.^*/(])/;

/** The text with i for j where j stands in a complex number and nothing else is unknown; the text itself otherwise. */
export function withImaginary(text: string, variables: ReadonlySet<string>, notes: Note[]): string {
	if (!COMPLEX.test(text) || variables.has('j') || variables.has('i') || /[=<>≤≥≠,;'"]/.test(text)) return text;
	const words = text.match(/\p{L}+/gu) ?? [];
	if (!words.every((word) => word === 'j' || functionNamed(word) || (constantNamed(word) && word !== 'i'))) return text;
	notes.push({ text: 'j is the imaginary unit; an unknown has another letter', alternative: null });
	return text.replace(/(?<!\p{L})j(?!\p{L})/gu, 'i');
}
