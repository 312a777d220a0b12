/** The words of a language: see lexicon/en.txt. */
export { default as text } from './lexicon/en.txt?raw';
