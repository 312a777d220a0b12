/** j for the imaginary unit, as engineers and programs write it: (2 + 3j)(1 - 2j). */
import type { Note } from '../core/answer-notes';
import { constantNamed, functionNamed } from '../io/operators';
import { edited } from './edit';
import { sentenceOf } from './pattern';

const NEVER_BESIDE = new Set('=<>≤≥≠,;\'"'.split(''));

/** The text with i for j if j is part of a complex number and all other names have values. Otherwise the text unchanged. */
export function withImaginary(text: string, variables: ReadonlySet<string>, notes: Note[]): string {
	if (!text.includes('j') || variables.has('j') || variables.has('i')) return text;
	const sentence = sentenceOf(text, variables);
	const { tokens } = sentence;
	if (tokens.some((token) => NEVER_BESIDE.has(token.text))) return text;
	const isJ = (at: number): boolean => tokens[at]?.text === 'j';
	const isNumber = (at: number): boolean => tokens[at]?.kind === 'number';
	const isSign = (at: number): boolean => tokens[at]?.text === '+' || tokens[at]?.text === '-';
	const endOf = (at: number): number =>
		!isNumber(at) ? -1 : isJ(at + 1) ? at + 2 : tokens[at + 1]?.text === '*' && isJ(at + 2) ? at + 3 : -1;
	const isComplex = tokens.some(
		(_, at) =>
			(isNumber(at) && isSign(at + 1) && endOf(at + 2) > 0) ||
			(endOf(at) > 0 && isSign(endOf(at)) && isNumber(endOf(at) + 1) && endOf(endOf(at) + 1) < 0)
	);
	const words = tokens.filter(({ kind }) => kind === 'word');
	if (
		!isComplex ||
		!words.every(({ text: word }) => word === 'j' || functionNamed(word) || (constantNamed(word) && word !== 'i'))
	)
		return text;
	notes.push({ text: 'j is the imaginary unit; an unknown has another letter', alternative: null });
	return edited(
		sentence,
		tokens.flatMap((token, at) => (token.text === 'j' ? [{ from: at, to: at + 1, text: 'i' }] : []))
	).text;
}
