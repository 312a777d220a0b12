/** Calculus and equations in words → calls of operators. */
import { Declined } from '../../core/refusals';
import { functionNamed } from '../../io/operators';
import { withPoints } from '../decimal-commas';
import { hasUnknown, letterOf, RELATIONS, unknownsIn, wordsIn } from '../runs';
import { edited } from '../edit';
import { sentenceOf, type Slots } from '../pattern';
import type { Meaning, Meanings } from './meaning';

/** The parts of a text between words for "and" and commas outside of brackets. */
const listed = (text: string): string => text.replace(/\sand\s/gi, ', ');

/** The sides of an equation. */
const sidesOf = (text: string): string[] => text.split('=').map((side) => side.trim());

/** f of f = 0. */
const withoutZero = (f: string): string => {
	const [left = '', right, ...others] = sidesOf(f);
	return right === '0' && others.length === 0 ? left : f;
};

/** Whether a text is a function of a letter: no list, no relation. */
const isFunction = (f: string): boolean =>
	hasUnknown(f) && !hasRelation(f) && !/[,;[\]]|\s(?:and|or)\s/i.test(inParentheses(f, ''));
const hasRelation = (text: string): boolean => [...text].some((sign) => RELATIONS.has(sign));
const inParentheses = (text: string, instead: string): string => text.replace(/\([^()]*\)/g, instead);

const ofFunction =
	(build: (f: string, name: string, slots: Slots) => string): Meaning =>
	(slots) => {
		const { f = '', g = '' } = slots;
		const both = g === '' ? f : `${f} + ${g}`;
		return isFunction(both) ? build(f, letterOf(both), slots) : undefined;
	};

/** Both ends of an interval. */
const endsOf = ({ a, b, i }: Slots): readonly (string | undefined)[] => i?.slice(1, -1).split(/[,;]/) ?? [a, b];

/** The same as further arguments, or empty. */
function ends(slots: Slots): string {
	const [a, b] = endsOf(slots);
	return a === undefined || b === undefined ? '' : `, ${a.trim()}, ${b.trim()}`;
}

/** The order of a derivative: its rank, or as many marks as it has. */
const orderOf = ({ n, m }: Slots): string => n ?? m ?? '1';

const derivative = (f: string, slots: Slots): string => {
	const name = slots['v'] ?? (orderOf(slots) === '1' ? undefined : letterOf(f));
	return name === undefined ? `diff(${f})` : `diff(${f}, ${name}, ${orderOf(slots)})`;
};

const derivativeAt: Meaning = (slots) => {
	const { f = '', a = '', v, w = v } = slots;
	const [letter, ...others] = v === undefined ? unknownsIn(f) : [v];
	return letter === undefined || others.length > 0 || hasUnknown(a)
		? undefined
		: `subs(diff(${f}, ${letter}, ${orderOf(slots)}), ${w ?? letter}, ${a})`;
};

/** f'(a) for a given f(v). f'(v) is the derivative itself. */
const markedAt: Meaning = (slots) => {
	const { f = '', g, h, v = 'x', a } = slots;
	if (g !== h) return undefined;
	const derived = `diff(${f}, ${v}, ${orderOf(slots)})`;
	return a === v ? derived : `subs(${derived}, ${v}, ${a})`;
};

/** `0+` and `from the right` as an end and a side. */
const sided = ({ t: typed = '', side }: Slots): string => {
	const t = typed.replace('⁺', '+').replace('⁻', '-').replace('^(+)', '+').replace('^(-)', '-');
	const last = t.slice(-1);
	const isSigned = t.length > 1 && (last === '+' || last === '-' || last === '−');
	const sign = side ?? (isSigned ? (last === '+' ? '+' : '-') : undefined);
	return `${isSigned ? t.slice(0, t.endsWith('^+') || t.endsWith('^-') ? -2 : -1) : t}${sign === undefined ? '' : `, "${sign}"`}`;
};

const limit = (slots: Slots): string =>
	`limit(${slots['f'] ?? ''}, ${slots['v'] ?? letterOf(slots['f'] ?? '')}, ${sided(slots)})`;

const integral: Meaning = (slots) => {
	const { f = '1', k, v = k, a, b, bounds } = slots;
	const between = bounds ?? (a === undefined || b === undefined ? undefined : `${a}, ${b}`);
	const name = v ?? (between === undefined ? undefined : letterOf(f));
	return `integrate(${[f, name, between].filter((each) => each !== undefined).join(', ')})`;
};

/** A series to a degree has the term of that degree. */
const series: Meaning = ({ f, v = 'x', a, n }) => {
	const order = n === undefined ? '' : `, ${Number(n) + 1}`;
	return a === undefined && order === '' ? `series(${f})` : `series(${f}, ${v}, ${a ?? '0'}${order})`;
};

/** Names that a place may have. */
const PLACES = /\b(?:pi|sqrt|log|ln|exp)\b/g;

const lineAt =
	(build: (height: string, slope: string, run: string) => string): Meaning =>
	({ f = '', a = '' }) => {
		// (1, 2) is a point of the curve.
		const [, first] = /^\(([^(),]+),[^(),]+\)$/.exec(a) ?? [];
		const at = (first ?? a).trim();
		if (/[A-Za-z]{2}/.test(at.replace(PLACES, '')) || hasRelation(f)) return undefined;
		const name = letterOf(f);
		return build(`subs(${f}, ${name}, ${at})`, `subs(diff(${f}, ${name}), ${name}, ${at})`, `(${name} - (${at}))`);
	};

/** A point without a derivative is critical too: such functions are not read as this. */
const UNSMOOTH = /[|√/]|abs|root|sqrt|cbrt|ln|log|\^\s*\(|floor|ceil|round|sign|min|max/i;
const turning = (f: string): string => `solve(diff(${f}, ${letterOf(f)}) = 0, ${letterOf(f)})`;

const solve = (f: string, name?: string): string => {
	// Of one equation "and" is between parts of it.
	const equations = sidesOf(f).length > 2 ? listed(f) : f;
	return name === undefined ? `solve([${equations}])` : `solve(${equations === f ? f : `[${equations}]`}, ${name})`;
};

/** The solutions on one side of 0. */
const rootsOfSign =
	(sign: '<' | '>'): Meaning =>
	({ f = '' }) =>
		hasUnknown(f) ? `${hasRelation(f) ? f : `${f} = 0`}, ${letterOf(f)} ${sign} 0` : undefined;

/** Whether a text has a name, as far as its digits. */
const mentions = (text: string, name: string): boolean => wordsIn(text).includes(wordsIn(name)[0] ?? name);

/** An equation beside the unknown that is wanted. */
const unknownOf: Meaning = ({ f = '', v = '' }) =>
	hasRelation(f) && mentions(f, v) && listed(f) === f && !/[,;]/.test(inParentheses(f, '')) ? solve(f, v) : undefined;

/** An equation of one unknown within an interval, which may have its ends. */
function within(slots: Slots, hasLow: boolean, hasHigh: boolean): string | undefined {
	const { f = '', v } = slots;
	const [name, ...others] = v === undefined ? unknownsIn(f) : [v];
	const [a = '', b = ''] = endsOf(slots);
	if (name === undefined || others.length > 0) return undefined;
	return `${f}, ${a.trim()} ${hasLow ? '<=' : '<'} ${name} ${hasHigh ? '<=' : '<'} ${b.trim()}`;
}

/** An equation whose unknown is an angle in degrees, within an interval or not. */
const inDegrees: Meaning = (slots) => {
	const { f = '', v, a } = slots;
	const [name, ...others] = v === undefined ? unknownsIn(f) : [v];
	if (name === undefined || others.length > 0) return undefined;
	const sentence = sentenceOf(f, new Set());
	const places = sentence.tokens.flatMap(({ text }, at) =>
		text === name ? [{ from: at, to: at + 1, text: `(${name} deg)` }] : []
	);
	const { text } = edited(sentence, places);
	return a === undefined ? `solve(${text}, ${name})` : within({ ...slots, f: text, v: name }, true, true);
};

/** An expression with values for its unknowns, put in one after the other. */
const withValues: Meaning = ({ f = '', v = '', a, w, b, u, c }) => {
	const values = [
		[v, a],
		[w, b],
		[u, c]
	].filter(([name]) => name !== undefined);
	if (values.some(([name = '', value = '']) => !mentions(f, name) || value === '')) return undefined;
	return values.reduce((inner, [name, value]) => `subs(${inner}, ${name}, ${value})`, f);
};

const congruence: Meaning = ({ f, r, m }) => `congruence(${f}, ${r}, ${m})`;

/** x = 2 mod 3, x = 3 mod 5: what leaves all of the remainders. */
const congruences: Meaning = ({ f = '', m = '' }) => {
	const each = listed(`${f} mod ${m}`)
		.split(/[,;]/)
		.map((part) => /^([^=≡]+)[=≡]([^=≡()]+)\(?mod(\s?\d+)\)?$/.exec(part.trim()));
	const parts = each.map((found) => found?.slice(1).join(','));
	return parts.length > 1 && !parts.includes(undefined) ? `congruence(${parts.join(', ')})` : undefined;
};

const DIFFERENTIALS: ReadonlySet<string> = new Set(['dy', 'dx']);

/** y' + 2y = x and dy/dx = y as dsolve(…). */
const differentialEquation: Meaning = ({ f = '' }) => {
	const text = f
		.replace(/d ?y ?\/ ?d ?x/g, 'diff(y, x)')
		.replace(
			/y ?(['′]{1,4}|″)(?: ?\( ?x ?\))?/g,
			(_, marks: string) => `diff(y, x, ${marks === '″' ? 2 : marks.length})`
		);
	const isPlain = wordsIn(f).every(
		(word) => word.length === 1 || DIFFERENTIALS.has(word) || functionNamed(word) !== undefined
	);
	return text === f || !isPlain || sidesOf(text).length !== 2 || /[,;]/.test(inParentheses(f, ''))
		? undefined
		: `dsolve(${text}, y, x)`;
};

const implicit: Meaning = ({ f = '' }) => {
	const [left = '', right = '', ...others] = sidesOf(f);
	// y = f(x) is not one.
	if (right === '' || others.length > 0 || left === 'y' || !mentions(f, 'x') || !mentions(f, 'y')) return undefined;
	const difference = `((${left}) - (${right}))`;
	return `-diff(${difference}, x)/diff(${difference}, y)`;
};

/** The question with the comma of its numbers as a point. */
const pointed =
	(meaning: Meaning): Meaning =>
	(slots, say) => {
		const values = Object.entries(slots).map(([name, value]) => {
			const { text, said } = withPoints(value);
			for (const each of said) say(each);
			return [name, text];
		});
		return meaning(Object.fromEntries(values) as Slots, say);
	};

const READ: Readonly<Record<string, Meaning>> = {
	'factor-of': ({ n }) => `factor(${n})`,
	'expand-it': ({ f }) => `expand(${f})`,
	'simplify-it': ({ f }) => `simplify(${f})`,
	'is-prime': ({ n }) => `isprime(${n})`,
	'integral-of': integral,
	'reciprocal-integral': (slots, say) => integral({ ...slots, f: `1/(${slots['f'] ?? ''})` }, say),
	'derivative-of': (slots) => derivative(slots['f'] ?? '', slots),
	'derivative-at': derivativeAt,
	'derivative-twice': (slots) => derivative(slots['f'] ?? '', { ...slots, n: slots['n'] ?? '2' }),
	'derivative-marked': markedAt,
	'derivative-of-y': (slots) => derivative(slots['f'] ?? '', { ...slots, v: letterOf(slots['f'] ?? '') }),
	'implicit-derivative': implicit,
	// An inequality has real solutions only, an equation complex ones too.
	'over-reals': ({ f = '' }) => (/[<>≤≥]/.test(f) ? f : undefined),
	'limit-of': limit,
	// Of `limit of 5x to 10` the x is a part of what comes before it.
	'limit-in': (slots) => (mentions(slots['f'] ?? '', slots['v'] ?? '') ? limit(slots) : undefined),
	'series-of': series,
	'tangent-line': lineAt((height, slope, run) => `expand(${height} + ${run}*${slope})`),
	'normal-line': lineAt((height, slope, run) => `expand(${height} - ${run}/${slope})`),
	'slope-at': lineAt((_, slope) => slope),
	'solve-it': ({ f = '', r }) => (f.includes('≡') ? undefined : r === undefined ? solve(f) : solve(`${f} = ${r}`)),
	'solve-for': ({ f = '', v = '', w }) => (w === undefined ? solve(f, v) : `solve([${listed(f)}], [${v}, ${w}])`),
	'unknown-of': unknownOf,
	composed: ({ f, g, v, k, h, w, o, i, a = '' }) => {
		const bodies = new Map([[h, `${k}, ${w}`], [g, `${f}, ${v}`]]); // prettier-ignore
		const [outer, inner] = [bodies.get(o), bodies.get(i)];
		return outer && inner ? `subs(${outer}, subs(${inner}, ${a}))` : undefined;
	},
	meet: ({ f, g }) => `solve([${f}, ${g}])`,
	'differential-equation': differentialEquation,
	roots: ({ f = '' }) => (hasUnknown(f) ? solve(hasRelation(f) ? f : `${f} = 0`) : undefined),
	'roots-positive': rootsOfSign('>'),
	'roots-negative': rootsOfSign('<'),
	'roots-within': (slots) => {
		const { f = '', a = '' } = slots;
		return hasUnknown(f) ? `solve(${f}, ${letterOf(f)}${ends(slots) || `, ${a}`})` : undefined;
	},
	quadratic: ({ a, b, c }) => `solve((${a})*x^2 + (${b})*x + (${c}) = 0, x)`,
	// 0 <= x < 2pi
	'equation-while': ({ f, r = '' }) => (r.split(/<=?|≤/).length === 3 && !/[>≥,;]/.test(r) ? `${f}, ${r}` : undefined),
	'equation-in-degrees': inDegrees,
	'equation-from-to': (slots) => within(slots, true, true),
	'equation-within': (slots) => within(slots, (slots['i'] ?? '').startsWith('['), (slots['i'] ?? '').endsWith(']')),
	'value-at': withValues,
	'value-of-call': ({ f = '', g, h, v = 'x', a = '' }) => (g === h ? `subs(${f}, ${v}, ${a})` : undefined),
	vertex: ({ f = '' }) => `vertex(${withoutZero(f)})`,
	'square-form': ({ f = '' }) => `completesquare(${withoutZero(f)})`,
	'axis-of-symmetry': ({ f = '' }) => `axisofsymmetry(${withoutZero(f)})`,
	discriminant: ({ f = '' }) => `discriminant(${withoutZero(f)})`,
	'y-intercept': ({ f = '' }) => `subs(${f}, ${letterOf(f)}, 0)`,
	'stationary-points': ({ f = '' }) => turning(f),
	'critical-points': ({ f = '' }) => (UNSMOOTH.test(f) ? undefined : turning(f)),
	greatest: ofFunction((f, name, slots) => `maximize(${f}, ${name}${ends(slots)})`),
	least: ofFunction((f, name, slots) => `minimize(${f}, ${name}${ends(slots)})`),
	'area-between': ofFunction((f, name, slots) => `areabetween(${f}, ${slots['g'] ?? ''}, ${name}${ends(slots)})`),
	'mean-value': ofFunction(
		(f, name, slots) =>
			`integrate(${f}, ${name}${ends(slots)})/(${[...endsOf(slots)]
				.reverse()
				.map((end = '') => `(${end.trim()})`)
				.join(' - ')})`
	),
	'arc-length': ofFunction((f, name, slots) => `integrate(sqrt(1 + diff(${f}, ${name})^2), ${name}${ends(slots)})`),
	'turned-volume': ofFunction((f, name, slots) => `pi*integrate((${f})^2, ${name}${ends(slots)})`),
	'function-range': ofFunction((f) => {
		throw new Declined(`the range of a function is not told here; where it turns is: stationary points of ${f}`);
	}),
	'function-domain': ({ f }) => `domain(${f})`,
	// The inverse of a number or of a matrix is another.
	'inverse-function': ofFunction((f, name) => `solve(${f} = ${mentions(f, 'y') ? 'z' : 'y'}, ${name})`),
	congruence,
	congruences,
	polar: ({ x }) => `[abs(${x}), arg(${x})]`,
	// x = 17 mod 5 is a value.
	'equal-remainder': (slots, say) => ((slots['f'] ?? '').length > 1 ? congruence(slots, say) : undefined),
	'remainder-of-unknown': (slots, say) => (Number(slots['r']) < Number(slots['m']) ? congruence(slots, say) : undefined)
};

export const CALCULUS: Meanings = Object.fromEntries(
	Object.entries(READ).map(([name, meaning]) => [name, pointed(meaning)])
);
