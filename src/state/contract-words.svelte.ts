import type { FormWords } from './contract-words/keys';
import { defineTable } from './words.svelte';

/** What pages of tools show of the contracts in the interface's language; null in English, which the contracts are in. Reactive. */
export const formWords = defineTable<FormWords | null>(null, {
	hi: async () => (await import('./contract-words/forms/hi')).hi,
	mr: async () => (await import('./contract-words/forms/mr')).mr,
	ta: async () => (await import('./contract-words/forms/ta')).ta,
	ar: async () => (await import('./contract-words/forms/ar')).ar,
	de: async () => (await import('./contract-words/forms/de')).de,
	es: async () => (await import('./contract-words/forms/es')).es,
	fr: async () => (await import('./contract-words/forms/fr')).fr
});
