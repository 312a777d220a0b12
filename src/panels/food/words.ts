import { forms, words } from '../../locales/en/food';
import { defineGroup } from '../../state/words/words.svelte';

/** Texts of the group’s pages. */
export const { t } = defineGroup('food', { forms, words }, import.meta.glob(['../../locales/*/food.ts', '!**/en/*']));
