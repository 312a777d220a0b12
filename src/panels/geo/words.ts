import { forms, words } from '../../locales/en/geo';
import { defineGroup } from '../../state/words/words.svelte';

/** Texts of the group’s pages. */
export const { t } = defineGroup('geo', { forms, words }, import.meta.glob(['../../locales/*/geo.ts', '!**/en/*']));
