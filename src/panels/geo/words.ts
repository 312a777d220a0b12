import english from '../../locales/en/geo.json';
import { defineGroup } from '../../state/words/words.svelte';

/** Texts of the group’s pages. */
export const { t } = defineGroup('geo', english, import.meta.glob(['../../locales/*/geo.json', '!**/en/*']));
