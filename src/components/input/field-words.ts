import type { Schema } from '../../../engines/kit/schema';
import type { FieldWords, GroupForms } from '../../../engines/kit/words';
import { formWords } from '../../state/contract-words.svelte';
import { made } from '../../state/settings/intl-cache';
import { settings } from '../../state/settings/settings.svelte';
import { labelOf } from './field-kind';

/** An entry that a table has of its own: a field may well be called `constructor`. */
const entryOf = <T>(table: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
	table && Object.hasOwn(table, key) ? table[key] : undefined;
const formsOf = (group: string): GroupForms | undefined => entryOf(formWords()?.groups, group);
const fieldWords = (group: string, name: string): FieldWords | undefined => entryOf(formsOf(group)?.fields, name);

/** What a parameter of a group is called above its field, in the interface's language; by the contract where that has no word. */
export function fieldLabel(group: string, name: string, schema?: Schema): string {
	const words = fieldWords(group, name);
	return (typeof words === 'string' ? words : words?.[0]) ?? labelOf(name, schema);
}

/** The help below a field; empty where the language's label says enough. */
export function fieldHint(group: string, name: string, schema?: Schema): string {
	const words = fieldWords(group, name);
	if (words === undefined) return schema?.description ?? '';
	return typeof words === 'string' ? '' : words[1];
}

/** What a value of an enumeration is called where people choose it. */
export function choiceLabel(group: string, name: string, value: string, schema?: Schema): string {
	const word = entryOf(entryOf(formsOf(group)?.choices, name), value);
	if (word !== undefined) return word;
	const labels = schema && 'x-labels' in schema ? schema['x-labels'] : undefined;
	if (labels && Object.hasOwn(labels, value)) return labels[value] ?? value;
	if (name === 'language') return made(Intl.DisplayNames, settings.locale, { type: 'language' }).of(value) ?? value;
	return value.replaceAll('_', ' ');
}

/** What an example of a group is called, by the contract's title. */
export const exampleTitle = (group: string, title: string): string => entryOf(formsOf(group)?.examples, title) ?? title;
