import english from '../../locales/en/text.json';
import { defineGroup } from '../../state/words/words.svelte';

/** Texts of the group’s pages. */
export const { t } = defineGroup('text', english, import.meta.glob(['../../locales/*/text.json', '!**/en/*']));
