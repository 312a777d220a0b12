/** What has a name and no function of it here: percentiles, divisors, gradients; and refusals that show the way out. */
import { isUnit } from '../../io/calculator-input';
import { ParseError } from '../../io/lexer';
import { constantNamed, functionNamed } from '../../io/operators';
import { unknownsIn } from '../runs';
import type { Meaning, Meanings, Say } from './meaning';
import { itemsOf } from './sums';

const OF_LINE =
	'a percentile between two values lies on the line between them, as PERCENTILE.INC of spreadsheets has it; other methods differ';
/** Numbers of a range like 1..10 at most. */
const MAX_RANGE = 400;

/** `1, 2, 3`, `[1 2 3]`, `1..10`, ascending; undefined for anything else. */
function numbersIn(list: string): string[] | undefined {
	const plain = [...list]
		.filter((sign) => !'[](){}'.includes(sign))
		.join('')
		.trim();
	const [from, to, ...others] = plain.replace('…', '..').replace('...', '..').split('..').map(Number);
	if (from !== undefined && to !== undefined && others.length === 0)
		return to >= from && to - from < MAX_RANGE
			? Array.from({ length: to - from + 1 }, (_, k) => `${from + k}`)
			: undefined;
	const items = itemsOf(plain);
	const isList = items.length > 0 && items.every((item) => Number.isFinite(Number(item)));
	return isList ? items.sort((a, b) => Number(a) - Number(b)) : undefined;
}

/** The value at (n − 1)·p of the sorted values, those between on a line. */
function quantile(sorted: readonly string[], percent: string): string {
	const last = sorted.length - 1;
	// Doubles may fall short of a whole place, where both neighbours tell the same.
	const place = Math.floor((last * Number(percent)) / 100 + 1e-9);
	const [low = '', high = ''] = [sorted[place], sorted[Math.min(last, place + 1)]];
	if (low === high || (last * Number(percent)) % 100 === 0) return low;
	const signed = (value: string) => (value.startsWith('-') ? `(${value})` : value);
	return `${signed(low)} + (${last}*${percent}/100 - ${place})*(${high} - ${signed(low)})`;
}

function percentile(list: string | undefined, percent: string, say: Say): string {
	const values = numbersIn(list ?? '');
	if (!values || Number(percent) > 100)
		throw new ParseError(
			'a percentile has its number, up to 100, and a list of numbers, as in 90th percentile of 1, 2, 3, 4',
			0
		);
	say(OF_LINE);
	return quantile(values, percent);
}

const quarters =
	(write: (quarters: readonly string[]) => string): Meaning =>
	({ list }, say) => {
		const values = numbersIn(list ?? '');
		if (!values) throw new ParseError('quartiles are of a list of numbers, as in quartiles of 1, 2, 3, 4', 0);
		say(OF_LINE);
		return write(['25', '50', '75'].map((each) => quantile(values, each)));
	};

const refused =
	(write: (of: string) => string): Meaning =>
	({ f, m }) => {
		throw new ParseError(write(f ?? m ?? ''), 0);
	};

/** Letters side by side that are not a word, unit, currency or Roman numeral. */
const isProduct = (side: string): boolean =>
	/[A-Z]/.test(side) &&
	!/^[A-Z][a-z]{2,}$|^[A-Z]{3}$|^[IVXLCDM]+$/.test(side) &&
	!isUnit(side) &&
	!functionNamed(side) &&
	constantNamed(side) === undefined;

/** PV = nRT: sides of letters alone, a capital among several of them. */
const formulaOfLetters: Meaning = ({ a = '', b = '', x }) => {
	if (![a, b].every((side) => side.length === 1 || isProduct(side))) return undefined;
	if (a.length === 1 && b.length === 1) return undefined;
	const [left, right] = [a, b].map((side) => [...side].join('*'));
	if (x !== undefined) return `solve(${left} = ${right}, ${x})`;
	throw new ParseError(
		`a formula of several unknowns is solved for one of them: write which, as in solve ${left} = ${right} for ${b.slice(-1)}`,
		0
	);
};

/** Primes of a number up to 10^12 with their powers, by trial division. */
function primesOf(n: bigint): [prime: bigint, power: number][] {
	const found: [bigint, number][] = [];
	let rest = Number(n);
	for (let p = 2; p * p <= rest; p += p === 2 ? 1 : 2) {
		let power = 0;
		for (; rest % p === 0; rest /= p) power++;
		if (power > 0) found.push([BigInt(p), power]);
	}
	return rest > 1 ? [...found, [BigInt(rest), 1]] : found;
}

const GREATEST = 10n ** 12n;

const overPrimes =
	(said: (n: string) => readonly [string, string | null], of: (prime: bigint, power: number) => string): Meaning =>
	({ n = '0' }, say) => {
		const value = n.length > 13 ? 0n : BigInt(n);
		if (value < 1n || value > GREATEST) return undefined;
		say(...said(n));
		return (
			primesOf(value)
				.map(([p, e]) => of(p, e))
				.join('*') || '1'
		);
	};

export const NAMED: Meanings = {
	percentile: ({ list, n = '' }, say) => percentile(list, n, say),
	'no-percentile': ({ list }, say) => percentile(list, '101', say),
	'quartile-1': quarters(([first = '']) => first),
	'quartile-2': quarters(([, second = '']) => second),
	'quartile-3': quarters(([, , third = '']) => third),
	quartiles: quarters((all) => `[${all.join(', ')}]`),
	'quartile-range': quarters(([first, , third]) => `(${third}) - (${first})`),
	gradient: ({ f = '' }) => {
		const names = unknownsIn([...f].join(' ')).filter((name) => 'xyz'.includes(name));
		if (names.length < 2) return undefined;
		throw new ParseError(
			`a gradient is not told as a list here: ask for its parts, ${names.map((name) => `diff(${f}, ${name})`).join(' and ')}`,
			0
		);
	},
	asymptotes: refused(
		(f) => `asymptotes are not told here: ask for domain of ${f} and for limit of ${f} as x -> infinity`
	),
	eigenvectors: refused(
		(m) =>
			`eigenvectors are not told here: ask for eigenvalues ${m}; where a is one, the eigenvectors solve (M - a*I)*v = 0, which rref shows`
	),
	'formula-of-letters': formulaOfLetters,
	'euler-phi': overPrimes(
		(n) => [
			`how many numbers up to ${n} share no divisor with it (Euler's φ); the golden ratio is multiplied so`,
			`phi*${n}`
		],
		(p, e) => `${p}^${e - 1}*(${p} - 1)`
	),
	'divisor-sum': overPrimes(
		(n) => [`the sum of the divisors of ${n}, itself among them`, null],
		(p, e) => `(${p}^${e + 1} - 1)/(${p} - 1)`
	),
	'divisor-count': overPrimes(
		(n) => [`how many divisors ${n} has, 1 and itself among them`, null],
		(_, e) => `(${e} + 1)`
	)
};
