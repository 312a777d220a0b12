/** LaTeX (amsmath). */
import type { Expression } from '../core/expression';
import { syntaxOf } from './layout';
import type { Syntax } from './syntax';
import { typeset, type Fence, type Notation } from './typeset';

/** An expression in LaTeX. */
export const latexOf = (x: Expression): string => latexSyntax(syntaxOf(x));

/** A syntax tree in LaTeX. */
export const latexSyntax = (node: Syntax): string => typeset(node, LATEX);

const LETTERS =
	/^(alpha|beta|gamma|delta|epsilon|zeta|eta|theta|iota|kappa|lambda|mu|nu|xi|pi|rho|sigma|tau|upsilon|phi|chi|psi|omega|Gamma|Delta|Theta|Lambda|Xi|Pi|Sigma|Upsilon|Phi|Psi|Omega)$/;
const COMMANDS = /^(sin|cos|tan|cot|sec|csc|sinh|cosh|tanh|coth|ln|log|gcd|min|max|arg)$/;
const INVERSE = /^a(sin|cos|tan)$/;

const FENCES: Readonly<Record<Fence, readonly [string, string]>> = {
	parenthesis: ['\\left(', '\\right)'],
	bar: ['\\left|', '\\right|'],
	floor: ['\\left\\lfloor ', '\\right\\rfloor '],
	ceil: ['\\left\\lceil ', '\\right\\rceil ']
};

const SIGNS: Readonly<Record<string, string>> = {
	times: ' \\cdot ',
	apply: ' ',
	mod: ' \\bmod ',
	'%': '\\%',
	'°': '^{\\circ}',
	'<=': ' \\le ',
	'>=': ' \\ge ',
	'!=': ' \\ne ',
	',': ', '
};

const LATEX: Notation = {
	number: (digits) => digits.replace(/e\+?(-?\d+)$/i, ' \\cdot 10^{$1}'),
	name: (name) => {
		if (name === 'infinity') return '\\infty';
		const [head = name, ...tail] = name.split('_');
		const letters = LETTERS.test(head) ? `\\${head}` : head.length > 1 ? `\\mathrm{${head}}` : head;
		return tail.length === 0 ? letters : `${letters}_{${tail.join(' ')}}`;
	},
	sign: (sign) => SIGNS[sign] ?? (/^[-+=<>]$/.test(sign) ? ` ${sign} ` : sign),
	row: (parts) => parts.join('').replace(/^ - /, '-').replace(/ {2,}/g, ' '),
	fraction: (numerator, denominator) => `\\frac{${numerator}}{${denominator}}`,
	power: (base, exponent) => `${base.includes('^') ? `{${base}}` : base}^{${exponent}}`,
	root: (radicand, degree) => (degree === undefined ? `\\sqrt{${radicand}}` : `\\sqrt[${degree}]{${radicand}}`),
	functionName: (name) =>
		INVERSE.test(name) ? name.replace('a', '\\arc') : COMMANDS.test(name) ? `\\${name}` : `\\operatorname{${name}}`,
	word: (text) => `\\text{ ${text} }`,
	fence: (open, inner) => FENCES[open][0] + inner + FENCES[open][1],
	binomial: (above, below) => `\\binom{${above}}{${below}}`,
	range: (kind, index, lower, upper, body) =>
		`\\${kind === 'sum' ? 'sum' : 'prod'}_{${index} = ${lower}}^{${upper}} ${body}`,
	integral: (body, variable, lower, upper) =>
		`\\int${lower === undefined ? '' : `_{${lower}}^{${upper ?? ''}}`} ${body}\\,d${variable}`,
	derivation: (variable, order, body) =>
		order === undefined ? `\\frac{d}{d${variable}} ${body}` : `\\frac{d^{${order}}}{d${variable}^{${order}}} ${body}`,
	limit: (variable, to, body) => `\\lim_{${variable} \\to ${to}} ${body}`,
	subscript: (base, below) => `${base}_{${below}}`
};
