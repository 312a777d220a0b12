import { forms, words } from '../../locales/en/phone';
import { defineGroup, type Locale } from '../../state/words/words.svelte';

/** Texts of the group’s pages. */
export const { t } = defineGroup(
	'phone',
	{ forms, words },
	import.meta.glob<Locale>(['../../locales/*/phone.ts', '!../../locales/en/*'])
);
