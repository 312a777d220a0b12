import { forms, words } from '../../locales/en/geo';
import { defineGroup, type Locale } from '../../state/words/words.svelte';

/** What the pages of the group say. */
export const { t } = defineGroup(
	'geo',
	{ forms, words },
	import.meta.glob<Locale>(['../../locales/*/geo.ts', '!../../locales/en/*'])
);
