import { expect, test } from 'vitest';
import { latexToMathml, type MathNode } from './latex-to-mathml';

const print = ({ tag, text, children }: MathNode): string =>
	text === undefined ? `${tag}(${(children ?? []).map(print).join(' ')})` : text;
const show = (latex: string): string => print(latexToMathml(latex));

test.each([
	['\\frac{1}{2}', 'mrow(mfrac(1 2))'],
	['2\\sqrt{2}', 'mrow(2 msqrt(2))'],
	['\\sqrt[3]{x}', 'mrow(mroot(x 3))'],
	['x^{2}+1', 'mrow(msup(x 2) + 1)'],
	['x_1^2', 'mrow(msubsup(x 1 2))'],
	['\\frac{\\pi}{4}', 'mrow(mfrac(π 4))'],
	['\\left(a-b\\right)', 'mrow(mrow(( a − b )))'],
	['\\operatorname{gcd}(a, b)', 'mrow(gcd ( a , b ))'],
	['\\sin x', 'mrow(sin x)'],
	['\\begin{pmatrix}1&0\\\\0&1\\end{pmatrix}', 'mrow(mrow(( mtable(mtr(mtd(1) mtd(0)) mtr(mtd(0) mtd(1))) )))'],
	['\\left|x\\right|', 'mrow(mrow(| x |))']
])('%s is drawn as %s', (latex, tree) => {
	expect(show(latex)).toBe(tree);
});

test.each(['\\frac{1', '^', '}{', '\\left(', '\\begin{pmatrix}', '\\', '{'.repeat(5_000), '\\sqrt[', 'a&b'])(
	'broken LaTeX %# ends without throwing',
	(latex) => {
		expect(latexToMathml(latex).tag).toBe('mrow');
	}
);
