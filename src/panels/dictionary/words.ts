import { forms, words } from '../../locales/en/dictionary';
import { defineGroup, type Locale } from '../../state/words/words.svelte';

/** Texts of the group’s pages. */
export const { t } = defineGroup(
	'dictionary',
	{ forms, words },
	import.meta.glob<Locale>(['../../locales/*/dictionary.ts', '!../../locales/en/*'])
);
