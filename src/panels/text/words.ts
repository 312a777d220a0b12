import { forms, words } from '../../locales/en/text';
import { defineGroup } from '../../state/words/words.svelte';

/** Texts of the group’s pages. */
export const { t } = defineGroup('text', { forms, words }, import.meta.glob(['../../locales/*/text.ts', '!**/en/*']));
