/** Sums and products with dots: 1 + 2 + … + 100, 1/2 + 1/4 + 1/8 + …, 1·2 + 2·3 + … + 9·10, 2·4·6·…·20. */
import type { Token } from '../../kit/tokens';

const DOTS: ReadonlySet<string> = new Set(['.', '…', '⋯']);
const TIMES: ReadonlySet<string> = new Set(['*', '×', '·', '⋅']);

const isDigits = (text: string): boolean => /^\d+$/.test(text);

/** The texts between signs outside of brackets; dots are a part `…`. */
function partsOf(tokens: readonly Token[], isSign: (text: string) => boolean): string[][] {
	const parts: string[][] = [[]];
	let depth = 0;
	for (const { text } of tokens) {
		depth += Number(text === '(') - Number(text === ')');
		if (depth === 0 && isSign(text)) parts.push([]);
		else if (!DOTS.has(text)) parts.at(-1)?.push(text);
		else if (parts.at(-1)?.at(-1) !== '…') parts.at(-1)?.push('…');
	}
	return parts;
}

/** A number that changes from term to term, for the index k from 0. */
interface Change {
	readonly text: string;
	/** The index at which it has a value. */
	readonly indexOf: (value: number) => number;
	/** By how much it rises; undefined where it is multiplied. */
	readonly step?: number;
	readonly from: number;
}

function changeOf(values: readonly number[]): Change | undefined {
	const [from = NaN, next = NaN] = values;
	const [step, ratio] = [next - from, next / from];
	if (values.every((value, k) => value === from + k * step))
		return { text: `${from} + ${step}*k`, indexOf: (value) => (value - from) / step, step, from };
	if (values.length < 3 || !Number.isInteger(ratio) || ratio < 2 || !values.every((value, k) => value === from * ratio ** k)) return undefined; // prettier-ignore
	const indexOf = (value: number): number => {
		const count = Math.round(Math.log(value / from) / Math.log(ratio));
		return from * ratio ** count === value ? count : NaN;
	};
	return { text: `${from}*${ratio}^k`, indexOf, from };
}

/** The sum or product as a call over k; undefined for what shows no such rule. */
export function progressionOf(tokens: readonly Token[]): string | undefined {
	const isSum = tokens.some(({ text }) => text === '+');
	const parts = partsOf(tokens, (text) => (isSum ? text === '+' : TIMES.has(text)));
	const dots = parts.findIndex((part) => part.includes('…'));
	const [shown, after] = [parts.slice(0, dots), parts.slice(dots + 1).filter((part) => part.length > 0)];
	const [last] = after;
	if (dots < 2 || parts[dots]?.length !== 1 || after.length > 1 || (last === undefined && dots < 3)) return undefined;
	// 1 beside 1/2 is 1/1.
	const longest = Math.max(...shown.map(({ length }) => length));
	const terms = [...shown, ...after].map((part) => (part.length === 1 && longest === 3 ? [...part, '/', '1'] : part));
	const [first = [], ...others] = terms;
	if (others.some(({ length }) => length !== first.length)) return undefined;
	const changes = new Map<number, Change>();
	const ends: (number | string)[] = [];
	for (const [at, text] of first.entries()) {
		const texts = terms.map((term) => term[at] ?? '');
		if (texts.every((each) => each === text)) continue;
		const values = texts.slice(0, dots);
		const change = values.every(isDigits) ? changeOf(values.map(Number)) : undefined;
		if (!change) return undefined;
		changes.set(at, change);
		if (last === undefined) continue;
		const end = texts.at(-1) ?? '';
		if (!isDigits(end) && !(change.step === 1 && /^[A-Za-z]$/.test(end))) return undefined;
		ends.push(isDigits(end) ? change.indexOf(Number(end)) : change.from === 0 ? end : `${end} - ${change.from}`);
	}
	const [end = 'infinity'] = ends;
	if (changes.size === 0 || ends.some((each) => each !== end)) return undefined;
	if (typeof end === 'number' && !(Number.isInteger(end) && end >= dots - 1)) return undefined;
	const call = isSum ? 'sum' : 'product';
	const [only] = changes.values();
	// k itself: 1 + 2 + … + n.
	if (first.length === 1 && only?.step === 1 && last) return `${call}(k, k, ${only.from}, ${last[0]})`;
	const body = first.map((text, at) => (changes.has(at) ? `${first.length > 1 ? '(' : ''}${changes.get(at)?.text}${first.length > 1 ? ')' : ''}` : text)).join(' '); // prettier-ignore
	return `${call}(${body}, k, 0, ${end})`;
}
