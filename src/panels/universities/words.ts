import english from '../../locales/en/universities.json';
import { defineGroup } from '../../state/words/words.svelte';

/** Texts of the group’s pages. */
export const { t } = defineGroup(
	'universities',
	english,
	import.meta.glob(['../../locales/*/universities.json', '!**/en/*'])
);
