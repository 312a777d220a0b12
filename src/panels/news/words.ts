import { forms, words } from '../../locales/en/news';
import { defineGroup } from '../../state/words/words.svelte';

/** Texts of the group’s pages. */
export const { t } = defineGroup('news', { forms, words }, import.meta.glob(['../../locales/*/news.ts', '!**/en/*']));
