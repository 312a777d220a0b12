import english from '../../locales/en/holidays.json';
import { defineGroup } from '../../state/words/words.svelte';

type Notes = Readonly<Partial<Record<string, string>>>;
const { t, table } = defineGroup(
	'holidays',
	{ ...english, notes: {} as Notes },
	import.meta.glob(['../../locales/*/holidays.json', '!**/en/*'])
);

/** Texts of the group’s pages. */
export { t };
/** Notes on single countries in the reader’s language, by country. Where one is missing, the answer’s own English is shown. */
export const countryNotes = () => table().notes;
