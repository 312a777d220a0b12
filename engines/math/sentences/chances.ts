/** Chances with coins and dice: "probability of 2 heads in 3 tosses", "chance of a total of 7 with 2 dice". */
import { ParseError } from '../io/lexer';
import { of, type Rule } from './rules';

const WORDS: Readonly<Record<string, string>> = { a: '1', an: '1', one: '1', two: '2', three: '3', four: '4', five: '5', six: '6' }; // prettier-ignore
const COUNT = String.raw`(\d{1,3}|an?|one|two|three|four|five|six)`;
const CHANCE = String.raw`(?:what(?:'s|\s+is)\s+)?(?:the\s+)?(?:probability|chances?|likelihood)\s+(?:of|to|that)\s+(?:getting\s+|get\s+|rolling\s+|roll\s+|tossing\s+|throwing\s+|throw\s+)?`;
const BOUND = String.raw`(exactly\s+|at\s+least\s+|at\s+most\s+)?`;
const numberOf = (text: string): number => Number(WORDS[text.toLowerCase()] ?? text);

/** Σ C(n, j)·p^j·(1 − p)^(n − j) over the counts that are asked for. */
function binomial(bound: string | undefined, k: number, n: number, p: string): string | undefined {
	if (k > n || n > 200) return undefined;
	const [from, to] = /least/i.test(bound ?? '') ? [k, n] : /most/i.test(bound ?? '') ? [0, k] : [k, k];
	return `sum(binomial(${n}, j)*(${p})^j*(1 - ${p})^(${n} - j), j, ${from}, ${to})`;
}

/** What was taken: exactly so many unless a bound is told; at least so many is the other reading. */
function told(bound: string | undefined, k: string, n: string, p: string, fair: string): [string, string | null] {
	if (bound) return [`${bound.trim().toLowerCase()} ${numberOf(k)} of ${numberOf(n)}, ${fair}`, null];
	return [
		`exactly ${numberOf(k)} of ${numberOf(n)}, ${fair}; at least so many`,
		binomial('least', numberOf(k), numberOf(n), p) ?? null
	];
}

/** Ways in which n dice show a total, by adding one die after the other. */
function waysOf(total: number, n: number): number {
	let ways = [1];
	for (let die = 0; die < n; die++) {
		const next = new Array<number>(ways.length + 6).fill(0);
		ways.forEach((count, sum) => {
			for (let face = 1; face <= 6; face++) next[sum + face] = next[sum + face]! + count;
		});
		ways = next;
	}
	return ways[total] ?? 0;
}

export const CHANCES: readonly Rule[] = [
	[
		of(`${CHANCE}${BOUND}${COUNT}\\s+(?:heads?|tails?)\\s+(?:in|from|out\\s+of|with)\\s+${COUNT}\\s+(?:(?:fair\\s+)?coins?|(?:coin\\s+)?(?:toss(?:es)?|flips?|throws?)(?:\\s+of\\s+(?:an?|the)\\s+(?:fair\\s+)?coin)?)`),
		([, bound, k, n], note) => {
			const text = binomial(bound, numberOf(k!), numberOf(n!), '1/2');
			if (text === undefined) return undefined;
			note(...told(bound, k!, n!, '1/2', 'with a fair coin'));
			return { text };
		}
	],
	[
		of(`${CHANCE}(?:an?\\s+)?(?:total|sum)\\s+of\\s+(\\d{1,3})\\s+(?:with|on|from|by)\\s+${COUNT}\\s+(?:dice|die)`),
		([, total, n], note) => {
			const dice = numberOf(n!);
			if (dice < 1 || dice > 20) return undefined;
			note(`with ${dice === 1 ? 'a fair die' : `${dice} fair dice`} of six faces`, null);
			return { text: `${waysOf(Number(total), dice)}/6^${dice}` };
		}
	],
	[
		// More than a die shows is a total; of less it is not said whether one die or all are meant.
		of(`${CHANCE}(?:an?\\s+)?(\\d{1,2})\\s+(?:with|on|from)\\s+${COUNT}\\s+dice`),
		([, total, n], note) => {
			const dice = numberOf(n!);
			if (Number(total) <= 6 || dice < 2 || dice > 20) return undefined;
			note(`this is the total of ${dice} fair dice of six faces`, null);
			return { text: `${waysOf(Number(total), dice)}/6^${dice}` };
		}
	],
	[
		of(`${CHANCE}(?:an?\\s+)?([1-6]|one|two|three|four|five|six)\\s+(?:with|on)\\s+(?:an?|one|1)\\s+(?:fair\\s+)?(?:dice|die)`),
		(_, note) => {
			note('with a fair die of six faces', null);
			return { text: '1/6' };
		}
	],
	[
		of(`${CHANCE}${BOUND}${COUNT}\\s+(?:sixes|fives|fours|threes|twos|ones|six)\\s+(?:in|with|from|out\\s+of)\\s+${COUNT}\\s+(?:rolls?|throws?|dice)`),
		([, bound, k, n], note) => {
			const text = binomial(bound, numberOf(k!), numberOf(n!), '1/6');
			if (text === undefined) return undefined;
			note(...told(bound, k!, n!, '1/6', 'with fair dice of six faces'));
			return { text };
		}
	],
	[
		of(`${CHANCE}.*`),
		() => {
			throw new ParseError(
				'chances are told of coins and dice: probability of 2 heads in 3 tosses, chance of a total of 7 with 2 dice; others are fractions, 3/8',
				0
			);
		}
	]
]; // prettier-ignore
