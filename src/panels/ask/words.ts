import { forms, words } from '../../locales/en/ask';
import { defineGroup } from '../../state/words/words.svelte';

/** Texts of the group’s pages. */
export const { t } = defineGroup('ask', { forms, words }, import.meta.glob(['../../locales/*/ask.ts', '!**/en/*']));
