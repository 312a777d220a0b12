import { forms, words } from '../../locales/en/earthquakes';
import { defineGroup } from '../../state/words/words.svelte';

/** Texts of the group’s pages. */
export const { t } = defineGroup(
	'earthquakes',
	{ forms, words },
	import.meta.glob(['../../locales/*/earthquakes.ts', '!**/en/*'])
);
