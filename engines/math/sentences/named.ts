/** What has a name and no function of it here: percentiles, gradients; and refusals that show the way out. */
import { isUnit } from '../io/calculator-input';
import { ParseError } from '../io/lexer';
import { constantNamed, functionNamed } from '../io/names';
import type { Note } from '../core/answer-notes';

const START = String.raw`^\s*(?:please\s+)?(?:find\s+|compute\s+|calculate\s+|what\s+(?:is|are)\s+)?(?:the\s+)?`;
const START_ONLY = new RegExp(START, 'i');
const NUMBER = String.raw`[-+]?\d+(?:\.\d+)?`;
const NTH = new RegExp(`${START}(\\d+(?:\\.\\d{1,4})?)\\s*(?:st|nd|rd|th|%)?[\\s-]*percentile(?:\\s+(?:of|in|for))?\\s*:?\\s+(.+)$`, 'i'); // prettier-ignore
const QUARTILES = new RegExp(`${START}(?:(first|second|third|lower|upper|1st|2nd|3rd)\\s+)?(quartiles?|interquartile\\s+range|iqr)(?:\\s+(?:of|in|for))?\\s*:?\\s+(.+)$`, 'i'); // prettier-ignore
const PERCENTILE = new RegExp(`${START}percentiles?\\b`, 'i');
const OF_LINE =
	'a percentile between two values lies on the line between them, as PERCENTILE.INC of spreadsheets has it; other methods differ';
/** Numbers of a range like 1..10 at most. */
const MAX_RANGE = 400;

/** A text that asks for something by its name → text of the grammar; `text` itself for others. Throws ParseError with a way out. */
export function ofNamed(text: string, variables: ReadonlySet<string>, notes: Note[]): string {
	if ([...variables].some((name) => new RegExp(`(?<!\\w)${name}(?!\\w)`).test(text))) return text;
	const plain = text.trim().replace(/[?.]+$/, '');
	return percentiles(plain, notes) ?? ofLetters(plain) ?? refused(plain) ?? text;
}

function percentiles(text: string, notes: Note[]): string | undefined {
	const [, share, values] = NTH.exec(text) ?? [];
	const list = values === undefined ? undefined : numbersIn(values);
	if (list && Number(share) <= 100) return told(quantile(list, share!), notes);
	const [, which, what, data] = QUARTILES.exec(text) ?? [];
	const of = data === undefined ? undefined : numbersIn(data);
	if (of) {
		const quarters = ['25', '50', '75'].map((each) => quantile(of, each));
		if (/^i/i.test(what!)) return told(`(${quarters[2]}) - (${quarters[0]})`, notes);
		const nth = which === undefined ? -1 : /^(?:f|l|1)/i.test(which) ? 0 : /^(?:s|2)/i.test(which) ? 1 : 2;
		return told(nth < 0 ? `[${quarters.join(', ')}]` : quarters[nth]!, notes);
	}
	if (share !== undefined || PERCENTILE.test(text))
		throw new ParseError('a percentile has its number, up to 100, and a list of numbers, as in 90th percentile of 1, 2, 3, 4', 0); // prettier-ignore
	if (what !== undefined || /^quartiles?$/i.test(text))
		throw new ParseError('quartiles are of a list of numbers, as in quartiles of 1, 2, 3, 4', 0);
	return undefined;
}

function told(text: string, notes: Note[]): string {
	notes.push({ text: OF_LINE, alternative: null });
	return text;
}

/** `1, 2, 3`, `[1 2 3]`, `1..10`, `1 to 10`, ascending; undefined for anything else. */
function numbersIn(text: string): string[] | undefined {
	const plain = text.replace(/^\s*(?:the\s+)?(?:numbers|list|data)\s*:?\s+|\s+list\s*$/gi, '').replace(/^\s*[[({]|[\])}]\s*$/g, ''); // prettier-ignore
	const range = /^\s*(-?\d{1,6})\s*(?:\.{2,3}|…|\bto\b)\s*(-?\d{1,6})\s*$/.exec(plain);
	if (range) {
		const [from, to] = [Number(range[1]), Number(range[2])];
		return to >= from && to - from < MAX_RANGE
			? Array.from({ length: to - from + 1 }, (_, k) => `${from + k}`)
			: undefined;
	}
	const list = plain.trim().split(/\s*[,;]\s*(?:and\s+)?|\s+(?:and\s+)?/);
	return list.every((each) => new RegExp(`^${NUMBER}$`).test(each))
		? list.sort((a, b) => Number(a) - Number(b))
		: undefined;
}

/** The value at (n − 1)·p of the sorted values, those between on a line. */
function quantile(sorted: readonly string[], percent: string): string {
	const last = sorted.length - 1;
	// Doubles may fall short of a whole place, where both neighbours tell the same.
	const place = Math.floor((last * Number(percent)) / 100 + 1e-9);
	const [low, high] = [sorted[place]!, sorted[Math.min(last, place + 1)]!];
	if (low === high || (last * Number(percent)) % 100 === 0) return low;
	const signed = (value: string) => (value.startsWith('-') ? `(${value})` : value);
	return `${signed(low)} + (${last}*${percent}/100 - ${place})*(${high} - ${signed(low)})`;
}

const GRADIENT = new RegExp(`${START}gradient\\s+of\\s+(?:f\\s*\\([a-z, ]+\\)\\s*=\\s*)?([^=<>,;]+)$`, 'i');
const DIVISOR = new RegExp(`${START}(gcd|hcf|gcf|lcm|greatest\\s+common\\s+(?:divisor|factor)|highest\\s+common\\s+factor|least\\s+common\\s+multiple)\\s+of\\s+([^,;=]+?)\\s*(?:,|and)\\s+([^,;=]+)$`, 'i'); // prettier-ignore

/** Gradients of functions of x, y, z, and divisors of polynomials. */
function ofLetters(text: string): string | undefined {
	const [, divisor, first, second] = DIVISOR.exec(text) ?? [];
	const isPolynomial = (each: string) => /(?<![A-Za-z])[a-z](?![A-Za-z])/.test(each) && !/[A-Za-z]{2}/.test(each);
	if (divisor !== undefined && isPolynomial(`${first} ${second}`))
		return `${/^l/i.test(divisor) ? 'lcm' : 'gcd'}(${first}, ${second})`;
	const [, f] = GRADIENT.exec(text) ?? [];
	if (f === undefined || /\s(?:at|when|where|for|if)\s/i.test(f)) return undefined;
	const names = ['x', 'y', 'z'].filter((name) => new RegExp(`(?<![A-Za-z])[xyz]*${name}[xyz]*(?![A-Za-z])`).test(f));
	if (names.length < 2) return undefined;
	throw new ParseError(`a gradient is not told as a list here: ask for its parts, ${names.map((name) => `diff(${f}, ${name})`).join(' and ')}`, 0); // prettier-ignore
}

/** Sentences for what is not told here, by what it is of. */
const REFUSALS: readonly (readonly [RegExp, (of: readonly string[]) => string])[] = [
	[/^(?:(?:vertical|horizontal|oblique|slant)\s+)?asymptotes?\s+(?:of|for)\s+(?:y\s*=\s*|f\s*\(x\)\s*=\s*)?(.+)$/i, ([, f]) => `asymptotes are not told here: ask for domain of ${f} and for limit of ${f} as x -> infinity`], // prettier-ignore
	[/^eigenvectors?\s*(?:of\s+|\()?(.+?)\)?$/i, ([, m]) => `eigenvectors are not told here: ask for eigenvalues ${m}; where a is one, the eigenvectors solve (M - a*I)*v = 0, which rref shows`], // prettier-ignore
	[/^partial\s+fractions?(?:\s+decomposition)?\s+(?:of\s+|for\s+)?(.+)$/i, ([, f]) => `partial fractions are not told here: integrate(${f}, x) has their integrals, factor(…) of the denominator its factors`] // prettier-ignore
];

/** Letters side by side that are no word, unit, currency or Roman numeral. */
const isProduct = (side: string): boolean =>
	/[A-Z]/.test(side) &&
	!/^[A-Z][a-z]{2,}$|^[A-Z]{3}$|^[IVXLCDM]+$/.test(side) &&
	!isUnit(side) &&
	!functionNamed(side) &&
	constantNamed(side) === undefined;

/** PV = nRT: sides of letters alone, a capital among several of them. */
const FORMULA = /^(?:solve\s+)?([A-Za-z]{1,4})\s*=\s*([A-Za-z]{1,4})(?:\s+for\s+([A-Za-z]))?$/;

function refused(text: string): string | undefined {
	const asked = text.replace(START_ONLY, '');
	for (const [pattern, said] of REFUSALS) {
		const match = pattern.exec(asked);
		if (match) throw new ParseError(said(match.map((group) => group ?? '')), 0);
	}
	const [, left, right, name] = FORMULA.exec(text) ?? [];
	if (left === undefined || right === undefined) return undefined;
	if (![left, right].every((side) => side.length === 1 || isProduct(side))) return undefined;
	if (left.length === 1 && right.length === 1) return undefined;
	const [a, b] = [left, right].map((side) => [...side].join('*'));
	if (name !== undefined) return `solve ${a} = ${b} for ${name}`;
	throw new ParseError(`a formula of several unknowns is solved for one of them: write which, as in solve ${a} = ${b} for ${right.slice(-1)}`, 0); // prettier-ignore
}
