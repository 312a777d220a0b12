import { names, values, words } from '../../locales/en/app';
import type { Words } from '../../locales/types';
import { defineTable, speaker, type Locale } from './words.svelte';

interface AppWords {
	readonly names: typeof names;
	readonly values: Words<keyof typeof values>;
	readonly words: Words<AppKey>;
}
const table = defineTable<AppWords>(
	{ names, values, words },
	import.meta.glob<Locale>(['../../locales/*/app.ts', '!../../locales/en/*'])
);

export type AppKey = keyof typeof words;

/** The texts of the app itself and of what all panels share. */
export const t = speaker<AppKey>(() => table().words);
/** Values of answers in the reader's language, by the API's word. */
export const valueWord = speaker<keyof typeof values>(() => table().values);
/** Whether a word of an answer has a text. */
export const isValueWord = (word: string): word is keyof typeof values => Object.hasOwn(values, word);
/** Names of groups, operations and packs, where they differ from the contracts' titles. Reactive. */
export const ownNames = () => table().names;
