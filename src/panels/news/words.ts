import english from '../../locales/en/news.json';
import { defineGroup } from '../../state/words/words.svelte';

/** Texts of the group’s pages. */
export const { t } = defineGroup('news', english, import.meta.glob(['../../locales/*/news.json', '!**/en/*']));
