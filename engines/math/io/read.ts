/** A typed question → the text of the grammar, the form of the answer, and other possible meanings. */
import { defined, itemAt } from '../../kit/checked';
import type { EngineContext } from '../../kit/contract';
import { isOfAngle } from '../definitions/facts';
import { bounded } from '../core/bounded';
import { ParseError } from './lexer';
import { isUnit, looksLikeMatrix } from './calculator-input';
import { constantNamed, functionNamed, hasOperator } from './operators';
import type { Form, Note } from '../core/answer-notes';
import { parse } from './parse';
import { inPlainNotation } from './notation';
import { IN_RADIANS, NATURAL } from './parser-names';
import { printSyntax } from './print';
import { withParts, type Syntax } from './syntax';

export interface Question {
	/** In the grammar, or in what units, matrices and calculus read. */
	readonly text: string;
	readonly form: Form | undefined;
	readonly notes: Note[];
	/** Whether places in `text` are places in the typed text. */
	readonly inPlace: boolean;
	/** Whether it is nothing but numbers, functions and signs of arithmetic: the core alone answers it. */
	readonly plain?: boolean;
}

/** 2024-01-31: a day, no difference. */
const DATE = /(?<![\d.-])\d{4}-(?:0\d|1[0-2])-\d{2}(?![\d.])/;
/** 12:30 */
const CLOCK = /(?<![\d.:])(\d{1,2}):([0-5]\d)(?![\d.])/;
/** 2.5k alone is a number; 2k + 1 is one of an unknown. */
const THOUSANDS = /^\s*(\d+(?:\.\d+)?)(?: ?(k)|([KM]))\s*$/;

const spelled = (text: string): string =>
	(isLatex(text) ? text : inPlainNotation(text))
		// Lakhs and crores: 1,00,000.
		.replace(/(?<![\w.,(])\d{1,2}(?:,\d{2})+,\d{3}(?![\d,])/g, (all) => all.replaceAll(',', ''))
		.replace(FRACTIONS, '/($1)');

/** Longer texts are formulas: no question in words takes so many characters. */
const LONGEST_SENTENCE = 500;

/** 3/4 ÷ 2/3, 6 divided by 1/2: the whole fraction is the divisor. */
const FRACTIONS = /(?<=[\w)]\s{0,3})(?:÷|:|divided\s+by)\s*(\d+\/\d+)(?![\w./^(])/gi;

/** 7/8 / 1/4: with spaces around one / the fractions without them are divided. */
const dividedByFraction = (text: string, notes: Note[]): string =>
	text.replace(/(?<=[\d)]) \/ (\d+\/\d+)(?!\s*[\w./^(])/g, (_, fraction: string) => {
		notes.push({ text: `what is divided by is ${fraction}`, alternative: text.replaceAll(' ', '') });
		return ` / (${fraction})`;
	});

/** Functions whose bracket may follow without a parenthesis: det[1, 2; 3, 4]. */
const OF_MATRICES = /^(?:det|determinant|inv|inverse|transpose|rank|rref|eigenvalues|trace|norm)\[$/i;

/** k, M and bn right after a number beside an amount of money or another word for a power of ten; said where they are not. */
function thousands(text: string, typed: string, variables: ReadonlySet<string>, notes: Note[]): string {
	// 300m beside billions is of millions.
	const short = /\d\s?(?:bn|mrd)\b/.test(text) ? /(?<![\w.])(\d+(?:\.\d+)?)(k|K|M|m|bn|mn|mio|mrd)(?![\w(Ω])/g : /(?<![\w.])(\d+(?:\.\d+)?)(k|K|M|bn|mn|mio|mrd)(?![\w(Ω])/g; // prettier-ignore
	const sizes: Readonly<Record<string, string>> = { k: '1000', K: '1000', M: '1000000', m: '1000000', mn: '1000000', mio: '1000000', bn: '1000000000', mrd: '1000000000' }; // prettier-ignore
	const found = [...text.matchAll(short)].filter(([, , word]) => !variables.has(defined(word)));
	if (found.length === 0 || THOUSANDS.test(text)) return text;
	const inNumbers = text.replace(short, (all, count: string, word: string) =>
		variables.has(word) ? all : `(${count}*${sizes[word]})`
	);
	const words = [...new Set(found.map(([, , word]) => defined(word)))];
	const clear =
		/[$€£¥₹]|\b(?:million|billion|thousand|trillion|lakh|crore)s?\b/i.test(typed) ||
		words.some((word) => word.length > 1);
	// With other letters it is algebra.
	if (!clear && /[A-Za-z]/.test(text.replace(short, ''))) return text;
	const said = words.map((word) => `${word} is short for ${Number(sizes[word]).toLocaleString('en')}`).join(', ');
	if (clear) notes.push({ text: said, alternative: null });
	else notes.push({ text: `${words.join(', ')} is an unknown here; for a power of ten`, alternative: inNumbers });
	return clear ? inNumbers : text;
}

/** Whether a text has to be read as LaTeX. */
export const isLatex = (text: string): boolean => /\\[A-Za-z,;:! %{}|]|[\^_]\{/.test(text);

/** Decimal commas in calls: SUMA(2,5;1) is of two numbers, wurzel(2,25) of one. */
export function decimalCommas(text: string, notes: Note[]): string {
	const point = (number: string): string => {
		notes.push({ text: `the comma in ${number} is a decimal point: ${number.replace(',', '.')}`, alternative: null });
		return number.replace(',', '.');
	};
	const apart = /\([^()[\]]*;/.test(text) && !text.includes('[');
	if (apart) return text.replace(/(?<![\d,.])\d+,\d+(?![\d,.])/g, point);
	return text.replace(/\b([A-Za-z]+)\(\s*(-?)(\d+,\d+)\s*\)/g, (all, name: string, sign: string, number: string) =>
		functionNamed(name)?.most === 1 ? `${name}(${sign}${point(number)})` : all
	);
}

/** Functions that a number may follow without a parenthesis; beside other names it is a sentence. */
const PREFIXES =
	/^(?:a?(?:sin|cos|tan|cot|sec|csc)h?|arc(?:sin|cos|tan)|ln|lg|log(?:2|10)?|sqrt|cbrt|exp|abs|mod|or|and|not|xor)$/i;
/** Clocks, cells, places to be filled, sums with dots or signs, days, lengths side by side, numbers beside a letter. */
const MARKS =
	/\bN\[|(?:\bphi|[φϕ])\(\d|\d\/\d{1,2}\/\d{4}|°\s*\d|\d{4}-\d|\d\.\d{1,2}\.\d{4}|\d\s*(?:[a-z]{1,2}\s+|['"′″]\s*)?x\s*\d|^\s*[\d.]+\s?[A-Za-z]\s*$|\d\s*:|@|\$[A-Za-z]|[A-Za-z]\$?\d+\s*:|[?‰□…Σ∑∏∂∫≡∈′]|[³⁴]√|\{,\}|\.\.|\) ?[·•∙×] ?\(|\d\s?\*?\s?j(?![A-Za-z])|\) \. \(|\^ ?-1 mod\b|\bP\([^()]{0,12}[<>≤≥]|(?<!\w)_(?!\w)|(?![A-Za-z\u0370-\u03ff])\p{L}/u;

/** A relation beside something else: a value, a modulus, a derivative, a comma. */
const BESIDE_RELATION = /[,;'⇒]|=>|\bmod\b/;

/** Whether a text is more than an expression: one with words other than names, a formula of a spreadsheet, LaTeX. */
export function hasSentences(typed: string, variables: ReadonlySet<string>): boolean {
	if (MARKS.test(typed) || isLatex(typed) || /^\s*=/.test(typed)) return true;
	if (typed.includes(")'") || (/[=<>≤≥≠]/.test(typed) && BESIDE_RELATION.test(typed))) return true;
	for (const { 0: word, index } of typed.matchAll(/[A-Za-z]{2,}\d*/g)) {
		if (variables.has(word) || constantNamed(word) || PREFIXES.test(word)) continue;
		if (!functionNamed(word) || !/^\s*\(/.test(typed.slice(index + word.length))) return true;
	}
	return false;
}

/** Numbers, signs and names of which no pattern of questions, money, units, matrices or calculus can be. */
const PLAIN = /^(?:[ +\-*^()!%.\w]|(?<! )\/(?! ))*$/;

/** Whether a text without sentences is one of arithmetic only: every name is a function or a constant. */
const isPlain = (text: string): boolean =>
	PLAIN.test(text) &&
	!looksLikeMatrix(text) &&
	(text.match(/[A-Za-z_]\w*/g) ?? []).every(
		(name) =>
			constantNamed(name) !== undefined || (name.length > 1 && functionNamed(name) !== undefined && !isUnit(name))
	) &&
	!hasOperator(text, true);

/** Longer runs of spaces are one: patterns that may share them out would try each way to do so. */
export const withoutRuns = (text: string): string => text.replace(/\s{16,}/g, ' ');

/** The typed text, as the reader of sentences understands it. */
export async function asked(text: string, variables: ReadonlySet<string>, context: EngineContext): Promise<Question> {
	const typed = withoutRuns(text);
	const sentences = hasSentences(typed, variables) ? await openSentences(typed, context) : undefined;
	if (!sentences && typed === text && variables.size === 0 && isPlain(text))
		return { text, form: undefined, notes: [], inPlace: true, plain: true };
	const read = bounded(() => question(typed, variables, sentences), context.steps);
	return typed === text ? read : { ...read, inPlace: false };
}

const CURRENCIES = /^(?:USD|EUR|GBP|CHF|JPY|CNY|INR|CAD|AUD|SEK|NOK|DKK|PLN|CZK|BRL|MXN)$/i;

/** Reads typed text before a tree; `sentences` reads words and LaTeX. Throws ParseError for bad LaTeX, dates. */
export function question(typed: string, variables: ReadonlySet<string>, sentences: Sentences | undefined): Question {
	const notes: Note[] = [];
	let cleaned = spelled(clean(typed, notes));
	if (sentences) cleaned = sentences.textbookSigns(cleaned);
	const latex = isLatex(cleaned);
	const isFormula = /^\s*=(?!=)/.test(typed);
	if (sentences) {
		if (latex) cleaned = sentences.fromLatex(cleaned);
		cleaned = sentences.formula(cleaned, isFormula, variables, notes);
		if (!latex && !isFormula) cleaned = sentences.withImaginary(cleaned, variables, notes);
	}
	cleaned = decimalCommas(dividedByFraction(cleaned, notes), notes);
	const words = cleaned.length <= LONGEST_SENTENCE ? sentences?.phrase(cleaned, variables, notes) : undefined;
	const typedWords = cleaned;
	if (words) cleaned = words.text;
	const access = /(?<!\w)\d*([A-Za-z_]\w*)\[/.exec(cleaned);
	if (access?.[1] !== undefined && !OF_MATRICES.test(`${access[1]}[`)) throw new ParseError(`unexpected "[" after "${access[1]}": access to a part is not understood here`, access.index + access[0].indexOf(access[1])); // prettier-ignore
	const currency = EXCHANGE.exec(cleaned)?.[1];
	if (currency && (!/^[A-Z]{3}$/i.test(currency) || CURRENCIES.test(currency)))
		throw new ParseError(`exchange rates change every day and are asked for at /v1/rates, "${currency}" is no unit here`, cleaned.lastIndexOf(currency)); // prettier-ignore
	const date = DATE.exec(cleaned);
	if (date) throw new ParseError(`${date[0]} looks like a date; dates are not computed here`, date.index);
	const clock = cleaned.includes('?') ? null : CLOCK.exec(cleaned);
	if (clock)
		throw new ParseError(
			`${clock[0]} may be a time or a ratio: write ${clock[1]} h + ${clock[2]} min, or ${clock[1]}/${clock[2]}`,
			clock.index
		);
	const ratio = /^\s*(\d+(?:\.\d+)?)\s*:\s*(\d+(?:\.\d+)?)\s*$/.exec(cleaned);
	if (ratio) {
		notes.push({ text: `${cleaned.trim()} is the ratio ${ratio[1]}/${ratio[2]}`, alternative: null });
		cleaned = `${ratio[1]}/${ratio[2]}`;
	}
	if (isFormula)
		cleaned = cleaned.replace(/\bLOG\(([^(),;]+)\)/g, (_, inner: string) => {
			notes.push({ text: 'LOG of a spreadsheet is to base 10', alternative: `ln(${inner})` });
			return `log10(${inner})`;
		});
	cleaned = thousands(cleaned, typed, variables, notes);
	const [, count, small, capital] = THOUSANDS.exec(cleaned) ?? [];
	const short = small ?? capital;
	if (count !== undefined && short !== undefined && !variables.has(short)) {
		const isMillion = short === 'M';
		notes.push({ text: `${short} is short for ${isMillion ? 'a million' : 'a thousand'}`, alternative: `${count}*${short}` }); // prettier-ignore
		cleaned = `${count}*${isMillion ? '1000000' : '1000'}`;
		return { text: cleaned, form: undefined, notes, inPlace: false };
	}
	// {1, 2, 3} is a list.
	if (/^\s*\{[^{}]*\}\s*$/.test(cleaned)) cleaned = cleaned.replace('{', '[').replace('}', ']');
	const form = words?.form;
	return { text: cleaned, form, notes, inPlace: !latex && cleaned === typedWords };
}

/** Other readings of a whole expression, by the note of the first place. */
const OTHERWISE: Readonly<Record<string, (node: Syntax) => Syntax>> = {
	[NATURAL]: function common(node): Syntax {
		const inside = withParts(node, common);
		return inside.type === 'call' && inside.name === 'log' && inside.args.length === 1
			? { ...inside, name: 'log10' }
			: inside;
	},
	[IN_RADIANS]: function inDegrees(node): Syntax {
		const inside = withParts(node, inDegrees);
		const [angle] = inside.type === 'call' ? inside.args : [];
		return inside.type === 'call' && isOfAngle(inside.name) && angle?.type === 'number'
			? { ...inside, args: [{ type: 'postfix', sign: '°', operand: angle, at: angle.at }] }
			: inside;
	}
};

/** The syntax tree of a question. Throws ParseError, which quotes the reading if it differs from the typed text. */
export function readSyntax(asked: Question, variables: ReadonlySet<string>): Syntax {
	try {
		const syntax = parse(asked.text, variables, { words: 'refused', notes: asked.notes });
		// An alternative reading applies everywhere in the question.
		for (const [index, { text }] of asked.notes.entries())
			if (OTHERWISE[text]) asked.notes[index] = { text, alternative: printSyntax(OTHERWISE[text](syntax)) };
		return syntax;
	} catch (error) {
		if (!(error instanceof ParseError) || asked.inPlace) throw error;
		throw new ParseError(`${error.message} of "${asked.text.trim()}"`, error.at, error.word);
	}
}

const QUOTES: Readonly<Record<string, string>> = { '“': '”', '”': '”', '„': '“', '"': '"', "'": "'", '‘': '’', '«': '»', '`': '`', '$': '$' }; // prettier-ignore

/** $$…$$, \(…\), \[…\] around a formula. */
const DISPLAYED = /^(\s*(?:\$\$|\\\[|\\\())([^]*)((?:\$\$|\\\]|\\\))\s*)$/;

/** `text` without quotes around it, a sign of equality before or after it, full-width characters, currency signs. */
export function clean(text: string, notes: Note[]): string {
	let result = text.replace(/[\uff01-\uff5e\u3000]|\p{Nd}|[\u200b-\u200f\u2060\ufeff]/gu, plainCharacter);
	result = result.replace(DISPLAYED, (_, open: string, inner: string, close: string) => ' '.repeat(open.length) + inner + ' '.repeat(close.length)); // prettier-ignore
	for (let round = 0; round < 3; round++) result = unwrapped(result);
	const currencies = new Set<string>();
	result = result.replace(
		/(\d\s?)?(?<![A-Za-z])(\\?[$€£¥₹₽₩₺₴₦฿])(\s?\d)?/gu,
		(all, before: string | undefined, sign: string, after: string | undefined) => {
			if (before === undefined && after === undefined) return all;
			currencies.add(sign.slice(-1));
			return (before ?? '') + ' '.repeat(sign.length) + (after ?? '');
		}
	);
	// Two of them mean an exchange.
	const codes = new Set((result.match(CODES) ?? []).map((code) => code.replace(/(?<=[a-z]{3})s$/, '')));
	if (codes.size === 1 && currencies.size === 0 && !EXCHANGE.test(result)) {
		result = result.replace(CODES, (code) => ' '.repeat(code.length));
		currencies.add(itemAt([...codes], 0));
	}
	if (currencies.size > 0)
		notes.push({ text: `${[...currencies].join(' ')} is left out: amounts are plain numbers here`, alternative: null });
	return result;
}

/** An amount in a currency. */
export const EXCHANGE =
	/(?<=\d[^\n]{0,60})\s(?:to|in|into|as)\s+([A-Z]{3}|usd|eur|gbp|inr|chf|jpy|[Dd]ollars?|[Ee]uros?|[Yy]en|[Rr]upees?|[$€£¥₹])\s*$/;

/** Codes and names of currencies beside an amount. */
const CODES =
	/(?<=\d\s?)\b(?:USD|EUR|GBP|CHF|JPY|CNY|INR|CAD|AUD|SEK|NOK|DKK|PLN|CZK|BRL|MXN|[Dd]ollars?|bucks|[Ee]uros?|[Yy]en|[Rr]upees?|eur|usd|gbp|chf|inr|Rs\.?|rs\.?)(?![\w(])|\b(?:USD|EUR|GBP|CHF|JPY|CNY|INR|CAD|AUD|SEK|NOK|DKK|PLN|CZK|BRL|MXN|Rs\.?|rs\.?)(?=\s?\d)/g;

function plainCharacter(character: string): string {
	const code = character.codePointAt(0) as number;
	if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0);
	if (!/\p{Nd}/u.test(character)) return ' ';
	// Decimal digits occupy ten consecutive code points, each from its zero.
	let zero = code;
	while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
	return character.length > 1 ? character : String((code - zero) % 10);
}

function unwrapped(text: string): string {
	const start = text.search(/\S/);
	if (start < 0) return text;
	const end = text.trimEnd().length;
	const [first = '', last = ''] = [text[start], text[end - 1]];
	const blank = (from: number, to: number) => text.slice(0, from) + ' '.repeat(to - from) + text.slice(to);
	if (end - start > 2 && QUOTES[first] === last && !text.slice(start + 1, end - 1).includes(first)) {
		const inner = blank(start, start + 1);
		return inner.slice(0, end - 1) + ' ' + inner.slice(end);
	}
	if (first === '=' && text[start + 1] !== '=') return blank(start, start + 1);
	const tail = /(?<!\s)\s*(?:=\s*\??|;|\?)$/.exec(text.slice(0, end));
	return tail && tail.index > start ? blank(tail.index, end) : text;
}

export type Sentences = typeof import('../sentences.lazy');

/** Loads the reader of sentences, with the words of other languages for a text that is not English. */
export async function openSentences(text: string, context: Pick<EngineContext, 'lazy'>): Promise<Sentences> {
	const sentences = await context.lazy<Sentences>('math/sentences');
	if (!sentences.isEnglish(text))
		sentences.addWords((await context.lazy<typeof import('../words.lazy')>('math/words')).texts);
	return sentences;
}
