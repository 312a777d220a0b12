import { en } from './line-words/en';
import { defineWords } from './words.svelte';

/** Values of answers by the words of the API, in the interface's language. */
export const valueWord = defineWords(en, {
	hi: async () => (await import('./line-words/hi')).hi,
	mr: async () => (await import('./line-words/mr')).mr,
	ta: async () => (await import('./line-words/ta')).ta,
	ar: async () => (await import('./line-words/ar')).ar,
	de: async () => (await import('./line-words/de')).de,
	es: async () => (await import('./line-words/es')).es,
	fr: async () => (await import('./line-words/fr')).fr
});

/** Whether a word of an answer has words of its own. */
export const isValueWord = (word: string): word is keyof typeof en => Object.hasOwn(en, word);
