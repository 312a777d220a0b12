import english from '../../locales/en/phone.json';
import { defineGroup } from '../../state/words/words.svelte';

/** Texts of the group’s pages. */
export const { t } = defineGroup('phone', english, import.meta.glob(['../../locales/*/phone.json', '!**/en/*']));
