import english from '../../locales/en/language.json';
import { defineGroup } from '../../state/words/words.svelte';

/** Texts of the group’s pages. */
export const { t } = defineGroup('language', english, import.meta.glob(['../../locales/*/language.json', '!**/en/*']));
