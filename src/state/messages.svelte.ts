import { en } from './messages/en';
import { defineWords } from './words.svelte';

/** The words of the shell and of what all panels share. */
export const t = defineWords(en, {
	hi: async () => (await import('./messages/hi')).hi,
	mr: async () => (await import('./messages/mr')).mr,
	ta: async () => (await import('./messages/ta')).ta,
	ar: async () => (await import('./messages/ar')).ar,
	de: async () => (await import('./messages/de')).de,
	es: async () => (await import('./messages/es')).es,
	fr: async () => (await import('./messages/fr')).fr
});
