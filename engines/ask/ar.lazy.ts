/** The words of a language: see lexicon/ar.txt. */
export { default as text } from './lexicon/ar.txt?raw';
