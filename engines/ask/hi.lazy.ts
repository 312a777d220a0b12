/** The words of a language: see lexicon/hi.txt. */
export { default as text } from './lexicon/hi.txt?raw';
