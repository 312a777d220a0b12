import { forms, words } from '../../locales/en/dictionary';
import { defineGroup } from '../../state/words/words.svelte';

/** Texts of the group’s pages. */
export const { t } = defineGroup(
	'dictionary',
	{ forms, words },
	import.meta.glob(['../../locales/*/dictionary.ts', '!**/en/*'])
);
