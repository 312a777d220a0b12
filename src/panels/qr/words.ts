import english from '../../locales/en/qr.json';
import { defineGroup } from '../../state/words/words.svelte';

/** Texts of the group’s pages. */
export const { t } = defineGroup('qr', english, import.meta.glob(['../../locales/*/qr.json', '!**/en/*']));
