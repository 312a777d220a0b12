/** Sentences and words of arithmetic → text of the grammar: "15 percent of 80", "six times seven", "sum k from 1 to 100". */
import { functionNamed } from '../io/names';
import type { Form, Note } from '../core/answer-notes';
import { everyday, withoutThings } from './everyday';
import { inEnglish } from './languages';
import { atRate } from './money';
import { inFigures } from './roman';
import { ofWhole } from './phrase-arguments';

export interface Phrase {
	readonly text: string;
	readonly form: Form | undefined;
}

const BASES: Readonly<Record<string, number>> = {
	hex: 16, hexadecimal: 16, binary: 2, bin: 2, octal: 8, oct: 8
}; // prettier-ignore

const NEAREST: Readonly<Record<string, number>> = { tenth: 1, hundredth: 2, cent: 2, thousandth: 3 };

const FORMS: readonly (readonly [RegExp, (match: RegExpExecArray) => Form])[] = [
	[/\s(?:to|in|into|as)\s+(hex|hexadecimal|binary|bin|octal|oct)$/i, ([, name = '']) => ({ base: BASES[name.toLowerCase()] as number })],
	[/\s(?:to|in|into)\s+base\s+(\d{1,2})$/i, ([, base]) => ({ base: Number(base) })],
	[/\s(?:to|with)\s+(\d{1,4})\s+(?:significant\s+)?(?:digits|figures|sf|s\.f\.)$/i, ([, digits]) => ({ digits: Number(digits) })],
	[/\s(?:to|with|rounded to)\s+(\d{1,3})\s+(?:(?:decimals?|d\.?p\.?)(?:\s+places?)?|places)$/i, ([, places]) => ({ places: Number(places) })],
	[/\s(?:to|in|into|as)\s+(?:an?\s+)?(?:percent|per cent|percentage|%)$/i, () => 'percent'],
	[/\s(?:rounded\s+)?to\s+(?:the\s+)?nearest\s+(whole|whole\s+number|integer|unit|tenth|hundredth|thousandth|cent)$/i, ([, name = '']) => ({ places: NEAREST[name.toLowerCase()] ?? 0 })],
	[/\s(?:to|in|into|as)\s+(?:scientific|exponential|standard)(?:\s+(?:notation|form))?$/i, () => 'scientific'],
	[/\s(?:to|in|into|as)\s+(?:an?\s+)?fraction$/i, () => 'fraction'],
	[/\s(?:to|in|into|as)\s+(?:an?\s+)?mixed(?:\s+(?:number|fraction|numeral))?$/i, () => 'mixed'],
	[/\s(?:to|in|into|as)\s+(?:an?\s+)?roman(?:\s+(?:numerals?|numbers?|letters?))?$/i, () => 'roman'],
	[/\s(?:to|in|into|as)\s+(?:an?\s+)?decimal$/i, () => 'decimal']
]; // prettier-ignore

const ASKING =
	/^\s*(?:please\s+)?(?:what(?:'s|’s|\s+is|\s+are)|how\s+much\s+(?:is|are)|how\s+many\s+is|convert|calculate|compute|evaluate|work\s+out|the\s+value\s+of|value\s+of)\s+(?:the\s+value\s+of\s+)?/i;

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

const TRIGONOMETRIC: Readonly<Record<string, string>> = {
	sine: 'sin', cosine: 'cos', tangent: 'tan', cotangent: 'cot', secant: 'sec', cosecant: 'csc'
}; // prettier-ignore

/** Words that are signs; longer ones first. */
const SIGNS: readonly (readonly [RegExp, string | ((...groups: string[]) => string)])[] = [
	[
		/\b(?:the\s+)?(sine|cosine|tangent|cotangent|secant|cosecant)\s+of\b/gi,
		(_: string, name: string) => ` ${TRIGONOMETRIC[name.toLowerCase()]} `
	],
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
	[
		/\bto\s+the\s+(second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)(?:\s+power)?\b/gi,
		(_: string, word: string) => `^${ORDINALS.indexOf(word.toLowerCase()) + 1}`
	],
	[/\b(?:the\s+)?square\s*root(?:\s+of\b|(?=\s*[\d(]))/gi, 'sqrt '],
	[/\b(?:the\s+)?(?:cube|cubic|third|3rd)\s+root(?:\s+of\b|(?=\s*[\d(]))/gi, 'cbrt '],
	[/\b(?:the\s+)?(\d+)(?:st|nd|rd|th)\s+root(?:\s+of)?\s+(\d+(?:\.\d+)?|[a-z]\b|\([^()]*\))/gi, 'root($2, $1)'],
	[
		/\b(?:the\s+)?(second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)\s+root(?:\s+of)?\s+(\d+(?:\.\d+)?|[a-z]\b|\([^()]*\))/gi,
		(_: string, word: string, of: string) => `root(${of}, ${ORDINALS.indexOf(word.toLowerCase()) + 1})`
	],
	[/\broot\s+(?=\d)/gi, 'sqrt '],
	[/\b(?:the\s+)?absolute\s+value\s+of\b/gi, 'abs '],
	[/\blog\s+base\s+(\w+)\s+(?:of\b)?/gi, 'log_$1 '],
	[/\blog\s*(\([^()]*\)|\d+(?:\.\d+)?)\s+(?:to\s+)?base\s+(\w+)/gi, 'log_$2 $1'],
	[/\blog\s+of\s+(\S+)\s+(?:to\s+)?base\s+(\w+)/gi, 'log_$2 $1'],
	[/\b(?:(?:one|1|a)\s+)?half\s+of\b/gi, '1/2 *'],
	[/\b(?:one|1|a)\s+third\s+of\b/gi, '1/3 *'],
	[/\b(?:(?:one|1|a)\s+)?quarter\s+of\b/gi, '1/4 *'],
	[/(\d+\s*\/\s*\d+)\s+(?:of|von|de)\s+(?=[\d(])/gi, '($1) * '],
	[
		/(\d+)\s+(third|quarter|fourth|fifth|sixth|seventh|eighth|ninth|tenth|hundredth)s?\s+of\b/gi,
		(_: string, count: string, part: string) => `${count}/${PARTS[part.toLowerCase()]} *`
	],
	[/\bthe\s+(?=(?:square|cube|sum|product|quotient|mean|average|median|mode|log|sqrt|cbrt)\b)/gi, ''],
	[/\binverse\s+(?=(?:sin|cos|tan)e?(?:nt)?\b)/gi, 'a'],
	[/([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])\s*of\s+(?=[\d(])/g, '$1 * '],
	[/(?<=^|[-+*/(]\s*)negative\s+(?=\d)/gi, '-'],
	[/(?<=[\d)]\s*)\bremainder\b(?=\s*[\d(])/gi, 'mod'],
	[/(?<=[\d)]\s*)\bpower\b(?=\s*\d)/gi, '^'],
	[/\b(?:the\s+)?golden\s+ratio\b/gi, 'phi'],
	[/\b(?:twice|double)\s+(?=[\d(a-z])/gi, '2 * '],
	[/\btriple\s+(?=[\d(a-z])/gi, '3 * ']
];

const PARTS: Readonly<Record<string, number>> = {
	half: 2, halves: 2, third: 3, quarter: 4, fourth: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8, ninth: 9, tenth: 10, hundredth: 100
}; // prettier-ignore
const PART_WORDS = Object.keys(PARTS).join('|');
const IN_WORDS = new RegExp(
	`(?<![\\w.])(?:(\\d+)\\s+and\\s+)?(?:(\\d+)|an?|one)[\\s-]+(${PART_WORDS})s?\\b(?!\\s+(?:of|power|root|derivative|prime|number))`,
	'gi'
);

/** Two thirds, one and a half, three quarters; a half stands for itself. */
const fractionsInWords = (text: string): string =>
	text
		.replace(IN_WORDS, (_, whole: string | undefined, count: string | undefined, part: string) => {
			const fraction = `${count ?? '1'}/${PARTS[part.toLowerCase()]}`;
			return whole === undefined ? `(${fraction})` : `(${whole} + ${fraction})`;
		})
		.replace(/^\s*half\s*$/i, '1/2');

const ITEM = String.raw`-?\d+(?:,\d+)?`;
const DECIMALS = new RegExp(`(?<=\\s)${ITEM}(?:\\s*;\\s*${ITEM})*(?:\\s*(?:;|and)\\s*${ITEM})(?![\\d,]*\\d)`, 'g');

/** `1,5 and 2,5`, `1,5; 2,5`: items that something else than a comma parts, in languages with a decimal comma. */
const listsOfDecimals = (text: string): string => text.replace(DECIMALS, (list) => list.replace(/(?<=\d),(?=\d)/g, '.').replaceAll(';', ', ')); // prettier-ignore

/** The items of a list; `1,5 and 2,5` may be two of them or four, which is said. */
function itemsIn(list: string, write: (items: string) => string, notes: Note[]): string {
	if (/;/.test(list)) return write(list.replace(/(?<=\d),(?=\d)/g, '.').split(/\s*;\s*/).join(', ')); // prettier-ignore
	const items = list.split(/\s*(?:,|\band\b)\s*/).filter(Boolean).join(', '); // prettier-ignore
	if (!/^-?\d+,\d+(?:\s+and\s+-?\d+,\d+)+$/.test(list.trim())) return write(items);
	const decimals = write(list.replace(/(?<=\d),(?=\d)/g, '.').split(/\s+and\s+/).join(', ')); // prettier-ignore
	notes.push({ text: 'the commas are decimal points; as a list', alternative: write(items) });
	return decimals;
}

const LIST =
	/\b((?:(?:geometric|harmonic|population|sample|arithmetic)\s+)?[a-z]+(?:\s+common\s+[a-z]+)?)\s+of\s+(-?[\d.]+(?:\/\d+)?(?:\s*(?:[,;]|and)\s*(?:and\s+)?-?[\d.]+(?:\/\d+)?)+)/gi;
/** `range of 3 9 1`, `range 3, 9, 1`: other names of statistics are functions without parentheses already. */
const SPACED_RANGE =
	/^\s*(?:the\s+)?range(?:\s+of\b)?(?:\s*\()?\s*(-?[\d.]+(?:\s*,\s*-?[\d.]+|\s+-?[\d.]+)+)(?:\s*\))?\s*$/i;
const LONG_NAMES: Readonly<Record<string, string>> = {
	'greatest common divisor': 'gcd', 'greatest common factor': 'gcd', 'highest common factor': 'gcd',
	'geometric mean': 'geomean', 'harmonic mean': 'harmean', 'arithmetic mean': 'mean', total: 'sum', range: 'spread',
	'population stdev': 'stdevp', 'population variance': 'varp', 'sample stdev': 'std', 'sample variance': 'variance',
	largest: 'max', biggest: 'max', greatest: 'max', highest: 'max', smallest: 'min', lowest: 'min', least: 'min',
	'least common multiple': 'lcm', 'lowest common multiple': 'lcm', 'least common denominator': 'lcm'
}; // prettier-ignore

/** `text` in the grammar, and how the answer is to be written; the text itself where it has no words of this kind. */
export function phrase(text: string, notes: Note[] = [], variables: ReadonlySet<string> = new Set()): Phrase {
	const english = inEnglish(inDecimal(ofCode(text)));
	let rest = english === text ? text : listsOfDecimals(english);
	let form: Form | undefined;
	for (const [pattern, make] of FORMS) {
		const match = pattern.exec(rest.trimEnd());
		if (!match || !/[\dA-Za-zπ)]/.test(rest.slice(0, match.index))) continue;
		form = make(match);
		rest = rest.slice(0, match.index);
		break;
	}
	const progression = progressionIn(rest);
	if (progression) return { text: progression, form };
	if (!/\p{L}[\p{L}\p{M}]|[Σ%@]/u.test(rest)) return { text: rest, form };
	rest = ofWhole(rest.replace(ASKING, '').replace(/^\s*[-−]\s*(\d+(?:\.\d+)?\s*%\s+of\s+[\d.]+)\s*$/, '-($1)'), notes);
	rest = fractionsInWords(
		numbersInWords(pointsInWords(articles(inFigures(withoutThings(rest, notes), variables, notes, form === 'decimal'))))
	);
	const priced = atRate(rest);
	if (priced) return { text: priced, form };
	if (typeof form === 'object' && 'places' in form)
		rest = rest.replace(/^\s*round(?:ed)?\s*\(([^]*)\)\s*$/i, '$1').replace(/^\s*round(?:ed)?\s+(?!\()/i, '');
	const told = everyday(rest, notes);
	if (told) return { text: told.text, form: form ?? (told.percent && 'percent') };
	const asked = share(rest);
	if (asked) return { text: asked.text, form: form ?? asked.form };
	rest = rest.replace(/\b(?:standard\s+deviation|std\.?\s+dev(?:iation)?\.?)(?=\s|$)/gi, 'stdev');
	rest = inRange(rest) ?? rest;
	rest = rest.replace(LIST, (all, name: string, list: string) => {
		const known = LONG_NAMES[name.toLowerCase().replace(/\s+/g, ' ')] ?? functionNamed(name)?.name;
		return known ? itemsIn(list, (items) => `${known}(${items})`, notes) : all;
	});
	rest = rest.replace(SPACED_RANGE, (_, list: string) => `spread(${list.split(/[\s,]+/).join(', ')})`);
	for (const [pattern, sign] of SIGNS) rest = rest.replace(pattern, sign as string);
	// sin of x, factorial of 5
	rest = rest.replace(/\b([a-z]+)\s+of\s+(?=[\w(√π])/gi, (all, name: string) =>
		functionNamed(name) ? `${name} ` : all
	);
	return { text: rest, form };
}

const HALVES: Readonly<Record<string, string>> = { half: '1/2', quarter: '1/4', third: '1/3' };

/** Half a million, half cup, a dozen, a cup in ml, 3 millions: articles and plurals. */
const articles = (text: string): string =>
	text
		.replace(/\bhalf\s+(?:of\s+)?an?\s+(?=[a-z])/gi, '0.5 ')
		.replace(
			/(?<![\w.]\s*)(?:an?\s+)?(half|quarter|third)\s+(?=(?:tea|table)?spoons?\b|tsp\b|tbsp\b|cups?\b|pints?\b|pounds?\b|lbs?\b|inch(?:es)?\b|miles?\b|hours?\b|acres?\b|gallons?\b|lit(?:er|re)s?\b|kilos?\b|kg\b)/gi,
			(_, part: string) => `${HALVES[part.toLowerCase()]} `
		) // prettier-ignore
		.replace(/\bof\s+an\s+hour\b/gi, 'of 1 hour')
		.replace(/\bof\s+a\s+(?=(?:cup|day|mile|minute|pound|year|week|liter|litre|gallon|million|billion)\b)/gi, 'of 1 ')
		.replace(/\ban?\s+(?=(?:dozen|hundred|thousand|million|billion|trillion|lakh|crore|gross)\b)/gi, '1 ')
		.replace(/(?<=\d\s*)(dozen|hundred|thousand|million|billion|trillion|lakh|crore)s\b/gi, '$1')
		.replace(/^\s*an?\s+(?=[a-z][a-z ]*\s(?:to|in|into)\s)/i, '1 ');

/** Math.sqrt(2), np.pi: functions of programs by their own names. */
const ofCode = (text: string): string =>
	text.replace(/(?<![\w.])(?:Math|math|np|numpy|cmath)\.(?=[A-Za-z])(E(?![A-Za-z]))?/g, (_, e: string | undefined) =>
		e ? 'e' : ''
	);

/** Numbers of another base in words: FF hex, HEX2DEC("FF"), DEC2BIN(10). */
const inDecimal = (text: string): string =>
	text
		.replace(
			/^\s*(?:convert\s+)?(?:0[xbo])?([0-9a-f]+)\s+(hex|bin|oct)(?:adecimal|ary|al)?\s+(?=(?:to|in|into|as)\s)/i,
			(_, digits: string, base: string) => `${PREFIXES[base.toLowerCase()]}${digits} `
		) // prettier-ignore
		.replace(
			/^\s*(?:convert\s+)?(?:0[xbo])?([0-9a-f]+)\s+from\s+(hex|bin|oct)(?:adecimal|ary|al)?(?:\s+to\s+decimal)?\s*$/i,
			(_, digits: string, base: string) => `${PREFIXES[base.toLowerCase()]}${digits}`
		) // prettier-ignore
		.replace(
			/\b(hex|binary|octal)(?:\s+number)?\s+(?:0[xbo])?([0-9a-f]+)\b(?=\s*(?:$|[-+*/]|(?:to|in|into|as)\s))/gi,
			(all, base: string, digits: string) =>
				(base[0] === 'b' && /[^01]/.test(digits)) || (base[0] === 'o' && /[^0-7]/.test(digits))
					? all
					: `${PREFIXES[base.slice(0, 3).toLowerCase()]}${digits}`
		)
		.replace(/^\s*([01]+)b(?:\s+(?:to|in|into|as)\s+decimal)?\s*$/i, '0b$1')
		.replace(/^\s*([0-9a-f]+)h(?:\s+(?:to|in|into|as)\s+decimal)?\s*$/i, '0x$1')
		.replace(
			/^\s*(?:convert\s+)?(?!0[xbo])(?=\d*[a-f])([0-9a-f]{2,})\s+(?=(?:to|in|into|as)\s+(?:decimal|dec|binary|bin|octal|oct|base\s+10)\s*$)/i,
			(all, digits: string) => (/^(?:pi|\d+e\d+)$/i.test(digits) ? all : `0x${digits} `)
		)
		.replace(
			/\b(hex|bin|oct)2dec\s*\(\s*["']?([0-9a-f]+)["']?\s*\)/gi,
			(_, base: string, digits: string) => `${PREFIXES[base.toLowerCase()]}${digits}`
		) // prettier-ignore
		.replace(/^\s*dec2(hex|bin|oct)\s*\(([^]*)\)\s*$/i, '$2 to $1');
const PREFIXES: Readonly<Record<string, string>> = { hex: '0x', bin: '0b', oct: '0o' };

/** Questions about percentages. */
function share(text: string): Phrase | undefined {
	const percent = 'percent' as const;
	const of = (pattern: RegExp) => pattern.exec(text.trim());
	let match = of(/^(.+?)\s+is\s+what\s+(?:percentage|percent|per\s?cent|%)\s+of\s+(.+)$/i);
	if (match) return { text: `(${match[1]})/(${match[2]})`, form: percent };
	match = of(/^(?:what\s+)?(?:percentage|percent|per\s?cent|%)\s+is\s+(.+)\s+of\s+(.+)$/i);
	if (match) return { text: `(${match[1]})/(${match[2]})`, form: percent };
	match = of(/^(?:what\s+)?(?:percentage|percent|per\s?cent|%)\s+of\s+(.+?)\s+is\s+(.+)$/i);
	if (match) return { text: `(${match[2]})/(${match[1]})`, form: percent };
	match = of(/^(.+?)\s+as\s+(?:an?\s+)?(?:percentage|percent|per\s?cent|%)\s+of\s+(.+)$/i);
	if (match) return { text: `(${match[1]})/(${match[2]})`, form: percent };
	match = of(/^(?:percentage|percent|%)\s+of\s+(.+?)\s+in\s+(.+)$/i);
	if (match) return { text: `(${match[1]})/(${match[2]})`, form: percent };
	match = of(/^(.+?(?:%|\s+percent|\s+per\s?cent))\s+of\s+what(?:\s+number)?\s+(?:is|equals|=)\s+(.+)$/i);
	if (match) return { text: `(${match[2]})/(${match[1]})`, form: undefined };
	match = of(/^(.+?)\s+is\s+(.+?(?:%|\s+percent|\s+per\s?cent))\s+of\s+what(?:\s+number)?$/i);
	if (match) return { text: `(${match[1]})/(${match[2]})`, form: undefined };
	match = of(
		/^(?:percentage|percent|per\s?cent|%)\s+(change|increase|decrease|difference)\s+(?:from\s+)?(.+?)\s+to\s+(.+)$/i
	);
	if (match) {
		const [from, to] = /decrease/i.test(match[1]!) ? [match[3], match[2]] : [match[2], match[3]];
		return { text: `((${to}) - (${from}))/(${match[2]})`, form: percent };
	}
	match = of(/^(increase|decrease|reduce|raise)\s+(.+?)\s+by\s+(.+)$/i);
	if (match) return { text: `(${match[2]}) ${/^[dr]e/i.test(match[1]!) ? '-' : '+'} ${match[3]}`, form: undefined };
	match = of(/^(.+?(?:%|\s+percent|\s+per\s?cent))\s+(more|greater|higher|less|lower|fewer)\s+than\s+(.+)$/i);
	if (!match) return undefined;
	return { text: `(${match[3]}) ${/^[lf]/i.test(match[2]!) ? '-' : '+'} ${match[1]}`, form: undefined };
}

/** 1 + 2 + … + 100, 1 + 2 + 4 + … + 64: the sum that the dots stand for. */
function progressionIn(text: string): string | undefined {
	const match = /^\s*(-?\d{1,9})\s*\+\s*(\d{1,9})\s*(?:\+\s*(\d{1,9})\s*)?(?:\+\s*\d{1,9}\s*)*\+?\s*(?:\.{2,}|…)\s*\+?\s*(\d{1,15}|[a-z])\s*$/.exec(text); // prettier-ignore
	if (!match) return undefined;
	const [a, b] = [Number(match[1]), Number(match[2])];
	const c = match[3] === undefined ? undefined : Number(match[3]);
	const last = match[4]!;
	const step = b - a;
	if (c === undefined || c - b === step) {
		if (step <= 0) return undefined;
		if (/\d/.test(last) ? (Number(last) - a) % step !== 0 : step !== 1 || a < 0) return undefined;
		return step === 1 ? `sum(k, k, ${a}, ${last})` : `sum(${a} + ${step}*k, k, 0, ${(Number(last) - a) / step})`;
	}
	const ratio = b / a;
	const count = Math.round(Math.log(Number(last) / a) / Math.log(ratio));
	const geometric = Number.isInteger(ratio) && ratio > 1 && c === b * ratio && a * ratio ** count === Number(last);
	return geometric ? `sum(${a}*${ratio}^k, k, 0, ${count})` : undefined;
}

/** sum k from 1 to 100; sum of k^2 from k = 1 to n; sum k=1 to 10 of k^2 */
function inRange(written: string): string | undefined {
	const text = written.replace(/^\s*[Σ∑]\s*/, 'sum of ').replace(/^\s*∏\s*/, 'product of ');
	const between = /^\s*(?:the\s+)?sum\s+(?:of\s+)?(?:all\s+)?(?:the\s+)?(?:(?:whole\s+|natural\s+)?(?:numbers|integers)\s+)?(?:from\s+)?(-?\d+)\s*(?:\s(?:to|through|till)\s|\.{2,3}|…)\s*(-?\d+)\s*$/i.exec(text); // prettier-ignore
	if (between) return `sum(k, k, ${between[1]}, ${between[2]})`;
	const multiplied =
		/^\s*(?:the\s+)?product\s+(?:of\s+)?(?:from\s+)?(-?\d+)\s*(?:\s(?:to|through)\s|\.{2,3}|…)\s*(-?\d+)\s*$/i.exec(
			text
		);
	if (multiplied) return `product(k, k, ${multiplied[1]}, ${multiplied[2]})`;
	const squares = /^\s*(?:the\s+)?sum\s+of\s+(?:the\s+)?(squares|cubes)\s+(?:of\s+|from\s+)?(?:the\s+numbers\s+)?(-?\d+)\s+(?:to|through)\s+(-?\d+)\s*$/i.exec(text); // prettier-ignore
	if (squares) return `sum(k^${/^s/i.test(squares[1]!) ? 2 : 3}, k, ${squares[2]}, ${squares[3]})`;
	const first = /^\s*(?:the\s+)?sum\s+of\s+(?:the\s+)?first\s+(\d+)\s+(?:(natural|positive|whole)\s+)?(odd|even|square|)\s*(?:numbers|integers|squares)\s*$/i.exec(text); // prettier-ignore
	if (first) {
		const kind = `${first[3]}${/squares/i.test(text) ? 'square' : ''}`.toLowerCase();
		const term = kind === 'odd' ? '2*k - 1' : kind === 'even' ? '2*k' : kind.startsWith('square') ? 'k^2' : 'k';
		return `sum(${term}, k, 1, ${first[1]})`;
	}
	const spaced = /^\s*(mean|average|avg|median|mode|sum|product|std|stdev|variance|var|min|max|minimum|maximum|gcd|gcf|hcf|lcm)\s+(?:of\s+)?(-?[\d.]+(?:(?:\s+|\s*,\s*)-?(?!0\d)[\d.]+)+)\s*$/i.exec(text); // prettier-ignore
	if (spaced) {
		// 0,5 0,3: what spaces part has decimal commas.
		const items =
			/\d,\d/.test(spaced[2]!) && /\d\s+-?\d/.test(spaced[2]!) ? spaced[2]!.replaceAll(',', '.') : spaced[2]!;
		return `${spaced[1]!.toLowerCase()}(${items.split(/[\s,]+/).join(', ')})`;
	}
	const leading = /^\s*(?:the\s+)?(sum|product)\s+(?:of\s+)?(?:(?:for|from)\s+)?([a-z])\s*=\s*(\S+)\s+to\s+(\S+)\s+(?:of\s+)?(.+)$/i.exec(text); // prettier-ignore
	if (leading) {
		const [, name = '', index = '', from = '', to = '', body = ''] = leading;
		return `${name.toLowerCase()}(${body}, ${index}, ${from}, ${to})`;
	}
	const match = /^\s*(?:the\s+)?(sum|product)\s+(?:of\s+)?(.+?)\s+(?:(?:for\s+([a-z])\s+)?from\s+|for\s+(?=[a-z]\s*=))(?:([a-z])\s*=\s*)?(\S+)\s+to\s+(.+)$/i.exec(text); // prettier-ignore
	if (!match) return text === written ? undefined : text;
	const [, name = '', body = '', named, indexed, from = '', to = ''] = match;
	const letters = [...new Set(body.match(/(?<![A-Za-z])[a-df-hj-z](?![A-Za-z])/g) ?? [])];
	const index = named ?? indexed ?? (letters.length === 1 ? letters[0] : undefined);
	return index ? `${name.toLowerCase()}(${body}, ${index}, ${from}, ${to})` : text === written ? undefined : text;
}

const UNITS = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' '); // prettier-ignore
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 };
const WORD = `(?:${[...UNITS].reverse().join('|')}|${TENS.join('|')}|hundred|${Object.keys(SCALES).join('|')})`;
const NUMBER_WORDS = new RegExp(`(?<![\\d.]\\s?)\\b${WORD}(?:(?:\\s+and\\s+|\\s+|-)${WORD})*\\b`, 'gi');

const POINT = new RegExp(
	`(?<=^\\s*|\\b(?:${WORD}|\\d+|times|plus|minus|by)\\s+)point((?:[\\s-]+(?:oh|${UNITS.slice(0, 10).join('|')}|\\d+)\\b)+)`,
	'gi'
);

/** "three point one four" → three.14; the words before it are a number of their own. */
const pointsInWords = (text: string): string =>
	text
		.replace(POINT, (_, digits: string) => {
			const read = digits.trim().toLowerCase().split(/[\s-]+/).map((word) => (word === 'oh' ? '0' : /\d/.test(word) ? word : String(UNITS.indexOf(word)))); // prettier-ignore
			return `.${read.join('')}`;
		})
		.replace(/\s+(?=\.\d)/g, '');

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
