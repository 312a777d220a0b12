/** The words of a language: see lexicon/es.txt. */
export { default as text } from './lexicon/es.txt?raw';
