import { forms, notes, words } from '../../locales/en/holidays';
import { defineGroup } from '../../state/words/words.svelte';

const { t, table } = defineGroup(
	'holidays',
	{ forms, words, notes },
	import.meta.glob(['../../locales/*/holidays.ts', '!**/en/*'])
);

/** Texts of the group’s pages. */
export { t };
/** Notes on single countries in the reader’s language, by country. Where one is missing, the answer’s own English is shown. */
export const countryNotes = () => table().notes;
