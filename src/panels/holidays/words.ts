import { forms, notes, words } from '../../locales/en/holidays';
import { defineGroup, type Locale } from '../../state/words/words.svelte';

const { t, table } = defineGroup(
	'holidays',
	{ forms, words, notes },
	import.meta.glob<Locale>(['../../locales/*/holidays.ts', '!../../locales/en/*'])
);

/** Texts of the group’s pages. */
export { t };
/** Notes on single countries in the reader’s language, by country. Where one is missing, the answer’s own English is shown. */
export const countryNotes = () => table().notes;
