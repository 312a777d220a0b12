import { forms, words } from '../../locales/en/phone';
import { defineGroup } from '../../state/words/words.svelte';

/** Texts of the group’s pages. */
export const { t } = defineGroup('phone', { forms, words }, import.meta.glob(['../../locales/*/phone.ts', '!**/en/*']));
