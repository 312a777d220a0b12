import { forms, words } from '../../locales/en/currency';
import { defineGroup, type Locale } from '../../state/words/words.svelte';

/** Texts of the group’s pages. */
export const { t } = defineGroup(
	'currency',
	{ forms, words },
	import.meta.glob<Locale>(['../../locales/*/currency.ts', '!../../locales/en/*'])
);
