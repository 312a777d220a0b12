import { forms, words } from '../../locales/en/text';
import { defineGroup, type Locale } from '../../state/words/words.svelte';

/** What the pages of the group say. */
export const { t } = defineGroup(
	'text',
	{ forms, words },
	import.meta.glob<Locale>(['../../locales/*/text.ts', '!../../locales/en/*'])
);
