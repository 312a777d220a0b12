import { forms, words } from '../../locales/en/image';
import { defineGroup, type Locale } from '../../state/words/words.svelte';

/** Texts of the group’s pages. */
export const { t } = defineGroup(
	'image',
	{ forms, words },
	import.meta.glob<Locale>(['../../locales/*/image.ts', '!../../locales/en/*'])
);
