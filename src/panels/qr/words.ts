import { forms, words } from '../../locales/en/qr';
import { defineGroup } from '../../state/words/words.svelte';

/** Texts of the group’s pages. */
export const { t } = defineGroup('qr', { forms, words }, import.meta.glob(['../../locales/*/qr.ts', '!**/en/*']));
