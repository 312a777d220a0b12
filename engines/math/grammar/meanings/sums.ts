/** Sums, differences and functions in words: "subtract 7 from 20", "sum of k^2 from k = 1 to 10". */
import { functionNamed } from '../../io/operators';
import type { Slots } from '../pattern';
import { letterOf } from '../runs';
import { template, type Meaning, type Meanings, type Say } from './meaning';
import type { Form } from '../../core/answer-notes';

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

/** A statistic by its name. */
const listed =
	(name: string): Meaning =>
	({ list = '' }, say) =>
		statistic({ name, list }, say);

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

const angle: Meaning = ({ a, b }, say) => {
	const [u, v] = [a, b].map((vector) =>
		entries(vector)
			.split(',')
			.map((part) => `(${part.trim()})`)
	) as [string[], string[]];
	if (u.length !== v.length || u.length < 2) return undefined;
	const length = (parts: readonly string[]) => `sqrt(${parts.map((part) => `${part}^2`).join(' + ')})`;
	const asked = `acos((${u.map((part, k) => `${part}*${v[k]}`).join(' + ')})/(${length(u)}*${length(v)}))`;
	say('the angle is in radians; in degrees', `degrees(${asked})`);
	return asked;
};

const over =
	(operator: string) =>
	({ f = '', k, a = '', b = '' }: Slots): string =>
		`${operator}(${f}, ${k ?? letterOf(f)}, ${a}, ${b})`;

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

export const SUMS: Meanings = {
	add: template('({a}) + ({b})'),
	subtract: template('({b}) - ({a})'),
	less: template('({a}) - ({b})'),
	times: template('({a})*({b})'),
	divide: template('({a})/({b})'),
	difference: template('abs(({a}) - ({b}))'),
	'more-than': template('({b}) + ({a})'),
	'less-than': template('({b}) - ({a})'),
	'is-more': template('{a} > {b}'),
	'is-less': template('{a} < {b}'),
	reciprocal: template('1/({a})'),
	opposite: template('-({a})'),
	modulo: template('({a}) mod ({b})'),
	power: template('({a})^({b})'),
	half: template('({a})/2'),
	third: template('({a})/3'),
	quarter: template('({a})/4'),
	squared: template('({a})^2'),
	cubed: template('({a})^3'),
	'root-of': template('sqrt({a})'),
	'cube-root-of': template('cbrt({a})'),
	'part-third': template('({a})/3'),
	'part-quarter': template('({a})/4'),
	'part-fifth': template('({a})/5'),
	'part-tenth': template('({a})/10'),
	'log-to-base': template('log({x}, {b})'),
	'log-ten': template('log10({a})'),
	'log-e': template('ln({a})'),
	'sine-degrees': template('sin(({a}) deg)'),
	'cosine-degrees': template('cos(({a}) deg)'),
	'tangent-degrees': template('tan(({a}) deg)'),
	'as-value': template('{x}'),
	'mean-of': listed('mean'),
	'sum-of': listed('sum'),
	'median-of': listed('median'),
	'stdev-of': listed('stdev'),
	'gcd-list': listed('gcd'),
	'lcm-list': listed('lcm'),
	'gcd-two': template('gcd({a}, {b})'),
	'lcm-two': template('lcm({a}, {b})'),
	'is-prime': template('isprime({n})'),
	nearest,
	'nearest-dozen': template('(12)*round(({a})/(12))'),
	rounded: template('round({x})'),
	'part-of': template('{p} of ({a})'),
	progression: template('{s}'),
	proportion: template('{a} = {b}'),
	'in-ratio': inRatio,
	ratio,
	'factorial-of': template('{n}!'),
	combinations: template('binomial({n}, {k})'),
	permutations: template('permutations({n}, {k})'),
	anagrams,
	fibonacci: template('fibonacci({n})'),
	divisors: template('divisors({n})'),
	'next-prime': template('nextprime({n})'),
	'nth-prime': template('prime({n})'),
	'primes-between': template('primes({a}, {b})'),
	'primes-below': template('primes(2, {b})'),
	'digit-sum': template('digitsum({x})'),
	'last-digits': template('({x}) mod 10^{n}'),
	'last-digit': template('({x}) mod 10'),
	'trailing-zeros': template('trailingzeros({x})'),
	'polynomial-division': template('apart(({a})/({b}))'),
	'previous-prime': template('previousprime({n})'),
	'unknown-place': unknownPlace,
	'of-all-abs': ({ x = '' }) => (x.includes(',') ? undefined : `abs(${x})`),
	'of-all-arg': template('arg({x})'),
	'of-all-conj': template('conj({x})'),
	'of-all-re': template('re({x})'),
	'of-all-im': template('im({x})'),
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
	cross: paired('cross'),
	dot: paired('dot'),
	norm: ({ a }) => `norm([${entries(a)}])`,
	'angle-between': angle,
	'from-to-sum': template('sum(k, k, {a}, {b})'),
	'from-to-product': template('product(k, k, {a}, {b})'),
	'sum-of-squares': template('sum(k^2, k, {a}, {b})'),
	'sum-of-cubes': template('sum(k^3, k, {a}, {b})'),
	'sum-first': template('sum(k, k, 1, {n})'),
	'sum-first-odd': template('sum(2*k - 1, k, 1, {n})'),
	'sum-first-even': template('sum(2*k, k, 1, {n})'),
	'sum-first-squares': template('sum(k^2, k, 1, {n})'),
	statistic,
	'letters-statistic': template('{name}({a}, {b})'),
	'sum-over': over('sum'),
	'product-over': over('product')
};

/** Meanings of phrases inside a sum. */
export const SUM_PARTS: Meanings = {
	root: template(' root({x}, {n}) '),
	'to-nth': template(' ^{n} '),
	'log-base': template(' log_{b} {x} '),
	'function-of': ({ f = '' }) => {
		const known = functionNamed(f);
		return known?.most === 1 ? ` ${known.name} ` : undefined;
	},
	'fraction-of': template('({a}) * '),
	'list-of': (slots: Slots, say: Say) => statistic(slots, say)
};

const as =
	(form: Form | ((slots: Slots) => Form)): Meaning =>
	(slots) => {
		const text = slots['x'] ?? slots['number'] ?? '';
		return { text: isOfBase(form) ? based(text) : text, form: typeof form === 'function' ? form(slots) : form };
	};
const isOfBase = (form: unknown): boolean =>
	form === 'decimal' || (typeof form === 'object' && form !== null && 'base' in form);
const numbered = (slots: Slots, name: string): number => Number(slots[name]);

/** FF, c0ffee: digits of base 16 that have a letter among them. */
const based = (x: string): string => {
	if (/^[01]{2,}b$/i.test(x)) return `0b${x.slice(0, -1)}`;
	if (/^[\da-f]+h$/i.test(x)) return `0x${x.slice(0, -1)}`;
	return /^[\da-f]{2,}$/i.test(x) && /[a-f]/i.test(x) && !/^0b|^\d+e\d+$/i.test(x) ? `0x${x}` : x;
};

export const FORMS: Meanings = {
	'as-hex': as({ base: 16 }),
	'as-binary': as({ base: 2 }),
	'as-octal': as({ base: 8 }),
	'as-base': as((slots) => ({ base: numbered(slots, 'base') })),
	'as-digits': as((slots) => ({ digits: numbered(slots, 'digits') })),
	'as-places': as((slots) => ({ places: numbered(slots, 'places') })),
	'as-percent': as('percent'),
	'as-whole': as({ places: 0 }),
	'as-tenth': as({ places: 1 }),
	'as-hundredth': as({ places: 2 }),
	'as-thousandth': as({ places: 3 }),
	'as-scientific': as('scientific'),
	'as-fraction': as('fraction'),
	'as-mixed': as('mixed'),
	'as-roman': as('roman'),
	'as-decimal': as('decimal'),
	'rounded-to': as((slots) => ({ places: numbered(slots, 'places') }))
};
