/** The content of the slots of phrases, by the name of their type. */
import { readDay } from '../../kit/date-words';
import type { Token } from '../../kit/tokens';
import { isUnit } from '../io/calculator-input';
import { FRACTIONS } from '../io/lexer';
import { constantNamed, functionNamed } from '../io/operators';
import { formulaSlots } from './formula-slots';
import type { Sentence, SlotEnd, SlotType } from './pattern';
import { progressionOf } from './progressions';
import { balanced, hasUnknown, pairEnd, RELATIONS, runs, sliceOf } from './runs';

const ARITHMETIC = new Set('+-*/^().!×÷·−–√'.split(''));

const isDigits = (text: string): boolean => /^\d+$/.test(text);
/** 12, 1.5, 1,5, 1,500.50: no clock and no list. */
const isNumber = (token: Token | undefined): boolean =>
	token?.kind === 'number' && /^\d+(?:[.,]\d+)?$|^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(token.text);
const isMinus = (token: Token | undefined): boolean => token?.text === '-' || token?.text === '−';

/** The end of a number, `.5` too, or -1. */
function numberEnd({ tokens }: Sentence, from: number): number {
	if (isNumber(tokens[from])) return from + 1;
	return tokens[from]?.text === '.' && isNumber(tokens[from + 1]) && tokens[from + 1]?.start === tokens[from]?.end
		? from + 2
		: -1;
}

/** A number with a sign before it, or a fraction. */
export function signedEnd(sentence: Sentence, from: number): number {
	const start = isMinus(sentence.tokens[from]) ? from + 1 : from;
	const end = numberEnd(sentence, start);
	if (end < 0 || sentence.tokens[end]?.text !== '/') return end;
	const below = numberEnd(sentence, end + 1);
	return below < 0 ? end : below;
}

const only = (end: number): readonly number[] => (end < 0 ? [] : [end]);

/** A number in figures with a point: 1,5 and 1,500 by their digits. */
export const plainNumber = (text: string): string =>
	/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.');

/** One end, with its number written with a point. */
function numbered(sentence: Sentence, from: number, to: number): readonly SlotEnd[] {
	return to < 0 ? [] : [[to, plainNumber(sliceOf(sentence, from, to))]];
}

const hasNumber = ({ tokens }: Sentence, from: number, to: number): boolean =>
	tokens.slice(from, to).some(({ kind }) => kind === 'number');

const LONGEST_UNIT = 8;
const LONGEST_DATE = 6;
/** 9:15, 1:30:20 */
const isClock = (text: string): boolean => /^\d{1,4}:[0-5]\d(?::[0-5]\d)?$/.test(text);
const SHORT = new Set('m g s h l L J W N V A K C F d'.split(' '));
/** Whether a word names a unit: `feet`, `km`, `C`. */
export const namesUnit = (word: string): boolean => SHORT.has(word) || isUnit(word) || isUnit(word.toLowerCase());

/** Whether "in" is an inch: the next word is not a unit or target. */
const isInch = (tokens: readonly Token[], at: number, from: number): boolean =>
	at === from &&
	(tokens[at + 1] === undefined ||
		tokens[at + 1]?.kind === 'mark' ||
		['to', 'in', 'into'].includes(tokens[at + 1]?.text ?? ''));

/** Ends of units: `feet`, `square feet`, `km/h`, `min per mile`, `m/s^2`. */
export function* unitEnds({ tokens }: Sentence, from: number, beside: ReadonlySet<string>): Generator<number> {
	let wanted = true;
	for (let at = from; at < Math.min(tokens.length, from + LONGEST_UNIT); at++) {
		const { kind, text } = tokens[at] as Token;
		if (kind === 'word' && beside.has(text.toLowerCase())) wanted = true;
		else if (text === 'in' && !isInch(tokens, at, from)) return;
		else if (kind === 'word' && namesUnit(text)) {
			wanted = false;
			yield at + 1;
		} else if (at > from && !wanted && (text === '/' || text === '*' || text === '·')) wanted = true;
		else if (text === '°' && at === from) wanted = true;
		else if (text === '°' || text === '²' || text === '³') yield at + 1;
		else if (text === '^' && !wanted && isDigits(tokens[at + 1]?.text ?? '')) {
			at++;
			yield at + 1;
		} else return;
	}
}

const LENGTHS = new Set(
	'mm cm dm m km in inch inches ft feet foot yd yard yards mi mile miles meter meters metre metres centimeter centimeters centimetre centimetres millimeter millimeters millimetre millimetres kilometer kilometers kilometre kilometres'.split(
		' '
	)
);

/** Whether a length of a shape may have this unit. */
export const isLength = (word: string): boolean => LENGTHS.has(word.toLowerCase());

const isLetter = (token: Token): boolean => token.kind === 'word' && [...token.text].length === 1;

const inFormula = (token: Token): boolean =>
	token.kind !== 'word' ||
	token.text.length === 1 ||
	functionNamed(token.text) !== undefined ||
	constantNamed(token.text) !== undefined;

/** The types of slots; of words for "and" and of those beside units. */
export const slotTypes = (
	joiners: ReadonlySet<string>,
	besideUnits: ReadonlySet<string>
): Record<string, SlotType> => ({
	...formulaSlots,
	/** 12, 1.5, 1,5 */
	number: (s, from) => numbered(s, from, numberEnd(s, from)),
	/** 12 */
	integer: (s, from) => (isDigits(s.tokens[from]?.text ?? '') ? [from + 1] : []),
	/** -3, 2/3 */
	signed: (s, from) => only(signedEnd(s, from)),
	/** 12, 1/2, 1 1/2 */
	*count(s, from) {
		const end = signedEnd(s, from);
		if (end < 0 || isMinus(s.tokens[from])) return;
		yield end;
		const part = end === from + 1 ? signedEnd(s, end) : -1;
		if (part > end + 1) yield part;
	},
	*amount(s, from) {
		let counted = false;
		for (const end of runs(s, from, (token) => isNumber(token) || ARITHMETIC.has(token.text))) {
			counted ||= isNumber(s.tokens[end - 1]);
			if (counted) yield end;
		}
	},
	/** 5% */
	rate: (s, from) => numbered(s, from, s.tokens[numberEnd(s, from)]?.text === '%' ? numberEnd(s, from) + 1 : -1),
	unit: (s, from) => unitEnds(s, from, besideUnits),
	/** 5 km, 80 km/h */
	*quantity(s, from) {
		const end = numberEnd(s, from);
		if (end > 0 && end < s.tokens.length) yield* unitEnds(s, end, besideUnits);
	},
	/** A length of a shape, its unit told or not. */
	*size(s, from) {
		const end = numberEnd(s, from);
		if (end < 0) return;
		const unit = s.tokens[end];
		if (unit?.kind === 'word' && isLength(unit.text)) yield end + 1;
		yield end;
	},
	/** Numbers that commas, semicolons, spaces or a word for "and" part. */
	*list(s, from) {
		let count = 0;
		const parts = new Set([',', ';', '،', '.', '…', '/', '-', '−']);
		for (const end of runs(
			s,
			from,
			(token) => token.kind === 'number' || parts.has(token.text) || joiners.has(token.key)
		)) {
			const { kind, text } = s.tokens[end - 1] as Token;
			if (kind === 'number') count += text.includes(',') ? 2 : 1;
			if ((kind === 'number' || '.…'.includes(text)) && count > 1) yield end;
		}
	},
	/** Tom, son: the name of an unknown of a story. */
	person: (s, from) => (s.tokens[from]?.kind === 'word' && s.tokens[from].text.length > 2 ? [from + 1] : []),
	word: (s, from) => (s.tokens[from]?.kind === 'word' ? [from + 1] : []),
	/** A letter for an unknown. */
	letter: (s, from) => (s.tokens[from] && isLetter(s.tokens[from]) ? [from + 1] : []),
	/** Anything in which brackets are closed. */
	any: (s, from) => balanced(s, from),
	/** Anything with a number in it. */
	*counted(s, from) {
		for (const end of balanced(s, from)) if (hasNumber(s, from, end)) yield end;
	},
	/** An expression: names of functions, single letters, numbers, signs. */
	*formula(s, from) {
		for (const end of balanced(s, from, inFormula)) yield end;
	},
	/** An expression in an unknown, with no relation and no list. */
	*function(s, from) {
		for (const end of balanced(
			s,
			from,
			(token, depth) => inFormula(token) && (depth > 0 || !(RELATIONS.has(token.text) || ',;'.includes(token.text)))
		))
			if (hasUnknown(sliceOf(s, from, end))) yield end;
	},
	/** Sides with a sign of relation between them. */
	*relation(s, from) {
		for (const end of balanced(s, from))
			if (s.tokens.slice(from, end).some(({ text }) => RELATIONS.has(text))) yield end;
	},
	/** (1, 2) */
	point: (s, from) => only(pairEnd(s, from, '(')),
	/** (1, 2, 3), [1, 2, 3], <1, 2, 3> */
	vector: (s, from) => only(pairEnd(s, from, '([<')),
	/** [[1, 2], [3, 4]], [1 2; 3 4] */
	matrix: (s, from) => only(pairEnd(s, from, '[')),
	/** A number, a name, or the content of parentheses. */
	*atom(s, from) {
		const paren = pairEnd(s, from, '(');
		const number = numberEnd(s, from);
		if (paren > 0) yield paren;
		else if (number > 0) yield number;
		else if (s.tokens[from] && isLetter(s.tokens[from])) yield from + 1;
	},
	/** 2026-12-24, 14.07.2026, 3 March 2026: a day with its year. */
	*date(s, from) {
		const first = s.tokens[from];
		if (first?.kind === 'mark') return;
		for (let to = Math.min(s.tokens.length, from + LONGEST_DATE); to > from; to--) {
			const text = sliceOf(s, from, to);
			if (hasNumber(s, from, to) && readDay(text.toLowerCase())?.year) yield to;
		}
	},
	/** 1:30 + 0:45 - 0:10 */
	*clocks(s, from) {
		let count = 0;
		for (const end of runs(s, from, ({ text }, at) =>
			(at - from) % 2 === 0 ? isClock(text) : '+-−–'.includes(text)
		)) {
			count++;
			if (count > 1 && count % 2 === 1) yield end;
		}
	},
	/** 1 + 2 + … + 50: the sum behind the dots, as a call. */
	*progression(s, from) {
		const tokens = s.tokens.slice(from);
		const dotted = tokens.some(({ text }) => text === '.' || text === '…' || text === '⋯');
		const sum = dotted && tokens.every(inFormula) ? progressionOf(tokens) : undefined;
		if (sum !== undefined) yield [s.tokens.length, sum];
	},
	/** 3m: a number and a letter of units without a space between them, and nothing else. */
	*glued(s, from) {
		const [count, letter] = s.tokens;
		const isWhole = from === 0 && s.tokens.length === 2 && isNumber(count) && letter?.start === count?.end;
		if (isWhole && letter && 'mghslLJWNVAKT'.includes(letter.text) && !s.variables.has(letter.text)) yield 2;
	},
	/** 3:4, x:12 as a quotient. */
	*pair(s, from) {
		const [over, below, ...others] = (s.tokens[from]?.text ?? '').split(':');
		if (over && below && others.length === 0) return yield [from + 1, `${over}/${below}`];
		const last = s.tokens[from + 2];
		if (s.tokens[from + 1]?.text === ':' && last && last.kind !== 'mark' && s.tokens[from]?.kind !== 'mark')
			yield [from + 3, `${over}/${last.text}`];
	},
	/** 3:5, 2 : 3 : 4 */
	*ratio(s, from) {
		for (const end of runs(s, from, ({ kind, text }) => kind === 'number' || text === ':'))
			if (/^\d+(?:\s?:\s?\d+)+$/.test(sliceOf(s, from, end))) yield end;
	},
	/** An expression with a sign between two parts. */
	*['sum-of'](s, from) {
		let signs = 0;
		for (const end of balanced(s, from, inFormula)) {
			const last = s.tokens[end - 1] as Token;
			if (end - 1 > from && '+-*/−×·÷'.includes(last.text)) signs++;
			else if (signs > 0) yield end;
		}
	},
	/** An expression in single letters, without commas. */
	*polynomial(s, from) {
		const fits = (token: Token) =>
			token.kind === 'word' ? isLetter(token) : token.text !== ',' && !RELATIONS.has(token.text);
		for (const end of balanced(s, from, fits)) if (hasUnknown(sliceOf(s, from, end))) yield end;
	},
	letters: (s, from) =>
		s.tokens[from]?.kind === 'word' && /^[A-Za-z]{1,4}$/.test(s.tokens[from].text) ? [from + 1] : [],
	/** (1, 2) with a comma in it. */
	*vector2(s, from) {
		const end = pairEnd(s, from, '([<');
		if (end > 0 && sliceOf(s, from, end).includes(',')) yield end;
	},
	/** (1, 2, 3) */
	*vector3(s, from) {
		const end = pairEnd(s, from, '([<');
		if (end > 0 && sliceOf(s, from, end).split(',').length === 3) yield end;
	},
	/** Where an index begins or ends. */
	*end(s, from) {
		for (const end of balanced(s, from, (token) => inFormula(token) && token.text !== ',')) yield end;
	},
	'function-name': (s, from) =>
		s.tokens[from]?.kind === 'word' && functionNamed(s.tokens[from].text) ? [from + 1] : [],
	/** 2/3 */
	*fraction(s, from) {
		const [over, slash, below] = s.tokens.slice(from, from + 3);
		if (over && Object.hasOwn(FRACTIONS, over.text)) yield from + 1;
		if (isDigits(over?.text ?? '') && slash?.text === '/' && isDigits(below?.text ?? '')) yield from + 3;
	},
	stuff: (s, from) =>
		s.tokens[from]?.kind === 'word' && s.tokens[from].text.length > 2 && !namesUnit(s.tokens[from].text)
			? [from + 1]
			: [],
	/** 4 m x 5 m x 20 cm */
	*sides(s, from) {
		const fits = ({ kind, text }: Token) =>
			kind === 'number' || 'xX×*.\'"′″'.includes(text) || text === 'by' || isLength(text);
		for (const end of runs(s, from, fits)) if (end > from + 2) yield end;
	},
	/** 9:15 */
	clock: (s, from) => {
		const [hours, h, minutes] = s.tokens.slice(from, from + 3);
		if (isClock(hours?.text ?? '')) return [from + 1];
		const written = h?.text === 'h' && minutes?.start === h.end ? `${hours?.text}:${minutes.text}` : '';
		return isClock(written) ? [[from + 3, written]] : [];
	}
});
