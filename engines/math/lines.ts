import type { Lines } from '../kit/formatters';
import type { math } from './contract';

/** The decimal that equals a fraction, with at most twelve digits, or null. */
function fullDecimal(exact: string): string | null {
	const [, above = '', below = ''] = /^(-?\d{1,15})\/(\d{1,15})$/.exec(exact) ?? [];
	let rest = Number(below);
	if (!(rest > 0)) return null;
	for (const prime of [2, 5]) while (rest % prime === 0) rest /= prime;
	const decimal = String(Number((Number(above) / Number(below)).toPrecision(12)));
	// Times the denominator it gives the numerator, or digits were lost.
	const digits = decimal.split('.')[1]?.length ?? 0;
	const scaled = BigInt(decimal.replace('.', '').replace(/e.*/, '')) * BigInt(below);
	return rest === 1 && !/e/.test(decimal) && scaled === BigInt(above) * 10n ** BigInt(digits) ? decimal : null;
}

/** Whether a question is in decimals or percents: its answer is a decimal, not a fraction. */
const isDecimal = ({ expression, reading }: Typed): boolean =>
	/\d[.,]\d|%/.test(expression) || /%|\/100\b/.test(reading ?? '');

/** Digits that `evaluate` gives by default. */
const DIGITS = 30;
const countDigits = (text: string): number => (text.split('e')[0] ?? '').replace(/\D/g, '').replace(/^0+/, '').length;

interface Typed {
	readonly expression: string;
	readonly reading: string | null;
}
/** The fields of an answer that its value in one line needs. */
interface Valued extends Typed {
	readonly exact: string;
	readonly decimal: number | null;
	readonly decimal_text: string | null;
}

/**
 * The value of a fraction, a real number or one solution (`x = 3/8`) in one line: the decimal alone where the question has
 * decimals, else the exact form with its decimal, if that says more. `written` writes a decimal in the reader's locale.
 */
export function valueLine(
	{ exact, decimal, decimal_text: text, ...typed }: Valued,
	written: (decimal: string) => string
): string {
	const [, unknown = '', value = ''] = /^([^ =]+ = )?(.*)$/s.exec(exact) ?? [];
	const full = fullDecimal(value);
	if (full !== null) return isDecimal(typed) ? `${unknown}${written(full)}` : `${exact} = ${written(full)}`;
	if (decimal === null || Number(value) === decimal) return exact;
	// A question for so many digits has fewer of them than the default.
	const isAsked = typeof text === 'string' && countDigits(text) < DIGITS;
	return `${exact} ≈ ${written(isAsked ? text : String(Number(decimal.toPrecision(12))))}`;
}
const SHOWN: readonly (readonly [RegExp, string])[] = [
	[/\bdeg([CF])\b/g, '°$1'],
	[/\bmile\b/g, 'mi'],
	[/\b(inch)\b/g, 'in'],
	[/\bfoot\b/g, 'ft'],
	[/\bmetricpound\b/g, 'Pfund'],
	[/\bmetrichorsepower\b/g, 'PS'],
	[/\bimperial(pint|gallon)\b/g, '$1 (UK)'],
	[/\bminute\b/g, 'min'],
	[/\bhour\b/g, 'h'],
	[/ \/ /g, '/']
];

/** `(78125/12573) mile` as `≈ 6.2137119 mi`: an exact fraction of a unit tells people nothing. */
function readable(exact: string): string {
	const match = /^\(?(-?\d+)(?:\/(\d+))?\)? (.+)$/.exec(exact);
	let text = exact;
	// 5 ft (1380/127) in: feet and inches.
	const mixed = /^(\d+ \S+) \((\d+)\/(\d+)\) (\S+)$/.exec(exact);
	if (mixed) text = `≈ ${mixed[1]} ${Number((Number(mixed[2]) / Number(mixed[3])).toFixed(2))} ${mixed[4]}`;
	if (match?.[2] !== undefined) text = `≈ ${Number((Number(match[1]) / Number(match[2])).toPrecision(8))} ${match[3]}`;
	for (const [pattern, sign] of SHOWN) text = text.replace(pattern, sign);
	return text;
}

export const lines: Lines<typeof math> = {
	evaluate(answer, { ask }, { figures }) {
		const { exact, kind, notes } = answer;
		// 0.375 as a fraction is 3/8.
		if (ask === 'fraction' && kind === 'rational') return exact;
		if (kind === 'unit') return figures(readable(exact));
		// A percentage is already exact.
		if (exact.endsWith('%')) return exact;
		const said = kind === 'rational' || kind === 'real' ? valueLine(answer, String) : exact;
		// The result of a school calculator.
		const other = notes.find(({ text, value }) => value !== null && /natural logarithm|in radians/.test(text));
		return figures(
			other ? `${said} (${/radians/.test(other.text) ? 'rad' : 'ln'}) · ${other.alternative} = ${other.value}` : said
		);
	},
	simplify: ({ simplified, factored, expanded }) => simplified ?? factored ?? expanded ?? ''
};
