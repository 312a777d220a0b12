/** Numbers of another base in words, and functions of programs by their own names: FF hex, HEX2DEC("FF"), Math.sqrt(2). */
import { edited, type Edit } from './edit';
import { sentenceOf, type Sentence } from './pattern';
import type { Token } from '../../kit/tokens';

const BASES: Readonly<Record<string, string>> = {
	hex: '0x',
	hexadecimal: '0x',
	bin: '0b',
	binary: '0b',
	oct: '0o',
	octal: '0o'
};
const DIGITS: Readonly<Record<string, RegExp>> = { '0x': /^[0-9a-f]+$/i, '0b': /^[01]+$/, '0o': /^[0-7]+$/ };
const MODULES: ReadonlySet<string> = new Set(['math', 'np', 'numpy', 'cmath', 'statistics', 'scipy', 'sympy', 'sp']);

/** Math.sqrt(2), np.pi → sqrt(2), pi. */
export function ofCode(text: string): string {
	const parts = text.split('.');
	return parts.reduce((before, part) => {
		const start = before.length - lastWord(before).length;
		if (!MODULES.has(before.slice(start).toLowerCase()) || !/^[A-Za-z]/.test(part)) return `${before}.${part}`;
		return before.slice(0, start) + (/^E(?![A-Za-z])/.test(part) ? `e${part.slice(1)}` : part);
	});
}

function lastWord(text: string): string {
	let at = text.length;
	while (at > 0 && /\w/.test(text[at - 1] as string)) at--;
	return text.slice(at);
}

/** Numbers of another base as literals: `FF hex` is 0xFF, `binary 101` 0b101, `1010b` and `FFh` likewise. */
export function inDecimal(sentence: Sentence): Sentence {
	const { tokens, text } = sentence;
	const edits: Edit[] = [];
	for (let at = 0; at < tokens.length; at++) {
		const edit = calledAt(sentence, at) ?? prefixedAt(sentence, at) ?? suffixedAt(sentence, at);
		if (!edit) continue;
		edits.push(edit);
		at = edit.to - 1;
	}
	// DEC2BIN(10) asks for the base of its answer.
	const [name, two, rest] = tokens;
	const into = name?.key === 'dec' && two?.text === '2' ? rest?.key : undefined;
	const base = into === undefined ? undefined : BASES[into];
	if (base !== undefined && tokens[3]?.text === '(' && text.trimEnd().endsWith(')'))
		return sentenceOf(`${text.slice(tokens[3].end, text.lastIndexOf(')'))} to ${into}`, sentence.variables);
	return edited(sentence, edits);
}

/** Digits from a token on: figures and letters without a space between them, a prefix of their base left out. */
function digitsAt({ tokens }: Sentence, at: number, prefix: string): { digits: string; to: number } | undefined {
	let [digits, to] = ['', at];
	while (
		tokens[to] !== undefined &&
		(to === at || tokens[to]?.start === tokens[to - 1]?.end) &&
		tokens[to]?.kind !== 'mark'
	)
		digits += (tokens[to++] as Token).text;
	const plain = digits.toLowerCase().startsWith(prefix) ? digits.slice(2) : digits;
	return DIGITS[prefix]?.test(plain) ? { digits: plain, to } : undefined;
}

/** HEX2DEC("FF") */
function calledAt({ tokens, text }: Sentence, at: number): Edit | undefined {
	const [name, two, dec, open] = tokens.slice(at, at + 4);
	const prefix = BASES[name?.key ?? ''];
	if (prefix === undefined || two?.text !== '2' || dec?.key !== 'dec' || open?.text !== '(') return undefined;
	const close = tokens.findIndex((token, k) => k > at + 3 && token.text === ')');
	const inner =
		close < 0 ? '' : text.slice(open.end, tokens[close]?.start).replaceAll('"', '').replaceAll("'", '').trim();
	return DIGITS[prefix]?.test(inner) ? { from: at, to: close + 1, text: `${prefix}${inner}` } : undefined;
}

/** hex FF, binary number 101 */
function prefixedAt(sentence: Sentence, at: number): Edit | undefined {
	const { tokens } = sentence;
	const prefix = BASES[tokens[at]?.key ?? ''];
	if (prefix === undefined) return undefined;
	const from = tokens[at + 1]?.key === 'number' ? at + 2 : at + 1;
	const found = tokens[from] && digitsAt(sentence, from, prefix);
	return found && { from: at, to: found.to, text: `${prefix}${found.digits}` };
}

/** FF hex, FF from hex, 1010b, FFh */
function suffixedAt(sentence: Sentence, at: number): Edit | undefined {
	const { tokens } = sentence;
	if (tokens[at - 1]?.end === tokens[at]?.start) return undefined;
	for (const prefix of ['0x', '0b', '0o']) {
		const found = digitsAt(sentence, at, prefix);
		if (!found) continue;
		const from = tokens[found.to]?.key === 'from' ? found.to + 1 : found.to;
		if (BASES[tokens[from]?.key ?? ''] !== prefix || tokens[from]?.start === tokens[from - 1]?.end) continue;
		return { from: at, to: from + 1, text: `${prefix}${found.digits}` };
	}
	return tokens.length <= at + 2 && at === 0 ? markedAt(sentence) : undefined;
}

/** 1010b and FFh alone. */
function markedAt({ text, tokens }: Sentence): Edit | undefined {
	const whole = text.trim();
	const letter = whole.at(-1)?.toLowerCase() ?? '';
	const prefix = letter === 'b' ? '0b' : letter === 'h' ? '0x' : undefined;
	const digits = whole.slice(0, -1);
	if (prefix === undefined || !DIGITS[prefix]?.test(digits) || (prefix === '0b' && digits.length < 2)) return undefined;
	return { from: 0, to: tokens.length, text: `${prefix}${digits}` };
}
