import { forms, words } from '../../locales/en/universities';
import { defineGroup } from '../../state/words/words.svelte';

/** Texts of the group’s pages. */
export const { t } = defineGroup(
	'universities',
	{ forms, words },
	import.meta.glob(['../../locales/*/universities.ts', '!**/en/*'])
);
