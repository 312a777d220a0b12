/** What a function in words is of: `square root of 16+9`, `conjugate of 3+4i`, `cross product of (1, 2, 3) and (4, 5, 6)`. */
import type { Note } from '../core/answer-notes';

/** Functions of a number with several parts: nobody means the first of them alone. */
const OF_ALL: Readonly<Record<string, string>> = {
	'absolute value': 'abs', modulus: 'abs', magnitude: 'abs', argument: 'arg', 'complex conjugate': 'conj', conjugate: 'conj',
	'real part': 're', 'imaginary part': 'im'
}; // prettier-ignore

const NAMES: Readonly<Record<string, string>> = {
	'square root': 'sqrt', 'cube root': 'cbrt', sqrt: 'sqrt', cbrt: 'cbrt', square: 'square', cube: 'cube', factorial: 'factorial',
	log: 'log', ln: 'ln', sin: 'sin', sine: 'sin', cos: 'cos', cosine: 'cos', tan: 'tan', tangent: 'tan', exp: 'exp', floor: 'floor',
	ceiling: 'ceil', abs: 'abs'
}; // prettier-ignore

const named = (names: Readonly<Record<string, string>>): RegExp =>
	new RegExp(`^\\s*(?:the\\s+)?(${Object.keys(names).join('|').replaceAll(' ', '\\s+')})\\s+of\\s+([\\w\\s.+\\-*/^()√π!−×·÷]+?)\\s*$`, 'i'); // prettier-ignore
const ALL = named(OF_ALL);
const OTHERS = named(NAMES);

const wordIn = (text: string): boolean => /(?<![A-Za-z])(?!pi|sqrt|log|ln|exp|sin|cos|tan)[A-Za-z]{2,}/i.test(text);

/** The text with a function and its parentheses; the text itself where it is no such sentence. */
export function ofWhole(text: string, notes: Note[]): string {
	const all = ALL.exec(text);
	if (all && !wordIn(all[2]!)) return `${OF_ALL[plain(all[1]!)]}(${all[2]})`;
	const match = OTHERS.exec(text);
	if (!match || wordIn(match[2]!)) return vectors(text, notes);
	const [, name = '', body = ''] = match;
	const end = firstOperator(body);
	if (end === undefined) return text;
	const applied = NAMES[plain(name)]!;
	const [whole, first] = [`${applied}(${body})`, `${applied}(${body.slice(0, end).trim()})${body.slice(end)}`];
	// 16+9 is written as one thing, 16 + 9 is not.
	const glued = !/\s/.test(body);
	notes.push(
		glued
			? { text: `the ${name.toLowerCase()} is of all of ${body}`, alternative: first }
			: { text: `the ${name.toLowerCase()} is of ${body.slice(0, end).trim()} alone`, alternative: whole }
	);
	return glued ? whole : first;
}

const plain = (name: string): string => name.toLowerCase().replace(/\s+/g, ' ');

/** Where the first sign between two parts stands, in no parenthesis; undefined where there is none. */
function firstOperator(text: string): number | undefined {
	let depth = 0;
	for (let at = 0; at < text.length; at++) {
		const sign = text[at]!;
		if (sign === '(') depth++;
		else if (sign === ')') depth--;
		else if (depth === 0 && /[+\-*/−×·÷]/.test(sign) && /[\w)π!]\s*$/.test(text.slice(0, at))) return at;
	}
	return undefined;
}

const VECTOR = String.raw`[([<]\s*([^()[\]<>]+?)\s*[)\]>]`;
const PRODUCT = new RegExp(`^\\s*(?:the\\s+)?(cross|vector|dot|scalar|inner)\\s+product\\s+(?:of\\s+)?${VECTOR}\\s*(?:and|with|by|,)\\s*${VECTOR}\\s*$`, 'i'); // prettier-ignore
const NORM = new RegExp(
	`^\\s*(?:the\\s+)?(?:magnitude|norm|length)\\s+of\\s+(?:the\\s+)?(?:vector\\s+)?${VECTOR}\\s*$`,
	'i'
);

const ANGLE = new RegExp(`^\\s*(?:the\\s+)?angle\\s+between\\s+(?:the\\s+)?(?:vectors\\s+)?${VECTOR}\\s*(?:and|,)\\s*${VECTOR}\\s*$`, 'i'); // prettier-ignore
const DOTTED = new RegExp(`^\\s*${VECTOR}\\s*[.·•∙]\\s*${VECTOR}\\s*$`);

/** Products of vectors, their length, and the angle between them. */
function vectors(text: string, notes: Note[]): string {
	const angle = ANGLE.exec(text);
	const [a, b] = [angle?.[1], angle?.[2]].map((vector) => vector?.split(',').map((part) => `(${part.trim()})`) ?? []);
	if (angle && a && b && a.length === b.length && a.length > 1) {
		const length = (parts: readonly string[]) => `sqrt(${parts.map((part) => `${part}^2`).join(' + ')})`;
		const asked = `acos((${a.map((part, k) => `${part}*${b[k]}`).join(' + ')})/(${length(a)}*${length(b)}))`;
		notes.push({ text: 'the angle is in radians; in degrees', alternative: `degrees(${asked})` });
		return asked;
	}
	const dotted = DOTTED.exec(text);
	if (dotted?.[1]?.includes(',')) return `dot([${dotted[1]}], [${dotted[2]}])`;
	const product = PRODUCT.exec(text);
	if (product) return `${/^[cv]/i.test(product[1]!) ? 'cross' : 'dot'}([${product[2]}], [${product[3]}])`;
	const norm = NORM.exec(text);
	return norm?.[1]?.includes(',') ? `norm([${norm[1]}])` : text;
}
