/** The meaning of a phrase: arithmetic of its slots. */
import type { Form } from '../../core/answer-notes';
import type { Slots } from '../pattern';

/** Arithmetic in the grammar, and how its answer is to be written. */
export interface Told {
	readonly text: string;
	readonly form?: Form;
}

/** Notes how a question was read, and its other possible meaning. */
export type Say = (text: string, alternative?: string | null) => void;

/** Builds the arithmetic; undefined where the phrase fits and means something else. */
export type Meaning = (slots: Slots, say: Say) => string | Told | undefined;

/** Meanings by their names. */
export type Meanings = Readonly<Record<string, Meaning | undefined>>;

/** The template with its slots filled: `({a}) - ({b})`. */
export const filled = (template: string, slots: Slots): string => {
	let out = '';
	for (let at = 0; at < template.length; at++) {
		const end = template[at] === '{' ? template.indexOf('}', at) : -1;
		if (end < 0) out += template[at];
		else {
			out += slots[template.slice(at + 1, end)] ?? '';
			at = end;
		}
	}
	return out;
};

/** A meaning that is a template. */
export const template =
	(text: string): Meaning =>
	(slots) =>
		filled(text, slots);

/** The same, answered as a percentage. */
export const percentage =
	(text: string): Meaning =>
	(slots) => ({ text: filled(text, slots), form: 'percent' });

/** A template and its note, both with slots. */
export const noted =
	(text: string, said: string, alternative: string | null = null): Meaning =>
	(slots, say) => {
		say(filled(said, slots), alternative === null ? null : filled(alternative, slots));
		return filled(text, slots);
	};

/** The number of a rate: 5 of `5%`. */
export const bare = (rate: string | undefined): string => (rate ?? '').replace('%', '').trim();
