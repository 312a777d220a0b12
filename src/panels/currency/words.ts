import english from '../../locales/en/currency.json';
import { defineGroup } from '../../state/words/words.svelte';

/** Texts of the group’s pages. */
export const { t } = defineGroup('currency', english, import.meta.glob(['../../locales/*/currency.json', '!**/en/*']));
