import { forms, words } from '../../locales/en/encyclopedia';
import { defineGroup } from '../../state/words/words.svelte';

/** Texts of the group’s pages. */
export const { t } = defineGroup(
	'encyclopedia',
	{ forms, words },
	import.meta.glob(['../../locales/*/encyclopedia.ts', '!**/en/*'])
);
