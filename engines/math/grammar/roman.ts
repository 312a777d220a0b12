/** Roman numerals in a question → figures. */
import type { Note } from '../core/answer-notes';
import type { Token } from '../../kit/tokens';
import { edited, type Edit } from './edit';
import { sentenceOf, type Sentence } from './pattern';

const VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
const NUMERAL = /^(?=.)M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/i;

const valueOf = (numeral: string): number =>
	[...numeral.toUpperCase()].reduce((total, letter, i, all) => {
		const [value, next] = [VALUES[letter] ?? 0, VALUES[all[i + 1] ?? ''] ?? 0];
		return total + (value < next ? -value : value);
	}, 0);

/** `XIV + 3` → 14 + 3, noted; unchanged beside other words or for one letter (V), unless `wanted`. */
export function inFigures(sentence: Sentence, notes: Note[], wanted: boolean): Sentence {
	const { tokens, variables } = sentence;
	const isNumeral = (token: Token, at: number): boolean =>
		token.kind === 'word' &&
		NUMERAL.test(token.text) &&
		(wanted || (token.text === token.text.toUpperCase() && !isGlued(tokens, at)));
	const found = tokens.flatMap((token, at) => (isNumeral(token, at) ? [{ ...token, at }] : []));
	const sure =
		wanted ||
		found.some(
			({ text }) => text.length > 2 || (text.length === 2 && [...text].every((letter) => 'IVX'.includes(letter)))
		);
	if (!sure || found.length === 0 || found.some(({ text }) => variables.has(text))) return sentence;
	if (!tokens.every((token, at) => token.kind !== 'word' || isNumeral(token, at) || BESIDE.has(token.key)))
		return sentence;
	const edits: Edit[] = found.map(({ at, text }) => ({ from: at, to: at + 1, text: String(valueOf(text)) }));
	const product = found.every(({ text }) => text.length === 2) && !wanted;
	const letters = edited(
		sentence,
		found.map(({ at, text }) => ({ from: at, to: at + 1, text: [...text].join('*') }))
	);
	const said = [...new Set(found.map(({ text }) => text))].map((each) => `${each} is ${valueOf(each)}`).join(', ');
	notes.push({ text: `Roman numerals: ${said}`, alternative: product ? letters.text : null });
	return sentenceOf(edited(sentence, edits).text, variables);
}

/** Words of arithmetic that may be beside numerals. */
const BESIDE: ReadonlySet<string> = new Set(
	'plus minus times divided multiplied by and less squared cubed mod'.split(' ')
);

/** Beside a digit or a parenthesis it is a product of letters. */
const isGlued = (tokens: readonly Token[], at: number): boolean =>
	tokens[at - 1]?.kind === 'number' ||
	tokens[at - 1]?.text === ')' ||
	(tokens[at + 1]?.text === '(' && tokens[at + 1]?.start === tokens[at]?.end);
