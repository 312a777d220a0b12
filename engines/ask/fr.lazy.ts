/** The words of a language: see lexicon/fr.txt. */
export { default as text } from './lexicon/fr.txt?raw';
