/** Sentences and words of arithmetic → text of the grammar: "15 percent of 80", "six times seven", "sum k from 1 to 100". */
import { functionNamed } from './names';

/** How an answer was asked to be written. */
export type Form =
	| { readonly base: number }
	| { readonly digits: number }
	| { readonly places: number }
	| 'percent'
	| 'fraction'
	| 'decimal';

export interface Phrase {
	readonly text: string;
	readonly form: Form | undefined;
}

const BASES: Readonly<Record<string, number>> = {
	hex: 16, hexadecimal: 16, binary: 2, bin: 2, octal: 8, oct: 8
}; // prettier-ignore

const FORMS: readonly (readonly [RegExp, (match: RegExpExecArray) => Form])[] = [
	[/\s(?:to|in|into|as)\s+(hex|hexadecimal|binary|bin|octal|oct)$/i, ([, name = '']) => ({ base: BASES[name.toLowerCase()] as number })],
	[/\s(?:to|in|into)\s+base\s+(\d{1,2})$/i, ([, base]) => ({ base: Number(base) })],
	[/\s(?:to|with)\s+(\d{1,4})\s+(?:significant\s+)?(?:digits|figures|sf|s\.f\.)$/i, ([, digits]) => ({ digits: Number(digits) })],
	[/\s(?:to|with|rounded to)\s+(\d{1,3})\s+(?:decimals?|d\.?p\.?)(?:\s+places?)?$/i, ([, places]) => ({ places: Number(places) })],
	[/\s(?:to|in|into|as)\s+(?:an?\s+)?(?:percent|per cent|percentage|%)$/i, () => 'percent'],
	[/\s(?:to|in|into|as)\s+(?:an?\s+)?fraction$/i, () => 'fraction'],
	[/\s(?:to|in|into|as)\s+(?:an?\s+)?decimal$/i, () => 'decimal']
]; // prettier-ignore

const ASKING =
	/^\s*(?:please\s+)?(?:what(?:'s|’s|\s+is|\s+are)|how\s+much\s+(?:is|are)|calculate|compute|evaluate|work\s+out|the\s+value\s+of|value\s+of)\s+(?:the\s+value\s+of\s+)?/i;

/** Words that are signs; longer ones first. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
	[/\bmultiplied\s+by\b/gi, '*'],
	[/\bdivided\s+by\b/gi, '/'],
	[/\b(?:raised\s+)?to\s+the\s+power(?:\s+of)?\b/gi, '^'],
	[/\bto\s+the\s+(\d+)(?:st|nd|rd|th)(?:\s+power)?\b/gi, '^$1'],
	[/\bper\s?cent\b/gi, '%'],
	[/\bplus\b/gi, '+'],
	[/\bminus\b/gi, '-'],
	[/\btimes\b/gi, '*'],
	[/(?<=[\d)]\s*)\bover\b/gi, '/'],
	[/\bmodulo\b/gi, 'mod'],
	[/\b(?:the\s+)?square\s+root\s+of\b/gi, 'sqrt '],
	[/\b(?:the\s+)?cube\s+root\s+of\b/gi, 'cbrt '],
	[/\b(?:the\s+)?absolute\s+value\s+of\b/gi, 'abs '],
	[/\blog\s+base\s+(\w+)\s+of\b/gi, 'log_$1 '],
	[/\blog\s+of\s+(\S+)\s+(?:to\s+)?base\s+(\w+)/gi, 'log_$2 $1'],
	[/\b(?:one\s+)?half\s+of\b/gi, '1/2 *'],
	[/\b(?:one|a)\s+third\s+of\b/gi, '1/3 *'],
	[/\b(?:(?:one|a)\s+)?quarter\s+of\b/gi, '1/4 *'],
	[/\b(?:twice|double)\s+(?=[\d(a-z])/gi, '2 * '],
	[/\btriple\s+(?=[\d(a-z])/gi, '3 * ']
];

const LIST = /\b([a-z]+(?:\s+common\s+[a-z]+)?)\s+of\s+(-?[\d.]+(?:\s*(?:,|and)\s*(?:and\s+)?-?[\d.]+)+)/gi;
const LONG_NAMES: Readonly<Record<string, string>> = {
	'greatest common divisor': 'gcd', 'greatest common factor': 'gcd', 'highest common factor': 'gcd',
	'least common multiple': 'lcm', 'lowest common multiple': 'lcm', 'least common denominator': 'lcm'
}; // prettier-ignore

/** `text` in the grammar, and how the answer is to be written; the text itself where it has no words of this kind. */
export function phrase(text: string): Phrase {
	let rest = text;
	let form: Form | undefined;
	for (const [pattern, make] of FORMS) {
		const match = pattern.exec(rest.trimEnd());
		if (!match || !/[\dA-Za-zπ)]/.test(rest.slice(0, match.index))) continue;
		form = make(match);
		rest = rest.slice(0, match.index);
		break;
	}
	if (!/[A-Za-z]{2}/.test(rest)) return { text: rest, form };
	rest = rest.replace(ASKING, '');
	rest = numbersInWords(rest);
	const share = /^(.+?)\s+is\s+what\s+(?:percentage|percent|per\s?cent|%)\s+of\s+(.+)$/i.exec(rest);
	const shareOf = /^what\s+(?:percentage|percent|per\s?cent|%)\s+of\s+(.+?)\s+is\s+(.+)$/i.exec(rest) ?? /^(?:percentage|percent|per\s?cent|%)\s+of\s+(.+?)\s+is\s+(.+)$/i.exec(rest); // prettier-ignore
	if (share) return { text: `(${share[1]})/(${share[2]})`, form: form ?? 'percent' };
	if (shareOf) return { text: `(${shareOf[2]})/(${shareOf[1]})`, form: form ?? 'percent' };
	rest = inRange(rest) ?? rest;
	rest = rest.replace(LIST, (all, name: string, list: string) => {
		const known = LONG_NAMES[name.toLowerCase().replace(/\s+/g, ' ')] ?? functionNamed(name)?.name;
		return known
			? `${known}(${list
					.split(/\s*(?:,|\band\b)\s*/)
					.filter(Boolean)
					.join(', ')})`
			: all;
	});
	for (const [pattern, sign] of SIGNS) rest = rest.replace(pattern, sign);
	// sin of x, factorial of 5
	rest = rest.replace(/\b([a-z]+)\s+of\s+(?=[\w(√π])/gi, (all, name: string) =>
		functionNamed(name) ? `${name} ` : all
	);
	return { text: rest, form };
}

/** sum k from 1 to 100; sum of k^2 from k = 1 to n; sum k=1 to 10 of k^2 */
function inRange(text: string): string | undefined {
	const leading = /^\s*(?:the\s+)?(sum|product)\s+(?:of\s+)?(?:(?:for|from)\s+)?([a-z])\s*=\s*(\S+)\s+to\s+(\S+)\s+(?:of\s+)?(.+)$/i.exec(text); // prettier-ignore
	if (leading) {
		const [, name = '', index = '', from = '', to = '', body = ''] = leading;
		return `${name.toLowerCase()}(${body}, ${index}, ${from}, ${to})`;
	}
	const match = /^\s*(?:the\s+)?(sum|product)\s+(?:of\s+)?(.+?)\s+(?:for\s+([a-z])\s+)?from\s+(?:([a-z])\s*=\s*)?(\S+)\s+to\s+(.+)$/i.exec(text); // prettier-ignore
	if (!match) return undefined;
	const [, name = '', body = '', named, indexed, from = '', to = ''] = match;
	const letters = [...new Set(body.match(/(?<![A-Za-z])[a-df-hj-z](?![A-Za-z])/g) ?? [])];
	const index = named ?? indexed ?? (letters.length === 1 ? letters[0] : undefined);
	return index ? `${name.toLowerCase()}(${body}, ${index}, ${from}, ${to})` : undefined;
}

const UNITS = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' '); // prettier-ignore
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 };
const WORD = `(?:${[...UNITS].reverse().join('|')}|${TENS.join('|')}|hundred|${Object.keys(SCALES).join('|')})`;
const NUMBER_WORDS = new RegExp(`(?<![\\d.]\\s?)\\b${WORD}(?:(?:\\s+and\\s+|\\s+|-)${WORD})*\\b`, 'gi');

/** "twenty-five" → 25; a run that is no number in words stays as it is. */
const numbersInWords = (text: string): string =>
	text.replace(NUMBER_WORDS, (all) => {
		let total = 0;
		let group = 0;
		let last = Infinity;
		for (const word of all.toLowerCase().split(/[\s-]+/)) {
			if (word === 'and') continue;
			const unit = UNITS.indexOf(word);
			const ten = TENS.indexOf(word);
			const size = unit >= 0 ? unit : ten >= 0 ? 20 + 10 * ten : undefined;
			if (size !== undefined) {
				if (last <= size || (unit >= 0 && last < 20) || (unit > 9 && last < 100)) return all;
				group += size;
				last = size;
			} else if (word === 'hundred') {
				if (group === 0 || group > 99) return all;
				group *= 100;
				last = 100;
			} else {
				total += Math.max(1, group) * (SCALES[word] as number);
				group = 0;
				last = 1000;
			}
		}
		return String(total + group);
	});
