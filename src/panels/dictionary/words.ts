import english from '../../locales/en/dictionary.json';
import { defineGroup } from '../../state/words/words.svelte';

/** Texts of the group’s pages. */
export const { t } = defineGroup(
	'dictionary',
	english,
	import.meta.glob(['../../locales/*/dictionary.json', '!**/en/*'])
);
