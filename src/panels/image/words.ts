import { forms, words } from '../../locales/en/image';
import { defineGroup } from '../../state/words/words.svelte';

/** Texts of the group’s pages. */
export const { t } = defineGroup('image', { forms, words }, import.meta.glob(['../../locales/*/image.ts', '!**/en/*']));
