import english from '../../locales/en/earthquakes.json';
import { defineGroup } from '../../state/words/words.svelte';

/** Texts of the group’s pages. */
export const { t } = defineGroup(
	'earthquakes',
	english,
	import.meta.glob(['../../locales/*/earthquakes.json', '!**/en/*'])
);
