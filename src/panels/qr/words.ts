import { forms, words } from '../../locales/en/qr';
import { defineGroup, type Locale } from '../../state/words/words.svelte';

/** What the pages of the group say. */
export const { t } = defineGroup(
	'qr',
	{ forms, words },
	import.meta.glob<Locale>(['../../locales/*/qr.ts', '!../../locales/en/*'])
);
