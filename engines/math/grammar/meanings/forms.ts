/** How an answer is to be written. */
import type { Form } from '../../core/answer-notes';
import type { Slots } from '../pattern';
import type { Meaning, Meanings } from './meaning';

const as =
	(form: Form | ((slots: Slots) => Form)): Meaning =>
	(slots) => {
		const text = slots['x'] ?? slots['number'] ?? '';
		return { text: isOfBase(form) ? based(text) : text, form: typeof form === 'function' ? form(slots) : form };
	};
const isOfBase = (form: unknown): boolean =>
	form === 'decimal' || (typeof form === 'object' && form !== null && 'base' in form);
const numbered = (slots: Slots, name: string): number => Number(slots[name]);

/** FF, c0ffee: digits of base 16 that have a letter among them. */
const based = (x: string): string => {
	if (/^[01]{2,}b$/i.test(x)) return `0b${x.slice(0, -1)}`;
	if (/^[\da-f]+h$/i.test(x)) return `0x${x.slice(0, -1)}`;
	return /^[\da-f]{2,}$/i.test(x) && /[a-f]/i.test(x) && !/^0b|^\d+e\d+$/i.test(x) ? `0x${x}` : x;
};

export const FORMS: Meanings = {
	'as-hex': as({ base: 16 }),
	'as-binary': as({ base: 2 }),
	'as-octal': as({ base: 8 }),
	'as-base': as((slots) => ({ base: numbered(slots, 'base') })),
	'as-digits': as((slots) => ({ digits: numbered(slots, 'digits') })),
	'as-places': as((slots) => ({ places: numbered(slots, 'places') })),
	'as-percent': as('percent'),
	'as-whole': as({ places: 0 }),
	'as-tenth': as({ places: 1 }),
	'as-hundredth': as({ places: 2 }),
	'as-thousandth': as({ places: 3 }),
	'as-scientific': as('scientific'),
	'as-fraction': as('fraction'),
	'as-mixed': as('mixed'),
	'as-roman': as('roman'),
	'as-decimal': as('decimal'),
	'rounded-to': as((slots) => ({ places: numbered(slots, 'places') }))
};
