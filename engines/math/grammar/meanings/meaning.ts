/** The meaning of a phrase: arithmetic of its slots. */
import type { Form } from '../../core/answer-notes';
import { linesOf } from '../../../kit/lexicon-lines';
import type { Slots } from '../pattern';
import lines from './templates.txt?raw';

/** Arithmetic in the grammar, and how its answer is to be written. */
export type Told = { readonly text: string; readonly form?: Form };

/** Notes how a question was read, and its other possible meaning. */
export type Say = (text: string, alternative?: string | null) => void;

/** Builds the arithmetic; undefined where the phrase fits and means something else. */
export type Meaning = (slots: Slots, say: Say) => string | Told | undefined;

/** Meanings by their names. */
export type Meanings = Readonly<Record<string, Meaning | undefined>>;

/** The number of a rate: 5 of `5%`. */
export const bare = (rate: string | undefined): string => (rate ?? '').replace('%', '').trim();

/** FF, c0ffee: digits of base 16 that have a letter among them. */
function based(x: string): string {
	if (/^[01]{2,}b$/i.test(x)) return `0b${x.slice(0, -1)}`;
	if (/^[\da-f]+h$/i.test(x)) return `0x${x.slice(0, -1)}`;
	return /^[\da-f]{2,}$/i.test(x) && /[a-f]/i.test(x) && !/^0b|^\d+e\d+$/i.test(x) ? `0x${x}` : x;
}

function content(place: string, slots: Slots): string | undefined {
	const ways = place.split(' or ');
	for (const way of ways) {
		const [first = '', second] = way.split(' ');
		if (second !== undefined) return first === 'bare' ? bare(slots[second]) : based(slots[second] ?? '');
		if (way.includes('{')) return `${slots[/\{(\w+)\}/.exec(way)?.[1] ?? ''] ?? ''}${way.slice(way.indexOf('}') + 1)}`;
		if (slots[way] !== undefined) return slots[way];
	}
	return ways.length > 1 ? ways.at(-1) : undefined;
}

/** The end of the place or the optional part that begins at a bracket. */
function endOf(template: string, from: number): number {
	let depth = 0;
	for (let at = from; at < template.length; at++) {
		if ('{['.includes(template[at] as string)) depth++;
		if ('}]'.includes(template[at] as string) && --depth === 0) return at;
	}
	throw new SyntaxError(`"${template}" lacks a closing bracket`);
}

/** The template with its slots: `({a}) - ({b})`, `({q}) [in {into}]`. The format is in templates.txt. */
export function filled(template: string, slots: Slots): string {
	let out = '';
	for (let at = 0; at < template.length; at++) {
		const sign = template[at] as string;
		if (sign !== '{' && sign !== '[') {
			out += sign;
			continue;
		}
		const end = endOf(template, at);
		const inner = template.slice(at + 1, end);
		const isMissing =
			sign === '[' && [...inner.matchAll(/\{(\w+)\}/g)].some(([, name = '']) => slots[name] === undefined);
		out += sign === '{' ? (content(inner, slots) ?? '') : isMissing ? '' : filled(inner, slots);
		at = end;
	}
	return out.trim();
}

/** The form of a template by its words: `percent`, `base 16`, `places {places}`. */
function formOf(words: string, slots: Slots): Form | undefined {
	const [name, count] = filled(words, slots).split(' ');
	if (!name) return undefined;
	return (count === undefined ? name : { [name]: Number(count) }) as Form;
}

/** The meanings of templates.txt. */
export const TEMPLATES: Meanings = Object.fromEntries(
	[...linesOf(lines)].map(({ kind, value, phrases: [text = '', said, other] }): [string, Meaning] => [
		kind,
		(slots, say) => {
			if (said !== undefined) say(filled(said, slots), other === undefined ? null : filled(other, slots));
			const form = formOf(value, slots);
			return { text: filled(text, slots), ...(form && { form }) };
		}
	])
);
