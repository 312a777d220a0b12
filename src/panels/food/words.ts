import english from '../../locales/en/food.json';
import { defineGroup } from '../../state/words/words.svelte';

/** Texts of the group’s pages. */
export const { t } = defineGroup('food', english, import.meta.glob(['../../locales/*/food.json', '!**/en/*']));
