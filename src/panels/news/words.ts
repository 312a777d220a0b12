import { forms, words } from '../../locales/en/news';
import { defineGroup, type Locale } from '../../state/words/words.svelte';

/** Texts of the group’s pages. */
export const { t } = defineGroup(
	'news',
	{ forms, words },
	import.meta.glob<Locale>(['../../locales/*/news.ts', '!../../locales/en/*'])
);
