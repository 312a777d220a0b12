import { forms, words } from '../../locales/en/math';
import { defineGroup } from '../../state/words/words.svelte';

/** Texts of the group’s pages. */
export const { t } = defineGroup('math', { forms, words }, import.meta.glob(['../../locales/*/math.ts', '!**/en/*']));
