import { words } from '../locales/en/pages';
import type { Words } from '../locales/types';
import { defineTable, speaker } from '../state/words/words.svelte';

const table = defineTable<{ readonly words: Words<keyof typeof words> }>(
	{ words },
	import.meta.glob(['../locales/*/pages.ts', '!**/en/*'])
);

/** The texts of Recent, API keys, Offline data and Settings. */
export const t = speaker<keyof typeof words>(() => table().words);
