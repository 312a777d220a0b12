import { forms, words } from '../../locales/en/language';
import { defineGroup } from '../../state/words/words.svelte';

/** Texts of the group’s pages. */
export const { t } = defineGroup(
	'language',
	{ forms, words },
	import.meta.glob(['../../locales/*/language.ts', '!**/en/*'])
);
