import { forms, words } from '../../locales/en/news';
import { defineGroup, type Locale } from '../../state/words/words.svelte';

/** What the pages of the group say. */
export const { t } = defineGroup(
	'news',
	{ forms, words },
	import.meta.glob<Locale>(['../../locales/*/news.ts', '!../../locales/en/*'])
);
