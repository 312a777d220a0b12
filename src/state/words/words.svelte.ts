import type { GroupForms, PluralForms, Words } from '../../locales/types';
import type { Language } from '../settings/languages';
import { made, wholeNumber } from '../settings/intl-cache';
import { settings } from '../settings/settings.svelte';

export type Parts = Readonly<Record<string, string | number>>;
/** Loads the exports of a file of `src/locales/<language>/` by its path. English is not among them. */
type Files = Readonly<Record<string, () => Promise<unknown>>>;

const fileOf = (files: Files, language: Language): Promise<unknown> | undefined =>
	Object.entries(files).find(([path]) => path.includes(`/${language}/`))?.[1]();

type Load = (language: Language) => Promise<void>;

const tables: Load[] = [];
const loading = new Set<Promise<void>>();

/** Loads the texts of all tables in use. Rejects if a file is out of reach: the language before stays. */
export const loadLanguage = async (language: Language = settings.language): Promise<void> => {
	await Promise.all(tables.map((load) => load(language)));
};

/** Resolves when all texts that are on their way have arrived or failed. */
export const wordsSettled = async (): Promise<void> => {
	await Promise.allSettled(loading);
};

/** Returns English with everything that the other language has put in its place. */
function translated<Table>(english: Table, own: unknown): Table {
	if (own === undefined) return english;
	if (!isTable(english) || !isTable(own)) return own as Table;
	const keys = new Set([...Object.keys(english), ...Object.keys(own)]);
	return Object.fromEntries([...keys].map((key) => [key, translated(english[key], own[key])])) as Table;
}
const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the table of the reader's language, reactive. English replaces missing texts, and all until the file has loaded. */
export function defineTable<Table extends object>(english: Table, files: Files): () => Table {
	let table = $state.raw(english);
	const load: Load = async (language) => {
		const loaded = translated(english, await fileOf(files, language));
		if (language === settings.language) table = loaded;
	};
	tables.push(load);
	if (settings.language !== 'en') {
		const first = load(settings.language)
			.catch((error: unknown) => console.warn('words: not loaded', error))
			.finally(() => loading.delete(first));
		loading.add(first);
	}
	return () => table;
}

/** A table in English and in the reader's language. */
export type LateTable<Table> = { readonly english: Table; readonly own: Table };

/** Returns a late, reactive table; `files` include English. Undefined while loading, `empty` offline. */
export function defineLateTable<Table extends object>(empty: Table, files: Files): () => LateTable<Table> | undefined {
	let table = $state.raw<LateTable<Table>>();
	let isUsed = false;
	const load: Load = async (language) => {
		if (!isUsed) return;
		const [english, own] = await Promise.all([fileOf(files, 'en'), fileOf(files, language)]);
		if (language !== settings.language) return;
		const base = translated(empty, english);
		table = { english: base, own: translated(base, own) };
	};
	tables.push(load);
	return () => {
		if (!isUsed) {
			isUsed = true;
			const first = load(settings.language)
				.catch((error: unknown) => {
					console.warn('words: not loaded', error);
					isUsed = false;
					table ??= { english: empty, own: empty };
				})
				.finally(() => loading.delete(first));
			loading.add(first);
		}
		return table;
	};
}

/** Returns a reactive function from a key to its text with parts. Numbers are localised, years are text. */
export const speaker =
	<Key extends string>(table: () => Words<Key>) =>
	(key: NoInfer<Key>, values: Parts = {}): string => {
		const word = table()[key];
		const text = typeof word === 'string' ? word : pluralOf(word, Number(values['count']));
		return fillIn(text, values);
	};

const pluralOf = (forms: PluralForms, count: number): string =>
	forms[made(Intl.PluralRules, settings.locale, {}).select(count)] ?? forms.other;

/** Puts values in place of `{name}`. A missing one leaves its place as it is. */
export const fillIn = (text: string, values: Parts): string =>
	text.replace(/\{(\w+)\}/g, (place, name: string) => {
		const value = values[name] ?? place;
		if (typeof value !== 'number') return value;
		return wholeNumber(value) ?? made(Intl.NumberFormat, settings.locale, {}).format(value);
	});

const forms = new Map<string, () => GroupForms>();

/** Texts of a group's forms in the reader's language, reactive. Undefined until a page of the group is loaded. */
export const groupForms = (group: string): GroupForms | undefined => forms.get(group)?.();

/** The texts of a group: `t` gives those of its pages, `groupForms` those of its forms. */
export function defineGroup<
	Key extends string,
	English extends { readonly forms: GroupForms; readonly words: Words<Key> }
>(group: string, english: English & { readonly words: Words<Key> }, files: Files) {
	const table = defineTable(english, files);
	forms.set(group, () => table().forms);
	return { table, t: speaker<Key>(() => table().words) };
}
