import { forms, words } from '../../locales/en/food';
import { defineGroup, type Locale } from '../../state/words/words.svelte';

/** Texts of the group’s pages. */
export const { t } = defineGroup(
	'food',
	{ forms, words },
	import.meta.glob<Locale>(['../../locales/*/food.ts', '!../../locales/en/*'])
);
