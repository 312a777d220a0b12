import english from '../../locales/en/encyclopedia.json';
import { defineGroup } from '../../state/words/words.svelte';

/** Texts of the group’s pages. */
export const { t } = defineGroup(
	'encyclopedia',
	english,
	import.meta.glob(['../../locales/*/encyclopedia.json', '!**/en/*'])
);
