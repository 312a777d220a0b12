import { forms, words } from '../../locales/en/ask';
import { defineGroup, type Locale } from '../../state/words/words.svelte';

/** Texts of the group’s pages. */
export const { t } = defineGroup(
	'ask',
	{ forms, words },
	import.meta.glob<Locale>(['../../locales/*/ask.ts', '!../../locales/en/*'])
);
