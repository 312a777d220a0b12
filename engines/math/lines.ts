import type { Lines } from '../kit/writing';
import type { math } from './contract';

/** Fractions that a short decimal says in full. */
const SAME = /^-?\d+\/(?:2|4|5|8|10|16|20|25|32|40|50|64|80|100|125)$/;
const SHOWN: readonly (readonly [RegExp, string])[] = [
	[/\bdeg([CF])\b/g, '°$1'],
	[/\bmile\b/g, 'mi'],
	[/\b(inch)\b/g, 'in'],
	[/\bfoot\b/g, 'ft'],
	[/\bminute\b/g, 'min'],
	[/\bhour\b/g, 'h'],
	[/ \/ /g, '/']
];

/** `(78125/12573) mile` as `≈ 6.2137119 mi`: an exact fraction of a unit tells people nothing. */
function readable(exact: string): string {
	const match = /^\(?(-?\d+)(?:\/(\d+))?\)? (.+)$/.exec(exact);
	let text = exact;
	if (match?.[2] !== undefined) text = `≈ ${Number((Number(match[1]) / Number(match[2])).toPrecision(8))} ${match[3]}`;
	for (const [pattern, sign] of SHOWN) text = text.replace(pattern, sign);
	return text;
}

export const lines: Lines<typeof math> = {
	evaluate({ exact, decimal, kind, notes }) {
		if (kind === 'unit') return readable(exact);
		const short = decimal === null ? '' : String(Number(decimal.toPrecision(12)));
		const said = (kind === 'rational' || kind === 'real') && short !== '' && short !== exact ? `${exact} ${SAME.test(exact) ? '=' : '≈'} ${short}` : exact; // prettier-ignore
		// What a school's calculator gives for it.
		const other = notes.find(({ text, value }) => value !== null && /natural logarithm|in radians/.test(text));
		return other
			? `${said} (${/radians/.test(other.text) ? 'rad' : 'ln'}) · ${other.alternative} = ${other.value}`
			: said;
	},
	simplify: ({ simplified, factored, expanded }) => simplified ?? factored ?? expanded ?? ''
};
