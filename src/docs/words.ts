import { words } from '../locales/en/docs';
import type { Words } from '../locales/types';
import { defineTable, speaker } from '../state/words/words.svelte';

export type DocsKey = keyof typeof words;
const table = defineTable<{ readonly words: Words<DocsKey> }>(
	{ words },
	import.meta.glob(['../locales/*/docs.ts', '!**/en/*'])
);

/** The texts of the docs. */
export const t = speaker<DocsKey>(() => table().words);
