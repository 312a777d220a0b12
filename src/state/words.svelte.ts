import type { Language } from './settings/languages';
import { made, wholeNumber } from './settings/intl-cache';
import { settings } from './settings/settings.svelte';

/** A text by number, by CLDR's categories of the part `count`: `{ one: '{count} day', other: '{count} days' }`. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;
/** The words of one part of the app in one language. `{name}` stands for a part that is filled in. */
export type Words<Key extends string> = Readonly<Record<Key, string | PluralForms>>;
export type Parts = Readonly<Record<string, string | number>>;

type Others = Exclude<Language, 'en'>;
type Loaders<Table> = Readonly<Record<Others, () => Promise<Table>>>;

/** Loads one part's words; English does nothing. */
type Load = (language: Language) => Promise<void>;

const parts: Load[] = [];
const loading = new Set<Promise<void>>();

/** Loads the words of all parts that are there. Rejects where a file is out of reach: English, or the language before, stays. */
export const loadLanguage = async (language: Language = settings.language): Promise<void> => {
	await Promise.all(parts.map((load) => load(language)));
};

/** Resolves when all words that were begun are there, or can't be had. */
export const wordsSettled = async (): Promise<void> => {
	await Promise.allSettled(loading);
};

/** What one part has in each language: the table of the language that is spoken, reactive; English until another is there. */
export function defineTable<Table>(en: Table, others: Loaders<Table>): () => Table {
	let table = $state.raw(en);
	const load: Load = async (language) => {
		const loaded = language === 'en' ? en : await others[language]();
		if (language === settings.language) table = loaded;
	};
	parts.push(load);
	if (settings.language !== 'en') {
		const first = load(settings.language)
			.catch((error: unknown) => console.warn('words: not loaded', error))
			.finally(() => loading.delete(first));
		loading.add(first);
	}
	return () => table;
}

/**
 * The words of a part of the app (the shell, a group's panels): `en` stands in its own code, every other language is a file
 * of its own, loaded when it is spoken. Gives a function that is reactive: the text of a key, its parts filled in. Numbers
 * among the parts are written by the interface's locale; a year is given as text.
 */
export function defineWords<Key extends string>(
	en: Words<Key>,
	others: Loaders<Words<Key>>
): (key: NoInfer<Key>, parts?: Parts) => string {
	const table = defineTable(en, others);
	return (key, values = {}) => {
		const word = table()[key];
		const { locale } = settings;
		const count = Number(values['count']);
		const text =
			typeof word === 'string' ? word : (word[made(Intl.PluralRules, locale, {}).select(count)] ?? word.other);
		return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
			const value = values[name] ?? whole;
			if (typeof value !== 'number') return value;
			return wholeNumber(value) ?? made(Intl.NumberFormat, locale, {}).format(value);
		});
	};
}
