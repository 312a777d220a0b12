/** Chances with coins and dice: "probability of 2 heads in 3 tosses", "chance of a total of 7 with 2 dice". */
import { ParseError } from '../../io/lexer';
import type { Meaning, Meanings } from './meaning';

const MAX_COUNT = 200;
const MAX_DICE = 20;

/** Σ C(n, j)·p^j·(1 − p)^(n − j) over the counts in question. */
function binomial(how: string | undefined, k: number, n: number, p: string): string | undefined {
	if (k > n || n > MAX_COUNT) return undefined;
	const [from, to] = how === 'least' ? [k, n] : how === 'most' ? [0, k] : [k, k];
	return `sum(binomial(${n}, j)*(${p})^j*(1 - ${p})^(${n} - j), j, ${from}, ${to})`;
}

/** So many of n, exactly unless the question gives a bound. At least so many is the other reading. */
const counted =
	(p: string, fair: string): Meaning =>
	({ how, k, n }, say) => {
		const text = binomial(how, Number(k), Number(n), p);
		if (text === undefined) return undefined;
		const bound = how === undefined || how === 'exactly' ? 'exactly' : `at ${how}`;
		say(
			`${bound} ${k} of ${n}, ${fair}${how === undefined ? '; at least so many' : ''}`,
			how === undefined ? (binomial('least', Number(k), Number(n), p) ?? null) : null
		);
		return text;
	};

function waysOf(total: number, n: number): number {
	let ways = [1];
	for (let die = 0; die < n; die++) {
		const next = new Array<number>(ways.length + 6).fill(0);
		ways.forEach((count, sum) => {
			for (let face = 1; face <= 6; face++) next[sum + face] = (next[sum + face] ?? 0) + count;
		});
		ways = next;
	}
	return ways[total] ?? 0;
}

const total: Meaning = ({ k, n }, say) => {
	const dice = Number(n);
	if (dice < 1 || dice > MAX_DICE) return undefined;
	say(dice === 1 ? 'with a fair die of six faces' : `this is the total of ${dice} fair dice of six faces`);
	return `${waysOf(Number(k), dice)}/6^${dice}`;
};

export const CHANCES: Meanings = {
	coins: counted('1/2', 'with a fair coin'),
	dice: counted('1/6', 'with fair dice of six faces'),
	'dice-total': total,
	// Below the size of a die the question leaves open whether it means one die or all.
	'dice-number': (slots, say) => (Number(slots['k']) > 6 && Number(slots['n']) > 1 ? total(slots, say) : undefined),
	die: ({ k }, say) => {
		if (Number(k) < 1 || Number(k) > 6) return undefined;
		say('with a fair die of six faces');
		return '1/6';
	},
	'other-chance': () => {
		throw new ParseError(
			'chances are told of coins and dice: probability of 2 heads in 3 tosses, chance of a total of 7 with 2 dice; others are fractions, 3/8',
			0
		);
	}
};
