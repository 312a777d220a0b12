import english from '../locales/en/pages.json';
import type { Words } from '../locales/types';
import { defineTable, speaker } from '../state/words/words.svelte';

const table = defineTable<{ readonly words: Words<keyof typeof english.words> }>(
	english,
	import.meta.glob(['../locales/*/pages.json', '!**/en/*'])
);

/** The texts of Recent, API keys, Offline data, Settings and unknown pages. */
export const t = speaker<keyof typeof english.words>(() => table().words);
