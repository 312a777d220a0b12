import english from '../../locales/en/math.json';
import { defineGroup } from '../../state/words/words.svelte';

/** Texts of the group’s pages. */
export const { t } = defineGroup('math', english, import.meta.glob(['../../locales/*/math.json', '!**/en/*']));
