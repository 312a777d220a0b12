import { forms, words } from '../../locales/en/currency';
import { defineGroup } from '../../state/words/words.svelte';

/** Texts of the group’s pages. */
export const { t } = defineGroup(
	'currency',
	{ forms, words },
	import.meta.glob(['../../locales/*/currency.ts', '!**/en/*'])
);
