import { forms, words } from '../../locales/en/encyclopedia';
import { defineGroup, type Locale } from '../../state/words/words.svelte';

/** What the pages of the group say. */
export const { t } = defineGroup(
	'encyclopedia',
	{ forms, words },
	import.meta.glob<Locale>(['../../locales/*/encyclopedia.ts', '!../../locales/en/*'])
);
