import type { FormWords } from './contract-words/keys';
import { byGroup } from './contract-words/by-group';
import { defineTable } from './words.svelte';

const ofGroups = (file: FormWords): FormWords => ({ ...file, groups: byGroup(file.groups) });

/** What pages of tools show of the contracts in the interface's language; null in English, which the contracts are in. Reactive. */
export const formWords = defineTable<FormWords | null>(null, {
	hi: async () => ofGroups((await import('./contract-words/forms/hi')).hi),
	mr: async () => ofGroups((await import('./contract-words/forms/mr')).mr),
	ta: async () => ofGroups((await import('./contract-words/forms/ta')).ta),
	ar: async () => ofGroups((await import('./contract-words/forms/ar')).ar),
	de: async () => ofGroups((await import('./contract-words/forms/de')).de),
	es: async () => ofGroups((await import('./contract-words/forms/es')).es),
	fr: async () => ofGroups((await import('./contract-words/forms/fr')).fr)
});
