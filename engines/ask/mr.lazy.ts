/** The words of a language: see lexicon/mr.txt. */
export { default as text } from './lexicon/mr.txt?raw';
