/** Presentation MathML of the input and the answer. */
import type { Syntax } from './syntax';
import { typeset, type Fence, type Notation } from './typeset';
import type { Expression } from '../core/expression';
import { syntaxOf } from './layout';

/** A syntax tree as a complete `<math>` element. Its text is letters, digits and escaped signs only. */
export const mathmlOf = (node: Syntax, display: 'block' | 'inline' = 'block'): string =>
	`<math xmlns="http://www.w3.org/1998/Math/MathML" display="${display}">${typeset(node, MATHML)}</math>`;

/** Rows of a matrix in brackets, as a complete `<math>` element. */
export const matrixMathml = (rows: readonly (readonly Syntax[])[]): string => {
	const cells = rows.map((row) => `<mtr>${row.map((cell) => `<mtd>${typeset(cell, MATHML)}</mtd>`).join('')}</mtr>`);
	return `<math xmlns="http://www.w3.org/1998/Math/MathML" display="block"><mrow><mo>[</mo><mtable>${cells.join('')}</mtable><mo>]</mo></mrow></math>`;
};

/** Letters in the order of Unicode; the sigma at the end of a word has no name. */
const GREEK =
	'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho - sigma tau upsilon phi chi psi omega'.split(
		' '
	);

function letterOf(name: string): string {
	if (name === 'infinity') return '∞';
	const at = GREEK.indexOf(name.toLowerCase());
	const capital = name.charAt(0) < 'a';
	// Capitals that look Latin, and small omicron, have no command of their own in LaTeX either.
	return at < 0 || !LETTERS.test(name) ? name : String.fromCharCode((capital ? 0x391 : 0x3b1) + at);
}

const FENCES: Readonly<Record<Fence, readonly [string, string]>> = {
	parenthesis: ['(', ')'],
	bar: ['|', '|'],
	floor: ['⌊', '⌋'],
	ceil: ['⌈', '⌉']
};

const SIGNS: Readonly<Record<string, string>> = {
	'-': '−',
	times: '⋅',
	apply: '\u2062',
	'<': '&lt;',
	'<=': '≤',
	'>': '&gt;',
	'>=': '≥',
	'!=': '≠'
};

const escape = (text: string): string =>
	/[&<>]/.test(text) ? text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;') : text;
const row = (parts: readonly string[]): string => `<mrow>${parts.join('')}</mrow>`;

const MATHML: Notation = {
	number: (digits) => `<mn>${escape(digits)}</mn>`,
	name: (name) => {
		const [head = name, ...tail] = name.split('_');
		const letters = `<mi>${escape(letterOf(head))}</mi>`;
		return tail.length === 0 || tail.join('') === ''
			? letters
			: `<msub>${letters}<mi>${escape(tail.join(' '))}</mi></msub>`;
	},
	sign: (sign) => `<mo>${SIGNS[sign] ?? escape(sign)}</mo>`,
	row,
	fraction: (numerator, denominator) => `<mfrac>${numerator}${denominator}</mfrac>`,
	power: (base, exponent) => `<msup>${base}${exponent}</msup>`,
	root: (radicand, degree) =>
		degree === undefined ? `<msqrt>${radicand}</msqrt>` : `<mroot>${row([radicand])}${degree}</mroot>`,
	functionName: (name) => `<mi>${escape(name)}</mi>`,
	word: (text) => `<mtext> ${escape(text)} </mtext>`,
	fence: (open, inner) =>
		row([
			`<mo fence="true" lspace="0" rspace="0">${FENCES[open][0]}</mo>`,
			inner,
			`<mo fence="true" lspace="0" rspace="0">${FENCES[open][1]}</mo>`
		]),
	binomial: (above, below) =>
		row(['<mo fence="true">(</mo>', `<mfrac linethickness="0">${above}${below}</mfrac>`, '<mo fence="true">)</mo>']),
	range: (kind, index, lower, upper, body) =>
		row([
			`<munderover><mo>${kind === 'sum' ? '∑' : '∏'}</mo>${row([index, '<mo>=</mo>', lower])}${upper}</munderover>`,
			body
		]),
	integral: (body, variable, lower, upper) =>
		row([
			lower === undefined ? '<mo>∫</mo>' : `<msubsup><mo>∫</mo>${lower}${upper ?? ''}</msubsup>`,
			body,
			`<mspace width="0.2em"/>`,
			`<mi>d</mi>`,
			variable
		]),
	derivation: (variable, order, body) => {
		const above = order === undefined ? '<mi>d</mi>' : `<msup><mi>d</mi>${order}</msup>`;
		const below = row(['<mi>d</mi>', order === undefined ? variable : `<msup>${variable}${order}</msup>`]);
		return row([`<mfrac>${above}${below}</mfrac>`, body]);
	},
	limit: (variable, to, body) =>
		row([`<munder><mi>lim</mi>${row([variable, '<mo>→</mo>', to])}</munder>`, '<mspace width="0.2em"/>', body]),
	subscript: (base, below) => `<msub>${row([base])}${below}</msub>`
};

/** An expression in LaTeX. */
export const latexOf = (x: Expression): string => latexSyntax(syntaxOf(x));

/** A syntax tree in LaTeX. */
export const latexSyntax = (node: Syntax): string => typeset(node, LATEX);

const LETTERS =
	/^(alpha|beta|gamma|delta|epsilon|zeta|eta|theta|iota|kappa|lambda|mu|nu|xi|pi|rho|sigma|tau|upsilon|phi|chi|psi|omega|Gamma|Delta|Theta|Lambda|Xi|Pi|Sigma|Upsilon|Phi|Psi|Omega)$/;
const COMMANDS = /^(sin|cos|tan|cot|sec|csc|sinh|cosh|tanh|coth|ln|log|gcd|min|max|arg)$/;
const INVERSE = /^a(sin|cos|tan)$/;

const LATEX_FENCES: Readonly<Record<Fence, readonly [string, string]>> = {
	parenthesis: ['\\left(', '\\right)'],
	bar: ['\\left|', '\\right|'],
	floor: ['\\left\\lfloor ', '\\right\\rfloor '],
	ceil: ['\\left\\lceil ', '\\right\\rceil ']
};

const LATEX_SIGNS: Readonly<Record<string, string>> = {
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
	sign: (sign) => LATEX_SIGNS[sign] ?? (/^[-+=<>]$/.test(sign) ? ` ${sign} ` : sign),
	row: (parts) => {
		const joined = parts.join('');
		const text = joined.startsWith(' - ') ? `-${joined.slice(3)}` : joined;
		return text.includes('  ') ? text.replace(/ {2,}/g, ' ') : text;
	},
	fraction: (numerator, denominator) => `\\frac{${numerator}}{${denominator}}`,
	power: (base, exponent) => `${base.includes('^') ? `{${base}}` : base}^{${exponent}}`,
	root: (radicand, degree) => (degree === undefined ? `\\sqrt{${radicand}}` : `\\sqrt[${degree}]{${radicand}}`),
	functionName: (name) =>
		INVERSE.test(name) ? name.replace('a', '\\arc') : COMMANDS.test(name) ? `\\${name}` : `\\operatorname{${name}}`,
	word: (text) => `\\text{ ${text} }`,
	fence: (open, inner) => LATEX_FENCES[open][0] + inner + LATEX_FENCES[open][1],
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
