/** Questions for a number in figures, a property of one, a number in another base, a formula. */
import type { Built, Frame } from '../frame';
import type { Match } from '../match';
import type { Span } from '../lexicon';

export const NUMBER_FRAMES: readonly Frame<Match>[] = [
	{
		id: 'number-alone',
		operation: 'math/evaluate',
		may: ['how-much', 'what-is', 'how-many'],
		slots: { number: 1 },
		wants: ['number'],
		build(match) {
			// A number fills the text, or a question has one of several words: 7, how much is a dozen dozens.
			const number = match.one('number');
			const length = number ? number.to - number.from : 0;
			return number && match.isBare && (length === match.tokens.length || (match.content > 1 && length > 1))
				? { input: { expression: number.exact ?? String(number.amount) }, strong: 0 }
				: null;
		}
	},
	{
		// How many times 12 goes into 600.
		id: 'goes-into',
		operation: 'math/evaluate',
		needs: [['goes-into']],
		may: ['how-many'],
		slots: { number: 2, operator: 1 },
		wants: ['number'],
		build(match) {
			const [a, b] = match.all('number');
			return a?.amount && b ? { input: { expression: `${b.amount} / ${a.amount}` }, strong: 4 } : null;
		}
	},
	{
		id: 'divisible',
		operation: 'math/evaluate',
		needs: [['divisible']],
		slots: { number: 2 },
		wants: ['number'],
		build(match) {
			const [a, b] = match.all('number');
			return a && b ? { input: { expression: `${a.amount} mod ${b.amount}` }, strong: 2, focus: { kind: 'is-zero' } } : null; // prettier-ignore
		}
	},
	{
		id: 'number-property',
		operation: 'math/evaluate',
		needs: [['prime', 'factors']],
		may: ['what-is', 'list'],
		slots: { number: 1 },
		wants: ['number'],
		build(match) {
			const isPrime = match.has('prime') && !match.has('factors');
			return { input: { expression: `${isPrime ? 'isprime' : 'factor'}(${match.one('number')?.amount})` }, strong: 2, ...(isPrime && { focus: { kind: 'is-true' } }) }; // prettier-ignore
		}
	},
	{
		id: 'number-base',
		operation: 'math/evaluate',
		needs: [['binary', 'hexadecimal', 'octal', 'roman']],
		may: ['convert', 'what-is', 'express', 'write'],
		slots: { number: 1, hexadecimal: 1 },
		wants: ['number', 'hexadecimal'],
		build(match) {
			const figures = match.one('hexadecimal')?.value;
			if (figures !== undefined) return { input: { expression: figures }, strong: 2 };
			const base = ['binary', 'hexadecimal', 'octal', 'roman'].find((name) => match.has(name)) ?? '';
			const number = match.one('number');
			// Binary 1010 is written so, and 1010 binary in decimal.
			const isWritten =
				number &&
				isOfBase(number, base) &&
				(match.lattice.conceptBefore(number.from, base) !== undefined || match.has('express'));
			const sign = isWritten && (base === 'binary' || match.has('express')) ? BASES[base] : undefined;
			const written = `${number?.amount} in ${base === 'hexadecimal' ? 'hex' : base}`;
			return { input: { expression: sign === undefined ? written : `${sign}${number?.amount}` }, strong: 2 };
		}
	},
	{
		id: 'roman-numeral',
		operation: 'math/evaluate',
		may: ['what-is', 'how-much', 'define', 'year-of', 'express', 'worth', 'roman', 'convert'],
		slots: { roman: 1 },
		wants: ['roman'],
		build: (match) => (match.content > 1 ? { input: { expression: match.one('roman')?.value }, strong: 2 } : null)
	},
	{
		id: 'formula-in-words',
		operation: 'math/evaluate',
		needs: [['derivative', 'integral', 'factors', 'solve', 'simplify', 'expand']],
		may: ['what-is', 'mathematics'],
		slots: { formula: 1, expression: 1 },
		wants: ['formula', 'expression'],
		build(match) {
			const text = match.one('formula', 'expression')?.value ?? '';
			return formulaFor(match, text, 4);
		}
	},
	{
		id: 'formula',
		operation: 'math/evaluate',
		needs: [['derivative', 'integral', 'factors', 'solve', 'plot', 'simplify', 'expand']],
		may: ['what-is'],
		topic: 'text',
		build(match) {
			const text = match.topic?.text ?? '';
			if (!isFormula(text)) return null;
			return formulaFor(match, text, 1);
		}
	}
];

/** Beginnings of numbers in other bases. */
const BASES: Readonly<Record<string, string | undefined>> = { binary: '0b', octal: '0o', hexadecimal: '0x' };

/** Whether the figures of a number are those of a base, and no shorter than people write them there. */
function isOfBase({ amount = NaN }: Span, base: string): boolean {
	const figures = String(amount);
	return base === 'binary'
		? /^[01]{3,}$/.test(figures)
		: base === 'octal'
			? /^[0-7]+$/.test(figures)
			: /^\d+$/.test(figures);
}

/** Whether a text looks like a formula: a digit or a sign, no word of more than four letters, and its brackets in pairs. */
function isFormula(text: string): boolean {
	let letters = 0;
	let depth = 0;
	let hasSign = false;
	for (const character of text) {
		depth += character === '(' ? 1 : character === ')' ? -1 : 0;
		if (depth < 0) return false;
		if (/\p{L}/u.test(character)) {
			if (++letters > 6) return false;
		} else letters = 0;
		hasSign ||= '0123456789^+*/=√²³('.includes(character);
	}
	return depth === 0 && (hasSign || text.length === 1);
}

/** The request about a formula, as a call of the math engine. */
function formulaFor(match: Match, text: string, strong: number): Built {
	if (match.has('simplify', 'expand'))
		return {
			operation: 'math/simplify',
			input: { expression: text },
			strong,
			...(match.has('expand') && { focus: { kind: 'expanded' } })
		};
	const call = match.has('derivative') ? `diff(${text})` : match.has('integral') ? `integrate(${text})` : match.has('factors') ? `factor(${text})` : text; // prettier-ignore
	return { input: { expression: call }, strong };
}
