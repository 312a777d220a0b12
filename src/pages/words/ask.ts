import { defineWords } from '../../state/words.svelte';
import { en } from './ask/en';

/** The words of the box, the shelf and the tools’ pages. */
export const t = defineWords(en, {
	hi: async () => (await import('./ask/hi')).hi,
	mr: async () => (await import('./ask/mr')).mr,
	ta: async () => (await import('./ask/ta')).ta,
	ar: async () => (await import('./ask/ar')).ar,
	de: async () => (await import('./ask/de')).de,
	es: async () => (await import('./ask/es')).es,
	fr: async () => (await import('./ask/fr')).fr
});
