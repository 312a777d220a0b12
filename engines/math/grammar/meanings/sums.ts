/** Sums, differences and functions in words: "subtract 7 from 20", "sum of k^2 from k = 1 to 10". */
import { functionNamed } from '../../io/operators';
import type { Slots } from '../pattern';
import { letterOf } from '../runs';
import type { Meaning, Meanings } from './meaning';

/** A list whose items commas part; where semicolons, spaces or words do, a comma is a decimal point. */
export function itemsOf(list: string): string[] {
	const hasMark = /[;؛]/.test(list);
	const apart = hasMark
		? list.split(';')
		: list.includes(',') && !/\d\s+-?\d/.test(list.replaceAll(', ', ','))
			? list.split(/[,،]|\p{L}+/u)
			: undefined;
	const items = apart ?? list.replace(/(?<=\d),(?=\d)/g, hasSpaces(list) ? '.' : ',').split(/[\s,،]+|\p{L}+/u);
	return items.map((item) => (hasMark ? item.replace(',', '.') : item).trim()).filter((item) => /\d/.test(item));
}

const hasSpaces = (list: string): boolean => /\d\s+-?\d/.test(list);

const statistic: Meaning = ({ name = '', list = '' }, say) => {
	const called = (items: readonly string[]) => `${name}(${items.join(', ')})`;
	const items = itemsOf(list);
	if (items.some((item) => /^-?0\d/.test(item))) return undefined;
	// 1,5 and 2,5 may be two numbers or four.
	const decimals = list.split(/\p{L}+/u).map((item) => item.trim());
	if (decimals.length > 1 && decimals.every((item) => /^-?\d+,\d+$/.test(item))) {
		say('the commas are decimal points; as a list', called(items));
		return called(decimals.map((item) => item.replace(',', '.')));
	}
	return called(items);
};

/** A function of all of a sum that is written as one thing, of its first part where spaces part it. */
const ofSum =
	(applied: string, name: string): Meaning =>
	({ x = '' }, say) => {
		const end = firstOperator(x);
		if (end === undefined) return undefined;
		const [whole, first] = [`${applied}(${x})`, `${applied}(${x.slice(0, end).trim()})${x.slice(end)}`];
		const isGlued = !x.includes(' ');
		say(
			isGlued ? `the ${name} is of all of ${x}` : `the ${name} is of ${x.slice(0, end).trim()} alone`,
			isGlued ? first : whole
		);
		return isGlued ? whole : first;
	};

/** The place of the first sign between two parts, outside parentheses. */
function firstOperator(text: string): number | undefined {
	let depth = 0;
	let operand = false;
	for (let at = 0; at < text.length; at++) {
		const sign = text[at] as string;
		if (sign === '(') depth++;
		else if (sign === ')') depth--;
		else if (depth === 0 && operand && '+-*/−×·÷'.includes(sign)) return at;
		if (sign !== ' ') operand = !'+-*/−×·÷('.includes(sign);
	}
	return undefined;
}

const entries = (vector: string | undefined): string => (vector ?? '').slice(1, -1);
const paired =
	(name: string): Meaning =>
	({ a, b }) =>
		`${name}([${entries(a)}], [${entries(b)}])`;

/** The angle between two vectors; undefined for other than two. */
const angleOf = ({ a, b }: Slots): string | undefined => {
	const [u, v] = [a, b].map((vector) =>
		entries(vector)
			.split(',')
			.map((part) => `(${part.trim()})`)
	) as [string[], string[]];
	if (u.length !== v.length || u.length < 2) return undefined;
	const length = (parts: readonly string[]) => `sqrt(${parts.map((part) => `${part}^2`).join(' + ')})`;
	return `acos((${u.map((part, k) => `${part}*${v[k]}`).join(' + ')})/(${length(u)}*${length(v)}))`;
};

const angle: Meaning = (slots, say) => {
	const asked = angleOf(slots);
	if (asked !== undefined) say('the angle is in radians; in degrees', `degrees(${asked})`);
	return asked;
};

const over =
	(operator: string) =>
	({ f = '', k, a = '', b = '' }: Slots): string =>
		`${operator}(${f}, ${k ?? letterOf(f)}, ${a}, ${b})`;

/** Sums over pairs of numbers: of x, of y, of both multiplied, and of their squares. */
const ofPairs =
	(write: (n: number, sums: Readonly<Record<'x' | 'y' | 'xy' | 'xx' | 'yy', string>>) => string): Meaning =>
	({ a = '', b = '', points }, say) => {
		const pairs = [...(points ?? '').matchAll(/\(([^(),]+),([^(),]+)\)/g)].map(([, x = '', y = '']) => [x, y]);
		const [xs, ys] =
			points === undefined ? [itemsOf(a), itemsOf(b)] : [0, 1].map((at) => pairs.map((pair) => pair[at] ?? ''));
		if (!xs || !ys || xs.length !== ys.length || xs.length < 2) return undefined;
		const sum = (us: readonly string[], vs?: readonly string[]) =>
			`(${us.map((u, k) => (vs ? `(${u})*(${vs[k]})` : `(${u})`)).join(' + ')})`;
		if (points !== undefined) say('the line is y = what is answered');
		return write(xs.length, { x: sum(xs), y: sum(ys), xy: sum(xs, ys), xx: sum(xs, xs), yy: sum(ys, ys) });
	};

/** The line of least squares. */
const fitted = ofPairs((n, { x, y, xy, xx }) => {
	const slope = `((${n}*${xy} - ${x}*${y})/(${n}*${xx} - ${x}^2))`;
	return `expand((${y} - ${slope}*${x})/${n} + ${slope}*x)`;
});

/** Its items in the ratio of 3:5. */
const inRatio: Meaning = ({ a = '', r = '' }) => {
	const parts = r.split(':').map((part) => part.trim());
	return `[${parts.map((part) => `(${a})*${part}/(${parts.join(' + ')})`).join(', ')}]`;
};

const anagrams: Meaning = ({ letters = '' }) => {
	if (letters.length < 3 || letters.length > 30) return undefined;
	const counts = new Map<string, number>();
	for (const letter of letters.toLowerCase()) counts.set(letter, (counts.get(letter) ?? 0) + 1);
	const repeated = [...counts.values()].filter((count) => count > 1).map((count) => `${count}!`);
	return `${letters.length}!${repeated.length > 0 ? `/(${repeated.join('*')})` : ''}`;
};

const ratio: Meaning = ({ a, b, r }, say) => {
	const [first, second, ...others] = r === undefined ? [a, b] : r.split(':').map((part) => part.trim());
	if (others.length > 0 || Number(second) === 0) return undefined;
	say(`${first} : ${second} is the ratio ${first}/${second}`);
	return `${first}/${second}`;
};

const unknownPlace: Meaning = ({ left = '', right = '' }, say) => {
	if (!left.includes(' ')) return undefined;
	say('the place to be filled is the unknown x');
	return `${left} = ${right}`;
};

const nearest: Meaning = ({ a = '', step = '' }) => {
	const size = step.trim();
	return Number(size) === 0 ? undefined : `(${size})*round((${a})/(${size}))`;
};

/** `0.16 repeating`: all digits behind the point, with a note that it may be the last alone. A fraction is itself. */
const repeating: Meaning = ({ x = '' }, say) => {
	if (x.includes('/')) return x;
	const [, whole = '', once = '', last = ''] = /^(\d*)\.(\d*)(\d)$/.exec(x) ?? [];
	if (last === '') return undefined;
	const front = whole || '0';
	const alone = BigInt(once + last) - BigInt(once || '0');
	if (once !== '')
		say('all digits behind the point repeat; the last alone', `${front} + ${alone}/9${'0'.repeat(once.length)}`);
	return `${front}.(${once}${last})`;
};

export const SUMS: Meanings = {
	repeating,
	nearest,
	'in-ratio': inRatio,
	ratio,
	anagrams,
	'unknown-place': unknownPlace,
	'of-all-abs': ({ x = '' }) => (x.includes(',') ? undefined : `abs(${x})`),
	...Object.fromEntries(
		[
			['sqrt', 'square root'],
			['cbrt', 'cube root'],
			['square', 'square'],
			['cube', 'cube'],
			['factorial', 'factorial'],
			['log', 'log'],
			['ln', 'ln'],
			['sin', 'sine'],
			['cos', 'cosine'],
			['tan', 'tangent'],
			['exp', 'exp'],
			['floor', 'floor'],
			['ceil', 'ceiling'],
			['abs', 'abs']
		].map(([applied = '', name = '']) => [`of-${applied}`, ofSum(applied, name)])
	),
	'fit-points': fitted,
	correlation: ofPairs(
		(n, { x, y, xy, xx, yy }) => `(${n}*${xy} - ${x}*${y})/sqrt((${n}*${xx} - ${x}^2)*(${n}*${yy} - ${y}^2))`
	),
	covariance: ofPairs((n, { x, y, xy }) => `(${xy} - ${x}*${y}/${n})/${n - 1}`),
	'weighted-mean': ofPairs((_, { xy, y }) => `${xy}/${y}`),
	'root-mean-square': ({ list = '' }) =>
		`sqrt(mean(${itemsOf(list)
			.map((item) => `(${item})^2`)
			.join(', ')}))`,
	variation: ({ list = '' }) => `std(${itemsOf(list).join(', ')})/mean(${itemsOf(list).join(', ')})`,
	'polynomial-roots': ({ m = '' }) => {
		const items = m
			.slice(1, -1)
			.split(/[\s,]+/)
			.filter(Boolean);
		return `solve(${items.map((item, k) => `(${item})*x^${items.length - 1 - k}`).join(' + ')} = 0, x)`;
	},
	'continued-fraction': ({ a = '0', b = '1' }) => {
		const parts: bigint[] = [];
		for (let [n, d] = [BigInt(a), BigInt(b)]; d !== 0n; [n, d] = [d, n % d]) parts.push(n / d);
		return `[${parts.join(', ')}]`;
	},
	cross: paired('cross'),
	dot: paired('dot'),
	norm: ({ a }) => `norm([${entries(a)}])`,
	'unit-vector': ({ a }) => `[${entries(a)}]/norm([${entries(a)}])`,
	projection: ({ a, b }) =>
		`dot([${entries(a)}], [${entries(b)}])/dot([${entries(b)}], [${entries(b)}])*[${entries(b)}]`,
	'angle-between': angle,
	'angle-in-degrees': (slots) => angleOf(slots) && `degrees(${angleOf(slots)})`,
	statistic,
	'sum-over': over('sum'),
	'product-over': over('product')
};

/** Meanings of phrases inside a sum. */
export const SUM_PARTS: Meanings = {
	root: ({ x, n }) => ` root(${x}, ${n}) `,
	'to-nth': ({ n }) => ` ^${n} `,
	'log-base': ({ b, x = '' }) => ` log_${b} ${x} `,
	'function-of': ({ f = '' }) => {
		const known = functionNamed(f);
		return known?.most === 1 ? ` ${known.name} ` : undefined;
	},
	'sum-with': ({ a, b }) => ` (${a} + ${b}) `,
	'product-with': ({ a, b }) => ` (${a} * ${b}) `,
	'less-with': ({ a, b }) => ` (${b} - ${a}) `,
	'more-with': ({ a, b }) => ` (${b} + ${a}) `,
	'to-minus': ({ n }) => ` ^(-${n}) `,
	'fraction-of': ({ a }) => `(${a}) * `,
	'list-of': statistic
};
