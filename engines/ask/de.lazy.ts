/** The words of a language: see lexicon/de.txt. */
export { default as text } from './lexicon/de.txt?raw';
