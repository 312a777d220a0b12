import type { Schema } from '../../engines/kit/schema';
import { formWords } from '../state/contract-words.svelte';
import type { FieldWords } from '../state/contract-words/keys';
import { settings } from '../state/settings.svelte';
import { labelOf } from './field-kind';

type Table<T> = Readonly<Record<string, Readonly<Record<string, T>> | undefined>>;
/** A word that a table has of its own: a field may well be called `constructor`. */
const wordOf = <T>(table: Table<T> | undefined, part: string, name: string): T | undefined =>
	Object.hasOwn(table?.[part] ?? {}, name) ? table?.[part]?.[name] : undefined;
const fieldWords = (group: string, name: string): FieldWords | undefined =>
	wordOf(formWords()?.fields as Table<FieldWords> | undefined, group, name);

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
	const word = wordOf(formWords()?.choices as Table<string> | undefined, `${group}.${name}`, value);
	if (word !== undefined) return word;
	const labels = schema && 'x-labels' in schema ? schema['x-labels'] : undefined;
	if (labels && Object.hasOwn(labels, value)) return labels[value] ?? value;
	if (name === 'language') return new Intl.DisplayNames(settings.locale, { type: 'language' }).of(value) ?? value;
	return value.replaceAll('_', ' ');
}

/** What an example is called, by the contract's title. */
export const exampleTitle = (title: string): string =>
	wordOf({ examples: formWords()?.examples }, 'examples', title) ?? title;
