import { forms, words } from '../../locales/en/math';
import { defineGroup, type Locale } from '../../state/words/words.svelte';

/** What the pages of the group say. */
export const { t } = defineGroup(
	'math',
	{ forms, words },
	import.meta.glob<Locale>(['../../locales/*/math.ts', '!../../locales/en/*'])
);
