import { defineWords } from '../state/words.svelte';
import { en } from './words/en';

/** The words of inputs, tables, charts and maps. */
export const t = defineWords(en, {
	hi: async () => (await import('./words/hi')).hi,
	mr: async () => (await import('./words/mr')).mr,
	ta: async () => (await import('./words/ta')).ta,
	ar: async () => (await import('./words/ar')).ar,
	de: async () => (await import('./words/de')).de,
	es: async () => (await import('./words/es')).es,
	fr: async () => (await import('./words/fr')).fr
});
