import { defineTable, defineWords } from '../../state/words.svelte';
import { en, type HolidaysNotes } from './words/en';

/** The words of the holidays' pages. */
export const t = defineWords(en, {
	hi: async () => (await import('./words/hi')).hi,
	mr: async () => (await import('./words/mr')).mr,
	ta: async () => (await import('./words/ta')).ta,
	ar: async () => (await import('./words/ar')).ar,
	de: async () => (await import('./words/de')).de,
	es: async () => (await import('./words/es')).es,
	fr: async () => (await import('./words/fr')).fr
});
/** The notes on single countries in the reader's language; null in English, which is the answer's own. */
export const countryNotes = defineTable<HolidaysNotes | null>(null, {
	hi: async () => (await import('./words/hi')).notes,
	mr: async () => (await import('./words/mr')).notes,
	ta: async () => (await import('./words/ta')).notes,
	ar: async () => (await import('./words/ar')).notes,
	de: async () => (await import('./words/de')).notes,
	es: async () => (await import('./words/es')).notes,
	fr: async () => (await import('./words/fr')).notes
});
