import { defineWords } from '../../state/words.svelte';
import { en } from './pages/en';

/** The words of settings, keys, history, offline data and the consent window. */
export const t = defineWords(en, {
	hi: async () => (await import('./pages/hi')).hi,
	mr: async () => (await import('./pages/mr')).mr,
	ta: async () => (await import('./pages/ta')).ta,
	ar: async () => (await import('./pages/ar')).ar,
	de: async () => (await import('./pages/de')).de,
	es: async () => (await import('./pages/es')).es,
	fr: async () => (await import('./pages/fr')).fr
});
