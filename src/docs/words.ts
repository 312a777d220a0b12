import english from '../locales/en/docs.json';
import type { Words } from '../locales/types';
import { defineTable, speaker } from '../state/words/words.svelte';

export type DocsKey = keyof typeof english.words;
const table = defineTable<{ readonly words: Words<DocsKey> }>(
	english,
	import.meta.glob(['../locales/*/docs.json', '!**/en/*'])
);

/** The texts of the docs. */
export const t = speaker<DocsKey>(() => table().words);
