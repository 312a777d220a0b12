import english from '../../locales/en/image.json';
import { defineGroup } from '../../state/words/words.svelte';

/** Texts of the group’s pages. */
export const { t } = defineGroup('image', english, import.meta.glob(['../../locales/*/image.json', '!**/en/*']));
