/** The words of a language: see lexicon/ta.txt. */
export { default as text } from './lexicon/ta.txt?raw';
