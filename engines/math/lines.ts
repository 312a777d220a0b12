import type { Lines } from '../kit/answer-lines';
import type { Writing } from '../kit/writing';
import type { math } from './contract';

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
	(/\d[.,]\d|%/.test(expression) || /%|\/100\b/.test(reading ?? '')) && !isRewritten({ expression, reading });
/** Whether words ask how else a number is written: 0.375 as a fraction. */
const isRewritten = ({ expression, reading }: Typed): boolean =>
	reading !== null && reading !== expression && /^\d+\.\d+$/.test(reading);

/** Digits of a whole number that a double holds exactly. */
const DOUBLE = 15;
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

/** A fraction, real number or solution in one line: decimal or exact form. `written` localises a decimal. */
export function valueLine(
	{ exact, decimal, decimal_text: text, ...typed }: Valued,
	written: (decimal: string) => string
): string {
	const [, unknown = '', value = ''] = /^([^ =]+ = )?(.*)$/s.exec(exact) ?? [];
	const full = fullDecimal(value);
	if (full !== null) return isDecimal(typed) ? `${unknown}${written(full)}` : `${exact} = ${written(full)}`;
	if (decimal === null || Number(value) === decimal) return exact;
	// 1500 * (1 + 3%)^10: such a fraction says less than its decimal.
	if (isDecimal(typed) && value.length > 2 * DOUBLE)
		return `${unknown}≈ ${written(String(Number(decimal.toPrecision(12))))}`;
	// A question for so many digits has more or fewer of them than the default.
	const isAsked = typeof text === 'string' && countDigits(text) !== DIGITS;
	return `${exact} ≈ ${written(isAsked ? text : String(Number(decimal.toPrecision(12))))}`;
}
/** An amount with its unit: `(78125/12573) mile`, `31 days`. */
const SIZED = /^\(?(-?\d+(?:\.\d+)?)(?:\/(\d+))?\)? ([^\d(].*)$/;
/** Begins the reading of a consumption for a way. */
const FOR_A_WAY = '(100 km) / (';
/** Feet and inches: `5 ft (1380/127) in`. */
const MIXED = /^(\d+) (\S+) \(?(\d+)(?:\/(\d+))?\)? (\S+)$/;

/** An exact fraction of a unit means little to people: `≈ 6.21371192 miles`. */
function sized(exact: string, writing: Writing): string {
	const mixed = MIXED.exec(exact);
	if (mixed) {
		const [, many = '', large = '', over = '', below = '1', small = ''] = mixed;
		const rest = Number((Number(over) / Number(below)).toFixed(2));
		const about = rest * Number(below) === Number(over) ? '' : '≈ ';
		return `${about}${writing.size(Number(many), large)} ${writing.size(rest, small)}`;
	}
	const [, over = '', below, unit = ''] = SIZED.exec(exact) ?? [];
	if (unit === '') return writing.figures(writing.unit(exact));
	const value = Number(over) / Number(below ?? '1');
	const isShort = over.replace(/\D/g, '').length <= DOUBLE;
	if (!isShort && below === undefined && !over.includes('.')) return `${writing.figures(over)} ${writing.unit(unit)}`;
	const isExact = isShort && (below === undefined || fullDecimal(`${over}/${below}`) !== null);
	return isExact ? writing.size(value, unit) : `≈ ${writing.size(Number(value.toPrecision(9)), unit)}`;
}

export const lines: Lines<typeof math> = {
	evaluate(answer, { ask, unit = '', year = '', whole, limit, below, sizes = '' }, writing) {
		const { kind, notes, decimal, reading } = answer;
		// Litres for 100 km are a volume to the engine.
		const exact = reading?.startsWith(FOR_A_WAY) && reading.endsWith(' in L') ? `${answer.exact}/100 km` : answer.exact;
		if (ask === 'is-true') return writing.reader.yes(exact === 'true');
		if (ask === 'is-zero') return writing.reader.yes(decimal === 0);
		if (ask === 'compare' || ask === 'larger') {
			const [, over = '', under = '1'] = SIZED.exec(exact) ?? [];
			const [value, bound] = [Number(over) / Number(under), Number(limit)];
			const [first = '', second = ''] = sizes.split('\n');
			const size = sized(exact, writing);
			if (ask === 'larger') {
				const larger = (below === 'true') === value < bound ? first : second;
				return value === bound
					? `${first} = ${second}`
					: `${larger} · ${first} ${size.startsWith('≈') ? '' : '= '}${size}`;
			}
			return `${writing.reader.yes(below === 'true' ? value < bound : value > bound)} · ${size}`;
		}
		if (ask === 'next-leap') return year;
		if (whole !== undefined) return writing.size(Number(whole), unit);
		if (ask === 'is-leap') return writing.reader.yes(exact.split(' ')[0] === '366');
		// 0.375 as a fraction is 3/8.
		if (ask === 'fraction' && kind === 'rational') return exact;
		if (kind === 'unit') return sized(exact, writing);
		// A percentage is already exact, but for a fraction of one: 74.14 % says more than (2150/29)%.
		if (exact.endsWith(')%') && decimal !== null)
			return `≈ ${writing.figures(String(Number((100 * decimal).toPrecision(9))))}%`;
		if (exact.endsWith('%')) return writing.figures(exact);
		if (kind !== 'rational' && kind !== 'real') return writing.figures(exact);
		const said = valueLine(answer, (decimal) => writing.figures(decimal));
		// The result of a school calculator.
		const other = notes.find(({ text, value }) => value !== null && /natural logarithm|in radians/.test(text));
		if (!other) return said;
		return `${said} (${/radians/.test(other.text) ? 'rad' : 'ln'}) · ${other.alternative} = ${writing.figures(other.value ?? '')}`;
	},
	simplify: ({ simplified, factored, expanded }, { ask }) =>
		(ask === 'expanded' ? expanded : null) ?? simplified ?? factored ?? expanded ?? ''
};
