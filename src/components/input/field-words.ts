import type { Schema } from '../../../engines/kit/schema';
import type { FieldWords } from '../../locales/types';
import { SHARED_FIELDS } from '../../locales/shared-fields';
import { made } from '../../state/settings/intl-cache';
import { settings } from '../../state/settings/settings.svelte';
import { t as shared } from '../../state/words/messages.svelte';
import { fillIn, groupForms } from '../../state/words/words.svelte';
import { spanText } from '../units';
import { labelOf } from './field-kind';

/** An entry of the table itself: a field may well have the name `constructor`. */
const entryOf = <T>(table: Readonly<Record<string, T | undefined>> | undefined, key: string): T | undefined =>
	table && Object.hasOwn(table, key) ? table[key] : undefined;
const formWords = (group: string, key: string): FieldWords | undefined => entryOf(groupForms(group), key);

/** Figures of a field that its texts may name. */
function figuresOf(schema: Schema | undefined): Readonly<Record<string, number | string>> {
	const { minimum, minLength, minItems, maximum, maxLength, maxItems, default: preset } = (schema ?? {}) as Figures;
	const figures = { min: minimum ?? minLength ?? minItems, max: maximum ?? maxLength ?? maxItems, default: preset };
	return Object.fromEntries(
		Object.entries(figures).filter((entry): entry is [string, number | string] => /number|string/.test(typeof entry[1]))
	);
}
interface Figures {
	readonly minimum?: number;
	readonly minLength?: number;
	readonly minItems?: number;
	readonly maximum?: number;
	readonly maxLength?: number;
	readonly maxItems?: number;
	readonly default?: unknown;
}

/** Returns the label of a parameter in the reader's language: the group's, the one that all groups share, else the contract's title. */
export function fieldLabel(group: string, name: string, schema?: Schema): string {
	const words = formWords(group, name);
	const own = typeof words === 'string' ? words : words?.[0];
	if (own !== undefined) return own;
	const key = SHARED_FIELDS.find((one) => one === name);
	return key ? shared(key) : labelOf(name, schema);
}

/** Returns the hint below a field. Empty if the label says enough, or if the field has no texts yet. */
export function fieldHint(group: string, name: string, schema?: Schema): string {
	const words = formWords(group, name);
	return words === undefined || typeof words === 'string' ? '' : fillIn(words[1] ?? '', figuresOf(schema));
}

/** Name of an enumeration's value in a list of choices. */
export function choiceLabel(group: string, name: string, value: string): string {
	const word = formWords(group, `${name}=${value}`);
	if (typeof word === 'string') return word;
	if (name === 'language') return made(Intl.DisplayNames, settings.locale, { type: 'language' }).of(value) ?? value;
	return spanText(value) ?? value.replaceAll('_', ' ');
}
