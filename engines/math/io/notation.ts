/** Notations of other programs and of print, as the grammar writes them. */
import { functionNamed, operatorNamed } from './operators';

const RAISED = 'ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾';
const PLAIN = 'abcdefghijklmnoprstuvwxyz0123456789+-()';
const RAISED_RUN = new RegExp(`[${RAISED}]+`, 'gu');

/** eˣ and x²ⁿ as powers. Raised digits alone are tokens of their own. */
const withPowers = (text: string): string =>
	text.replace(RAISED_RUN, (run) => {
		const plain = [...run].map((sign) => PLAIN[[...RAISED].indexOf(sign)]).join('');
		return /[a-z]/.test(plain) ? `^(${plain})` : run;
	});

/** Rows in braces, {{1, 2}, {3, 4}}, in brackets; a point between such matrices is their product. */
const withRows = (text: string): string =>
	text.includes('{{')
		? text
				.replaceAll('{', '[')
				.replaceAll('}', ']')
				.replace(/\]\] ?\. ?\[\[/g, ']] * [[')
		: text;

function wordBefore(text: string): string {
	let from = text.length;
	while (from > 0 && /[A-Za-z]/.test(text.charAt(from - 1))) from--;
	return text.slice(from);
}

const OTHER_NAMES: ReadonlyMap<string, string> = new Map(
	Object.entries({
		D: 'diff',
		PrimeQ: 'isprime',
		FactorInteger: 'factor',
		NIntegrate: 'integrate',
		NSolve: 'solve',
		FindRoot: 'solve',
		NSum: 'sum',
		Plus: 'sum',
		Times: 'product',
		Total: 'sum',
		Tr: 'trace',
		MatrixRank: 'rank'
	})
);

/** Functions of matrices, whose brackets are otherwise those of their argument. */
const OF_MATRICES: ReadonlySet<string> = new Set(['Det', 'Inverse', 'Transpose', 'Eigenvalues']);

/** Sin[x] and Sum[1/n, {n, 1, 5}] as sin(x) and sum(1/n, n, 1, 5): calls whose brackets follow a known name with a capital. */
function withCalls(text: string): string {
	if (!text.includes('[')) return text;
	let out = '';
	const open: boolean[] = [];
	for (const [at, sign] of [...text].entries()) {
		const isInside = open.at(-1) === true;
		if (sign === '[') {
			const name = wordBefore(out);
			const other = OTHER_NAMES.get(name);
			if (other !== undefined) out = out.slice(0, -name.length) + other;
			const isKnown = operatorNamed(name) !== undefined || functionNamed(name.toLowerCase()) !== undefined;
			const isCall =
				other !== undefined || (/^[A-Z]/.test(name) && isKnown) || (OF_MATRICES.has(name) && text[at + 1] === '[');
			open.push(isCall);
			out += isCall ? '(' : sign;
		} else if (sign === ']') out += open.pop() === true ? ')' : sign;
		else if (isInside && (sign === '{' || sign === '}')) continue;
		else out += sign;
	}
	return out;
}

/** SymPy's integrate(f, (x, 0, 1)) and Sum(f, (k, 1, oo)) without the inner parentheses, Maple's fsolve(f, x = 0..1) with commas. */
const withRanges = (text: string): string =>
	text
		.replace(/,\s?\(\s?([A-Za-z]\w*\s?,[^(),]+,[^(),]+)\)\s?\)/g, ', $1)')
		.replace(/,\s?([A-Za-z]) ?= ?([^(),.=]+(?:\.\d[^(),.=]*)?) ?\.\. ?([^(),=]+)\)/g, ', $1, $2, $3)');

/** Numbers in braces behind a word, mean of {1, 2, 3}, in parentheses. */
const withLists = (text: string): string => text.replace(/(?<=[A-Za-z] ?)\{([-\d\s,;.]+)\}/g, '($1)');

/** XY within fnInt( or nDeriv( of a pocket calculator is X·Y. */
const withProducts = (text: string): string =>
	/fnInt\(|nDeriv\(/.test(text)
		? text.replace(/(?<![A-Za-z])[A-Z]{2,}(?![A-Za-z(])/g, (all) => [...all].join('*'))
		: text;

/** The text in the notation of the grammar; LaTeX is another reader's. Takes time in proportion to the text. */
export const inPlainNotation = (text: string): string =>
	withRanges(withCalls(withLists(withRows(withProducts(withPowers(text))))));
