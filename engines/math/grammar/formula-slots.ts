/** Slots of phrases about functions and equations: bodies, variables, intervals, signs of calculus. */
import type { Token } from '../../kit/tokens';
import { isUnknown } from '../io/unknown-words';
import type { Sentence, SlotEnd, SlotType } from './pattern';
import { balanced, hasUnknown, pairEnd, RELATIONS, runs, sliceOf } from './runs';

const isGlued = ({ tokens }: Sentence, at: number): boolean => tokens[at]?.start === tokens[at - 1]?.end;

/** The end of a name that begins at a token: x, x1, x_max, or -1. */
function nameEnd(sentence: Sentence, from: number): number {
	const [first] = [...(sentence.tokens[from]?.text ?? '')];
	if (sentence.tokens[from]?.kind !== 'word' || first === undefined) return -1;
	let end = from + 1;
	while (isGlued(sentence, end) && (sentence.tokens[end]?.kind !== 'mark' || sentence.tokens[end]?.text === '_')) end++;
	return end;
}

/** Whether a parenthesis right after a word opens: the call of a function. */
const opensCall = (sentence: Sentence, from: number): boolean =>
	sentence.tokens[from]?.text === '(' && sentence.tokens[from - 1]?.kind === 'word' && isGlued(sentence, from);

/** Anything but the arguments of a call. */
const operand: SlotType = (s, from) => (opensCall(s, from) ? [] : balanced(s, from));

/** Ends of an expression without a relation or a list outside of brackets. */
const expression: SlotType = (s, from) =>
	balanced(s, from, ({ text }, depth) => depth > 0 || (!RELATIONS.has(text) && !',;'.includes(text)));

const SMALL = '₀₁₂₃₄₅₆₇₈₉₋₊';
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺';
const PLAIN = '0123456789-+';

/** A run of small digits as plain ones. */
function scriptAt({ tokens }: Sentence, from: number, signs: string): [to: number, value: string] {
	let [at, value] = [from, ''];
	for (let text = tokens[at]?.text ?? ' '; signs.includes(text); text = tokens[++at]?.text ?? ' ')
		value += PLAIN[signs.indexOf(text)] ?? '';
	return [at, value];
}

/** The operand behind `_` or `^`: a bracket, a number or a name, with or without a sign. */
function boundAt(sentence: Sentence, from: number, mark: string): [to: number, value: string] | undefined {
	const { tokens } = sentence;
	if (tokens[from]?.text !== mark) return undefined;
	const end = pairEnd(sentence, from + 1, '{(');
	if (end > 0) return [end, sliceOf(sentence, from + 2, end - 1)];
	const to = from + (tokens[from + 1]?.kind === 'mark' && '-−+'.includes(tokens[from + 1]?.text ?? ' ') ? 3 : 2);
	return to <= tokens.length ? [to, sliceOf(sentence, from + 1, to)] : undefined;
}

/** A run of small digits that has any. */
const small = (run: readonly [to: number, value: string], from: number) => (run[0] > from ? run : undefined);

/** ₀¹, _0^1, ₀^π, _{a}^{b}: both ends as arguments. */
function* bounds(s: Sentence, from: number): Generator<SlotEnd> {
	const low = small(scriptAt(s, from, SMALL), from) ?? boundAt(s, from, '_');
	const high = low && (small(scriptAt(s, low[0], RAISED), low[0]) ?? boundAt(s, low[0], '^'));
	if (low && high) yield [high[0], `${low[1]}, ${high[1]}`];
}

/** Types of slots by their names. */
export const formulaSlots: Readonly<Record<string, SlotType>> = {
	operand,
	expression,
	/** An operand, or factors whose first is in parentheses: expand(x + 1)^2. */
	*factors(s, from) {
		const after = opensCall(s, from) ? pairEnd(s, from, '(') : 0;
		const hasMore = after > 0 && '^('.includes(s.tokens[after]?.text ?? ' ');
		if (after === 0 || (hasMore && !sliceOf(s, from, after).includes(','))) yield* balanced(s, from);
	},
	*curve(s, from) {
		for (const end of expression(s, from)) if (typeof end === 'number' && hasUnknown(sliceOf(s, from, end))) yield end;
	},
	/** One equation, and nothing else. */
	*equation(s, from) {
		let signs = 0;
		const fits = ({ text }: Token, depth: number) => depth > 0 || !'<>≤≥≠,;'.includes(text);
		for (const end of balanced(s, from, fits)) {
			if (s.tokens[end - 1]?.text === '=') signs++;
			else if (signs === 1) yield end;
		}
	},
	/** x, x1, x_max */
	name: (s, from) => (nameEnd(s, from) < 0 ? [] : [nameEnd(s, from)]),
	/** dx, d x: the variable. */
	*differential(s, from) {
		const text = s.tokens[from]?.text ?? '';
		const start = text === 'd' ? from + 1 : from;
		const end = nameEnd(s, start);
		if (end < 0 || !text.startsWith('d')) return;
		const name = sliceOf(s, start, end).slice(text === 'd' ? 0 : 1);
		if (isUnknown(name)) yield [end, name];
	},
	bounds,
	/** Marks of derivatives, as many as there are. */
	*primes(s, from) {
		const end = [...runs(s, from, ({ text }) => "'′″".includes(text))].at(-1);
		if (end !== undefined) yield [end, String(sliceOf(s, from, end).replaceAll('″', '′′').replaceAll(' ', '').length)];
	},
	/** ², ³ */
	*raised(s, from) {
		const [end, value] = scriptAt(s, from, RAISED);
		if (end > from) yield [end, value];
	},
	/** [0, 2), with its brackets. */
	*interval(s, from) {
		if (!'[('.includes(s.tokens[from]?.text ?? ' ')) return;
		for (const end of balanced(s, from)) {
			const [, ...others] = sliceOf(s, from, end).split(/[,;]/);
			if (')]'.includes(s.tokens[end - 1]?.text ?? ' ') && others.length === 1) yield end;
		}
	},
	/** A run without spaces: pi/2, 0+, -∞. */
	*compact(s, from) {
		let last: number | undefined;
		for (const end of balanced(s, from, ({ text }) => !'{}'.includes(text))) {
			last = end;
			if (!isGlued(s, end)) break;
		}
		if (last !== undefined) yield last;
	}
};
