import english from '../../locales/en/ask.json';
import { defineGroup } from '../../state/words/words.svelte';

/** Texts of the group’s pages. */
export const { t } = defineGroup('ask', english, import.meta.glob(['../../locales/*/ask.json', '!**/en/*']));
